"""Buildings in hard sun for the architecture home. The unit is one metre.

blender -b -P scene_architecture.py -- --picture stair --out FILE.png [--width 480 --spp 10 --weights FILE]
The `courtyard` is built from the same measures as the site's drawings: `--house` names their file.
"""

import json
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *

HOUSE = os.path.join(HERE, '..', '..', 'app', 'content', 'drawings', 'courtyard-house.json')

GREY, WHITE, DARK, GLASS = '#a9aba9', '#f3f2ee', '#25282c', '#2b333a'
NOON = '#fff8ee'

# ---------------------------------------------------------------- materials


def weathered(color, panel=None, boards=None, streak=0.16, mottle=0.14, rough=0.9, relief=0.25, holes=True):
    """Plaster or concrete with rain marks, in world coordinates so that they continue from block to block.

    `panel` is the width and height of the formwork, with its tie holes; `boards` the height of its planks.
    """
    m = material('weathered', color, rough, spec=0.25)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    shader = nodes['Principled BSDF']
    geometry = nodes.new('ShaderNodeNewGeometry')
    place, face = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeSeparateXYZ')
    links.new(geometry.outputs['Position'], place.inputs[0])
    links.new(geometry.outputs['Normal'], face.inputs[0])

    def math_node(kind, a, b=None, c=None):
        node = nodes.new('ShaderNodeMath')
        node.operation = kind
        for socket, value in zip(node.inputs, (a, b, c)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[0]

    along = math_node('ADD', place.outputs['X'], place.outputs['Y'])
    up = place.outputs['Z']
    wall = math_node('LESS_THAN', math_node('ABSOLUTE', face.outputs['Z']), 0.5)

    def noise(scale, detail, x, y, z):
        node, vector = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeCombineXYZ')
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = scale, detail
        for socket, value in zip(vector.inputs, (x, y, z)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        links.new(vector.outputs[0], node.inputs['Vector'])
        return node.outputs['Fac']

    def ranged(value, low, high, to_low, to_high):
        node = nodes.new('ShaderNodeMapRange')
        for key, v in (('From Min', low), ('From Max', high), ('To Min', to_low), ('To Max', to_high)):
            node.inputs[key].default_value = v
        links.new(value, node.inputs['Value'])
        return node.outputs[0]

    x, y = place.outputs['X'], place.outputs['Y']
    tone_value = ranged(noise(0.55, 8, x, y, up), 0.32, 0.68, 1 - mottle, 1)
    if streak:
        runs = noise(1.0, 5, math_node('MULTIPLY', x, 2.6), math_node('MULTIPLY', y, 2.6), math_node('MULTIPLY', up, 0.16))
        runs = ranged(runs, 0.44, 0.68, 0, streak)
        tone_value = math_node('MULTIPLY', tone_value, math_node('SUBTRACT', 1, math_node('MULTIPLY', runs, wall)))
    height = noise(22, 8, x, y, up)
    if boards:
        plank = math_node('FLOOR', math_node('DIVIDE', up, boards))
        shade = noise(1.0, 0, math_node('MULTIPLY', plank, 7.31), math_node('FLOOR', math_node('DIVIDE', along, 3.1)), 0.5)
        shade = ranged(shade, 0.3, 0.7, 0.87, 1.0)
        grain = noise(1.0, 6, math_node('MULTIPLY', along, 1.4), math_node('MULTIPLY', up, 40), 0)
        edge = math_node('LESS_THAN', math_node('FRACT', math_node('DIVIDE', up, boards)), 0.06)
        shade = math_node('MULTIPLY', shade, math_node('SUBTRACT', 1, math_node('MULTIPLY', edge, 0.22)))
        mixed = math_node('ADD', math_node('MULTIPLY', shade, wall), math_node('SUBTRACT', 1, wall))
        tone_value = math_node('MULTIPLY', tone_value, mixed)
        height = math_node('ADD', math_node('MULTIPLY', grain, 0.7), math_node('MULTIPLY', edge, -0.6))
    if panel:
        w, h = panel
        u, v = math_node('DIVIDE', along, w), math_node('DIVIDE', up, h)
        fu, fv = math_node('FRACT', u), math_node('FRACT', v)
        joint = math_node(
            'MAXIMUM', math_node('LESS_THAN', fu, 0.009 / w * 1.0), math_node('LESS_THAN', fv, 0.009 / h * 1.0)
        )
        hole = 0
        if holes:
            du = math_node('MULTIPLY', math_node('SUBTRACT', math_node('FRACT', math_node('MULTIPLY', u, 3)), 0.5), w / 3)
            dv = math_node('MULTIPLY', math_node('SUBTRACT', math_node('FRACT', math_node('MULTIPLY', v, 2)), 0.5), h / 2)
            reach = math_node('ADD', math_node('MULTIPLY', du, du), math_node('MULTIPLY', dv, dv))
            hole = math_node('LESS_THAN', reach, 0.024**2)
        shade = noise(1.0, 0, math_node('MULTIPLY', math_node('FLOOR', u), 3.7), math_node('MULTIPLY', math_node('FLOOR', v), 5.3), 0.2)
        shade = ranged(shade, 0.3, 0.7, 0.9, 1.0)
        mark = math_node('MAXIMUM', math_node('MULTIPLY', joint, 0.42), math_node('MULTIPLY', hole, 0.6) if holes else 0)
        shade = math_node('MULTIPLY', shade, math_node('SUBTRACT', 1, mark))
        mixed = math_node('ADD', math_node('MULTIPLY', shade, wall), math_node('SUBTRACT', 1, wall))
        tone_value = math_node('MULTIPLY', tone_value, mixed)
    tint = nodes.new('ShaderNodeVectorMath')
    tint.operation = 'SCALE'
    tint.inputs[0].default_value = linear(color)[:3]
    links.new(tone_value, tint.inputs['Scale'])
    links.new(tint.outputs[0], shader.inputs['Base Color'])
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = relief, 0.012
    links.new(height, bump.inputs['Height'])
    links.new(bump.outputs[0], shader.inputs['Normal'])
    return m


def ando(color=GREY):
    return weathered(color, panel=(1.8, 0.9), relief=0.12, rough=0.7)


def marked(color=GREY):
    return weathered(color, boards=0.15, relief=0.3)


def stucco(color=WHITE):
    return weathered(color, streak=0.09, mottle=0.07, relief=0.2)


def glow(color, strength):
    m = material('glow', color, 1.0)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Emission'].default_value, b.inputs['Emission Strength'].default_value = linear(color), strength
    return m


def sea_surface(color='#1d5273', z=0.0, near=0.0, far=4000.0, ripple=0.5, scale=0.35, rough=0.16):
    """Open water to the horizon."""
    m = material('sea', color, rough, spec=0.5, bump=ripple, bump_scale=scale)
    return solid('sea', [(-far, near, z), (far, near, z), (far, far, z), (-far, far, z)], [(0, 1, 2, 3)], m)


# ---------------------------------------------------------------- solids


class Blocks:
    """Thousands of boxes and plates, merged into one mesh per material."""

    def __init__(self):
        self.parts = {}

    def mesh(self, vertices, faces, m):
        v, f = self.parts.setdefault(m, ([], []))
        n = len(v)
        v += vertices
        f += [tuple(i + n for i in face) for face in faces]

    def box(self, x0, x1, y0, y1, z0, z1, m):
        corners = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        self.mesh(corners, CUBE, m)

    def build(self, edge=0.0):
        for m, (v, f) in self.parts.items():
            o = solid('blocks', v, f, m)
            if edge:
                bevel(o, edge, 1)


def slab(x0, x1, y0, y1, z0, z1, m, edge=0.012):
    """A box from corner to corner."""
    return box(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), (x1 - x0, y1 - y0, z1 - z0), m, edge)


def figure(loc, color, turn=0.0, height=1.72, stride=0.24, seed=1):
    """A walker in a long coat, in flat facets, to show the scale."""
    rnd = random.Random(seed)
    cloth, skin = material('coat', color, 0.85), material('skin', '#6d4a38', 0.8)
    trousers = material('trousers', '#2a2c31', 0.9)
    k = height / 1.72

    def rings(levels, m, sides=7, offset=(0, 0)):
        v = []
        for z, rx, ry, dx, dy in levels:
            for j in range(sides):
                a = 2 * math.pi * (j + 0.5 * (rnd.random() - 0.5) * 0.3) / sides
                v.append(((offset[0] + dx + rx * math.cos(a)) * k, (offset[1] + dy + ry * math.sin(a)) * k, z * k))
        n = len(levels)
        f = [
            (i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
            for i in range(n - 1)
            for j in range(sides)
        ]
        f += [tuple(reversed(range(sides))), tuple(range((n - 1) * sides, n * sides))]
        return solid('figure', v, f, m, loc=loc, rot=(0, 0, turn))

    for side, swing in ((-0.09, -stride), (0.09, stride)):
        rings(
            [(0.0, 0.05, 0.12, side, swing * 0.9 - 0.04), (0.07, 0.05, 0.07, side, swing), (0.45, 0.06, 0.065, side, swing * 0.5), (0.85, 0.085, 0.09, side, 0)],
            trousers,
            6,
        )
    rings(
        [(0.55, 0.21, 0.19, 0, 0.0), (0.95, 0.17, 0.13, 0, 0), (1.2, 0.19, 0.13, 0, 0), (1.4, 0.215, 0.11, 0, 0), (1.47, 0.08, 0.07, 0, 0)],
        cloth,
        8,
    )
    for side, swing in ((-0.24, stride * 0.6), (0.24, -stride * 0.6)):
        rings([(0.74, 0.04, 0.045, side * 1.1, -swing), (1.05, 0.05, 0.055, side * 1.08, -swing * 0.4), (1.4, 0.06, 0.07, side * 0.86, 0)], cloth, 6)
    rings([(1.44, 0.055, 0.055, 0, 0), (1.54, 0.05, 0.055, 0, 0)], skin, 6)
    rings([(1.5, 0.05, 0.06, 0, -0.01), (1.58, 0.085, 0.1, 0, 0), (1.67, 0.085, 0.1, 0, 0.005), (1.73, 0.045, 0.055, 0, 0.01)], skin, 7)


def tree(loc, height, crown, stem, seed=3, leaves=5200, color='#5b7247'):
    """A small evergreen: a forked stem and a cloud of single leaves."""
    rnd = random.Random(seed)
    bark = material('bark', '#6f6558', 0.95, bump=0.5, bump_scale=20)
    centre = Vector((0, 0, height - crown))
    clumps = []
    for _ in range(15):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.8))).normalized()
        clumps.append(centre + d * crown * rnd.uniform(0.35, 0.78))
    branches = [([(0, 0, 0), (0.03, 0.02, stem * 0.5), (0.0, 0.05, stem)], 0.085)]
    branches += [([(0, 0.05, stem), tuple((Vector((0, 0.05, stem)) + c) / 2 + Vector((0, 0, -0.08))), tuple(c)], 0.03) for c in clumps]
    for points, radius in branches:
        curve = bpy.data.curves.new('branch', 'CURVE')
        curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 2
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, co in zip(spline.points, points):
            point.co = tuple(co) + (1,)
        curve.materials.append(bark)
        o = bpy.data.objects.new('branch', curve)
        o.location = loc
        bpy.context.collection.objects.link(o)
    groups = [([], []) for _ in range(3)]
    for _ in range(leaves):
        c = rnd.choice(clumps)
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * crown * 0.42 * rnd.random() ** 0.4
        p = c + d
        a = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.6))).normalized()
        b = a.cross(Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)))).normalized()
        length, width = rnd.uniform(0.05, 0.085), rnd.uniform(0.02, 0.03)
        v, f = rnd.choice(groups)
        n = len(v)
        v += [tuple(p - a * length), tuple(p + b * width), tuple(p + a * length), tuple(p - b * width)]
        f.append((n, n + 1, n + 2, n + 3))
    for (v, f), shade in zip(groups, (color, '#75885a', '#46603a')):
        solid('leaves', v, f, material('leaf', shade, 0.55), loc=loc)


