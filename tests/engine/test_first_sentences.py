"""The first sentences after a start may be asked for by many phones at once."""

import subprocess
import sys


def test_many_first_readers_get_one_kind_of_words():
    program = """
import threading
from companion.engine.words import words_for
gate, said = threading.Barrier(12), []
def read():
    gate.wait()
    said.append(words_for(None, "en").say("ui-have_of_need", name=["a", None], have=1, need=2))
threads = [threading.Thread(target=read) for _ in range(12)]
[t.start() for t in threads]; [t.join() for t in threads]
print(len(set(said)), any("object at" in text for text in said))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["1", "False"]
