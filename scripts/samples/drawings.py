"""The things and places of the sample pictures. A thing's origin is where it stands: bottom centre."""

from __future__ import annotations

import math
import random

from palette import *  # noqa: F403
from scene import Scene, Shape, blob, curve, ellipse, line, place, polygon, rectangle, rounded, sector, spline

Part = tuple[Shape, str]
WIDTH, HEIGHT = 480, 320


def put(parts: list[Part], x: float, y: float, scale: float = 1, mirror: bool = False, turn: float = 0) -> list[Part]:
    return [(place(shape, x, y, scale, mirror, turn), colour) for shape, colour in parts]


# --- things ---------------------------------------------------------------------------------------------------------


def cat(tail: float = 0, lids: float = 0) -> list[Part]:
    """A sitting tabby, 200 wide and 260 high. `tail` bends the tip sideways in pixels; `lids` 1 closes the eyes."""
    fur, stripe, eyes = ORANGE, AMBER, LEAF_PALE
    tip = [(106 + tail / 3, -86), (111 + 0.8 * tail, -100), (118 + 1.1 * tail, -112)]
    open_eye = max(1 - lids, 0.08)
    return [
        (curve((58, -18), (104, -10), (122, -44), *tip, width=24), fur),
        (curve(*tip[1:], width=24), stripe),
        (
            blob((-62, 0), (-84, -34), (-70, -96), (-44, -140), (0, -156), (44, -140), (70, -96), (84, -34), (62, 0)),
            fur,
        ),
        (blob((-26, -6), (-34, -60), (-24, -120), (0, -132), (24, -120), (34, -60), (26, -6)), CREAM),
        (curve((-78, -60), (-62, -62), (-50, -56), width=9), stripe),
        (curve((-74, -82), (-58, -84), (-48, -78), width=9), stripe),
        (curve((78, -60), (62, -62), (50, -56), width=9), stripe),
        (curve((74, -82), (58, -84), (48, -78), width=9), stripe),
        (ellipse(-34, -8, 27, 15), fur),
        (ellipse(34, -8, 27, 15), fur),
        (line((-40, -6), (-40, 1), width=3) + line((-28, -6), (-28, 1), width=3), stripe),
        (line((40, -6), (40, 1), width=3) + line((28, -6), (28, 1), width=3), stripe),
        (blob((-74, -252), (-50, -240), (-20, -220), (-30, -190), (-66, -184), (-80, -214)), fur),
        (blob((74, -252), (50, -240), (20, -220), (30, -190), (66, -184), (80, -214)), fur),
        (blob((-66, -238), (-50, -230), (-38, -214), (-54, -200), (-68, -212)), PINK),
        (blob((66, -238), (50, -230), (38, -214), (54, -200), (68, -212)), PINK),
        (ellipse(0, -176, 78, 60), fur),
        (line((0, -234), (0, -214), width=9), stripe),
        (line((-20, -231), (-16, -216), width=8), stripe),
        (line((20, -231), (16, -216), width=8), stripe),
        (line((-76, -176), (-58, -172), width=7) + line((-74, -160), (-57, -160), width=7), stripe),
        (line((76, -176), (58, -172), width=7) + line((74, -160), (57, -160), width=7), stripe),
        (ellipse(-17, -148, 24, 19) + ellipse(17, -148, 24, 19), CREAM),
        (ellipse(-31, -182, 15, 17 * open_eye) + ellipse(31, -182, 15, 17 * open_eye), eyes if lids < 0.9 else INK),
        (ellipse(-31, -182, 5.5, 14 * open_eye) + ellipse(31, -182, 5.5, 14 * open_eye), INK),
        (ellipse(-35, -188, 4) + ellipse(27, -188, 4) if lids < 0.4 else [], WHITE),
        (blob((-10, -163), (10, -163), (0, -152)), CORAL),
        (curve((-16, -144), (-6, -140), (0, -150), (6, -140), (16, -144), width=3.5), INK),
        (line((-36, -152), (-92, -160), width=2) + line((-36, -146), (-92, -142), width=2), CREAM),
        (line((36, -152), (92, -160), width=2) + line((36, -146), (92, -142), width=2), CREAM),
    ]


