"""The clients' portraits: posters like the team's, closer and on light backgrounds.

The picture is square, and its middle two thirds are a portrait as well: pages crop it upright where it is large.
blender -b -P scene_clients.py -- --picture djamel-ifticen --people DIR --out FILE.png [--width 300]
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from scene_team import *


def above(f, x, y, out):
    """The point of the shoulders below (x, y), moved up by `out`."""
    hit = f.tree.ray_cast(Vector((x, y, -1.3)), Vector((0, 0, -1)))[0]
    return Vector((x, y, hit.z + out))


def moustache(f, m, full=0.0):
    """A moustache of two planes a side, that meet below the nose, its ends lifted by the smile; `full` lets it hang lower."""
    nose, lip, side, corner = (f.corners[n] for n in ('under nose', 'cupid', 'lip side', 'lip corner'))
    top, low = nose.z + 0.01, lip.z - 0.03
    line = [
        (0.0, nose.y - 0.06 - full, top, low + 0.02),
        (0.13, nose.y - 0.04 - full, top, low - 0.07 - full / 2),
        (0.28, corner.y - 0.1 - full, top - 0.06, low - 0.03 - 2 * full),
        (0.41 + full / 2, corner.y + 0.04, top - 0.06 - full, top - 0.1 - 3 * full),
    ]
    for s in SIDES:
        points, faces = [], []
        for x, y, high, deep in line:
            points += [(s * x, y + 0.14, high), (s * x, y, (high + 3 * deep) / 4), (s * x, y + 0.2, deep - 0.02)]
        for k in range(3):
            q = 3 * k
            faces += [[q, q + 1, q + 4, q + 3][::-s], [q + 1, q + 2, q + 5, q + 4][::-s], [q, q + 3, q + 5, q + 2][::-s]]
        rounded(facet_mesh(points, faces, m))


def shirt_collar(f, m, z=-1.6):
    """Two folded points round the neck."""
    for s in SIDES:
        neck = [(0.04, -0.46, z - 0.12), (0.34, -0.36, z + 0.05), (0.6, 0.05, z + 0.16), (0.56, 0.5, z + 0.24), (0.1, 0.8, z + 0.26)]
        fold = [(0.06, -0.5, z - 0.18), (0.3, -0.52, z - 0.5), (0.56, -0.36, z - 0.32), (0.78, 0.08, z - 0.14), (0.72, 0.55, z), (0.1, 0.95, z + 0.02)]
        n = len(neck)
        points = [(s * x, y, w) for x, y, w in [*neck, *fold]]
        order = [[0, 1, n + 1, n], [1, 2, n + 2, n + 1], [2, 3, n + 3, n + 2], [3, 4, n + 4, n + 3], [4, n + 5, n + 4]]
        o = facet_mesh(points, [r[::-s] for r in order], m)
        o.modifiers.new('cloth', 'SOLIDIFY').thickness = 0.05


def lapel(f, m, top=-1.72, low=-3.3, out=0.3, wide=0.62):
    for s in SIDES:
        spots = [(0.5, top), (0.72, top + 0.02), (wide + 0.28, top - 0.62), (wide - 0.02, top - 0.7), (wide + 0.1, top - 0.86), (0.12, low), (0.06, low + 0.06)]
        plate(m, [front(f, s * x, z, out) for x, z in spots], 0.09)


def tie(f, m, z=-1.82, out=0.22):
    y = front(f, 0, z - 0.2, out).y
    knot = [(s * w, y - d, h) for s in SIDES for w, d, h in ((0.13, 0.02, z), (0.08, 0.1, z - 0.24), (0.1, -0.04, z - 0.02))]
    hull([*knot, *((x, yy + 0.16, h) for x, yy, h in knot)]).data.materials.append(m)
    low = front(f, 0, -3.3, out).y
    blade = [(s * 0.07, y - 0.03, z - 0.22) for s in SIDES] + [(s * 0.22, low - 0.02, z - 1.7) for s in SIDES] + [(0, y - 0.1, z - 0.26), (0, low - 0.14, z - 1.7)]
    hull([*blade, *((x, yy + 0.14, h) for x, yy, h in blade)]).data.materials.append(m)


def jacket(f, cloth, under, v=1.5):
    f.jumper(under, neck=-1.62, thick=0.1, v=0.25, wide=1.0)
    f.jumper(cloth, neck=-1.78, thick=0.2, v=v)


def plait(m, path, thick=0.2):
    """Strands that cross from side to side along a path, each a wedge."""
    spots = [Vector(p) for p in path]
    for k, p in enumerate(spots):
        ahead = (spots[min(k + 1, len(spots) - 1)] - spots[max(k - 1, 0)]).normalized()
        aside = ahead.cross(Vector((0, -1, 0.2))).normalized()
        out = aside.cross(ahead).normalized()
        s = 1 if k % 2 else -1
        q = thick * (1 - 0.035 * k)
        points = [
            p + aside * s * q * 0.95 - ahead * q * 0.7,
            p + aside * s * q * 1.05 + ahead * q * 0.35 + out * q * 0.3,
            p + aside * s * q * 0.3 - ahead * q * 1.0 + out * q * 0.75,
            p + aside * s * q * 0.4 + ahead * q * 0.7 + out * q * 0.85,
            p - aside * s * q * 0.5 + ahead * q * 1.25 + out * q * 0.35,
            p - aside * s * q * 0.55 + ahead * q * 0.5 - out * q * 0.2,
            p - out * q * 0.8,
            p + ahead * q - out * q * 0.6,
            p - ahead * q - out * q * 0.4,
        ]
        o = rounded(hull([v[:] for v in points]))
        o.data.materials.append(m)


def turned(profile, m, count, middle=(0, 0.1, 0), rot=(-5, 0, 0), deep=1.14):
    """A part of a hat: a solid of revolution, longer than wide."""
    o = lathe(profile, m, middle, 48, rot)
    o.scale = (0.96, deep, 1)
    return melted([o], m, count, 0.04, 0)


def kamel_head(f, t):
    round_glasses(f, t['ink'], 0.25)
    moustache(f, material('moustache', '#2b211d', 0.7), 0.06)


def kamel_body(f, t):
    jacket(f, t['sea'], t['chalk'])
    lapel(f, t['sea'])
    shirt_collar(f, t['chalk'])
    tie(f, t['orange'])


def houda_head(f, t):
    black = material('black hair', '#1a1213', 0.64, spec=0.25)
    f.hair(black, 0.04, front=0.36, side=-0.3, nape=-0.9)
    swept(black, (0, 0.66, 0.82), 0.13, 0.035, 0.06)
    path = [(0.16, 0.9, -0.62), (0.4, 0.84, -0.9), (0.62, 0.66, -1.16), (0.78, 0.4, -1.4), (0.84, 0.08, -1.6)]
    path += [(0.82, -0.2, -1.84), (0.78, -0.42, -2.12), (0.74, -0.56, -2.42), (0.71, -0.66, -2.72), (0.69, -0.72, -3.02)]
    plait(black, path, 0.31)
    drops(f, t['chalk'])


def lamia_head(f, t):
    melted(
        [
            ellipsoid((0, 0.16, 0.08), (0.93, 1.05, 0.95)),
            ellipsoid((0, 0.16, -0.6), (0.88, 0.86, 1.0)),
            ellipsoid((0, 0.2, -1.5), (0.66, 0.66, 0.6)),
            ellipsoid((0, 0.04, -1.86), (0.78, 0.66, 0.3)),
            ellipsoid((0.3, -0.44, -1.98), (0.36, 0.22, 0.24), (0, 30, 0)),
        ],
        t['sea'],
        260,
        0.05,
        3,
        face_hole(0.72, -1.32, 0.5, -1.0),
    )


def lamia_body(f, t):
    f.jumper(t['pale'], neck=-1.7, thick=0.1, wide=1.2)
    f.jumper(t['chalk'], neck=-1.8, thick=0.2, v=1.3)
    lapel(f, t['chalk'])
    steel = material('steel', '#c9ced8', 0.3, spec=0.6)
    for s in SIDES:
        line = [above(f, s * 0.5, 0.6, 0.34), above(f, s * 0.7, 0.15, 0.38), front(f, s * 0.68, -2.05, 0.44)]
        cord([*line, front(f, s * 0.56, -2.34, 0.42)], t['ink'], 0.06)
        if s > 0:
            at = front(f, 0.55, -2.48, 0.42)
            lathe([(0, -0.05), (0.21, -0.05), (0.21, 0.06), (0, 0.06)], t['orange'], at, 10, (90, 0, 0), smooth=False)
        else:
            for side in SIDES:
                cord([front(f, -0.56, -2.34, 0.42), front(f, -0.54 + 0.13 * side, -2.64, 0.4)], steel, 0.035)


def sofiane_head(f, t):
    black = material('black', '#17110f', 0.6, spec=0.3)
    f.hair(black, 0.05, front=0.6)
    f.beard(black, 0.13, 0.14)
    points = []
    for k in range(10):
        a = math.radians(36 * k + 9)
        ahead = math.cos(a)
        for x, y, z in ((0.9, 1.07, 0.2), (1.03, 1.26, 0.48 - 0.12 * ahead), (0.74, 0.84, 0.89 - 0.15 * ahead)):
            points.append((x * math.sin(a), 0.13 - y * ahead, z))
    peak = [(x, y, 0.33 + 0.22 * (y + 0.8) - 0.12 * abs(x)) for x, y in ((-0.68, -0.7), (0.68, -0.7), (-0.56, -1.22), (0.56, -1.22), (-0.2, -1.42), (0.2, -1.42))]
    for solid_points in ([*points, (0, 0.2, 1.03)], [(x, y, z + d) for x, y, z in peak for d in (0, 0.08)]):
        rounded(hull(solid_points)).data.materials.append(t['green'])


def sofiane_body(f, t):
    f.jumper(t['chalk'], neck=-1.72, thick=0.12)
    for s in SIDES:
        line = [above(f, s * 0.78, y, 0.33) for y in (0.5, 0.3, 0.1, -0.1, -0.25, -0.4)] + [front(f, s * x, z, 0.28) for x, z in ((0.77, -1.75), (0.76, -1.85), (0.75, -1.95), (0.72, -2.15), (0.66, -2.5))]
        for p, q in zip(line, line[1:]):
            hull([(v.x + d, v.y, v.z + e) for v in (p, q) for d in (-0.1, 0.1) for e in (-0.05, 0.03)]).data.materials.append(t['green'])
    plate(t['green'], [front(f, x, z, 0.26) for x, z in ((-0.78, -2.46), (0.78, -2.46), (-0.95, -4.0), (0.95, -4.0), (0, -2.46))], 0.1)


def djamel_head(f, t):
    white = material('white beard', '#dcdad4', 0.6, spec=0.3)
    f.hair(white, 0.05, front=0.6)
    f.beard(white, 0.13, 0.12)
    turned([(0, 0.3), (0.9, 0.3), (0.93, 0.6), (0, 0.6)], t['ink'], 70)
    turned([(0, 0.58), (0.94, 0.56), (1.2, 0.8), (1.18, 0.9), (0.88, 1.04), (0, 1.06)], t['chalk'], 90)
    rim = [(x, y, 0.34 - 0.16 * (y + 0.8)) for x, y in ((-0.68, -0.8), (0.68, -0.8), (0.0, -0.95))]
    lip = [(-0.52, -1.26, 0.24), (0.52, -1.26, 0.24), (-0.2, -1.36, 0.2), (0.2, -1.36, 0.2), (-0.72, -1.0, 0.26), (0.72, -1.0, 0.26)]
    melted([hull([(x, y, z + d) for x, y, z in rim + lip for d in (0, 0.06)])], t['night'], 26, 0.03, 0)
    icosahedron(0.13, (0, -1.05, 0.54), t['orange'], (20, 0, 17))


def djamel_body(f, t):
    jacket(f, t['ink'], t['chalk'])
    lapel(f, t['ink'])
    shirt_collar(f, t['chalk'])
    tie(f, t['night'])
    for s in SIDES:
        spots = [above(f, s * x, y, 0.24) for x in (1.06, 1.66) for y in (0.1, 0.6)]
        hull([(v.x, v.y, v.z + d) for v in spots for d in (0, 0.1)]).data.materials.append(t['orange'])


BOB_LOW = [
    (0.6, 0.68, 0.93, 0.12, 22), (0.34, 0.82, 1.03, 0.12, 38), (0.02, 0.91, 1.08, 0.12, 50), (-0.36, 0.94, 1.0, 0.14, 55), (-0.8, 1.0, 0.9, 0.14, 50),
    (-1.16, 0.92, 0.8, 0.14, 44),
]


def ines_head(f, t):
    red = material('red brown', '#8a3418', 0.64, spec=0.25)
    locks(red, BOB_LOW, parting=(-0.16, -0.6, 0.66), behind=(0.0, 0.8, 0.66), columns=9, ridge=0.07, seed=4)
    felt = dict(middle=(0, 0.12, 0.12), rot=(-9, 4, 0), deep=1.1)
    turned([(0, 0.24), (1.3, 0.22), (1.33, 0.28), (0.9, 0.38), (0, 0.36)], t['ink'], 80, **felt)
    turned([(0, 0.3), (0.93, 0.3), (0.91, 0.54), (0, 0.54)], t['orange'], 60, **felt)
    turned([(0, 0.5), (0.86, 0.5), (0.78, 1.0), (0.5, 1.08), (0, 0.96)], t['ink'], 70, **felt)


def knitted(m, rows, ribs=22, middle=(0, 0.13, 0), rot=(-8, 0, 0)):
    """A cap with ribs: rings of (radius, height), every other point of a ring nearer to the middle, and a flat crown."""
    turn = Euler([math.radians(a) for a in rot])
    points, faces, n = [], [], 2 * ribs
    for radius, z in rows:
        for k in range(n):
            a, r = math.pi * k / ribs, radius * (1 if k % 2 else 0.94)
            points.append((turn.to_matrix() @ Vector((0.95 * r * math.sin(a), -1.13 * r * math.cos(a), z)) + Vector(middle))[:])
    for q in range(0, n * (len(rows) - 1), n):
        faces += [(q + k, q + (k + 1) % n, q + n + (k + 1) % n, q + n + k) for k in range(n)]
    faces.append(list(range(n * (len(rows) - 1), n * len(rows))))
    rounded(facet_mesh(points, faces, m))


def rachid_head(f, t):
    grey = material('grey', '#a6a4a6', 0.6, spec=0.3)
    f.hair(grey, 0.05, front=0.6)
    moustache(f, grey, 0.06)
    knitted(t['red'], [(0.9, 0.3), (0.93, 0.6), (0.82, 0.86), (0.5, 1.04), (0.2, 1.08)])
    knitted(t['red'], [(0.95, 0.2), (1.03, 0.22), (1.06, 0.38), (1.03, 0.54), (0.9, 0.56)])


def rachid_body(f, t):
    yellow = material('oilskin', '#f6b71e', 0.4, spec=0.4)
    f.jumper(t['ink'], neck=-1.7, thick=0.1, wide=1.0)
    f.jumper(t['ink'], neck=-1.3, slope=0.3, thick=0.16, count=250, wide=0.9)
    f.jumper(yellow, neck=-1.82, thick=0.26, v=1.3)
    lapel(f, yellow, -1.8, out=0.4, wide=0.74)


def malika_head(f, t):
    f.hair(material('grey hair', '#c4c1be', 0.6, spec=0.3), 0.05, front=0.3)
    melted(
        [
            ellipsoid((0, 0.2, 0.17), (1.0, 1.13, 1.0)),
            ellipsoid((0, 0.26, -0.66), (1.06, 0.86, 1.15)),
            ellipsoid((0, 0.24, -1.75), (1.16, 0.86, 0.56)),
            ellipsoid((0.12, -0.36, -1.95), (0.95, 0.44, 0.3), (0, 20, 0)),
            ellipsoid((-0.1, -0.3, -2.12), (1.0, 0.4, 0.32), (0, -16, 0)),
            ellipsoid((0.72, -0.34, -2.6), (0.4, 0.36, 0.9), (0, -8, 0)),
        ],
        material('plum', '#7d3a94', 0.5, spec=0.35),
        330,
        0.05,
        2,
        face_hole(0.72, -1.5, 0.58, -1.0),
    )


def malika_body(f, t):
    f.jumper(t['sand'], neck=-1.72, thick=0.13)
    silver = material('silver', '#e3e6ee', 0.3, spec=0.6)
    at = Vector((0.42, -0.86, -2.16))
    lathe([(0, -0.06), (0.26, -0.06), (0.26, 0.04), (0, 0.08)], silver, at, 8, (90, 0, 0), smooth=False)
    icosahedron(0.15, (at.x, at.y - 0.1, at.z), t['red'], (20, 0, 30))


def tarek_head(f, t):
    black = material('black curls', '#17120f', 0.6, spec=0.3)
    f.hair(black, 0.05, front=0.4)
    curls(black, 0.82, seed=5, count=380, centre=(0, 0.08, 0.46))
    round_glasses(f, t['red'], 0.26)


def tarek_body(f, t):
    f.jumper(t['chalk'], neck=-1.62, thick=0.1, wide=1.0)
    f.jumper(t['sea'], neck=-1.78, thick=0.18, v=0.5)
    hood = []
    for z, y, r, thick in ((-1.62, 0.3, 0.74, 0.22), (-1.86, 0.2, 0.86, 0.26)):
        bpy.ops.mesh.primitive_torus_add(major_radius=r, minor_radius=thick, location=(0, y, z), rotation=(math.radians(20), 0, 0))
        hood.append(bpy.context.object)
    throat = hull([(x, y, z) for x, z in ((-0.46, -1.4), (0.46, -1.4), (-0.06, -2.6), (0.06, -2.6)) for y in (-1.6, 0.1)])
    melted(hood, t['sea'], 200, 0.05, 2, [throat])
    for s in SIDES:
        cord([front(f, s * 0.3, -2.2, 0.4), front(f, s * 0.34, -2.45, 0.32), front(f, s * 0.3, -2.95, 0.26)], t['chalk'], 0.045)


BOB_WIDE = [
    (0.6, 0.72, 0.94, 0.12, 24), (0.34, 0.86, 1.04, 0.12, 42), (0.02, 0.95, 1.08, 0.12, 54), (-0.36, 1.0, 1.02, 0.14, 56), (-0.72, 1.08, 0.96, 0.14, 52),
    (-1.02, 1.1, 0.9, 0.14, 46),
]


def fringe(m, low=0.16, seed=2):
    """Hair that falls straight over the forehead, a wedge for each lock."""
    rnd = random.Random(seed)
    for k in range(-3, 3):
        a, b = 0.21 * k, 0.21 * (k + 1)
        end = low + rnd.uniform(-0.03, 0.05)
        points = []
        for x, out in ((a, 0.0), ((a + b) / 2, 0.05), (b, 0.0)):
            y = -0.86 + 0.5 * x * x - out
            points += [(x, y, end), (x, y + 0.16, end), (x * 0.9, y + 0.06, 0.45), (x * 0.7, y + 0.3, 0.74), (x * 0.7, y + 0.5, 0.6)]
        rounded(hull(points)).data.materials.append(m)


def sabrina_head(f, t):
    dark = material('dark brown', '#1f1413', 0.64, spec=0.25)
    locks(dark, BOB_WIDE, parting=(0.0, -0.6, 0.7), behind=(0.0, 0.8, 0.7), columns=9, ridge=0.06, seed=8, tucked=1)
    fringe(dark)
    gold = material('gold', '#f2b632', 0.35, spec=0.6)
    for s in SIDES:
        drop = [(0, 0, 0.3), (0, 0.24, -0.1), (0, -0.24, -0.1), (0.08, 0, -0.1), (-0.08, 0, -0.1), (0, 0, -0.34)]
        hull([(s * 0.86 + x, y - 0.02, z - 0.98) for x, y, z in drop]).data.materials.append(gold)


def sabrina_body(f, t):
    jacket(f, t['green'], t['chalk'])
    lapel(f, t['green'])


def hocine_head(f, t):
    f.beard(material('white beard', '#e4e2dc', 0.6, spec=0.3), 0.08, 0.05)


def hocine_body(f, t):
    jacket(f, t['red'], t['chalk'], 1.7)
    shirt_collar(f, t['chalk'])


def high_neck(color, top):
    return lambda f, t: f.jumper(t[color], neck=top, slope=0.3, thick=0.17, count=250)


WAVES = [
    (0.58, 0.76, 0.96, 0.12, 22), (0.34, 0.9, 1.06, 0.12, 40), (0.02, 0.98, 1.1, 0.12, 56), (-0.4, 1.06, 1.02, 0.14, 64), (-0.85, 1.0, 0.92, 0.14, 62),
    (-1.3, 1.12, 0.86, 0.16, 54), (-1.75, 1.02, 0.8, 0.14, 46), (-2.1, 1.06, 0.78, 0.12, 42),
]


def nesrine_head(f, t):
    locks(material('chestnut', '#5a2716', 0.5, spec=0.35), WAVES, parting=(0.12, -0.78, 0.6), columns=9, ridge=0.08, seed=6)
    gold = material('gold', '#f2b632', 0.35, spec=0.6)
    for s in SIDES:
        bpy.ops.mesh.primitive_torus_add(major_radius=0.17, minor_radius=0.03, location=(s * 0.8, -0.12, -0.88), rotation=(math.radians(90), 0, math.radians(80)))
        bpy.context.object.data.materials.append(gold)


SAND_GROUND, SKY, PEACH = '#ecd6a8', '#b3c6ff', '#ffc998'
AQUA, MINT, LEMON, ROSE, LILAC = '#a9e6f0', '#b4ebcd', '#ffe78f', '#ffc6c0', '#d8c8ff'

SITTERS = {
    'kamel-sahraoui-dib': Sitter(
        dict(sex='male', shape={'head/head-oval': 1.0, 'head/head-fat': 0.5, 'nose/nose-scale-vert-incr': 0.8, 'nose/nose-volume-potato': 1.0, 'nose/nose-scale-horiz-incr': 0.8, 'cheek/*-cheek-volume-inflate': 0.6, SMILE: 0.8, 'mouth/mouth-scale-horiz-incr': 0.4}, old=0.5, weight=0.35, lids=1.25),
        ('#bd855c', '#a2604f'), '#3d2412', ('#2b211d', dict()), kamel_head, kamel_body, (8, 2, -6, -12), (0, 0.01), (0, -0.78, 134),
    ),
    'houda-mezaache': Sitter(
        dict(sex='female', shape={SMILE: 1.2, 'head/head-oval': 1.2, 'nose/nose-hump-morehump': 0.9, 'nose/nose-scale-depth-incr': 0.6, 'cheek/*-cheek-bones-out': 0.6, 'mouth/mouth-scale-horiz-incr': 0.9}, old=0.3, lids=0.92, gap=0.1),
        ('#cc9168', '#b3564a'), '#4b2a14', ('#1b1210', dict(arch=0.02, thick=0.07)), houda_head, high_neck('red', -1.42), (-3, -9, 32, 10), (0.0, 0), (0.03, -0.74, 132),
    ),
    'lamia-benkhelifa': Sitter(
        dict(sex='female', shape={SMILE: 0.6, 'head/head-diamond': 1.0, 'nose/nose-scale-vert-incr': 0.6, 'nose/nose-greek-moregreek': 0.7, 'cheek/*-cheek-volume-inflate': 0.3, 'mouth/mouth-scale-horiz-incr': 0.5, 'mouth/mouth-lowerlip-volume-inflate': 0.4}, old=0.35, african=0.3, lids=0.95, bare=False, carve={'lip corner': (-0.01, -0.03, -0.016), 'mouth': (0, 0, -0.004)}),
        ('#b47e56', '#9c5644'), '#2e1a0e', ('#1b1210', dict(thick=0.065, lift=0.02)), lamia_head, lamia_body, (15, 5, -26, -6), (0.02, -0.05), (-0.06, -0.8, 128),
    ),
    'sofiane-delmas': Sitter(
        dict(sex='male', shape={'head/head-rectangular': 0.8, 'nose/nose-hump-morehump': 1.5, 'nose/nose-scale-depth-incr': 1.0, 'nose/nose-width2-min': 0.3, SMILE: 1.0}, old=0.15, lids=1.25),
        ('#c98f69', '#a55f50'), '#4a4a22', ('#17110f', dict(thick=0.09)), sofiane_head, sofiane_body, (3, -3, 64, 22), (0.02, 0), (0.2, -0.74, 126),
    ),
    'djamel-ifticen': Sitter(
        dict(sex='male', shape={'head/head-square': 1.1, 'nose/nose-scale-horiz-incr': 0.8, 'nose/nose-volume-potato': 0.9, 'nose/nose-curve-convex': 0.9, SMILE: 0.7}, old=0.75, weight=0.25, lids=0.95, eye=1.0),
        ('#a66a48', '#8f5142'), '#35566b', ('#d4d1c8', dict(thick=0.11)), djamel_head, djamel_body, (-5, 2, -46, -14), (-0.02, 0.01), (0, -0.72, 118),
    ),
    'ines-trabelsi-marchand': Sitter(
        dict(sex='female', shape={SMILE: 0.75, 'head/head-invertedtriangular': 1.2, 'head/head-oval': 0.4, 'nose/nose-hump-morehump': 1.2, 'nose/nose-scale-vert-incr': 0.8, 'nose/nose-width1-min': 0.6, 'mouth/mouth-scale-horiz-incr': 0.7}, old=0.45, african=0.0, lids=1.35),
        ('#dba785', '#b9564a'), '#4f5a24', ('#5f2614', dict(arch=0.02, thick=0.06)), ines_head, high_neck('ink', -1.28), (4, 5, -4, 8), (0.0, 0), (0.12, -0.68, 118),
    ),
    'rachid-meziane': Sitter(
        dict(sex='male', shape={'head/head-rectangular': 1.2, 'nose/nose-scale-horiz-incr': 0.7, 'nose/nose-hump-morehump': 1.2, 'nose/nose-scale-vert-incr': 0.9, 'chin/chin-width-max': 0.9, SMILE: 0.7}, old=0.7, weight=0.15, lids=0.9, eye=1.05),
        ('#b5764e', '#935443'), '#3d2412', ('#8b898c', dict(thick=0.11)), rachid_head, rachid_body, (-2, -3, 46, 14), (0.02, 0.01), (0, -0.68, 128),
    ),
    'malika-ould-slimane': Sitter(
        dict(sex='female', shape={SMILE: 1.3, 'head/head-round': 1.2, 'nose/nose-scale-vert-decr': 0.5, 'nose/nose-scale-horiz-incr': 0.7, 'nose/nose-volume-potato': 0.6, 'cheek/*-cheek-volume-inflate': 1.1, 'mouth/mouth-scale-horiz-incr': 0.7}, old=0.8, weight=0.4, lids=0.74, gap=0.1, bare=False),
        ('#d39b74', '#b3604e'), '#3b2613', ('#8e8a88', dict(thick=0.06, lift=0.02)), malika_head, malika_body, (-4, 12, -14, -8), (0, 0), (0.04, -0.7, 130),
    ),
    'tarek-bouhired': Sitter(
        dict(sex='male', shape={'head/head-invertedtriangular': 1.0, 'head/head-oval': 0.4, 'nose/nose-scale-vert-decr': 0.4, 'nose/nose-flaring-incr': 0.6, 'mouth/mouth-lowerlip-volume-inflate': 0.8, 'mouth/mouth-scale-horiz-incr': 1.0, SMILE: 1.4}, african=0.5, lids=1.3, gap=0.11),
        ('#a06a44', '#8e4c3f'), '#2b170c', ('#17110f', dict(lift=0.02)), tarek_head, tarek_body, (-6, 9, 14, 8), (0.0, 0), (0, -0.54, 120),
    ),
    'sabrina-lounes': Sitter(
        dict(sex='female', shape={SMILE: 0.9, 'head/head-diamond': 0.9, 'head/head-oval': 0.4, 'nose/nose-point-up': 0.9, 'nose/nose-scale-vert-decr': 0.5, 'nose/nose-width2-min': 0.6, 'cheek/*-cheek-bones-out': 0.9, 'mouth/mouth-upperlip-volume-inflate': 0.6}, old=0.15, african=0.05, lids=1.3, eye=1.2, carve={'eye out': (0, 0, 0.03)}),
        ('#e0ac88', '#c0473f'), '#3a2412', ('#221512', dict(arch=0.02, thick=0.07)), sabrina_head, sabrina_body, (3, -6, -34, 16), (0.05, 0), (0, -0.76, 128),
    ),
    # The customer on the screens of the bank's app (ui/app-tassili-compte.html).
    'nesrine-ouali': Sitter(
        dict(sex='female', shape={SMILE: 1.0, 'head/head-oval': 0.9, 'nose/nose-scale-vert-decr': 0.5, 'nose/nose-point-up': 0.5, 'nose/nose-width2-min': 0.5, 'cheek/*-cheek-volume-inflate': 0.5, 'mouth/mouth-scale-horiz-incr': 0.7, 'mouth/mouth-upperlip-volume-inflate': 0.5}, african=0.25, lids=1.25, eye=1.15),
        ('#c58a60', '#b04f4a'), '#3a2412', ('#2a1610', dict(arch=0.02, thick=0.065)), nesrine_head, lambda f, t: jacket(f, t['green'], t['chalk']), (2, 4, -16, -4), (0.02, 0), (0, -0.76, 124),
    ),
    'hocine-ziani': Sitter(
        dict(sex='male', shape={'head/head-round': 1.0, 'head/head-fat': 0.7, 'nose/nose-scale-horiz-incr': 1.2, 'nose/nose-volume-potato': 0.9, 'nose/nose-flaring-incr': 0.6, 'cheek/*-cheek-volume-inflate': 0.8, 'mouth/mouth-lowerlip-volume-inflate': 0.7, SMILE: 1.2}, old=0.6, african=0.7, weight=0.45, lids=0.95, gap=0.07),
        ('#80502f', '#74392f'), '#2b170c', ('#dedcd6', dict(thick=0.08)), hocine_head, hocine_body, (10, 6, 16, 10), (0, -0.03), (0.04, -0.82, 134),
    ),
}

# Background, side of the lamp, colour of the light from behind.
LIGHT = {
    'kamel-sahraoui-dib': (SAND_GROUND, 1, SEA_2),
    'houda-mezaache': (SKY, -1, CLEMENTINE),
    'lamia-benkhelifa': (PEACH, -1, SEA_2),
    'sofiane-delmas': (SAND_GROUND, -1, CLEMENTINE),
    'djamel-ifticen': (SKY, 1, CLEMENTINE),
    'ines-trabelsi-marchand': (PEACH, -1, SEA_2),
    'rachid-meziane': (AQUA, -1, CLEMENTINE),
    'malika-ould-slimane': (MINT, -1, CLEMENTINE),
    'tarek-bouhired': (LEMON, -1, SEA_2),
    'sabrina-lounes': (ROSE, 1, SEA_2),
    'nesrine-ouali': (SKY, 1, CLEMENTINE),
    'hocine-ziani': (LILAC, -1, CLEMENTINE),
}

if __name__ == '__main__':
    background, side, edge = LIGHT[ARGS['picture']]
    seat(background, SITTERS[ARGS['picture']], side, edge, (1280, 1280))
