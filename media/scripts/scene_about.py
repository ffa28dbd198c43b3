"""Architecture for the about page: the white city, a stair, a court with the studio's solid.

blender -b -P scene_about.py -- --picture white-city --out FILE.png [--width 480 --spp 8 --weights FILE]
"""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *


class Blocks:
    """Thousands of boxes, merged into one mesh per material."""

    def __init__(self):
        self.parts = {}

    def add(self, loc, size, m):
        v, f = self.parts.setdefault(m, ([], []))
        n = len(v)
        v += [
            tuple(c + s * e / 2 for c, s, e in zip(loc, signs, size))
            for signs in (
                (-1, -1, -1),
                (1, -1, -1),
                (1, 1, -1),
                (-1, 1, -1),
                (-1, -1, 1),
                (1, -1, 1),
                (1, 1, 1),
                (-1, 1, 1),
            )
        ]
        f += [tuple(i + n for i in q) for q in CUBE]

    def build(self):
        for m, (v, f) in self.parts.items():
            solid('blocks', v, f, m)


def white_city():
    """White houses climb a hill in noon light; a few shutters are blue, one is clementine."""
    reset(2000, 1125, air='#bcd3ff', fill=0.4)
    sky('#2f6fe6', '#8db9fb')
    rnd = random.Random(11)
    walls = [plaster(c, 0.1) for c in ('#fcfbf8', '#f4f4f1', '#f8f6ee')]
    hole, blue, orange = (
        material('opening', '#1a2340', 0.7),
        material('shutter', '#2450e8', 0.6),
        material('one', '#ff8a1f', 0.6),
    )
    blocks = Blocks()

    def house(x, y, z, w, d, h):
        m = rnd.choice(walls)
        blocks.add((x, y, z + h / 2 - 4), (w, d, h + 8), m)
        for px, py, sx, sy in (
            (0, d / 2 - 0.06, w, 0.12),
            (0, 0.06 - d / 2, w, 0.12),
            (w / 2 - 0.06, 0, 0.12, d - 0.24),
            (0.06 - w / 2, 0, 0.12, d - 0.24),
        ):
            blocks.add((x + px, y + py, z + h + 0.2), (sx, sy, 0.4), m)
        columns = max(1, int(w / 1.5))
        for level in range(max(1, int(h / 2.2))):
            for k in range(columns):
                if rnd.random() < 0.62:
                    wx, wz = x - w / 2 + (k + 0.5) * w / columns, z + 1.2 + level * 2.2
                    ww, wh = rnd.choice(((0.5, 0.8), (0.4, 0.4), (0.6, 1.05)))
                    blocks.add((wx, y - d / 2, wz), (ww, 0.1, wh), hole)
                    if rnd.random() < 0.4:
                        blocks.add(
                            (wx - ww * 0.76, y - d / 2 - 0.04, wz),
                            (ww * 0.5, 0.05, wh),
                            orange if rnd.random() < 0.07 else blue,
                        )
        if rnd.random() < 0.3:
            blocks.add(
                (x + rnd.uniform(-w / 4, w / 4), y + d / 5, z + h + 0.8), (w * 0.4, d * 0.4, 1.6), rnd.choice(walls)
            )

    y = 0.0
    while y < 66:
        x = -46 + rnd.uniform(-2, 2)
        while x < 46:
            w = rnd.uniform(2.4, 5.2)
            house(
                x + w / 2,
                y + rnd.uniform(-0.6, 0.6),
                y * 0.4 - 0.02 * abs(x) + rnd.uniform(-0.6, 0.6),
                w,
                rnd.uniform(3, 4.6),
                rnd.choice((2.6, 3, 3.4, 4.8, 5.4, 6.4)),
            )
            x += w + rnd.choice((-0.05, 0, 0, 0, 0.6, 1.3))
        y += rnd.uniform(3.2, 4.4)
    blocks.build()
    sun(-98, 38, 4.4)
    camera((-14, -46, 22), (1, 30, 17), 54)
    render()


def stair():
    """A white spiral stair before a sea-blue wall."""
    reset(1440, 1800, air='#cfe0ff', fill=0.45)
    white, blue = plaster('#fafaf6'), plaster('#2450e8', 0.1)
    floor(white)
    box((0, 5.5, 8), (60, 0.5, 24), blue, 0)
    for k in range(34):
        a0, a1, z1 = math.radians(205 - k * 9), math.radians(205 - (k + 1) * 9.12), 0.2 * (k + 1)
        z0 = max(0, z1 - 0.7)
        for ri, ro, low, high in ((0.5, 2.6, z0, z1), (2.6, 2.74, z0, z1 + 0.8)):
            v = [
                (r * math.cos(a), r * math.sin(a), z)
                for z in (low, high)
                for r, a in ((ri, a0), (ro, a0), (ro, a1), (ri, a1))
            ]
            solid('step', v, CUBE, white)
    lathe([(0.5, 0), (0.5, 9)], white)
    icosahedron(0.42, (-3.0, -1.9, 0.34), material('clementine', CLEMENTINE, 0.5), (31, 9, 20))
    sun(-60, 42, 3.7)
    camera((-1.2, -13.5, 2.2), (0, 0, 3.6), 44, level=True, shift=(0, 0.16))
    render()


def court():
    """A great blue icosahedron stands in a white court; a door shows how large it is."""
    reset(2000, 1250, air='#cfe0ff', fill=0.36)
    sky('#3d7bea', '#a5c9ff')
    white = plaster('#fafaf6')
    floor(paving(('#f3f3ef', '#ecebe6'), '#c9ccd6', (1.6, 1.6), 0.015))
    arcade(-16, 16, 6.4, 6, 0.9, [(c, 1.9, 2.5) for c in range(-14, 15, 4)], white)
    box((0, 9.5, 3.2), (32, 0.6, 6.4), plaster('#e6ecfa'), 0)
    box((0, 7.9, 6.5), (32, 4, 0.3), white, 0.02)
    box((-9.5, -1, 3.2), (0.8, 15, 6.4), white, 0)
    for k in range(7):
        box((7.2 + k * 0.5, 1.4, 0.14 + k * 0.28), (0.5, 7, 0.28 + k * 0.56), white, 0.01)
    icosahedron(2.5, (0.4, 0.6, 2.02), material('sea', SEA, 0.5, spec=0.35), (31, 9, 20), 0.02)
    icosahedron(0.5, (-4.2, -2.2, 0.4), material('clementine', CLEMENTINE, 0.5), (20, 0, 40))
    sun(-78, 40, 3.9)
    camera((-2.2, -14.5, 2.1), (0.2, 0, 2.3), 42, level=True, shift=(0, 0.04))
    render()


PICTURES = {'white-city': white_city, 'stair': stair, 'court': court}

if __name__ == '__main__':
    PICTURES[ARGS['picture']]()
