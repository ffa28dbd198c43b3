"""Carved heads of people: landmarks on the base mesh of MakeHuman (CC0), joined by planes and then sanded.

The base mesh, shaped by its morph targets, gives each person a face; `PLANES` says where the planes meet, so that every
head is cut in the same hand. Skin is sanded until light runs softly over it; nose and closed lips are those of the base mesh, and
only an old face keeps edges (`FOLDS`). Hair, beards and clothes are round. A face looks along -y, its crown is at z = .85. Hair and
clothes lie on the base mesh.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt
from sculpture import BODY, shaped
from stage import linear, material

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
    ['mouth low', 'lip in low', 'lip corner'],
    ['fold', 'chin side', 'chin low', 'menton'],
    ['mouth side', 'chin side'],
    ['chin low', 'jaw front', 'jaw', 'jaw corner', 'ear low'],
    ['brow out', 'forehead out', 'forehead side', 'forehead'],
]

# Edges that stay crisp on the sanded head of an old face.
FOLDS = [['wing', 'smile fold', 'mouth side'], ['nose root', 'tear', 'pouch'], ['mouth side', 'chin side']]

EYE = ['eye in', 'eye up in', 'eye up out', 'eye out', 'eye low out', 'eye low in']
MOUTH = ['mouth', 'lip in', 'lip corner', 'lip in low', 'mouth low']
LIPS = ['cupid', 'lip peak', 'lip side', 'lip corner', 'low lip', 'under lip']

# Corners of the features, which stay where the sculptor cut them.
FEATURES = {
    *EYE, *LIPS, *MOUTH, 'socket', 'lid', 'lid out', 'tear', 'pouch', 'ridge', 'ridge high', 'ridge tip', 'nose root', 'nose side', 'wing',
    'nostril', 'nasion', 'bridge', 'tip', 'under nose', 'brow in', 'brow', 'smile fold', 'glabella',
}

# Corners between which the surface is that of the base mesh.
NOSE = {'ridge', 'ridge tip', 'nose root', 'nose side', 'wing', 'nostril', 'bridge', 'tip', 'under nose', 'smile fold'}

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
    'mouth': (0, 0, 0.004),
    'lip in': (0, 0, 0.01),
    'lip corner': (0.045, -0.012, 0.03),
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


def mesh_object(points, faces, m, smooth=False):
    """An object of only those points that the faces use."""
    used = np.unique([v for f in faces for v in f])
    mesh = bpy.data.meshes.new('face')
    mesh.from_pydata(np.asarray(points)[used].tolist(), [], [np.searchsorted(used, f).tolist() for f in faces])
    o = bpy.data.objects.new('face', mesh)
    bpy.context.collection.objects.link(o)
    mesh.materials.append(m)
    for p in mesh.polygons:
        p.use_smooth = smooth
    return o, used


def rounded(o):
    """Marks a mesh of few faces as the cage of a round surface, which it becomes once the sitter is in the pose (`scene_team.bent`)."""
    o['round'] = True
    return o


def cut(o, count):
    """Reduces an object to about `count` faces of a round surface."""
    d = o.modifiers.new('fewer', 'DECIMATE')
    d.ratio = min(1, count / (2 * len(o.data.polygons)))
    bpy.context.view_layer.objects.active = o
    for name in [each.name for each in o.modifiers]:
        bpy.ops.object.modifier_apply(modifier=name)
    return rounded(o)


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


def sides_of(faces):
    """The edges of triangles, each in the direction of its triangle."""
    return np.concatenate((faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]))


def boundary(faces):
    """The loops of edges that only one face has."""
    edges = {tuple(e) for e in sides_of(faces).tolist()}
    after = {a: b for a, b in edges if (b, a) not in edges}
    loops = []
    while after:
        v, ring = next(iter(after)), []
        while v in after:
            ring.append(v)
            v = after.pop(v)
        loops.append(ring)
    return loops


def sanded(points, faces, parts, crisp, spared, native, tree, levels=4, rounds=48, near=0.55):
    """Subdivides planes and smooths them; crisp edges and rims are smoothed only along their line.

    Points first approach the surface of the base mesh: all the way where it is kept (`native`), and by `near` where no feature
    is (`spared`), where they also become smoother. `parts` are numbers of the faces, which go on to what these are cut into.
    """
    for _ in range(levels):
        edges, at = np.unique(np.sort(sides_of(faces), 1), axis=0, return_inverse=True)
        n, k = len(points), len(faces)
        at = at.reshape(-1)
        half = n + at
        ab, bc, ca = half[:k], half[k : 2 * k], half[2 * k :]
        points = np.concatenate((points, points[edges].mean(axis=1)))
        spared = np.concatenate((spared, spared[edges].mean(axis=1)))
        native = np.concatenate((native, native[edges].mean(axis=1)))
        new = set()
        for i, (a, b) in enumerate(edges.tolist()):
            if (a, b) in crisp:
                new |= {(a, n + i), (b, n + i)}
        crisp = new
        a, b, c = faces.T
        faces = np.concatenate((np.stack((a, ab, ca), 1), np.stack((ab, b, bc), 1), np.stack((ca, bc, c), 1), np.stack((ab, bc, ca), 1)))
        parts = np.tile(parts, 4)
    pull = np.maximum(near * np.clip(1 - 1.6 * spared, 0, 1), native)
    for i in np.nonzero(pull > 0.01)[0]:
        hit = tree.find_nearest(Vector(points[i]))[0]
        points[i] = points[i] * (1 - pull[i]) + np.array(hit) * pull[i]
    edges, count = np.unique(np.sort(sides_of(faces), 1), axis=0, return_counts=True)
    rim = edges[count == 1]
    lines = np.concatenate((rim, np.array(sorted(crisp)).reshape(-1, 2).astype(int)))
    along = np.bincount(lines.ravel(), minlength=len(points))
    degree = np.bincount(edges.ravel(), minlength=len(points))

    def mean(links, count):
        total = np.zeros_like(points)
        np.add.at(total, links[:, 0], points[links[:, 1]])
        np.add.at(total, links[:, 1], points[links[:, 0]])
        return total / np.maximum(count, 1)[:, None]

    pace = 0.5 - 0.32 * spared[:, None]
    for _ in range(rounds):
        free, tied = mean(edges, degree), mean(lines, along)
        goal = np.where((along == 0)[:, None], free, np.where((along == 2)[:, None], tied, points))
        points = points + pace * (goal - points)
    return points, faces, parts, crisp


class Face:
    """`shape` weighs morph targets (`*` stands for both sides); `old` and `weight` are parts of 1, `african` mixes two bases.

    `lids` is how far the eyes are open, `eye` how large they are, `gap` how far the mouth is open; `carve` moves corners further,
    and `bare` ears are not under a scarf.
    """

    def __init__(self, sex, shape=None, old=0.0, african=0.15, weight=0.0, lids=1.22, carve=None, gap=0.014, eye=1.14, bare=True):
        self.bare, self.gap, self.is_open = bare, gap, gap > 0.03
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
        self.crisp = FOLDS if old >= 0.45 else []
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
        self.carve(faces, groups, lids, carve or {}, gap, eye)

    def carve(self, faces, groups, lids, moves, gap, eye):
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
            move = Vector(CARVE.get(name, (0, 0, 0))) + Vector(moves.get(name, (0, 0, 0)))
            if spot[0] in (0, 180):
                p.x = average_corners[name].x = 0
            self.corners[name] = p + move
        # The lips meet on an arc, a little behind their fronts.
        cupid, low, corner = (self.corners[n] for n in ('cupid', 'under lip', 'lip corner'))
        middle = Vector((0, (cupid.y + low.y) / 2 + 0.02, (self.corners['mouth'].z + self.corners['lip in'].z) / 2))
        self.corners['mouth'] = middle
        self.corners['lip in'] = Vector((corner.x / 2, *(middle.yz + (corner.yz - middle.yz) / 4)))
        for name in ('mouth', 'lip in'):
            average_corners[name + ' low'] = average_corners[name] - Vector((0, 0, 0.02))
            self.corners[name + ' low'] = self.corners[name] - Vector((0, 0, gap))
        for name in ('under lip', 'low lip'):
            self.corners[name].z -= 0.6 * gap
        self.cuts = planes(average_corners)
        self.ear = [here(spot)[1] for spot in EAR]
        middle = (self.corners['eye in'] + self.corners['eye out']) / 2
        for name in EYE:
            p = self.corners[name]
            p.x = middle.x + (p.x - middle.x) * eye
            p.z = middle.z + (p.z - middle.z) * eye * (lids if name in EYE[1:3] else 1)

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
        self.number = number
        both_sides = []
        for s in SIDES:
            for f in faces:
                ring = [number[n, s] for n in f]
                if len(set(ring)) == 3:
                    both_sides.append(ring if s > 0 else ring[::-1])
        return np.array(points), both_sides

    def skin(self, m, lip):
        """Head, neck and what a neckline shows of the chest: the planes, sanded until only a few edges are left. `lip` is a colour."""
        eyes, line = within(self.cuts, EYE), within(self.cuts, MOUTH)
        red = within(self.cuts, [*LIPS, *MOUTH])
        cuts = [f for f in self.cuts if f not in eyes and not (self.is_open and f in line)]
        points, faces = self.halves(cuts)
        number = self.number
        parts = np.array([(f in red) + 2 * (f in line) for s in SIDES for f in cuts if len({number[n, s] for n in f}) == 3])
        crisp = {tuple(sorted((number[a, s], number[b, s]))) for chain in self.crisp for a, b in zip(chain, chain[1:]) for s in SIDES}
        spared = np.zeros(len(points))
        spared[[number[n, s] for n, s in number if n in FEATURES]] = 1
        kept = NOSE if self.is_open else NOSE.union(LIPS)
        native = np.zeros(len(points))
        native[[number[n, s] for n, s in number if n in kept]] = 1
        points, faces, parts, crisp = sanded(points, np.array(faces), parts, crisp, spared, native, self.tree)
        mesh = bpy.data.meshes.new('skin')
        mesh.from_pydata(points.tolist(), [], faces.tolist())
        mesh.materials.append(m)
        mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
        mesh.materials.append(material('lips', lip))
        mesh.materials.append(material('lip line', tuple(v * 0.32 for v in linear(lip)[:3]) + (1,)))
        mesh.polygons.foreach_set('material_index', np.array([0, 1, 0, 2])[parts])
        b = bmesh.new()
        b.from_mesh(mesh)
        b.edges.ensure_lookup_table()
        bmesh.ops.split_edges(b, edges=[e for e in b.edges if tuple(sorted(v.index for v in e.verts)) in crisp])
        b.to_mesh(mesh)
        b.free()
        bpy.context.collection.objects.link(bpy.data.objects.new('skin', mesh))
        self.rims = {s: self.rim(points, faces, s) for s in SIDES}
        if self.is_open:
            self.mouth_cavity(points, faces)
        if self.bare:
            # Of a material of its own, so that a print can tell the ears from the face.
            ear = m.copy()
            ear.name = 'ear'
            self.ears(ear)

    def rim(self, points, faces, s):
        """The opening of one eye, from its inner corner over the upper lid, as points."""
        eye = (self.corners['eye in'] + self.corners['eye out']) / 2
        loops = [points[v] for v in boundary(faces)]
        p = min(loops, key=lambda loop: np.linalg.norm(loop.mean(axis=0) - (s * eye.x, eye.y, eye.z)))
        p = np.roll(p, -int(np.argmin(s * p[:, 0])), axis=0)
        return p if p[len(p) // 4, 2] > p[-len(p) // 4, 2] else np.roll(p[::-1], 1, axis=0)

    def mouth_cavity(self, points, faces):
        """What an open mouth shows: a dark hollow, and the upper teeth."""
        corner, mouth = self.corners['lip corner'], self.corners['mouth']
        ring = min((points[v] for v in boundary(faces)), key=lambda loop: np.linalg.norm(loop.mean(axis=0) - mouth))
        n, middle = len(ring), ring.mean(axis=0)
        back = middle + (ring - middle) * (0.9, 0, 0.9) + (0, 0.16, 0)
        hollow = [[k, (k + 1) % n, n + (k + 1) % n, n + k] for k in range(n)] + [[n + k for k in range(n)]]
        mesh_object(np.concatenate((ring, back)), hollow, material('hollow', '#4a1a16', 0.9, spec=0.05))
        if self.gap > 0.05:
            rows = []
            for x in np.linspace(-0.82, 0.82, 21) * corner.x:
                p = max((p for p in ring if abs(p[0] - x) < 0.04), key=lambda p: p[2])
                deep = 0.09 * (1 - 0.5 * (x / corner.x) ** 2)
                rows += [(x, p[1] + 0.03, p[2] + 0.02), (x, p[1] + 0.035, p[2] - deep * 0.8)]
            mesh_object(np.array(rows), [[2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2] for k in range(20)], material('teeth', '#fff6ea', 0.4), True)

    def ears(self, m):
        """The ears of the base mesh, rounded, set a little into the head."""
        p = self.points
        x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
        low, high = self.ear[3].z - 0.1, self.ear[0].z + 0.12
        mask = (x > 0.63) & (z > low) & (z < high) & (y > -0.06) & (y < 0.5)
        faces = self.faces[mask[self.faces].all(axis=1)]
        o, _ = mesh_object(p, faces, m, True)
        b = bmesh.new()
        b.from_mesh(o.data)
        for v in [v for v in b.verts if v.is_boundary]:
            v.co.x -= math.copysign(0.09, v.co.x)
        b.to_mesh(o.data)
        b.free()
        o.modifiers.new('round', 'SUBSURF').levels = 2

    def eyes(self, iris, gaze=(0.0, 0.0), white='#f3ebe0', lash='#17100e'):
        """Eyes as simple shapes on a dome: white, a flat iris turned by `gaze`, a pupil, one light; a lid and its lashes."""
        pale, dark, line = material('white', white, 0.5, spec=0.2), material('iris', iris, 0.5, spec=0.2), material('lash', lash, 0.7)
        pupil = material('pupil', '#0c0807', 0.4)
        glint = material('glint', '#ffffff', 0.5)
        glint.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (0.9, 0.9, 0.9, 1)
        for s in SIDES:
            rim = self.rims[s]
            slope = np.linalg.lstsq(np.c_[rim[:, 0], rim[:, 2], np.ones(len(rim))], rim[:, 1], rcond=None)[0]
            middle = rim.mean(axis=0)
            wide = (rim[:, 0].max() - rim[:, 0].min()) / 2

            def dome(outline, centre, out, m):
                rows, n = [], len(outline)
                for k in (1.0, 0.8, 0.6, 0.4, 0.2, 0.0):
                    for x, z in outline[: n if k else 1]:
                        x, z = centre[0] + (x - centre[0]) * k, centre[1] + (z - centre[1]) * k
                        r = min(1.2, math.hypot(x - middle[0], z - middle[2]) / wide)
                        rows.append((x, slope @ (x, z, 1) + 0.035 - 0.06 * (1 - r * r) - out, z))
                f = [[q * n + i, q * n + (i + 1) % n, q * n + n + (i + 1) % n, q * n + n + i] for q in range(4) for i in range(n)]
                f += [[4 * n + i, 4 * n + (i + 1) % n, 5 * n] for i in range(n)]
                mesh_object(np.array(rows), f, m, True)

            almond = [(x, z) for x, _, z in rim]
            if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(almond, almond[1:] + almond[:1])) < 0:
                almond = almond[::-1]
            dome([(middle[0] + (x - middle[0]) * 1.12, middle[2] + (z - middle[2]) * 1.3) for x, z in almond], (middle[0], middle[2]), 0, pale)
            cx, cz = middle[0] + gaze[0], middle[2] + gaze[1] + 0.008

            def spot(x, z, r, out, m):
                circle = [(x + r * math.cos(a), z + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 36, endpoint=False)]
                seen = clipped(circle, almond)
                if len(seen) > 2:
                    dome(seen, np.mean(seen, axis=0), out, m)

            radius = 0.58 * wide
            spot(cx, cz, radius, 0.006, dark)
            spot(cx, cz, radius * 0.55, 0.01, pupil)
            spot(cx - 0.4 * radius, cz + 0.38 * radius, radius * 0.26, 0.014, glint)
            self.lid(rim, s, bpy.data.materials['skin'], line)

    def lid(self, rim, s, cover, line):
        """The upper lid, a fold of skin over the rim, and the lashes below it, which thicken outwards."""
        outer = int(np.argmax(s * rim[:, 0]))
        n = outer + 1
        t = np.linspace(0, 1, n)
        bell = np.sin(math.pi * t) ** 0.7
        rows, lashes = [], []
        for p, b, f in zip(rim, bell, t):
            rows += [
                (p[0], p[1] - 0.012 - 0.03 * b, p[2] - 0.006 * b),
                (p[0], p[1] - 0.012 - 0.034 * b, p[2] + 0.03 * b),
                (p[0], p[1] - 0.004 - 0.016 * b, p[2] + 0.062 * b),
                (p[0], p[1] + 0.04, p[2] + 0.085 * b),
            ]
            thick = (0.008 + 0.026 * f) * min(1, 4 * (1.02 - f) + 0.3)
            wing = 0.03 * max(0, f - 0.8) / 0.2
            lashes += [
                (p[0] + s * wing, p[1] - 0.018 - 0.032 * b, p[2] - 0.012 * b + wing * 0.4),
                (p[0] + s * wing, p[1] - 0.02 - 0.036 * b, p[2] - 0.012 * b + thick + wing * 0.4),
                (p[0] + s * wing, p[1] + 0.03, p[2] - 0.006 * b + wing * 0.4),
            ]
        fold = [[4 * k + r, 4 * k + r + 1, 4 * k + r + 5, 4 * k + r + 4][::-s] for k in range(n - 1) for r in range(3)]
        mesh_object(np.array(rows), fold, cover, True)
        fringe = [[3 * k + r, 3 * k + (r + 1) % 3, 3 * k + 3 + (r + 1) % 3, 3 * k + 3 + r][::s] for k in range(n - 1) for r in range(3)]
        mesh_object(np.array(lashes), fringe, line)

    def brows(self, m, thick=0.085, lift=0.0, inner=0.0, arch=0.0, out=0.038):
        """Each brow is a wedge along an arch, which tapers outwards."""
        a, b, c = (self.corners[n] for n in ('brow in', 'brow', 'brow out'))
        line = [
            (a + Vector((0.02, 0, 0.02 + lift + inner)), thick * 0.8),
            (b + Vector((0.04, 0, 0.02 + lift + arch)), thick),
            (c + Vector((0.02, 0, 0.005 + lift)), thick * 0.12),
        ]
        for s in SIDES:
            points, faces = [], []
            for t in np.linspace(0, 1, 9):
                w = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
                # The curve passes near its middle point, not through it.
                p = sum((q * k for (q, _), k in zip(line, w)), Vector()) + (line[1][0] - (line[0][0] + line[2][0]) / 2) * t * (1 - t) * 1.4
                high = sum(k * h for (_, h), k in zip(line, w)) * (1.25 if 0 < t < 1 else 1)
                for y, z in ((0.1, 0.5), (-out * 0.3, 0.5), (-out, -0.1), (-out * 0.3, -0.5), (0.1, -0.5)):
                    points.append((s * p.x, p.y + y, p.z + high * z))
            for k in range(8):
                faces += [[5 * k + r, 5 * k + r + 1, 5 * k + r + 6, 5 * k + r + 5][::s] for r in range(4)]
            faces.append([0, 1, 2, 3, 4][::-s])
            mesh_object(np.array(points), faces, m)

    def shell(self, m, lift, count, where, calm=0):
        """A layer over the surface: `lift(points)` is its thickness at each point, `where(points)` limits it; `calm` smooths it."""
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
        if calm:
            d = o.modifiers.new('calm', 'SMOOTH')
            d.factor, d.iterations = 0.5, calm
        return cut(o, count)

    def hair(self, m, thick=0.12, count=260, front=0.4, side=-0.3, nape=-0.85, top=0.0):
        """Hair that follows the skull, from the hairline to the nape; `top` is extra height on the crown."""

        def lift(p):
            return thick + top * np.clip((p[:, 2] - 0.2) / 0.6, 0, 1)

        def scalp(p):
            x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
            line = np.interp(y, (-0.9, -0.58, -0.42, -0.12, 0.25, 0.9), (front, front - 0.02, front - 0.3, side, -0.5, nape))
            ear = (x > 0.76) & (z < 0.08) & (y < 0.4) | (y > -0.04) & (y < 0.32) & (z < -0.14) & (z > -0.84)
            return (z > line) & ~ear

        return self.shell(m, lift, count, scalp)

    def beard(self, m, thick=0.1, chin=0.08, moustache=True, cheeks=True):
        """A beard on the planes of the jaw, raised by `thick` and hanging down by `chin`."""
        zone = ['mouth side', 'chin side', 'chin', 'fold', 'chin low', 'menton', 'jaw front', 'jaw', 'jaw high', 'throat', 'under jaw']
        zone += ['under lip', 'low lip', 'lip corner'] + (['jaw corner', 'cheek', 'ear low'] if cheeks else [])
        if moustache:
            zone += ['under nose', 'nostril', 'wing', 'smile fold', 'cupid', 'lip peak', 'lip side']
        bare = within(self.cuts, [*LIPS, *MOUTH])
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
        o, _ = mesh_object(np.concatenate((points, ground)), rings + walls, m)
        rounded(o)

    def jumper(self, m, neck=-1.75, slope=0.42, thick=0.11, count=230, v=0.0, wide=9.0, calm=0):
        """Cloth over neck and shoulders, smoother where `calm`. `neck` is the height of its edge in front of the neck, `v` the depth of a V there."""

        def covered(p):
            x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
            edge = neck + slope * np.clip(y, -0.3, 0.9)
            if v:
                edge = edge - v * np.clip(1 - x / 0.55, 0, 1) * (y < 0.2)
            return (z < edge) & (z < -1.05) & (x < wide)

        return self.shell(m, thick, count, covered, calm)
