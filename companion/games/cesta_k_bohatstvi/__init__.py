"""Cesta k bohatství: the Czech board game about the road to wealth."""
