"""What a model would add to a picture: coloured regions, boxes with labels, joints."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageFont

from palette import CREAM, INK, SUN
from scene import Scene, ellipse, line, place

# One colour per kind of thing, also used for the boxes.
REGIONS = {
    'sky': '#7fc8f8',
    'hill': '#8fbf5a',
    'building': '#a06cd5',
    'pavement': '#d9b8c4',
    'tree': '#2a9d4f',
    'person': '#ffb703',
    'road': '#5c6b7a',
    'car': '#e63946',
    'traffic light': '#1d3557',
}
MASKS = ['#e6e6e6', '#b0a18f', '#3a86ff', '#8ac926', '#ff595e', '#1982c4', '#ff924c', '#c77dff', '#ffca3a']


def regions(scene: Scene) -> Image.Image:
    """Each pixel in the colour of the kind of thing that is seen there."""
    colours = np.array([ImageColor.getrgb(REGIONS[name]) for name in scene.names()], dtype=np.uint8)
    return Image.fromarray(colours[scene.object_map()])


def masks(scene: Scene) -> Image.Image:
    """Each object in a colour of its own, over the picture without its colours."""
    colours = np.array([ImageColor.getrgb(colour) for colour in MASKS[: len(scene.names())]], dtype=np.float64)
    grey = np.asarray(scene.picture().convert('L'), dtype=np.float64)[:, :, None]
    mixed = 0.72 * colours[scene.object_map()] + 0.28 * grey
    return Image.fromarray(np.round(mixed).astype(np.uint8))


def boxes(scene: Scene, found: list[tuple[str, str, float, str]]) -> Image.Image:
    """The picture with a box around each found object: its name in the scene, its label, its score, its colour."""
    image = scene.picture()
    canvas = ImageDraw.Draw(image)
    font = ImageFont.load_default(13)
    for name, label, score, colour in found:
        left, top, right, bottom = scene.box(name)
        canvas.rectangle((left, top, right - 1, bottom - 1), outline=colour, width=3)
        words = f'{label} {score:.2f}'
        width = font.getlength(words) + 8
        tag_x = min(left, image.width - width)
        tag_y = max(top - 18, 0)
        canvas.rectangle((tag_x, tag_y, tag_x + width, tag_y + 18), fill=colour)
        canvas.text(
            (tag_x + 4, tag_y + 9), words, font=font, fill=CREAM if colour != REGIONS['person'] else INK, anchor='lm'
        )
    return image


def joints(
    scene: Scene, points: dict[str, tuple[float, float]], bones: list[tuple[str, str]], x: float, y: float, scale: float
) -> Image.Image:
    """The picture with the joints of a person who stands at (x, y), and the bones between them."""
    for start, end in bones:
        scene.add('bones', 0.1, (place(line(points[start], points[end], width=4), x, y, scale), INK))
    for point in points.values():
        scene.add(
            'joints',
            0.1,
            (place(ellipse(*point, 6.5), x, y, scale), INK),
            (place(ellipse(*point, 4.8), x, y, scale), SUN),
        )
    return scene.picture()