def railing(points, m, height=0.95, every=1.2, radius=0.018):
    """A handrail on thin posts along a line of points."""
    posts = []
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        n = max(1, round((b - a).length / every))
        posts += [a + (b - a) * t / n for t in range(n + 1)]
    lines = [[tuple(Vector(p) + Vector((0, 0, height))) for p in points]]
    lines += [[tuple(p), tuple(p + Vector((0, 0, height)))] for p in posts]
    for line in lines:
        curve = bpy.data.curves.new('rail', 'CURVE')
        curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 2
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for point, co in zip(spline.points, line):
            point.co = tuple(co) + (1,)
        curve.materials.append(m)
        bpy.context.collection.objects.link(bpy.data.objects.new('rail', curve))


def lattice(cells_x, cells_z, cell, thick, m, outer=0.47, inner=0.32, points=8):
    """A mashrabiya in the XZ plane: square cells, each with a star cut out."""
    v, f, n = [], [], points * 2
    for i in range(cells_x):
        for k in range(cells_z):
            cx, cz, start = (i + 0.5 - cells_x / 2) * cell, (k + 0.5) * cell, len(v)
            for j in range(n):
                a = 2 * math.pi * j / n
                c, s = math.cos(a), math.sin(a)
                q, r = 0.5 / max(abs(c), abs(s)), outer if j % 2 == 0 else inner
                v += [(cx + cell * q * c, 0, cz + cell * q * s), (cx + cell * r * c, 0, cz + cell * r * s)]
            for j in range(n):
                a, b = start + 2 * j, start + 2 * ((j + 1) % n)
                f.append((a, b, b + 1, a + 1))
    o = solid('lattice', v, f, m)
    thickness = o.modifiers.new('thickness', 'SOLIDIFY')
    thickness.thickness, thickness.offset = thick, 0
    return o


