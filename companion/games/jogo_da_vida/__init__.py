"""Jogo da Vida: the Brazilian edition of the road from a first salary to Judgement Day."""
