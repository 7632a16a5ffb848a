"""Labels on paper: the word of the sheet's language, and beside it the one that the box prints."""

from __future__ import annotations

import re

from companion.engine.words import Words, words_for

__all__ = ["Labels"]


class Labels:
    """The labels of one order. words: of its language; game: whose box it is."""

    def __init__(self, words: Words, game) -> None:
        self.words, self.language = words, words.language
        self.box = words_for(game, game.language)
        self.own = self.box.language == words.language

    def pair(self, key: str) -> tuple[str, str]:
        """A key's word and the box's own, "" where that is the same word or the sheet is in the box's language.

        Words that name the box's term themselves, in brackets as screens show them, are taken apart.
        """
        text = self.words.say(key)
        if self.own:
            return text, ""
        term = self.box.say(key)
        bracketed = re.fullmatch(r"(.+) \(([^()]+)\)", text)
        if bracketed:
            inside = bracketed[2]
            return (bracketed[1], inside) if inside.casefold() in term.casefold() else (text, "")
        bare = re.sub(r" \([^()]*\)$", "", term)
        return text, "" if bare.casefold() == text.casefold() or not self.box.has(key) else bare
