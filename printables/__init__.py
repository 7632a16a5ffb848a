"""Sheets and tickets on paper; knows no Flask."""