def car(paint: str = RED, shade: str = RED_DARK, glass: str = SKY_PALE, lamps: str = SUN) -> list[Part]:
    """A small car that looks to the right, 150 wide and 66 high."""

    def wheel(x: float) -> list[Part]:
        return [(ellipse(x, -13, 15), INK), (ellipse(x, -13, 6.5), STONE)]

    return [
        (
            blob((-72, -14), (-74, -34), (-52, -40), (-32, -62), (4, -66), (28, -60), (46, -40), (70, -34), (74, -14)),
            paint,
        ),
        (rounded(-74, -24, 149, 12, 5), shade),
        (blob((-42, -40), (-27, -56), (-8, -58), (-8, -40)), glass),
        (blob((0, -40), (0, -58), (20, -55), (34, -40)), glass),
        (line((-4, -36), (8, -36), width=3), shade),
        (ellipse(70, -28, 5, 6), lamps),
        (rounded(-75, -32, 7, 9, 3), CORAL),
        *wheel(-42),
        *wheel(44),
    ]


def tree(crown: str = LEAF, shade: str = LEAF_DARK) -> list[Part]:
    """A round tree, 90 wide and 150 high."""
    return [
        (polygon((-7, 0), (-5, -70), (5, -70), (7, 0)), WOOD_DARK),
        (blob((-44, -84), (-36, -120), (0, -148), (36, -120), (44, -84), (24, -58), (-24, -58)), crown),
        (blob((10, -140), (36, -120), (44, -84), (24, -58), (2, -60), (26, -92)), shade),
    ]


def traffic_light(shows: str) -> list[Part]:
    """A traffic light, 30 wide and 130 high. `shows` is 'red' or 'green'."""
    return [
        (rectangle(-3.5, -74, 7, 74), ROAD_DARK),
        (rounded(-15, -132, 30, 62, 8), INK),
        (ellipse(0, -116, 9.5), '#ff5a4f' if shows == 'red' else '#5b3238'),
        (ellipse(0, -86, 9.5), '#6fe07a' if shows == 'green' else '#2c4a3b'),
    ]


def house(wall: str, roof: str, window: str) -> list[Part]:
    """A house front, 90 wide and 130 high."""
    panes: Shape = []
    for x in (-29, 11):
        for y in (-86, -50):
            panes += rounded(x, y, 18, 24, 2)
    return [
        (rectangle(-42, -96, 84, 96), wall),
        (polygon((-50, -94), (0, -134), (50, -94)), roof),
        (panes, window),
        (rounded(-9, -34, 18, 40, 4), WOOD_DARK),
        (rectangle(-42, -1, 84, 8), STONE_DARK),
    ]


def apple(skin: str = RED, shade: str = RED_DARK) -> list[Part]:
    """An apple, 60 wide and 66 high."""
    return [
        (
            blob(
                (0, -50),
                (16, -56),
                (30, -40),
                (26, -14),
                (10, 0),
                (0, -3),
                (-10, 0),
                (-26, -14),
                (-30, -40),
                (-16, -56),
            ),
            skin,
        ),
        (blob((16, -56), (30, -40), (26, -14), (10, 0), (4, -1), (18, -24)), shade),
        (curve((0, -49), (2, -58), (7, -66), width=4), WOOD_DARK),
        (blob((5, -58), (16, -68), (27, -64), (17, -56)), LEAF),
        (ellipse(-15, -40, 5, 8, 25), PINK),
    ]


def pear() -> list[Part]:
    """A pear, 60 wide and 96 high."""
    return [
        (
            blob(
                (0, -84),
                (13, -74),
                (17, -52),
                (30, -26),
                (20, -3),
                (0, 0),
                (-20, -3),
                (-30, -26),
                (-17, -52),
                (-13, -74),
            ),
            LEAF_PALE,
        ),
        (blob((13, -74), (17, -52), (30, -26), (20, -3), (6, -1), (18, -26), (8, -56)), '#8fb347'),
        (curve((0, -82), (1, -91), (6, -98), width=4), WOOD_DARK),
    ]


