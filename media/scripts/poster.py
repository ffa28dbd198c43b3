"""Portraits as posters: flat colours under a hard light, as a screen print has them.

Blender only measures: what material each point shows, which way it faces, and how far two lamps reach it. The print is made from
that. A point has the colour of its material in light or in shade; a lamp behind the sitter adds an edge in a second colour. Skin
has a tone between light and shade as well, for what turns away, and nose, ears and lips have planes of their own.
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
# Hair that is not dark is lighter on top.
HAIR = {'copper', 'grey', 'red brown', 'silver', 'white beard'}
# The shares of a lamp's strongest light at which a colour changes.
LIT, BRIGHT, EDGE = 0.13, 0.6, 0.12
# Skin is in shade earlier, so that the line of the jaw stands out; the front of the face is later, so that brows, mouth and chin
# stay in one plane where they can.
SKIN_LIT, FRONT_LIT = 0.27, 0.1
# Skin that faces the lamp less than this has the tone between; on the front of the face, only the nose has.
TURNED, NOSE_TURNED = 0.45, 0.42
# What both lamps are turned to.
MIDDLE = (0, 0, -0.85)
# The print is made at twice its size.
SCALE = 2


def two_lamps(side):
    """The lamp before the sitter, on one side (-1, 1), and the one behind, on the other; each is measured on its own."""
    spots = {'key': key_at(side), 'back': (-side * 5.2, 2.4, 0.8)}
    for name, at in spots.items():
        bpy.context.view_layer.lightgroups.add(name=name)
        lamp(at, MIDDLE, 0.02, 900, '#ffffff').lightgroup = name


def key_at(side):
    """Where the lamp before the sitter stands."""
    return side * 5.0, -5.6, 3.6


def measured():
    """Number of the material, the light of both lamps, and the direction it faces, at each point of the picture."""
    s = bpy.context.scene
    s.render.resolution_percentage = 100 * SCALE
    c = s.cycles
    c.samples, c.use_adaptive_sampling, c.max_bounces = int(ARGS.get('spp', 4)), False, 0
    # A point shows one material, not a mixture of neighbours.
    c.pixel_filter_type, c.filter_width = 'BOX', 0.01
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_material_index = layer.use_pass_normal = True
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
    passes = {'material': 'IndexMA', 'color': 'DiffCol', 'normal': 'Normal', 'key': 'Combined_key', 'back': 'Combined_back'}
    for name, socket in passes.items():
        node = tree.nodes.new('CompositorNodeOutputFile')
        node.base_path, node.file_slots[0].path = folder, name + '_'
        node.format.file_format, node.format.color_depth = 'OPEN_EXR', '32'
        tree.links.new(layers.outputs[socket], node.inputs[0])
    bpy.ops.render.render()
    shown = {n: read_pixels(os.path.join(folder, '%s_%04d.exr' % (n, s.frame_current))) for n in passes}
    material, color, key, back = (shown[n].mean(axis=2) for n in ('material', 'color', 'key', 'back'))
    color = np.maximum(color, 1e-4)
    return material.round().astype(int), key / color, back / color, shown['normal']


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


def share(mask, among, whole):
    """How much of some points a mask has, at each point, counted in each piece of a whole."""
    pieces = cv2.connectedComponents(whole.astype(np.uint8))[1]
    has, of = (np.bincount(pieces[m], minlength=pieces.max() + 1) for m in (mask & among, among))
    return (has / np.maximum(1, of))[pieces]


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


def face_zones(brows, lips, right):
    """How far each point belongs to the front of the face, 0 to 1, how far to mouth and chin, and whether to the nose and its tip.

    `right` is how far it faces that way. The front is what lies between the temples, down to a round chin.
    """
    y, x = np.indices(brows.shape)
    brow, mouth = (np.array([x[m].mean(), y[m].mean()]) for m in (brows, lips))
    # Lengths are shares of that from brows to mouth, along which the head leans.
    down = (mouth - brow) / ((mouth - brow) @ (mouth - brow))
    along = (x - brow[0]) * down[0] + (y - brow[1]) * down[1]
    across = (x - brow[0]) * down[1] - (y - brow[1]) * down[0]
    face, chin = np.hypot(np.maximum(along, 0) / 1.42, across / 0.95), np.hypot((along - 1.08) / 0.3, across / 0.3)
    # The nose stands out to where the head is turned, more so towards its tip.
    turn = right[lips].mean()
    ridge = across + 0.8 * turn * np.clip(along, 0, 1)
    nose = (along > 0.14) & (along < 0.84) & (np.abs(ridge) < (0.12 + 0.2 * along) * (1 - 0.5 * abs(turn)))
    front, chin = (np.clip((1.15 - zone) / 0.3, 0, 1) for zone in (face, chin))
    return {'front': front, 'chin': chin, 'nose': nose, 'tip': nose & (along > 0.5)}


def skin_planes(out, color, shade, lit, seen, coarse, tolerance):
    """Skin in light and shade with the tone between, and with the planes of the nose."""
    own, form = seen['own'], seen['form']
    between, deep = 0.45 * color + 0.55 * shade, 0.2 * color + 0.8 * shade
    # What turns away from the lamp is one wide band along the shade; eyes and mouth do not break it.
    turned = smoothed(form, own, 2 * coarse) < TURNED - 0.3 * seen['front']
    turned = without_small(thick(carried_on(turned, own), coarse), own, 0.04 * own.sum())
    out = out + (between - out) * planes(turned, own, tolerance) * lit
    # The nose has a side away from the lamp, and a plane below its tip.
    fine = coarse // 3
    nose, below = own & seen['nose'], smoothed(seen['up'], own, fine) < -0.25
    under = own & seen['tip'] & below
    side = nose & (smoothed(form, own, fine) < NOSE_TURNED) & ~under
    least = 0.05 * nose.sum()
    side, broad = thick(side, fine), thick(under, fine)
    if broad.sum() < least:
        # A narrow nose has a small plane below.
        broad, least = thick(under, fine / 2), 0.4 * least
    for mask, tone in ((side, between), (broad, deep)):
        part = planes(without_small(mask, own, least), own, 0.5 * tolerance)
        out = out + (np.minimum(tone, out) - out) * part
    return out


def ear_planes(color, shade, edge, lit, behind, own, radius):
    """Ears: a shell a little darker than the face, in light, edge or shade, and what lies within it darker still."""
    out = np.broadcast_to(shade, (*own.shape, 3))
    count, pieces = cv2.connectedComponents(own.astype(np.uint8))
    for piece in range(1, count):
        ear = pieces == piece
        shell = 0.65 * color + 0.35 * shade if lit[ear].mean() > 0.5 else edge if behind[ear].mean() > EDGE else shade
        depth = cv2.distanceTransform(np.pad(ear, 1).astype(np.uint8), cv2.DIST_L2, 5)[1:-1, 1:-1]
        inner = planes(thick(depth > 0.42 * depth.max(), radius), ear, 2 * radius)
        out = np.where(ear[..., None], shell + (0.8 * np.minimum(shell, shade) - 0.8 * shell) * inner, out)
    return out


def paint(name, color, ground, glow, seen, radius):
    """The colours of a material in the light of both lamps.

    `seen` tells where it is (`own`), its light, how it faces, and the zones of the face.
    """
    if name == 'glint':
        return np.broadcast_to(color, (*seen['own'].shape, 3))
    own, key, back = seen['own'], seen['key'], seen['back']
    dark = color @ GREY < DARK
    is_skin = name == 'skin'
    in_face = is_skin or name == 'ear' or name in FACE
    shade = color * FACE_SHADE if in_face else (color + NIGHT) / 2 if dark else color * SHADE
    # Small patches would look like stains, above all in a face.
    coarse = radius * (1 if name in FACE else 6 if is_skin else 2)
    tolerance, least = 1.5 * coarse, 0.05 * own.sum()
    before, behind = smoothed(key, own, coarse), smoothed(back, own, 2 * coarse)
    limit = LIT
    if is_skin:
        # Light is softer on the front: nose and moustache cast no shadow, and the side of the face turns away at its cheek.
        before += (smoothed(key, own, int(2.2 * coarse)) - before) * seen['front']
        limit = SKIN_LIT + (FRONT_LIT - SKIN_LIT) * seen['front']
        # Mouth and chin have light or an edge, never shade: it would look like a beard.
        limit = np.where(behind > EDGE, limit, limit - 0.3 * seen['chin'])
    bright = without_small(before > limit, own, least)
    if name not in FACE:
        bright = without_small(~thick(~carried_on(bright, own), (1 if is_skin else 1.5) * coarse), own, least)
    if not in_face:
        # A patch of light on a piece that is mostly in shade would not tell its form.
        bright &= share(bright, own, own) > 0.38
    lit = planes(bright, own, tolerance)
    out = shade + (color - shade) * lit
    edge = 0.35 * color + (0.49 if dark else 0.65) * glow
    if in_face:
        # An edge of light on skin stays a tone of skin.
        edge = 0.93 * shade + 0.22 * glow * (shade @ GREY) / (glow @ GREY)
    if name == 'ear':
        return ear_planes(color, shade, edge, lit, behind, own, radius)
    if name == 'lips':
        # The upper lip faces down.
        upper = thick(smoothed(seen['up'], own, radius) < -0.05, radius)
        return out * (1 - 0.22 * planes(upper, own, 2 * radius))
    if name in FACE:
        return out
    if is_skin:
        out = skin_planes(out, color, shade, lit, seen, coarse, tolerance)
    if dark:
        # What is dark shines in the colour of the background, at one brightness on all of them.
        shine = 0.8 * color + 0.02 * ground / (ground @ GREY)
        out += (shine - out) * planes(without_small(before > BRIGHT, own, 2 * least), own, tolerance) * lit
    elif name in HAIR:
        top = without_small(thick(smoothed(seen['up'], own, 3 * coarse) > 0.45, coarse), own, least)
        out += (np.minimum(1, 1.25 * color + 0.03) - out) * planes(top, own, tolerance) * lit
    # Light of the cloth's own colour would not show, and the edge of a small thing would be a speck.
    in_shade = own & (lit[..., 0] < 0.5)
    if np.abs(color - glow).max() > 0.2 and in_shade.any() and own.sum() > (40 * radius) ** 2:
        rim = without_small(behind > EDGE, in_shade, 0.7 * least if is_skin else least)
        if is_skin:
            # A piece of shade between light and edge that is narrow everywhere would be a stripe.
            rest = in_shade & ~rim
            pieces = cv2.connectedComponents(rest.astype(np.uint8))[1]
            wide = rest & ~near(~carried_on(rest, own), coarse)
            rim |= rest & ~np.isin(pieces, np.unique(pieces[wide]))
        else:
            # An edge is broad, has no gaps, and takes half the shade of its piece, or it would look like a stain.
            rim = ~thick(~thick(carried_on(rim, in_shade), (4 if dark else 7) * coarse), 6 * coarse)
            rim = without_small(rim, in_shade, least)
            rim &= share(rim, in_shade, own) > 0.45
        out += (edge - out) * planes(rim, in_shade, tolerance) * (1 - lit)
    return out


def printed(background, side, edge):
    """Lights the sitter in the scene from a side (-1, 1), prints the picture and saves it to `--out` (PNG).

    `background` is the colour behind the sitter, `edge` that of the light from behind.
    """
    two_lamps(side)
    numbers, key, back, normal = measured()
    h, w = numbers.shape
    ground, glow = (np.array(linear(c)[:3]) for c in (background, edge))
    picture, sitter = halves(ground, side, (h, w)), numbers > 0
    key, back = (light / np.percentile(light[sitter], 99) for light in (key, back))
    numbers = without_specks(numbers)
    names = [m.name for m in bpy.data.materials]
    brows, lips = (numbers == 1 + names.index(name) for name in ('brow', 'lips'))
    toward = np.subtract(key_at(side), MIDDLE)
    form = np.clip(normal @ (toward / np.linalg.norm(toward)), 0, 1)
    seen = {'key': key, 'back': back, 'up': normal[..., 2], 'form': form, **face_zones(brows, lips, normal[..., 0])}
    for number, m in enumerate(bpy.data.materials, 1):
        own = numbers == number
        if own.any():
            at = np.ix_(own.any(axis=1), own.any(axis=0))
            color = np.array(m.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value[:3])
            here = {'own': own[at], **{name: values[at] for name, values in seen.items()}}
            part = picture[at]
            part[own[at]] = paint(m.name, color, ground, glow, here, h // 400)[own[at]]
            picture[at] = part
    picture = picture.reshape(h // SCALE, SCALE, w // SCALE, SCALE, 3).mean(axis=(1, 3))
    save(np.where(picture <= 0.0031308, picture * 12.92, 1.055 * np.maximum(picture, 1e-8) ** (1 / 2.4) - 0.055), ARGS['out'])
