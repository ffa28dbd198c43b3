"""Shared by all scenes: colours, materials, solids, sun, camera, and the render call.

Blender 3.4 and newer, Cycles on the CPU. Length 1 is 10 cm unless a scene says otherwise.
"""

import math
import os
import sys
import tempfile
import time

import bpy
import numpy as np
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

INK, NIGHT, CHALK, SEA, SEA_2, CLEMENTINE, SAND = (
    '#0b1330',
    '#060a1c',
    '#f5f6f9',
    '#1f49e0',
    '#5b86ff',
    '#ff8a1f',
    '#e6cfa4',
)


def linear(hex_color, alpha=1.0):
    """#rrggbb as a scene-linear RGBA tuple."""
    c = [int(hex_color.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c) + (alpha,)


def arguments():
    """The `--key value` pairs after `--` on the command line."""
    a = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    return {a[i].lstrip('-'): a[i + 1] for i in range(0, len(a) - 1, 2)}


ARGS = arguments()


def reset(width, height, bounces=7, air=CHALK, fill=0.35):
    """An empty scene of the given size; `air` is the colour of the ambient light, `fill` its strength.

    `--width` scales the picture, `--spp` sets the samples per pixel.
    """
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    w = int(ARGS.get('width', width))
    s.render.resolution_x, s.render.resolution_y = w, round(height * w / width)
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device, c.use_denoising = 'CPU', False
    c.samples = int(ARGS.get('spp', 48 if 'weights' in ARGS else 320))
    c.use_adaptive_sampling, c.adaptive_threshold = True, 0.04
    c.max_bounces = c.transmission_bounces = c.transparent_max_bounces = bounces
    c.glossy_bounces = c.diffuse_bounces = 4
    c.sample_clamp_indirect, c.blur_glossy, c.caustics_reflective = 5, 0.6, False
    s.view_settings.view_transform = 'Standard'
    s.world = bpy.data.worlds.new('world')
    s.world.use_nodes = True
    background = s.world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = linear(air), fill
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_emit = True
    return s


# ---------------------------------------------------------------- materials


def material(
    name,
    color=CHALK,
    rough=0.6,
    metal=0.0,
    spec=0.4,
    coat=0.0,
    sss=0.0,
    bump=0.0,
    bump_scale=60.0,
    image=None,
    transmission=0.0,
    ior=1.45,
    mottle=0.0,
    mottle_scale=3.0,
):
    """A principled material. `bump` is fine relief; `mottle` darkens the colour in large soft patches, as plaster does."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    b = nodes['Principled BSDF']
    i = b.inputs
    base = linear(color) if isinstance(color, str) else color
    for key, value in (
        ('Base Color', base),
        ('Roughness', rough),
        ('Metallic', metal),
        ('Specular', spec),
        ('Clearcoat', coat),
        ('Subsurface', sss),
        ('Transmission', transmission),
        ('IOR', ior),
    ):
        i[key].default_value = value
    if sss:
        i['Subsurface Color'].default_value = base
        i['Subsurface Radius'].default_value = (0.08, 0.03, 0.01)
    coordinates = nodes.new('ShaderNodeTexCoord').outputs['Object']
    if bump:
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = bump_scale, 8
        relief = nodes.new('ShaderNodeBump')
        relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = bump, 0.02
        links.new(coordinates, noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], relief.inputs['Height'])
        links.new(relief.outputs[0], i['Normal'])
    if mottle:
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = mottle_scale, 9
        ramp = nodes.new('ShaderNodeValToRGB')
        low, high = ramp.color_ramp.elements
        low.position, high.position = 0.3, 0.68
        low.color, high.color = tuple(v * (1 - mottle) for v in base[:3]) + (1,), base
        links.new(coordinates, noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], ramp.inputs[0])
        links.new(ramp.outputs[0], i['Base Color'])
    if image:
        texture = nodes.new('ShaderNodeTexImage')
        texture.image, texture.interpolation = bpy.data.images.load(image), 'Cubic'
        links.new(texture.outputs[0], i['Base Color'])
    return m


def plaster(color=CHALK, relief=0.16):
    return material('plaster', color, 0.92, spec=0.2, bump=relief, bump_scale=22, mottle=0.07, mottle_scale=1.1)


def concrete(color='#b9bcc4', relief=0.3):
    return material('concrete', color, 0.85, spec=0.3, bump=relief, bump_scale=34, mottle=0.22, mottle_scale=2.2)


def display(image, strength=1.12):
    """A lit screen under a pane of glass."""
    m = material('display', '#020203', 0.06, spec=0.3)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    texture = nodes.new('ShaderNodeTexImage')
    texture.image, texture.interpolation, texture.extension = bpy.data.images.load(image), 'Cubic', 'EXTEND'
    b = nodes['Principled BSDF']
    links.new(texture.outputs[0], b.inputs['Emission'])
    b.inputs['Emission Strength'].default_value = strength
    return m


def paving(colors, joint, tile=(1.0, 1.0), gap=0.012, rough=0.5, offset=0.0):
    """Tiles of two close colours with joints, in the object's XY plane."""
    m = material('paving', colors[0], rough, spec=0.4)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    brick = nodes.new('ShaderNodeTexBrick')
    brick.offset = offset
    for key, value in (
        ('Color1', linear(colors[0])),
        ('Color2', linear(colors[1])),
        ('Mortar', linear(joint)),
        ('Scale', 1.0),
        ('Mortar Size', gap),
        ('Brick Width', tile[0]),
        ('Row Height', tile[1]),
        ('Mortar Smooth', 0.1),
    ):
        brick.inputs[key].default_value = value
    relief = nodes.new('ShaderNodeBump')
    relief.invert = True
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 0.6, 0.012
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Object'], brick.inputs['Vector'])
    links.new(brick.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    links.new(brick.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs[0], nodes['Principled BSDF'].inputs['Normal'])
    return m


def emitter(name, color, strength):
    """An emissive surface."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    light = nodes.new('ShaderNodeEmission')
    light.inputs[0].default_value, light.inputs[1].default_value = linear(color), strength
    links.new(light.outputs[0], nodes['Material Output'].inputs[0])
    return m


def glass(name, tint='#ffffff', ior=1.48, rough=0.0, shade=None):
    """Clear glass; `shade` tints the light that falls through it instead of stopping it."""
    m = material(name, tint, rough, transmission=1.0, ior=ior, spec=0.5)
    if shade:
        nodes, links = m.node_tree.nodes, m.node_tree.links
        path, clear, mix = (nodes.new('ShaderNode' + n) for n in ('LightPath', 'BsdfTransparent', 'MixShader'))
        clear.inputs[0].default_value = linear(shade)
        links.new(path.outputs['Is Shadow Ray'], mix.inputs[0])
        links.new(nodes['Principled BSDF'].outputs[0], mix.inputs[1])
        links.new(clear.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], nodes['Material Output'].inputs[0])
    return m


def water(tint='#c9f0ff', scale=2.2, strength=0.25, shade='#a9e4ff'):
    """Clear rippled water whose shadow is tinted light instead of darkness."""
    m = glass('water', tint, 1.33, shade=shade)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    b = nodes['Principled BSDF']
    noise = nodes.new('ShaderNodeTexNoise')
    for key, value in (('Scale', scale), ('Detail', 2.0), ('Distortion', 0.5)):
        noise.inputs[key].default_value = value
    relief = nodes.new('ShaderNodeBump')
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = strength, 0.2
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs[0], b.inputs['Normal'])
    return m


def caustics(m, color, scale=2.4, thin=0.09, strength=0.8):
    """Adds the caustics of rippled water to a material's colour."""
    nodes, links = m.node_tree.nodes, m.node_tree.links
    b = nodes['Principled BSDF']
    noise, warp, net, ramp, mix = (
        nodes.new('ShaderNode' + n) for n in ('TexNoise', 'VectorMath', 'TexVoronoi', 'ValToRGB', 'MixRGB')
    )
    noise.inputs['Scale'].default_value = scale * 0.8
    net.feature, net.inputs['Scale'].default_value = 'DISTANCE_TO_EDGE', scale
    start, end = ramp.color_ramp.elements
    start.color, end.color, end.position = (strength,) * 3 + (1,), (0, 0, 0, 1), thin
    ramp.color_ramp.interpolation = 'EASE'
    coordinates = nodes.new('ShaderNodeTexCoord').outputs['Object']
    links.new(coordinates, noise.inputs['Vector'])
    warp.operation = 'MULTIPLY_ADD'
    warp.inputs[1].default_value = (0.45,) * 3
    links.new(noise.outputs['Color'], warp.inputs[0])
    links.new(coordinates, warp.inputs[2])
    links.new(warp.outputs[0], net.inputs['Vector'])
    links.new(net.outputs['Distance'], ramp.inputs[0])
    links.new(ramp.outputs[0], mix.inputs[0])
    socket = b.inputs['Base Color']
    if socket.is_linked:
        links.new(socket.links[0].from_socket, mix.inputs[1])
    else:
        mix.inputs[1].default_value = socket.default_value
    mix.inputs[2].default_value = linear(color)
    links.new(mix.outputs[0], socket)
    return m


# ---------------------------------------------------------------- solids


def solid(name, vertices, faces, m, smooth=False, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A mesh from vertices and faces; `rot` in degrees."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    for p in mesh.polygons:
        p.use_smooth = smooth
    o = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(o)
    mesh.materials.append(m)
    o.location, o.rotation_euler = loc, [math.radians(a) for a in rot]
    return o


def bevel(o, width, segments=3):
    b = o.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = width, segments, 'ANGLE', math.radians(30)
    return o


CUBE = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(loc, size, m, edge=0.012, rot=(0, 0, 0)):
    """A box by its centre and full extents; `edge` softens its edges so that they catch light."""
    x, y, z = (v / 2 for v in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    o = solid('box', v, CUBE, m, loc=loc, rot=rot)
    return bevel(o, edge) if edge else o


def floor(m, size=80, z=0.0):
    s = size / 2
    return solid('floor', [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [(0, 1, 2, 3)], m, loc=(0, 0, z))


def sweep(m, back=4.0, radius=2.0, width=60, front=30, height=30):
    """A floor that curves up into a wall at y = `back`."""
    arc = [
        (back - radius + radius * math.sin(a), radius - radius * math.cos(a))
        for a in (math.pi / 2 * t / 32 for t in range(33))
    ]
    profile = [(-front, 0.0)] + arc + [(back, height)]
    v = [(x, y, z) for y, z in profile for x in (-width / 2, width / 2)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return solid('sweep', v, f, m, smooth=True)


def icosahedron(radius, loc, m, rot=(20, 0, 17), edge=0.006):
    bpy.ops.mesh.primitive_ico_sphere_add(
        subdivisions=1, radius=radius, location=loc, rotation=[math.radians(a) for a in rot]
    )
    o = bpy.context.object
    o.data.materials.append(m)
    return bevel(o, edge, 2)


def lathe(profile, m, loc=(0, 0, 0), turns=96, rot=(0, 0, 0), smooth=True, scale=1.0):
    """A solid of revolution from (radius, height) pairs."""
    n = len(profile)
    v = [
        (r * scale * math.cos(a), r * scale * math.sin(a), z * scale)
        for a in (2 * math.pi * t / turns for t in range(turns))
        for r, z in profile
    ]
    f = [
        (t * n + i, (t + 1) % turns * n + i, (t + 1) % turns * n + i + 1, t * n + i + 1)
        for t in range(turns)
        for i in range(n - 1)
    ]
    o = solid('lathe', v, f, m, smooth, loc, rot)
    if smooth:
        o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(40)
    return o


def arcade(x0, x1, height, y, depth, openings, m):
    """A wall in the XZ plane with round-headed openings (centre, width, height of the springing)."""
    curve = bpy.data.curves.new('arcade', 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude = '2D', 'BOTH', depth / 2

    def outline(points):
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, (a, b) in zip(spline.points, points):
            point.co = (a, b, 0, 1)
        spline.use_cyclic_u = True

    outline([(x0, -0.01), (x1, -0.01), (x1, height), (x0, height)])
    for cx, w, spring in openings:
        head = [
            (cx + w / 2 * math.cos(math.pi * t / 64), spring + w / 2 * math.sin(math.pi * t / 64)) for t in range(65)
        ]
        outline([(cx - w / 2, 0), (cx + w / 2, 0)] + head)
    o = bpy.data.objects.new('arcade', curve)
    bpy.context.collection.objects.link(o)
    o.rotation_euler, o.location = (math.radians(90), 0, 0), (0, y, 0)
    curve.materials.append(m)
    return o


def terrain(height, x, y, m, nx=420, ny=420):
    """A surface z = height(X, Y) over the given ranges; `height` takes and returns numpy arrays."""
    xs, ys = np.linspace(*x, nx), np.linspace(*y, ny)
    gx, gy = np.meshgrid(xs, ys)
    v = np.stack([gx, gy, height(gx, gy)], -1).reshape(-1, 3)
    i = (np.arange(ny - 1)[:, None] * nx + np.arange(nx - 1)[None]).ravel()
    return solid('terrain', v.tolist(), np.stack([i, i + 1, i + nx + 1, i + nx], -1).tolist(), m, smooth=True)


# ---------------------------------------------------------------- light, camera


def aim(o, target):
    o.rotation_euler = (Vector(target) - o.location).to_track_quat('-Z', 'Y').to_euler()
    return o


def sun(azimuth, elevation, strength=4.2, color='#fff3df', softness=0.55):
    """Sunlight from `azimuth` (degrees, 0 from the camera's side at -y, 90 from the right) at `elevation`."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = strength, math.radians(softness), linear(color)[:3]
    o = bpy.data.objects.new('sun', light)
    bpy.context.collection.objects.link(o)
    a, e = math.radians(azimuth), math.radians(elevation)
    o.location = (20 * math.sin(a) * math.cos(e), -20 * math.cos(a) * math.cos(e), 20 * math.sin(e))
    return aim(o, (0, 0, 0))


def sky(top, bottom):
    """Background of the picture: a vertical gradient, visible to the camera only; it lights nothing."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    split, ramp, seen, path, mix = (
        nodes.new('ShaderNode' + n) for n in ('SeparateXYZ', 'ValToRGB', 'Background', 'LightPath', 'MixShader')
    )
    low, high = ramp.color_ramp.elements
    low.color, high.color = linear(bottom), linear(top)
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Window'], split.inputs[0])
    links.new(split.outputs['Y'], ramp.inputs[0])
    links.new(ramp.outputs[0], seen.inputs[0])
    links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    links.new(nodes['Background'].outputs[0], mix.inputs[1])
    links.new(seen.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['World Output'].inputs[0])


def lamp(loc, target, size, power, color=CHALK, length=None):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy, light.color, light.size = power, linear(color)[:3], size
    if length:
        light.shape, light.size_y = 'RECTANGLE', length
    o = bpy.data.objects.new('lamp', light)
    bpy.context.collection.objects.link(o)
    o.location = loc
    return aim(o, target)


def camera(loc, target, lens=60, fstop=None, focus=None, shift=(0, 0), roll=0.0, level=False):
    """A 36 mm camera. `level` keeps verticals vertical; without `fstop` everything is sharp."""
    data = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(o)
    o.location = loc
    aim(o, target)
    if level:
        o.rotation_euler[0] = math.radians(90)
    if roll:
        o.rotation_euler.rotate_axis('Z', math.radians(roll))
    data.lens, data.sensor_width, data.clip_end = lens, 36, 1000
    data.shift_x, data.shift_y = shift
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o


# ---------------------------------------------------------------- rendering


def render(exposure=0.0, vignette=0.0, grain=0.006, sharp_screens=True, develop=None):
    """Render, denoise, tone and save to `--out` (PNG). `develop` takes the place of `tone`: scene-linear to display.

    Light that a screen emits carries no noise, so it bypasses the denoiser and keeps its small type sharp;
    `sharp_screens=False` is for pictures whose screens are out of focus.
    """
    s = bpy.context.scene
    folder = tempfile.mkdtemp()
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    noisy = layers.outputs.get('Noisy Image')
    sockets = {
        'color': noisy if noisy and noisy.enabled else layers.outputs['Image'],
        'emit': layers.outputs['Emit'],
        'albedo': layers.outputs['Denoising Albedo'],
        'normal': layers.outputs['Denoising Normal'],
    }
    for key, socket in sockets.items():
        node = tree.nodes.new('CompositorNodeOutputFile')
        node.base_path, node.file_slots[0].path = folder, key + '_'
        node.format.file_format, node.format.color_depth = 'OPEN_EXR', '32'
        tree.links.new(socket, node.inputs[0])
    started = time.time()
    bpy.ops.render.render()
    rendered = time.time()
    f = {key: read_pixels(os.path.join(folder, '%s_%04d.exr' % (key, s.frame_current))) for key in sockets}
    image = f['color']
    if 'weights' in ARGS:
        from denoise import denoise

        if sharp_screens:
            image = denoise(np.maximum(image - f['emit'], 0), f['albedo'], f['normal'], ARGS['weights']) + f['emit']
        else:
            image = denoise(image, f['albedo'], f['normal'], ARGS['weights'])
    h, w = image.shape[:2]
    image = image * 2.0**exposure
    if vignette:
        y, x = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
        image *= (1 - vignette * np.clip((x**2 + y**2) / 2, 0, 1) ** 1.3)[..., None]
    image = (develop or tone)(image)
    image += np.random.default_rng(1).normal(0, grain, (h, w, 1))
    save(np.clip(image, 0, 1), ARGS['out'])
    print(
        'RENDERED %s %dx%d render %.0fs rest %.0fs' % (ARGS['out'], w, h, rendered - started, time.time() - rendered),
        flush=True,
    )


def tone(x):
    """Scene-linear to display: true colours up to a shoulder, then a soft roll-off that keeps the hue."""

    def shoulder(v, start=0.62):
        return np.where(v < start, v, start + (1 - start) * (1 - np.exp(-np.maximum(v - start, 0) / (1 - start))))

    x = np.maximum(x, 0)
    peak = x.max(axis=2, keepdims=True)
    x = 0.65 * x * shoulder(peak) / np.maximum(peak, 1e-6) + 0.35 * shoulder(x)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-8) ** (1 / 2.4) - 0.055)


def read_pixels(path):
    image = bpy.data.images.load(path)
    w, h = image.size
    a = np.empty(w * h * image.channels, np.float32)
    image.pixels.foreach_get(a)
    bpy.data.images.remove(image)
    return a.reshape(h, w, -1)[::-1, :, :3].copy()


def save(pixels, path):
    h, w = pixels.shape[:2]
    image = bpy.data.images.new('picture', w, h)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = pixels[::-1]
    image.pixels.foreach_set(rgba.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)
