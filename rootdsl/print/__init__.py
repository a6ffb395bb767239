"""Pages for print: the book as PDF, and sheets for the table as SVG and PDF."""