def daylight(width, height, top='#5688b8', low='#cbdae3', fill=0.42, air='#b4cbe6', bounces=6):
    """A clear day by the sea: a sky that pales towards the horizon and fills the shadows with blue."""
    reset(width, height, bounces=bounces, air=air, fill=fill)
    sky(top, low)


# ---------------------------------------------------------------- pictures


def stair():
    """Treads of concrete reach out of a tall wall; their shadows fall along it."""
    daylight(1440, 1920, fill=0.34)
    wall, tread, ground = ando('#b6b7b6'), weathered('#d0d0cd', streak=0), weathered('#a2a29e', streak=0)
    floor(ground, 60)
    slab(-16, 16, 0, 0.6, 0, 9.2, wall)
    slab(-16, 5.9, 0.55, 8, 9.0, 9.2, wall)
    rise, going, first = 0.175, 0.3, -3.9
    steps = 30
    for k in range(steps):
        x = first + k * going
        slab(x, x + going + 0.02, -1.5, 0.1, (k + 1) * rise - 0.09, (k + 1) * rise, tread, 0.006)
    top = steps * rise
    end = first + steps * going
    slab(end, end + 5, -1.5, 0.1, top - 0.2, top, tread)
    slab(end + 0.4, end + 1.6, -0.02, 0.3, top, top + 2.3, material('door', DARK, 0.6), 0)
    steel = material('steel', '#1d1f22', 0.4, metal=0.6)
    railing([(first, -1.44, rise * 0.5), (end, -1.44, top), (end + 5, -1.44, top)], steel, 0.95, 1.25, 0.014)
    figure((first + 17.5 * going, -0.95, 18 * rise), '#e8751a', turn=-90, stride=0.2)
    sun(52, 52, 4.8, color=NOON)
    camera((0.55, -15.5, 1.65), (0.55, 0, 1.65), 45, level=True, shift=(0, 0.25))
    render(exposure=0.3, grain=0.008)


def brise_soleil():
    """The corner of a slab block: deep concrete boxes break the sun before it reaches the glass."""
    daylight(1440, 1800, fill=0.34)
    grey, glass, dark = weathered('#c3c2bd', streak=0.2), material('glass', GLASS, 0.08, spec=0.8), material('dark', '#3a3d40', 0.8)
    blind, warm = material('blind', '#dcdad2', 0.9), material('warm', '#e8751a', 0.85)
    rnd = random.Random(5)
    blocks = Blocks()
    bay, storey, depth, base, storeys, bays = 2.4, 2.9, 1.35, 4.6, 9, 16
    for i in range(bays + 1):
        x = i * bay
        blocks.box(x - 0.11, x + 0.11, 0, depth, base, base + storeys * storey, grey)
    for k in range(storeys + 1):
        z = base + k * storey
        blocks.box(-0.11, bays * bay + 0.11, -0.05, depth, z - 0.14, z + 0.14, grey)
        blocks.box(0, bays * bay, depth, 13, z - 0.14, z + 0.14, grey)
    for i in range(bays):
        for k in range(storeys):
            x, z = i * bay, base + k * storey
            if rnd.random() < 0.82:
                blocks.box(x + 0.11, x + bay - 0.11, 0.12, 0.22, z + 0.3, z + 1.12, grey)
            blocks.box(x + 0.11, x + bay - 0.11, 0.0, 0.5, z + 2.15, z + 2.25, grey)
            r = rnd.random()
            if r < 0.34:
                drop = rnd.uniform(0.6, 1.9)
                blocks.box(x + 0.15, x + bay - 0.15, depth - 0.25, depth - 0.2, z + storey - 0.2 - drop, z + storey - 0.2, blind)
    x, z = 4 * bay, base + 4 * storey
    blocks.box(x + 0.15, x + bay - 0.15, depth - 0.3, depth - 0.26, z + 1.0, z + storey - 0.2, warm)
    blocks.box(0.2, bays * bay - 0.2, depth, depth + 0.05, base, base + storeys * storey, glass)
    # The end wall, blank but for one column of slots.
    blocks.box(-0.3, 0.1, depth, 12, base - 0.14, base + storeys * storey + 1.0, grey)
    for k in range(storeys):
        z = base + k * storey
        blocks.box(-0.34, -0.2, 6.2, 6.9, z + 0.9, z + 2.3, dark)
    blocks.box(-0.3, bays * bay + 0.3, -0.05, 12, base + storeys * storey, base + storeys * storey + 0.28, grey)
    for i in range(0, bays + 1, 2):
        for y in (1.6, 9.5):
            blocks.box(i * bay + 0.1, i * bay + 0.75, y, y + 1.5, 0, base, grey)
    blocks.box(9, 30, 5, 8, 0, base, material('core', '#6d6f70', 0.8))
    blocks.build()
    floor(weathered('#a9a8a3', streak=0), 300)
    for x, y, c, t, s in ((1.2, -3.4, '#f2f0ea', 60, 1), (7.4, -1.0, '#33373d', -80, 4), (8.2, -1.3, '#8a8f95', -80, 5)):
        figure((x, y, 0), c, turn=t, seed=s)
    sun(50, 56, 4.8, color=NOON)
    camera((-11.5, -17.5, 1.7), (1.5, 0, 1.7), 30, level=True, shift=(0.02, 0.36))
    render(grain=0.008)


