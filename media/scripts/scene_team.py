"""The team's portraits: faceted busts of invented people, each with a face of its own.

Faces come from `faces.py`; headwear and long hair are unions of a few simple bodies, melted together and cut into
flat facets, as are the whole heads (`head`) of the clients.
blender -b -P scene_team.py -- --picture lina-haddad --people DIR --out FILE.png [--width 300 --spp 12 --weights FILE]
"""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from faces import Face
from mathutils import Euler
from stage import *

STONE, CLAY = '#f1f2f7', '#e9e3da'


def ellipsoid(loc, radii, rot=(0, 0, 0), detail=4):
    bpy.ops.mesh.primitive_ico_sphere_add(
        subdivisions=detail, radius=1, location=loc, rotation=[math.radians(a) for a in rot]
    )
    o = bpy.context.object
    o.scale = radii
    return o


def hull(points):
    """The convex hull of points."""
    import bmesh

    mesh = bpy.data.meshes.new('hull')
    b = bmesh.new()
    for p in points:
        b.verts.new(p)
    bmesh.ops.convex_hull(b, input=b.verts)
    b.to_mesh(mesh)
    b.free()
    o = bpy.data.objects.new('hull', mesh)
    bpy.context.collection.objects.link(o)
    return o


def mirrored(loc, radii, rot=(0, 0, 0)):
    x, y, z = loc
    return [ellipsoid((s * x, y, z), radii, (rot[0], s * rot[1], s * rot[2])) for s in (-1, 1)]


def facets(bodies, m, count, voxel=0.045, smooth=3, without=()):
    """Joins bodies, subtracts others, and reduces the result to about `count` flat faces."""

    def joined(objects):
        bpy.ops.object.select_all(action='DESELECT')
        for o in objects:
            o.select_set(True)
        bpy.context.view_layer.objects.active = objects[0]
        if len(objects) > 1:
            bpy.ops.object.join()
        o = bpy.context.object
        bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
        return o

    o = joined(bodies)
    melt = o.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size = 'VOXEL', voxel
    if without:
        cutter = joined(list(without))
        cutter.hide_render = True
        remesh = cutter.modifiers.new('melt', 'REMESH')
        remesh.mode, remesh.voxel_size = 'VOXEL', voxel
        cut = o.modifiers.new('cut', 'BOOLEAN')
        cut.operation, cut.object, cut.solver = 'DIFFERENCE', cutter, 'FAST'
    if smooth:
        s = o.modifiers.new('smooth', 'SMOOTH')
        s.factor, s.iterations = 0.5, smooth
    bpy.context.view_layer.update()
    faces = len(o.evaluated_get(bpy.context.evaluated_depsgraph_get()).data.polygons)
    d = o.modifiers.new('facets', 'DECIMATE')
    d.ratio = min(1, count / max(1, faces * 2))
    for p in o.data.polygons:
        p.use_smooth = False
    o.data.materials.clear()
    o.data.materials.append(m)
    return o


