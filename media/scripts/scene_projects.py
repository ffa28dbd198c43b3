"""The leading pictures of nine projects, one function each, 16:9.

blender -b -P scene_projects.py -- --picture noria-water --ui SCREENS --out FILE.png [--width 640 --spp 16 --weights FILE]
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
from devices import laptop, panel, phone, ui
from props import *

SIZE = (2000, 1125)


def face(image, u0, v0, u1, v1, width, height, loc, rot, rough=0.5, coat=0.0, spec=0.5):
    """A printed sheet: the part of a captured page between two corners (0 to 1, from the lower left)."""
    x, y = width / 2, height / 2
    o = solid(
        'sheet',
        [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)],
        [(0, 1, 2, 3)],
        material('print', '#ffffff', rough, spec=spec, image=ui(image), coat=coat),
        loc=loc,
        rot=rot,
    )
    layer = o.data.uv_layers.new().data
    for loop, uv in zip(o.data.loops, ((u0, v0), (u1, v0), (u1, v1), (u0, v1))):
        layer[loop.index].uv = uv
    return o


def noria_water():
    """The water company's site on a laptop, on an island of white tiles in an aqua basin."""
    reset(*SIZE, bounces=8, air='#c8f4ff', fill=0.5)
    floor(caustics(paving(('#38c4c0', '#45cdc8'), '#bff3ee', (1.0, 1.0), 0.012), '#f2fffb', 1.2), z=-0.7)
    floor(water(scale=1.3, strength=0.14), 60, 0.0)
    box((0, 9, 2), (80, 0.5, 16), plaster('#bdf0ea'))
    box((0.1, 0.2, -0.1), (4.3, 3.2, 0.5), paving(('#f1fffd', '#ffffff'), '#9adfd9', (0.4, 0.4), 0.01), 0.01)
    laptop('web-noria', (0, 0.1, 0.15), -14, 110, '#c4c9cf')
    water_wheel((4.6, 5.6, 0.9), 2.6, material('wheel', '#ff6f3f', 0.5), 0.7, 11)
    sun(-54, 42, 4.3)
    camera((-1.5, -10.2, 3.3), (0.35, 0, 1.05), 62)
    render()


def marsa_port():
    """The watch's schedule on a tablet in a wet black case, the pilot's phone beside it."""
    reset(*SIZE, air='#7f98e6', fill=0.3)
    floor(material('deck', '#131d47', 0.22, spec=0.6, bump=0.5, bump_scale=3.2))
    box((0, 4.4, 3), (60, 0.4, 14), plaster('#16224e', 0.1))
    panel('web-marsa', 3.2, 2.0, (-0.55, 0.4, 1.13), (82, 0, 6), 0.16, '#0a0d18', radius=0.03, margin=0.13)
    box((-0.6, 0.75, 0.3), (1.6, 0.3, 0.6), concrete('#26356e'), 0.02, (0, 0, 6))
    phone('app-marsa-quart', (1.62, -0.5, 0.742), (80, 0, -14), '#2a2f3d')
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
    lathe(profile[::-1], iron, (2.5, 1.2, 0))
    rope(
        [
            (5, 0.2, 0.6),
            (3.3, 0.7, 0.2),
            (2.3, 0.3, 0.075),
            (1.2, -1.1, 0.075),
            (-0.2, -1.3, 0.075),
            (-1.6, -0.9, 0.075),
            (-3.4, -1.4, 0.075),
        ],
        0.07,
        material('rope', '#efe6cf', 0.9, bump=0.4, bump_scale=90),
    )
    sun(-46, 40, 5.6)
    camera((-0.3, -8.4, 2.0), (-0.1, 0, 1.0), 55)
    render()


