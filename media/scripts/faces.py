"""Faceted heads of people: the base mesh of MakeHuman (CC0), shaped by its morph targets, then cut into flat facets.

A face gives back the surface that brows, hair, beards and clothes lie on. It looks along -y, its crown is at z = .85.
"""

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from sculpture import BODY, EYES, shaped
from stage import material

SIDES = (-1, 1)


def both(name):
    """The names of a target that has a left and a right side."""
    return [name.replace('*', side) for side in (('left', 'right') if 'units' in name else ('l', 'r'))]


def mesh_object(points, faces, m):
    """An object of only those points that the faces use."""
    used = np.unique(faces)
    mesh = bpy.data.meshes.new('face')
    mesh.from_pydata(points[used].tolist(), [], np.searchsorted(used, faces).tolist())
    o = bpy.data.objects.new('face', mesh)
    bpy.context.collection.objects.link(o)
    mesh.materials.append(m)
    return o, used


def cut(o, count):
    """Reduces an object to about `count` flat facets."""
    d = o.modifiers.new('facets', 'DECIMATE')
    d.ratio = min(1, count / (2 * len(o.data.polygons)))
    bpy.context.view_layer.objects.active = o
    bpy.ops.object.modifier_apply(modifier=d.name)
    for p in o.data.polygons:
        p.use_smooth = False
    return o


