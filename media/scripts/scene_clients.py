"""The clients' portraits: busts like the team's, closer and on light backgrounds, to be clear at small sizes.

blender -b -P scene_clients.py -- --picture djamel-ifticen --out FILE.png [--width 300 --spp 12 --weights FILE]
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene_team import *


def moustache(m):
    return facets(
        [*mirrored((0.15, -0.9, -0.68), (0.2, 0.12, 0.085), (0, 16, 10)), ellipsoid((0, -0.92, -0.65), (0.12, 0.1, 0.07))],
        m,
        36,
        0.03,
        0,
    )


def tie(m):
    knot = [(-0.15, -0.5, -1.92), (0.15, -0.5, -1.92), (-0.1, -0.62, -2.16), (0.1, -0.62, -2.16), (0, -0.74, -2.0)]
    blade = [(-0.09, -0.58, -2.14), (0.09, -0.58, -2.14), (-0.24, -0.62, -3.5), (0.24, -0.62, -3.5), (0, -0.78, -2.9)]
    for points in (knot, blade):
        facets([hull(points + [(x, y + 0.22, z) for x, y, z in points])], m, 18, 0.03, 0)


def braid(m):
    """Hair drawn back and plaited over one shoulder."""
    crop(m, 1.04, 150)
    path = [(0.28, 0.82, -0.72), (0.56, 0.62, -1.06), (0.78, 0.34, -1.42), (0.86, 0.0, -1.8), (0.84, -0.34, -2.14)]
    path += [(0.8, -0.58, -2.5), (0.76, -0.74, -2.88), (0.74, -0.8, -3.2)]
    return facets(
        [ellipsoid(p, (0.27, 0.25, 0.25), (0, 30 * (-1) ** k, 0)) for k, p in enumerate(path)], m, 150, 0.045, 0
    )


def close_scarf(m, count=240):
    """A scarf drawn close under the chin and tucked into the collar."""
    return facets(
        [
            ellipsoid((0, 0.16, 0.08), (0.95, 1.05, 0.97)),
            ellipsoid((0, 0.16, -0.6), (0.9, 0.84, 0.98)),
            ellipsoid((0, 0.18, -1.5), (0.6, 0.6, 0.6)),
            ellipsoid((0, 0.1, -2.02), (0.7, 0.62, 0.3)),
            ellipsoid((0.34, -0.42, -2.1), (0.34, 0.2, 0.2), (0, 30, 0)),
        ],
        m,
        count,
        0.05,
        3,
        face_hole(0.6, -1.26, 0.42, -0.92),
    )


def coat(m, revers):
    torso(m, 0.94)
    lapels(revers)


def stethoscope(tube, metal):
    for s in (-1, 1):
        facets(
            [
                ellipsoid((s * (0.6 + 0.03 * k), 0.25 - 0.17 * k, -1.92 - 0.07 * k - 0.012 * k * k), (0.1, 0.14, 0.12))
                for k in range(7)
            ],
            tube,
            80,
            0.035,
            0,
        )
    icosahedron(0.17, (0.74, -0.92, -2.72), metal, (12, 0, 30))


def flat_cap(m):
    facets(
        [
            ellipsoid((0, 0.16, 0.4), (0.97, 1.14, 0.46), (-4, 0, 0)),
            ellipsoid((0, -0.36, 0.42), (0.9, 0.84, 0.3), (10, 0, 0)),
        ],
        m,
        90,
        0.05,
        1,
        [hull([(x, y, z) for x in (-2, 2) for y in (-2, 2) for z in (-2, 0.13)])],
    )
    peak = [(x, y, 0.2 - 0.05 * abs(x)) for x, y in ((-0.7, -0.78), (0.7, -0.78), (-0.5, -1.32), (0.5, -1.32), (0, -1.42))]
    return facets([hull(peak + [(x, y, z + 0.12) for x, y, z in peak])], m, 24, 0.03, 0)


def captain_cap(crown, band, peak, badge):
    def turned(profile, m, count):
        o = lathe(profile, m, (0, 0.1, 0), 48, (-5, 0, 0))
        o.scale = (0.96, 1.14, 1)
        return facets([o], m, count, 0.04, 0)

    turned([(0, 0.2), (0.9, 0.2), (0.93, 0.54), (0, 0.54)], band, 70)
    turned([(0, 0.52), (0.94, 0.5), (1.24, 0.74), (1.22, 0.84), (0.9, 0.98), (0, 1.0)], crown, 90)
    rim = [(x, y, 0.26 - 0.16 * (y + 0.8)) for x, y in ((-0.68, -0.8), (0.68, -0.8), (0.0, -0.95))]
    lip = [(-0.52, -1.28, 0.14), (0.52, -1.28, 0.14), (-0.2, -1.4, 0.1), (0.2, -1.4, 0.1), (-0.72, -1.0, 0.16), (0.72, -1.0, 0.16)]
    facets([hull([(x, y, z + d) for x, y, z in rim + lip for d in (0, 0.07)])], peak, 26, 0.03, 0)
    icosahedron(0.13, (0, -1.05, 0.46), badge, (20, 0, 17))


def epaulettes(m):
    for s in (-1, 1):
        box((s * 1.2, 0.16, -2.18), (0.62, 0.4, 0.1), m, 0.02, (14, s * 22, 0))


def felt_hat(m, ribbon):
    def turned(profile, paint, count):
        o = lathe(profile, paint, (0, 0.12, 0.02), 56, (-13, 5, 0))
        o.scale = (0.97, 1.1, 1)
        return facets([o], paint, count, 0.04, 0)

    turned([(0, 0.24), (1.62, 0.3), (1.64, 0.36), (0.9, 0.36), (0, 0.34)], m, 80)
    turned([(0, 0.3), (0.93, 0.3), (0.91, 0.56), (0, 0.56)], ribbon, 60)
    turned([(0, 0.5), (0.9, 0.52), (0.8, 1.06), (0.5, 1.14), (0, 1.0)], m, 70)


def apron(m):
    for s in (-1, 1):
        box((s * 0.66, -0.36, -2.42), (0.2, 0.08, 1.2), m, 0.02, (-34, s * 6, 0))
    box((0, -0.82, -3.5), (1.5, 0.1, 1.3), m, 0.02, (-4, 0, 0))


def cloth(color):
    return material('cloth', color, 0.55, spec=0.3)


def kamel_sahraoui_dib():
    t = tints()
    head(t['clay'], jaw=1.08, nose=1.15, cheeks=1.0, neck=1.1)
    glasses(t['ink'])
    moustache(t['ink'])
    features(t['ink'], t['ink'], lips='#b98d86', weight=1.6)
    torso(t['sea'], 1.06)
    lapels(t['sea'])
    collar(t['chalk'])
    tie(t['orange'])


def houda_mezaache():
    t = tints()
    head(t['stone'], jaw=0.88, nose=0.95, cheeks=0.8)
    braid(t['night'])
    features(t['ink'], t['night'])
    torso(t['red'], 0.9)
    ring(0.57, 0.13, -1.98, t['red'])
    earrings(t['chalk'])


def lamia_benkhelifa():
    t = tints()
    head(t['stone'], jaw=0.88, nose=0.9, cheeks=0.75, ears=False)
    close_scarf(t['sea'])
    features(t['ink'], t['ink'])
    coat(t['chalk'], t['chalk'])
    stethoscope(t['ink'], t['orange'])


def sofiane_delmas():
    t = tints()
    head(t['clay'], jaw=1.1, nose=1.2, brow=1.2, neck=1.12)
    crop(t['night'], 0.76)
    flat_cap(t['green'])
    beard(t['night'])
    features(t['ink'], t['night'], lips='#b98d86', weight=1.5)
    torso(t['chalk'], 1.06)
    ring(0.6, 0.1, -2.02, t['chalk'])
    apron(t['green'])


def djamel_ifticen():
    t = tints()
    head(t['clay'], jaw=1.12, nose=1.1, brow=1.2, neck=1.12)
    captain_cap(t['chalk'], t['ink'], t['night'], t['orange'])
    beard(t['chalk'])
    features(t['ink'], t['chalk'], lips='#b98d86', weight=1.8)
    torso(t['ink'], 1.08)
    lapels(t['night'])
    collar(t['chalk'])
    epaulettes(t['orange'])


def ines_trabelsi_marchand():
    t = tints()
    head(t['stone'], jaw=0.9, nose=1.0, cheeks=0.8, ears=False)
    bob(cloth('#8c2f16'), -1.3, parting=-1.0)
    features(t['ink'], cloth('#8c2f16'))
    felt_hat(t['ink'], t['orange'])
    torso(t['ink'], 0.92)
    ring(0.58, 0.18, -1.85, t['ink'], squash=1.5, count=110)


SAND_GROUND, SKY, PEACH = '#e9cf9c', '#a9bfff', '#ffb06a'

# Background, rotation, bust, side of the lamp, colour of the rim light, and height of the picture's centre.
PICTURES = {
    'kamel-sahraoui-dib': (SAND_GROUND, -24, kamel_sahraoui_dib, 1, SEA_2, -0.72),
    'houda-mezaache': (SKY, 28, houda_mezaache, -1, CLEMENTINE, -0.72),
    'lamia-benkhelifa': (PEACH, -20, lamia_benkhelifa, 1, SEA_2, -0.78),
    'sofiane-delmas': (SAND_GROUND, 32, sofiane_delmas, -1, CLEMENTINE, -0.66),
    'djamel-ifticen': (SKY, -30, djamel_ifticen, 1, CLEMENTINE, -0.5),
    'ines-trabelsi-marchand': (PEACH, 22, ines_trabelsi_marchand, -1, SEA_2, -0.46),
}

if __name__ == '__main__':
    *bust, height = PICTURES[ARGS['picture']]
    portrait(*bust, size=(640, 640), shot=(height, 124), daylight=420)