def banana() -> list[Part]:
    """A banana that lies on its back, 130 wide and 50 high."""
    return [
        (
            blob(
                (-66, -44),
                (-52, -48),
                (-30, -26),
                (4, -20),
                (38, -30),
                (56, -48),
                (64, -42),
                (46, -12),
                (6, 2),
                (-40, -10),
            ),
            SUN,
        ),
        (blob((-62, -34), (-40, -10), (6, 2), (46, -12), (58, -30), (40, -18), (4, -9), (-38, -18)), '#e8b23f'),
        (blob((-66, -44), (-58, -48), (-54, -44), (-62, -39)), WOOD_DARK),
    ]


def bowl(glaze: str = BLUE, shade: str = BLUE_DARK) -> list[Part]:
    """The front of a bowl, 200 wide and 70 high; fruit painted before it seems to lie in it."""
    return [
        (rounded(-38, -10, 76, 12, 5), shade),
        (sector(0, -68, 102, 62, 0, 180), glaze),
        (sector(0, -68, 102, 62, 0, 62), shade),
        (curve((-92, -50), (-30, -34), (30, -34), (92, -50), width=4), CREAM),
    ]


def mug(glaze: str = CORAL, shade: str = '#d4574a') -> list[Part]:
    """A mug, 90 wide and 74 high."""
    return [
        (curve((26, -58), (50, -56), (50, -26), (24, -20), width=9), shade),
        (rounded(-34, -72, 66, 72, 12), glaze),
        (rounded(10, -72, 22, 72, 11), shade),
        (ellipse(-1, -71, 33, 8), '#7b3a2c'),
    ]


def elephant() -> list[Part]:
    """An elephant that looks to the right, 170 wide and 120 high."""
    grey, dark = '#8d93a1', '#757b8a'
    return [
        (curve((-66, -70), (-78, -56), (-78, -38), width=5), dark),
        (rounded(-34, -44, 24, 43, 6) + rounded(26, -44, 24, 43, 6), dark),
        (blob((-70, -66), (-52, -106), (0, -116), (46, -102), (58, -64), (40, -34), (-54, -34)), grey),
        (rounded(-60, -56, 26, 56, 6) + rounded(4, -56, 26, 56, 6), grey),
        (ellipse(62, -88, 34, 32), grey),
        (curve((84, -80), (96, -52), (92, -24), (102, -12), (112, -18), width=15), grey),
        (curve((76, -62), (88, -52), (100, -52), width=6), CREAM),
        (blob((26, -108), (50, -116), (58, -92), (50, -62), (32, -64), (22, -84)), dark),
        (ellipse(74, -94, 4), INK),
    ]


def acacia() -> list[Part]:
    """A flat-topped tree, 190 wide and 130 high."""
    return [
        (curve((0, 0), (3, -34), (-6, -62), (-34, -92), width=10), WOOD_DARK),
        (curve((2, -44), (22, -72), (46, -92), width=8), WOOD_DARK),
        (
            blob((-96, -90), (-60, -116), (-6, -112), (40, -126), (88, -108), (96, -88), (40, -80), (-40, -82)),
            LEAF_DARK,
        ),
        (blob((-80, -98), (-50, -114), (-6, -110), (-20, -96), (-60, -92)), LEAF),
    ]


def sailboat() -> list[Part]:
    """A sailing boat, 110 wide and 120 high."""
    return [
        (line((0, -16), (0, -120), width=4), WOOD_DARK),
        (blob((6, -116), (40, -70), (46, -28), (6, -26)), CREAM),
        (polygon((-6, -106), (-6, -28), (-42, -30)), CORAL),
        (polygon((-54, -20), (56, -20), (38, 0), (-38, 0)), WOOD),
        (polygon((-48, -12), (49, -12), (38, 0), (-38, 0)), WOOD_DARK),
    ]


