"""A phone, a laptop and a wall screen that show captured interfaces."""

import math
import os

import bpy
from stage import ARGS, box, display, material


def ui(name):
    """The captured interface `name`, from the folder given as `--ui`."""
    return os.path.join(ARGS['ui'], name + '.png')


def outline(w, h, r, steps=16):
    """A rounded rectangle, counter-clockwise."""
    corners = (
        (w / 2 - r, h / 2 - r, 0),
        (r - w / 2, h / 2 - r, 90),
        (r - w / 2, r - h / 2, 180),
        (w / 2 - r, r - h / 2, 270),
    )
    turn = [(x, y, math.radians(start + 90 * k / steps)) for x, y, start in corners for k in range(steps + 1)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for x, y, a in turn]


def plate(w, h, d, r, m, edge, loc=(0, 0, 0), parent=None):
    """A rounded plate in the XY plane with softened edges."""
    p = outline(w, h, r)
    n = len(p)
    v = [(x, y, z) for z in (-d / 2, d / 2) for x, y in p]
    f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    mesh = bpy.data.meshes.new('plate')
    mesh.from_pydata(v, [], f)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(35)
    mesh.materials.append(m)
    o = bpy.data.objects.new('plate', mesh)
    bpy.context.collection.objects.link(o)
    b = o.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = edge, 4, 'ANGLE', math.radians(60)
    o.location, o.parent = loc, parent
    return o


def pane(w, h, r, z, m, parent, loc=(0, 0)):
    """A flat rounded face that its material's picture fills."""
    p = outline(w, h, r) if r else [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    mesh = bpy.data.meshes.new('pane')
    mesh.from_pydata([(x, y, 0) for x, y in p], [], [tuple(range(len(p)))])
    layer = mesh.uv_layers.new().data
    for loop in mesh.loops:
        x, y = p[loop.vertex_index]
        layer[loop.index].uv = (x / w + 0.5, y / h + 0.5)
    mesh.materials.append(m)
    o = bpy.data.objects.new('pane', mesh)
    bpy.context.collection.objects.link(o)
    o.location, o.parent = (loc[0], loc[1], z), parent
    return o


def group(loc, rot, scale=1.0):
    e = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(e)
    e.location, e.rotation_euler, e.scale = loc, [math.radians(a) for a in rot], (scale,) * 3
    return e


def phone(name, loc, rot, body='#16181f', scale=1.0, glow=1.12):
    """A phone of 7.2 x 15 cm, centred on its origin; its screen faces +Z before `rot` (degrees).

    It stands with rot (90, 0, turn) and its centre .75 above the ground.
    """
    e = group(loc, rot, scale)
    w, h, d = 0.72, 1.5, 0.082
    steel = material('steel', body, 0.24, metal=1.0)
    plate(w, h, d, 0.125, steel, 0.018, parent=e)
    plate(w - 0.016, h - 0.016, 0.004, 0.117, material('glass', '#020203', 0.05), 0.001, (0, 0, d / 2 + 0.0012), e)
    pane(w - 0.05, h - 0.05, 0.1, d / 2 + 0.0042, display(ui(name), glow), e)
    plate(
        0.18,
        0.05,
        0.002,
        0.0248,
        material('lens', '#000000', 0.3, spec=0.1),
        0.0004,
        (0, h / 2 - 0.085, d / 2 + 0.0056),
        e,
    )
    for x, y, length in ((-1, 0.3, 0.09), (-1, 0.13, 0.15), (-1, -0.05, 0.15), (1, 0.12, 0.22)):
        b = box((x * (w / 2 + 0.003), y, 0), (0.012, length, 0.028), steel, 0.005)
        b.parent = e
    return e


def laptop(name, loc, turn, opening=108, body='#a4a7ad', scale=1.0, glow=1.12):
    """A laptop of 31 cm standing on its base; `turn` and `opening` in degrees. Its screen is 16:10."""
    e = group(loc, (0, 0, turn), scale)
    shell = material('shell', body, 0.34, metal=1.0)
    well, key = material('well', '#4b4e54', 0.45, metal=1.0), material('key', '#0c0c0e', 0.5)
    w, depth = 3.1, 2.16
    plate(w, depth, 0.1, 0.14, shell, 0.03, (0, 0, 0.05), e)
    plate(w - 0.34, 0.99, 0.003, 0.04, well, 0.001, (0, 0.42, 0.1005), e)
    for row in range(5):
        for k in range(14):
            plate(
                0.172,
                0.14 if row else 0.09,
                0.012,
                0.02,
                key,
                0.004,
                (-1.27 + k * 0.1955, 0.82 - row * 0.168, 0.106),
                e,
            )
    for x, width in ((-1.0, 0.7), (0, 1.1), (1.0, 0.7)):
        plate(width, 0.14, 0.012, 0.02, key, 0.004, (x, -0.02, 0.106), e)
    plate(1.25, 0.72, 0.003, 0.06, material('pad', '#94979d', 0.3, metal=1.0), 0.001, (0, -0.6, 0.1008), e)
    lid = group((0, depth / 2 - 0.02, 0.1), (180 - opening, 0, 0))
    lid.parent = e
    plate(w, 2.06, 0.05, 0.13, shell, 0.02, (0, 1.03, 0), lid)
    plate(w - 0.03, 2.03, 0.004, 0.12, material('bezel', '#020203', 0.08), 0.001, (0, 1.03, 0.026), lid)
    pane(w - 0.13, (w - 0.13) * 10 / 16, 0.03, 0.0295, display(ui(name), glow), lid, (0, 1.035))
    return e


def panel(name, width, height, loc, rot, depth=0.06, frame='#0c0e14', glow=1.12, radius=0.0, margin=0.03):
    """A wall screen or a printed-flat interface of any proportion, its face to +Z before `rot`."""
    e = group(loc, rot)
    plate(
        width + margin * 2,
        height + margin * 2,
        depth,
        radius + margin,
        material('frame', frame, 0.35, metal=0.6),
        0.01,
        parent=e,
    )
    pane(width, height, radius, depth / 2 + 0.002, display(ui(name), glow), e)
    return e
