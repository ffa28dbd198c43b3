"""The team's portraits: posters of invented people, each with a pose and a tool of their own.

Faces come from `faces.py`; hair falls in locks; headwear and curls are unions of a few simple bodies, melted together.
blender -b -P scene_team.py -- --picture lina-haddad --people DIR --out FILE.png [--width 300]
"""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from faces import SIDES, Face, rounded
from mathutils import Euler
from poster import printed
from stage import *


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


def melted(bodies, m, count, voxel=0.045, smooth=3, without=()):
    """Joins bodies, subtracts others, and reduces the result to about `count` faces of a round surface."""

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
    d = o.modifiers.new('fewer', 'DECIMATE')
    d.ratio = min(1, count / max(1, faces * 2))
    o.data.materials.clear()
    o.data.materials.append(m)
    return rounded(o)


def face_hole(width=0.56, low=-1.5, high=0.34, y=-0.62):
    """The space that hair leaves free: the face and everything in front of it."""
    return [
        ellipsoid((0, y, (low + high) / 2), (width, 0.75, (high - low) / 2)),
        ellipsoid((0, y - 0.6, (low + high) / 2), (width * 1.15, 0.8, (high - low) / 2)),
    ]


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
    return melted(bodies, m, count, 0.05, 1, face_hole(0.6, -1.7, 0.16, -0.86))


def fold(points, radius, steps=9):
    """A ridge of cloth along points, as a row of balls that shrinks towards its ends."""
    bodies = []
    for k in range(steps * (len(points) - 1) + 1):
        t = k / steps
        i = min(int(t), len(points) - 2)
        a, b, c, d = (Vector(points[min(max(j, 0), len(points) - 1)]) for j in range(i - 1, i + 3))
        u = t - i
        at = 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u**3)
        size = radius * (0.3 + 0.7 * math.sin(math.pi * t / (len(points) - 1)))
        bodies.append(ellipsoid(at, (size,) * 3, detail=2))
    return bodies


def headscarf(m, band, count=900):
    """A scarf over a band that shows at the forehead, crossed under the chin and laid over one shoulder in folds."""
    melted([ellipsoid((0, 0.13, 0.06), (0.92, 1.02, 0.93)), ellipsoid((0, 0.1, -0.6), (0.9, 0.84, 1.0))], band, 300, 0.05, 3, face_hole(0.66, -1.3, 0.4, -1.0))
    bodies = [
        ellipsoid((0, 0.16, 0.08), (0.96, 1.06, 0.98)),
        ellipsoid((0, 0.1, -0.6), (0.96, 0.88, 1.05)),
        ellipsoid((0, 0.08, -1.75), (0.92, 0.8, 0.62)),
        ellipsoid((0, -0.2, -2.2), (1.0, 0.62, 0.5)),
    ]
    for k in range(4):
        low, wide = 0.27 * k, 1 + 0.1 * k
        bodies += fold(
            [(-0.5 * wide, 0.3, -1.1 - low), (-0.66 * wide, -0.4, -1.34 - low), (0.05, -0.84 - 0.03 * k, -1.66 - low), (0.68 * wide, -0.44, -1.5 - low * 0.9), (0.5 * wide, 0.3, -1.3 - low * 0.8)],
            0.13 + 0.015 * k,
        )
    bodies += fold([(-0.3, -0.4, 0.7), (0.42, -0.64, 0.62), (0.86, -0.34, 0.1), (0.92, -0.24, -0.6), (0.62, -0.4, -1.3), (0.2, -0.6, -1.5)], 0.12)
    bodies += fold([(-0.1, -0.3, 0.8), (0.6, -0.3, 0.74), (0.97, 0.1, 0.1), (0.97, 0.16, -0.7), (0.6, 0.2, -1.1)], 0.1)
    bodies += fold([(0.5, -0.6, -1.7), (0.62, -0.74, -2.3), (0.66, -0.9, -3.1), (0.6, -1.0, -3.6)], 0.3)
    return melted(bodies, m, count, 0.04, 3, face_hole(0.75, -1.34, 0.52, -1.0))


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
        ellipsoid((0.74, 0.22, -0.6), (0.26, 0.46, 0.85)),
        ellipsoid((0.5, -0.46, -2.5), (0.32, 0.2, 0.7), (0, 10, 0)),
    ]
    return melted(bodies, m, count, 0.05, 1)