def lighthouse() -> list[Part]:
    """A lighthouse with red bands, 70 wide and 190 high."""

    def band(low: float, high: float) -> Shape:
        return polygon((-30 + low / 12, -low), (30 - low / 12, -low), (30 - high / 12, -high), (-30 + high / 12, -high))

    return [
        (band(0, 150), PAPER),
        (band(24, 56) + band(88, 120), RED),
        (rounded(-26, -156, 52, 9, 3), INK),
        (rectangle(-13, -178, 26, 23), SUN),
        (rectangle(-1.5, -178, 3, 23), INK),
        (polygon((-18, -177), (0, -196), (18, -177)), RED_DARK),
        (rounded(-6, -22, 12, 22, 5), WOOD_DARK),
        (rounded(-4, -80, 8, 12, 3), INK),
    ]


def balloon() -> list[Part]:
    """A hot-air balloon, 110 wide and 160 high."""
    return [
        (line((-16, -26), (-30, -58), width=2) + line((16, -26), (30, -58), width=2), WOOD_DARK),
        (
            blob(
                (0, -164),
                (40, -150),
                (56, -112),
                (42, -76),
                (20, -50),
                (-20, -50),
                (-42, -76),
                (-56, -112),
                (-40, -150),
            ),
            RED,
        ),
        (
            blob(
                (0, -164),
                (20, -150),
                (27, -112),
                (20, -76),
                (10, -50),
                (-10, -50),
                (-20, -76),
                (-27, -112),
                (-20, -150),
            ),
            SUN,
        ),
        (rounded(-18, -27, 36, 27, 5), WOOD),
        (rectangle(-18, -22, 36, 5), WOOD_DARK),
    ]


JOINTS = {
    'head': (0, -186),
    'neck': (0, -156),
    'left shoulder': (-26, -148),
    'right shoulder': (26, -148),
    'left hip': (-15, -84),
    'right hip': (15, -84),
    'left knee': (-18, -46),
    'right knee': (18, -46),
    'left ankle': (-20, -8),
    'right ankle': (20, -8),
}
BONES = [
    ('head', 'neck'),
    ('neck', 'left shoulder'),
    ('neck', 'right shoulder'),
    ('left shoulder', 'left elbow'),
    ('left elbow', 'left wrist'),
    ('right shoulder', 'right elbow'),
    ('right elbow', 'right wrist'),
    ('neck', 'left hip'),
    ('neck', 'right hip'),
    ('left hip', 'left knee'),
    ('left knee', 'left ankle'),
    ('right hip', 'right knee'),
    ('right knee', 'right ankle'),
]


def person(arms: dict[str, tuple[float, float]], shirt: str = CORAL, legs: str = BLUE_DARK) -> list[Part]:
    """A standing person, 210 high, drawn around its joints. `arms` says where elbows and wrists are."""
    joint = {**JOINTS, **arms}
    skin, hair = '#c98d63', '#4a2f27'
    parts: list[Part] = []
    for side in ('left', 'right'):
        ankle = joint[f'{side} ankle']
        foot = 12 if side == 'right' else -12
        parts.append((line(joint[f'{side} hip'], joint[f'{side} knee'], ankle, width=23), legs))
        parts.append((line((ankle[0], -5), (ankle[0] + foot, -5), width=12), INK))
    parts.append(
        (blob((-33, -150), (-24, -160), (24, -160), (33, -150), (25, -112), (27, -78), (-27, -78), (-25, -112)), shirt)
    )
    parts.append((line((0, -150), (0, -166), width=16), skin))
    for side in ('left', 'right'):
        shoulder, elbow, wrist = (joint[f'{side} {name}'] for name in ('shoulder', 'elbow', 'wrist'))
        parts.append((line(elbow, wrist, width=14), skin))
        parts.append((line(shoulder, elbow, width=19), shirt))
        parts.append((ellipse(*wrist, 9), skin))
    parts += [
        (ellipse(0, -187, 23, 26), skin),
        (blob((-25, -186), (-24, -208), (0, -219), (24, -208), (25, -186), (14, -201), (-8, -203)), hair),
        (ellipse(-8, -187, 2.6, 3.4) + ellipse(8, -187, 2.6, 3.4), INK),
        (curve((-8, -175), (0, -171), (8, -175), width=2.6), INK),
    ]
    return parts