def arches():
    """An arcade in raking sun: piers, then the light between them, to the vanishing point."""
    daylight(1440, 1440, fill=0.5, bounces=7)
    white = stucco('#f3f1ec')
    slab(-30, 30, -30, 60, -0.4, 0, paving(('#b3b1ab', '#aba9a3'), '#8d8b86', (1.2, 1.2), 0.008))
    wall_along(-2.3, 0, 58, 4.9, 0.7, 3.2, 2.2, 2.3, white)
    slab(1.95, 2.65, 0, 58, 0, 4.9, white)
    for k in range(1, 18):
        arcade(-2.3, 2.3, 4.9, k * 3.2, 0.5, [(0, 3.2, 2.55)], white)
    arcade(-14, 14, 6.3, 0, 0.7, [(0, 3.2, 2.55)], marked('#b9b9b6'))
    slab(-2.65, 2.65, 0, 58, 4.7, 5.2, white)
    slab(-9, 9, 66, 66.6, 0, 7, stucco('#f6f4ee'))
    figure((0.55, 12.5, 0), '#2b2f36', turn=170, seed=3)
    sun(-58, 42, 5.2, color=NOON)
    camera((0.3, -9.5, 1.55), (0.3, 30, 1.55), 44, level=True, shift=(0.0, 0.12))
    render(exposure=0.35, grain=0.008)


def wall_along(x, y0, y1, height, depth, bay, width, springing, m):
    """A wall along y at `x` with a round-headed opening in every bay."""
    centres = [y0 + (i + 0.5) * bay + 0.4 for i in range(int((y1 - y0) / bay))]
    o = arcade(y0, y1, height, 0, depth, [(c, width, springing) for c in centres], m)
    o.rotation_euler, o.location = (math.radians(90), 0, math.radians(90)), (x, 0, 0)
    return o


def mashrabiya():
    """A bare room; the sun casts the shadow of a lattice on floor and wall."""
    reset(1440, 1800, bounces=6, air='#c3d4e6', fill=0.85)
    white, cedar = stucco('#e9e7e2'), material('cedar', '#3a2c22', 0.6, bump=0.15, bump_scale=18)
    slab(-3, 3.4, -5, 4.2, -0.2, 0, weathered('#98958f', streak=0, rough=0.45, mottle=0.2))
    slab(-3.3, 3.7, 4.2, 4.6, 0, 4.6, white)
    slab(3.4, 3.8, -5, 4.2, 0, 4.6, white)
    slab(-3.4, 3.8, -5, 4.6, 4.3, 4.7, white)
    # The window wall on the left, with the lattice in it.
    for y0, y1, z0, z1 in ((-5, -2.4, 0, 4.6), (3.6, 4.4, 0, 4.6), (-2.4, 3.6, 3.9, 4.6), (-2.4, 3.6, 0, 0.3)):
        slab(-3.3, -3.0, y0, y1, z0, z1, white)
    screen = lattice(20, 12, 0.3, 0.06, cedar)
    screen.rotation_euler[2], screen.location = math.radians(90), (-3.15, 0.6, 0.3)
    slab(1.0, 3.4, 3.2, 4.2, 0, 0.45, weathered('#cfcbc1', streak=0))
    lathe([(0, 0), (0.13, 0), (0.24, 0.16), (0.27, 0.36), (0.2, 0.58), (0.1, 0.68), (0.13, 0.74), (0.1, 0.74), (0.08, 0.68), (0, 0.6)], material('clay', '#c8662c', 0.85, bump=0.1, bump_scale=40), (2.1, 3.7, 0.45), 40)
    figure((-0.6, 2.6, 0), '#3b4047', turn=75, stride=0.05, seed=6)
    slab(-3.3, 3.8, -8.2, -8, 0, 4.6, white)
    for x0, x1 in ((-3.3, -3.0), (3.4, 3.8)):
        slab(x0, x1, -8, -5, 0, 3.2, white)
    slab(-3.4, 3.8, -8, -5, -0.2, 0, white)
    sun(-62, 33, 12, color='#fff0da')
    camera((0.5, -6.4, 1.6), (0.15, 3, 1.6), 38, level=True, shift=(-0.01, 0.045))
    render(exposure=0.6, grain=0.008)


