"""The drawn papers: an invoice, three pages of a report, and a toy house seen from a corner."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw, ImageFont

from palette import BLUE_DARK, CORAL, CREAM, INK, LEAF, PAPER, SAND, SEA, STONE, STONE_DARK, WOOD
from scene import Scene, curve, ellipse, polygon, rectangle, rounded

GREY = '#6b7080'


def text(
    canvas: ImageDraw.ImageDraw, x: float, y: float, words: str, size: float, fill: str = INK, anchor: str = 'ls'
) -> None:
    """Words on a baseline, in the typeface that Pillow brings."""
    canvas.text((x, y), words, font=ImageFont.load_default(size), fill=fill, anchor=anchor)


def handwriting(canvas: ImageDraw.ImageDraw, x: float, y: float, words: str, size: float, fill: str) -> None:
    """Words whose letters dance around the line, as written by hand."""
    font = ImageFont.load_default(size)
    for index, letter in enumerate(words):
        text(
            canvas,
            x,
            y + 1.6 * math.sin(2.3 * index) - 0.05 * x,
            letter,
            size * (1 + 0.06 * math.sin(1.7 * index)),
            fill,
        )
        x += font.getlength(letter) + 0.4


ITEMS = [('Oak seedling', 4, 1250), ('Bag of potting soil', 6, 890), ('Watering can', 1, 2400), ('Delivery', 1, 1500)]
TAX_PERCENT = 10


def money(cents: int) -> str:
    return f'${cents / 100:,.2f}'


def invoice() -> Image.Image:
    paper = Scene(560, 720)
    paper.add('paper', 0.5, (rectangle(0, 0, 560, 720), PAPER), (rectangle(0, 0, 560, 12), LEAF))
    paper.add(
        'logo',
        0.4,
        (ellipse(66, 70, 24, 24), LEAF),
        (curve((66, 88), (66, 66), (72, 52), width=3.5), PAPER),
        (curve((66, 76), (58, 68), (56, 60), width=3.5), PAPER),
    )
    paper.add('table', 0.4, (rectangle(40, 272, 480, 30), LEAF))
    paper.add('table', 0.4, *[(rectangle(40, 302 + 36 * row, 480, 36), '#f1f4ea') for row in range(1, len(ITEMS), 2)])
    paper.add(
        'stamp',
        0.3,
        (
            curve(
                (372, 654),
                (384, 634),
                (392, 660),
                (404, 636),
                (414, 658),
                (436, 640),
                (452, 652),
                (492, 642),
                width=2.4,
            ),
            BLUE_DARK,
        ),
    )
    paper.add('line', 0.4, (rectangle(350, 666, 160, 1.5), STONE_DARK))
    image = paper.picture()
    canvas = ImageDraw.Draw(image)
    text(canvas, 104, 68, 'Greenleaf Nursery', 24)
    text(canvas, 104, 90, '12 Orchard Lane, Millbrook', 13, GREY)
    text(canvas, 520, 68, 'INVOICE', 26, LEAF, 'rs')
    for row, (name, value) in enumerate(
        (('Invoice number', 'GN-2041'), ('Invoice date', '14 March 2025'), ('Due date', '13 April 2025'))
    ):
        text(canvas, 330, 136 + 24 * row, name, 13, GREY)
        text(canvas, 520, 136 + 24 * row, value, 14, anchor='rs')
    text(canvas, 40, 136, 'Bill to', 13, GREY)
    text(canvas, 40, 160, 'Harbour School', 16)
    text(canvas, 40, 182, '5 Quay Street', 13)
    text(canvas, 40, 202, 'Port Ellery', 13)
    columns = ((56, 'Item', 'ls'), (330, 'Quantity', 'rs'), (424, 'Unit price', 'rs'), (506, 'Amount', 'rs'))
    for x, name, anchor in columns:
        text(canvas, x, 292, name, 13, PAPER, anchor)
    for row, (name, count, price) in enumerate(ITEMS):
        values = (name, str(count), money(price), money(count * price))
        for (x, _, anchor), value in zip(columns, values):
            text(canvas, x, 325 + 36 * row, value, 14, anchor=anchor)
    subtotal = sum(count * price for _, count, price in ITEMS)
    tax = subtotal * TAX_PERCENT // 100
    totals = (('Subtotal', subtotal, 14), (f'Tax ({TAX_PERCENT} %)', tax, 14), ('Total due', subtotal + tax, 19))
    for row, (name, cents, size) in enumerate(totals):
        text(canvas, 424, 484 + 30 * row, name, size, GREY if size == 14 else INK, 'rs')
        text(canvas, 506, 484 + 30 * row, money(cents), size, anchor='rs')
    handwriting(canvas, 44, 640, 'Thank you! Plant before May.', 19, BLUE_DARK)
    text(canvas, 350, 684, 'Signature', 12, GREY)
    return image


RAIN = [('Jan', 42), ('Feb', 35), ('Mar', 48), ('Apr', 61), ('May', 55), ('Jun', 30)]


def pages() -> Image.Image:
    """Three pages of a report side by side: contents, a chart of rain by month, a map of the weather stations."""
    desk = Scene(600, 280)
    desk.add('desk', 0.9, (rectangle(0, 0, 600, 280), '#d8dde3'))
    for index in range(3):
        desk.add(
            f'page {index + 1}',
            0.5,
            (rectangle(24 + 190 * index, 22, 172, 230), '#bcc3cc'),
            (rectangle(20 + 190 * index, 18, 172, 230), PAPER),
        )
    for row in range(5):
        desk.add(
            'page 1',
            0.5,
            (rounded(34, 84 + 30 * row, 116 - (row * 37) % 46, 7, 3), STONE),
            (rounded(162, 84 + 30 * row, 14, 7, 3), STONE_DARK),
        )
    desk.add('page 2', 0.5, (rectangle(234, 206, 136, 1.5), INK))
    for index, (_, millimetres) in enumerate(RAIN):
        height = 1.9 * millimetres
        desk.add(
            'page 2',
            0.5,
            (
                rounded(237 + 22.5 * index, 206 - height, 15, height, 2),
                SEA if millimetres < max(rain for _, rain in RAIN) else BLUE_DARK,
            ),
        )
    desk.add('page 3', 0.5, (rectangle(412, 72, 148, 160), '#cfe5e8'))
    desk.add(
        'page 3',
        0.5,
        (
            polygon((412, 232), (412, 120), (440, 96), (486, 104), (512, 138), (540, 146), (560, 190), (560, 232)),
            '#dbe3bf',
        ),
    )
    desk.add('page 3', 0.5, (curve((470, 110), (462, 150), (486, 184), (478, 232), width=4), SEA))
    desk.add('page 3', 0.5, *[(ellipse(x, y, 6), CORAL) for x, y in ((446, 134), (514, 164), (454, 206), (528, 214))])
    image = desk.picture()
    canvas = ImageDraw.Draw(image)
    for index, heading in enumerate(('Contents', 'Rainfall in mm', 'Weather stations')):
        text(canvas, 34 + 190 * index, 52, heading, 16)
        text(canvas, 106 + 190 * index, 268, f'Page {index + 1}', 12, GREY, 'ms')
    for index, (month, millimetres) in enumerate(RAIN):
        text(canvas, 244.5 + 22.5 * index, 220, month, 9, GREY, 'ms')
        text(canvas, 244.5 + 22.5 * index, 202 - 1.9 * millimetres, str(millimetres), 9, INK, 'ms')
    return image


# The toy house: corners and faces as a mesh has them. The demo of image-to-3d answers with the same mesh.
CORNERS = [
    (-1, 0, 1),
    (1, 0, 1),
    (1, 0, -1),
    (-1, 0, -1),
    (-1, 1.2, 1),
    (1, 1.2, 1),
    (1, 1.2, -1),
    (-1, 1.2, -1),
    (0, 2, 1),
    (0, 2, -1),
]
FACES = [(1, 4, 3, 2), (1, 2, 6, 9, 5), (2, 3, 7, 6), (3, 4, 8, 10, 7), (4, 1, 5, 8), (6, 7, 10, 9), (8, 5, 9, 10)]


def toy_house() -> Image.Image:
    turn, tilt = math.radians(-32), math.radians(22)

    def seen(corner: tuple[float, float, float]) -> tuple[float, float, float]:
        x, y, z = corner
        x, z = x * math.cos(turn) + z * math.sin(turn), z * math.cos(turn) - x * math.sin(turn)
        y, z = (y - 1) * math.cos(tilt) - z * math.sin(tilt), (y - 1) * math.sin(tilt) + z * math.cos(tilt)
        return x, y, z

    corners = [seen(corner) for corner in CORNERS]
    walls = {1: CREAM, 2: SAND, 5: CORAL}
    scene = Scene(320, 320)
    scene.add('ground', 1.0, (rectangle(0, 0, 320, 320), '#eef1f4'), (ellipse(166, 238, 122, 34), '#dce1e7'))
    for index, face in enumerate(FACES):
        (x0, y0, _), (x1, y1, _), (x2, y2, _) = (corners[corner - 1] for corner in face[:3])
        if (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0) > 0:
            points = [(160 + 76 * x, 168 - 76 * y) for x, y, _ in (corners[corner - 1] for corner in face)]
            scene.add('house', 0.5, (polygon(*points), walls.get(index, WOOD)))
    return scene.picture()