def butterfly(wing: str, mark: str, edge: str, spread: float, tail: float) -> list[Part]:
    """A butterfly seen from above, around its middle, about 150 wide."""
    upper = blob((4, -6), (22 * spread, -50), (58 * spread, -58), (70 * spread, -34), (46 * spread, -4), (6, 4))
    lower = blob((4, 2), (40 * spread, 4), (52 * spread, 24), (34 * spread, 40 + tail), (14 * spread, 34), (4, 14))
    inner = blob((8, -8), (24 * spread, -40), (50 * spread, -47), (58 * spread, -32), (40 * spread, -10))
    spots = ellipse(44 * spread, -32, 7) + ellipse(34 * spread, 20, 6 + tail / 6)
    parts: list[Part] = []
    for shape, colour in ((upper, edge), (lower, edge), (inner, wing), (place(lower, 0, 2, 0.78), wing), (spots, mark)):
        parts.append((shape + place(shape, mirror=True), colour))
    parts.append(
        (curve((0, -24), (10, -44), (20, -52), width=2) + curve((0, -24), (-10, -44), (-20, -52), width=2), INK)
    )
    parts.append((ellipse(0, 4, 4.5, 30), INK))
    return parts


# --- places ---------------------------------------------------------------------------------------------------------


def cat_portrait(tail: float = 0, lids: float = 0) -> Scene:
    scene = Scene(WIDTH, HEIGHT)
    scene.add('wall', 0.9, (rectangle(0, 0, WIDTH, HEIGHT), '#f2d9b8'))
    scene.add(
        'window',
        0.92,
        (rectangle(310, 26, 132, 126), SKY),
        (
            polygon((310, 152), *spline([(310, 132), (345, 116), (390, 126), (442, 106)], closed=False), (442, 152)),
            LEAF_PALE,
        ),
    )
    scene.add(
        'window',
        0.9,
        (
            line((310, 26), (442, 26), (442, 152), (310, 152), (310, 26), width=7)
            + line((376, 26), (376, 152), width=5),
            PAPER,
        ),
    )
    scene.add('plant', 0.7, *put([(rounded(-24, -44, 48, 44, 6), CORAL)], 66, 236))
    scene.add(
        'plant',
        0.7,
        *put(
            [
                (
                    curve((0, -40), (-8, -90), (-34, -120), width=6)
                    + curve((0, -40), (4, -96), (2, -140), width=6)
                    + curve((0, -40), (12, -84), (38, -110), width=6),
                    LEAF_DARK,
                ),
                (
                    ellipse(-38, -124, 13, 26, -40)
                    + ellipse(2, -146, 13, 28)
                    + ellipse(42, -114, 13, 26, 45)
                    + ellipse(-18, -84, 11, 22, -50)
                    + ellipse(24, -78, 11, 22, 55),
                    LEAF,
                ),
            ],
            66,
            236,
        ),
    )
    scene.add('floor', (1.2, 0.15), (rectangle(0, 236, WIDTH, HEIGHT - 236), WOOD))
    scene.add('rug', 0.3, (ellipse(240, 286, 176, 28), BLUE), (ellipse(240, 286, 152, 21), SKY))
    scene.add('cat', 0.2, *put(cat(tail, lids), 236, 292))
    return scene


