"""Pictures of the home page, one function each: nine app projects, why choose us, and articles.

blender -b -P scene_home.py -- --picture tassili-bank --ui SCREENS --out FILE.png [--width 640 --spp 16 --weights FILE]
"""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
from devices import phone
from props import *


def pillar(x, y, w, d, low, high, m):
    """An upright with a slanted top, `low` on its left and `high` on its right."""
    v = [(sx * w / 2, sy * d / 2, z) for sx, z in ((-1, 0), (1, 0), (1, high), (-1, low)) for sy in (-1, 1)]
    f = [(0, 2, 3, 1), (2, 4, 5, 3), (4, 6, 7, 5), (6, 0, 1, 7), (0, 6, 4, 2), (1, 3, 5, 7)]
    return bevel(solid('pillar', v, f, m, loc=(x, y, 0)), 0.012)


def tassili_bank():
    """Two phones before the bank's slanted pillars, everything the blue of its cards."""
    reset(2000, 1250, air='#9db4ff', fill=0.42)
    blue, deep, pale, gold = (plaster(c, 0.08) for c in ('#2a55f2', '#1a3ccb', '#6f90ff', '#ffcb2e'))
    sweep(blue, back=3.2, radius=0.4)
    for x, y, w, low, high, m in (
        (-2.35, 1.3, 0.8, 1.3, 1.72, pale),
        (-1.42, 1.9, 0.74, 1.95, 2.36, blue),
        (-0.6, 1.5, 0.6, 1.0, 1.34, deep),
        (0.3, 2.0, 0.85, 2.05, 2.5, blue),
        (1.22, 1.25, 0.72, 1.5, 1.95, gold),
        (2.2, 1.9, 0.86, 1.7, 2.2, blue),
    ):
        pillar(x, y, w, 0.6, low, high, m)
    box((0.02, 0.16, 0.07), (2.3, 1.0, 0.14), blue, 0.01)
    phone('app-tassili-accueil', (-0.5, 0.12, 0.14 + 0.75), (87, 0, -12))
    phone('app-tassili-virement', (0.46, -0.1, 0.14 + 0.75), (87, 0, 10), '#c9ccd6')
    sun(-50, 40, 4.8)
    camera((0.25, -7.4, 1.35), (0.08, 0, 0.96), 72)
    render()


def noria_water():
    """A phone in a shallow basin of aqua tiles, before an orange water wheel."""
    reset(1440, 1440, bounces=9, air='#c8f4ff', fill=0.5)
    bed = caustics(paving(('#38c4c0', '#45cdc8'), '#bff3ee', (0.5, 0.5), 0.01), '#f2fffb', 2.1)
    floor(bed, z=-0.42)
    floor(water(scale=2.6, strength=0.12), 40, 0.0)
    wall = plaster('#bdf0ea')
    box((0, 3.6, 1), (40, 0.5, 12), wall)
    box((-0.02, 0.1, -0.24), (1.3, 0.62, 0.32), paving(('#e9fffb', '#f3fffd'), '#7fd6d0', (0.25, 0.25), 0.008))
    water_wheel((0.72, 2.2, 0.62), 1.45, material('wheel', '#ff6f3f', 0.5), 0.42, 11)
    phone('app-noria-accueil', (-0.02, 0.08, -0.08 + 0.752), (84, 0, -7), '#d9dde3')
    sun(-58, 44, 4.4)
    camera((-0.25, -6.3, 1.75), (0.06, 0, 0.62), 90)
    render()


