"""Carved heads of people: landmarks on the base mesh of MakeHuman (CC0), joined by flat planes as a sculptor cuts them.

The base mesh, shaped by its morph targets, gives each person a face; `PLANES` says where the planes meet, so that every
head is cut in the same hand. A face looks along -y, its crown is at z = .85. Hair and clothes lie on the base mesh.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt
from sculpture import BODY, shaped
from stage import material

SIDES = (-1, 1)

# The corners of the planes of the left half. Two numbers: what the camera sees there from the front; three: the nearest
# point of the surface.
PLANES = {
    'crown': (0, 0.1, 0.85),
    'top': (0, -0.5, 0.66),
    'forehead': (0, 0.3),
    'glabella': (0, 0.0),
    'nasion': (0, -0.19),
    'bridge': (0, -0.36),
    'tip': (0, -0.505),
    'under nose': (0, -0.665),
    'cupid': (0, -0.748),
    'mouth': (0, -0.85, -0.815),
    'under lip': (0, -0.915),
    'fold': (0, -1.0),
    'chin': (0, -1.1),
    'menton': (0, -0.7, -1.215),
    'throat': (0, -0.3, -1.25),
    'ridge high': (0.055, -0.2),
    'ridge': (0.06, -0.37),
    'ridge tip': (0.075, -0.5),
    'nose root': (0.12, -0.27),
    'nose side': (0.15, -0.46),
    'wing': (0.165, -0.58),
    'nostril': (0.1, -0.635),
    'brow in': (0.1, -0.055),
    'brow': (0.29, -0.02),
    'brow out': (0.48, -0.1),
    'socket': (0.14, -0.15),
    'lid': (0.29, -0.125),
    'lid out': (0.45, -0.19),
    'eye in': (0.155, -0.242),
    'eye up in': (0.235, -0.17),
    'eye up out': (0.345, -0.165),
    'eye out': (0.432, -0.222),
    'eye low out': (0.35, -0.283),
    'eye low in': (0.24, -0.283),
    'tear': (0.27, -0.37),
    'pouch': (0.43, -0.3),
    'cheekbone': (0.545, -0.36),
    'apple': (0.36, -0.5),
    'smile fold': (0.25, -0.68),
    'cheek': (0.44, -0.72),
    'hollow': (0.57, -0.6),
    'lip peak': (0.065, -0.738),
    'lip side': (0.13, -0.772),
    'lip in': (0.1, -0.85, -0.82),
    'lip corner': (0.2, -0.838),
    'low lip': (0.1, -0.905),
    'mouth side': (0.3, -0.86),
    'chin side': (0.15, -1.03),
    'chin low': (0.16, -0.64, -1.19),
    'jaw front': (0.31, -0.5, -1.1),
    'jaw': (0.45, -0.22, -0.99),
    'jaw high': (0.45, -0.9),
    'jaw corner': (0.55, 0.06, -0.84),
    'under jaw': (0.26, -0.2, -1.21),
    'temple': (0.6, -0.4, -0.08),
    'temple high': (0.6, -0.3, 0.3),
    'forehead side': (0.27, 0.27),
    'forehead out': (0.46, 0.14),
    'forehead top': (0.33, -0.4, 0.62),
    'zygoma': (0.67, -0.12, -0.36),
    'ear front': (0.66, 0.06, -0.3),
    'ear low': (0.62, 0.1, -0.66),
    'side': (0.68, 0.1, 0.15),
    'side high': (0.55, 0.1, 0.6),
    'ear back': (0.66, 0.36, -0.35),
    'mastoid': (0.52, 0.4, -0.75),
    'back side': (0.56, 0.66, 0.1),
    'back side low': (0.42, 0.8, -0.5),
    'back': (0, 1.02, 0.1),
    'back high': (0, 0.8, 0.6),
    'back low': (0, 0.9, -0.45),
    'nape': (0, 0.68, -0.85),
    'nape side': (0.34, 0.58, -0.9),
    **{
        'neck %d %d' % (k, angle): (angle, z, None, None)
        for k, z in enumerate((-1.42, -1.7, -2.0))
        for angle in (0, 38, 78, 120, 180)
    },
    'chest': (0, -2.6),
    'chest side': (0.45, -2.5),
}

# Edges that the planes must keep, as chains of corners.
EDGES = [
    ['ridge high', 'ridge', 'ridge tip', 'nostril', 'under nose'],
    ['glabella', 'nasion', 'bridge', 'tip', 'under nose', 'cupid', 'mouth', 'under lip', 'fold', 'chin', 'menton', 'throat'],
    ['brow in', 'nose root', 'nose side', 'wing', 'nostril'],
    ['ridge high', 'brow in', 'brow', 'brow out', 'temple'],
    ['socket', 'lid', 'lid out', 'cheekbone'],
    ['nose root', 'tear', 'pouch', 'lid out'],
    ['eye in', 'eye up in', 'eye up out', 'eye out', 'eye low out', 'eye low in', 'eye in'],
    ['wing', 'smile fold', 'mouth side', 'jaw front'],
    ['smile fold', 'apple', 'cheekbone', 'zygoma', 'ear front'],
    ['cupid', 'lip peak', 'lip side', 'lip corner', 'low lip', 'under lip'],
    ['mouth', 'lip in', 'lip corner'],
    ['fold', 'chin side', 'chin low', 'menton'],
    ['chin low', 'jaw front', 'jaw', 'jaw corner', 'ear low'],
    ['brow out', 'forehead out', 'forehead side', 'forehead'],
]

EYE = ['eye in', 'eye up in', 'eye up out', 'eye out', 'eye low out', 'eye low in']
LIPS = ['cupid', 'lip peak', 'lip side', 'lip corner', 'low lip', 'under lip']

# How far the sculptor moves a corner along x (outwards), y (back) and z.
CARVE = {
    'brow in': (0, -0.015, 0.0),
    'brow': (0, -0.02, 0.0),
    'socket': (0, 0.02, 0),
    'lid': (0, 0.01, 0.012),
    'eye in': (-0.012, 0.02, 0),
    'eye out': (0.02, 0.0, 0.008),
    'ridge': (-0.008, 0, 0),
    'wing': (0.012, 0, 0),
    'mouth': (0, -0.022, 0.004),
    'lip in': (0.02, -0.022, 0.008),
    'lip corner': (0.055, 0.0, 0.036),
    'lip side': (0.02, 0, -0.006),
    'low lip': (0.03, -0.01, 0.012),
    'under lip': (0, -0.015, 0.008),
    'lip peak': (0, 0.012, -0.006),
    'cupid': (0, 0.016, -0.01),
    'apple': (0.01, -0.05, 0.02),
    'smile fold': (0.01, 0.01, 0),
    # The neck dives under the collar.
    'neck 2 38': (-0.08, 0.1, -0.1),
    'neck 2 78': (-0.2, 0, -0.14),
    'neck 2 120': (-0.2, -0.1, -0.14),
}

EAR = [(0.78, 0.2, -0.17), (0.84, 0.27, -0.28), (0.82, 0.25, -0.42), (0.74, 0.08, -0.68), (0.7, 0.04, -0.24), (0.7, 0.02, -0.5), (0.72, 0.3, -0.36)]


def both(name):
    """The names of a target that has a left and a right side."""
    return [name.replace('*', side) for side in (('left', 'right') if 'units' in name else ('l', 'r'))]


def upright(points, faces, groups):
    """Turns the base mesh to look along -y and puts its crown at z = .85."""
    points = np.stack((points[:, 0], -points[:, 2], points[:, 1]), 1)
    body = np.unique(faces[groups == BODY])
    points[:, 2] += 0.85 - points[body, 2].max()
    skull = points[body][points[body, 2] > 0.2]
    points[:, 1] += 0.1 - (skull[:, 1].min() + skull[:, 1].max()) / 2
    return points


def mesh_object(points, faces, m):
    """An object of only those points that the faces use."""
    used = np.unique([v for f in faces for v in f])
    mesh = bpy.data.meshes.new('face')
    mesh.from_pydata(np.asarray(points)[used].tolist(), [], [np.searchsorted(used, f).tolist() for f in faces])
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


def clipped(polygon, by):
    """The part of a polygon within a convex one, both anticlockwise lists of (x, z)."""
    for (ax, az), (bx, bz) in zip(by, by[1:] + by[:1]):
        side = [(bx - ax) * (z - az) - (bz - az) * (x - ax) for x, z in polygon]
        kept = []
        for k, (p, s) in enumerate(zip(polygon, side)):
            before, t = polygon[k - 1], side[k - 1]
            if (s >= 0) != (t >= 0):
                f = t / (t - s)
                kept.append((before[0] + f * (p[0] - before[0]), before[1] + f * (p[1] - before[1])))
            if s >= 0:
                kept.append(p)
        polygon = kept
    return polygon


def planes(corners):
    """The triangles between the corners of the left half, from a map of the head unrolled about its axis."""
    names = list(corners)
    flat = []
    for name in names:
        x, y, z = corners[name]
        around = math.atan2(x, 0.1 - y) if x > 1e-4 else (math.pi if y > 0.3 else 0)
        # Under the jaw the surface runs back, not down.
        down = {'throat': -0.06, 'under jaw': -0.08, 'crown': 0.5}.get(name, 0) if name != 'menton' else 0
        flat.append(Vector((0.7 * around, z + down)))
    flat.append(Vector((0.7 * math.pi, flat[names.index('crown')].y)))
    names.append('crown')
    edges = [(names.index(a), names.index(b)) for chain in EDGES for a, b in zip(chain, chain[1:])]
    _, _, faces, origin, *_ = delaunay_2d_cdt(flat, edges, [], 0, 1e-5)
    assert len(origin) == len(names) and all(len(o) == 1 for o in origin)
    return [tuple(names[origin[v][0]] for v in f) for f in faces]


def within(faces, outline):
    """The triangles all of whose corners are in an outline."""
    return [f for f in faces if set(f) <= set(outline)]


class Face:
    """`shape` weighs morph targets (`*` stands for both sides); `old` and `weight` are parts of 1, `african` mixes two bases.

    `lids` is how far the eyes are open.
    """

    def __init__(self, sex, shape=None, old=0.0, african=0.15, weight=0.0, lids=1.22):
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
        points, faces, groups = shaped(basis)
        self.points = points = upright(points, faces, groups)
        bust = (points[faces, 2] > -4.6).all(axis=1) & (np.abs(points[faces, 0]) < 2.4).all(axis=1)
        self.faces = faces[(groups == BODY) & bust]
        self.tree = BVHTree.FromPolygons(points.tolist(), self.faces.tolist())
        normals = np.zeros_like(points)
        corners = points[self.faces]
        across = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
        for k in range(4):
            np.add.at(normals, self.faces[:, k], across)
        self.normals = normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
        self.carve(faces, groups, lids)

    def carve(self, faces, groups, lids):
        """Finds the corners of the planes on an average head, and where they lie on this one."""
        average = {}
        for sex in ('female', 'male'):
            average['macrodetails/universal-%s-young-averagemuscle-averageweight' % sex] = 0.5
            average['macrodetails/caucasian-%s-young' % sex] = 0.5
        common = upright(shaped(average)[0], faces, groups)
        tree = BVHTree.FromPolygons(common.tolist(), self.faces.tolist())

        def found(spot):
            if len(spot) == 2:
                return tree.ray_cast(Vector((spot[0], -5, spot[1])), Vector((0, 1, 0)))
            if len(spot) == 4:
                angle, z = math.radians(spot[0]), spot[1]
                out = Vector((math.sin(angle), -math.cos(angle), 0))
                return tree.ray_cast(Vector((0, 0.3, z)) + 6 * out, -out)
            return tree.find_nearest(Vector(spot))

        def here(spot):
            """A point of the average head, and the same point of this head."""
            at, _, face, _ = found(spot)
            corners = self.faces[face]
            near = 1 / (np.linalg.norm(common[corners] - np.array(at), axis=1) + 1e-6) ** 2
            near /= near.sum()
            return Vector(at), Vector(at) + Vector((self.points[corners] - common[corners]).T @ near)

        average_corners, self.corners = {}, {}
        for name, spot in PLANES.items():
            average_corners[name], p = here(spot)
            move = Vector(CARVE.get(name, (0, 0, 0)))
            if spot[0] in (0, 180):
                p.x = average_corners[name].x = 0
            self.corners[name] = p + move
        self.cuts = planes(average_corners)
        self.ear = [here(spot)[1] for spot in EAR]
        level = (self.corners['eye in'].z + self.corners['eye out'].z) / 2
        for name in EYE[1:3]:
            self.corners[name].z = level + (self.corners[name].z - level) * lids

    def halves(self, faces, move=None):
        """Points and triangles of both halves from triangles of named corners; `move` changes a corner's place."""
        names = sorted({n for f in faces for n in f})
        half = [move(n, self.corners[n]) if move else self.corners[n] for n in names]
        points, number = [], {}
        for s in SIDES:
            for n, p in zip(names, half):
                middle = abs(self.corners[n].x) < 1e-6
                if middle and (n, -1) in number:
                    number[n, s] = number[n, -1]
                    continue
                number[n, s] = len(points)
                points.append((s * p.x, p.y, p.z))
        both_sides = []
        for s in SIDES:
            for f in faces:
                ring = [number[n, s] for n in f]
                if len(set(ring)) == 3:
                    both_sides.append(ring if s > 0 else ring[::-1])
        return np.array(points), both_sides

    def skin(self, m, lip):
        """Head, neck and what a neckline shows of the chest, with carved ears."""
        red = within(self.cuts, [*LIPS, 'mouth', 'lip in'])
        closed = within(self.cuts, EYE)
        mesh_object(*self.halves([f for f in self.cuts if f not in red and f not in closed]), m)
        mesh_object(*self.halves(red), lip)
        for s in SIDES:
            b = bmesh.new()
            for p in self.ear:
                b.verts.new((s * p.x, p.y, p.z))
            for p in self.ear[4:]:
                b.verts.new((s * (p.x - 0.12), p.y + 0.04, p.z))
            bmesh.ops.convex_hull(b, input=b.verts)
            mesh = bpy.data.meshes.new('ear')
            b.to_mesh(mesh)
            b.free()
            mesh.materials.append(m)
            bpy.context.collection.objects.link(bpy.data.objects.new('ear', mesh))

    def eyes(self, iris, gaze=(0.0, 0.0), white='#e9dfd2', lash='#17100e'):
        """Eyes cut as flat almonds: a pale plane, a dark hexagon turned by `gaze`, one facet of light, and the upper lashes.

        The dark keeps its size, and the lids cut it off.
        """
        pale, dark, line = material('white', white, 0.6, spec=0.2), material('iris', iris, 0.5, spec=0.2), material('lash', lash, 0.7)
        glint = material('glint', '#ffffff', 0.5)
        glint.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (0.8, 0.8, 0.8, 1)
        contour = np.array([self.corners[n] for n in EYE])
        slope = np.linalg.lstsq(np.c_[contour[:, 0], contour[:, 2], np.ones(6)], contour[:, 1], rcond=None)[0]
        centre = (contour[0] + contour[3]) / 2
        for s in SIDES:
            def place(x, z, out):
                return (s * x, slope @ (x, z, 1) - out, z)

            def flat(outline, out, m):
                if len(outline) > 2:
                    mesh_object(np.array([place(x, z, out) for x, z in outline]), [list(range(len(outline)))[:: -s]], m)

            almond = [(x, z) for x, _, z in contour][::-1]
            flat([(centre[0] + (x - centre[0]) * 1.15, centre[2] + (z - centre[2]) * 1.3) for x, z in almond], -0.025, pale)
            cx, cz = centre[0] + s * gaze[0] - 0.005, centre[2] + gaze[1] + 0.012
            radius = 0.092
            hexagon = [(cx + radius * math.cos(a), cz + radius * math.sin(a)) for a in (math.pi / 3 * k for k in range(6))]
            flat(clipped(hexagon, almond), -0.012, dark)
            gx, gz = cx - s * 0.035, cz + 0.03
            spark = [(gx + 0.028 * math.cos(a), gz + 0.028 * math.sin(a)) for a in (0.2, 1.9, 3.3, 4.9)]
            flat(clipped(spark, almond), 0.0, glint)
            upper = contour[[0, 1, 2, 3]]
            rim, ring = [], []
            for k, p in enumerate(upper):
                t = (0.008, 0.03, 0.034, 0.02)[k]
                x = p[0] + (0.02 if k == 3 else 0)
                rim += [(s * x, p[1] - 0.03, p[2] - 0.006), (s * x, p[1] - 0.028, p[2] + t), (s * x, p[1] + 0.05, p[2] + t)]
            for k in range(3):
                q = 3 * k
                ring += [[q, q + 3, q + 4, q + 1], [q + 1, q + 4, q + 5, q + 2], [q, q + 2, q + 5, q + 3]]
            mesh_object(np.array(rim), [r[::s] for r in ring], line)

    def brows(self, m, thick=0.085, lift=0.0, inner=0.0, arch=0.0, out=0.038):
        """Each brow is one wedge of two planes that meet at the arch."""
        a, b, c = (self.corners[n] for n in ('brow in', 'brow', 'brow out'))
        line = [
            (a + Vector((0.02, 0, 0.035 + lift + inner)), thick),
            (b + Vector((0.04, 0, 0.02 + lift + arch)), thick * 0.92),
            (c + Vector((0.0, 0, 0.0 + lift)), thick * 0.3),
        ]
        for s in SIDES:
            points = []
            for p, t in line:
                points += [(s * p.x, p.y - out, p.z + t / 2), (s * p.x, p.y - out, p.z - t / 2)]
                points += [(s * p.x, p.y + 0.1, p.z + t / 2), (s * p.x, p.y + 0.1, p.z - t / 2)]
            faces = [[0, 1, 3, 2], [8, 10, 11, 9]]
            for k in (0, 4):
                faces += [[k, k + 4, k + 5, k + 1], [k, k + 2, k + 6, k + 4], [k + 1, k + 5, k + 7, k + 3]]
            mesh_object(np.array(points), faces, m)

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

    def beard(self, m, thick=0.1, chin=0.08, moustache=True, cheeks=True):
        """A beard cut in the planes of the jaw, raised by `thick` and hanging down by `chin`."""
        zone = ['mouth side', 'chin side', 'chin', 'fold', 'chin low', 'menton', 'jaw front', 'jaw', 'jaw high', 'throat', 'under jaw']
        zone += ['under lip', 'low lip', 'lip corner'] + (['jaw corner', 'cheek', 'ear low'] if cheeks else [])
        if moustache:
            zone += ['under nose', 'nostril', 'wing', 'smile fold', 'cupid', 'lip peak', 'lip side']
        bare = within(self.cuts, [*LIPS, 'mouth', 'lip in'])
        faces = [f for f in within(self.cuts, zone) if f not in bare]
        full = {'chin', 'chin low', 'menton', 'chin side', 'jaw front', 'fold'}
        rim = {'cupid', 'lip peak', 'lip side', 'lip corner', 'low lip', 'under lip'}
        low = {'cheek', 'ear low', 'jaw high', 'jaw corner', 'wing', 'nostril', 'under nose'}
        middle = Vector((0, 0.2, -0.7))

        def raised(name, p):
            away = (p - middle).normalized()
            out = thick * (1.0 if name in full else 0.45 if name in low else 0.3 if name in rim else 0.75)
            drop = chin if name in {'menton', 'chin low', 'throat'} else chin * 0.5 if name in {'chin', 'jaw front'} else 0
            q = p + away * out + Vector((0, 0, -drop))
            return Vector((0, q.y, q.z)) if abs(p.x) < 1e-6 else q

        points, rings = self.halves(faces, raised)
        ground, _ = self.halves(faces, lambda _, p: p + (middle - p).normalized() * 0.05)
        sides = {}
        for ring in rings:
            for a, b in zip(ring, ring[1:] + ring[:1]):
                if (b, a) in sides:
                    del sides[b, a]
                else:
                    sides[a, b] = True
        n = len(points)
        walls = [[a, n + a, n + b, b] for a, b in sides]
        mesh_object(np.concatenate((points, ground)), rings + walls, m)

    def jumper(self, m, neck=-1.75, slope=0.42, thick=0.11, count=230, v=0.0, wide=9.0):
        """Cloth over neck and shoulders. `neck` is the height of its edge in front of the neck, `v` the depth of a V there."""

        def covered(p):
            x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
            edge = neck + slope * np.clip(y, -0.3, 0.9)
            if v:
                edge = edge - v * np.clip(1 - x / 0.55, 0, 1) * (y < 0.2)
            return (z < edge) & (z < -1.05) & (x < wide)

        return self.shell(m, thick, count, covered)