def street(time: str = 'day', car_x: float | None = 318, light: str = 'green', walker: bool = True) -> Scene:
    """A street corner. `time` is 'day' or 'night'; the car stands at `car_x` and is left out for None."""
    night = time == 'night'
    window = SUN if night else SKY_PALE

    def dim(colour: str) -> str:
        return _mix(colour, '#141b3c', 0.55) if night else colour

    scene = Scene(WIDTH, HEIGHT)
    scene.add('sky', 1.0, (rectangle(0, 0, WIDTH, HEIGHT), '#1c2550' if night else SKY))
    if night:
        scene.add('sky', 1.0, (ellipse(402, 48, 24), CREAM), (ellipse(392, 42, 22), '#1c2550'))
        stars = [(40, 30), (96, 62), (150, 22), (214, 50), (268, 26), (330, 70), (450, 96), (22, 92), (356, 20)]
        scene.add('sky', 1.0, *[(ellipse(x, y, 1.8), CREAM) for x, y in stars])
    else:
        scene.add('sky', 1.0, (ellipse(404, 50, 25), SUN))
        cloud = ellipse(0, 0, 34, 12) + ellipse(-16, -8, 18, 13) + ellipse(12, -12, 22, 17)
        scene.add('sky', 1.0, (place(cloud, 118, 48), PAPER), (place(cloud, 286, 34, 0.75), PAPER))
    scene.add(
        'hill',
        0.94,
        (blob((-40, 220), (40, 138), (150, 116), (260, 150), (380, 120), (530, 150), (530, 220)), dim(LEAF_PALE)),
    )
    fronts = [(62, CREAM, RED), (154, '#f3c9a5', BLUE_DARK), (246, '#dfe6d5', RED_DARK), (432, '#f7dfb5', BLUE_DARK)]
    for x, wall, roof in fronts:
        scene.add('building', 0.74, *put(house(dim(wall), dim(roof), window), x, 206))
    scene.add(
        'pavement',
        (1.6, 0.3),
        (rectangle(0, 204, WIDTH, 34), dim(STONE)),
        (rectangle(0, 234, WIDTH, 5), dim(STONE_DARK)),
    )
    scene.add('tree', 0.62, *put(tree(dim(LEAF), dim(LEAF_DARK)), 340, 216))
    if walker:
        stroll = person(
            {'left elbow': (-36, -118), 'left wrist': (-28, -90), 'right elbow': (36, -118), 'right wrist': (42, -90)},
            dim(SUN),
            dim(BLUE_DARK),
        )
        scene.add('person', 0.55, *put(stroll, 112, 230, 0.42))
    scene.add('road', (1.5, 0.1), (rectangle(0, 238, WIDTH, HEIGHT - 238), dim(ROAD)))
    scene.add('road', (1.5, 0.1), *[(rounded(x, 280, 46, 6, 3), dim(CREAM)) for x in range(12, WIDTH, 84)])
    if car_x is not None:
        scene.add('car', 0.36, *put(car(dim(RED), dim(RED_DARK), dim(SKY_PALE)), car_x, 276, 1.2))
    scene.add('traffic light', 0.2, *put(traffic_light(light), 448, 300, 1.32))
    return scene


def still_life() -> Scene:
    scene = Scene(WIDTH, HEIGHT)
    scene.add('wall', 0.9, (rectangle(0, 0, WIDTH, HEIGHT), '#dfe9dc'))
    scene.add('wall', 0.9, *[(rectangle(x, 0, 22, HEIGHT), '#d3e0d0') for x in range(12, WIDTH, 60)])
    scene.add('table', (1.4, 0.1), (rectangle(0, 216, WIDTH, HEIGHT - 216), WOOD))
    scene.add(
        'table',
        (1.4, 0.1),
        (rectangle(0, 216, WIDTH, 7), WOOD_DARK),
        (line((30, 262), (180, 262), width=2) + line((300, 300), (440, 300), width=2), '#a96d40'),
    )
    scene.add('bowl', 0.5, (ellipse(190, 178, 102, 17), BLUE_DARK))
    scene.add('pear', 0.52, *put(pear(), 232, 202, 1.05, turn=16))
    scene.add('apple 1', 0.5, *put(apple(), 148, 204, 1.05))
    scene.add('apple 2', 0.46, *put(apple(LEAF, '#54803a'), 194, 208, 1.0))
    scene.add('bowl', 0.45, *put(bowl(), 190, 246))
    scene.add('mug', 0.38, *put(mug(), 374, 252, 1.15))
    scene.add('apple 3', 0.28, *put(apple(), 78, 286, 1.1))
    scene.add('banana', 0.22, *put(banana(), 296, 294, 1.1))
    return scene


