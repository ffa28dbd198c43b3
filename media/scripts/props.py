"""Objects beside the devices: fruit, leaves, flowers, rope, rocks, paper planes."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as blender_noise
from stage import lathe, material, solid


def curve(points, radius, m, cyclic=False):
    """A round tube along points."""
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', radius, 4
    spline = data.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for p, q in zip(spline.points, points):
        p.co = (*q, 1)
    spline.use_cyclic_u = cyclic
    data.materials.append(m)
    o = bpy.data.objects.new('tube', data)
    bpy.context.collection.objects.link(o)
    return o


def letter(text, font, height, depth, m, loc, turn=0.0):
    """A letter standing upright on `loc`, facing the camera's side; `height` scales its em."""
    data = bpy.data.curves.new('letter', 'FONT')
    data.body, data.font, data.size = text, bpy.data.fonts.load(font), height
    data.align_x, data.extrude, data.bevel_depth, data.resolution_u = 'CENTER', depth / 2, 0.008, 24
    data.materials.append(m)
    o = bpy.data.objects.new('letter', data)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = (math.radians(90), 0, math.radians(turn))
    bpy.context.view_layer.update()
    o.location = (loc[0], loc[1], loc[2] - min(c[1] for c in o.bound_box))
    return o


def smooth_path(points, steps=40):
    """A Catmull-Rom path through points."""
    p = [Vector(q) for q in (points[0], *points, points[-1])]
    path = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for k in range(steps):
            t = k / steps
            path.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    return path


def rope(points, radius, m, pitch=0.22):
    """Three strands twisted around a smooth path."""
    path = smooth_path(points)
    for strand in range(3):
        length, turned = 0.0, []
        for k, q in enumerate(path):
            along = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
            side = along.cross(Vector((0, 0, 1)))
            side = side.normalized() if side.length > 0.05 else Vector((1, 0, 0))
            up = side.cross(along)
            if k:
                length += (q - path[k - 1]).length
            a = 2 * math.pi * (length / pitch + strand / 3)
            turned.append(q + radius * 0.52 * (side * math.cos(a) + up * math.sin(a)))
        curve(turned, radius * 0.56, m)


def peel(color='#ff8411'):
    """Citrus peel: fine pores, a low sheen."""
    m = material('peel', color, 0.36, spec=0.5)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    pores = nodes.new('ShaderNodeTexVoronoi')
    pores.inputs['Scale'].default_value = 34
    relief = nodes.new('ShaderNodeBump')
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 0.35, 0.012
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Object'], pores.inputs['Vector'])
    links.new(pores.outputs['Distance'], relief.inputs['Height'])
    links.new(relief.outputs[0], nodes['Principled BSDF'].inputs['Normal'])
    return m


def clementine(loc, radius, skin, green, turn=(0, 0, 0), leaves=0, seed=1):
    """A flattened fruit with a dimple, a stem star and, if wanted, leaves."""
    rnd = random.Random(seed)
    rings, sides = 48, 72
    v = []
    for i in range(rings + 1):
        t = math.pi * i / rings
        for k in range(sides):
            a = 2 * math.pi * k / sides
            r = (
                1
                + 0.012 * math.cos(9 * a) * math.sin(t)
                + 0.02
                * blender_noise.noise(
                    (3 * math.sin(t) * math.cos(a) + seed, 3 * math.sin(t) * math.sin(a), 3 * math.cos(t))
                )
            )
            z = (
                0.84 * math.cos(t) * r
                - 0.13 * math.exp(-((t / 0.3) ** 2))
                + 0.07 * math.exp(-(((math.pi - t) / 0.25) ** 2))
            )
            v.append((radius * r * math.sin(t) * math.cos(a), radius * r * math.sin(t) * math.sin(a), radius * z))
    f = [
        (i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)[::-1]
        for i in range(rings)
        for k in range(sides)
    ]
    o = solid('clementine', v, f, skin, True, loc, turn)
    top = radius * 0.74
    star = []
    for k in range(10):
        a, r = math.pi * k / 5, radius * (0.15 if k % 2 == 0 else 0.06)
        star.append((r * math.cos(a), r * math.sin(a), top + radius * 0.012))
    s = solid('stem', star + [(0, 0, top + radius * 0.06)], [(k, (k + 1) % 10, 10) for k in range(10)], green)
    s.parent = o
    c = curve(
        [(0, 0, top), (radius * 0.02, 0, top + radius * 0.13), (radius * 0.05, 0.0, top + radius * 0.2)],
        radius * 0.045,
        green,
    )
    c.parent = o
    for k in range(leaves):
        l = leaf(radius * rnd.uniform(1.25, 1.6), green, bend=rnd.uniform(0.35, 0.6))
        l.parent = o
        l.location = (radius * 0.03, 0, top + radius * 0.12)
        l.rotation_euler = (rnd.uniform(-0.25, 0.25), -rnd.uniform(0.0, 0.35), rnd.uniform(-0.4, 0.4) + k * 2.3 + seed)
    return o