def courtyard():
    """The courtyard of the drawn house, seen from the south wing, which is not modelled.

    The picture is an elevation: its edges are the faces of the walls on axes B and E, so that it fits into the section.
    """
    with open(ARGS.get('house', HOUSE)) as source:
        house = json.load(source)
    ax, ay, t = house['axesX'], house['axesY'], house['wall'] / 2
    storey, parapet, roof = (house['heights'][k] for k in ('storey', 'terraceParapet', 'roofParapet'))
    pool, st, tr = house['pool'], house['stair'], house['tree']
    daylight(1440, 1800, fill=0.42, bounces=7)
    white, inside = stucco('#f1efe9'), stucco('#d8d5cd')
    pave = paving(('#cdcac2', '#c6c3bb'), '#a5a29b', (0.6, 0.6), 0.006)
    west, east, south, north = ax['B'], ax['E'], ay['2'], ay['4']
    # Ground with a hole for the pool.
    x0, x1, y0, y1 = pool['x'], pool['x'] + pool['width'], pool['y'], pool['y'] + pool['depth']
    for a in ((-20, x0, -20, 40), (x1, 40, -20, 40), (x0, x1, -20, y0), (x0, x1, y1, 40)):
        slab(a[0], a[1], a[2], a[3], -0.2, 0, pave, 0)
    bed = weathered('#7d8f92', streak=0)
    slab(x0, x1, y0, y1, -0.75, -0.6, bed, 0)
    for a in ((x0 - 0.2, x0, y0, y1), (x1, x1 + 0.2, y0, y1), (x0, x1, y0 - 0.2, y0), (x0, x1, y1, y1 + 0.2)):
        slab(a[0], a[1], a[2], a[3], -0.75, -0.2, bed, 0)
    solid('water', [(x0, y0, -0.05), (x1, y0, -0.05), (x1, y1, -0.05), (x0, y1, -0.05)], [(0, 1, 2, 3)], material('pool', '#24424a', 0.03, spec=0.6, bump=0.12, bump_scale=2.2))
    # North wing: arches below, three windows above, a room behind.
    a = house['arches']
    arcade(west, east, storey + 0.02, north, 2 * t, [(c, a['width'], a['springing']) for c in a['centres']], white)
    w = house['upperWindows']
    edges = [west - t]
    for c in w['centres']:
        slab(edges[-1], c - w['width'] / 2, north - t, north + t, storey, 2 * storey + roof, white, 0.006)
        edges.append(c + w['width'] / 2)
        slab(c - w['width'] / 2, c + w['width'] / 2, north - t, north + t, storey, storey + w['sill'], white, 0.004)
        slab(c - w['width'] / 2, c + w['width'] / 2, north - t, north + t, storey + w['head'], 2 * storey + roof, white, 0.004)
        slab(c - w['width'] / 2, c + w['width'] / 2, north + t - 0.06, north + t, storey + w['sill'], storey + w['head'], material('pane', GLASS, 0.1, spec=0.8), 0)
    slab(edges[-1], east + t, north - t, north + t, storey, 2 * storey + roof, white, 0.006)
    slab(west, east, north, ay['5'], storey - 0.3, storey, inside, 0)
    slab(west, east, ay['5'] - t, ay['5'] + t, 0, 2 * storey, inside, 0)
    slab(west - t, west + t, north, ay['5'], 0, 2 * storey + roof, white, 0.006)
    slab(east - t, east + t, north, ay['5'], 0, 2 * storey + roof, white, 0.006)
    slab(west, east, north, ay['5'], 2 * storey - 0.3, 2 * storey, inside, 0)
    # East and west walls of the court, the terraces' parapets on them.
    for wall_axis, name in ((west, 'B'), (east, 'E')):
        y = south - 6
        for door in sorted((d for d in house['doors'] if d['wall'] == name and south < d['centre'] < north), key=lambda d: d['centre']):
            slab(wall_axis - t, wall_axis + t, y, door['centre'] - door['width'] / 2, 0, storey + parapet, white, 0.006)
            y = door['centre'] + door['width'] / 2
            slab(wall_axis - t, wall_axis + t, door['centre'] - door['width'] / 2, y, door['head'], storey + parapet, white, 0.006)
            slab(wall_axis - t, wall_axis - t + 0.06, door['centre'] - door['width'] / 2, y, 0, door['head'], material('leaf', '#4b4f52', 0.6), 0)
        slab(wall_axis - t, wall_axis + t, y, north, 0, storey + (parapet if name == 'B' else 0), white, 0.006)
    # The stair along the east wall, solid.
    for k in range(st['risers']):
        y = st['y'] + k * st['going']
        far = st['y'] + st['risers'] * st['going'] - 0.08
        slab(st['x'], st['x'] + st['width'], y, min(y + st['going'], far) if k == st['risers'] - 1 else y + st['going'], 0, (k + 1) * st['riser'], white, 0.006)
    tree((tr['x'], tr['y'], 0), tr['height'], tr['crown'], tr['stem'])
    figure((9.35, 9.1, 0), '#e8751a', turn=-100, stride=0.2, seed=2)
    sun(-48, 52, 5.2, color=NOON)
    # The frame in the plane of the north wall, in metres.
    face, wide, bottom, eye, away = north - t, east - west - 2 * t, -2.0, 5.2, 26.0
    high = wide * 1.25
    middle = (west + east) / 2
    camera(
        (middle, face - away, eye),
        (middle, face, eye),
        36 * away / high,
        level=True,
        shift=(0, (bottom + high / 2 - eye) / high),
    )
    render(grain=0.008)


def house_by_the_sea():
    """Dusk: a long concrete house over the sea, its one room lit."""
    reset(1920, 1080, bounces=7, air='#7d93bd', fill=0.42)
    sky('#38507f', '#e3b79a')
    grey, dark, timber = ando('#a6a7a8'), material('frame', '#17191c', 0.5), material('timber', '#7b5a3e', 0.6, bump=0.2, bump_scale=14)
    sea_surface('#3b5170', -7, 24, ripple=0.35, scale=0.5, rough=0.22)
    # The rock it stands on.
    stone = material('stone', '#85817c', 0.95, bump=0.6, bump_scale=3, mottle=0.3)
    heights = lambda x, y: -0.34 - 0.16 * np.maximum(y - 8, 0) ** 1.15 + 0.05 * np.sin(x * 0.7 + y) * np.sin(y * 0.9 - x * 0.4)
    terrain(heights, (-60, 60), (-20, 44), stone, 120, 100)
    # Deck, pool, house.
    deck = weathered('#b3b3b1', streak=0)
    slab(-14, 16, -3.4, 11, -0.5, 0, deck)
    solid('pool', [(-12.6, -2.6, 0.012), (3.2, -2.6, 0.012), (3.2, 0.9, 0.012), (-12.6, 0.9, 0.012)], [(0, 1, 2, 3)], material('pool', '#1c2c3c', 0.02, spec=0.7, bump=0.05, bump_scale=1.4))
    slab(-11, 13.5, 2.0, 11, 3.1, 3.75, grey, 0.02)
    slab(-9.6, 6.4, 10.4, 10.7, 0, 3.1, stucco('#d9c4a6'), 0)
    slab(6.4, 12.8, 4.2, 10.7, 0, 3.1, grey, 0.02)
    slab(-9.9, -9.5, 3.4, 10.7, 0, 3.1, grey, 0.02)
    slab(-4.5, -2.9, 8.4, 9.4, 0, 3.1, grey, 0.01)
    for k in range(9):
        x = -9.6 + k * 2.0
        slab(x - 0.03, x + 0.03, 4.4, 4.5, 0, 3.1, dark, 0)
    slab(-9.6, 6.4, 4.4, 4.5, 3.0, 3.1, dark, 0)
    lamp((-2, 7.2, 3.0), (-2, 7.2, 0), 12, 420, '#ffc58a', 4)
    slab(-7.6, -5.2, 8.2, 9.2, 0, 0.42, material('sofa', '#b9a58a', 0.9), 0.06)
    slab(1.2, 4.6, 6.6, 7.6, 0.68, 0.74, timber, 0.01)
    for x in (1.5, 4.2):
        slab(x, x + 0.08, 6.7, 7.5, 0, 0.68, timber, 0.01)
    for k in range(30):
        slab(6.5 + k * 0.21, 6.6 + k * 0.21, 4.0, 4.2, 0, 3.1, timber, 0.004)
    # Upper box, set back, one window lit.
    slab(2.4, 11.4, 4.6, 10.4, 3.75, 6.5, grey, 0.02)
    slab(3.4, 6.2, 4.5, 4.7, 4.2, 6.0, glow('#ffb878', 1.4), 0)
    for x in (3.4, 4.8, 6.2):
        slab(x - 0.03, x + 0.03, 4.42, 4.55, 4.2, 6.0, dark, 0)
    figure((-1.3, 3.2, 0), '#20242c', turn=160, stride=0.06, seed=3)
    sun(150, 4, 0.35, color='#ffb48a', softness=6)
    camera((-15.8, -16.5, 2.0), (0.7, 5, 2.0), 34, level=True, shift=(0.0, 0.03))
    render(exposure=0.4, grain=0.008, sharp_screens=False)


