"""One picture for each service page, of the table during that service, and one of the meeting room.

blender -b -P scene_services.py -- --picture consultancy --ui SCREENS --out FILE.png [--width 480 --spp 8 --weights FILE]
"""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils.geometry import interpolate_bezier
from stage import *
from props import *
from devices import display, laptop, pane, plate, ui

SIZE = (1440, 960)


# ---------------------------------------------------------------- shared by several pictures


class Blocks:
    """Thousands of boxes, merged into one mesh per material."""

    def __init__(self):
        self.parts = {}

    def add(self, loc, size, m):
        v, f = self.parts.setdefault(m, ([], []))
        n = len(v)
        v += [
            tuple(c + s * e / 2 for c, s, e in zip(loc, signs, size))
            for signs in (
                (-1, -1, -1),
                (1, -1, -1),
                (1, 1, -1),
                (-1, 1, -1),
                (-1, -1, 1),
                (1, -1, 1),
                (1, 1, 1),
                (-1, 1, 1),
            )
        ]
        f += [tuple(i + n for i in q) for q in CUBE]

    def build(self):
        for m, (v, f) in self.parts.items():
            solid('blocks', v, f, m)


def source(name):
    """Another picture's master as a texture, for prints and posters."""
    return os.path.join(HERE, '..', 'sources', name + '.jpg')


def printed(image, rough=0.85):
    """Paper with something printed on it."""
    m = material('print', '#ffffff', rough, spec=0.2, image=image)
    m.node_tree.nodes['Image Texture'].extension = 'EXTEND'
    return m


def paper(w, h, m, loc, turn=0.0, part=(0, 0, 1, 1), curl=0.0, thick=0.006, tilt=(0, 0)):
    """A sheet lying on `loc`; `part` is what it shows of its picture (left, bottom, right, top), `curl` how high its corners rise."""
    n = 14
    v, uv = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            s, t = i / n, j / n
            lift = curl * (abs(2 * s - 1) ** 2.6 * 0.7 + abs(2 * t - 1) ** 3 * (0.3 + 0.7 * s))
            v.append(((s - 0.5) * w, (t - 0.5) * h, lift))
            uv.append((part[0] + s * (part[2] - part[0]), part[1] + t * (part[3] - part[1])))
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    o = solid('paper', v, f, m, True, (loc[0], loc[1], loc[2] + thick), (tilt[0], tilt[1], turn))
    layer = o.data.uv_layers.new().data
    for loop in o.data.loops:
        layer[loop.index].uv = uv[loop.vertex_index]
    thickness = o.modifiers.new('thick', 'SOLIDIFY')
    thickness.thickness, thickness.offset = thick, -1
    return o