def cap(m, count=70):
    """A felt chéchia."""
    o = lathe([(0, 0.2), (0.9, 0.2), (0.92, 0.4), (0.8, 0.92), (0.76, 1.0), (0, 1.02)], m, (0, 0.1, 0), 48, (-9, 0, 0))
    o.scale = (0.96, 1.14, 1)
    return melted([o], m, count, 0.04, 0)


def beanie(m, rib, count=110):
    melted(
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
    return melted([o], rib, 110, 0.045, 0)


def tints():
    """The site's colours as stone and cloth; must be created after the scene is emptied."""
    return {
        name: material(name, color)
        for name, color in (
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


def skin(color):
    return material('skin', color, 0.58, spec=0.25)


class Sitter:
    """A person of the team: `shape` of the face, skin, eyes and brows, what is worn on head and body, and the pose.

    `pose` is nod, tilt and turn of the head and the turn of the shoulders, in degrees; `gaze` moves the eyes; `shot` is where
    the camera looks (x, z) and its focal length; `held` builds what stands beside the bust.
    """

    def __init__(self, face, tones, iris, brows, head, body, pose, gaze=(0, 0), shot=(0, -0.83, 112), held=None):
        self.face, self.tones, self.iris, self.brows = face, tones, iris, brows
        self.head, self.body, self.pose, self.gaze = head, body, pose, gaze
        self.shot, self.held = shot, held

    def build(self):
        """The bust, looking straight ahead; gives back the colours."""
        t = tints()
        f = Face(**self.face)
        tone, lip = self.tones
        f.skin(skin(tone), lip)
        f.eyes(self.iris, self.gaze)
        color, shape = self.brows
        f.brows(material('brow', color, 0.7), **shape)
        self.head(f, t)
        self.body(f, t)
        return t


def bent(pose):
    """Turns the shoulders, and the head on its neck, of all solids so far: what lies between follows both."""
    nod, tilt, turn, shoulders = (math.radians(a) for a in pose)
    head, below = Euler((nod, tilt, turn)).to_quaternion(), Euler((0, 0, shoulders)).to_quaternion()
    pivot = Vector((0, 0.15, -1.0))
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    for o in [o for o in bpy.data.objects if o.type == 'MESH']:
        if not o.hide_render:
            mesh = bpy.data.meshes.new_from_object(o.evaluated_get(graph))
            mesh.transform(o.matrix_world)
            for v in mesh.vertices:
                forward = min(1, max(0, (-v.co.y - 0.3) / 0.4))
                k = min(1, max(0, (v.co.z + 0.5 * forward + 2.0) / 0.75))
                v.co = pivot + below.slerp(head, k * k * (3 - 2 * k)) @ (v.co - pivot)
            body = bpy.data.objects.new('bent', mesh)
            bpy.context.collection.objects.link(body)
            if o.get('round'):
                body.modifiers.new('seam', 'WELD').merge_threshold = 0.001
                body.modifiers.new('round', 'SUBSURF').render_levels = 2
                for p in mesh.polygons:
                    p.use_smooth = True
        bpy.data.objects.remove(o)


def posed(sitter):
    """Builds a sitter, bent into the pose."""
    t = sitter.build()
    bent(sitter.pose)
    if sitter.held:
        sitter.held(t, skin(sitter.tones[0]))


def seat(background, sitter, side, edge, size=(900, 1080)):
    """A sitter on a plain background, lit from a side (-1, 1), with an edge of light in a second colour."""
    reset(*size, fill=0)
    posed(sitter)
    x, z, lens = sitter.shot
    camera((x, -14, z + 0.05), (x, 0, z), lens)
    printed(background, side, edge)


def facet_mesh(points, faces, m):
    """A solid of flat faces, split into triangles so that no face is bent."""
    import bmesh

    o = solid('cut', points, faces, m)
    b = bmesh.new()
    b.from_mesh(o.data)
    bmesh.ops.remove_doubles(b, verts=b.verts, dist=1e-4)
    bmesh.ops.triangulate(b, faces=b.faces)
    b.to_mesh(o.data)
    b.free()
    return o


def locks(m, rows, parting=(0.0, -0.72, 0.66), behind=(0.0, 0.8, 0.72), columns=8, ridge=0.05, seed=1, tucked=0):
    """Hair that falls from a parting in long planes, a ridge for each lock.

    A row is (height, half-width, half-depth, middle's y, angle of the front edge from the face). `tucked` is the side (-1, 1) whose
    hair is behind the ear.
    """
    rnd = random.Random(seed)
    a, b = Vector(parting), Vector(behind)
    for s in (-1, 1):
        ups = [rnd.uniform(0.6, 1.3) for _ in range(columns + 1)]
        outer, inner = [], []
        for r in range(len(rows) + 1):
            for k in range(columns + 1):
                t = k / columns
                lock = ridge * ups[k] * (1 if k % 2 else -0.6)
                if r == 0:
                    p = a.lerp(b, t) + Vector((0, 0, 0.5 * lock + 0.3 * math.sin(math.pi * t)))
                    outer.append(p)
                    inner.append(p - Vector((0, 0, 0.1)))
                    continue
                z, wide, deep, y, front = rows[r - 1]
                if tucked == s and z < -0.2:
                    front = max(front, 104 if z > -0.7 else 96)
                angle = math.radians(front + (180 - front) * t)
                last = r == len(rows)
                # Hair lies close where it leaves the face.
                size = (1 + lock * (1.2 if last else 1)) * (min(1, 0.91 + 0.05 * k) if z > -0.2 else 1)
                drop = rnd.uniform(-0.09, 0.05) if last else 0
                for ring, q in ((outer, size), (inner, 0.84)):
                    ring.append(Vector((s * wide * q * math.sin(angle), y - deep * q * math.cos(angle), z + drop)))
        n, w = len(outer), columns + 1
        faces = []
        for r in range(len(rows)):
            for k in range(columns):
                q = r * w + k
                faces.append((q, q + 1, q + w + 1, q + w))
            q = r * w
            faces.append((q, q + w, n + q + w, n + q))
        q = len(rows) * w
        faces += [(q + k, q + k + 1, n + q + k + 1, n + q + k) for k in range(columns)]
        rounded(facet_mesh([v[:] for v in outer + inner], faces, m))


# From the middle of the forehead round the ear to the nape, for the left half.
HAIRLINE = [
    (0, -0.76, 0.4), (0.28, -0.7, 0.4), (0.5, -0.52, 0.3), (0.59, -0.42, 0.08), (0.68, -0.16, 0.0), (0.69, -0.06, -0.26),
    (0.72, 0.06, -0.12), (0.74, 0.26, -0.06), (0.7, 0.4, -0.35), (0.56, 0.52, -0.7), (0.3, 0.66, -0.86), (0, 0.72, -0.9),
]


def swept(m, to=(0, 0.6, 0.86), thick=0.12, ridge=0.035, lift=0.0, seed=3):
    """Hair combed from the hairline to one point, in a plane for each lock."""
    rnd = random.Random(seed)
    line = [(s * x, y, z) for s in (1, -1) for x, y, z in (HAIRLINE if s > 0 else HAIRLINE[-2:0:-1])]
    end, middle = Vector(to), Vector((0, 0.1, 0))
    points = []
    for k, start in enumerate(line):
        a = Vector(start)
        up = lift if a.y < -0.4 else 0
        skull = Vector((0.73, 0.97, 0.86))
        for t, q in ((0, -0.1), (0, 0.45), (0.3, 1.0), (0.68, 1.0)):
            p = a.lerp(end, t)
            d = p - middle
            d /= Vector((d.x / skull.x, d.y / skull.y, d.z / skull.z)).length
            out = thick * q + (ridge * rnd.uniform(0.5, 1.2) * (1 if k % 2 else -1) if t else 0)
            base = d if t else a - middle
            points.append((middle + base + base.normalized() * out + Vector((0, 0, up * q * (1 - t))))[:])
    n = len(line)
    faces = [(4 * k + r, 4 * k + r + 1, (4 * k + r + 5) % (4 * n), (4 * k + r + 4) % (4 * n)) for k in range(n) for r in range(3)]
    points.append((end + Vector((0, 0, thick)))[:])
    faces += [(4 * k + 3, 4 * n, (4 * k + 7) % (4 * n)) for k in range(n)]
    return rounded(facet_mesh(points, faces, m))


def pencil(m, wood, lead, at, to):
    """A pencil of six sides behind an ear, its point forward."""
    tip, end = Vector(at), Vector(to)
    turn = (end - tip).to_track_quat('Z', 'Y').to_euler()
    parts = []
    for low, high, r1, r2, paint in ((0, 0.07, 0.004, 0.022, lead), (0.07, 0.22, 0.022, 0.07, wood), (0.22, (end - tip).length, 0.07, 0.07, m)):
        bpy.ops.mesh.primitive_cone_add(vertices=6, radius1=r1, radius2=r2, depth=high - low)
        o = bpy.context.object
        o.rotation_euler, o.location = turn, tip + (end - tip).normalized() * (low + high) / 2
        o.data.materials.append(paint)
        parts.append(o)
    return parts


def brush(t, at, to):
    """A paintbrush behind an ear, its bristles forward."""
    tip, end = Vector(at), Vector(to)
    turn = (end - tip).to_track_quat('Z', 'Y').to_euler()
    for low, high, r1, r2, paint in ((0, 0.3, 0.02, 0.09, t['night']), (0.3, 0.46, 0.075, 0.07, t['chalk']), (0.46, (end - tip).length, 0.055, 0.035, t['orange'])):
        bpy.ops.mesh.primitive_cone_add(vertices=12, radius1=r1, radius2=r2, depth=high - low)
        o = bpy.context.object
        o.rotation_euler, o.location = turn, tip + (end - tip).normalized() * (low + high) / 2
        o.data.materials.append(paint)


def headphones(shell, pad, wide=0.98, steps=40):
    """A band over the hair and a cup on each ear."""
    points, faces = [], []
    for k in range(steps + 1):
        a = math.pi * k / steps
        for r, y in ((1.0, -0.1), (1.0, 0.1), (1.08, 0.1), (1.08, -0.1)):
            points.append((wide * r * math.cos(a), 0.14 + y, -0.12 + 1.13 * r * math.sin(a)))
    for k in range(steps):
        faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
    facet_mesh(points, faces, shell)
    for s in (-1, 1):
        lathe([(0, 0), (0.3, 0), (0.3, 0.14), (0, 0.14)], pad, (s * (wide - 0.15), 0.14, -0.3), 48, (0, s * 90, 0))
        lathe([(0, 0), (0.34, 0), (0.36, 0.03), (0.33, 0.15), (0.28, 0.17), (0, 0.17)], shell, (s * (wide - 0.02), 0.14, -0.3), 48, (0, s * 90, 0))


def front(f, x, z, out):
    """The point of the body that the camera sees at (x, z), moved out by `out`."""
    hit = f.tree.ray_cast(Vector((x, -6, z)), Vector((0, 1, 0)))[0]
    return Vector((x, hit.y - out, z))


def plate(m, points, deep=0.1):
    """A thin solid before and behind points that lie about in a plane."""
    o = hull([(x, y + d, z) for x, y, z in points for d in (0, deep)])
    o.data.materials.append(m)
    return o


def cord(points, m, thick):
    """A tube of six sides along points."""
    for a, b in zip(points, points[1:]):
        turn = (b - a).to_track_quat('Z', 'Y')
        ends = [(p, e) for p, e in ((a, -0.4), (b, 0.4))]
        ring = [
            p + (b - a).normalized() * thick * e + turn @ Vector((thick * math.cos(k * math.pi / 3), thick * math.sin(k * math.pi / 3), 0))
            for p, e in ends
            for k in range(6)
        ]
        hull([p[:] for p in ring]).data.materials.append(m)


def round_glasses(f, m, radius=0.27):
    """Rims before the eyes, a bridge, and temples back to the ears."""
    (x, y, z) = (f.corners['eye in'] + f.corners['eye out']) / 2
    front = y - 0.2
    for s in (-1, 1):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=radius,
            minor_radius=0.024,
            major_segments=40,
            minor_segments=8,
            location=(s * (x + 0.01), front, z - 0.01),
            rotation=(math.radians(90), 0, 0),
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
    lobe = f.ear[3]
    for s in SIDES:
        icosahedron(0.095, (s * (lobe.x + 0.07), lobe.y - 0.03, lobe.z - 0.04), m, (20, 0, 30))


def shirt(f, m, over, v=0.95):
    """A jumper with a V, and the shirt below with its open collar."""
    f.jumper(m, neck=-1.62, thick=0.1, v=0.4, wide=1.0)
    f.jumper(over, neck=-1.78, thick=0.2, v=v)


def guest_head(f, t):
    wrapped(t['sea'])


BOB = [
    (0.6, 0.68, 0.93, 0.12, 22), (0.34, 0.82, 1.03, 0.12, 40), (0.02, 0.91, 1.08, 0.12, 54), (-0.36, 0.92, 0.98, 0.14, 60), (-0.8, 0.96, 0.88, 0.14, 56),
    (-1.22, 0.84, 0.74, 0.14, 48),
]
LONG = [
    (0.58, 0.74, 0.95, 0.12, 20), (0.34, 0.87, 1.05, 0.12, 38), (0.02, 0.93, 1.08, 0.12, 54), (-0.4, 0.95, 1.0, 0.14, 71), (-0.95, 0.93, 0.86, 0.16, 73),
    (-1.5, 1.0, 0.76, 0.16, 60), (-2.05, 1.0, 0.86, 0.14, 50), (-2.6, 0.82, 0.86, 0.1, 42),
]


def lina_head(f, t):
    brown = material('brown black', '#2b1a1c', 0.64, spec=0.25)
    melted([ellipsoid((0, 0.42, -0.62), (0.8, 0.6, 0.62))], brown, 200, 0.06, 2)
    locks(brown, BOB, parting=(0.2, -0.8, 0.58), behind=(0.1, 0.8, 0.7), tucked=-1)
    drops(f, t['sand'])
    pencil(t['red'], t['sand'], t['ink'], (-0.87, -0.5, -0.14), (-0.84, 0.85, 0.08))


def lyes_head(f, t):
    silver = material('silver', '#b9bcc6', 0.6, spec=0.3)
    f.hair(silver, 0.06, front=0.5)
    swept(silver, (0, 0.5, 0.8), 0.12, 0.03, 0.1)
    f.beard(silver)


def yacine_head(f, t):
    beanie(t['orange'], t['sand'])
    f.beard(material('stubble', '#2c1e19', 0.7), 0.06, 0.0)


def meriem_head(f, t):
    headscarf(t['pale'], t['ink'])


def anis_head(f, t):
    f.hair(t['ink'], 0.16, front=0.3)
    curls(t['ink'], 0.9)
    round_glasses(f, t['orange'])
    brush(t, (-1.06, -0.72, -0.1), (-1.06, 1.1, 0.5))


def claire_head(f, t):
    red = material('copper', '#d9661c', 0.64, spec=0.25)
    swept(red, (0, 0.5, 0.86), 0.13, 0.04, 0.05)
    melted([ellipsoid((0, 0.52, 1.08), (0.42, 0.42, 0.36))], red, 60, 0.05, 0)
    drops(f, t['sea'])


def rafik_head(f, t):
    dark = material('black', '#15110f', 0.6, spec=0.3)
    f.hair(dark, 0.05, front=0.6)
    f.beard(dark, 0.13, 0.16)
    cap(t['red'])


def thiziri_head(f, t):
    locks(material('black brown', '#241512', 0.5, spec=0.35), LONG, parting=(0.0, -0.8, 0.56), columns=9, ridge=0.06, seed=5)
    headphones(t['orange'], t['chalk'], 1.0)


def yacine_phone(t, m):
    """An old phone with keys, upright on the table."""
    e = bpy.data.objects.new('phone', None)
    bpy.context.collection.objects.link(e)
    parts = [box((0, 0, 0), (0.8, 0.26, 1.9), t['pale'], 0.1), box((0, -0.13, 0.46), (0.6, 0.03, 0.56), t['night'], 0.03)]
    parts += [box((-0.2 + 0.2 * k, -0.14, -0.06 - 0.19 * r), (0.14, 0.05, 0.11), t['orange' if r == 0 and k != 1 else 'chalk'], 0.02) for k in range(3) for r in range(4)]
    for o in parts:
        o.parent = e
    e.location, e.rotation_euler = (1.1, -1.9, -2.75), [math.radians(a) for a in (-4, 5, -14)]


def claire_mug(t, m):
    lathe([(0, -0.55), (0.44, -0.55), (0.5, 0.5), (0.44, 0.5), (0.4, -0.4), (0, -0.4)], t['orange'], (-1.02, -1.9, -2.95), 40)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.27, minor_radius=0.075, location=(-0.5, -1.9, -2.95), rotation=(math.radians(90), 0, 0))
    o = bpy.context.object
    o.scale = (1, 1, 1.15)
    o.data.materials.append(t['orange'])
    for p in o.data.polygons:
        p.use_smooth = True


def roll_neck(color, top=-1.35):
    def body(f, t):
        f.jumper(t[color], neck=-1.7, thick=0.12)
        f.jumper(t[color], neck=top, slope=0.3, thick=0.17, count=330)

    return body


def rafik_body(f, t):
    """A ruler in the pocket on his breast."""
    shirt(f, t['chalk'], t['ink'], 1.4)
    corners = [(x, z) for x in (-1.2, -0.66) for z in (-2.5, -3.3)]
    y = front(f, -0.93, -2.5, 0.26).y
    box((-0.93, y, -2.3), (0.26, 0.05, 1.5), t['sand'], 0)
    for k in range(9):
        box((-1.0 + (0.0 if k % 2 else -0.02), y - 0.03, -1.64 - 0.09 * k), (0.11 if k % 2 else 0.07, 0.01, 0.026), t['ink'], 0)
    plate(t['ink'], [front(f, x, z, 0.26) for x, z in corners], 0.07)


def crew(color, neck=-1.7):
    return lambda f, t: f.jumper(t[color], neck=neck)


def v_neck(under, over, v=0.95):
    return lambda f, t: shirt(f, t[under], t[over], v)


SMILE = 'expression/units/caucasian/mouth-corner-puller'
SITTERS = {
    'lina-haddad': Sitter(
        dict(sex='female', shape={SMILE: 0.9, 'head/head-oval': 0.8, 'nose/nose-hump-morehump': 0.8, 'chin/chin-width-min': 0.6, 'mouth/mouth-scale-horiz-incr': 0.5}, old=0.1, lids=1.42, eye=1.2),
        ('#c98f66', '#b3604e'), '#4b2a14', ('#1b1210', dict(arch=0.02, thick=0.075)), lina_head, crew('orange'), (3, -7, 22, 38), (-0.035, 0), (0.05, -0.62, 132),
    ),
    'lyes-ould-kaci': Sitter(
        dict(sex='male', shape={'head/head-rectangular': 0.9, 'head/head-skinny': 0.6, 'nose/nose-scale-vert-incr': 1.2, 'nose/nose-hump-morehump': 1.8, 'nose/nose-scale-depth-incr': 1.3, SMILE: 0.5}, old=0.6, lids=0.9, eye=1.05),
        ('#b98660', '#a2614f'), '#5a3a1d', ('#9a9ba2', dict(arch=-0.01)), lyes_head, v_neck('chalk', 'sea'), (-7, 2, -50, -30), (-0.02, 0.0), (-0.08, -0.78, 114),
    ),
    'yacine-belkacem': Sitter(
        dict(sex='male', shape={'head/head-square': 1.3, 'nose/nose-scale-horiz-incr': 1.2, 'nose/nose-volume-potato': 0.8, 'nose/nose-flaring-incr': 0.8, 'mouth/mouth-lowerlip-volume-inflate': 1.0, 'mouth/mouth-upperlip-volume-inflate': 0.9, 'chin/chin-width-max': 1.0, SMILE: 0.9}, african=0.7, lids=1.12),
        ('#7d4c30', '#6f3b30'), '#2b170c', ('#120c0a', dict()), yacine_head, roll_neck('ink'), (12, -6, 27, -16), (-0.01, -0.02), (0.05, -0.92, 108), yacine_phone,
    ),
    'meriem-ait-said': Sitter(
        dict(sex='female', shape={'head/head-round': 1.3, 'nose/nose-scale-vert-decr': 1.0, 'nose/nose-point-up': 1.0, 'cheek/*-cheek-volume-inflate': 1.0, 'eyes/*-eye-size-big': 0.8, SMILE: 1.0, 'mouth/mouth-scale-horiz-incr': 0.4}, lids=1.5, eye=1.2, bare=False),
        ('#d9a37c', '#c06a5b'), '#3d2412', ('#221512', dict(thick=0.065, inner=0.015, lift=0.02)), meriem_head, crew('ink', -1.9), (17, 9, -16, 14), (-0.02, -0.03), (0.02, -0.72, 122),
    ),
    'anis-boudraa': Sitter(
        dict(sex='male', shape={'head/head-invertedtriangular': 1.3, 'head/head-skinny': 1.0, 'nose/nose-scale-vert-incr': 1.2, 'nose/nose-volume-point': 1.0, 'nose/nose-scale-depth-incr': 0.8, 'nose/nose-width2-min': 0.8, 'chin/chin-prominent-more': 0.8, SMILE: 0.5}, lids=1.4, eye=1.1, carve={n: (0, -0.07, -0.03) for n in ('chin', 'chin side', 'menton', 'chin low')}),
        ('#c48a60', '#9a5247'), '#3f2a16', ('#15110f', dict(thick=0.075)), anis_head, roll_neck('chalk', -1.25), (-10, 4, 34, 30), (0.01, 0.03), (0, -0.86, 104),
    ),
    'claire-roux-benali': Sitter(
        dict(sex='female', shape={'head/head-rectangular': 0.5, 'head/head-oval': 0.5, 'nose/nose-scale-vert-incr': 0.2, 'nose/nose-point-up': 0.9, 'nose/nose-width1-min': 0.6, 'mouth/mouth-scale-horiz-incr': 0.6, 'mouth/mouth-lowerlip-volume-inflate': 0.5, SMILE: 1.15}, old=0.3, african=0.0, lids=1.3),
        ('#e2b08f', '#c96f60'), '#2c5674', ('#a34e1c', dict(arch=0.0, lift=0.02, inner=0.015, thick=0.06)), claire_head, v_neck('chalk', 'pale'), (2, 8, -20, -14), (0.02, 0), (0.08, -0.76, 107), claire_mug,
    ),
    'rafik-zemmouche': Sitter(
        dict(sex='male', shape={'head/head-fat': 1.0, 'head/head-round': 0.9, 'nose/nose-scale-horiz-incr': 0.8, 'nose/nose-curve-convex': 1.2, 'nose/nose-volume-potato': 0.5, 'cheek/*-cheek-volume-inflate': 0.9, SMILE: 0.8}, old=0.3, weight=0.6, lids=0.95),
        ('#a9714a', '#935443'), '#38200f', ('#120e0c', dict(thick=0.1)), rafik_head, rafik_body, (2, -4, 4, -12), (0, 0), (-0.05, -0.95, 100),
    ),
    'thiziri-amokrane': Sitter(
        dict(sex='female', shape={'head/head-diamond': 1.3, 'cheek/*-cheek-bones-out': 1.2, 'nose/nose-width2-min': 0.6, 'nose/nose-point-down': 0.6, 'mouth/mouth-upperlip-volume-inflate': 0.4, 'mouth/mouth-lowerlip-volume-inflate': 0.6, 'mouth/mouth-scale-horiz-incr': 0.6, SMILE: 0.7}, lids=1.3, carve={'eye out': (0, 0, 0.03), 'lip corner': (0, -0.02, 0.016)}),
        ('#a26a45', '#8e4b3c'), '#3c4a22', ('#120d0c', dict(arch=0.02, thick=0.07)), thiziri_head, crew('sand'), (-2, -4, -20, -12), (0.04, 0), (0, -0.86, 110),
    ),
    'team-details': Sitter(
        dict(sex='male', shape={'head/head-oval': 0.6, 'nose/nose-hump-morehump': 1.0, 'nose/nose-greek-moregreek': 0.6, 'mouth/mouth-scale-horiz-incr': 0.3, SMILE: 0.7}, african=0.3, lids=1.25, bare=False),
        ('#94603c', '#7a3f37'), '#3a2312', ('#15100e', dict(inner=0.02)), guest_head, crew('ink', -1.9), (0, 3, -34, -20), (0.03, 0), (0, -0.83, 112),
    ),
}


# Background, side of the lamp, colour of the light from behind.
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
    background, side, edge = LIGHT[ARGS['picture']]
    seat(background, SITTERS[ARGS['picture']], side, edge)