def yasmine_clinics():
    """Two phones among jasmine on deep green, from above: minutes to wait, in Arabic, and a time to choose, in French."""
    reset(*SIZE, air='#e3fff0', fill=0.5)
    floor(plaster('#0d7d5a', 0.08))
    phone('app-yasmine-tour', (0.5, 0.02, 0.05), (0, 0, 12), '#e2e4e0')
    phone('app-yasmine-fr', (-0.5, -0.06, 0.05), (0, 0, 12), '#e2e4e0')
    petal, heart = material('petal', '#ffffff', 0.6, sss=0.1), material('heart', '#ffd23f', 0.6)
    rnd = random.Random(12)
    for x, y in (
        (-1.45, 0.62),
        (-1.62, -0.3),
        (-1.2, -0.92),
        (1.42, 0.72),
        (1.6, -0.28),
        (1.22, -0.95),
        (0, 1.12),
        (-0.68, 1.05),
        (0.2, -1.12),
        (-2.1, 0.3),
        (2.16, 0.3),
        (-2.05, -0.85),
        (2.1, -0.85),
        (2.3, 1.0),
        (-2.3, 1.0),
    ):
        jasmine(
            (x, y, 0.05),
            rnd.uniform(0.2, 0.32),
            petal,
            heart,
            (rnd.uniform(-20, 20), rnd.uniform(-20, 20), rnd.uniform(0, 360)),
        )
    sun(-55, 38, 4.8)
    camera((0, -1.3, 7.4), (0, -0.03, 0), 84)
    render()


def hoggar_trails():
    """The guides' site as a monolith in the dunes, basalt towers behind."""
    reset(*SIZE, air='#9fbdf2', fill=0.38)
    sky('#2a66cc', '#a9cdf5')
    sand = material('sand', '#e8c98f', 0.95, spec=0.1, bump=0.3, bump_scale=240, mottle=0.08, mottle_scale=0.8)
    crests = [((1.6, 2.6), 80, 3.4, 0.5), ((-7, 5), 60, 5, 0.9), ((8, 7), 118, 5, 1.0), ((0.5, 15), 85, 7, 0.9)]
    terrain(lambda x, y: dunes(x, y, crests, 0.012), (-16, 16), (-8, 20), sand, 1100, 900)
    basalt = material('basalt', '#453f4f', 0.8, bump=0.3, bump_scale=8, mottle=0.3)
    for x, y, r, h, seed in (
        (-8.5, 24, 2.6, 6.2, 13),
        (-4.6, 29, 1.7, 4.2, 5),
        (9.6, 26, 2.2, 5.2, 21),
        (13, 30, 2.6, 4.0, 8),
    ):
        spire((x, y, 0), r, h, basalt, seed)
    panel('web-hoggar', 4.0, 2.5, (-0.1, 0.2, 1.78), (88, 0, -12), 0.34, '#1d1a2b', margin=0.05)
    sun(-62, 30, 5.2, '#ffe2b8')
    camera((-0.9, -9.8, 1.7), (0.1, 0, 1.6), 54)
    render()


def clement():
    """Printed crates of clementines, stacked in hard light on orange."""
    reset(*SIZE, air='#fff4e6', fill=0.34)
    sweep(plaster('#ff9327', 0.08), back=4, radius=0.6)
    skin, green = peel(), material('leaf', '#1f6b35', 0.4, spec=0.5)
    board = {
        'orange': material('orange', '#ff8a1f', 0.7, bump=0.1, bump_scale=60),
        'cream': material('cream', '#fff6e3', 0.7, bump=0.1, bump_scale=60),
        'green': material('green', '#12402a', 0.7, bump=0.1, bump_scale=60),
    }

    def crate(x, y, z, turn, part, m):
        e = bpy.data.objects.new('crate', None)
        bpy.context.collection.objects.link(e)
        e.location, e.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
        w, d, h, t = 2.0, 1.35, 1.0, 0.06
        for loc, size in (
            ((0, -d / 2, h / 2), (w, t, h)),
            ((0, d / 2, h / 2), (w, t, h)),
            ((-w / 2, 0, h / 2), (t, d + t, h)),
            ((w / 2, 0, h / 2), (t, d + t, h)),
            ((0, 0, 0.04), (w, d, 0.08)),
        ):
            box(loc, size, board[m], 0.008).parent = e
        v0, v1 = ((0.5, 1.0), (0, 0.5))[part]
        face(
            'sheet-clement', 0, v0, 1, v1, w - 0.08, h - 0.04, (0, -d / 2 - t / 2 - 0.003, h / 2), (90, 0, 0), 0.9, spec=0.04
        ).parent = e

    def heap(x, y, z, turn, seed):
        rnd = random.Random(seed)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for i in range(4):
            for j in range(3):
                a, b = -0.69 + i * 0.46 + rnd.uniform(-0.03, 0.03), -0.42 + j * 0.42
                clementine(
                    (x + a * c - b * s, y + a * s + b * c, z + rnd.uniform(-0.02, 0.08)),
                    rnd.uniform(0.23, 0.26),
                    skin,
                    green,
                    (rnd.uniform(-40, 40), rnd.uniform(-40, 40), rnd.uniform(0, 360)),
                    rnd.choice((0, 0, 1)),
                    seed + i * 7 + j,
                )

    crate(-0.62, 0.6, 0, 4, 1, 'cream')
    crate(1.62, 0.5, 0, -9, 0, 'orange')
    crate(-0.56, 0.62, 1.0, -5, 0, 'orange')
    heap(-0.56, 0.62, 1.94, -5, 3)
    heap(1.62, 0.5, 0.94, -9, 8)
    for x, y, r, k in (
        (-2.3, -0.3, 0.3, 1),
        (-2.75, 0.5, 0.32, 0),
        (0.55, -0.85, 0.28, 2),
        (2.2, -0.95, 0.3, 0),
        (-1.2, -1.0, 0.27, 1),
    ):
        clementine((x, y, r * 0.84), r, skin, green, (10 * k, 20, 70 * k), k, k + 4)
    sun(-48, 42, 4.4)
    camera((-0.3, -9.2, 2.5), (0.12, 0, 1.12), 58)
    render()