def cell(k, height=0.5):
    """The part of a captured sheet that its cell `k` covers: three columns, two rows of `height`."""
    x, y = k % 3 / 3, 1 - (k // 3 + 1) * height
    return (x, y, x + 1 / 3, y + height)


def pencil(at, turn, length=1.75, color=SEA, lift=0.1):
    """A hexagonal pencil lying down, its point towards `turn`."""
    lead, wood, lacquer = material('lead', '#1a1a22', 0.4), material('wood', '#eac99a', 0.7), material('lacquer', color, 0.3, coat=0.5)
    e = bpy.data.objects.new('pencil', None)
    bpy.context.collection.objects.link(e)
    for profile, m in (
        ([(0, 0.0), (0.016, 0.06)], lead),
        ([(0.016, 0.06), (0.045, 0.2)], wood),
        ([(0.045, 0.2), (0.045, length), (0, length)], lacquer),
    ):
        lathe(profile, m, turns=6, smooth=False).parent = e
    e.location, e.rotation_euler = (at[0], at[1], at[2] + lift * 0.45), (math.radians(-90), 0, math.radians(turn))
    return e


def window(azimuth, elevation, at=(0, 0, 0), away=14, across=5.4, up=7.2, bars=(2, 3), thick=0.34):
    """A sash window between the sun and the scene: only its panes and the shadow of its bars fall on the table."""
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    frame = bpy.data.objects.new('window', None)
    bpy.context.collection.objects.link(frame)
    frame.location = Vector(at) + towards * away
    frame.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    m = material('frame', '#202020', 0.9)
    pieces = [((x * (across / 2 + 20), 0), (40, 90)) for x in (-1, 1)] + [((0, y * (up / 2 + 20)), (across, 40)) for y in (-1, 1)]
    pieces += [(((k / bars[0] - 0.5) * across, 0), (thick, up)) for k in range(1, bars[0])]
    pieces += [((0, (k / bars[1] - 0.5) * up), (across, thick)) for k in range(1, bars[1])]
    for (x, y), (w, h) in pieces:
        o = box((x, y, 0), (w, h, 0.2), m, 0)
        o.parent = frame
        o.visible_camera = False
    sun(azimuth, elevation, 6.0, '#fff0d8', 0.4)


def anodised(color, rough=0.34):
    """Dyed machined aluminium: fine milling lines under a satin finish."""
    m = material('anodised', color, rough, metal=1.0)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    place, lines, relief = (nodes.new('ShaderNode' + n) for n in ('Mapping', 'TexNoise', 'Bump'))
    place.inputs['Scale'].default_value = (2, 220, 220)
    lines.inputs['Scale'].default_value, lines.inputs['Detail'].default_value = 1.0, 2
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 0.12, 0.01
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Object'], place.inputs[0])
    links.new(place.outputs[0], lines.inputs['Vector'])
    links.new(lines.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs[0], nodes['Principled BSDF'].inputs['Normal'])
    return m


# ---------------------------------------------------------------- the pictures


def ui_ux_design():
    """A paper prototype on a blue table in the last window light: six cards, one of them being moved."""
    reset(*SIZE, air='#a9bcff', fill=0.34)
    floor(material('table', '#1f45dc', 0.6, spec=0.35, bump=0.05, bump_scale=30))
    drawn = printed(ui('sheet-prototype'))
    for k, x, y, z, turn, curl in (
        (0, -1.72, 0.86, 0, 4, 0.05),
        (1, -0.42, 0.98, 0, -2, 0.03),
        (4, 0.92, 0.86, 0, 3, 0.06),
        (3, 2.2, 1.0, 0, -5, 0.04),
        (2, -0.92, -0.86, 0, -7, 0.05),
        (5, 0.66, -0.98, 0.012, 9, 0.09),
    ):
        paper(1.12, 1.68, drawn, (x, y, z), turn, cell(k), curl, 0.012)
    orange, white = material('slip', '#ff8f2a', 0.8), material('slip white', '#fbfaf6', 0.8)
    for x, y, turn, w, m in ((1.75, -0.62, 24, 0.84, orange), (1.98, -1.0, -14, 0.84, orange), (-2.25, -0.72, -32, 0.6, white)):
        paper(w, 0.22, m, (x, y, 0.004), turn, curl=0.03, thick=0.01)
    pencil((-0.02, -0.18, 0.0), 152, 1.75, '#f4f6fb')
    window(-66, 24, (0.1, 0, 0), across=5.2, up=3.3, bars=(3, 2), thick=0.17)
    camera((-0.9, -5.4, 4.5), (0.12, 0.02, 0), 52, 4.5 * 0.1, focus=(0.1, -0.7, 0))
    render(0.42)


SOLID = (('LLL', 'LAB', 'VBB'), ('ZAA', 'ZAB', 'VVP'), ('TTT', 'ZTP', 'ZPP'))


def reactjs_development():
    """Seven machined blocks that form a cube; the seventh is still outside."""
    reset(*SIZE, air='#e8eefc', fill=0.42)
    sweep(plaster('#dfe5f5', 0.05), back=5.2, radius=2.6)
    blue, deep, pale, steel, orange = (
        anodised(c, r)
        for c, r in (('#1f45e6', 0.3), ('#101c52', 0.34), ('#7d9dff', 0.34), ('#c9cfdb', 0.3), ('#ff7d12', 0.3))
    )
    dye = {'L': steel, 'A': deep, 'B': blue, 'Z': blue, 'V': deep, 'T': pale, 'P': orange}
    unit = 0.62

    def piece(name, parent):
        cells = {
            (x, y, z) for z, layer in enumerate(SOLID) for y, row in enumerate(layer) for x, c in enumerate(row) if c == name
        }
        v, f = {}, []
        for x, y, z in cells:
            for face in CUBE:
                corners = [((0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))[i] for i in face]
                middle = [sum(c[a] for c in corners) / 2 - 1 for a in range(3)]
                if (x + middle[0], y + middle[1], z + middle[2]) in cells:
                    continue
                f.append([v.setdefault((x + a, y + b, z + c), len(v)) for a, b, c in corners])
        o = solid(name, [tuple((p - 1.5) * unit for p in q) for q in v], f, dye[name])
        shrink = o.modifiers.new('gap', 'DISPLACE')
        shrink.strength, shrink.mid_level = -0.005, 0
        bevel(o, 0.022, 4)
        o.parent = parent
        return o

    cube = bpy.data.objects.new('cube', None)
    bpy.context.collection.objects.link(cube)
    cube.location, cube.rotation_euler = (-0.5, 0.5, 1.5 * unit + 0.004), (0, 0, math.radians(-143))
    for name in 'LABZVT':
        piece(name, cube)
    alone = bpy.data.objects.new('alone', None)
    bpy.context.collection.objects.link(alone)
    # Turned upside down, it stands on its three cells.
    alone.location, alone.rotation_euler = (0.9, -1.0, 1.5 * unit + 0.004), (math.radians(180), 0, math.radians(38))
    piece('P', alone)
    lamp((-5, 1.5, 5.5), (0, 0, 0.8), 2.4, 420, '#ffffff', 5)
    lamp((4.6, 3.2, 2.6), (0, 0, 0.8), 1.6, 160, '#dfe8ff', 4)
    sun(-52, 34, 3.4)
    camera((0.2, -9.4, 3.9), (0.2, 0, 0.7), 66, 8 * 0.1, focus=(0.2, -0.6, 0.9))
    render()


def digital_marketing():
    """A poster column on the sea front after sunset. The unit is a metre."""
    reset(*SIZE, air='#6f86c8', fill=0.2)
    sky('#1a2a6c', '#f0a27a')
    ground = material('paving', '#3b4360', 0.34, spec=0.5, bump=0.25, bump_scale=3, mottle=0.35, mottle_scale=0.9)
    solid('quay', [(-40, -30, 0), (40, -30, 0), (40, 7.2, 0), (-40, 7.2, 0)], [(0, 1, 2, 3)], ground)
    floor(material('sea', '#23408f', 0.14, spec=0.6, bump=0.5, bump_scale=1.4), 900, -1.2)
    stone = plaster('#cdd3e4', 0.08)
    box((0, 7.0, 0.98), (80, 0.34, 0.16), stone, 0.03)
    box((0, 7.0, 0.14), (80, 0.4, 0.28), stone, 0.02)
    for k in range(-60, 61):
        lathe([(0.07, 0.28), (0.1, 0.42), (0.05, 0.62), (0.1, 0.8), (0.07, 0.9)], stone, (k * 0.34, 7.0, 0), 16)
    iron = material('iron', '#0f1a3c', 0.4, spec=0.5)
    r = 0.66
    lathe([(0, 0), (0.82, 0), (0.82, 0.2), (0.72, 0.26), (r, 0.34), (r, 3.1), (0, 3.1)], iron, turns=128)
    lathe([(0.0, 3.12), (0.9, 3.12), (0.93, 3.2), (0.86, 3.28), (0.5, 3.52), (0.16, 3.66), (0.1, 3.86), (0, 3.9)], iron, turns=128)
    lathe([(0.69, 3.1), (0.86, 3.1)], emitter('light', '#ffe3b8', 7), turns=96)
    bills = ('yamina', 'qaf', 'chelif', 'nedjma', 'qamar', 'azalai', 'saoura', 'zina')
    rnd = random.Random(4)
    for k, name in enumerate(bills):
        row, width, height = k % 2, 0.98, 1.3
        start = -2.9 + (k // 2) * (width / r + 0.035) + (0.42 if row else 0)
        low = 0.4 + row * 1.34 + rnd.uniform(-0.01, 0.01)
        n = 40
        angles = [start + width / r * i / n for i in range(n + 1)]
        v = [((r + 0.004 + 0.002 * row) * math.cos(a), (r + 0.004 + 0.002 * row) * math.sin(a), low + z) for z in (0, height) for a in angles]
        o = solid('bill', v, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], printed(source('billboard/' + name), 0.7), True)
        layer = o.data.uv_layers.new().data
        for loop in o.data.loops:
            i = loop.vertex_index
            layer[loop.index].uv = (i % (n + 1) / n, i // (n + 1))
    lamps = emitter('light', '#ffca86', 26)
    for k in range(26):
        x = -34 + k * 2.9 + rnd.uniform(-0.5, 0.5)
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=rnd.choice((0.1, 0.14, 0.2)), location=(x * 2.4 - 20, 160, 0.6 + rnd.uniform(0, 3.4)))
        bpy.context.object.data.materials.append(lamps)
    cape = [(-200, 170, -1), (-200, 170, 5), (-120, 170, 9), (-60, 170, 6), (-10, 170, 7.5), (30, 170, 3.6), (60, 170, 1), (75, 170, -1)]
    solid('cape', cape, [tuple(range(len(cape)))], emitter('light', '#33407c', 0.5))
    lamp((-3.4, -4.4, 4.6), (0, 0, 1.7), 1.0, 420, '#ffd9a8')
    lamp((0.2, -0.9, 3.4), (0.2, -2.6, 0), 0.5, 60, '#ffd09a')
    lamp((5.0, 2.0, 5.0), (0, 0, 1.6), 2.0, 260, '#8fb0ff')
    camera((-0.1, -7.9, 1.62), (-0.5, 0, 1.9), 50, 0.5, focus=(0, -0.66, 1.6), level=True, shift=(0.0, 0.055))
    render(0.45, sharp_screens=False)


def technology():
    """The shelf of handsets: old and new, large and small, a few of them lit."""
    reset(*SIZE, air='#b9c7ff', fill=0.3)
    board, back = (material(n, c, 0.6, spec=0.3, bump=0.05, bump_scale=40) for n, c in (('board', '#2449e2'), ('back', '#1b38bd')))
    rnd = random.Random(12)
    columns, rows, w, h, depth = 8, 5, 1.12, 1.84, 1.0
    left = -columns * w / 2
    box((0, depth / 2 + 0.03, rows * h / 2), (columns * w + 4, 0.06, rows * h + 4), back, 0)
    for j in range(-1, rows + 2):
        box((0, 0, j * h), (columns * w + 4, depth, 0.07), board, 0.008)
    for i in range(-2, columns + 3):
        box((left + i * w, 0, rows * h / 2), (0.05, depth - 0.02, rows * h + 4), board, 0.006)
    screens = ['tassili-accueil', 'yasmine-fr', 'riwaq-etagere', 'noria-accueil', 'qantara-trajets', 'hoggar-carte', 'marsa-quart', 'yasmine-tour', 'sirocco-embarquement', 'clement-commandes']
    lit = [(1, 1), (3, 3), (4, 1), (6, 2), (2, 2), (5, 3), (0, 3), (6, 0), (7, 1), (3, 0)]
    bodies = ['#15171f', '#e9ebf0', '#22355f', '#b9bfca', '#ff8a1f', '#2b2d33', '#1f45dc', '#c7b9a0']
    dark = material('dark glass', '#03040a', 0.07, spec=0.5)
    cable = material('cable', '#eef1f7', 0.5)
    for j in range(rows):
        for i in range(columns):
            pw = rnd.uniform(0.6, 0.8)
            old = rnd.random() < 0.35
            ph = pw * (rnd.uniform(1.78, 1.9) if old else rnd.uniform(2.05, 2.17))
            x, z = left + (i + 0.5) * w + rnd.uniform(-0.05, 0.05), j * h + 0.04
            e = bpy.data.objects.new('handset', None)
            bpy.context.collection.objects.link(e)
            lean = rnd.uniform(6, 9)
            e.location = (x, -0.12 + ph / 2 * math.sin(math.radians(lean)), z + ph / 2 * math.cos(math.radians(lean)) + 0.02)
            e.rotation_euler = (math.radians(90 - lean), 0, math.radians(rnd.uniform(-5, 5)))
            body = material('body', rnd.choice(bodies), 0.35, metal=0.3)
            r = 0.05 if old else 0.1
            plate(pw, ph, 0.085, r, body, 0.02, parent=e)
            rim = 0.04
            plate(pw - rim, ph - rim, 0.004, max(0.02, r - 0.02), material('face', '#f3f4f6', 0.12) if old and rnd.random() < 0.5 else dark, 0.001, (0, 0, 0.0445), e)
            margin = 0.26 if old else 0.05
            shown = screens[lit.index((i, j))] if (i, j) in lit else None
            m = display(ui('app-' + shown), 1.15) if shown else dark
            pane(pw - 0.09, ph - 0.09 - margin, 0 if old else 0.07, 0.048, m, e, (0, 0))
            if old:
                lathe([(0.045, 0), (0.055, 0.004), (0.065, 0)], material('ring', '#8d93a3', 0.3, metal=1.0), (0, -ph / 2 + 0.09, 0.046), 32).parent = e
            if rnd.random() < 0.55:
                side = rnd.choice((-1, 1))
                curve(smooth_path([(x, -0.1, z + 0.03), (x + side * 0.06, -0.36, z + 0.02), (x + side * 0.26, -0.3, z + 0.02), (x + side * 0.42, 0.1, z + 0.02), (x + side * 0.4, 0.45, z + 0.1)], 14), 0.014, cable)
    sun(-52, 40, 3.6)
    lamp((-8, -9, 12), (0, 0, 4), 3.0, 900, '#fff0dc', 7)
    lamp((9, -6, 3), (0, 0, 4), 2.5, 240, '#a9c0ff', 5)
    camera((-4.6, -15.2, 4.7), (-0.2, 0, 4.5), 74, 5.6 * 0.1, focus=(-0.8, -0.2, 4.4), level=True, shift=(0, -0.01))
    render(0.15)


def consultancy():
    """A round table from above: pages, notes, water, and the shadow of a window."""
    reset(*SIZE, bounces=9, air='#c3d0ff', fill=0.24)
    floor(paving(('#2247d8', '#1d3fc8'), '#16309c', (2.4, 2.4), 0.012))
    top = plaster('#f6f4ee', 0.03)
    lathe([(0, 6.9), (5.86, 6.9), (5.95, 6.96), (5.95, 7.12), (5.9, 7.18), (0, 7.18)], top, turns=160)
    z = 7.18
    seat, leg = material('seat', '#ff8f2a', 0.75, bump=0.2, bump_scale=60), material('leg', '#10173a', 0.5)
    for a in (38, 128, 214, 305):
        x, y = 7.5 * math.cos(math.radians(a)), 7.5 * math.sin(math.radians(a))
        lathe([(0, 4.1), (1.7, 4.1), (1.85, 4.25), (1.85, 4.5), (1.7, 4.62), (0, 4.62)], seat, (x, y, 0), 96)
        for b in range(4):
            dx, dy = 1.3 * math.cos(b * math.pi / 2 + 0.5), 1.3 * math.sin(b * math.pi / 2 + 0.5)
            box((x + dx, y + dy, 2), (0.22, 0.22, 4.2), leg, 0.03)
    pages = printed(ui('sheet-answers'))
    height = 566 / 1200
    for k, x, y, turn, lift in (
        (0, -2.5, 1.5, 14, 0.02),
        (1, -0.4, 2.3, -6, 0.0),
        (3, 2.5, 0.7, -58, 0.0),
        (5, 2.0, -1.7, 196, 0.02),
        (2, -0.75, -1.9, -12, 0.0),
        (4, -3.5, -1.3, 68, 0.0),
    ):
        paper(2.1, 2.97, pages, (x, y, z + lift), turn, cell(k, height), 0.05, 0.012)
    note = material('note', '#ff8f2a', 0.8)
    for x, y, turn in ((0.7, 0.4, 20), (-2.0, 0.9, -12)):
        paper(0.76, 0.76, note, (x, y, z + 0.035), turn, curl=0.05, thick=0.01)
    clear, drink = glass('glass', ior=1.45, shade='#eef3f8'), glass('water', ior=1.33, shade='#e3edff')
    for x, y in ((3.9, 2.3), (-4.3, 1.2), (-1.9, -3.7), (3.6, -3.1)):
        lathe([(0, 0.0), (0.3, 0.0), (0.34, 0.05), (0.37, 1.0), (0.35, 1.0), (0.32, 0.1), (0, 0.09)], clear, (x, y, z), 64)
        lathe([(0, 0.1), (0.318, 0.1), (0.338, 0.62), (0, 0.62)], drink, (x, y, z), 64)
    for x, y, turn, color in ((-1.2, 0.2, 40, SEA), (3.7, -0.3, 205, '#14235c'), (0.6, -2.9, 112, SEA)):
        pencil((x, y, z + 0.03), turn, 1.7, color)
    window(-58, 36, (0, 0, z), away=30, across=10.4, up=8.4, bars=(3, 2), thick=0.36)
    camera((0, -3.2, 30), (0, -0.1, z), 66, roll=-8)
    render(0.15)


def creative_design():
    """Cut paper: the letter ayn has been cut out of a blue sheet and lies beside its own hole."""
    reset(*SIZE, air='#ffe6cf', fill=0.3)
    floor(material('mat', '#ff8a26', 0.85, spec=0.15, bump=0.06, bump_scale=60))
    blue, chalk, night, pale = (material('sheet', c, 0.85, spec=0.2, bump=0.04, bump_scale=90) for c in ('#2047e4', '#f7f5ef', '#131c4c', '#a9bfff'))
    font = bpy.data.fonts.load(os.path.join(ARGS['ui'], 'arabic.ttf'))

    def ayn(height):
        """The letter as a curve: Blender fills text letter by letter, but here the sheet around the letter is filled."""
        data = bpy.data.curves.new('ayn', 'FONT')
        data.body, data.font, data.resolution_u = 'ع', font, 24
        o = bpy.data.objects.new('ayn', data)
        bpy.context.collection.objects.link(o)
        bpy.context.view_layer.update()
        low, high = o.bound_box[0], o.bound_box[6]
        scale = height / (high[1] - low[1])
        shape = bpy.data.curves.new('cut', 'CURVE')
        for letter_spline in o.to_curve(bpy.context.evaluated_depsgraph_get()).splines:
            knots = list(letter_spline.bezier_points)
            path = [
                q
                for p, n in zip(knots, knots[1:] + knots[:1])
                for q in interpolate_bezier(p.co, p.handle_right, n.handle_left, n.co, 16)[:-1]
            ]
            spline = shape.splines.new('POLY')
            spline.points.add(len(path) - 1)
            for point, q in zip(spline.points, path):
                point.co = ((q.x - (low[0] + high[0]) / 2) * scale, (q.y - (low[1] + high[1]) / 2) * scale, 0, 1)
            spline.use_cyclic_u = True
        bpy.data.objects.remove(o)
        return shape

    def flat(shape, m, loc, turn, thick=0.02, tilt=(0, 0), frame=None):
        """A curve cut from card; with `frame` (w, h) it is the hole in a sheet of that size."""
        shape.dimensions, shape.fill_mode, shape.extrude = '2D', 'BOTH', thick / 2
        if frame:
            w, h = frame[0] / 2, frame[1] / 2
            spline = shape.splines.new('POLY')
            spline.points.add(3)
            for p, q in zip(spline.points, ((-w, -h), (w, -h), (w, h), (-w, h))):
                p.co = (*q, 0, 1)
            spline.use_cyclic_u = True
        shape.materials.append(m)
        o = bpy.data.objects.new('cut', shape)
        bpy.context.collection.objects.link(o)
        o.location, o.rotation_euler = loc, [math.radians(a) for a in (*tilt, turn)]
        return o

    paper(5.6, 4.0, night, (-0.3, 0.35, 0), 5, thick=0.02)
    paper(4.9, 3.7, chalk, (-0.55, 0.2, 0.03), -3, thick=0.02)
    flat(ayn(2.5), blue, (-0.95, 0.22, 0.14), 2, 0.03, (0.6, -0.8), frame=(3.3, 3.3))
    flat(ayn(2.5), blue, (2.0, 0.1, 0.2), -20, 0.03, (3, 4))
    rnd = random.Random(3)
    for k in range(9):
        size, x, y = rnd.uniform(0.16, 0.4), rnd.uniform(0.9, 3.2), rnd.uniform(-1.8, 1.9)
        a = rnd.uniform(0, 6.3)
        shape = [(size * math.cos(a + t), size * math.sin(a + t), 0) for t in (0, 2.1, 4.0)]
        o = solid('offcut', shape, [(0, 1, 2)], (pale, chalk, night)[k % 3], loc=(x, y, 0.06 + 0.008 * k), rot=(rnd.uniform(-5, 5), rnd.uniform(-5, 5), 0))
        o.modifiers.new('thick', 'SOLIDIFY').thickness = 0.02
    steel, grip = material('blade', '#cfd4de', 0.22, metal=1.0), material('grip', '#14182c', 0.35, spec=0.5)
    e = bpy.data.objects.new('knife', None)
    bpy.context.collection.objects.link(e)
    for profile, m in (([(0.03, 0.28), (0.05, 0.36), (0.055, 0.8), (0.05, 0.86)], steel), ([(0.05, 0.86), (0.06, 0.9), (0.06, 1.9), (0.045, 1.98), (0, 1.98)], grip)):
        lathe(profile, m, turns=40).parent = e
    blade = solid('edge', [(-0.035, -0.004, 0.3), (0.035, -0.004, 0.3), (0.035, -0.004, 0.14), (-0.035, -0.004, 0.0)], [(0, 1, 2, 3)], steel)
    blade.modifiers.new('thick', 'SOLIDIFY').thickness = 0.008
    blade.parent = e
    e.location, e.rotation_euler = (1.02, -1.5, 0.1), (math.radians(-88), 0, math.radians(112))
    window(-62, 26, (0.2, 0.1, 0), across=6.4, up=3.6, bars=(2, 2), thick=0.22)
    camera((0.25, -5.2, 6.6), (0.3, -0.02, 0), 52, 8 * 0.1, focus=(-0.2, 0, 0.1))
    render(0.1)


def studio():
    """The empty meeting room: a table, three arches, the bay. The unit is a metre."""
    reset(*SIZE, bounces=6, air='#d6e1ff', fill=0.62)
    sky('#4f8fee', '#dbe8ff')
    white = plaster('#f7f6f2', 0.08)
    floor(paving(('#d9dade', '#d2d4da'), '#b9bdc8', (1.2, 1.2), 0.006, 0.4), 14)
    arcade(-5.2, 5.2, 3.7, 4.4, 0.5, [(c, 1.9, 1.75) for c in (-2.9, 0, 2.9)], white)
    for x in (-2.9, 0, 2.9):
        box((x, 4.4, 0.36), (1.9, 0.44, 0.72), white, 0.01)
    box((-5.1, 0, 1.85), (0.2, 9.2, 3.7), white, 0)
    box((5.1, 0, 1.85), (0.2, 9.2, 3.7), plaster('#2247dc', 0.08), 0)
    box((0, 0, 3.75), (10.4, 9.2, 0.12), white, 0)
    # Outside: the water, and roofs on the way down to it.
    solid('bay', [(-900, 60, -42), (900, 60, -42), (900, 2000, -42), (-900, 2000, -42)], [(0, 1, 2, 3)], emitter('light', '#2f63d6', 0.9))
    rnd, blocks = random.Random(9), Blocks()
    walls = [material('house', c, 0.9) for c in ('#fbfaf6', '#efeee8', '#f6f3ea')]
    hole = material('opening', '#26325c', 0.8)
    for row in range(13):
        for k in range(-15, 16):
            bx, by, top = k * 4.6 + rnd.uniform(-1, 1), 15 + row * 4.4, 0.05 - row * 1.0 + rnd.uniform(-0.6, 0.6)
            blocks.add((bx, by, top - 10), (rnd.uniform(3.2, 4.8), rnd.uniform(3, 4.4), 20), rnd.choice(walls))
            if rnd.random() < 0.6:
                blocks.add((bx + rnd.uniform(-1, 1), by - 2.2, top - rnd.uniform(1, 2)), (0.6, 0.2, 0.9), hole)
    blocks.build()
    wood, iron = material('wood', '#c99d6b', 0.5, spec=0.4, bump=0.1, bump_scale=14, mottle=0.2, mottle_scale=4), material('iron', '#131a3a', 0.4)
    box((-0.2, 1.3, 0.74), (4.4, 1.1, 0.05), wood, 0.008)
    for sx in (-1.9, 1.5):
        for sy in (-0.42, 0.42):
            box((sx, 1.3 + sy, 0.36), (0.05, 0.05, 0.72), iron, 0.004)
        box((sx, 1.3, 0.66), (0.05, 0.9, 0.05), iron, 0.004)
    for name, lx, ly, turn in (('web-marsa', -1.15, 1.36, 10), ('web-noria', 0.85, 1.4, -12)):
        e = laptop(name, (lx, ly, 0.768), turn, 112)
        e.scale = (0.1,) * 3
    pages, drawn = printed(ui('sheet-answers')), printed(ui('sheet-prototype'))
    for k, px, py, turn in ((0, -0.25, 1.12, 12), (1, -0.05, 1.34, -20), (3, 1.55, 1.12, 8), (2, -1.9, 1.1, 30)):
        paper(0.21, 0.297, pages, (px, py, 0.766), turn, cell(k, 566 / 1200), 0.004, 0.002)
    for k in range(3):
        paper(0.15, 0.225, drawn, (0.2 + 0.19 * k, 1.02, 0.768), 5 * k - 6, cell(k), 0.005, 0.002)
    shell = material('shell', '#ff8f2a', 0.55)
    for cx, cy, turn in ((-1.15, 0.5, 12), (0.95, 0.42, -24), (-0.1, 2.15, 170)):
        e = bpy.data.objects.new('chair', None)
        bpy.context.collection.objects.link(e)
        parts = [box((0, 0, 0.45), (0.44, 0.44, 0.035), shell, 0.016), box((0, -0.22, 0.72), (0.42, 0.03, 0.26), shell, 0.014, (8, 0, 0))]
        for lx in (-0.19, 0.19):
            parts += [box((lx, 0.18, 0.22), (0.022, 0.022, 0.44), iron, 0.003), box((lx, -0.2, 0.42), (0.022, 0.022, 0.84), iron, 0.003)]
        for p in parts:
            p.parent = e
        e.location, e.rotation_euler = (cx, cy, 0), (0, 0, math.radians(turn))
    for x, name in ((-1.45, 'bill-sirocco'), (1.45, 'bill-noria')):
        o = paper(0.66, 0.88, printed(source('billboard/' + name)), (0, 0, 0), thick=0.006)
        o.location, o.rotation_euler = (x, 4.13, 1.72), (math.radians(90), 0, 0)
    icosahedron(0.4, (2.75, 2.5, 0.32), material('clementine', CLEMENTINE, 0.5), (31, 9, 20))
    sun(148, 31, 7.0, '#fff0d8', 0.5)
    lamp((0, -4.4, 3.2), (0, 3, 0.6), 4, 70, '#e6edff')
    camera((1.15, -2.2, 1.5), (0.05, 3, 1.3), 27, level=True, shift=(0, -0.06))
    render(0.55)


PICTURES = {
    'ui-ux-design': ui_ux_design,
    'reactjs-development': reactjs_development,
    'digital-marketing': digital_marketing,
    'technology': technology,
    'consultancy': consultancy,
    'creative-design': creative_design,
    'studio': studio,
}

if __name__ == '__main__':
    PICTURES[ARGS['picture']]()
