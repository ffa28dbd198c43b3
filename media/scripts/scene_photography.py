"""Pictures of the photography home: fifteen, each lit by one light and all with one tone curve.

blender -b -P scene_photography.py -- --picture wedding-rings --out FILE.png [--width 480 --spp 10 --weights FILE]
"""

import os
import random
import sys

import bmesh
from mathutils.bvhtree import BVHTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
from props import *
from faces import mesh_object, upright
from scene_team import ellipsoid, melted
from sculpture import BODY, EYES, plaster_head, shaped

WIDE, TALL, FRAME, SCOPE = (2000, 1125), (1080, 1440), (1440, 960), (1440, 602)


# ---------------------------------------------------------------- tone curve of all pictures


def blurred(x, radius):
    """A Gaussian blur of the first two axes; `radius` in pixels."""
    edge = math.ceil(3 * radius)
    x = np.pad(x, ((edge, edge), (edge, edge), (0, 0)), 'edge')
    h, w = x.shape[:2]
    fy, fx = np.fft.fftfreq(h)[:, None], np.fft.rfftfreq(w)[None]
    kernel = np.exp(-2 * (math.pi * radius) ** 2 * (fx**2 + fy**2))
    x = np.stack([np.fft.irfft2(np.fft.rfft2(x[..., c]) * kernel, (h, w)) for c in range(x.shape[2])], -1)
    return x[edge:-edge, edge:-edge]


def film(x):
    """Scene-linear to print: halation around lights, quiet colour, an S curve, a lifted black point, grain."""
    h, w = x.shape[:2]
    x = np.maximum(x, 0)
    glow = np.minimum(np.maximum(x - 1.0, 0), 6)
    x = x + blurred(glow, w / 90) * (0.5, 0.26, 0.14) + blurred(glow, w / 22) * (0.12, 0.07, 0.04)
    grey = (x * (0.2126, 0.7152, 0.0722)).sum(axis=2, keepdims=True)
    x = np.maximum(grey + 0.84 * (x - grey), 0)
    x = x * (x + 0.05) / (x + 0.075)
    x = 1 - np.exp(-1.25 * x)
    x = np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-8) ** (1 / 2.4) - 0.055)
    x = x + 0.09 * np.sin(2 * math.pi * (x - 0.5)) / (2 * math.pi) * 4 * 0.5
    light = x.mean(axis=2, keepdims=True)
    x = x + (1 - light) ** 3 * (0.002, 0.0, -0.002) + light**2 * (0.006, 0.001, -0.012)
    x = 0.032 + 0.945 * x
    noise = blurred(np.random.default_rng(36).normal(0, 1, (h, w, 1)), 0.55)
    return x + noise / noise.std() * 0.014 * (0.45 + 2.2 * light * (1 - light))


def expose(exposure=0.0, vignette=0.22):
    render(exposure, vignette, grain=0, sharp_screens=False, develop=film)


# ---------------------------------------------------------------- shared by several pictures


def lens(loc, target, length, f=None, unit=0.1, **more):
    """A camera with a real f-number; `unit` is the length of 1 in metres."""
    return camera(loc, target, length, f and f * unit, **more)


def lit_paper(dark, light, centre, spread, strength):
    """A sheet that glows from `centre` (x, z) outwards; `spread` is one over the radius in each direction."""
    m = emitter('lit paper', light, strength)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    place, where, fade = (nodes.new('ShaderNode' + n) for n in ('Mapping', 'TexGradient', 'ValToRGB'))
    where.gradient_type = 'SPHERICAL'
    place.inputs['Location'].default_value = (-centre[0] * spread[0], 0, -centre[1] * spread[1])
    place.inputs['Scale'].default_value = (spread[0], 0, spread[1])
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Object'], place.inputs[0])
    links.new(place.outputs[0], where.inputs[0])
    low, high = fade.color_ramp.elements
    low.color, high.color, high.position = linear(dark), linear(light), 0.9
    fade.color_ramp.interpolation = 'EASE'
    links.new(where.outputs[0], fade.inputs[0])
    links.new(fade.outputs[0], nodes['Emission'].inputs[0])
    return m


def satin(color, rough=0.3, through=0.0):
    """Silk: a broad soft highlight and a lighter edge; `through` is the share of light that passes."""
    m = material('satin', color, rough, spec=0.55)
    i = m.node_tree.nodes['Principled BSDF'].inputs
    i['Sheen'].default_value, i['Sheen Tint'].default_value = 0.6, 0.6
    if through:
        nodes, links = m.node_tree.nodes, m.node_tree.links
        back, mix = nodes.new('ShaderNodeBsdfTranslucent'), nodes.new('ShaderNodeMixShader')
        back.inputs[0].default_value, mix.inputs[0].default_value = linear(color), through
        links.new(nodes['Principled BSDF'].outputs[0], mix.inputs[1])
        links.new(back.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], nodes['Material Output'].inputs[0])
    return m


def haze(m, color, near, far, most=0.9):
    """Lets a material fade into air of `color` between two distances from the camera."""
    nodes, links = m.node_tree.nodes, m.node_tree.links
    eye, span, air, mix = (
        nodes.new('ShaderNode' + n) for n in ('CameraData', 'MapRange', 'Emission', 'MixShader')
    )
    span.inputs[1].default_value, span.inputs[2].default_value, span.inputs[4].default_value = near, far, most
    air.inputs[0].default_value = linear(color)
    links.new(eye.outputs['View Distance'], span.inputs[0])
    links.new(span.outputs[0], mix.inputs[0])
    links.new(nodes['Principled BSDF'].outputs[0], mix.inputs[1])
    links.new(air.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs[0])
    return m


def sheet(size, cells, m, loc, rot=(0, 0, 0)):
    """A square of flat cloth, before the simulation."""
    bpy.ops.mesh.primitive_grid_add(
        x_subdivisions=cells,
        y_subdivisions=cells,
        size=size,
        location=loc,
        rotation=[math.radians(a) for a in rot],
    )
    o = bpy.context.object
    o.data.materials.append(m)
    for p in o.data.polygons:
        p.use_smooth = True
    return o


def fall(o, frames, colliders=(), gravity=1.0, bending=0.05, mass=0.2, self_collision=False):
    """Simulates cloth among solids for some frames, then freezes its shape."""
    simulation = o.modifiers.new('cloth', 'CLOTH')
    s, c = simulation.settings, simulation.collision_settings
    s.quality, s.mass, s.bending_stiffness = 6, mass, bending
    s.tension_stiffness = s.compression_stiffness = 20
    s.shear_stiffness = 8
    s.effector_weights.gravity = gravity
    c.distance_min, c.use_self_collision, c.self_distance_min = 0.03, self_collision, 0.03
    simulation.point_cache.frame_end = frames
    for solid_thing in colliders:
        solid_thing.modifiers.new('hit', 'COLLISION')
        solid_thing.collision.thickness_outer = 0.03
        solid_thing.collision.cloth_friction = 12
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    shape = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = shape
    for p in shape.polygons:
        p.use_smooth = True
    round_off = o.modifiers.new('round', 'SUBSURF')
    round_off.levels = round_off.render_levels = 1
    return o