def savanna() -> Scene:
    scene = Scene(WIDTH, HEIGHT)
    scene.add(
        'sky',
        1.0,
        (rectangle(0, 0, WIDTH, HEIGHT), '#f9c784'),
        (rectangle(0, 0, WIDTH, 70), '#f7b267'),
        (rectangle(0, 130, WIDTH, 80), '#fbd9a0'),
    )
    scene.add('sun', 1.0, (ellipse(330, 150, 46), '#f4845f'))
    scene.add(
        'mountain',
        0.9,
        (blob((-40, 210), (60, 150), (130, 134), (190, 148), (300, 206), (300, 230), (-40, 230)), '#c98f6b'),
    )
    scene.add('grass', (1.5, 0.1), (rectangle(0, 196, WIDTH, HEIGHT - 196), '#d9a94f'))
    scene.add(
        'grass', (1.5, 0.1), (blob((-20, 330), (-20, 262), (120, 250), (260, 272), (500, 246), (500, 330)), '#c9963f')
    )
    scene.add('tree', 0.6, *put(acacia(), 118, 236, 1.25))
    scene.add('elephant', 0.4, *put(elephant(), 298, 268, 1.12))
    scene.add('elephant calf', 0.36, *put(elephant(), 196, 276, 0.52))
    blades: Shape = []
    for x in range(8, WIDTH, 22):
        blades += curve((x, 322), (x + 2, 304), (x - 5 + (x * 7) % 12, 290 - (x * 5) % 9), width=3)
    scene.add('grass', (1.5, 0.1), (blades, '#a87b30'))
    return scene


def coast(
    moment: float = 0, boat_x: float = 130, sky: tuple[str, str, str] = ('#f7b9a0', '#fbd3b0', '#fde8c9')
) -> Scene:
    """A lighthouse above the sea at sunset; `moment` moves the waves, in turns."""
    scene = Scene(WIDTH, HEIGHT)
    for index, colour in enumerate(sky):
        scene.add('sky', 1.0, (rectangle(0, 66 * index, WIDTH, HEIGHT), colour))
    scene.add('sun', 1.0, (ellipse(214, 198, 40), CORAL))
    scene.add('sea', (1.5, 0.2), (rectangle(0, 200, WIDTH, 120), SEA))
    scene.add('sea', (1.5, 0.2), (rounded(186, 208, 56, 5, 2.5) + rounded(198, 220, 34, 4, 2), '#f0a58a'))
    scene.add(
        'boat',
        0.5,
        *put(sailboat(), boat_x, 252 + 2 * math.sin(math.tau * moment), turn=3 * math.sin(math.tau * moment)),
    )
    for row, (y, colour) in enumerate(((258, SEA_DARK), (286, '#36758a'), (308, '#2c6379'))):
        drift = 60 * ((moment + row / 3) % 1)
        crest = [(-120 + drift + 30 * step, y + (5 if step % 2 else -5)) for step in range(24)]
        scene.add('sea', (1.5, 0.2), (blob((-120, 360), *crest, (620, 360)), colour))
    scene.add(
        'cliff', 0.3, (polygon((322, 330), (338, 262), (362, 236), (384, 206), (480, 196), (480, 330)), '#8a6f5c')
    )
    scene.add('cliff', 0.3, (polygon((384, 206), (480, 196), (480, 216), (420, 224), (372, 226)), LEAF))
    scene.add('lighthouse', 0.28, *put(lighthouse(), 426, 210))
    return scene


