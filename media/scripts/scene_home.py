"""Pictures of the home page, one function each: nine app projects, why choose us, and articles.

blender -b -P scene_home.py -- --picture tassili-bank --ui SCREENS --out FILE.png [--width 640 --spp 16 --weights FILE]
"""

import os
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


def yasmine_clinics():
    """Three phones in three arched niches of a white wall, jasmine on the ledge."""
    reset(2000, 1250, air='#dbe8ff', fill=0.4)
    white, green = plaster('#fbfaf5'), plaster('#0d7d5a', 0.08)
    centres = (-1.56, 0, 1.56)
    arcade(-6, 6, 4.2, 0, 0.7, [(c, 1.24, 1.3) for c in centres], white)
    box((0, 0.66, 1.5), (12, 0.64, 6), green, 0)
    box((0, -0.35, -0.5), (12, 1.32, 1.0), white, 0.015)
    for c, name, turn, body in zip(
        centres, ('app-yasmine-fr', 'app-yasmine-ar', 'app-yasmine-tour'), (9, 0, -9), ('#d7dad6', '#16181f', '#d7dad6')
    ):
        phone(name, (c, 0.02, 0.752), (87, 0, turn), body)
    petal, heart = material('petal', '#ffffff', 0.6, sss=0.1), material('heart', '#ffd23f', 0.6)
    for x, y, size, turn in (
        (-0.78, -0.3, 0.26, (8, 4, 20)),
        (-0.5, -0.62, 0.2, (64, 10, 60)),
        (0.74, -0.42, 0.24, (10, -12, 0)),
        (0.98, -0.72, 0.2, (58, 8, 140)),
        (2.4, -0.4, 0.26, (12, 0, 80)),
        (-2.34, -0.52, 0.27, (5, 10, 10)),
        (2.62, -0.76, 0.2, (40, 14, 30)),
    ):
        jasmine((x, y, 0.05), size, petal, heart, turn)
    box((-7.4, -3.4, 4.9), (3.4, 0.4, 5), white, 0, (0, 28, 0))
    sun(-58, 37, 4.4)
    camera((-0.5, -8.2, 1.2), (0, 0, 0.93), 66)
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


def riwaq_books():
    """A phone before a white arcade with blue sky in its arches, three books beside it."""
    reset(1440, 1440, air='#cfdcff', fill=0.62)
    sky('#1f52e0', '#4a82f7')
    white = plaster('#fbf9f4')
    floor(white)
    for k in range(4):
        arcade(-11, 11, 2.75, 2.4 * k, 0.5, [(c, 1.3, 1.3) for c in (-5.7, -3.8, -1.9, 0, 1.9, 3.8, 5.7)], white)
    phone('app-riwaq-lecture', (-0.02, -0.5, 0.752), (85, 0, -8), '#16181f')
    for k, (w, d, h, color, turn) in enumerate(
        ((0.66, 0.94, 0.16, '#14213d', -18), (0.6, 0.86, 0.12, '#e5383b', -30), (0.62, 0.88, 0.1, '#f4c95d', -12))
    ):
        z = (0.08, 0.22, 0.33)[k]
        cover, pages = material('cover', color, 0.6, bump=0.06, bump_scale=200), material('pages', '#f6f0e2', 0.9)
        for part, m in (((w, d, h), cover), ((w - 0.02, d + 0.004, h - 0.035), pages)):
            box((0.98, -0.72, z), part, m, 0.006, (0, 0, turn))
    sun(152, 41, 5.0)
    camera((-0.5, -7.2, 1.35), (0.1, 0, 0.93), 80)
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


def why_choose():
    """A phone and faceted solids by white steps, striped by the shadows of bars outside the picture."""
    reset(1600, 1200, air='#cfdcff', fill=0.36)
    wall, stone = plaster('#f4f5f9'), plaster('#ffffff', 0.05)
    box((0, 2.3, 3), (40, 0.3, 14), wall, 0)
    floor(stone)
    sea, ink, orange = (
        material(n, c, 0.5, spec=0.4) for n, c in (('sea', SEA), ('ink', INK), ('clementine', CLEMENTINE))
    )
    for k in range(6):
        box((-3.4 + k * 0.62, 1.1, 0.17 * (5 - k) / 2 + 0.17), (0.62, 2.2, 0.17 * (6 - k) + 0.17), stone, 0.01)
    icosahedron(1.0, (1.35, 0.9, 0.83), sea, (31, 9, 20))
    icosahedron(0.27, (-1.75, 0.55, 1.02 - 0.07), orange, (20, 0, 40))
    icosahedron(0.2, (0.3, -1.05, 0.16), ink, (12, 20, 70))
    icosahedron(0.13, (1.9, -0.95, 0.1), orange, (33, 0, 10))
    phone('app-riwaq-etagere', (-0.42, 0.0, 0.742), (80, 0, 10), '#16181f')
    box((-0.42, 0.52, 0.3), (0.5, 0.5, 0.6), orange, 0.01, (0, 0, 20))
    for k in range(7):
        box((-9.6 + k * 1.15, -5.6, 6.6), (0.3, 0.3, 12), stone, 0, (0, 26, 0))
    sun(-50, 38, 3.9)
    camera((0.25, -7.8, 1.9), (0.02, 0, 0.9), 62)
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
    """Three plinths of rising height: a clementine, an app, a solid of twenty faces."""
    reset(1440, 960, air='#d6e2ff', fill=0.38)
    skin, green = peel(), material('leaf', '#1f6b35', 0.4)
    sweep(plaster('#f1f4fb'), back=3.4, radius=0.6)
    for k, (w, h) in enumerate(((0.9, 0.5), (0.9, 0.95), (0.9, 1.5))):
        x = -1.3 + k * 1.25
        box((x, 0.3, h / 2), (w, 0.9, h), plaster(('#ff9a35', '#2a55f2', '#0f1a44')[k], 0.08), 0.012)
    clementine((-1.3, 0.3, 0.5 + 0.3), 0.36, skin, green, (6, 4, 20), 1, 2)
    phone('app-tassili-virement', (-0.05, 0.25, 0.95 + 0.72), (79, 0, -8), '#c9ccd6')
    icosahedron(0.42, (1.2, 0.3, 1.5 + 0.34), material('sea', SEA_2, 0.4), (31, 9, 20))
    sun(-50, 40, 3.9)
    camera((0, -7.4, 1.8), (-0.04, 0, 1.22), 60)
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
