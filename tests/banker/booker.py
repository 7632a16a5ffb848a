"""A process to be killed: books a payday for every ticket that it reads, and says so.

    booker.py DATABASE [late | early | ticketless]

One line in, one line out: "t17" -> "t17 18". late: the answer takes its time, as over a bad radio link;
early and ticketless are planted faults: the answer before the booking, and a booking without its ticket.
"""

import sys
import time

from companion.banker import Banker
from companion.live import Hub
from companion.store import Store
from tests.banker.toy import make_game, seat

SLOW = 0.004    # seconds


def main(url: str, fault: str) -> None:
    store = Store(url)
    store.prepare()
    game = make_game()
    banker = Banker(store, Hub(), {"toy": game}.__getitem__)
    if not store.has_table("KOALA"):
        banker.make_table("toy", "KOALA", seats=["Anna"])
    print("ready", flush=True)
    for line in sys.stdin:
        ticket = line.strip()
        if fault == "early":
            print(ticket, 0, flush=True)
            time.sleep(SLOW)
        receipt = banker.take("KOALA", seat("Anna"), "payday", {}, None if fault == "ticketless" else ticket)
        if fault != "early":
            time.sleep(SLOW)
            print(ticket, receipt.seq, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