def turned(angle, before, loc=(0, 0, 0), nod=0.0, tilt=0.0, scale=1.0):
    """Rotates all objects created since `before` together."""
    e = bpy.data.objects.new('turn', None)
    bpy.context.collection.objects.link(e)
    for o in set(bpy.data.objects) - before - {e}:
        if o.parent is None:
            o.parent = e
    e.rotation_euler = [math.radians(a) for a in (nod, tilt, angle)]
    e.location, e.scale = loc, (scale,) * 3
    bpy.context.view_layer.update()
    return e


def wall(y, m, size=60):
    s = size / 2
    return solid('wall', [(-s, y, -s), (s, y, -s), (s, y, s), (-s, y, s)], [(0, 1, 2, 3)], m)


def walker(loc, m):
    """A distant person in a long coat. The unit is a metre."""
    lathe([(0, 0.0), (0.16, 0.0), (0.17, 0.5), (0.34, 0.52), (0.3, 1.0), (0.27, 1.35), (0.3, 1.5), (0.2, 1.62), (0.08, 1.66), (0.08, 1.72), (0, 1.72)], m, loc, 32)
    o = ellipsoid((loc[0], loc[1], loc[2] + 1.86), (0.125, 0.14, 0.17), detail=3)
    o.data.materials.append(m)


# ---------------------------------------------------------------- wedding


def candle_flame(loc, size, lean=0.0):
    """A flame like a drop: bluish and thin at the wick, white in its belly, amber towards the point."""
    m = emitter('flame', '#ffffff', 1)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    where, ramp, power, eye, core, shade = (
        nodes.new('ShaderNode' + n) for n in ('SeparateXYZ', 'ValToRGB', 'ValToRGB', 'LayerWeight', 'MapRange', 'Math')
    )
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Generated'], where.inputs[0])
    for fade, stops in (
        (ramp, ((0.0, '#5a4a58'), (0.1, '#c8702a'), (0.3, '#ffd08a'), (0.55, '#ffb650'), (1.0, '#e8640f'))),
        (power, ((0.0, '#303030'), (0.14, '#606060'), (0.34, '#ffffff'), (0.6, '#d8d8d8'), (1.0, '#6a6a6a'))),
    ):
        low, high = fade.color_ramp.elements
        low.color, high.color = linear(stops[0][1]), linear(stops[-1][1])
        for at, color in stops[1:-1]:
            fade.color_ramp.elements.new(at).color = linear(color)
        links.new(where.outputs['Z'], fade.inputs[0])
    # Seen at its edge, a flame is thinner and so darker.
    eye.inputs[0].default_value = 0.5
    core.inputs[3].default_value, core.inputs[4].default_value = 7.5, 0.6
    links.new(eye.outputs['Facing'], core.inputs[0])
    shade.operation = 'MULTIPLY'
    links.new(power.outputs[0], shade.inputs[0])
    links.new(core.outputs[0], shade.inputs[1])
    links.new(ramp.outputs[0], nodes['Emission'].inputs[0])
    links.new(shade.outputs[0], nodes['Emission'].inputs[1])
    drop = [(0.0, 0.0), (0.09, 0.03), (0.19, 0.14), (0.25, 0.29), (0.26, 0.4), (0.22, 0.58), (0.155, 0.76), (0.09, 0.92), (0.04, 1.05), (0.0, 1.16)]
    smooth = smooth_path([(a, 0, b) for a, b in drop], 5)
    return lathe([(max(0.0, q.x), q.z) for q in smooth] + [(0.0, 1.16)], m, loc, 40, (0, lean, 0), scale=size)