def head(m, jaw=1.0, nose=1.0, brow=1.0, cheeks=1.0, length=1.0, neck=1.0, ears=True, count=760):
    """A stone head looking along -y, its crown at about z = .85. Without ears where hair or cloth lies over them."""
    k = length
    bodies = [
        ellipsoid((0, 0.1, 0), (0.76, 0.96, 0.86)),
        ellipsoid((0, -0.28, -0.42 * k), (0.6 * (0.6 + 0.4 * jaw), 0.58, 0.8 * k)),
        ellipsoid((0, -0.5, -1.0 * k), (0.4 * jaw, 0.36, 0.32)),
        ellipsoid((0, -0.74, -1.13 * k), (0.2 * jaw, 0.17, 0.17)),
        ellipsoid((0, -0.66, 0.06), (0.5, 0.22, 0.13 * brow), (-8, 0, 0)),
        *mirrored((0.41, -0.47, -0.34), (0.24 * cheeks, 0.26, 0.2)),
        *mirrored((0.3, -0.66, -0.19), (0.17, 0.13, 0.1)),
        *mirrored((0.44 * jaw, -0.12, -0.86 * k), (0.2, 0.36, 0.3)),
        hull(
            [
                (-0.09, -0.78, 0.02),
                (0.09, -0.78, 0.02),
                (-0.06, -0.82 - 0.1 * nose, -0.16),
                (0.06, -0.82 - 0.1 * nose, -0.16),
                (0, -0.9 - 0.26 * nose, -0.47),
                (-0.08, -0.88 - 0.2 * nose, -0.54),
                (0.08, -0.88 - 0.2 * nose, -0.54),
                (-0.19, -0.8, -0.56),
                (0.19, -0.8, -0.56),
                (-0.12, -0.7, -0.3),
                (0.12, -0.7, -0.3),
                (0, -0.7, -0.62),
            ]
        ),
        ellipsoid((0, -0.84, -0.775 * k), (0.23, 0.1, 0.05)),
        ellipsoid((0, -0.82, -0.87 * k), (0.19, 0.1, 0.065)),
        *(mirrored((0.77, 0.06, -0.26), (0.075, 0.2, 0.29), (10, 0, 12)) if ears else []),
        ellipsoid((0, 0.22, -1.3), (0.47 * neck, 0.5 * neck, 0.8)),
        ellipsoid((0, 0.3, -2.0), (0.52 * neck, 0.52 * neck, 0.8)),
        ellipsoid((0, -0.1, -1.75), (0.16, 0.2, 0.3)),
    ]
    sockets = mirrored((0.31, -0.94, -0.17), (0.2, 0.22, 0.105), (0, 0, -16))
    return facets(bodies, m, count, 0.034, 2, sockets)


def features(eye, brow, length=1.0, lips='#c58f93', weight=0.8):
    """The eyes, each one dark facet with a point of light, the eyebrows (`weight` is their thickness) and the lips."""
    glint, lip = material('glint', '#ffffff', 0.3), material('lip', lips, 0.5)
    low = 0.045 * weight
    for s in (-1, 1):
        almond = [(0.17, -0.2), (0.25, -0.125), (0.37, -0.12), (0.44, -0.18), (0.38, -0.235), (0.25, -0.245)]
        patch([(s * x, -0.81 if x < 0.4 else -0.72, z) for x, z in almond], eye)
        patch([(s * 0.3 + x, -0.835, z) for x, z in ((-0.06, -0.15), (0, -0.14), (-0.03, -0.19))], glint, 0.01)
        line = [(0.17, 0.06), (0.3, 0.1), (0.47, 0.05), (0.3, 0.1 - low), (0.17, 0.06 - low * 1.2)]
        patch([(s * x, -0.9 if x < 0.4 else -0.76, z) for x, z in line], brow, 0.05)
    z = -0.82 * length
    upper = [(-0.2, -0.86, 0), (-0.07, -0.95, 0.055), (0, -0.96, 0.035), (0.07, -0.95, 0.055), (0.2, -0.86, 0)]
    patch([(x, y, z + h) for x, y, h in (*upper, (0, -0.95, -0.012))], lip)
    lower = [(-0.18, -0.86, -0.012), (0.18, -0.86, -0.012), (0.08, -0.94, -0.09), (-0.08, -0.94, -0.09)]
    patch([(x, y, z + h) for x, y, h in lower], lip)


def patch(points, m, depth=0.04):
    """A thin flat solid: points and the same points moved back by depth."""
    o = hull([*points, *((x, y + depth, z) for x, y, z in points)])
    o.data.materials.append(m)
    return o


def torso(m, width=1.0, count=170):
    return facets(
        [
            ellipsoid((0, 0.38, -2.72), (1.7 * width, 0.7, 0.66)),
            ellipsoid((0, 0.34, -2.12), (0.86 * width, 0.54, 0.4)),
            ellipsoid((0, 0.02, -2.22), (0.62 * width, 0.46, 0.36)),
            *mirrored((1.28 * width, 0.38, -2.98), (0.62, 0.58, 0.72), (0, 24, 0)),
            ellipsoid((0, 0.3, -3.6), (1.66 * width, 0.84, 1.1)),
        ],
        m,
        count,
        0.07,
        5,
    )


