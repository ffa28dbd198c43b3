"""One still life for each article, named after the article's address.

blender -b -P scene_blog.py -- --picture forms-people-finish --ui SCREENS --out FILE.png [--width 400 --spp 8 --weights FILE]
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
from props import *

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


def a_brief_that_gets_an_honest_quote():
    """A pencil stands on a blank sheet like the hand of a sundial and casts a long shadow."""
    reset(*SIZE, air='#ffe2bf', fill=0.46)
    floor(plaster('#ff9d3f', 0.06))
    sheet = material('sheet', '#ffffff', 0.8, bump=0.05, bump_scale=120)
    bend = terrain(
        lambda x, y: 0.012 + 0.12 * np.clip((x - 0.9) / 1.2, 0, 1) ** 2 * np.clip((y + 0.2) / 1.2, 0, 1) ** 1.5,
        (-1.5, 1.5),
        (-1.05, 1.05),
        sheet,
        60,
        60,
    )
    bend.rotation_euler[2] = math.radians(-9)
    blue, wood, lead = (
        material('lacquer', SEA, 0.3, coat=0.5),
        material('wood', '#eac99a', 0.7),
        material('lead', '#1a1a22', 0.4),
    )
    at = (-0.35, 0.1, 0)
    lathe([(0, 0.0), (0.022, 0.07)], lead, at, 6, smooth=False)
    lathe([(0.022, 0.07), (0.1, 0.34)], wood, at, 6, smooth=False)
    lathe([(0.1, 0.34), (0.1, 1.75), (0, 1.75)], blue, at, 6, smooth=False)
    lathe([(0.103, 1.62), (0.103, 1.78), (0, 1.78)], material('band', '#dfe4f0', 0.3, metal=1.0), at, 24)
    for k in range(7):
        a = math.radians(-38 + k * 19)
        box(
            (-0.35 + 1.0 * math.cos(a), 0.1 + 1.0 * math.sin(a), 0.02),
            (0.1, 0.012, 0.004),
            lead,
            0,
            (0, 0, math.degrees(a)),
        )
    sun(-68, 47, 5.0)
    camera((0.4, -5.9, 3.5), (0.02, 0, 0.66), 52)
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