def wedding_table():
    """A long laid table by candlelight, without guests."""
    reset(*WIDE, bounces=8, air='#8a8f9c', fill=0.012)
    rnd = random.Random(7)
    cloth = material('linen', '#d9d2c6', 0.85, spec=0.15, bump=0.12, bump_scale=90)
    terrain(
        lambda x, y: 0.018 * np.sin(1.3 * x + 0.4 * y) * np.sin(0.5 * y)
        - np.where(np.abs(x) > 4.2, (np.abs(x) - 4.2) * 3.5, 0),
        (-5.2, 5.2),
        (-14, 74),
        cloth,
        160,
        500,
    )
    brass = material('brass', '#b78a45', 0.26, metal=1.0)
    wax = material('wax', '#efe4cd', 0.45, sss=0.35)
    # The flame shines through the upper end of a candle.
    nodes, links = wax.node_tree.nodes, wax.node_tree.links
    where, glow = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeValToRGB')
    glow.color_ramp.elements[0].color, glow.color_ramp.elements[0].position = (0, 0, 0, 1), 0.5
    glow.color_ramp.elements[1].color = linear('#ff9c48')
    glow.color_ramp.interpolation = 'EASE'
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Generated'], where.inputs[0])
    links.new(where.outputs['Z'], glow.inputs[0])
    links.new(glow.outputs[0], nodes['Principled BSDF'].inputs['Emission'])
    nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.38
    wick = material('wick', '#17100c', 0.9)
    china = material('china', '#e8e4dc', 0.18, spec=0.5, coat=0.6)
    clear = glass('clear', shade='#f4f1ea')
    leafs = material('olive', '#5c6a48', 0.5, spec=0.4)
    goblet = [
        (0.0, 0.0), (0.34, 0.01), (0.34, 0.03), (0.06, 0.07), (0.035, 0.14), (0.035, 0.86), (0.1, 0.95), (0.33, 1.15),
        (0.42, 1.42), (0.4, 1.74), (0.345, 2.0), (0.33, 2.0), (0.385, 1.74), (0.4, 1.42), (0.31, 1.17), (0.06, 0.99),
        (0.0, 0.98),
    ]  # fmt: skip
    for k in range(13):
        y = -4 + k * 5.2
        for side in (-1, 1):
            x = side * (2.75 + rnd.uniform(-0.05, 0.05))
            lathe([(0, 0.03), (0.8, 0.03), (1.3, 0.14), (1.32, 0.16), (0.82, 0.08), (0, 0.07)], china, (x, y, 0.02), 64)
            for dx, dy in ((-0.95, 1.35), (-0.3, 1.75)):
                lathe(goblet, clear, (x + side * dx, y + dy, 0.02), 48)
    for k in range(26):
        y, h = -1.5 + k * 2.35, rnd.choice((1.5, 2.1, 2.7, 3.2))
        x = rnd.uniform(-0.75, 0.75)
        if k > 11 and k % 3:  # far away, flames would run into one another
            continue
        if k in (2, 3):  # they would stand behind the one before
            x += (0.5, -0.35)[k - 2]
        lathe([(0, 0), (0.36, 0), (0.36, 0.05), (0.09, 0.12), (0.07, 0.5), (0.17, 0.56), (0.17, 0.62), (0, 0.62)], brass, (x, y, 0.02), 40)
        lathe([(0.11, 0.6), (0.11, 0.6 + h), (0.08, 0.63 + h), (0, 0.6 + h)], wax, (x, y, 0.02), 24)
        curve([(x, y, 0.6 + h), (x, y, 0.7 + h), (x + 0.012, y, 0.735 + h)], 0.011, wick)
        candle_flame((x, y, 0.68 + h), 0.36 * (0.9, 1.06, 0.97)[k % 3], (3, -4, 2)[k % 3])
        if k < 14:
            light = bpy.data.lights.new('candle', 'POINT')
            light.energy, light.color, light.shadow_soft_size = 52, linear('#ffa953')[:3], 0.09
            lo = bpy.data.objects.new('candle', light)
            bpy.context.collection.objects.link(lo)
            lo.location = (x, y, 0.95 + h)
    for _ in range(330):
        y = rnd.uniform(-6, 42)
        o = leaf(rnd.uniform(0.5, 0.8), leafs, 0.3, 0.24)
        o.location = (rnd.gauss(0, 0.55), y, rnd.uniform(0.04, 0.2))
        o.rotation_euler = (rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.1), rnd.uniform(0, 6.3))
    # Lamps on two sagging cords, placed by their angles from the camera: far enough apart for every disc to stand alone.
    for distance, left, right, count, low, sag, dip, bright in ((38, -25, 24, 11, 3.5, 3.6, -7, 2.6), (74, -23, 25, 12, 2.2, 2.4, 8, 1.5)):
        for k in range(count):
            side = left + (right - left) * (k + rnd.uniform(-0.24, 0.24)) / (count - 1)
            rise = low + sag * ((side - dip) / 24) ** 2 + rnd.uniform(-0.2, 0.2)
            size, a = (0.16, 0.42, 0.24, 0.6, 0.3)[(3 * k + count) % 5], math.radians(12.1 + side)
            at = (-2.3 + distance * math.sin(a), -9.2 + distance * math.cos(a), 3.5 + distance * math.tan(math.radians(rise)))
            o = ellipsoid(at, (distance * math.radians(size),) * 3, detail=3)
            power = bright * rnd.uniform(0.6, 1.1) * max(1, (0.5 / size) ** 2)
            o.data.materials.append(emitter('bulb', rnd.choice(('#ffa552', '#ff8f3a', '#ffb265')), power))
    lamp((-16, 6, 13), (0, 8, 0), 9, 900, '#ffdcb4')
    lens((-2.3, -9.2, 3.5), (0.95, 6, 1.95), 45, 2.0, focus=(0.2, -0.2, 1.5))
    expose(0.65)


def wedding_rings():
    """Two rings in a fold of silk. The unit is a centimetre."""
    reset(*TALL, air='#cfd2d8', fill=0.03)

    def folds(x, y):
        u = 0.62 * x + 0.34 * y + 0.9 * np.sin(0.33 * y + 0.21 * x + 0.6)
        ridge = 1 - np.abs(np.sin(u * 0.78 + 0.35 * np.sin(0.9 * y - 0.3 * x)))
        z = 1.5 * ridge**1.6 + 0.42 * np.sin(1.1 * u + 0.8 * y) + 0.16 * np.sin(2.7 * x - 1.3 * y + 2 * np.sin(0.7 * y))
        return z * (0.35 + 0.65 * np.clip(np.hypot(x - 0.2, y) / 4.2, 0, 1) ** 1.3)

    terrain(folds, (-22, 22), (-16, 30), satin('#d8cfc0', 0.34), 700, 700)
    gold, pale = material('gold', '#d9a34e', 0.13, metal=1.0), material('white gold', '#d8d2c8', 0.12, metal=1.0)

    def band(radius, m, loc, rot, width=0.32):
        profile = [
            (radius + 0.14 * math.cos(a) * (1 if math.cos(a) > 0 else 0.35), width * math.sin(a))
            for a in (2 * math.pi * k / 40 for k in range(41))
        ]
        return lathe(profile, m, loc, 160, rot)

    base = float(folds(np.array([[0.2]]), np.array([[0.0]]))[0, 0])
    band(1.02, gold, (-0.15, 0.1, base + 0.52), (8, 5, 0), 0.3)
    band(0.86, pale, (0.98, -0.55, base + 0.92), (62, 8, 28), 0.22)
    lamp((-14, 10, 11), (0, 0, 0.5), 9, 5200, '#fff0dc', 14)
    lens((1.2, -17.5, 13.5), (0.3, 0.5, 0.8), 85, 4, 0.01, focus=(0.5, -0.4, 1.0))
    expose(0.1)


# ---------------------------------------------------------------- portrait


