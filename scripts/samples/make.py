"""Makes the files of packages/core/samples.

    python make.py            writes the files that are missing or stale
    python make.py --check    writes nothing, names the files that would change and exits with 1

Needs the packages of requirements.txt and the program espeak-ng (1.51).
"""

from __future__ import annotations

import io
import struct
import sys
import zlib
from pathlib import Path

import numpy as np
from PIL import Image

import documents
import overlays
import sounds
from drawings import (
    BONES,
    JOINTS,
    WAVE,
    balloon_flight,
    butterflies,
    cat_portrait,
    coast,
    juggler,
    portrait_with_arms,
    savanna,
    still_life,
    street,
)

SAMPLES = Path(__file__).resolve().parents[2] / 'packages' / 'core' / 'samples'


def jpeg(image: Image.Image, quality: int = 88) -> bytes:
    buffer = io.BytesIO()
    image.convert('RGB').save(buffer, 'JPEG', quality=quality, subsampling=0, optimize=True)
    return buffer.getvalue()


def png(image: Image.Image, colours: int = 64) -> bytes:
    """A PNG of a limited palette; exact when the picture has no more colours than that."""
    if image.mode != 'L':
        image = image.convert('RGB').quantize(colours, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    buffer = io.BytesIO()
    image.save(buffer, 'PNG', optimize=True)
    return buffer.getvalue()


def gif(frames: list[Image.Image], milliseconds: int, colours: int = 48) -> bytes:
    """A looping animation, all frames in one palette so that only what moves is stored again."""
    strip = Image.new('RGB', (frames[0].width, frames[0].height * len(frames)))
    for index, frame in enumerate(frames):
        strip.paste(frame, (0, index * frame.height))
    palette = strip.quantize(colours, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    images = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    buffer = io.BytesIO()
    images[0].save(
        buffer, 'GIF', save_all=True, append_images=images[1:], duration=milliseconds, loop=0, optimize=False
    )
    return buffer.getvalue()


def shapes() -> bytes:
    """A red circle beside a blue square on white, in as few bytes as a PNG needs: it travels inside chat messages."""
    y, x = np.mgrid[0:128, 0:128]
    pixels = np.zeros((128, 128), dtype=np.uint8)
    pixels[(x - 36) ** 2 + (y - 64) ** 2 <= 24**2] = 1
    pixels[40:88, 70:118] = 2
    packed = pixels.reshape(128, 32, 4) @ np.array([64, 16, 4, 1], dtype=np.uint8)
    rows = b''.join(b'\0' + row.astype(np.uint8).tobytes() for row in packed)
    deflate = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_FILTERED)
    chunks = (
        (b'IHDR', struct.pack('>IIBBBBB', 128, 128, 2, 3, 0, 0, 0)),
        (b'PLTE', bytes.fromhex('ffffffd628281e50c8')),
        (b'IDAT', deflate.compress(rows) + deflate.flush()),
        (b'IEND', b''),
    )
    body = b''.join(
        struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data)) for kind, data in chunks
    )
    return b'\x89PNG\r\n\x1a\n' + body


def street_clip(time: str) -> list[Image.Image]:
    """A car comes, waits at the red light and drives on when it turns green."""
    frames = []
    for index in range(26):
        if index < 10:
            rest = 1 - index / 9
            x, light = 296 - 396 * rest * (0.4 + 0.6 * rest), 'red'
        elif index < 17:
            x, light = 296, 'red' if index < 15 else 'green'
        else:
            x, light = 296 + 5 * (index - 16) ** 1.8, 'green'
        frames.append(street(time, x, light, walker=False).picture(300))
    return frames


def cat_clip() -> list[Image.Image]:
    """The cat blinks once and swings the tip of its tail."""
    lids = {8: 0.5, 9: 1, 10: 1, 11: 0.5}
    return [cat_portrait(16 * np.sin(2 * np.pi * index / 20), lids.get(index, 0)).picture(300) for index in range(20)]


