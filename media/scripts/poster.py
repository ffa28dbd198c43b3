"""Portraits as posters: flat colours under a hard light, as a screen print has them.

Blender only measures: what material each point shows, and how far two lamps reach it. The print is made from that. A point has
the colour of its material in light or in shade; a lamp behind the sitter adds an edge in a second colour.
"""

import os
import tempfile

import bpy
import cv2
import numpy as np
from scipy.ndimage import distance_transform_edt
from stage import ARGS, lamp, linear, read_pixels, save

# What light, shade and edge do to a colour, in scene-linear numbers.
SHADE = np.array([0.42, 0.36, 0.55])
# Shade on a face is lighter, so that no plane of it looks like a beard or a mask.
FACE_SHADE = np.array([0.59, 0.54, 0.7])
DARK = 0.05
NIGHT = np.array(linear('#060a1c')[:3])
GREY = np.array([0.2126, 0.7152, 0.0722])
FACE = {'brow', 'hollow', 'iris', 'lash', 'lip line', 'lips', 'pupil', 'teeth', 'white'}
# The shares of a lamp's strongest light at which a colour changes.
LIT, BRIGHT, EDGE = 0.13, 0.6, 0.12
# Skin is in shade earlier, so that the line of the jaw stands out; the front of the face is later, so that brows, mouth and chin
# stay in one plane where they can.
SKIN_LIT, FRONT_LIT = 0.27, 0.1
# The print is made at twice its size.
SCALE = 2


def two_lamps(side):
    """The lamp before the sitter, on one side (-1, 1), and the one behind, on the other; each is measured on its own."""
    spots = {'key': (side * 5.0, -5.6, 3.6), 'back': (-side * 5.2, 2.4, 0.8)}
    for name, at in spots.items():
        bpy.context.view_layer.lightgroups.add(name=name)
        lamp(at, (0, 0, -0.85), 0.02, 900, '#ffffff').lightgroup = name


def measured():
    """Number of the material, its grey value, and the light of both lamps, at each point of the picture."""
    s = bpy.context.scene
    s.render.resolution_percentage = 100 * SCALE
    c = s.cycles
    c.samples, c.use_adaptive_sampling, c.max_bounces = int(ARGS.get('spp', 4)), False, 0
    # A point shows one material, not a mixture of neighbours.
    c.pixel_filter_type, c.filter_width = 'BOX', 0.01
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_material_index = True
    for number, m in enumerate(bpy.data.materials, 1):
        m.pass_index = number
        inputs = m.node_tree.nodes['Principled BSDF'].inputs
        inputs['Specular'].default_value, inputs['Emission'].default_value = 0, (0, 0, 0, 1)
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    folder = tempfile.mkdtemp()
    passes = {'material': 'IndexMA', 'color': 'DiffCol', 'key': 'Combined_key', 'back': 'Combined_back'}
    for name, socket in passes.items():
        node = tree.nodes.new('CompositorNodeOutputFile')
        node.base_path, node.file_slots[0].path = folder, name + '_'
        node.format.file_format, node.format.color_depth = 'OPEN_EXR', '32'
        tree.links.new(layers.outputs[socket], node.inputs[0])
    bpy.ops.render.render()
    grey = {n: read_pixels(os.path.join(folder, '%s_%04d.exr' % (n, s.frame_current))).mean(axis=2) for n in passes}
    color = np.maximum(grey['color'], 1e-4)
    return grey['material'].round().astype(int), grey['key'] / color, grey['back'] / color


def mean_around(values, radius):
    """The mean of the square around each point."""
    width = 2 * radius + 1
    for _ in (0, 1):
        total = np.cumsum(np.pad(values, [(radius + 1, radius), (0, 0)], mode='edge'), axis=0)
        values = ((total[width:] - total[:-width]) / width).T
    return values


def smoothed(values, within, radius):
    """The mean around each point of what is within a material."""
    share, whole = values * within, within.astype(float)
    for _ in (0, 1):
        share, whole = mean_around(share, radius), mean_around(whole, radius)
    return share / np.maximum(whole, 1e-6)


def near(mask, radius):
    """The points within a radius of a mask."""
    return cv2.distanceTransform((~mask).astype(np.uint8), cv2.DIST_L2, 5) <= radius if mask.any() else mask


def thick(mask, radius):
    """A mask without the parts narrower than two radii."""
    return near(mask & ~near(~mask, radius), radius)


def without_small(mask, among, least):
    """A mask without pieces and holes of fewer than `least` among some points."""
    for kind in (True, False):
        count, labels = cv2.connectedComponents(((mask == kind) & among).astype(np.uint8))
        pieces = np.bincount(labels.ravel(), minlength=count)[labels]
        mask = np.where((labels > 0) & (pieces < least), not kind, mask)
    return mask


def carried_on(mask, among):
    """A mask continued past some points as it is at the nearest of them."""
    return mask[tuple(distance_transform_edt(~among, return_distances=False, return_indices=True))]