def marsa_port():
    """A phone against an orange bollard on a dark quay, a mooring line made fast behind it."""
    reset(1440, 1440, air='#8fa6e8', fill=0.42)
    quay = concrete('#1b2a5c', 0.25)
    floor(quay)
    box((0, 3.2, 3), (40, 0.4, 12), plaster('#16224e', 0.1))
    box((0, -1.32, 0.003), (40, 0.1, 0.006), material('line', '#e9ecf6', 0.7, mottle=0.3), 0)
    iron = material('bollard', '#ff6a2b', 0.42, spec=0.5, bump=0.12, bump_scale=12, coat=0.2)
    profile = [
        (0, 1.42),
        (0.3, 1.42),
        (0.44, 1.37),
        (0.5, 1.27),
        (0.47, 1.16),
        (0.36, 1.08),
        (0.29, 0.98),
        (0.27, 0.8),
        (0.28, 0.5),
        (0.33, 0.3),
        (0.44, 0.18),
        (0.62, 0.14),
        (0.66, 0.1),
        (0.66, 0),
    ]
    lathe(profile[::-1], iron, (0.5, 0.55, 0))
    for k in range(8):
        a = math.pi * (k + 0.5) / 4
        lathe(
            [(0.05, 0.0), (0.05, 0.05), (0.0, 0.06)],
            iron,
            (0.5 + 0.55 * math.cos(a), 0.55 + 0.55 * math.sin(a), 0.12),
            6,
        )
    hemp = material('rope', '#efe6cf', 0.9, bump=0.4, bump_scale=90)
    turns = [
        (0.5 + 0.36 * math.cos(a), 0.55 + 0.36 * math.sin(a), 0.42 + 0.062 * a / math.pi)
        for a in (k * math.pi / 6 for k in range(4, 32))
    ]
    rope(
        [
            (-4.4, 1.9, 0.9),
            (-2.2, 1.45, 0.62),
            (-0.5, 1.1, 0.44),
            *turns,
            (0.95, 0.25, 0.5),
            (1.3, -0.2, 0.2),
            (1.5, -0.62, 0.075),
            (2.0, -0.9, 0.075),
            (2.6, -0.5, 0.075),
            (3.4, -0.6, 0.075),
        ],
        0.07,
        hemp,
    )
    phone('app-marsa-quart', (-0.22, -0.22, 0.742), (80, 0, -10), '#2a2f3d')
    sun(-48, 43, 6.2)
    camera((-0.3, -6.4, 1.62), (0.12, 0, 0.76), 86)
    render()


def chair(x, y, turn, cover, legs):
    """A waiting-room chair with its seat 0.72 above the floor."""
    e = bpy.data.objects.new('chair', None)
    bpy.context.collection.objects.link(e)
    e.location, e.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
    for part in (
        box((0, 0, 0.66), (1.14, 1.06, 0.12), cover, 0.05),
        box((0, 0.54, 1.28), (1.14, 0.1, 0.74), cover, 0.05, (-7, 0, 0)),
        *(curve([(k * 0.46, 0.5, 1.1), (k * 0.46, 0.44, 0.62), (k * 0.5, 0.52, 0)], 0.035, legs) for k in (-1, 1)),
        *(curve([(k * 0.46, -0.4, 0.62), (k * 0.5, -0.5, 0)], 0.035, legs) for k in (-1, 1)),
    ):
        part.parent = e


def yasmine_clinics():
    """Three phones sit on the chairs of a waiting room, a jasmine flower on a fourth."""
    reset(2000, 1250, air='#dff5ea', fill=0.46)
    floor(plaster('#0d7d5a', 0.06))
    box((0, 2.3, 3), (40, 0.4, 14), plaster('#c4ecd9', 0.06), 0)
    box((0, 2.08, 0.16), (40, 0.06, 0.32), plaster('#f4fbf6', 0.04), 0.01)
    green, legs = plaster('#0b6a4d', 0.05), material('steel', '#e9efe9', 0.3, metal=0.4)
    for x, name, turn, body in (
        (-1.5, 'app-yasmine-fr', 7, '#d7dad6'),
        (0, 'app-yasmine-ar', 0, '#16181f'),
        (1.5, 'app-yasmine-tour', -7, '#d7dad6'),
    ):
        chair(x, 0.3, turn, green, legs)
        phone(name, (x, 0.16, 0.72 + 0.752), (80, 0, turn), body)
    chair(-3.0, 0.34, 12, green, legs)
    chair(3.0, 0.34, -12, green, legs)
    petal, heart = material('petal', '#ffffff', 0.6, sss=0.1), material('heart', '#ffd23f', 0.6)
    for x, y, z, size, turn in (
        (3.0, 0.1, 0.78, 0.4, (14, -8, 20)),
        (-2.98, 0.06, 0.78, 0.4, (10, 6, 50)),
        (-0.72, -0.86, 0.05, 0.24, (24, 4, 20)),
        (0.92, -1.0, 0.05, 0.2, (20, -12, 70)),
    ):
        jasmine((x, y, z), size, petal, heart, turn)
    sun(-52, 36, 4.6)
    camera((-0.4, -8.6, 1.9), (0, 0.1, 1.16), 66)
    render()