def ring(radius, thick, z, m, y=0.24, tilt=8, count=90, squash=1.0):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thick, location=(0, y, z), rotation=(math.radians(tilt), 0, 0)
    )
    o = bpy.context.object
    o.scale = (1, 1, squash)
    return facets([o], m, count, 0.04, 0)


def collar(m, z=-1.86):
    """A shirt collar: two folded points."""
    for s in (-1, 1):
        facets(
            [
                hull(
                    [
                        (s * 0.06, -0.5, z - 0.12),
                        (s * 0.1, -0.46, z - 0.02),
                        (s * 0.52, -0.1, z + 0.18),
                        (s * 0.62, 0.3, z + 0.22),
                        (s * 0.5, 0.7, z + 0.25),
                        (s * 0.1, 0.84, z + 0.25),
                        (s * 0.68, 0.2, z - 0.12),
                        (s * 0.46, -0.52, z - 0.42),
                        (s * 0.66, 0.0, z - 0.3),
                    ]
                )
            ],
            m,
            26,
            0.03,
            0,
        )


def lapels(m):
    for s in (-1, 1):
        facets(
            [
                hull(
                    [
                        (s * 0.5, 0.0, -1.98),
                        (s * 0.62, -0.05, -2.02),
                        (s * 0.18, -0.66, -3.4),
                        (s * 0.95, -0.22, -2.5),
                        (s * 0.78, -0.3, -2.72),
                        (s * 0.25, -0.6, -3.4),
                        (s * 0.72, 0.3, -1.9),
                        (s * 0.16, -0.5, -3.4),
                    ]
                )
            ],
            m,
            30,
            0.04,
            0,
        )


def face_hole(width=0.56, low=-1.5, high=0.34, y=-0.62):
    """The space that hair leaves free: the face and everything in front of it."""
    return [
        ellipsoid((0, y, (low + high) / 2), (width, 0.75, (high - low) / 2)),
        ellipsoid((0, y - 0.6, (low + high) / 2), (width * 1.15, 0.8, (high - low) / 2)),
    ]


def crop(m, top=1.0, count=150):
    """Short hair: a cap cut along the hairline."""
    return facets(
        [ellipsoid((0, 0.12, 0.1), (0.9, 1.12, 0.94 * top)), ellipsoid((0, 0.5, -0.35), (0.8, 0.66, 0.58))],
        m,
        count,
        0.05,
        2,
        face_hole(0.62, -1.6, 0.32) + [ellipsoid((0, -0.62, -1.0), (1.2, 0.85, 0.9))],
    )


def curls(m, size=1.0, seed=2, count=420, centre=(0, 0.14, 0.24)):
    rnd = random.Random(seed)
    bodies = [ellipsoid(centre, (0.98 * size, 0.98 * size, 0.9 * size))]
    for _ in range(54):
        a, z = rnd.uniform(0, 2 * math.pi), rnd.uniform(-0.75, 1)
        r = math.sqrt(1 - z * z) * size
        bodies.append(
            ellipsoid(
                (centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), centre[2] + z * 0.92 * size),
                (rnd.uniform(0.2, 0.3),) * 3,
                detail=2,
            )
        )
    return facets(bodies, m, count, 0.05, 1, face_hole(0.6, -1.7, 0.16, -0.86))


def bob(m, length=-1.15, count=170, parting=0.0, face=0.64):
    return facets(
        [
            ellipsoid((parting * 0.1, 0.1, 0.1), (0.95, 1.06, 0.96)),
            ellipsoid((0, 0.2, -0.5), (1.02, 0.84, 0.9)),
            ellipsoid((0, 0.24, length + 0.15), (1.04, 0.8, 0.4)),
        ],
        m,
        count,
        0.05,
        3,
        face_hole(face, -2.2, 0.46)
        + [hull([(x, y, z) for x in (-1.5, 1.5) for y in (-1.5, 1.5) for z in (length - 0.6, length - 0.1)])],
    )