def planes(mask, among, tolerance):
    """Where a mask is true among some points, with straight edges, 0 to 1; `tolerance` is in points.

    Past these points the mask is carried on, so that cutting leaves no gaps.
    """
    outlines, _ = cv2.findContours(carried_on(mask, among).astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    cut = np.zeros(mask.shape, np.uint8)
    if outlines:
        cv2.fillPoly(cut, [cv2.approxPolyDP(o, tolerance, True) for o in outlines], 255, cv2.LINE_AA)
    return cut[..., None] / 255


def without_specks(numbers, radius=2):
    """Gives each point the material of most of its neighbours."""
    kinds = np.unique(numbers)
    best, most = numbers.copy(), np.zeros(numbers.shape)
    for kind in kinds:
        share = mean_around((numbers == kind).astype(float), radius)
        best, most = np.where(share > most, kind, best), np.maximum(share, most)
    return best


def halves(color, side, shape):
    """The background: one plane of it turned away from the light, the edge between them through the middle."""
    h, w = shape
    y, x = np.mgrid[-0.5 : 0.5 : h * 1j, -0.5 : 0.5 : w * 1j]
    away = np.clip((side * x + 0.55 * y - 0.02) * w / 1.14 + 0.5, 0, 1)[..., None]
    low = 0.66 if color @ GREY < 0.3 else 0.88
    return color * (1 - away * (1 - np.array([low, low, (1 + 2 * low) / 3])))


def front_of_face(brows, lips):
    """How far each point belongs to the front of the face, 0 to 1, and how far to the mouth and the chin.

    The front is what lies between the temples, down to a round chin.
    """
    y, x = np.indices(brows.shape)
    brow, mouth = (np.array([x[m].mean(), y[m].mean()]) for m in (brows, lips))
    # Lengths are shares of that from brows to mouth, along which the head leans.
    down = (mouth - brow) / ((mouth - brow) @ (mouth - brow))
    along = (x - brow[0]) * down[0] + (y - brow[1]) * down[1]
    across = (x - brow[0]) * down[1] - (y - brow[1]) * down[0]
    face, chin = np.hypot(np.maximum(along, 0) / 1.42, across / 0.95), np.hypot((along - 1.08) / 0.3, across / 0.3)
    return np.clip((1.15 - face) / 0.3, 0, 1), np.clip((1.15 - chin) / 0.3, 0, 1)


def paint(name, color, ground, glow, own, key, back, front, chin, radius):
    """The colours of a material in the light of both lamps; `own` tells where it is."""
    if name == 'glint':
        return np.broadcast_to(color, (*own.shape, 3))
    dark = color @ GREY < DARK
    is_skin = name == 'skin'
    in_face = is_skin or name in FACE
    shade = color * FACE_SHADE if in_face else (color + NIGHT) / 2 if dark else color * SHADE
    # Small patches would look like stains, above all in a face.
    coarse = radius * (1 if name in FACE else 6 if is_skin else 2)
    tolerance, least = 1.5 * coarse, (0.05 if dark or is_skin else 0.02) * own.sum()
    before, behind = smoothed(key, own, coarse), smoothed(back, own, 2 * coarse)
    limit = LIT
    if is_skin:
        # Light is softer on the front: nose and moustache cast no shadow, and the side of the face turns away at its cheek.
        before += (smoothed(key, own, int(2.2 * coarse)) - before) * front
        limit = SKIN_LIT + (FRONT_LIT - SKIN_LIT) * front
        # Mouth and chin have light or an edge, never shade: it would look like a beard.
        limit = np.where(behind > EDGE, limit, limit - 0.3 * chin)
    bright = without_small(before > limit, own, least)
    if is_skin:
        bright = without_small(~thick(~carried_on(bright, own), coarse), own, least)
    lit = planes(bright, own, tolerance)
    out = shade + (color - shade) * lit
    if name in FACE:
        return out
    if dark:
        # What is dark shines in the colour of the background, at one brightness on all of them.
        shine = 0.8 * color + 0.02 * ground / (ground @ GREY)
        out += (shine - out) * planes(without_small(before > BRIGHT, own, 2 * least), own, tolerance) * lit
    # Light of the cloth's own colour would not show.
    in_shade = own & (lit[..., 0] < 0.5)
    if np.abs(color - glow).max() > 0.2 and in_shade.any():
        edge = 0.35 * color + (0.49 if dark else 0.65) * glow
        rim = without_small(behind > EDGE, in_shade, 0.7 * least if is_skin else least)
        if is_skin:
            # A piece of shade between light and edge that is narrow everywhere would be a stripe.
            rest = in_shade & ~rim
            pieces = cv2.connectedComponents(rest.astype(np.uint8))[1]
            wide = rest & ~near(~carried_on(rest, own), coarse)
            rim |= rest & ~np.isin(pieces, np.unique(pieces[wide]))
        out += (edge - out) * planes(rim, in_shade, tolerance) * (1 - lit)
    return out


def printed(background, side, edge):
    """Lights the sitter in the scene from a side (-1, 1), prints the picture and saves it to `--out` (PNG).

    `background` is the colour behind the sitter, `edge` that of the light from behind.
    """
    two_lamps(side)
    numbers, key, back = measured()
    h, w = numbers.shape
    ground, glow = (np.array(linear(c)[:3]) for c in (background, edge))
    picture, sitter = halves(ground, side, (h, w)), numbers > 0
    key, back = (light / np.percentile(light[sitter], 99) for light in (key, back))
    numbers = without_specks(numbers)
    names = [m.name for m in bpy.data.materials]
    brows, lips = (numbers == 1 + names.index(name) for name in ('brow', 'lips'))
    front, chin = front_of_face(brows, lips)
    for number, m in enumerate(bpy.data.materials, 1):
        own = numbers == number
        if own.any():
            at = np.ix_(own.any(axis=1), own.any(axis=0))
            color = np.array(m.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value[:3])
            part = picture[at]
            part[own[at]] = paint(m.name, color, ground, glow, own[at], key[at], back[at], front[at], chin[at], h // 400)[own[at]]
            picture[at] = part
    picture = picture.reshape(h // SCALE, SCALE, w // SCALE, SCALE, 3).mean(axis=(1, 3))
    save(np.where(picture <= 0.0031308, picture * 12.92, 1.055 * np.maximum(picture, 1e-8) ** (1 / 2.4) - 0.055), ARGS['out'])