def riwaq_books():
    """A colonnade of five phones, Arabic pages and a French shelf by turns, running back over ink."""
    reset(*SIZE, air='#c9d4f5', fill=0.42)
    blue, red = plaster('#1b2b52', 0.08), plaster('#e5383b', 0.06)
    sweep(blue, back=7, radius=0.5)
    for k in range(5):
        x, y = -1.5 + k * 0.98, -0.75 + k * 0.78
        box((x, y, 0.06), (0.86, 0.5, 0.12), red, 0.008, (0, 0, -24))
        phone(
            ('app-riwaq-lecture', 'app-riwaq-etagere')[k % 2],
            (x, y, 0.12 + 0.75),
            (88, 0, -24),
            ('#16181f', '#d7d2c6')[k % 2],
        )
    sun(-62, 36, 5.4)
    camera((-1.1, -7.6, 1.6), (0.12, 0, 0.86), 66)
    render()


def qantara_rides():
    """A saffron bridge with a small white car on it, phones for piers."""
    reset(*SIZE, air='#fff0cf', fill=0.46)
    ink, yellow = plaster('#1b1b1d', 0.08), plaster('#ffc42a', 0.06)
    sweep(plaster('#f6f4ee', 0.06), back=4, radius=0.6)
    arcade(-9, 9, 2.15, 0.75, 0.9, [(c, 1.16, 1.1) for c in (-4.8, -3.2, -1.6, 0, 1.6, 3.2, 4.8)], yellow)
    for c, name, body in (
        (-1.6, 'app-qantara-trajets', '#16181f'),
        (0, 'app-qantara-pont', '#e8e6e0'),
        (1.6, 'app-qantara-billet', '#16181f'),
    ):
        phone(name, (c, 0.34, 0.752), (88, 0, 0), body)
    white = material('car', '#ffffff', 0.3, spec=0.5, coat=0.5)
    side = [
        (-0.42, 0.07),
        (0.44, 0.07),
        (0.44, 0.2),
        (0.26, 0.24),
        (0.14, 0.38),
        (-0.2, 0.38),
        (-0.32, 0.24),
        (-0.42, 0.22),
    ]
    n = len(side)
    bevel(
        solid(
            'car',
            [(x, y, z) for y in (-0.16, 0.16) for x, z in side],
            [tuple(range(n)), tuple(range(n, 2 * n))[::-1]]
            + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)],
            white,
            loc=(0.75, 0.55, 2.16),
        ),
        0.02,
    )
    for x in (0.48, 1.03):
        lathe([(0, -0.18), (0.085, -0.18), (0.085, 0.18), (0, 0.18)], ink, (x, 0.55, 2.24), 32, (90, 0, 0))
    glass = material('window', '#14161c', 0.1)
    solid(
        'glass',
        [(-0.26, -0.165, 0.25), (0.2, -0.165, 0.25), (0.11, -0.165, 0.35), (-0.18, -0.165, 0.35)],
        [(0, 1, 2, 3)],
        glass,
        loc=(0.75, 0.55, 2.16),
    )
    sun(-50, 40, 4.2)
    camera((-0.7, -8.4, 1.7), (0.04, 0, 1.2), 58)
    render()