def long_hair(m, count=240):
    return facets(
        [
            ellipsoid((0, 0.1, 0.1), (0.95, 1.06, 0.96)),
            ellipsoid((0, 0.26, -0.7), (1.04, 0.76, 1.2)),
            ellipsoid((0.62, 0.0, -1.7), (0.42, 0.4, 0.9), (0, 8, 0)),
            ellipsoid((-0.62, 0.25, -1.6), (0.4, 0.42, 0.9), (0, -8, 0)),
            ellipsoid((0, 0.6, -1.6), (0.9, 0.5, 1.1)),
        ],
        m,
        count,
        0.05,
        3,
        face_hole(0.76, -2.6, 0.5),
    )


def beard(m, count=120):
    return facets(
        [
            ellipsoid((0, -0.44, -1.06), (0.56, 0.48, 0.46)),
            *mirrored((0.5, -0.1, -0.8), (0.2, 0.3, 0.5)),
            ellipsoid((0, -0.78, -1.2), (0.3, 0.24, 0.3)),
            ellipsoid((0, -0.87, -0.69), (0.33, 0.13, 0.075)),
            *mirrored((0.3, -0.76, -0.82), (0.1, 0.12, 0.2)),
        ],
        m,
        count,
        0.045,
        2,
        [ellipsoid((0, -0.8, -0.35), (0.62, 0.8, 0.36)), ellipsoid((0, -0.98, -0.83), (0.17, 0.2, 0.05))],
    )


def headscarf(m, count=300):
    return facets(
        [
            ellipsoid((0, 0.16, 0.08), (0.96, 1.06, 0.98)),
            ellipsoid((0, 0.1, -0.6), (0.98, 0.9, 1.1)),
            ellipsoid((0, 0.08, -1.75), (0.95, 0.84, 0.62)),
            ellipsoid((0, -0.3, -2.15), (0.9, 0.6, 0.5)),
            ellipsoid((0.5, -0.3, -2.2), (0.7, 0.5, 0.34), (0, 18, 0)),
        ],
        m,
        count,
        0.05,
        3,
        face_hole(0.72, -1.34, 0.46, -1.0),
    )


def wrapped(m, count=300):
    """A desert scarf wound round the head and under the chin."""
    rnd = random.Random(4)
    bodies = [ellipsoid((0, 0.12, 0.35), (0.92, 1.05, 0.66))]
    for k in range(5):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=0.8 - 0.02 * k,
            minor_radius=0.2,
            location=(0, 0.12, 0.26 + 0.12 * k),
            rotation=(math.radians(rnd.uniform(-14, 14) - 6), math.radians(rnd.uniform(-16, 16)), 0),
        )
        o = bpy.context.object
        o.scale = (1, 1.18, 1)
        bodies.append(o)
    for z, r in ((-1.5, 0.62), (-1.75, 0.74), (-2.0, 0.86)):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=r,
            minor_radius=0.27,
            location=(0, 0.14, z),
            rotation=(math.radians(rnd.uniform(2, 16)), math.radians(rnd.uniform(-10, 10)), 0),
        )
        bodies.append(bpy.context.object)
    bodies += [
        ellipsoid((0.72, 0.2, -0.7), (0.2, 0.42, 0.8)),
        ellipsoid((0.5, -0.46, -2.5), (0.32, 0.2, 0.7), (0, 10, 0)),
    ]
    return facets(bodies, m, count, 0.05, 1)


def cap(m, count=70):
    """A felt chéchia."""
    return facets(
        [
            lathe(
                [(0, 0.2), (0.88, 0.2), (0.9, 0.4), (0.78, 0.92), (0.74, 1.0), (0, 1.02)],
                m,
                (0, 0.14, 0),
                48,
                (-9, 0, 0),
            )
        ],
        m,
        count,
        0.04,
        0,
    )


