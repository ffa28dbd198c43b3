"""The portrait of the personal portfolio: one camera, with morning light and with evening light.

blender -b -P scene_portfolios.py -- --picture dounia-morning --out FILE.png [--width 300 --spp 12 --weights FILE]
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
            major_segments=6,
            minor_segments=5,
            location=(s * 0.84, -0.02, -0.66 - radius),
            rotation=(0, math.radians(90), math.radians(s * 20)),
        )
        bpy.context.object.data.materials.append(m)


def dounia():
    t = tints()
    head(t['stone'], jaw=0.9, nose=1.0, cheeks=0.85, length=1.02)
    curls(cloth('#15100f'), 1.16, seed=11, count=560, centre=(0, 0.3, 0.34))
    features(t['ink'], cloth('#15100f'), 1.02)
    red = cloth(VERMILION)
    torso(red, 0.95, 210)
    ring(0.56, 0.2, -1.78, red, squash=1.9, count=130)
    hoop(cloth('#f3c64b'))


def sitting(lights):
    """The bust before a bottle-green wall, low in an upright frame, with space above the hair."""
    reset(1200, 1600, air=BOTTLE, fill=0.5)
    ground = material('ground', BOTTLE, 0.95, spec=0.1)
    solid('ground', [(-30, 5, -20), (30, 5, -20), (30, 5, 20), (-30, 5, 20)], [(0, 1, 2, 3)], ground)
    before = set(bpy.data.objects)
    dounia()
    e = bpy.data.objects.new('turn', None)
    bpy.context.collection.objects.link(e)
    for o in set(bpy.data.objects) - before - {e}:
        if o.parent is None:
            o.parent = e
    e.rotation_euler = [math.radians(a) for a in (-3, 2, 30)]
    for loc, size, power, color in lights:
        lamp(loc, (0, 0, -0.9), size, power, color)
    camera((0, -14, -0.9), (0, 0, -0.98), 92)
    render(vignette=0.12)


PICTURES = {
    'dounia-morning': [
        ((-5.0, -5.0, 3.6), 0.8, 900, '#fff1dc'),
        ((5.4, 1.4, 0.6), 1.2, 420, '#7fd6b4'),
        ((0, -7, -4), 4, 60, '#9fd8c4'),
    ],
    'dounia-evening': [
        ((4.6, -5.4, 0.6), 0.8, 900, '#ffcf9a'),
        ((-5.4, 1.6, 1.4), 1.2, 560, '#6fa8ff'),
        ((0, -7, -4), 4, 60, '#9fd8c4'),
    ],
}

if __name__ == '__main__':
    sitting(PICTURES[ARGS['picture']])