def hoggar_trails():
    """A phone standing in sand before basalt towers under a deep sky."""
    reset(2000, 1250, air='#9fbdf2', fill=0.38)
    sky('#2f6fd6', '#a9cdf5')
    sand = material('sand', '#e8c98f', 0.95, spec=0.1, bump=0.35, bump_scale=240, mottle=0.08, mottle_scale=0.8)
    crests = [
        ((0.2, 1.1), 96, 2.2, 0.26),
        ((-6.5, 6), 60, 5, 0.8),
        ((6.4, 4.4), 118, 4.6, 0.7),
        ((0.5, 13), 85, 7, 0.9),
    ]
    terrain(lambda x, y: dunes(x, y, crests, 0.011), (-14, 14), (-6, 18), sand, 1100, 900)
    basalt = material('basalt', '#453f4f', 0.8, bump=0.3, bump_scale=8, mottle=0.3)
    spire((-4.6, 22, 0), 2.1, 5.6, basalt, 3)
    spire((5.2, 27, 0), 2.6, 5.0, basalt, 8)
    spire((9.4, 25, 0), 1.3, 3.0, basalt, 5)
    spire((-11, 29, 0), 2.4, 3.6, basalt, 6)
    ground = float(dunes(np.array([[0.16]]), np.array([[-0.1]]), crests, 0)[0, 0])
    phone('app-hoggar-carte', (0.16, -0.1, ground + 0.62), (81, 0, -17), '#caa46a')
    sun(-66, 27, 5.6, '#ffe2b8')
    camera((0.9, -5.9, 1.12), (0.34, 0, ground + 0.62), 62)
    render()


def clement():
    """A phone among clementines on clementine orange, seen from above."""
    reset(1440, 1440, air='#ffe3c2', fill=0.5)
    floor(plaster('#ff9a35', 0.1))
    skin, green = peel(), material('leaf', '#1f6b35', 0.4, spec=0.5)
    phone('app-clement-commandes', (0.04, 0.0, 0.05), (0, 0, -14), '#f0e3cf')
    for k, (x, y, r, leaves) in enumerate(
        (
            (-0.92, 0.74, 0.34, 2),
            (-1.02, -0.02, 0.3, 0),
            (-0.78, -0.78, 0.35, 1),
            (0.98, 0.62, 0.32, 0),
            (1.05, -0.1, 0.34, 2),
            (0.84, -0.86, 0.3, 0),
            (-0.35, 1.2, 0.3, 0),
            (0.42, 1.3, 0.33, 1),
            (-1.5, 0.42, 0.33, 0),
            (1.58, 0.98, 0.34, 0),
            (-1.52, -0.56, 0.3, 2),
            (1.6, -0.62, 0.32, 0),
            (-0.1, -1.28, 0.32, 2),
            (0.62, -1.52, 0.33, 0),
            (-0.95, -1.5, 0.31, 0),
            (-1.15, 1.42, 0.34, 1),
            (1.2, 1.62, 0.3, 2),
            (1.45, -1.4, 0.34, 1),
        )
    ):
        rnd = random.Random(k)
        clementine(
            (x, y, r * 0.84),
            r,
            skin,
            green,
            (rnd.uniform(-35, 35), rnd.uniform(-35, 35), rnd.uniform(0, 360)),
            leaves,
            k,
        )
    sun(-52, 40, 5.4)
    camera((0, -0.5, 8.6), (0.02, 0, 0), 104)
    render()


def book(loc, size, turn, color):
    """A closed book lying flat, its spine to the camera's side, its middle on `loc`."""
    w, d, h = size
    cover, pages = material('cover', color, 0.6, bump=0.06, bump_scale=200), material('pages', '#f6f0e2', 0.9)
    for part, shift, m in (((w, d, h), 0, cover), ((w + 0.006, d - 0.06, h - 0.05), 0.04, pages)):
        a = math.radians(turn)
        box((loc[0] - shift * math.sin(a), loc[1] + shift * math.cos(a), loc[2]), part, m, 0.006, (0, 0, turn))