def beanie(m, rib, count=110):
    facets(
        [ellipsoid((0, 0.14, 0.26), (0.92, 1.1, 0.86))],
        m,
        count,
        0.05,
        2,
        [hull([(x, y, z) for x in (-2, 2) for y in (-2, 2) for z in (-2, 0.14)])],
    )
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.87, minor_radius=0.13, location=(0, 0.1, 0.2), rotation=(math.radians(-7), 0, 0)
    )
    o = bpy.context.object
    o.scale = (0.98, 1.17, 1.3)
    return facets([o], rib, 110, 0.045, 0)


def glasses(m, z=-0.18):
    for s in (-1, 1):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=0.23,
            minor_radius=0.03,
            major_segments=8,
            minor_segments=6,
            location=(s * 0.31, -0.88, z),
            rotation=(math.radians(90), math.radians(22.5), 0),
        )
        bpy.context.object.data.materials.append(m)
        box((s * 0.66, -0.44, z + 0.04), (0.035, 0.92, 0.045), m, 0.01, (0, 0, s * -15.3))
    box((0, -0.95, z + 0.03), (0.2, 0.04, 0.04), m, 0.01)


def earrings(m):
    for s in (-1, 1):
        icosahedron(0.1, (s * 0.82, -0.0, -0.66), m, (20, 0, 30))


def portrait(background, turn, build, sun_side=-1, rim=CLEMENTINE, tilt=0.0, nod=0.0, size=(900, 1080), shot=(-1.0, 104), daylight=0):
    """Places a bust made by `build` before a plain background, with one hard lamp and a coloured rim light.

    `shot` is the height that the picture is centred on and the focal length; `daylight` is the power of a lamp
    for the ground alone.
    """
    reset(*size, air=background, fill=0.38)
    ground = material('ground', background, 0.95, spec=0.1)
    solid('ground', [(-30, 6, -20), (30, 6, -20), (30, 6, 20), (-30, 6, 20)], [(0, 1, 2, 3)], ground)
    before = set(bpy.data.objects)
    build()
    e = bpy.data.objects.new('turn', None)
    bpy.context.collection.objects.link(e)
    for o in set(bpy.data.objects) - before - {e}:
        if o.parent is None:
            o.parent = e
    e.rotation_euler = [math.radians(a) for a in (nod, tilt, turn)]
    lamp((sun_side * 5.2, -5.0, 3.4), (0, 0, -0.8), 0.9, 760, '#fff4e2')
    lamp((-sun_side * 5.4, 1.6, 0.8), (0, 0, -0.9), 1.4, 520, rim)
    lamp((0, -7, -4), (0, 0, -1), 4, 60, '#8fa6ff')
    if daylight:
        lamp((0, 1.8, 6), (0, 6, -0.4), 5, daylight, '#fff8ee')
    height, lens = shot
    camera((0, -14, height + 0.05), (0, 0, height - 0.02), lens)
    render(vignette=0.08)


def tints():
    """The site's colours as stone and cloth; must be created after the scene is emptied."""
    return {
        name: material(name, color, 0.5, spec=0.35)
        for name, color in (
            ('stone', STONE),
            ('clay', CLAY),
            ('ink', '#10183c'),
            ('night', '#0a0f26'),
            ('sea', '#2a55f2'),
            ('pale', '#8fabff'),
            ('orange', CLEMENTINE),
            ('sand', '#ecd9b4'),
            ('chalk', '#ffffff'),
            ('red', '#e5383b'),
            ('green', '#0d7d5a'),
        )
    }


def skin(color, lip):
    return material('skin', color, 0.58, spec=0.25), material('lip', lip, 0.5)


