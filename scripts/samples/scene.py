"""A small language for flat-colour pictures.

A picture is a list of layers, painted from back to front. A layer has a name and a distance, so that the same drawing
gives the picture, the mask of every object, the box around it and the depth map: they fit each other by construction.

Every shape is a list of polygons; points are (x, y) in pixels of the finished picture.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageColor, ImageDraw

SUPERSAMPLE = 4

Point = tuple[float, float]
Shape = list[list[Point]]
# One number for an upright thing, or (distance at the top of the picture, distance at its bottom) for the ground.
Distance = float | tuple[float, float]


def polygon(*points: Point) -> Shape:
    return [list(points)]


def rectangle(x: float, y: float, width: float, height: float) -> Shape:
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def ellipse(x: float, y: float, radius_x: float, radius_y: float | None = None, turn: float = 0) -> Shape:
    """An ellipse around (x, y), turned by `turn` degrees clockwise."""
    radius_y = radius_x if radius_y is None else radius_y
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    points = []
    for step in range(72):
        angle = math.tau * step / 72
        dx, dy = radius_x * math.cos(angle), radius_y * math.sin(angle)
        points.append((x + dx * cosine - dy * sine, y + dx * sine + dy * cosine))
    return [points]


def sector(x: float, y: float, radius_x: float, radius_y: float, start: float, end: float) -> Shape:
    """The part of an ellipse between two angles, in degrees clockwise from three o'clock, closed by a straight line."""
    points = []
    for step in range(49):
        angle = math.radians(start + (end - start) * step / 48)
        points.append((x + radius_x * math.cos(angle), y + radius_y * math.sin(angle)))
    return [points]


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Shape:
    points = []
    for centre_x, centre_y, start in (
        (x + width - radius, y + radius, -90),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    ):
        for step in range(13):
            angle = math.radians(start + 90 * step / 12)
            points.append((centre_x + radius * math.cos(angle), centre_y + radius * math.sin(angle)))
    return [points]


def spline(points: list[Point], closed: bool) -> list[Point]:
    """A smooth line through the points (Catmull-Rom)."""
    count = len(points)
    result: list[Point] = []
    for index in range(count if closed else count - 1):
        p0, p1, p2, p3 = (
            points[(index + offset) % count] if closed else points[min(max(index + offset, 0), count - 1)]
            for offset in (-1, 0, 1, 2)
        )
        for step in range(12):
            t = step / 12
            weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
            x, y = (sum(w * p[axis] for w, p in zip(weights, (p0, p1, p2, p3))) / 2 for axis in (0, 1))
            result.append((x, y))
    if not closed:
        result.append(points[-1])
    return result


def blob(*points: Point) -> Shape:
    """A closed smooth outline through the points."""
    return [spline(list(points), closed=True)]


def line(*points: Point, width: float) -> Shape:
    """A line through the points with round ends and joints."""
    shape: Shape = [ellipse(x, y, width / 2)[0] for x, y in points]
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        if length > 0:
            dx, dy = (y1 - y0) / length * width / 2, (x0 - x1) / length * width / 2
            shape.append([(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)])
    return shape


def curve(*points: Point, width: float) -> Shape:
    """A smooth line through the points with round ends."""
    return line(*spline(list(points), closed=False), width=width)


def place(shape: Shape, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False, turn: float = 0) -> Shape:
    """The shape scaled and turned around the origin (and mirrored left to right), then moved by (x, y)."""
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))

    def move(point: Point) -> Point:
        px, py = (-point[0] if mirror else point[0]) * scale, point[1] * scale
        return (x + px * cosine - py * sine, y + px * sine + py * cosine)

    return [[move(point) for point in part] for part in shape]


@dataclass
class Layer:
    name: str
    distance: Distance
    parts: list[tuple[Shape, str]]


@dataclass
class Scene:
    width: int
    height: int
    layers: list[Layer] = field(default_factory=list)

    def add(self, name: str, distance: Distance, *parts: tuple[Shape, str]) -> None:
        """Paints parts, each a shape and its colour, in front of what is there. Layers of one name are one object."""
        self.layers.append(Layer(name, distance, list(parts)))

    def _paint(self, canvas: ImageDraw.ImageDraw, shape: Shape, fill: int | tuple[int, ...]) -> None:
        for points in shape:
            canvas.polygon([(x * SUPERSAMPLE, y * SUPERSAMPLE) for x, y in points], fill=fill)

    def picture(self, width: int | None = None) -> Image.Image:
        """The picture, or a smaller one of the given width."""
        image = Image.new('RGB', (self.width * SUPERSAMPLE, self.height * SUPERSAMPLE), 'white')
        canvas = ImageDraw.Draw(image)
        for layer in self.layers:
            for shape, colour in layer.parts:
                self._paint(canvas, shape, ImageColor.getrgb(colour))
        size = (self.width, self.height) if width is None else (width, round(self.height * width / self.width))
        return image.resize(size, Image.Resampling.BOX)

    def _coverage(self, layer: Layer) -> np.ndarray:
        mask = Image.new('L', (self.width * SUPERSAMPLE, self.height * SUPERSAMPLE), 0)
        canvas = ImageDraw.Draw(mask)
        for shape, _ in layer.parts:
            self._paint(canvas, shape, 255)
        return np.asarray(mask.resize((self.width, self.height), Image.Resampling.BOX)) >= 128

    def names(self) -> list[str]:
        return list(dict.fromkeys(layer.name for layer in self.layers))

    def object_map(self) -> np.ndarray:
        """Per pixel the position in `names()` of the object that is seen there."""
        names = self.names()
        result = np.zeros((self.height, self.width), dtype=np.uint8)
        for layer in self.layers:
            result[self._coverage(layer)] = names.index(layer.name)
        return result

    def mask(self, name: str) -> np.ndarray:
        return self.object_map() == self.names().index(name)

    def box(self, name: str) -> tuple[int, int, int, int]:
        """Left, top, right, bottom (the last two exclusive) around what is seen of the object."""
        rows, columns = np.nonzero(self.mask(name))
        return int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1

    def depth(self) -> Image.Image:
        """Grey picture: white is near, black is far."""
        result = np.ones((self.height, self.width))
        rows = np.arange(self.height) / (self.height - 1)
        for layer in self.layers:
            if isinstance(layer.distance, tuple):
                top, bottom = layer.distance
                distance = np.repeat((top + (bottom - top) * rows)[:, None], self.width, axis=1)
            else:
                distance = np.full((self.height, self.width), layer.distance)
            covered = self._coverage(layer)
            result[covered] = distance[covered]
        return Image.fromarray(np.round(255 * (1 - result)).astype(np.uint8))
