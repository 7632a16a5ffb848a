"""Dice and spinner readers; knows no game and no Flask. Readings reach a table through companion/sensors.py."""
