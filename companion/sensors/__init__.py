"""Readers of dice and spinners at the tables: from the port to the open roll, and what people see of it."""

from companion.sensors.booking import settled
from companion.sensors.desk import Desk, Elsewhere, Reader

__all__ = ["Desk", "Elsewhere", "Reader", "settled"]