def library():
    """A reading hall: fins of concrete on one side, three floors of books on the other."""
    reset(1440, 1920, bounces=5, air='#c5d6e8', fill=0.9)
    sky('#7fa9cf', '#d5e2ea')
    grey, pale = marked('#b5b4af'), weathered('#d0cec8', streak=0)
    blocks = Blocks()
    length, height, wide = 34.0, 10.4, 4.4
    # Left: fins with sky between them.
    for k in range(20):
        y = k * 1.75 - 1
        blocks.box(-wide - 1.3, -wide, y, y + 0.32, 0, height, grey)
    blocks.box(-wide - 1.3, -wide, -8, length, height - 0.6, height, grey)
    # Roof beams.
    for k in range(20):
        y = k * 1.75 - 1
        blocks.box(-wide - 1.3, wide + 2.6, y, y + 0.32, height, height + 0.9, grey)
    blocks.box(-wide - 1.4, wide + 2.6, -8, length, height + 0.9, height + 1.1, pale)
    blocks.box(-wide - 3, wide + 3, length, length + 0.5, 0, height + 1, grey)
    blocks.box(wide + 2.2, wide + 2.6, -8, length, 0, height, grey)
    # Right: galleries and shelves.
    rnd = random.Random(8)
    covers = [material('book', c, 0.9) for c in ('#e6e2d8', '#c9c4b8', '#8f9396', '#55595e', '#b7aa93', '#2f343b', '#d8d4ca', '#d9792b')]
    weights = (9, 9, 7, 6, 6, 4, 8, 1)
    shelf = material('shelf', '#8d8c88', 0.8)
    for floor_index in range(3):
        z = floor_index * 3.4
        if floor_index:
            blocks.box(wide - 0.9, wide + 2.2, -8, length, z - 0.3, z, pale)
        for s in range(6):
            blocks.box(wide + 1.5, wide + 2.2, 0, length, z + 0.1 + s * 0.48, z + 0.13 + s * 0.48, shelf)
            y = 0.1
            while y < length:
                run = rnd.uniform(0.5, 2.2)
                end = min(y + run, length)
                while y < end:
                    thick = rnd.uniform(0.03, 0.07)
                    tall = rnd.uniform(0.26, 0.38)
                    blocks.box(wide + 1.55, wide + 2.0, y, y + thick, z + 0.13 + s * 0.48, z + 0.13 + s * 0.48 + tall, rnd.choices(covers, weights)[0])
                    y += thick + 0.004
                y += rnd.choice((0, 0, 0.1, 0.5))
        for k in range(12):
            blocks.box(wide + 1.5, wide + 2.2, k * 3.0 - 0.03, k * 3.0 + 0.03, z, z + 2.95, shelf)
    # Long tables.
    timber = material('table', '#6f5a45', 0.5)
    for k in range(5):
        y = 5 + k * 5.6
        blocks.box(-2.2, 0.4, y, y + 3.4, 0.7, 0.75, timber)
        for x in (-2.0, 0.12):
            blocks.box(x, x + 0.08, y + 0.2, y + 3.2, 0, 0.7, timber)
        blocks.box(-0.95, -0.85, y + 0.5, y + 2.9, 1.15, 1.2, material('lampshade', '#e8751a' if k == 0 else '#e8e4da', 0.7))
    blocks.build()
    slab(-8, 9, -10, 40, -0.3, 0, material('screed', '#8b8a87', 0.28, spec=0.4, mottle=0.12, mottle_scale=0.6), 0)
    steel = material('steel', '#1d1f22', 0.4, metal=0.6)
    for z in (3.4, 6.8):
        for h in (0.5, 0.95):
            slab(wide - 0.86, wide - 0.83, -8, length, z + h, z + h + 0.03, steel, 0)
        for k in range(28):
            slab(wide - 0.86, wide - 0.84, k * 1.25, k * 1.25 + 0.02, z, z + 0.95, steel, 0)
    figure((1.6, 6.6, 0), '#2d333c', turn=185, seed=7)
    figure((wide - 0.3, 13.5, 3.4), '#ece8de', turn=90, stride=0.05, seed=9)
    sun(-74, 40, 8.5, color=NOON)
    camera((0.9, -5.6, 1.7), (0.3, 20, 1.7), 27, level=True, shift=(0.02, 0.22))
    render(exposure=0.25, grain=0.008)