def riwaq_books():
    """A phone stands in a doorway of stacked books on red, open at a page of a novel."""
    reset(1440, 1440, air='#ffeee6', fill=0.46)
    sweep(plaster('#c4342f', 0.06), back=4, radius=0.6)
    colors = ('#14213d', '#f4c95d', '#fbf3e2', '#8fd0c6', '#2c4a9a', '#14213d', '#fbf3e2', '#f4c95d', '#2c4a9a')
    rnd = random.Random(7)
    heights = (0.23, 0.17, 0.21, 0.15, 0.25, 0.19, 0.17, 0.21, 0.14)
    for side, first in ((-1, 0), (1, 4)):
        z = 0.0
        for k in range(9):
            h = heights[(k + first) % 9]
            at = (side * 0.98 + rnd.uniform(-0.04, 0.04), 0.1, z + h / 2)
            book(at, (rnd.uniform(0.84, 0.98), 0.72, h), rnd.uniform(-7, 7), colors[(k + first) % 9])
            z += h
    book((0, 0.1, z + 0.12), (2.7, 0.8, 0.24), 1, '#fbf3e2')
    book((0.16, 0.1, z + 0.33), (1.5, 0.74, 0.18), -4, '#14213d')
    phone('app-riwaq-lecture', (0, -0.06, 0.752), (86, 0, -5), '#16181f')
    sun(-48, 42, 4.6)
    camera((-0.9, -7.6, 1.75), (0.02, 0, 1.09), 82)
    render()


def qantara_rides():
    """A slanted field of phones on saffron: the search, the bridge, the ticket."""
    reset(1440, 1440, air='#fff0cf', fill=0.5)
    floor(plaster('#ffc42a', 0.06), z=-0.043)
    names = ('app-qantara-pont', 'app-qantara-trajets', 'app-qantara-billet')
    for i in range(-3, 4):
        for j in range(-3, 4):
            phone(
                names[(i + 2 * j) % 3],
                (i * 0.9, j * 1.68 + (i % 2) * 0.84, 0),
                (0, 0, 0),
                ('#16181f', '#e8e6e0', '#16181f')[(i + 2 * j) % 3],
            )
    sun(-60, 34, 5.0)
    camera((2.7, -3.3, 6.4), (0.06, 0.12, 0), 66, roll=-15)
    render()


def sirocco_air():
    """A phone on white steps against blue, a red paper plane passing over."""
    reset(1440, 1440, air='#cfe4ff', fill=0.46)
    white, blue = plaster('#fbfbfa'), plaster('#3f8cf0', 0.08)
    box((0, 3.4, 4), (40, 0.4, 16), blue, 0)
    for k in range(-2, 5):
        h = 0.42 * (k + 3)
        box((-0.05 + k * 0.92, 0.75, h / 2 - 1.26), (0.92, 2.5, h), white, 0.008)
    phone('app-sirocco-embarquement', (-0.05, -0.12, 0.752), (85, 0, -9), '#cfd6e2')
    paper_plane(
        (-1.5, 0.7, 1.5), 1.25, material('red', '#ff4a2e', 0.5), material('shade', '#d92f18', 0.5), (14, -24, 20)
    )
    sun(-52, 42, 4.1)
    camera((-0.5, -7.2, 1.2), (0.02, 0, 0.86), 78)
    render()


