"""`python -m varaq`: the command line."""

from varaq.cli import main

if __name__ == "__main__":
    main()
