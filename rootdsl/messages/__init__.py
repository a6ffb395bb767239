"""The messages room: everything the compiler ever says about a text, its codes, pages and printing."""