def sitter(skin, sex='female'):
    """A bust with a smooth skin, and two wet eyes; it looks along -y, its crown is at z = .85. Returns points, faces, and a tree of them."""
    basis = {
        'macrodetails/universal-%s-young-averagemuscle-averageweight' % sex: 1.0,
        'macrodetails/caucasian-%s-young' % sex: 0.5,
        'macrodetails/african-%s-young' % sex: 0.5,
    }
    points, faces, groups = shaped(basis)
    points = upright(points, faces, groups)
    body = faces[(groups == BODY) & (points[faces, 2] > -4.2).all(axis=1) & (np.abs(points[faces, 0]) < 2.6).all(axis=1)]
    o, _ = mesh_object(points, body, skin, True)
    o.modifiers.new('round', 'SUBSURF').render_levels = 2
    ball = material('eye', '#cfc6bd', 0.06, spec=0.6, coat=1.0)
    nodes, links = ball.node_tree.nodes, ball.node_tree.links
    where, ring = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeValToRGB')
    low, high = ring.color_ramp.elements
    low.color, high.color, high.position = linear('#050403'), linear('#c9bfb5'), 0.15
    low.position = 0.02
    for at, color in ((0.026, '#3a2213'), (0.085, '#2a170c'), (0.11, '#140c08')):
        ring.color_ramp.elements.new(at).color = linear(color)
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Generated'], where.inputs[0])
    links.new(where.outputs['Y'], ring.inputs[0])
    links.new(ring.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    for group in EYES:
        p = points[np.unique(faces[groups == group])]
        centre, radius = (p.min(axis=0) + p.max(axis=0)) / 2, np.ptp(p[:, 0]) / 2
        eye = ellipsoid(tuple(centre), (radius,) * 3, detail=5)
        for f in eye.data.polygons:
            f.use_smooth = True
        eye.data.materials.append(ball)
    return points, body, BVHTree.FromPolygons(points.tolist(), body.tolist())


def headwrap(tree, m):
    """A cloth wound round the head: its folds run along its edge and rise towards the crown."""
    a = np.linspace(0, 2 * math.pi, 361)
    v = np.linspace(0, 1, 90)
    middle = Vector((0, 0.12, -0.05))

    def way(t, b):
        edge = math.radians(19 - 21 * (0.5 - 0.5 * math.cos(b)) - 12 * (0.5 - 0.5 * math.cos(b)) ** 3)
        up = edge + (math.pi / 2 - edge) * t
        return Vector((math.sin(b) * math.cos(up), -math.cos(b) * math.cos(up), math.sin(up)))

    def reach(towards):
        hit = tree.ray_cast(middle + towards * 4, -towards)[0]
        return (hit - middle).length if hit else 0.8

    # The head is a coarse mesh, whose edges would show in the cloth.
    far = np.array([[reach(way(t, b)) for b in a[:-1]] for t in v])
    for _ in range(3):
        far = sum(np.roll(far, k, axis=1) for k in range(-9, 10)) / 19
        padded = np.pad(far, ((4, 4), (0, 0)), 'edge')
        far = sum(padded[k : k + len(v)] for k in range(9)) / 9
    rows = []
    for i, t in enumerate(v):
        for k, b in enumerate(a):
            w = 34 * t + 1.3 * math.sin(b + 0.6) + 0.9 * math.sin(2 * b + 1) + 0.5 * math.sin(5 * b + 9 * t)
            fold = 0.5 + 0.5 * math.sin(w)
            thick = 0.05 + 0.17 * math.sin(math.pi * min(1, t * 1.6 + 0.05) / 2) + 0.055 * fold**0.6 + 0.012 * math.sin(2.3 * w + 4 * b)
            rows.append(tuple(middle + way(t, b) * (far[i, k % (len(a) - 1)] + (thick if t else -0.02))))
    n = len(a)
    f = [(i * n + k, i * n + k + 1, i * n + n + k + 1, i * n + n + k) for i in range(len(v) - 1) for k in range(n - 1)]
    return solid('wrap', rows, f, m, True)


def portrait_window():
    """A woman in a headwrap, seen from behind: the window in front of her lights her nape and the edge of her cheek."""
    reset(*TALL, air='#c9ced6', fill=0.012)
    before = set(bpy.data.objects)
    skin = material('skin', '#7d4d35', 0.46, spec=0.4, sss=0.1, bump=0.12, bump_scale=130)
    points, body, tree = sitter(skin)
    headwrap(tree, satin('#9a6420', 0.62))
    dress = material('dress', '#ece4d6', 0.9, spec=0.1, bump=0.3, bump_scale=60)
    top, _ = mesh_object(points, body[(points[body, 2] < -1.3).all(axis=1)], dress, True)
    b = bmesh.new()
    b.from_mesh(top.data)
    bmesh.ops.bisect_plane(b, geom=[*b.verts, *b.edges, *b.faces], plane_co=(0, 0, -1.75), plane_no=(0, 0.25, 1), clear_outer=True)
    b.to_mesh(top.data)
    b.free()
    top.modifiers.new('cloth', 'SOLIDIFY').thickness = -0.07
    gold = material('gold', '#d9a34e', 0.16, metal=1.0)
    for side in (-1, 1):
        bpy.ops.mesh.primitive_torus_add(major_radius=0.24, minor_radius=0.018, location=(side * 0.76, 0.1, -0.93), rotation=(math.radians(90), 0, math.radians(80)), major_segments=96)
        bpy.context.object.data.materials.append(gold)
    turned(-127, before, (0.1, 0, 0))
    wall(5, plaster('#5d5f60', 0.15))
    lamp((-7, 1.0, 2.2), (0, 0, -0.4), 3.2, 1300, '#fff4e4')
    lens((0.0, -15.5, -0.45), (0.02, 0, -0.7), 116, 2.8, focus=(-0.3, -0.6, -0.5))
    expose(0.75)


def portrait_glass():
    """A woman behind a pane of ribbed glass, which cuts her into strips."""
    reset(*TALL, bounces=8, air='#c9ced6', fill=0.05)
    wall(6.5, lit_paper('#3a1a12', '#d9824a', (1.6, 0.2), (0.13, 0.13), 0.6))
    before = set(bpy.data.objects)
    skin = material('skin', '#8f5a3e', 0.42, spec=0.45, sss=0.1)
    points, body, tree = sitter(skin)
    headwrap(tree, satin('#1d3f8f', 0.5))
    dress = material('dress', '#123a2c', 0.9, spec=0.1)
    top, _ = mesh_object(points, body[(points[body, 2] < -1.4).all(axis=1)], dress, True)
    top.modifiers.new('cloth', 'SOLIDIFY').thickness = -0.07
    turned(-66, before, (0.1, 0, 0))
    # Half-round ribs towards the head, and a flat face towards the camera.
    x = np.linspace(-6, 6, 4800)
    back = 0.06 * np.sqrt(np.maximum(0, 1 - ((x / 0.22 - np.floor(x / 0.22)) * 2 - 1) ** 2)) + 0.03
    outline = [(a, b) for a, b in zip(x, back)] + [(6, -0.05), (-6, -0.05)]
    n = len(outline)
    v = [(a, b - 2.1, z) for z in (-6, 6) for a, b in outline]
    f = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    solid('pane', v, f, glass('ribbed', '#f4f7f6', 1.5, shade='#f2f2ee'))
    lamp((-4.8, -4.0, 2.6), (0, 0, -0.5), 1.3, 760, '#fff1de', 4)
    lamp((5.2, 2.4, 2.0), (0, 0, -0.4), 1.2, 300, '#ffd9b0', 3)
    lens((0.0, -15.5, -0.2), (0.02, 0, -0.5), 125, 8, focus=(0.1, -0.9, -0.3))
    expose(0.35)


def portrait_profile():
    """A profile against a lit sheet of paper."""
    reset(*FRAME, air='#c9ced6', fill=0.01)
    stone = material('black plaster', '#1b1a19', 0.7, spec=0.35, bump=0.06, bump_scale=30)
    wall(7, lit_paper('#12110f', '#f3e6d2', (-1.3, 0.1), (0.15, 0.2), 0.95))
    before = set(bpy.data.objects)
    plaster_head(stone, closed=0.5)
    knot = ellipsoid((0, 1.02, 0.34), (0.4, 0.36, 0.34), (24, 0, 0), 6)
    knot.data.materials.append(stone)
    turned(-90, before, (1.0, 0, 0), nod=0)
    lamp((-5, 3.5, 1.5), (0, 0, -0.6), 1.5, 120, '#ffe9cf')
    lens((0, -15.5, -0.2), (0, 0, -0.5), 100)
    expose(0.0, 0.3)


# ---------------------------------------------------------------- fashion


def fashion_silk():
    """Four metres of silk; wind lifts the hem."""
    reset(*WIDE, air='#c9ced6', fill=0.035)
    wall(7, lit_paper('#0c0c0c', '#4a4742', (-1.5, 4.2), (0.09, 0.14), 0.5))
    u, v = np.meshgrid(np.linspace(0, 1, 620), np.linspace(0, 1, 1600))
    free = np.clip((u - 0.1) / 0.9, 0, 1) ** 1.5
    # Folds of unequal width, which open towards the hem and part in two on the way.
    phase = 2 * math.pi * (13 * v + 0.5 * np.sin(5 * v + 1) + 0.28 * np.sin(17 * v)) + 0.9 * np.sin(6 * v + 3 * u) * free
    deep = (0.16 + 0.34 * free) * (0.75 + 0.25 * np.sin(11 * v + 0.4))
    wind = free * (2.3 * np.sin(5.2 * v + 0.6) + 0.8 * np.sin(11 * v + 2.5 * u))
    width = 8.6 + 4.4 * free
    x = -0.9 + width * v - 2.6 * free * (1 - 0.55 * v) + 0.5 * deep * np.sin(phase + 0.9)
    y = deep * (np.sin(phase) + 0.22 * free * np.sin(2 * phase + 2 * u)) + 0.75 * wind
    z = 10.2 - 9.0 * u + free * (1.25 * np.sin(4.4 * v + 0.9) + 0.5 * np.sin(9.5 * v) + 0.9 * (1 - v) - 0.5)
    n = u.shape[1]
    i = (np.arange(u.shape[0] - 1)[:, None] * n + np.arange(n - 1)[None]).ravel()
    silk = satin('#0f6a4b', 0.36, 0.14)
    solid('silk', np.stack([x, y, z], -1).reshape(-1, 3).tolist(), np.stack([i, i + 1, i + n + 1, i + n], -1).tolist(), silk, True)
    lamp((-11, -2.2, 9.5), (4, 0, 4.6), 1.3, 4200, '#fff0dc', 4)
    lamp((13, 5, 8), (4, 0, 4), 2.0, 900, '#e6eef6')
    lens((0, -20, 4.6), (0, 0, 4.8), 60, 8, focus=(2.6, -0.6, 5))
    expose(0.55)


def fashion_sunglasses():
    """Acetate sunglasses in low sun, with their coloured shadow."""
    reset(*TALL, bounces=10, air='#d7dbe2', fill=0.09)
    floor(material('stone', '#a89f92', 0.92, spec=0.15, bump=0.1, bump_scale=30, mottle=0.1, mottle_scale=0.5))
    acetate = material('acetate', '#150d07', 0.1, spec=0.6, coat=0.6)
    tint = glass('lens', '#c9955a', shade='#d08a3c')
    before = set(bpy.data.objects)
    front = bpy.data.curves.new('front', 'CURVE')
    front.dimensions, front.fill_mode, front.extrude, front.bevel_depth, front.bevel_resolution = '2D', 'BOTH', 0.02, 0.018, 4

    def outline(points, steps=14):
        spline = front.splines.new('POLY')
        path = smooth_path([*points, points[0]], steps)
        spline.points.add(len(path) - 1)
        for point, q in zip(spline.points, path):
            point.co = (q[0], q[1], 0, 1)
        spline.use_cyclic_u = True

    half = [(0, 0.4), (0.16, 0.43), (0.44, 0.5), (0.72, 0.5), (0.9, 0.44), (0.93, 0.34), (0.87, 0.26), (0.84, 0.06), (0.74, -0.12), (0.52, -0.2), (0.32, -0.14), (0.19, 0.02), (0.12, 0.2), (0.06, 0.26)]  # fmt: skip
    hole = [(0.17, 0.31), (0.28, 0.4), (0.48, 0.44), (0.68, 0.43), (0.79, 0.34), (0.79, 0.12), (0.71, -0.07), (0.52, -0.15), (0.34, -0.1), (0.22, 0.06)]  # fmt: skip
    outline([(x, y, 0) for x, y in half] + [(-x, y, 0) for x, y in reversed(half[1:])])
    for side in (-1, 1):
        outline([(side * x, y, 0) for x, y in hole])
        pane = [(side * q[0], q[1], 0) for q in smooth_path([(x, y, 0) for x, y in (*hole, hole[0])], 8)]
        p = solid('pane', pane, [tuple(range(len(pane)))], tint, rot=(90, 0, 0))
        p.modifiers.new('thick', 'SOLIDIFY').thickness = 0.03
        arm = smooth_path([(side * 0.9, 0.02, 0.39), (side * 0.92, 0.3, 0.39), (side * 0.9, 1.2, 0.34), (side * 0.86, 1.62, 0.16), (side * 0.84, 1.84, -0.12)], 20)
        curve(arm, 0.034, acetate)
    front.materials.append(acetate)
    o = bpy.data.objects.new('front', front)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = (math.radians(90), 0, 0)
    turned(-28, before, (-0.22, 0.5, 0.22), scale=0.92)
    sun(158, 24, 6.2, '#fff0dc', 0.35)
    lens((0.3, -8.6, 7.2), (0.06, -0.1, 0.12), 120, 11, focus=(0, 0.4, 0.4))
    expose(0.25)


def fashion_hat():
    """A man in a felt hat: the light behind him leaves only the edges of his face."""
    reset(*TALL, air='#c9ced6', fill=0.025)
    skin = material('skin', '#9a6546', 0.42, spec=0.45, sss=0.1, bump=0.16, bump_scale=120)
    wall(7, lit_paper('#191512', '#c3a27c', (1.4, -0.6), (0.13, 0.16), 0.34))
    felt = material('felt', '#161514', 0.95, spec=0.12, bump=0.5, bump_scale=120)
    felt.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = 0.8
    before = set(bpy.data.objects)
    sitter(skin, 'male')
    coat = material('coat', '#0e0d0d', 0.95, spec=0.1)
    jersey = plaster_head(coat, 'male', high=-1.4)
    jersey.modifiers.new('wool', 'SOLIDIFY').thickness = -0.07
    bpy.ops.mesh.primitive_torus_add(major_radius=0.62, minor_radius=0.2, location=(0, 0.3, -1.5), rotation=(0.14, 0, 0), major_segments=96, minor_segments=32)
    roll = bpy.context.object
    roll.scale = (1, 0.98, 1.25)
    roll.data.materials.append(coat)
    for p in roll.data.polygons:
        p.use_smooth = True
    crown = [
        (0.0, 1.12), (0.3, 1.1), (0.62, 1.14), (0.76, 1.08), (0.82, 0.9), (0.9, 0.5), (0.96, 0.22), (1.0, 0.14),
        (1.3, 0.11), (1.7, 0.1), (2.05, 0.12), (2.3, 0.17), (2.31, 0.2), (2.05, 0.16), (1.7, 0.14), (1.2, 0.15),
    ]  # fmt: skip
    hat = lathe(crown, felt, (0, 0.1, 0.06), 160)
    for v in hat.data.vertices:
        r, a = math.hypot(v.co.x, v.co.y), math.atan2(v.co.y, v.co.x)
        if r > 1:
            v.co.x *= (1 + (r - 1) * 0.72) / r
            v.co.y *= (1 + (r - 1) * 0.72) / r
            v.co.z += (r - 1) ** 1.6 * (-0.16 + 0.13 * math.cos(2 * a) + 0.07 * math.sin(3 * a + 0.6))
        elif v.co.z > 1:
            v.co.z -= 0.2 * math.exp(-((v.co.x / 0.22) ** 2))
        v.co.y *= 1.1
    hat.scale = (0.95, 1.02, 1)
    hat.rotation_euler = (math.radians(-11), math.radians(7), 0)
    ribbon = lathe([(0.985, 0.2), (0.945, 0.42)], material('ribbon', '#5c554b', 0.5, spec=0.3), (0, 0.1, 0.06), 120)
    ribbon.scale, ribbon.rotation_euler = (0.963, 1.133, 1), hat.rotation_euler
    turned(64, before, nod=2)
    lamp((-6.5, 3.4, 3.2), (0, 0, -0.5), 1.2, 700, '#fff0de')
    lamp((5.4, 3.4, 3.4), (0.3, 0, -0.9), 0.7, 700, '#ffe9cf')
    lens((0.2, -15.5, -0.9), (0.02, 0, -0.3), 120, 5.6, focus=(0.2, -0.9, -0.5))
    expose(0.4)


# ---------------------------------------------------------------- commercial


def commercial_perfume():
    """A perfume bottle of thick glass with amber liquid and an icosahedral stopper."""
    reset(*WIDE, bounces=14, air='#c9ced6', fill=0.006)
    floor(material('stone', '#0d0d0d', 0.16, spec=0.6, bump=0.05, bump_scale=14), 120)
    before = set(bpy.data.objects)
    clear, amber = glass('glass', ior=1.5, shade='#f0e6d6'), glass('amber', '#f4bd74', 1.37, shade='#e0a050')
    box((0, 0, 0.98), (1.9, 0.86, 1.96), clear, 0.09)
    box((0, 0, 0.92), (1.44, 0.5, 1.3), amber, 0.06)
    lathe([(0, 1.95), (0.3, 1.95), (0.3, 2.2), (0.26, 2.24), (0, 2.24)], material('collar', '#c79a56', 0.2, metal=1.0), turns=64)
    icosahedron(0.52, (0, 0, 2.66), clear, (31.7, 0, 12), 0.008)
    turned(-20, before, (2.4, 0, 0))
    glow = lit_paper('#040404', '#ffdcb0', (3.7, 1.9), (0.21, 0.25), 0.62)
    wall(9, glow)
    lamp((-2.6, 1.2, 4.2), (2.4, 0, 1.2), 0.5, 240, '#fff2e2', 4)
    lamp((7.6, 2.4, 3.0), (2.4, 0, 1.2), 0.6, 420, '#ffe6c8', 4.5)
    lens((0.3, -13.5, 1.6), (0.55, 0, 1.36), 70, 5.6, focus=(2.4, -0.4, 1.2))
    expose(0.0)


def commercial_clementines():
    """Washed fruit on slate."""
    reset(*TALL, bounces=8, air='#c9ced6', fill=0.012)
    floor(material('slate', '#171717', 0.42, spec=0.5, bump=0.5, bump_scale=9, mottle=0.3), 80)
    skin, green = peel('#f0780a'), material('leaf', '#2c5a26', 0.4, spec=0.45)
    drop = glass('drop', ior=1.33, shade='#ffffff')
    rnd = random.Random(5)
    bead = bpy.data.meshes.new('beads')
    vertices, faces = [], []
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1)
    seed = bpy.context.object
    ball = [v.co.copy() for v in seed.data.vertices], [tuple(p.vertices) for p in seed.data.polygons]
    bpy.data.objects.remove(seed)

    def wet(o, radius, count):
        bpy.context.view_layer.update()
        choices = [p for p in o.data.polygons if (o.matrix_world.to_3x3() @ p.normal).z > -0.35]
        for p in rnd.sample(choices, count):
            at, up = o.matrix_world @ p.center, (o.matrix_world.to_3x3() @ p.normal).normalized()
            r = radius * rnd.choice((0.016, 0.02, 0.026, 0.03, 0.045, 0.07))
            turn = up.to_track_quat('Z', 'Y').to_matrix()
            n = len(vertices)
            vertices.extend(at + turn @ Vector((v.x * r, v.y * r, (v.z * 0.45 + 0.1) * r)) for v in ball[0])
            faces.extend(tuple(i + n for i in f) for f in ball[1])

    for k, (x, y, z, r, turn, leaves) in enumerate(
        (
            (-0.52, 0.0, 0.36, 0.43, (14, -8, 20), 2),
            (0.4, -0.14, 0.34, 0.4, (58, 18, -30), 0),
            (0.02, 0.72, 0.36, 0.42, (-8, 10, 80), 0),
            (-0.06, 0.2, 0.98, 0.41, (10, 12, 150), 3),
            (1.26, 0.5, 0.34, 0.4, (86, 0, 40), 0),
            (-1.4, 0.7, 0.34, 0.4, (20, -20, 10), 1),
        )
    ):
        wet(clementine((x, y, z), r, skin, green, turn, leaves, k + 2), r, 46)
    bead.from_pydata([tuple(v) for v in vertices], [], faces)
    for p in bead.polygons:
        p.use_smooth = True
    bead.materials.append(drop)
    bpy.context.collection.objects.link(bpy.data.objects.new('beads', bead))
    lamp((-5.4, 0.6, 4.4), (0, 0.2, 0.5), 2.2, 640, '#fff0dc')
    lamp((6, -1, 2.2), (0, 0.2, 0.5), 2.4, 60, '#f2ece4')
    lens((0.3, -9.4, 2.9), (-0.03, 0.2, 0.56), 105, 4, focus=(-0.2, -0.2, 0.6))
    expose(0.35)