def roof():
    """A roof terrace in the white city: washing in the wind, and the horizon exactly level."""
    daylight(1920, 1080, top='#4d84bb', low='#d3e1ea', fill=0.44)
    white, lime = stucco('#f4f2ec'), stucco('#eceae3')
    sea_surface('#2a6a90', -34, 60, ripple=0.55, scale=0.12, rough=0.2)
    slab(-14, 14, -8, 7, -0.4, 0, weathered('#bdbbb5', streak=0))
    slab(-14, 14, 6.6, 7, 0, 1.02, white, 0.02)
    slab(-6.3, -6.0, -8, 6.6, 0, 1.02, white, 0.02)
    slab(-14, -6.6, 1.8, 6.8, 0, 3.0, white, 0.02)
    slab(-6.7, -6.55, 3.2, 4.1, 0, 2.05, material('door', '#5d6d78', 0.7), 0)
    # Neighbours' roofs, lower down the hill.
    rnd = random.Random(21)
    blocks = Blocks()
    hole = material('hole', '#3a434b', 0.8)
    for row in range(5):
        x = -40.0
        while x < 46:
            w, d, top = rnd.uniform(4, 8), rnd.uniform(5, 8), -2.2 - row * 2.4 + rnd.uniform(-1.2, 1.0)
            y = 10 + row * 8
            blocks.box(x, x + w, y, y + d, -40, top, lime)
            for a in ((x, x + w, y, y + 0.25), (x, x + w, y + d - 0.25, y + d), (x, x + 0.25, y, y + d), (x + w - 0.25, x + w, y, y + d)):
                blocks.box(*a, top, top + 0.8, white)
            if rnd.random() < 0.4:
                blocks.box(x + 0.6, x + 2.8, y + 2, y + 4, top, top + 2.2, white)
                blocks.box(x + 1.2, x + 1.9, y + 1.97, y + 2.1, top, top + 1.8, hole)
            x += w + rnd.choice((0, 0, 0.5, 1.6))
    blocks.build()
    # Two lines of washing.
    post, cord = material('post', '#55585a', 0.6), material('cord', '#2d2f31', 0.8)
    cloth_white, cloth_grey, cloth_warm = (material('cloth', c, 0.95) for c in ('#fbfaf6', '#d7dade', '#ee7c1b'))
    for line_y, z, start in ((1.2, 2.28, 0.0), (4.0, 2.3, 0.7)):
        for x in (-5.2, 8.6):
            lathe([(0.035, 0), (0.035, z + 0.1)], post, (x, line_y, 0), 12)
        sag = lambda x: z - 0.12 * (1 - ((x - 1.7) / 6.9) ** 2)
        curve = bpy.data.curves.new('cord', 'CURVE')
        curve.dimensions, curve.bevel_depth = '3D', 0.008
        spline = curve.splines.new('POLY')
        spline.points.add(40)
        for i, point in enumerate(spline.points):
            x = -5.2 + i * 13.8 / 40
            point.co = (x, line_y, sag(x), 1)
        curve.materials.append(cord)
        bpy.context.collection.objects.link(bpy.data.objects.new('cord', curve))
        x = -4.6 + start
        for i, (w, h) in enumerate(((1.9, 1.5), (0.7, 0.75), (2.1, 1.62), (0.8, 1.1), (0.55, 0.6), (1.8, 1.5))):
            if x + w > 8.3:
                break
            m = cloth_warm if (line_y < 2 and i == 3) else (cloth_grey if i % 3 == 1 else cloth_white)
            sheet(x, line_y, w, h, sag, m, seed=i + int(line_y * 10))
            x += w + rnd.uniform(0.5, 1.3)
    lathe([(0, 0), (0.3, 0), (0.34, 0.1), (0.36, 0.32), (0.33, 0.32), (0.3, 0.1), (0, 0.06)], material('basket', '#a58d6a', 0.9, bump=0.6, bump_scale=30), (3.9, 0.2, 0), 32)
    figure((6.4, 2.6, 0), '#3a4656', turn=20, stride=0.04, seed=5)
    sun(-62, 44, 4.4, color=NOON)
    camera((1.6, -9.2, 3.3), (1.6, 10, 3.3), 40, level=True, shift=(0, -0.055))
    render(grain=0.008)


def sheet(x0, y, width, height, line, m, seed):
    """A cloth over a line, blown a little."""
    rnd = random.Random(seed)
    lean, wave, phase = rnd.uniform(0.3, 0.7), rnd.uniform(0.07, 0.14), rnd.uniform(0, 6)
    nx, nz = 40, 30
    v, f = [], []
    for k in range(nz + 1):
        for i in range(nx + 1):
            s, t = i / nx, k / nz
            x = x0 + s * width + 0.03 * math.sin(t * 3 + phase) * t
            fold = wave * t * math.sin(s * width * 4.6 + phase + t * 1.4) + 0.02 * math.sin(s * width * 13 + phase)
            v.append((x, y + lean * t**1.6 + fold, line(x) - t * height + 0.05 * t * lean))
    for k in range(nz):
        for i in range(nx):
            a = k * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
    return solid('sheet', v, f, m, smooth=True)