def sirocco_air():
    """The tail of an aircraft in the airline's blue, three facets leaning into the wind."""
    reset(*SIZE, air='#d6e8ff', fill=0.5)
    sky('#5aa7f7', '#d3eaff')
    blue, white, red, navy = (
        material(n, c, 0.28, spec=0.5, coat=0.5)
        for n, c in (('blue', '#1d4fe6'), ('white', '#fbfcff'), ('red', '#ff4a2e'), ('navy', '#0a1f4d'))
    )

    def slab(outline, y, thick, m, edge=0.02):
        n = len(outline)
        v = [(x, y + s * thick / 2, z) for s in (-1, 1) for x, z in outline]
        f = [tuple(range(n)), tuple(range(n, 2 * n))[::-1]] + [
            (i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)
        ]
        return bevel(solid('slab', v, f, m), edge)

    slab([(-1.92, 0), (1.9, 0), (3.1, 3.9), (1.35, 3.9)], 0, 0.2, blue, 0.07)
    slab([(1.97, 0), (2.47, 0), (3.67, 3.9), (3.17, 3.9)], 0, 0.14, red, 0.04)
    slab([(-3.1, 0.42), (-1.3, 0.42), (-0.4, 1.35)], 0, 0.16, blue, 0.05)
    for outline, m in (
        ([(0.34, 2.55), (2.02, 2.55), (2.52, 3.2), (0.88, 3.2)], white),
        ([(0.34, 2.5), (2.0, 2.5), (1.7, 1.86), (0.44, 1.86)], red),
        ([(0.44, 1.81), (1.66, 1.81), (1.06, 1.16), (-0.56, 1.16)], white),
    ):
        slab(outline, -0.112, 0.012, m, 0.004)
    hull = [(0, -16), (1.3, -16), (1.3, -3.5), (1.24, -2), (1.08, -0.6), (0.8, 1.2), (0.5, 2.6), (0.22, 3.5), (0, 3.7)]
    lathe(hull, white, (0, 0.0, -0.55), 128, (0, 90, 0))
    bevel(
        solid(
            'tailplane',
            [
                (0.9, -0.5, 0.0),
                (2.7, -0.5, 0.0),
                (3.5, -3.8, 0.1),
                (2.4, -3.8, 0.1),
                (0.9, -0.5, 0.1),
                (2.7, -0.5, 0.1),
                (3.5, -3.8, 0.16),
                (2.4, -3.8, 0.16),
            ],
            CUBE,
            white,
            loc=(0, -0.2, -0.3),
        ),
        0.03,
    )
    sun(-62, 40, 3.1)
    camera((-3.6, -11.5, 0.35), (0.2, 0, 1.6), 46)
    render()


def dar_zellij():
    """The tile shop on a laptop that stands on a floor of its own tiles."""
    reset(*SIZE, air='#fff3df', fill=0.46)
    for i in range(-3, 4):
        for j in range(-2, 4):
            face('sheet-zellij', 0, 0, 1, 1, 3.6, 3.6, (i * 3.6, j * 3.6 - 0.4, 0), (0, 0, 0), 0.16, 0.6)
    box((0, 6.2, 3), (60, 0.4, 12), plaster('#f3ead7'))
    box((0, 5.9, 0.14), (60, 0.3, 0.28), plaster('#0f6b6d', 0.06))
    box((0.0, 0.3, 0.18), (3.7, 2.7, 0.36), plaster('#f6efe0'), 0.015, (0, 0, 15))
    laptop('web-dar-zellij', (0, 0.2, 0.36), 15, 110, '#b9bcc0')
    sun(-50, 38, 4.6)
    camera((1.5, -9.6, 3.9), (0.0, 0, 1.2), 55)
    render()


PICTURES = {
    'noria-water': noria_water,
    'marsa-port': marsa_port,
    'yasmine-clinics': yasmine_clinics,
    'hoggar-trails': hoggar_trails,
    'clement': clement,
    'riwaq-books': riwaq_books,
    'qantara-rides': qantara_rides,
    'sirocco-air': sirocco_air,
    'dar-zellij': dar_zellij,
}

if __name__ == '__main__':
    PICTURES[ARGS['picture']]()