def leaf(length, m, bend=0.3, width=0.4):
    """A pointed leaf along +X, folded on its rib and drooping at its end."""
    n = 18
    v, f = [], []
    for i in range(n + 1):
        t = i / n
        w = length * width * 0.5 * math.sin(math.pi * t**0.8) ** 0.9
        x, z = length * t * (1 - 0.12 * bend * t), -length * bend * t * t * 0.6 + length * 0.12 * t
        for s in (-1, -0.5, 0, 0.5, 1):
            v.append((x, s * w, z + abs(s) * w * 0.34 + 0.012 * length * math.sin(t * 26) * abs(s)))
    for i in range(n):
        for k in range(4):
            q = 5 * i + k
            f.append((q, q + 5, q + 6, q + 1))
    o = solid('leaf', v, f, m, True)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = length * 0.012
    return o


def jasmine(loc, size, white, heart, turn=(0, 0, 0)):
    """A jasmine flower: five cupped petals round a short tube."""
    n = 12
    o = solid(
        'flower',
        [
            (0.12 * size * math.cos(a), 0.12 * size * math.sin(a), 0.05 * size)
            for a in (k * math.pi / 4 for k in range(8))
        ],
        [tuple(range(8))],
        heart,
        loc=loc,
        rot=turn,
    )
    for k in range(5):
        v, f = [], []
        for i in range(n + 1):
            t = i / n
            w = size * 0.3 * math.sin(math.pi * min(1, t * 0.93 + 0.07)) ** 0.75
            for s in (-1, -0.5, 0, 0.5, 1):
                v.append(
                    (
                        size * (0.07 + 0.93 * t),
                        s * w,
                        size * (0.06 + 0.26 * t * t - 0.1 * t**4) + abs(s) ** 2 * w * 0.35,
                    )
                )
        for i in range(n):
            for j in range(4):
                q = 5 * i + j
                f.append((q, q + 5, q + 6, q + 1))
        p = solid('petal', v, f, white, True)
        p.modifiers.new('thick', 'SOLIDIFY').thickness = size * 0.02
        p.rotation_euler = (0, 0, 2 * math.pi * k / 5 + 0.1)
        p.parent = o
    return o


