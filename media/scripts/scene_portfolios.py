"""The portrait of the personal portfolio: one camera, with morning light and with evening light.

blender -b -P scene_portfolios.py -- --picture dounia-morning --people DIR --out FILE.png [--width 300]
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene_clients import *

BOTTLE, VERMILION = '#0d3d31', '#e8412a'


def hoop(m, radius=0.22):
    for s in (-1, 1):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=radius,
            minor_radius=0.045,
            major_segments=48,
            minor_segments=12,
            location=(s * 0.84, -0.02, -0.66 - radius),
            rotation=(0, math.radians(90), math.radians(s * 20)),
        )
        bpy.context.object.data.materials.append(m)


def dounia_head(f, t):
    black = material('curls', '#1f1614', 0.64, spec=0.25)
    f.hair(black, 0.16, front=0.36)
    curls(black, 1.02, seed=11, count=560, centre=(0, 0.42, 0.42))
    hoop(material('gold', '#f3c64b', 0.5, spec=0.35))


def dounia_body(f, t):
    red = material('wool', VERMILION, 0.8, spec=0.15)
    f.jumper(red, neck=-1.35, slope=0.3, thick=0.18, count=190, calm=8)


DOUNIA = Sitter(
    dict(
        sex='female',
        shape={
            'head/head-oval': 0.9,
            'nose/nose-scale-horiz-incr': 0.5,
            'nose/nose-flaring-incr': 0.5,
            'cheek/*-cheek-bones-out': 0.8,
            'mouth/mouth-upperlip-volume-inflate': 0.7,
            'mouth/mouth-lowerlip-volume-inflate': 0.7,
            SMILE: 0.8,
        },
        african=0.45,
        lids=1.35,
    ),
    ('#b67c54', '#a5503f'),
    '#3b2212',
    ('#15100f', {'inner': 0.01, 'thick': 0.075}),
    dounia_head,
    dounia_body,
    (-1, 3, 22, 32),
)


def sitting(side, edge):
    """The bust on bottle green, low in an upright frame, with space above the hair."""
    reset(1200, 1600, fill=0)
    posed(DOUNIA)
    camera((0, -14, -0.9), (0, 0, -0.98), 92)
    printed(BOTTLE, side, edge)


# Side of the lamp, colour of the light from behind.
PICTURES = {
    'dounia-morning': (-1, '#7fd6b4'),
    'dounia-evening': (1, '#6fa8ff'),
}

if __name__ == '__main__':
    sitting(*PICTURES[ARGS['picture']])
