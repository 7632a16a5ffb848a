"""The table companion: it keeps the books of boxed board games about money."""

__version__ = "0.1.0"