def telephone(loc, turn, body, dark, light):
    """A desk telephone with a dial, 1.7 wide; its handset jumps from the cradle."""
    e = bpy.data.objects.new('telephone', None)
    bpy.context.collection.objects.link(e)
    e.location, e.rotation_euler = loc, (0, 0, math.radians(turn))
    side = [(-0.82, 0.03), (0.78, 0.03), (0.7, 0.74), (0.1, 0.82), (-0.02, 0.76), (-0.82, 0.24)]
    n = len(side)
    case = solid(
        'case',
        [(x * (1 if z > 0.3 else 1.1), y, z) for x in (-0.78, 0.78) for y, z in side],
        [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
        + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)],
        body,
    )
    for polygon in case.data.polygons:
        polygon.use_smooth = True
    case.data.use_auto_smooth, case.data.auto_smooth_angle = True, math.radians(32)
    parts = [bevel(case, 0.09, 6)]
    slope = math.degrees(math.atan2(0.52, 0.8))
    tilt = math.radians(slope)

    def on_slope(x, y, out):
        """A point on the sloping face: `x` across, `y` up the slope from its middle, `out` of the face."""
        return (x, -0.42 + y * math.cos(tilt) - out * math.sin(tilt), 0.5 + y * math.sin(tilt) + out * math.cos(tilt))

    parts += [
        lathe([(0, 0), (0.44, 0), (0.44, 0.05), (0, 0.05)], light, on_slope(0, 0, 0.0), 96, (slope, 0, 0)),
        lathe([(0, 0), (0.4, 0), (0.4, 0.05), (0, 0.05)], dark, on_slope(0, 0, 0.045), 96, (slope, 0, 0)),
        lathe([(0, 0), (0.16, 0), (0.16, 0.03), (0, 0.03)], light, on_slope(0, 0, 0.09), 64, (slope, 0, 0)),
    ]
    for k in range(10):
        a = math.radians(-30 + k * 30)
        parts.append(
            lathe(
                [(0, 0), (0.062, 0), (0.062, 0.012), (0, 0.012)],
                light,
                on_slope(0.285 * math.cos(a), 0.285 * math.sin(a), 0.092),
                32,
                (slope, 0, 0),
            )
        )
    for x in (-0.42, 0.42):
        for y in (0.28, 0.6):
            parts.append(box((x, y, 0.86), (0.26, 0.08, 0.2), body, 0.03))
    handset = bpy.data.objects.new('handset', None)
    bpy.context.collection.objects.link(handset)
    handset.location, handset.rotation_euler, handset.parent = (0.02, 0.42, 1.26), (0, math.radians(-13), 0), e
    arch = smooth_path([(-0.86, 0, -0.06), (-0.6, 0, 0.1), (0, 0, 0.17), (0.6, 0, 0.1), (0.86, 0, -0.06)])
    curve(arch, 0.12, body).parent = handset
    cup = [(0, -0.16), (0.24, -0.16), (0.27, -0.1), (0.25, 0.0), (0.14, 0.13), (0, 0.17)]
    for k in (-1, 1):
        lathe(cup, body, (k * 0.86, 0, -0.08), 64, (0, k * 14, 0)).parent = handset
    for part in parts:
        part.parent = e


def coil(points, radius, m, turns=44):
    """A coiled cord along a smooth path."""
    path = smooth_path(points)
    wound = []
    for k in range(len(path) * 8):
        t = k / 8
        i = min(int(t), len(path) - 2)
        at, along = path[i].lerp(path[i + 1], t - i), (path[i + 1] - path[i]).normalized()
        across = along.cross(Vector((0, 0, 1))).normalized()
        up = across.cross(along)
        a = 2 * math.pi * turns * k / (len(path) * 8)
        wound.append(tuple(at + radius * (math.cos(a) * across + math.sin(a) * up)))
    return curve(wound, 0.022, m)


def why_choose():
    """A ringing desk telephone in orange, whose cord leads to a phone with an app, on blue."""
    reset(1600, 1200, air='#b9caff', fill=0.42)
    sweep(plaster('#2350ea', 0.06), back=3.6, radius=0.6)
    orange = material('body', '#ff8a1f', 0.3, spec=0.5, coat=0.5)
    dark, light = material('dial', '#0b1330', 0.35, coat=0.4), material('dial', '#ffffff', 0.5)
    telephone((-0.5, 0.2, 0), 16, orange, dark, light)
    coil(
        [(-1.34, -0.06, 0.98), (-1.7, -0.5, 0.4), (-1.35, -1.1, 0.11), (-0.3, -1.2, 0.11), (0.62, -0.85, 0.11), (1.0, 0.0, 0.11), (1.36, 0.4, 0.11)],
        0.075,
        orange,
    )
    phone('app-noria-accueil', (1.36, 0.0, 0.742), (82, 0, -13), '#16181f')
    box((1.36, 0.42, 0.3), (0.5, 0.5, 0.6), plaster('#1a3bc0'), 0.01, (0, 0, -13))
    sun(-50, 38, 4.6)
    camera((0.3, -7.8, 2.2), (0.0, 0, 0.78), 72)
    render()