def commercial_jug():
    """A water jug before two papers: its lit side against the dark one, its shaded side against the light one."""
    reset(*TALL, air='#c9ced6', fill=0.02)
    floor(material('table', '#5c5751', 0.7, spec=0.3, bump=0.1, bump_scale=30), 60)
    clay = material('clay', '#ddd6ca', 0.5, spec=0.4, bump=0.08, bump_scale=16, mottle=0.08, mottle_scale=1.4)
    for left, right, paper in ((-9, 0.06, material('dark paper', '#11100f', 0.9)), (0.06, 9, emitter('light paper', '#e6dccb', 0.62))):
        solid('paper', [(left, 3, 0), (right, 3, 0), (right, 3, 9), (left, 3, 9)], [(0, 1, 2, 3)], paper)
    outline = smooth_path([(0.46, 0, 0), (0.5, 0, 0.05), (0.8, 0, 0.45), (0.98, 0, 0.98), (0.86, 0, 1.5), (0.5, 0, 1.94), (0.33, 0, 2.24), (0.32, 0, 2.56), (0.42, 0, 2.84)], 24)  # fmt: skip
    rim = [(0.46, 2.87), (0.43, 2.89), (0.38, 2.84), (0.28, 2.56), (0.28, 2.2)]
    lathe([(0, 0), *((q[0], q[2]) for q in outline), *rim], clay, turns=192)
    handle = [(0.24, 0, 2.5), (0.62, 0, 2.66), (0.98, 0, 2.46), (1.04, 0, 2.02), (0.88, 0, 1.62), (0.74, 0, 1.46)]
    curve(smooth_path(handle, 24), 0.085, clay)
    lamp((-6.8, -2.4, 4.6), (0, 0, 1.5), 0.9, 1000, '#fff0dc')
    lens((0.1, -13.5, 2.3), (0.1, 0, 1.52), 105, 11, focus=(0, -0.9, 1.2))
    expose(0.1)