def market():
    """Umbrellas of concrete over a market: the sun falls through the joints between them."""
    daylight(1920, 1200, fill=0.62, bounces=6)
    shell, column = weathered('#cbc9c3', streak=0.0, boards=None), marked('#b5b3ad')
    floor(paving(('#a8a6a1', '#a19f9a'), '#86847f', (1.5, 1.5), 0.008), 300)
    size, gap, low, high = 9.0, 0.5, 4.4, 6.6
    for i in range(-2, 4):
        for j in range(0, 6):
            cx, cy = i * (size + gap), j * (size + gap) + 2
            umbrella(cx, cy, size, low, high, shell)
            b = 0.42
            v = [(cx + sx * w, cy + sy * w, z) for z, w in ((0, b * 0.72), (low + 0.2, b)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            solid('column', v, CUBE, column)
    rnd = random.Random(12)
    blocks = Blocks()
    timber, canvas = material('crate', '#a98f6b', 0.9), material('canvas', '#e9e6dd', 0.9)
    goods = [material('fruit', c, 0.7) for c in ('#ee7c1b', '#d9d2b8', '#7d8a55', '#b7483a')]
    for i in range(-2, 4):
        for j in range(0, 5):
            if rnd.random() < 0.75:
                x, y = i * (size + gap) + rnd.uniform(1.2, 3.2), j * (size + gap) + 4 + rnd.uniform(0, 3)
                blocks.box(x, x + 2.4, y, y + 1.1, 0.55, 0.6, timber)
                blocks.box(x + 0.1, x + 2.3, y + 0.1, y + 1.0, 0, 0.5, canvas)
                for k in range(3):
                    g = rnd.choices(goods, (5, 3, 2, 1))[0]
                    for a in range(6):
                        for b in range(5):
                            cx, cy = x + 0.2 + k * 0.75 + a * 0.11, y + 0.18 + b * 0.16
                            blocks.box(cx, cx + 0.1, cy, cy + 0.1, 0.6, 0.6 + rnd.uniform(0.08, 0.18), g)
    blocks.build()
    slab(-60, 60, 66, 67, 0, 7.5, stucco('#cfccc5'))
    for x, y, c, t, s in ((-3.4, 5.5, '#2f343b', 60, 1), (4.2, 8.5, '#e9e5da', -70, 2), (6.0, 17, '#7e858c', 20, 3), (-6.5, 14, '#3d4650', 100, 4), (-5.8, 14.4, '#b9b2a2', 100, 5), (1.6, 27, '#2f343b', 0, 6), (10, 24, '#5a6068', 30, 8)):
        figure((x, y, 0), c, turn=t, seed=s)
    sun(-38, 50, 4.6, color=NOON)
    camera((-2.4, -7.4, 1.6), (0.4, 20, 1.6), 28, level=True, shift=(0, 0.1))
    render(exposure=0.35, grain=0.008)


def umbrella(cx, cy, size, low, high, m, n=20, thick=0.12):
    """Four hyperbolic paraboloids on one column, their edges level at the rim."""
    v, f = [], []
    for k in range(n + 1):
        for i in range(n + 1):
            u, w = 2 * i / n - 1, 2 * k / n - 1
            a, b = abs(u), abs(w)
            z = low + (high - low) * (a + b - a * b)
            v.append((cx + u * size / 2, cy + w * size / 2, z))
    for k in range(n):
        for i in range(n):
            a = k * (n + 1) + i
            f.append((a, a + 1, a + n + 2, a + n + 1))
    o = solid('umbrella', v, f, m)
    s = o.modifiers.new('shell', 'SOLIDIFY')
    s.thickness, s.offset = thick, 1
    return o


def casbah():
    """The white city from above, falling to the bay."""
    daylight(1920, 1280, top='#5f97c9', low='#dbe6ec', fill=0.42)
    sea_surface('#2f6f95', -60, -50, ripple=0.2, scale=0.1, rough=0.3)
    rnd = random.Random(17)
    walls = [stucco(c) for c in ('#f3f1eb', '#eae7df', '#f6f5f0', '#dddad2')]
    hole, shade = material('hole', '#2b333b', 0.8), [material('shutter', c, 0.7) for c in ('#5f7f93', '#7f8f98', '#e8751a')]
    roofs = weathered('#cfcbc2', streak=0)
    blocks = Blocks()

    def house(x, y, w, d, top):
        m = rnd.choice(walls)
        blocks.box(x, x + w, y, y + d, -64, top, m)
        blocks.box(x + 0.2, x + w - 0.2, y + 0.2, y + d - 0.2, top, top + 0.02, roofs)
        p = rnd.choice((0.5, 0.8, 1.0))
        for a in ((x, x + w, y, y + 0.2), (x, x + w, y + d - 0.2, y + d), (x, x + 0.2, y + 0.2, y + d - 0.2), (x + w - 0.2, x + w, y + 0.2, y + d - 0.2)):
            blocks.box(*a, top, top + p, m)
        r = rnd.random()
        if r < 0.45:
            a, b = rnd.uniform(0, w * 0.5), rnd.uniform(d * 0.3, d * 0.5)
            blocks.box(x + a, x + a + w * 0.42, y + b, y + d, top, top + 2.4, m)
            blocks.box(x + a + 0.4, x + a + 1.2, y + b - 0.03, y + b + 0.1, top, top + 1.9, hole)
        elif r < 0.58:
            bpy.ops.mesh.primitive_uv_sphere_add(radius=min(w, d) * 0.32, segments=24, ring_count=12, location=(x + w / 2, y + d / 2, top + 0.1))
            o = bpy.context.object
            o.data.materials.append(m)
            for polygon in o.data.polygons:
                polygon.use_smooth = True
        for level in range(4):
            for k in range(max(1, int(w / 1.7))):
                if rnd.random() < 0.5:
                    wx, wz = x + (k + 0.5) * w / max(1, int(w / 1.7)), top - 1.6 - level * 2.9
                    ww, wh = rnd.choice(((0.7, 1.1), (0.5, 0.5), (0.8, 1.4)))
                    blocks.box(wx - ww / 2, wx + ww / 2, y - 0.03, y + 0.05, wz - wh / 2, wz + wh / 2, hole)
                    if rnd.random() < 0.35:
                        blocks.box(wx - ww, wx - ww / 2, y - 0.07, y - 0.02, wz - wh / 2, wz + wh / 2, rnd.choices(shade, (6, 6, 0.5))[0])
        if rnd.random() < 0.2:
            z = top + p
            for _ in range(2):
                blocks.box(x + w * 0.3, x + w * 0.3 + 0.04, y + d * 0.4, y + d * 0.4 + 0.04, top, z + 1.6, hole)

    y = 6.0
    while y < 180:
        x = -80 + rnd.uniform(-3, 3)
        while x < 80:
            w, d = rnd.uniform(4, 8.5), rnd.uniform(4.5, 7)
            top = -6 - 0.17 * y - 0.001 * (x - 10) ** 2 + rnd.choice((0, 0, 1.2, 2.6, -1.4)) + rnd.uniform(-0.6, 0.6)
            house(x, y + rnd.uniform(-0.8, 0.8), w, d, top)
            x += w + rnd.choice((0, 0, 0, 0.9, 2.2))
        y += rnd.uniform(6.2, 7.6)
    # A square minaret, and the far shore of the bay.
    m = walls[0]
    blocks.box(16, 19.4, 72, 75.4, -60, 0, m)
    blocks.box(15.6, 19.8, 71.6, 75.8, -0.6, 0.4, m)
    blocks.box(16.9, 18.5, 72.9, 74.5, 0.4, 4.4, m)
    blocks.build()
    far = material('far', '#9fb4c4', 1.0)
    ridge = lambda x, y: -60 + 430 * np.exp(-(((y - 2300) / 260) ** 2)) * np.clip((x + 500) / 1600, 0, 1) * (0.75 + 0.25 * np.sin(x / 190) + 0.1 * np.sin(x / 61))
    terrain(ridge, (-600, 2600), (1900, 2700), far, 200, 30)
    sun(-104, 30, 4.8, color='#fff3e2')
    camera((-6, -22, 15), (5, 90, -13.5), 46)
    render(grain=0.008)


PICTURES = {
    'stair': stair,
    'brise-soleil': brise_soleil,
    'arches': arches,
    'mashrabiya': mashrabiya,
    'courtyard': courtyard,
    'house-by-the-sea': house_by_the_sea,
    'library': library,
    'roof': roof,
    'market': market,
    'casbah': casbah,
}

if __name__ == '__main__':
    PICTURES[ARGS['picture']]()