def rock(loc, size, m, seed=1, detail=4, sharp=0.5):
    """A faceted crag: an icosphere pushed about by noise."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=1, location=loc)
    o = bpy.context.object
    for v in o.data.vertices:
        n = blender_noise.fractal(v.co * 1.4 + Vector((seed * 7.1, 0, 0)), 1.0, 2.0, 4)
        v.co *= 1 + sharp * n
    o.scale = size
    o.data.materials.append(m)
    return o


def spire(loc, radius, height, m, seed=1):
    """A basalt tower: a bundle of leaning hexagonal columns with broken tops."""
    rnd = random.Random(seed)
    for ring, count in enumerate((1, 6, 12, 18)):
        for k in range(count):
            a = 2 * math.pi * k / count + ring * 0.3
            r = radius * ring / 3.4
            h = height * max(0.12, 1 - (ring / 3.6) ** 1.5) * rnd.uniform(0.78, 1.08)
            s = radius * 0.27
            lean = 0.12
            bottom = [
                (r * math.cos(a) * 1.25 + s * math.cos(q), r * math.sin(a) * 1.25 + s * math.sin(q), -0.3)
                for q in (i * math.pi / 3 for i in range(6))
            ]
            cut = rnd.uniform(-0.3, 0.3)
            top = [
                (
                    r * math.cos(a) * (1 - lean) + s * 0.8 * math.cos(q),
                    r * math.sin(a) * (1 - lean) + s * 0.8 * math.sin(q),
                    h + cut * s * math.cos(q) * 2,
                )
                for q in (i * math.pi / 3 for i in range(6))
            ]
            f = [tuple(range(6))[::-1], tuple(range(6, 12))] + [
                (i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)
            ]
            solid('column', bottom + top, f, m, loc=loc)


def paper_plane(loc, length, light, dark, rot=(0, 0, 0)):
    """A folded dart of two wings and a keel, nose towards +X."""
    l, w, d = length, length * 0.4, length * 0.19
    light_faces = solid(
        'wings',
        [(l, 0, 0), (0, w, l * 0.05), (0, l * 0.04, 0), (0, -l * 0.04, 0), (0, -w, l * 0.05)],
        [(0, 1, 2), (0, 3, 4)],
        light,
        loc=loc,
        rot=rot,
    )
    keel = solid(
        'keel',
        [(l, 0, 0), (0, l * 0.04, 0), (0, -l * 0.04, 0), (0, 0, -d)],
        [(0, 1, 3), (0, 3, 2)],
        dark,
        loc=loc,
        rot=rot,
    )
    for o in (light_faces, keel):
        o.modifiers.new('thick', 'SOLIDIFY').thickness = length * 0.006
    return light_faces


def water_wheel(loc, radius, m, width=0.36, turn=0.0, spokes=8):
    """A ring with paddles standing upright in the XZ plane."""
    hub = [(0.12 * radius, -width * 0.55), (0.12 * radius, width * 0.55), (0, width * 0.56)]
    parts = [lathe([(0, -width * 0.56), *hub], m, loc, 48, (90, 0, 0))]
    for side in (-1, 1):
        ring = []
        n = 96
        for k in range(n):
            a = 2 * math.pi * k / n
            for r, y in ((0.72, -0.06), (0.72, 0.06), (0.6, 0.06), (0.6, -0.06)):
                ring.append((radius * r * math.cos(a), side * width * 0.42 + y * width, radius * r * math.sin(a)))
        f = [
            (4 * k + i, 4 * k + (i + 1) % 4, 4 * ((k + 1) % n) + (i + 1) % 4, 4 * ((k + 1) % n) + i)
            for k in range(n)
            for i in range(4)
        ]
        parts.append(solid('ring', ring, f, m, loc=loc))
    for k in range(spokes):
        a = 2 * math.pi * k / spokes + math.radians(turn)
        c, s = math.cos(a), math.sin(a)
        for r0, r1, t, w in ((0.08, 0.66, 0.03, 0.12), (0.56, 1.0, 0.035, 1.0)):
            v = [
                (radius * (r * c - q * t * s), y * width * w * 0.5, radius * (r * s + q * t * c))
                for r in (r0, r1)
                for q in (-1, 1)
                for y in (-1, 1)
            ]
            f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
            parts.append(solid('paddle', v, f, m, loc=loc))
    return parts


def dunes(x, y, crests, ripple=0.004):
    """Dune heights: soft windward slopes that break sharply on the lee side, given as (centre, angle, length, height)."""
    z = np.zeros_like(x)
    for (cx, cy), angle, length, height in crests:
        a = math.radians(angle)
        u = ((x - cx) * math.cos(a) + (y - cy) * math.sin(a)) / length
        w = (-(x - cx) * math.sin(a) + (y - cy) * math.cos(a)) / length
        u = u + 0.22 * np.sin(w * 1.7) + 0.08 * np.sin(w * 4.1 + 1)
        rise = np.where(u < 0, np.clip(1 + u, 0, 1) ** 1.6, np.clip(1 - u * 2.1, 0, 1) ** 1.2)
        z += height * rise * np.exp(-((w * 0.45) ** 2))
    bend = 1.9 * np.sin(1.1 * y + 0.6 * x) + 1.1 * np.sin(2.9 * x - 1.3 * y) + 0.6 * np.sin(6.1 * y + 2 * x)
    depth = 0.55 + 0.45 * np.sin(0.9 * x + 1.4 * y + 1.5 * np.sin(0.7 * x))
    return z + ripple * depth * np.sin(46 * (x * 0.55 + y * 0.84) + 3 * bend)