def files() -> dict[str, bytes]:
    scene, table = street(), still_life()
    found = [
        (name, name, score, overlays.REGIONS[name])
        for name, score in (('person', 0.95), ('car', 0.98), ('traffic light', 0.93))
    ]
    asked = [
        ('bowl', 'bowl', 0.91, '#1d3557'),
        ('pear', 'pear', 0.87, '#2a7f3f'),
        ('banana', 'banana', 0.94, '#b5651d'),
    ]
    made = {
        'cat.png': png(cat_portrait().picture()),
        'cat.gif': gif(cat_clip(), 120),
        'street.jpg': jpeg(scene.picture()),
        'street-objects.png': png(overlays.boxes(scene, found), 128),
        'street-segments.png': png(overlays.regions(scene)),
        'street-depth.png': png(scene.depth()),
        'street-night.jpg': jpeg(street('night').picture()),
        'traffic-day.gif': gif(street_clip('day'), 140),
        'traffic-night.gif': gif(street_clip('night'), 140),
        'still-life.jpg': jpeg(table.picture()),
        'still-life-grey.png': png(table.picture().convert('L')),
        'still-life-masks.png': png(overlays.masks(table), 128),
        'still-life-found.png': png(overlays.boxes(table, asked), 128),
        'savanna.jpg': jpeg(savanna().picture()),
        'coast.jpg': jpeg(coast().picture()),
        'coast.gif': gif([coast(index / 24, 130 + 1.6 * index).picture(300) for index in range(24)], 110),
        'balloon.gif': gif([balloon_flight(index / 23).picture(300) for index in range(24)], 110),
        'juggling.gif': gif([juggler(index / 18).picture(200) for index in range(18)], 70),
        'person.png': png(portrait_with_arms(WAVE).picture()),
        'person-keypoints.png': png(
            overlays.joints(portrait_with_arms(WAVE), {**JOINTS, **WAVE}, BONES, 160, 292, 1.22)
        ),
        'butterflies.png': png(butterflies(42).picture()),
        'invoice.png': png(documents.invoice(), 32),
        'report-pages.png': png(documents.pages()),
        'toy-house.png': png(documents.toy_house()),
        'shapes.png': shapes(),
    }
    spoken = sounds.speech('Can you hear the music behind my voice?', pace=150)
    music = sounds.melody(len(spoken))
    made |= {
        'speech.flac': sounds.encoded(
            sounds.speech('The ferry to the island leaves at nine, and tickets are sold on board.'), 'FLAC'
        ),
        'announcement.flac': sounds.encoded(
            sounds.speech('The train to Lake Valley now leaves from platform four, ten minutes late.', 'en-us'), 'FLAC'
        ),
        'keyword.wav': sounds.encoded(sounds.speech('left', 'en-us', 120), 'WAV'),
        'welcome.wav': sounds.encoded(sounds.speech('Welcome! Today the museum is open until six.'), 'WAV'),
        'cat-answer.wav': sounds.encoded(sounds.speech('An orange cat sits on a blue rug, beside a plant.'), 'WAV'),
        'mixture.wav': sounds.encoded(spoken + music, 'WAV'),
        'mixture-voice.wav': sounds.encoded(spoken, 'WAV'),
        'mixture-music.wav': sounds.encoded(music, 'WAV'),
        'tone.wav': sounds.encoded(sounds.tone(440, 1), 'WAV'),
    }
    return made


def main() -> int:
    made = files()
    stale = [name for name in made if not (SAMPLES / name).exists() or (SAMPLES / name).read_bytes() != made[name]]
    if '--check' in sys.argv[1:]:
        for name in stale:
            print(f'{name} differs from what this script makes')
        return 1 if stale else 0
    for name in stale:
        (SAMPLES / name).write_bytes(made[name])
    print(f'{len(stale)} of {len(made)} files were stale and are written')
    return 0


if __name__ == '__main__':
    sys.exit(main())