class Sitter:
    """A person of the team: `shape` of the face, skin, eyes and brows, and what is worn on head and body."""

    def __init__(self, face, tones, iris, brows, head, body, pose, count=1150):
        self.face, self.tones, self.iris, self.brows = face, tones, iris, brows
        self.head, self.body, self.pose, self.count = head, body, pose, count

    def build(self):
        """The objects that turn with the head, and those that turn with the shoulders."""
        t = tints()
        f = Face(**{**self.face, 'shape': {'eyes/*-eye-size-big': 0.45, **self.face['shape']}})
        before = set(bpy.data.objects)
        f.skin(*skin(*self.tones), self.count)
        nod, tilt, turn = (math.radians(a) for a in self.pose[:3])
        to_viewer = Euler((nod, tilt, turn)).to_matrix().inverted() @ Vector((0, -14, 0.4))
        f.look(to_viewer, self.iris, lash=material('lash', '#17100e', 0.7))
        color, shape = self.brows
        f.brows(material('brow', color, 0.7), **shape)
        self.head(f, t)
        above = set(bpy.data.objects) - before
        self.body(f, t)
        return above, set(bpy.data.objects) - before - above


def posed(sitter):
    """Builds a sitter whose head and shoulders are turned by the angles of the pose."""
    above, below = sitter.build()
    nod, tilt, turn, shoulders = sitter.pose
    for objects, angles in ((above, (nod, tilt, turn)), (below, (0, 0, shoulders))):
        e = bpy.data.objects.new('turn', None)
        bpy.context.collection.objects.link(e)
        for o in objects:
            if o.parent is None:
                o.parent = e
        e.rotation_euler = [math.radians(a) for a in angles]


def seat(background, sitter, sun_side, rim):
    """A sitter before a plain background: one hard lamp, a coloured rim light, and a fill that keeps skin warm."""
    reset(900, 1080, air='#dcd3cb', fill=0.16)
    ground = material('ground', background, 0.95, spec=0.1)
    solid('ground', [(-30, 6, -20), (30, 6, -20), (30, 6, 20), (-30, 6, 20)], [(0, 1, 2, 3)], ground)
    posed(sitter)
    lamp((sun_side * 4.4, -6.4, 3.2), (0, 0, -0.8), 0.9, 860, '#fff0dc')
    lamp((-sun_side * 5.2, 2.4, 0.8), (0, 0, -0.9), 1.4, 420, rim)
    lamp((-sun_side * 4, -8, 0), (0, 0, -0.9), 5, 210, '#ffe2c8')
    lamp((0, 1.0, 7), (0, 6, -0.4), 6, 420, '#f2f4ff')
    camera((0, -14, -0.78), (0, 0, -0.83), 112)
    render(vignette=0.08)


def round_glasses(f, m, radius=0.27, corners=8):
    """Rims before the eyes, a bridge, and temples back to the ears."""
    (x, y, z), _ = f.eyes[1]
    front = y - 0.36
    for s in (-1, 1):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=radius,
            minor_radius=0.024,
            major_segments=corners,
            minor_segments=6,
            location=(s * (x + 0.01), front, z - 0.01),
            rotation=(math.radians(90), math.radians(180 / corners), 0),
        )
        bpy.context.object.data.materials.append(m)
        rod([(s * (x + radius), front, z + 0.03), (s * 0.86, 0.1, z + 0.05)], m)
    rod([(-x + radius, front, z + 0.05), (x - radius, front, z + 0.05)], m)


def rod(ends, m, thick=0.03):
    a, b = (Vector(v) for v in ends)
    o = box((a + b) / 2, (thick * 1.6, thick * 1.6, (b - a).length), m, 0.006)
    o.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    return o


def drops(f, m):
    for s in (-1, 1):
        icosahedron(0.095, (s * 0.84, 0.06, -0.72), m, (20, 0, 30))


def shirt(f, m, over, v=0.95):
    """A jumper with a V, and the shirt below with its open collar."""
    f.jumper(m, neck=-1.62, thick=0.1, v=0.4)
    f.jumper(over, neck=-1.78, thick=0.2, v=v)


def guest_head(f, t):
    wrapped(t['sea'])


