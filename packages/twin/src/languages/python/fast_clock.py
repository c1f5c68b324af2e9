"""Run before an example whose pauses and limits are to pass quickly: its clock runs many times as fast, for all alike."""

import os
import selectors
import socket
import time

_SPEED = float(os.environ.pop("FAST_CLOCK"))
_monotonic, _sleep = time.monotonic, time.sleep
_start = _monotonic()


def _shortened(seconds):
    return seconds / _SPEED if seconds else seconds


time.monotonic = lambda: _start + (_monotonic() - _start) * _SPEED
time.sleep = lambda seconds: _sleep(_shortened(seconds))

_set, _get = socket.socket.settimeout, socket.socket.gettimeout


def _gettimeout(self):
    seconds = _get(self)
    return seconds and seconds * _SPEED


socket.socket.settimeout = lambda self, seconds: _set(self, _shortened(seconds))
socket.socket.gettimeout = _gettimeout

# What asyncio waits with.
_selector = selectors.DefaultSelector
_select = _selector.select
_selector.select = lambda self, timeout=None: _select(self, _shortened(timeout))
