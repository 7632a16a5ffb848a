"""What runs on the boards. link.py and each logic.py import nothing and run under CPython and MicroPython alike."""
