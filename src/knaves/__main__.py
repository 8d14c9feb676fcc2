"""`python -m knaves`."""

from knaves.cli import main

if __name__ == "__main__":
    main()