# ---------------------------------------------------------------- landscape


def landscape_dunes():
    """Dunes a quarter of an hour before sunset."""
    reset(*WIDE, air='#8e97a8', fill=0.17)
    sky('#3c4048', '#d8ac8a')
    sand = material('sand', '#c99a63', 0.95, spec=0.08, bump=0.2, bump_scale=200, mottle=0.1, mottle_scale=0.6)
    haze(sand, '#b58d70', 22, 95, 0.75)
    crests = [
        ((4.4, 6.5), 148, 8.5, 3.1),
        ((-7.5, 9.5), 128, 6.0, 1.5),
        ((-2.5, 0.5), 118, 4.4, 0.75),
        ((16, 22), 140, 12, 4.4),
        ((-18, 30), 120, 13, 3.6),
        ((2, 46), 130, 18, 4.6),
    ]
    terrain(lambda x, y: dunes(x, y, crests, 0.012), (-44, 44), (-7, 80), sand, 1500, 1500)
    sun(-97, 11, 5.4, '#ffce98', 0.5)
    lens((-1.5, -9.6, 2.7), (0.9, 8, 1.7), 45)
    expose(0.0)


def landscape_salt():
    """A salt lake under shallow, still water, with one person far out."""
    reset(*TALL, air='#a79a96', fill=0.32)
    far = emitter('sky', '#ffffff', 1.0)
    nodes, links = far.node_tree.nodes, far.node_tree.links
    where, span, fade = (nodes.new('ShaderNode' + n) for n in ('SeparateXYZ', 'MapRange', 'ValToRGB'))
    span.inputs[1].default_value, span.inputs[2].default_value = 0, 300
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Object'], where.inputs[0])
    links.new(where.outputs['Z'], span.inputs[0])
    links.new(span.outputs[0], fade.inputs[0])
    links.new(fade.outputs[0], nodes['Emission'].inputs[0])
    fade.color_ramp.interpolation = 'B_SPLINE'
    low, high = fade.color_ramp.elements
    low.color, high.color = linear('#f3b983'), linear('#2b313c')
    for at, color in ((0.08, '#e5a98a'), (0.2, '#b9968f'), (0.42, '#737683'), (0.7, '#464c5a')):
        fade.color_ramp.elements.new(at).color = linear(color)
    wall(420, far, 1600)

    def ridge(x, seed, left, right):
        """Outline of mountains: a sum of waves, each half as high as the one before."""
        t = (x - left) / (right - left)
        z = sum((1 - np.abs(np.sin(x * 0.021 * 2.03**k + seed * (k + 1)))) * 0.5**k for k in range(9))
        return z * np.sin(math.pi * np.clip(t, 0, 1)) ** 0.6

    for y, height, seed, left, right, color in (
        (395, 21, 4.1, -300, 190, '#a88a80'),
        (340, 13, 1.7, -60, 420, '#7d6a69'),
    ):
        x = np.linspace(left, right, 1200)
        top = height * 0.5 * ridge(x, seed, left, right)
        v = [(a, y, -1) for a in x] + [(a, y, z) for a, z in zip(x, top)]
        solid('ridge', v, [(k, k + 1, k + 1201, k + 1200) for k in range(1199)], emitter('hill', color, 0.62))
    water = material('brine', '#8f8a88', 0.03, metal=1.0)
    nodes, links = water.node_tree.nodes, water.node_tree.links
    b = nodes['Principled BSDF']
    place, breath, relief = (nodes.new('ShaderNode' + n) for n in ('Mapping', 'TexNoise', 'Bump'))
    place.inputs['Scale'].default_value = (0.5, 1.6, 1)
    breath.inputs['Scale'].default_value, breath.inputs['Detail'].default_value = 1.1, 3
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 0.05, 0.02
    coordinates = nodes.new('ShaderNodeTexCoord').outputs['Object']
    links.new(coordinates, place.inputs[0])
    links.new(place.outputs[0], breath.inputs['Vector'])
    links.new(breath.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs[0], b.inputs['Normal'])
    # The crust: where the lake bed is slightly higher, it is dry, rough and white.
    crust, patches, dry, both, grain = (
        nodes.new('ShaderNode' + n) for n in ('BsdfDiffuse', 'TexNoise', 'ValToRGB', 'MixShader', 'Bump')
    )
    patches.inputs['Scale'].default_value, patches.inputs['Detail'].default_value = 0.34, 14
    patches.inputs['Roughness'].default_value = 0.62
    links.new(place.outputs[0], patches.inputs['Vector'])
    start, end = dry.color_ramp.elements
    start.position, end.position, start.color, end.color = 0.56, 0.6, (0, 0, 0, 1), (1, 1, 1, 1)
    links.new(patches.outputs['Fac'], dry.inputs[0])
    grain.inputs['Strength'].default_value, grain.inputs['Distance'].default_value = 1.0, 0.25
    links.new(patches.outputs['Fac'], grain.inputs['Height'])
    links.new(grain.outputs[0], crust.inputs['Normal'])
    crust.inputs[0].default_value = linear('#cfc8c0')
    links.new(dry.outputs[0], both.inputs[0])
    links.new(b.outputs[0], both.inputs[1])
    links.new(crust.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes['Material Output'].inputs[0])
    solid('lake', [(-400, -20, 0), (400, -20, 0), (400, 410, 0), (-400, 410, 0)], [(0, 1, 2, 3)], water)
    walker((1.9, 34, 0), material('coat', '#0c0b0b', 0.9))
    sun(150, 5, 2.2, '#ffb483', 1.0)
    lens((0, -14, 1.5), (0, 10, 1.5), 35, level=True, shift=(0, -0.06))
    expose(0.35)


