"""`python -m rootdsl`."""

from rootdsl.cli.main import main

main()