def balloon_flight(progress: float) -> Scene:
    """A balloon that rises over hills at dawn; `progress` from 0 to 1."""
    scene = Scene(320, 214)
    scene.add(
        'sky',
        1.0,
        (rectangle(0, 0, 320, 214), '#fbd9c0'),
        (rectangle(0, 0, 320, 60), '#f7c6bb'),
        (rectangle(0, 118, 320, 96), CREAM),
    )
    scene.add('sun', 1.0, (ellipse(252, 152 - 16 * progress, 24), SUN))
    scene.add(
        'hills',
        0.9,
        (blob((-30, 230), (10, 150), (90, 132), (170, 158), (250, 138), (350, 158), (350, 230)), '#a9c39a'),
    )
    scene.add(
        'balloon',
        0.5,
        *put(balloon(), 96 + 40 * progress, 206 - 64 * progress, 0.72, turn=3 * math.sin(math.tau * progress)),
    )
    scene.add(
        'meadow', 0.4, (blob((-30, 240), (-30, 186), (60, 176), (150, 192), (250, 172), (350, 188), (350, 240)), LEAF)
    )
    scene.add('meadow', 0.4, (blob((-30, 250), (-30, 206), (80, 198), (200, 206), (350, 196), (350, 250)), LEAF_DARK))
    return scene


WAVE = {'left elbow': (-42, -118), 'left wrist': (-40, -84), 'right elbow': (58, -166), 'right wrist': (64, -204)}


def portrait_with_arms(arms: dict[str, tuple[float, float]]) -> Scene:
    scene = Scene(320, 320)
    scene.add('wall', 0.9, (rectangle(0, 0, 320, 320), '#dfe9dc'))
    scene.add('floor', (1.6, 0.2), (rectangle(0, 262, 320, 58), SAND))
    scene.add('person', 0.4, *put(person(arms), 160, 292, 1.22))
    return scene


def juggler(moment: float) -> Scene:
    """Somebody who juggles three balls; `moment` from 0 to 1 is one round."""
    swing = math.sin(math.tau * moment)
    arms = {
        'left elbow': (-44, -112),
        'left wrist': (-46 + 6 * swing, -126 - 8 * swing),
        'right elbow': (44, -112),
        'right wrist': (46 + 6 * swing, -126 + 8 * swing),
    }
    scene = Scene(240, 240)
    scene.add('wall', 0.9, (rectangle(0, 0, 240, 240), '#f6d8c4'))
    scene.add('floor', (1.6, 0.2), (rectangle(0, 206, 240, 34), SAND_DARK))
    scene.add('person', 0.4, *put(person(arms, SEA, INK), 120, 224, 0.82))
    for index, colour in enumerate((RED, SUN, BLUE)):
        turn = (moment + index / 3) % 1
        # Up and over for the greater part of the round, from hand to hand for the rest.
        if turn < 0.7:
            along = turn / 0.7
            x, y = 82 + 76 * along, 116 - 4 * 96 * along * (1 - along)
        else:
            along = (turn - 0.7) / 0.3
            x, y = 158 - 76 * along, 116 + 10 * math.sin(math.pi * along)
        scene.add(f'ball {index + 1}', 0.3, (ellipse(x, y, 9), colour))
    return scene


def butterflies(seed: int, count: int = 4) -> Scene:
    """`count` butterflies, two in a row, each as the seed has it."""
    chance = random.Random(seed)
    wings = [CORAL, SUN, SEA, LEAF_PALE, PINK, BLUE]
    chance.shuffle(wings)
    rows = (count + 1) // 2
    scene = Scene(320, 160 * rows)
    for index in range(count):
        x, y = 160 * (index % 2), 160 * (index // 2)
        scene.add('paper', 1.0, (rectangle(x, y, 160, 160), PAPER if (index + index // 2) % 2 else '#f1ece0'))
        wing = butterfly(
            wings[index],
            chance.choice([WHITE, CREAM, INK]),
            chance.choice([INK, BLUE_DARK, WOOD_DARK]),
            chance.uniform(0.8, 1.0),
            chance.uniform(0, 16),
        )
        scene.add(f'butterfly {index + 1}', 0.5, *put(wing, x + 80, y + 84, turn=chance.uniform(-14, 14)))
    return scene


def _mix(colour: str, other: str, share: float) -> str:
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(a + (b - a) * share):02x}' for a, b in pairs)