# ---------------------------------------------------------------- short film


def film_projector():
    """An almost empty cinema seen from the front, with the projector's beam over the seats."""
    reset(*SCOPE, bounces=10, air='#9aa0aa', fill=0.004)
    dark = material('hall', '#1a1614', 0.8)
    box((0, 34, 6), (60, 0.5, 24), dark, 0)
    floor(dark, 120, -1.2)
    velvet = material('velvet', '#2a1512', 0.8, spec=0.2)
    velvet.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = 1.0
    for row in range(8):
        for k in range(-13, 14):
            x, y, z = k * 1.32 + (0.66 if row % 2 else 0), 3 + row * 3.4, -0.2 + row * 0.42
            o = box((x, y, z), (1.14, 0.24, 2.0), velvet, 0.16)
            o.modifiers['bevel'].segments = 6
    figure = material('figure', '#0b0a0a', 0.8)
    for x, row in ((-5.3, 3), (-3.9, 3), (4.6, 4), (0.62, 1)):
        y, z = 3.3 + row * 3.4, 1.15 + row * 0.42
        melted([ellipsoid((x, y, z), (0.34, 0.4, 0.46)), ellipsoid((x, y, z - 0.95), (0.78, 0.4, 0.55)), ellipsoid((x, y, z - 0.45), (0.18, 0.2, 0.4))], figure, 900, 0.05, 2)
    origin = Vector((2.6, 33, 8.8))
    o = ellipsoid(origin, (0.2, 0.2, 0.2), detail=3)
    o.data.materials.append(emitter('lens', '#fff3e0', 120))
    beam = emitter('beam', '#ffeeda', 1.0)
    nodes, links = beam.node_tree.nodes, beam.node_tree.links
    clear, add, eye, edge, power, space, noise, product, span = (
        nodes.new('ShaderNode' + n)
        for n in ('BsdfTransparent', 'AddShader', 'TexCoord', 'LayerWeight', 'Math', 'SeparateXYZ', 'TexNoise', 'Math', 'MapRange')
    )
    edge.inputs[0].default_value = 0.5
    power.operation, power.inputs[1].default_value = 'POWER', 2.2
    invert = nodes.new('ShaderNodeMath')
    invert.operation, invert.inputs[0].default_value = 'SUBTRACT', 1.0
    links.new(edge.outputs['Facing'], invert.inputs[1])
    links.new(invert.outputs[0], power.inputs[0])
    links.new(eye.outputs['Object'], space.inputs[0])
    span.inputs[1].default_value, span.inputs[2].default_value = 0.0, 1.0
    span.inputs[3].default_value, span.inputs[4].default_value = 1.0, 0.0
    reach = nodes.new('ShaderNodeMath')
    reach.operation, reach.inputs[1].default_value = 'POWER', 1.7
    links.new(space.outputs['Z'], span.inputs[0])
    links.new(span.outputs[0], reach.inputs[0])
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 3.2, 5.0
    links.new(eye.outputs['Object'], noise.inputs['Vector'])
    product.operation = 'MULTIPLY'
    links.new(power.outputs[0], product.inputs[0])
    links.new(reach.outputs[0], product.inputs[1])
    smoke = nodes.new('ShaderNodeMath')
    smoke.operation = 'MULTIPLY'
    links.new(product.outputs[0], smoke.inputs[0])
    links.new(noise.outputs['Fac'], smoke.inputs[1])
    gain = nodes.new('ShaderNodeMath')
    gain.operation, gain.inputs[1].default_value = 'MULTIPLY', 2.6
    links.new(smoke.outputs[0], gain.inputs[0])
    links.new(gain.outputs[0], nodes['Emission'].inputs[1])
    links.new(nodes['Emission'].outputs[0], add.inputs[0])
    links.new(clear.outputs[0], add.inputs[1])
    links.new(add.outputs[0], nodes['Material Output'].inputs[0])
    cone = lathe([(0.002 + 0.2 * t, t) for t in (k / 24 for k in range(25))], beam, turns=96)
    cone.scale = (30, 30, 34)
    cone.location = origin
    cone.rotation_euler = (Vector((-17, 0, 6.6)) - origin).to_track_quat('Z', 'Y').to_euler()
    lamp(tuple(origin), (0, 6, 0), 0.8, 9000, '#ffeeda')
    lens((-1.6, -6.5, 2.9), (-0.2, 20, 4.3), 40, level=True, shift=(0, 0.05))
    expose(0.7, 0.3)


