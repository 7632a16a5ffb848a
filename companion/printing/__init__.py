"""Sheets and tickets of a table: what can be printed, and the documents that the press makes PDFs of."""

from companion.printing.documents import Order, documents
from companion.printing.offered import COMMON, find, items, offered
from companion.printing.receipts import receipts

__all__ = ["COMMON", "Order", "documents", "find", "items", "offered", "receipts"]