def lina_head(f, t):
    bob(t['ink'], -1.2, parting=1.0, face=0.74)
    drops(f, t['orange'])


def lyes_head(f, t):
    silver = material('silver', '#b9bcc6', 0.6, spec=0.3)
    f.hair(silver, 0.1, front=0.5, top=0.06)
    f.beard(silver, 0.09, chin=0.1)


def yacine_head(f, t):
    beanie(t['orange'], t['sand'])
    f.beard(material('stubble', '#3a2a24', 0.7), 0.03, 220, chin=0.02, low=-1.3)


def meriem_head(f, t):
    headscarf(t['pale'])


def anis_head(f, t):
    f.hair(t['ink'], 0.16, front=0.3)
    curls(t['ink'], 0.9)
    round_glasses(f, t['orange'])


def claire_head(f, t):
    red = material('copper', '#d9661c', 0.5, spec=0.35)
    f.hair(red, 0.13, 300, front=0.42, top=0.06)
    facets([ellipsoid((0, 0.55, 1.0), (0.42, 0.42, 0.38))], red, 60, 0.05, 0)
    drops(f, t['sea'])


def rafik_head(f, t):
    dark = material('black', '#15110f', 0.6, spec=0.3)
    f.hair(dark, 0.05, front=0.4)
    f.beard(dark, 0.12, chin=0.16)
    cap(t['red'])


def thiziri_head(f, t):
    f.hair(t['night'], 0.1)
    long_hair(t['night'])
    drops(f, t['orange'])


def roll_neck(color, top=-1.35):
    def body(f, t):
        f.jumper(t[color], neck=-1.7, thick=0.12)
        f.jumper(t[color], neck=top, slope=0.3, thick=0.17, count=330)

    return body


def crew(color, neck=-1.7):
    return lambda f, t: f.jumper(t[color], neck=neck)


def v_neck(under, over, v=0.95):
    return lambda f, t: shirt(f, t[under], t[over], v)


