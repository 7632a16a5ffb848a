"""Pixels dice over Bluetooth: `companion sensor pixels`. Needs bleak, the optional extra "pixels". Never tried with a real die."""

from __future__ import annotations

import asyncio
import sys

from hardware.adapters.device import Device, until_ended
from hardware.adapters.pixel_die import NOTIFY, SERVICE, WHO_ARE_YOU, WRITE, Die, Identity, decode

__all__ = ["run", "serve"]

AGAIN = 5.0         # seconds between two looks for dice


async def serve(discover, client, say=print) -> None:
    """Look for dice for ever; each that is found is played for the companion until it goes, and again when it returns.

    discover: an async function that gives the devices in reach; client: makes a connection to one, as BleakClient does.
    """
    connected: dict[str, asyncio.Task] = {}
    devices: dict[str, Device] = {}
    try:
        while True:
            for found in await discover():
                task = connected.get(found.address)
                if task is None or task.done():
                    connected[found.address] = asyncio.create_task(_play(found, client, devices, say))
            await asyncio.sleep(AGAIN)
    finally:
        for task in connected.values():
            task.cancel()
        for device in devices.values():
            device.close()


async def _play(found, client, devices: dict[str, Device], say) -> None:
    die, device, said = Die(), devices.get(found.address), asyncio.Queue()
    gone = object()
    try:
        async with client(found, disconnected_callback=lambda _: said.put_nowait(gone)) as there:
            await there.start_notify(NOTIFY, lambda _, data: said.put_nowait(bytes(data)))
            await there.write_gatt_char(WRITE, WHO_ARE_YOU)
            while True:
                try:
                    data = await asyncio.wait_for(said.get(), 0.1)
                except TimeoutError:
                    data = b""
                if data is gone:
                    break
                message = decode(data)
                events = die.saw(message)
                if isinstance(message, Identity):
                    if device is None:
                        device = devices[found.address] = Device(f"pixel-{message.id:08x}", *die.faces, title=message.name or found.name or "")
                        say(f"{device.id} is plugged in at {device.outlet.where}")
                    device.plug()
                if device is not None:
                    device.tell(events)
    except (OSError, EOFError, asyncio.TimeoutError) as error:
        say(f"{found.address}: {error}")
    except Exception as error:      # bleak's own errors have no common kind beside this
        say(f"{found.address}: {error.__class__.__name__}: {error}")
    finally:
        if device is not None:
            device.unplug()


def run() -> int:
    """Play every Pixels die in reach until ended; returns the exit status."""
    try:
        from bleak import BleakClient, BleakScanner
    except ImportError:
        print("companion sensor pixels needs bleak: .venv/bin/python -m pip install 'bleak>=3.1,<4'", file=sys.stderr)
        return 2

    async def discover():
        return await BleakScanner.discover(service_uuids=[SERVICE])

    def program() -> str:
        try:
            asyncio.run(serve(discover, BleakClient, lambda text: print(text, flush=True)))
        except Exception as error:  # no Bluetooth, no D-Bus, not allowed: each system says it in its own way
            return f"companion sensor pixels: {error}"
        return ""

    return until_ended(program)
