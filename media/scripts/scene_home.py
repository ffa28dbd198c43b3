"""The home page's pictures, one function each: nine app projects, the studio, and the newest articles.

blender -b -P scene_home.py -- --picture tassili-bank --ui SCREENS --out FILE.png [--width 640 --spp 16 --weights FILE]
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
from devices import laptop, phone, panel


def pillar(x, y, w, d, low, high, m):
    """An upright with a slanted top, `low` on its left and `high` on its right."""
    v = [(sx * w / 2, sy * d / 2, z) for sx, z in ((-1, 0), (1, 0), (1, high), (-1, low)) for sy in (-1, 1)]
    f = [(0, 2, 3, 1), (2, 4, 5, 3), (4, 6, 7, 5), (6, 0, 1, 7), (0, 6, 4, 2), (1, 3, 5, 7)]
    return bevel(solid('pillar', v, f, m, loc=(x, y, 0)), .012)


def tassili_bank():
    """Two phones before the bank's slanted pillars, everything the blue of its cards."""
    reset(2000, 1250, air='#9db4ff', fill=.42)
    blue, deep, pale, gold = (plaster(c, .08) for c in ('#2a55f2', '#1a3ccb', '#6f90ff', '#ffcb2e'))
    sweep(blue, back=3.2, radius=.4)
    for x, y, w, low, high, m in ((-2.35, 1.3, .8, 1.3, 1.72, pale), (-1.42, 1.9, .74, 1.95, 2.36, blue), (-.6, 1.5, .6, 1.0, 1.34, deep),
                                  (.3, 2.0, .85, 2.05, 2.5, blue), (1.22, 1.25, .72, 1.5, 1.95, gold), (2.2, 1.9, .86, 1.7, 2.2, blue)):
        pillar(x, y, w, .6, low, high, m)
    box((.02, .16, .07), (2.3, 1.0, .14), blue, .01)
    phone('app-tassili-accueil', (-.5, .12, .14 + .75), (87, 0, -12))
    phone('app-tassili-virement', (.46, -.1, .14 + .75), (87, 0, 10), '#c9ccd6')
    sun(-50, 40, 4.8)
    camera((.25, -7.4, 1.35), (.08, 0, .96), 72)
    render()


PICTURES = {
    'tassili-bank': tassili_bank,
}

if __name__ == '__main__':
    PICTURES[ARGS['picture']]()