def blog_offline_first():
    """A phone at the bottom of a stepped blue well, its map still there: no signal reaches it."""
    reset(1440, 960, air='#9fb6ff', fill=0.4)
    blue, pale = plaster('#2b57f0', 0.08), plaster('#6c92ff', 0.08)
    floor(pale, z=-3.2)
    for k in range(7):
        inner, z = 1.15 + k * 0.34, -3.2 + 0.46 * (k + 1)
        for x, y, w, d in ((0, 1, 40, 10), (0, -1, 40, 10), (1, 0, 10, 2 * inner), (-1, 0, 10, 2 * inner)):
            cx, cy = x * (inner * 1.3 + 5), y * (inner + 5)
            box((cx, cy, z - 0.23), (w, d, 0.46), blue, 0)
    phone('app-hoggar-carte', (0.0, 0.02, -3.155), (0, 0, -24), '#e8d2a4', scale=1.15)
    sun(-58, 58, 5.6)
    camera((0, -0.01, 9.4), (0, 0, -1), 76)
    render()


def blog_arabic_french():
    """An Arabic ain and a French e acute, as tall as each other, on a clementine shelf that runs out of the picture."""
    reset(1440, 960, air='#ffe2bf', fill=0.46)
    orange, chalk, ink = plaster('#ff9430', 0.08), plaster('#fbfaf5', 0.05), plaster('#14235c', 0.05)
    sweep(orange, back=3, radius=0.5)
    box((0, 0.3, 0.1), (12, 1.3, 0.2), orange, 0.012)
    letter('é', os.path.join(ARGS['ui'], 'latin.ttf'), 7.6, 0.5, chalk, (-1.0, 0.25, 0.2), 8)
    letter('ع', os.path.join(ARGS['ui'], 'arabic.ttf'), 5.6, 0.5, ink, (1.15, 0.25, 0.2), -8)
    sun(-48, 40, 4.8)
    camera((-0.1, -8.2, 1.8), (0.0, 0, 0.98), 62)
    render()


def blog_app_prices():
    """Three kinds of app on the days they take, a sheet of paper each: 45, 90 and 160, with a coloured sheet every fifth day."""
    reset(1440, 960, air='#d6e2ff', fill=0.38)
    sweep(plaster('#f1f4fb'), back=3.4, radius=0.6)
    thick, paper, rnd = 0.0071, material('paper', '#fbf8f0', 0.8), random.Random(7)
    for x, days, color, phones in (
        (-1.42, 45, '#ff8a1c', (('app-riwaq-lecture', 0.0, -6),)),
        (-0.1, 90, '#2a55f2', (('app-tassili-virement', 0.0, -8),)),
        (1.32, 160, '#0f1a44', (('app-qantara-trajets', -0.27, -14), ('app-qantara-pont', 0.29, 9))),
    ):
        week = material('week', color, 0.7)
        for day in range(days):
            at = (x + rnd.uniform(-0.007, 0.007), 0.3 + rnd.uniform(-0.007, 0.007), (day + 0.5) * thick)
            box(at, (1.12, 0.84, thick * 0.94), week if (day + 1) % 5 == 0 else paper, 0.0015, (0, 0, rnd.uniform(-0.7, 0.7)))
        for name, dx, turn in phones:
            phone(name, (x + dx, 0.24, days * thick + 0.505), (80, 0, turn), '#c9ccd6', scale=0.68)
    sun(-50, 40, 3.9)
    # Air above the tallest and after it, where the blog cuts the picture along a leaning line.
    camera((0.22, -7.2, 1.8), (0.2, 0, 1.02), 49)
    render()


PICTURES = {
    'tassili-bank': tassili_bank,
    'noria-water': noria_water,
    'marsa-port': marsa_port,
    'yasmine-clinics': yasmine_clinics,
    'hoggar-trails': hoggar_trails,
    'clement': clement,
    'riwaq-books': riwaq_books,
    'qantara-rides': qantara_rides,
    'sirocco-air': sirocco_air,
    'why-choose': why_choose,
    'blog-offline-first': blog_offline_first,
    'blog-arabic-french': blog_arabic_french,
    'blog-app-prices': blog_app_prices,
}

if __name__ == '__main__':
    PICTURES[ARGS['picture']]()
