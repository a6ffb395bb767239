"""The command line: `main` knows the commands by name, each is imported when it is called."""