SMILE = 'expression/units/caucasian/mouth-corner-puller'
SITTERS = {
    'lina-haddad': Sitter(
        dict(sex='female', shape={SMILE: 0.7, 'head/head-oval': 0.7, 'nose/nose-hump-morehump': 0.5, 'eyes/*-eye-size-big': 0.4, 'mouth/mouth-scale-horiz-incr': 0.5}, old=0.15),
        ('#c98f66', '#a8483f'), '#4b2a14', ('#1b1210', dict(arch=0.06)), lina_head, crew('orange'), (2, -3, 20, 34),
    ),
    'lyes-ould-kaci': Sitter(
        dict(sex='male', shape={'head/head-rectangular': 0.7, 'nose/nose-scale-vert-incr': 0.6, 'nose/nose-hump-morehump': 0.9, 'nose/nose-scale-depth-incr': 0.5, SMILE: 0.35}, old=0.55),
        ('#b98660', '#8d5148'), '#5a3a1d', ('#8e8f96', dict(thick=0.08, arch=0.02)), lyes_head, v_neck('chalk', 'sea'), (0, 3, -18, -26),
    ),
    'yacine-belkacem': Sitter(
        dict(sex='male', shape={'head/head-square': 0.9, 'nose/nose-scale-horiz-incr': 0.7, 'nose/nose-volume-potato': 0.4, 'mouth/mouth-lowerlip-volume-inflate': 0.7, 'mouth/mouth-upperlip-volume-inflate': 0.6, 'chin/chin-width-max': 0.5, SMILE: 0.9}, african=0.6),
        ('#7d4c30', '#6b3430'), '#2b170c', ('#120c0a', dict(thick=0.085)), yacine_head, roll_neck('ink'), (-2, -4, -24, -34),
    ),
    'meriem-ait-said': Sitter(
        dict(sex='female', shape={'head/head-round': 0.9, 'nose/nose-scale-vert-decr': 0.6, 'nose/nose-point-up': 0.5, 'cheek/*-cheek-volume-inflate': 0.6, 'eyes/*-eye-size-big': 0.8, SMILE: 0.55, 'mouth/mouth-scale-horiz-incr': 0.3}),
        ('#d9a37c', '#b6554e'), '#3d2412', ('#221512', dict(arch=0.03, thick=0.075)), meriem_head, crew('ink', -1.9), (3, 5, 12, 20),
    ),
    'anis-boudraa': Sitter(
        dict(sex='male', shape={'head/head-invertedtriangular': 0.9, 'head/head-skinny': 0.6, 'nose/nose-scale-vert-incr': 0.8, 'nose/nose-width2-min': 0.6, 'chin/chin-prominent-more': 0.4, SMILE: 0.45}),
        ('#c48a60', '#9a5247'), '#3f2a16', ('#15110f', dict(thick=0.09, arch=0.03)), anis_head, roll_neck('chalk', -1.25), (-3, 3, 28, 38),
    ),
    'claire-roux-benali': Sitter(
        dict(sex='female', shape={'head/head-rectangular': 0.6, 'head/head-skinny': 0.4, 'nose/nose-point-up': 0.3, 'nose/nose-width1-min': 0.5, 'mouth/mouth-scale-horiz-incr': 0.3, SMILE: 0.75}, old=0.25, african=0.0),
        ('#e2b08f', '#bd5a50'), '#3f6f8f', ('#a34e1c', dict(thick=0.07, arch=0.05)), claire_head, v_neck('chalk', 'pale'), (1, 4, -24, -30),
    ),
    'rafik-zemmouche': Sitter(
        dict(sex='male', shape={'head/head-fat': 0.6, 'head/head-round': 0.6, 'nose/nose-scale-horiz-incr': 0.5, 'nose/nose-curve-convex': 0.7, 'cheek/*-cheek-volume-inflate': 0.5, SMILE: 0.6}, old=0.3, weight=0.5),
        ('#a9714a', '#84473e'), '#38200f', ('#120e0c', dict(thick=0.1, arch=0.02, inner=-0.01)), rafik_head, v_neck('chalk', 'ink', 1.4), (2, -3, 16, 22),
    ),
    'thiziri-amokrane': Sitter(
        dict(sex='female', shape={'head/head-diamond': 0.9, 'cheek/*-cheek-bones-out': 0.8, 'nose/nose-width2-min': 0.4, 'mouth/mouth-upperlip-volume-inflate': 0.5, 'mouth/mouth-lowerlip-volume-inflate': 0.6, SMILE: 0.5}),
        ('#a26a45', '#87403a'), '#5c6b33', ('#120d0c', dict(arch=0.05, thick=0.075)), thiziri_head, crew('sand'), (0, -6, -12, -24),
    ),
    'team-details': Sitter(
        dict(sex='male', shape={'head/head-oval': 0.6, 'nose/nose-hump-morehump': 0.6, SMILE: 0.5}, african=0.3),
        ('#94603c', '#7a3f37'), '#3a2312', ('#15100e', {}), guest_head, crew('ink', -1.9), (0, 3, -18, -26),
    ),
}


# Background, side of the lamp, colour of the rim light.
LIGHT = {
    'lina-haddad': (SEA, -1, CLEMENTINE),
    'lyes-ould-kaci': ('#141f52', 1, SEA_2),
    'yacine-belkacem': (SEA, 1, '#9db8ff'),
    'meriem-ait-said': ('#141f52', -1, CLEMENTINE),
    'anis-boudraa': (SEA, -1, CLEMENTINE),
    'claire-roux-benali': ('#141f52', 1, SEA_2),
    'rafik-zemmouche': (SEA, -1, CLEMENTINE),
    'thiziri-amokrane': ('#141f52', -1, CLEMENTINE),
    'team-details': (SEA, 1, CLEMENTINE),
}

if __name__ == '__main__':
    background, side, rim = LIGHT[ARGS['picture']]
    seat(background, SITTERS[ARGS['picture']], side, rim)