class Face:
    """`shape` weighs morph targets (`*` stands for both sides); `old` and `weight` are parts of 1, `african` mixes two bases."""

    def __init__(self, sex, shape=None, old=0.0, african=0.15, weight=0.0):
        basis = {}
        for age, part in (('young', 1 - old), ('old', old)):
            if not part:
                continue
            for build, share in (('average', 1 - weight), ('max', weight)):
                if share:
                    basis['macrodetails/universal-%s-%s-averagemuscle-%sweight' % (sex, age, build)] = part * share
            basis['macrodetails/caucasian-%s-%s' % (sex, age)] = part * (1 - african)
            basis['macrodetails/african-%s-%s' % (sex, age)] = part * african
        for name, value in (shape or {}).items():
            for each in both(name) if '*' in name else [name]:
                basis[each] = value
        plain, faces, groups = shaped({})
        points, _, _ = shaped(basis)
        lips = np.zeros(len(points))
        for name in ('upperlip-volume-inflate', 'lowerlip-volume-inflate'):
            move = np.linalg.norm(shaped({'mouth/mouth-%s' % name: 1})[0] - plain, axis=1)
            lips = np.maximum(lips, move / move.max())
        self.lips = lips
        points = np.stack((points[:, 0], -points[:, 2], points[:, 1]), 1)
        body = np.unique(faces[groups == BODY])
        points[:, 2] += 0.85 - points[body, 2].max()
        skull = points[body][points[body, 2] > 0.2]
        points[:, 1] += 0.1 - (skull[:, 1].min() + skull[:, 1].max()) / 2
        self.points = points
        bust = (points[faces, 2] > -4.6).all(axis=1) & (np.abs(points[faces, 0]) < 2.4).all(axis=1)
        self.faces = faces[(groups == BODY) & bust]
        self.eyes = []
        for g in EYES:
            eye = points[np.unique(faces[groups == g])]
            low, high = eye.min(0), eye.max(0)
            self.eyes.append(((low + high) / 2, (high - low)[2] / 2))
        self.eyes.sort(key=lambda e: e[0][0])
        self.tree = BVHTree.FromPolygons(points.tolist(), self.faces.tolist())
        normals = np.zeros_like(points)
        corners = points[self.faces]
        across = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
        for k in range(4):
            np.add.at(normals, self.faces[:, k], across)
        self.normals = normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
        mouth = points[(lips > 0.5)]
        self.mouth = mouth.mean(0)
        self.mouth_width = mouth[:, 0].max()

    def skin(self, m, lip, count=1000, mouth=0.35):
        """Head, neck and what a neckline shows of the chest."""
        p = self.points
        x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
        bare = (z > -1.45) | (z > -1.9) & (x < 0.62) | (z > -2.6) & (x < 0.42) & (y < 0.3)
        faces = self.faces[bare[self.faces].all(axis=1)]
        o, used = mesh_object(p, faces, m)
        o.data.materials.append(lip)
        red = (self.lips[faces] > mouth).all(axis=1) & (np.abs(p[faces, 0]) < self.mouth_width * 1.02).all(axis=1)
        for polygon, is_lip in zip(o.data.polygons, red):
            polygon.material_index = int(is_lip)
        return cut(o, count)

    def shell(self, m, lift, count, where):
        """A layer over the surface: `lift(points)` is its thickness at each point, `where(points)` limits it."""
        p = self.points
        thick = np.asarray(lift(p) if callable(lift) else np.full(len(p), lift))
        moved = p + self.normals * thick[:, None]
        mask = where(p)
        faces = self.faces[mask[self.faces].sum(axis=1) >= 3]
        o, _ = mesh_object(moved, faces, m)
        b = bmesh.new()
        b.from_mesh(o.data)
        edge = [e for e in b.edges if e.is_boundary]
        made = bmesh.ops.extrude_edge_only(b, edges=edge)['geom']
        for v in made:
            if isinstance(v, bmesh.types.BMVert):
                hit, normal, *_ = self.tree.find_nearest(v.co)
                v.co = hit - normal * 0.06
        b.to_mesh(o.data)
        b.free()
        return cut(o, count)

    def hair(self, m, thick=0.12, count=260, front=0.4, side=-0.3, nape=-0.85, top=0.0):
        """Hair that follows the skull, from the hairline to the nape; `top` is extra height on the crown."""

        def lift(p):
            return thick + top * np.clip((p[:, 2] - 0.2) / 0.6, 0, 1)

        def scalp(p):
            x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
            line = np.interp(y, (-0.9, -0.58, -0.42, -0.12, 0.25, 0.9), (front, front - 0.02, front - 0.3, side, -0.5, nape))
            ear = (x > 0.76) & (z < 0.08) & (y < 0.4)
            return (z > line) & ~ear

        return self.shell(m, lift, count, scalp)

    def beard(self, m, thick=0.1, count=200, chin=0.06, low=-1.42, moustache=True, cheek=-0.72):
        middle = self.mouth[2]

        def edge(x):
            return np.interp(x, (0, 0.2, 0.34, 0.55, 0.7, 0.85), (middle + 0.19, middle + 0.16, cheek, cheek, -0.5, -0.15))

        def lift(p):
            thin = np.clip((edge(np.abs(p[:, 0])) - p[:, 2]) / 0.3, 0.0, 1)
            mouth = np.abs(p[:, 0]) < 0.3
            full = np.where(mouth, np.maximum(thin, 0.45), thin)
            return 0.02 + thick * full + chin * np.clip((-1.0 - p[:, 2]) / 0.25, 0, 1) * (p[:, 1] < -0.5)

        def jaw(p):
            x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
            lips = (x / (self.mouth_width * 0.98)) ** 2 + ((z - middle) / 0.07) ** 2 < 1
            shaved = (z > middle) & (x < 0.26) if not moustache else False
            ear = (x > 0.76) & (z > -0.75)
            return (z < edge(x)) & (z > low) & (y < 0.02) & ~lips & (self.lips < 0.3) & ~ear & ~shaved

        return self.shell(m, lift, count, jaw)

    def jumper(self, m, neck=-1.75, slope=0.42, thick=0.11, count=230, v=0.0):
        """Cloth over neck and shoulders. `neck` is the height of its edge in front of the neck, `v` the depth of a V there."""

        def covered(p):
            x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
            edge = neck + slope * np.clip(y, -0.3, 0.9)
            if v:
                edge = edge - v * np.clip(1 - x / 0.55, 0, 1) * (y < 0.2)
            return (z < edge) & (z < -1.05)

        return self.shell(m, thick, count, covered)

    def touch(self, x, z, out=0.0):
        """The point of the surface that the camera sees at (x, z), moved `out` towards it."""
        hit = self.tree.ray_cast(Vector((x, -5, z)), Vector((0, 1, 0)))[0]
        return Vector((x, (hit.y if hit else -0.5) - out, z))

    def ribbon(self, line, m, out=0.03):
        """A flat band on the surface, from (x, z, height) triples."""
        for s in SIDES:
            top = [self.touch(s * x, z + h / 2, out) for x, z, h in line]
            low = [self.touch(s * x, z - h / 2, out) for x, z, h in line]
            back = [v + Vector((0, 0.12, 0)) for v in top + low]
            n = len(line)
            points = [v[:] for v in top + low + back]
            faces = []
            for i in range(n - 1):
                faces += [(i, i + 1, n + i + 1, n + i), (i, 2 * n + i, 2 * n + i + 1, i + 1)]
                faces += [(n + i, n + i + 1, 3 * n + i + 1, 3 * n + i)]
            faces += [(0, n, 3 * n, 2 * n), (n - 1, 3 * n - 1, 4 * n - 1, 2 * n - 1)]
            o, _ = mesh_object(np.array(points), np.array(faces), m)

    def brows(self, m, height=0.21, thick=0.07, arch=0.04, inner=0.0, long=1.0):
        (x, _, z), _ = self.eyes[1]
        line = [(-0.22, inner, 0.8), (-0.08, 0.025, 1.1), (0.1, arch, 0.9), (0.24 * long, arch * 0.3 - 0.02, 0.35)]
        self.ribbon([(x + a, z + height + b, thick * c) for a, b, c in line], m)

    def look(self, gaze, iris, white='#f3ece2', lash=None):
        """Eyeballs with an iris, a pupil and a point of light, turned along `gaze`."""
        sclera, ring, dark = material('sclera', white, 0.35), material('iris', iris, 0.3), material('pupil', '#07060a', 0.2)
        glint = material('glint', '#ffffff', 0.2)
        glint.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (1, 1, 1, 1)
        for centre, radius in self.eyes:
            turn = Vector(gaze).to_track_quat('Z', 'Y')
            bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=radius * 0.985, location=centre)
            ball = bpy.context.object
            ball.data.materials.append(sclera)
            for size, m, deep, corners in ((0.5, ring, 0.925, 8), (0.24, dark, 0.99, 6)):
                bpy.ops.mesh.primitive_cone_add(
                    vertices=corners, radius1=radius * size, radius2=radius * size * 0.86, depth=radius * 0.12
                )
                o = bpy.context.object
                o.location = Vector(centre) + Vector(gaze).normalized() * radius * deep
                o.rotation_euler = turn.to_euler()
                o.data.materials.append(m)
            bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=radius * 0.11)
            o = bpy.context.object
            o.location = Vector(centre) + Vector(gaze).normalized() * radius * 1.03 + Vector((-0.2, 0, 0.22)) * radius
            o.data.materials.append(glint)
        if lash:
            for s, (centre, radius) in zip(SIDES, self.eyes):
                self.lid(s, centre, radius, lash)

    def lid(self, s, centre, radius, m):
        """The line of the upper lashes, where the lid meets the eyeball as seen from the front."""
        line = []
        for k in range(-4, 5):
            x = centre[0] + radius * 0.24 * k * 1.02
            for step in range(60):
                z = centre[2] + radius * (1.1 - step * 0.03)
                hit = self.tree.ray_cast(Vector((x, -5, z)), Vector((0, 1, 0)))[0]
                ball = radius**2 - (x - centre[0]) ** 2 - (z - centre[2]) ** 2
                front = centre[1] - (ball**0.5 if ball > 0 else 9e9 * -1)
                if ball > 0 and (hit is None or hit.y > front):
                    line.append((x, z, front))
                    break
        if len(line) < 3:
            return
        points, faces = [], []
        for i, (x, z, y) in enumerate(line):
            t = 0.1 * radius * (1.0 if 0 < i < len(line) - 1 else 0.5)
            points += [(x, y - 0.05, z + t * 1.3), (x, y - 0.05, z - t), (x, y + 0.05, z + t), (x, y + 0.05, z - t)]
        for i in range(len(line) - 1):
            a, b = 4 * i, 4 * i + 4
            faces += [(a, b, b + 1, a + 1), (a, a + 2, b + 2, b), (a + 1, b + 1, b + 3, a + 3)]
        mesh_object(np.array(points), np.array(faces), m)