def film_stair():
    """A small figure on a huge stair, crossed by the shadow of a wall."""
    reset(*SCOPE, air='#aeb6c4', fill=0.07)
    stone = concrete('#8d8a85', 0.3)
    for k in range(44):
        box((0, k * 0.9 + 10, k * 0.42 - 10), (70, 0.92, 20), stone, 0.015)
    floor(stone, 120)
    box((-13.5, 20, 3), (3, 70, 24), concrete('#6f6c68', 0.3), 0)
    box((18, 20, 8), (3, 70, 60), concrete('#6f6c68', 0.3), 0)
    coat = material('coat', '#0a0a0a', 0.9)
    k = 13
    x, y, z = 4.6, k * 0.9 + 9.85, k * 0.42
    walker((x, y, z), coat)
    sun(-62, 33, 4.6, '#ffe7c6', 0.3)
    lens((0.8, -22, 6.2), (0.8, 20, 7.2), 50, level=True, shift=(0, 0.02))
    expose(-0.1)


PICTURES = {
    'wedding-table': wedding_table,
    'wedding-rings': wedding_rings,
    'portrait-window': portrait_window,
    'portrait-glass': portrait_glass,
    'portrait-profile': portrait_profile,
    'fashion-silk': fashion_silk,
    'fashion-sunglasses': fashion_sunglasses,
    'fashion-hat': fashion_hat,
    'commercial-perfume': commercial_perfume,
    'commercial-clementines': commercial_clementines,
    'commercial-jug': commercial_jug,
    'landscape-dunes': landscape_dunes,
    'landscape-salt': landscape_salt,
    'film-projector': film_projector,
    'film-stair': film_stair,
}

if __name__ == '__main__':
    PICTURES[ARGS['picture']]()
