"""The pure middle: rules in, facts out. Standard library only; knows no Flask, no SQL, no clock."""
