"""Spoken sentences (espeak-ng), a melody and a tone, as mono arrays of values from -1 to 1 at 16 kHz."""

from __future__ import annotations

import io
import subprocess

import numpy as np
import soundfile

RATE = 16_000


def _at_rate(samples: np.ndarray, rate: int) -> np.ndarray:
    """The same sound at RATE, without what lies above its limit."""
    length = round(len(samples) * RATE / rate)
    spectrum = np.fft.rfft(samples)[: length // 2 + 1]
    return np.fft.irfft(spectrum, length) * (length / len(samples))


def speech(words: str, voice: str = 'en-gb', pace: int = 155) -> np.ndarray:
    """The words as espeak-ng speaks them, at `pace` words a minute, with a tenth of a second of quiet around them."""
    command = ['espeak-ng', '-v', voice, '-s', str(pace), '--stdout', words]
    wave = bytearray(subprocess.run(command, check=True, capture_output=True).stdout)
    # espeak-ng writes to a pipe before it knows the length, so the length fields say nothing.
    wave[4:8] = (len(wave) - 8).to_bytes(4, 'little')
    wave[40:44] = (len(wave) - 44).to_bytes(4, 'little')
    samples, rate = soundfile.read(io.BytesIO(bytes(wave)))
    samples = _at_rate(samples, rate)
    loud = np.nonzero(np.abs(samples) > 0.01)[0]
    spoken = samples[loud[0] : loud[-1] + 1]
    quiet = np.zeros(RATE // 10)
    return np.concatenate([quiet, 0.6 * spoken / np.max(np.abs(spoken)), quiet])


def tone(frequency: float, seconds: float) -> np.ndarray:
    """A pure tone that fades in and out within 20 milliseconds."""
    time = np.arange(round(seconds * RATE)) / RATE
    fade = np.minimum(1, np.minimum(time, time[::-1]) / 0.02)
    return 0.5 * np.sin(2 * np.pi * frequency * time) * fade


def melody(length: int) -> np.ndarray:
    """Plucked notes of a major chord, one every third of a second, `length` samples long."""
    result = np.zeros(length)
    step = RATE // 3
    for index, start in enumerate(range(0, length, step)):
        frequency = (261.63, 329.63, 392.0, 523.25)[(index * 3) % 4]
        time = np.arange(min(2 * step, length - start)) / RATE
        pluck = sum(np.sin(2 * np.pi * frequency * overtone * time) / overtone**1.6 for overtone in (1, 2, 3))
        result[start : start + len(time)] += 0.2 * pluck * np.exp(-5 * time) * np.minimum(1, time / 0.004)
    return result


def encoded(samples: np.ndarray, kind: str) -> bytes:
    """The sound as the bytes of a WAV or FLAC file, 16 bits a sample."""
    values = np.round(np.clip(samples, -1, 1) * 32767).astype(np.int16)
    buffer = io.BytesIO()
    soundfile.write(buffer, values, RATE, format=kind, subtype='PCM_16')
    return buffer.getvalue()
