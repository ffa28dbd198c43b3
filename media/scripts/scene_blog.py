"""One still life for each article, named after the article's address.

blender -b -P scene_blog.py -- --picture forms-people-finish --ui SCREENS --out FILE.png [--width 400 --spp 8 --weights FILE]
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
from props import *
from mathutils import Matrix

SIZE = (1200, 800)


def prism(outline, depth, m, loc=(0, 0, 0), turn=0.0, edge=0.012):
    """An outline in the XZ plane, `depth` thick along Y."""
    n = len(outline)
    v = [(x, s * depth / 2, z) for s in (-1, 1) for x, z in outline]
    f = [tuple(range(n)), tuple(range(n, 2 * n))[::-1]] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    o = solid('prism', v, f, m, loc=loc, rot=(0, 0, turn))
    return bevel(o, edge) if edge else o


def twelve_weeks_twelve_demos():
    """Twelve white blocks rise from left to right on blue; the last is clementine."""
    reset(*SIZE, air='#9db4ff', fill=0.34)
    white, orange = plaster('#f4f6ff', 0.06), plaster('#ff9430', 0.06)
    sweep(plaster('#2a55f2', 0.08), back=4.6, radius=0.4)
    for k in range(12):
        h = 0.2 + 0.15 * k
        box((-2.12 + k * 0.4, 0.6 - k * 0.07, h / 2), (0.3, 0.62, h), orange if k == 11 else white, 0.01)
    sun(-62, 36, 4.6)
    camera((-0.7, -8.2, 2.5), (0.1, 0, 0.84), 55)
    render()


def what_maintenance_pays_for():
    """A wall of white tiles; one has been taken out and leans below, a new one in clementine is in its place."""
    reset(*SIZE, air='#dbe6ff', fill=0.4)
    white, orange, dark = plaster('#f7f7f4', 0.06), plaster('#ff9430', 0.05), plaster('#7f8db8', 0.1)
    floor(plaster('#e9ecf6', 0.06))
    box((0, 0.5, 2), (12, 0.3, 6), dark, 0)
    for i in range(-5, 6):
        for j in range(5):
            m, y = (orange, 0.26) if (i, j) == (1, 2) else (white, 0.32)
            box((i * 0.62, y, 0.32 + j * 0.62), (0.6, 0.1, 0.6), m, 0.012)
    box((-0.72, -0.14, 0.3), (0.6, 0.09, 0.6), white, 0.012, (-17, 0, 12))
    box((-0.1, -0.75, 0.05), (0.6, 0.6, 0.09), white, 0.012, (0, 0, 38))
    sun(-64, 40, 3.7)
    camera((-0.6, -6.6, 1.4), (0.06, 0, 1.05), 62)
    render()


def a_design_system_for_three_people():
    """Three heaps built from the same few solids: cube, cylinder, wedge and ball, in three colours."""
    reset(*SIZE, air='#ffeeda', fill=0.32)
    sweep(plaster('#ff9d3f', 0.08), back=3.4, radius=0.5)
    for x, color, order in ((-1.5, '#fbf8f2', 0), (0, '#2a55f2', 1), (1.5, '#14235c', 2)):
        m = plaster(color, 0.06)
        cube, tube = lambda z: box((x, 0.2, z + 0.35), (0.7, 0.7, 0.7), m, 0.012), lambda z: lathe(
            [(0, z), (0.31, z), (0.31, z + 0.7), (0, z + 0.7)], m, (x, 0.2, 0)
        )
        wedge = lambda z: prism([(x - 0.35, z), (x + 0.35, z), (x + 0.35, z + 0.7)], 0.7, m, (0, 0.2, 0))
        ball = lambda z: icosahedron(0.36, (x, 0.2, z + 0.3), m, (31, 9, 20))
        for k, part in enumerate(((cube, tube, wedge), (tube, cube, ball), (cube, ball, None))[order]):
            if part:
                part(k * 0.7)
    box((0.72, -0.75, 0.3), (0.6, 0.6, 0.6), plaster('#14235c', 0.06), 0.012, (0, 0, 30))
    sun(-64, 38, 5.0)
    camera((-0.9, -7.6, 2.1), (0.06, 0, 0.96), 62)
    render()


def launching_an_app_in_algeria():
    """A clementine paper boat leaves a white quay on flat blue water."""
    reset(*SIZE, bounces=7, air='#c6dcff', fill=0.5)
    sky('#5f9df5', '#cfe3ff')
    sea_bed = caustics(material('bed', '#1c4fe0', 0.8), '#7fa2ff', 1.6, 0.07, 0.6)
    floor(sea_bed, 900, -0.8)
    floor(water('#d6e6ff', 1.7, 0.16, '#b9d0ff'), 900, 0.0)
    white = plaster('#fbfbf8')
    box((-3.6, 3.2, 0.3), (4.4, 3.0, 1.4), white, 0.02)
    for k in range(4):
        top = 0.72 - k * 0.26
        box((-1.27 + k * 0.26, 3.2, (top - 0.8) / 2), (0.26, 3.0, top + 0.8), white, 0.01)
    lathe(
        [(0, 0), (0.42, 0), (0.3, 1.7), (0.42, 1.72), (0.42, 1.8), (0.24, 1.82), (0.24, 2.2), (0.32, 2.22), (0, 2.5)],
        white,
        (-3.4, 3.1, 1.0),
        8,
        smooth=False,
    )
    orange, shade = material('paper', '#ff8f2a', 0.6), material('fold', '#f07a12', 0.6)
    solid(
        'boat',
        [(-1.0, 0, 0.52), (1.0, 0, 0.52), (0, -0.34, 0.34), (0, 0.34, 0.34), (-0.5, -0.02, -0.1), (0.5, 0.02, -0.1)],
        [(0, 4, 5, 2), (2, 5, 1), (0, 3, 5, 4), (3, 1, 5)],
        orange,
        loc=(0.75, -0.3, 0.08),
        rot=(0, 0, -16),
    )
    solid(
        'sail',
        [(-0.42, 0, 0.3), (0.42, 0, 0.3), (0, 0, 0.98), (0, -0.1, 0.3), (0, 0.1, 0.3)],
        [(0, 3, 2), (3, 1, 2), (0, 2, 4), (4, 2, 1)],
        shade,
        loc=(0.75, -0.3, 0.08),
        rot=(0, 0, -16),
    )
    sun(-58, 40, 4.2)
    camera((-0.3, -8.2, 1.9), (-0.3, 0, 1.06), 44)
    render()


def accessibility_in_ten_habits():
    """Ten white steps and, beside them, a blue ramp to the same landing."""
    reset(*SIZE, air='#dbe6ff', fill=0.42)
    white, blue, orange = plaster('#fafaf7'), plaster('#2a55f2', 0.06), plaster('#ff9430', 0.05)
    floor(white)
    box((0, 4.6, 2), (30, 0.4, 10), plaster('#dfe6f8'), 0)
    for k in range(10):
        box((-0.95, -0.95 + k * 0.3, 0.085 * (k + 1)), (1.7, 0.3, 0.17 * (k + 1)), white, 0.008)
    z, y0, y1 = 1.7, -3.4, 1.9
    solid(
        'ramp',
        [(0, y0, 0), (1.5, y0, 0), (1.5, y1, 0), (0, y1, 0), (0, y0, 0.01), (1.5, y0, 0.01), (1.5, y1, z), (0, y1, z)],
        CUBE,
        blue,
    )
    box((-0.1, 2.9, z / 2), (3.4, 2.0, z), white, 0.01)
    icosahedron(0.4, (0.75, -0.55, 1.28), orange, (31, 9, 20))
    sun(-104, 44, 4.2)
    camera((-3.6, -7.6, 3.1), (0.0, 0.2, 0.86), 56)
    render()


def flutter_or_native():
    """One white wall, two doors ajar: light behind one is blue, behind the other clementine."""
    reset(*SIZE, air='#9fb6ff', fill=0.4)
    wall = plaster('#2a55f2', 0.08)
    floor(wall)
    arcade(-9, 9, 5, 0.6, 0.5, [(-1.05, 1.15, 1.35), (1.05, 1.15, 1.35)], wall)
    box((-1.05, 1.6, 2), (2.08, 0.3, 5), plaster('#f4f6ff', 0.05), 0)
    box((1.05, 1.6, 2), (2.08, 0.3, 5), plaster('#ff9430', 0.05), 0)
    box((0, 1.2, 2), (0.06, 1.2, 5), wall, 0)
    for x, turn, m in ((-1.66, -62, plaster('#f4f6ff', 0.05)), (0.44, -40, plaster('#ff9430', 0.05))):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        box((x + 0.52 * c, 0.3 + 0.52 * s, 0.78), (1.04, 0.06, 1.5), m, 0.008, (0, 0, turn))
    for x in (-1.05, 1.05):
        lamp((x, 1.35, 2.6), (x, 1.2, 0), 0.8, 60, '#ffffff')
    icosahedron(0.24, (0, -1.3, 0.19), plaster('#0f1a44', 0.05), (20, 0, 33))
    sun(-40, 46, 4.8)
    camera((-0.5, -7.6, 1.6), (0, 0, 1.02), 60)
    render()


def forms_people_finish():
    """Stepping stones across clear water; the last three are clementine and near the shore."""
    reset(*SIZE, bounces=7, air='#c6dcff', fill=0.5)
    floor(caustics(material('bed', '#2355ea', 0.8), '#86a6ff', 1.7, 0.07, 0.6), z=-0.5)
    floor(water('#d6e6ff', 2.2, 0.14, '#b9d0ff'), 120, 0.0)
    white, orange = plaster('#fbfbf8'), plaster('#ff9430', 0.06)
    for k, (x, y, r) in enumerate(
        (
            (-2.1, -2.1, 0.62),
            (-1.0, -1.35, 0.55),
            (0.05, -0.65, 0.52),
            (0.95, 0.15, 0.48),
            (1.65, 1.05, 0.45),
            (2.1, 2.0, 0.42),
        )
    ):
        lathe(
            [(0, -0.5), (r, -0.5), (r, 0.1), (r - 0.05, 0.15), (0, 0.15)],
            orange if k > 3 else white,
            (x, y, 0),
            8,
            smooth=False,
            rot=(0, 0, 15 * k),
        )
    box((3.1, 4.4, -0.1), (7, 3, 0.7), white, 0.02)
    sun(-52, 44, 4.4)
    camera((-1.4, -6.4, 4.2), (0.1, 0.2, 0), 52)
    render()


def a_performance_budget_you_can_keep():
    """A plank in balance on a blue icosahedron: one clementine outweighs nothing, a stack of stones sits across from it."""
    reset(*SIZE, air='#dbe6ff', fill=0.42)
    sweep(plaster('#f3f5fb'), back=3.4, radius=0.6)
    ink, skin, green = plaster('#14235c', 0.05), peel(), material('leaf', '#1f6b35', 0.4)
    icosahedron(0.56, (0, 0.2, 0.45), material('sea', SEA, 0.5), (31, 9, 20))
    box((0, 0.2, 1.02), (4.2, 0.62, 0.09), ink, 0.012, (0, -1.2, 0))
    clementine((-1.72, 0.2, 1.32 - 0.04), 0.34, skin, green, (8, -6, 40), 2, 5)
    for k, (w, h) in enumerate(((0.62, 0.26), (0.5, 0.22), (0.36, 0.2))):
        box(
            (1.7, 0.2, 1.1 + 0.13 + (0, 0.24, 0.45)[k] + 0.03),
            (w, w, h),
            plaster('#2a55f2', 0.05),
            0.012,
            (0, 0, 14 * k),
        )
    sun(-50, 40, 3.5)
    camera((-0.5, -7.4, 1.7), (0, 0, 0.98), 60)
    render()


# Joined letters as control points, the height of an x being 1: the first point follows the stroke of the letter before.
LETTERS = {
    'a': ((0.62, 0.82), (0.36, 1.0), (0.06, 0.5), (0.3, 0.0), (0.6, 0.5), (0.66, 0.95), (0.64, 0.3), (0.86, 0.02)),
    'c': ((0.56, 0.8), (0.34, 1.0), (0.06, 0.5), (0.34, 0.0), (0.66, 0.18)),
    'd': ((0.6, 0.8), (0.34, 1.0), (0.06, 0.5), (0.3, 0.0), (0.6, 0.6), (0.68, 2.0), (0.64, 0.4), (0.86, 0.02)),
    'e': ((0.1, 0.3), (0.5, 0.62), (0.36, 1.0), (0.1, 0.55), (0.32, 0.0), (0.64, 0.18)),
    'g': ((0.6, 0.82), (0.34, 1.0), (0.06, 0.5), (0.34, 0.08), (0.64, 0.8), (0.6, -0.7), (0.3, -1.0), (0.22, -0.6), (0.84, 0.1)),
    'i': ((0.18, 0.95), (0.16, 0.3), (0.4, 0.02)),
    'l': ((0.1, 0.4), (0.42, 1.6), (0.3, 2.05), (0.16, 1.4), (0.2, 0.24), (0.44, 0.02)),
    'n': ((0.1, 0.92), (0.12, 0.06), (0.34, 0.86), (0.56, 0.9), (0.58, 0.26), (0.8, 0.02)),
    'm': ((0.1, 0.92), (0.12, 0.06), (0.3, 0.88), (0.46, 0.86), (0.48, 0.08), (0.68, 0.88), (0.86, 0.86), (0.88, 0.24), (1.1, 0.02)),
    'o': ((0.5, 0.9), (0.3, 1.0), (0.06, 0.5), (0.3, 0.0), (0.58, 0.5), (0.44, 0.94), (0.8, 0.8)),
    'r': ((0.12, 0.96), (0.36, 0.8), (0.3, 0.3), (0.54, 0.02)),
    's': ((0.36, 1.0), (0.46, 0.4), (0.26, 0.0), (0.1, 0.14), (0.62, 0.1)),
    't': ((0.26, 1.6), (0.2, 0.4), (0.44, 0.02)),
    'u': ((0.12, 0.95), (0.12, 0.3), (0.34, 0.0), (0.6, 0.5), (0.64, 0.95), (0.64, 0.3), (0.88, 0.02)),
}  # fmt: skip


def handwriting(text, start, height, radius, m, slant=0.3):
    """Writes joined letters flat along +X; returns the strokes and where the last one ends."""
    (x, y, z), strokes = start, []

    def stroke(points):
        path = smooth_path([(x + height * (px + slant * py), y + height * py, z) for px, py in points], 10)
        strokes.append(curve(path, radius, m))
        return path[-1]

    end = start
    for word in text.split(' '):
        points, marks, at = [] if word[0] in 'acdgo' else [(0.0, 0.06)], [], 0.0
        for k, c in enumerate(word):
            # No two letters alike: a hand is never exact.
            size = 1 + 0.09 * math.sin(2.3 * k + 5 * x) + 0.05 * math.sin(17 * y + k)
            points += [(at + px, py * size) for px, py in LETTERS[c]]
            if c == 't':
                marks.append([(at - 0.06, 1.12), (at + 0.5, 1.2)])
            if c == 'i':
                marks.append([(at + 0.16, 1.5), (at + 0.2, 1.56)])
            at += LETTERS[c][-1][0] + 0.08
        end = stroke(points)
        for mark in marks:
            stroke(mark)
        x += height * (at + 0.62)
    return strokes, end


def pencil(length, m, wood, lead, loc, along, spin=0.0):
    """A sharpened six-sided pencil whose point is at `loc`; sharpening leaves a wavy edge in the lacquer."""
    flat, slope, turns = 0.1, 0.31, 120
    rim = [
        flat * sum(max(0.0, math.cos(a - k * math.pi / 3)) ** 36 for k in range(6)) ** (-1 / 36)
        for a in (2 * math.pi * t / turns for t in range(turns))
    ]

    def shell(name, low, high, m, smooth):
        v, f = [], []
        for t in range(turns):
            a = 2 * math.pi * t / turns
            for r, z in (low(rim[t]), high(rim[t])):
                v.append((r * math.cos(a), r * math.sin(a), z))
        for t in range(turns):
            q = (t + 1) % turns
            f.append((2 * t, 2 * q, 2 * q + 1, 2 * t + 1))
        return solid(name, v, f, m, smooth)

    tip = 0.012
    parts = [
        shell('lead', lambda r: (tip, 0.0), lambda r: (0.05, (0.05 - tip) / slope), lead, True),
        shell('wood', lambda r: (0.05, (0.05 - tip) / slope), lambda r: (r, (r - tip) / slope), wood, True),
        shell('lacquer', lambda r: (r, (r - tip) / slope), lambda r: (r, length), m, False),
    ]
    steel, rubber = material('steel', '#dfe4f0', 0.28, metal=1.0), material('rubber', '#fff4e6', 0.75)
    ring = [(0.112, 0.0), (0.112, 0.05), (0.104, 0.065), (0.112, 0.08), (0.112, 0.16), (0.104, 0.175), (0.112, 0.19), (0.112, 0.25)]
    parts.append(lathe([(0.0, length), *((r, length + z) for r, z in ring), (0.0, length + 0.25)], steel))
    parts.append(
        lathe([(0.1, length + 0.25), (0.1, length + 0.38), (0.085, length + 0.425), (0.05, length + 0.44), (0, length + 0.44)], rubber)
    )
    turn = Vector(along).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(math.radians(spin), 4, 'Z')
    for o in parts:
        o.matrix_world = Matrix.Translation(loc) @ turn


def a_brief_that_gets_an_honest_quote():
    """A half-written page: a blue pencil, leaning on a dark solid, has stopped at the end of the fourth line."""
    reset(*SIZE, air='#ffe6c9', fill=0.46)
    floor(plaster('#ff8826', 0.08))
    paper = material('sheet', '#fffdf8', 0.85, spec=0.2, bump=0.04, bump_scale=120)
    under = material('second sheet', '#c9d6ff', 0.85, spec=0.2)
    turn = math.radians(13)

    def page(width, depth, m, z, curl, angle, at):
        o = terrain(
            lambda x, y: curl * np.clip((x - 0.5 * y) / width - 0.16, 0, 1) ** 2 * np.clip(0.55 - y / depth, 0, 1) ** 1.4,
            (-width / 2, width / 2),
            (-depth / 2, depth / 2),
            m,
            80,
            80,
        )
        o.modifiers.new('paper', 'SOLIDIFY').thickness = 0.014
        o.rotation_euler[2], o.location = angle, (*at, z)

    page(2.7, 3.1, under, 0.016, 0.0, math.radians(-7), (0.16, 0.14))
    page(2.7, 3.1, paper, 0.034, 0.75, turn, (0, 0))
    blue = material('pencil line', '#2346d8', 0.7)
    z, left, strokes = 0.036, -1.08, []
    for text, x, y, height, radius in (
        ('our goals', left, 1.0, 0.2, 0.0165),
        ('one online store', left, 0.5, 0.14, 0.0135),
        ('clear total cost', left, 0.06, 0.14, 0.0135),
        ('due in august', left, -0.38, 0.14, 0.0135),
    ):
        lines, end = handwriting(text, (x, y, z), height, radius, blue)
        strokes += lines
    strokes.append(curve(smooth_path([(left, 0.79, z), (left + 0.7, 0.81, z), (left + 1.6, 0.79, z)]), 0.0165, blue))
    spin = Matrix.Rotation(turn, 4, 'Z')
    for o in strokes:
        o.matrix_world = spin @ Matrix.Translation((0, 0, z)) @ Matrix.Diagonal((1, 1, 0.35, 1)) @ Matrix.Translation((0, 0, -z))
    tip = spin @ Vector(end)
    tip.z = z + 0.004
    icosahedron(0.48, (1.4, 0.42, 0.43), plaster('#14235c', 0.05), (31, 9, 20))
    pencil(
        1.64, material('lacquer', SEA, 0.32, coat=0.4), material('wood', '#f0cf9f', 0.7), blue, tip, Vector((1.34, 0.32, 0.94)) - tip, 10
    )
    # A wall outside the picture keeps the sun from the far ground.
    box((-9, 17, 6), (0.5, 20, 30), under, 0)
    sun(-104, 40, 4.5, softness=2.0)
    camera((-0.7, -6.4, 3.2), (0.13, 0.0, 0.31), 56)
    render()


def blog_details():
    """Three notes on a blue wall, each held by its upper edge and curling in the afternoon sun."""
    reset(*SIZE, air='#9db4ff', fill=0.4)
    wall = plaster('#2348ec', 0.1)
    box((0, 0.5, 0), (40, 1, 30), wall, 0)
    rows, columns = 60, 40
    for x, z, turn, curl, color in (
        (-1.34, 0.14, 4, 0.34, '#ffffff'),
        (0.02, -0.12, -3, 0.52, '#ff9430'),
        (1.36, 0.1, 2.5, 0.26, '#d3dfff'),
    ):
        m = material('note', color, 0.75, spec=0.2, bump=0.03, bump_scale=120)
        v = []
        for i in range(rows + 1):
            t = i / rows
            # Flat where it is attached, then an arc away from the wall.
            s = max(0.0, t - 0.24) / 0.76
            bend = curl * 2.1 * s
            fall = 0.24 + (0.76 * math.sin(bend) / (curl * 2.1) if s else 0) if t > 0.24 else t
            out = 0.76 * (1 - math.cos(bend)) / (curl * 2.1) if s else 0.0
            for k in range(columns + 1):
                u = k / columns - 0.5
                v.append((1.06 * u, -0.006 - 1.1 * out - 0.05 * s * s * (u + 0.5), 0.55 - 1.1 * fall))
        f = [
            (i * (columns + 1) + k, i * (columns + 1) + k + 1, (i + 1) * (columns + 1) + k + 1, (i + 1) * (columns + 1) + k)
            for i in range(rows)
            for k in range(columns)
        ]
        o = solid('note', v, f, m, True, (x, 0, z), (0, turn, 0))
        o.modifiers.new('paper', 'SOLIDIFY').thickness = 0.006
    sun(-62, 34, 5.2)
    camera((0.5, -7.4, 0.5), (0.1, 0, -0.16), 60)
    render()


PICTURES = {
    'twelve-weeks-twelve-demos': twelve_weeks_twelve_demos,
    'what-maintenance-pays-for': what_maintenance_pays_for,
    'a-design-system-for-three-people': a_design_system_for_three_people,
    'launching-an-app-in-algeria': launching_an_app_in_algeria,
    'accessibility-in-ten-habits': accessibility_in_ten_habits,
    'flutter-or-native': flutter_or_native,
    'forms-people-finish': forms_people_finish,
    'a-performance-budget-you-can-keep': a_performance_budget_you_can_keep,
    'a-brief-that-gets-an-honest-quote': a_brief_that_gets_an_honest_quote,
    'blog-details': blog_details,
}

if __name__ == '__main__':
    PICTURES[ARGS['picture']]()
