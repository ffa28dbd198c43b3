"""A telephone, a laptop and a wall screen that show captured interfaces."""
import math
import os

import bpy
from stage import ARGS, box, display, linear, material


def ui(name):
    """The captured interface `name`, from the folder given as `--ui`."""
    return os.path.join(ARGS['ui'], name + '.png')


def outline(w, h, r, steps=16):
    """A rounded rectangle, counter-clockwise."""
    corners = ((w / 2 - r, h / 2 - r, 0), (r - w / 2, h / 2 - r, 90), (r - w / 2, r - h / 2, 180), (w / 2 - r, r - h / 2, 270))
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
    """A flat rounded face with the picture of its material stretched over it."""
    p = outline(w, h, r) if r else [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    mesh = bpy.data.meshes.new('pane')
    mesh.from_pydata([(x, y, 0) for x, y in p], [], [tuple(range(len(p)))])
    layer = mesh.uv_layers.new().data
    for loop in mesh.loops:
        x, y = p[loop.vertex_index]
        layer[loop.index].uv = (x / w + .5, y / h + .5)
    mesh.materials.append(m)
    o = bpy.data.objects.new('pane', mesh)
    bpy.context.collection.objects.link(o)
    o.location, o.parent = (loc[0], loc[1], z), parent
    return o


def group(loc, rot, scale=1.):
    e = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(e)
    e.location, e.rotation_euler, e.scale = loc, [math.radians(a) for a in rot], (scale,) * 3
    return e


def phone(name, loc, rot, body='#16181f', scale=1., glow=1.12):
    """A telephone of 7.2 x 15 cm around its own centre; its screen faces +Z before `rot` (degrees).

    It stands with rot (90, 0, turn) and its centre .75 above the ground.
    """
    e = group(loc, rot, scale)
    w, h, d = .72, 1.5, .082
    steel = material('steel', body, .24, metal=1.)
    plate(w, h, d, .125, steel, .018, parent=e)
    plate(w - .016, h - .016, .004, .117, material('glass', '#020203', .05), .001, (0, 0, d / 2 + .0012), e)
    pane(w - .05, h - .05, .1, d / 2 + .0042, display(ui(name), glow), e)
    plate(.18, .05, .002, .0248, material('lens', '#000000', .3, spec=.1), .0004, (0, h / 2 - .085, d / 2 + .0056), e)
    for x, y, length in ((-1, .3, .09), (-1, .13, .15), (-1, -.05, .15), (1, .12, .22)):
        b = box((x * (w / 2 + .003), y, 0), (.012, length, .028), steel, .005)
        b.parent = e
    return e


def laptop(name, loc, turn, opening=108, body='#a4a7ad', scale=1., glow=1.12):
    """A laptop of 31 cm standing on its base; `turn` and `opening` in degrees. Its screen is 16:10."""
    e = group(loc, (0, 0, turn), scale)
    shell = material('shell', body, .34, metal=1.)
    well, key = material('well', '#4b4e54', .45, metal=1.), material('key', '#0c0c0e', .5)
    w, depth = 3.1, 2.16
    plate(w, depth, .1, .14, shell, .03, (0, 0, .05), e)
    plate(w - .34, .99, .003, .04, well, .001, (0, .42, .1005), e)
    for row in range(5):
        for k in range(14):
            plate(.172, .14 if row else .09, .012, .02, key, .004, (-1.27 + k * .1955, .82 - row * .168, .106), e)
    for x, width in ((-1.0, .7), (0, 1.1), (1.0, .7)):
        plate(width, .14, .012, .02, key, .004, (x, -.02, .106), e)
    plate(1.25, .72, .003, .06, material('pad', '#94979d', .3, metal=1.), .001, (0, -.6, .1008), e)
    lid = group((0, depth / 2 - .02, .1), (180 - opening, 0, 0))
    lid.parent = e
    plate(w, 2.06, .05, .13, shell, .02, (0, 1.03, 0), lid)
    plate(w - .03, 2.03, .004, .12, material('bezel', '#020203', .08), .001, (0, 1.03, .026), lid)
    pane(w - .13, (w - .13) * 10 / 16, .03, .0295, display(ui(name), glow), lid, (0, 1.035))
    return e


def panel(name, width, height, loc, rot, depth=.06, frame='#0c0e14', glow=1.12, radius=.0, margin=.03):
    """A wall screen or a printed-flat interface of any proportion, its face to +Z before `rot`."""
    e = group(loc, rot)
    plate(width + margin * 2, height + margin * 2, depth, radius + margin, material('frame', frame, .35, metal=.6), .01, parent=e)
    pane(width, height, radius, depth / 2 + .002, display(ui(name), glow), e)
    return e
