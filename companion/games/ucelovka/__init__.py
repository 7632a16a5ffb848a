"""Účelovka: the Czech satire of politics and business, one Prime Minister and all the other Citizens."""
