"""The team's portraits: faceted busts, nobody's likeness, each with its own silhouette.

Heads, hair, headwear and clothes are unions of a few simple bodies, melted together and cut into flat facets.
blender -b -P scene_team.py -- --picture lina-haddad --out FILE.png [--width 300 --spp 12 --weights FILE]
"""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *

STONE, CLAY = '#f1f2f7', '#e9e3da'


def ellipsoid(loc, radii, rot=(0, 0, 0), detail=4):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=1, location=loc, rotation=[math.radians(a) for a in rot])
    o = bpy.context.object
    o.scale = radii
    return o


def hull(points):
    """The convex body around points."""
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


def facets(bodies, m, count, voxel=.045, smooth=3, without=()):
    """Melts bodies into one, takes others away from it, and cuts the result into about `count` flat faces."""
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
        s.factor, s.iterations = .5, smooth
    bpy.context.view_layer.update()
    faces = len(o.evaluated_get(bpy.context.evaluated_depsgraph_get()).data.polygons)
    d = o.modifiers.new('facets', 'DECIMATE')
    d.ratio = min(1, count / max(1, faces * 2))
    for p in o.data.polygons:
        p.use_smooth = False
    o.data.materials.clear()
    o.data.materials.append(m)
    return o


def head(m, jaw=1., nose=1., brow=1., cheeks=1., length=1., neck=1., ears=True, count=760):
    """A stone head looking along -y, its crown at about z = .85. Without ears where hair or cloth lies over them."""
    k = length
    bodies = [
        ellipsoid((0, .1, 0), (.76, .96, .86)), ellipsoid((0, -.28, -.42 * k), (.6 * (.6 + .4 * jaw), .58, .8 * k)),
        ellipsoid((0, -.5, -1.0 * k), (.4 * jaw, .36, .32)), ellipsoid((0, -.74, -1.13 * k), (.2 * jaw, .17, .17)),
        ellipsoid((0, -.66, .06), (.5, .22, .13 * brow), (-8, 0, 0)),
        *mirrored((.41, -.47, -.34), (.24 * cheeks, .26, .2)), *mirrored((.3, -.66, -.19), (.17, .13, .1)),
        *mirrored((.44 * jaw, -.12, -.86 * k), (.2, .36, .3)),
        hull([(-.09, -.78, .02), (.09, -.78, .02), (-.06, -.82 - .1 * nose, -.16), (.06, -.82 - .1 * nose, -.16), (0, -.9 - .26 * nose, -.47), (-.08, -.88 - .2 * nose, -.54), (.08, -.88 - .2 * nose, -.54),
              (-.19, -.8, -.56), (.19, -.8, -.56), (-.12, -.7, -.3), (.12, -.7, -.3), (0, -.7, -.62)]),
        ellipsoid((0, -.84, -.775 * k), (.23, .1, .05)), ellipsoid((0, -.82, -.87 * k), (.19, .1, .065)),
        *(mirrored((.77, .06, -.26), (.075, .2, .29), (10, 0, 12)) if ears else []),
        ellipsoid((0, .22, -1.3), (.47 * neck, .5 * neck, .8)), ellipsoid((0, .3, -2.0), (.52 * neck, .52 * neck, .8)),
        ellipsoid((0, -.1, -1.75), (.16, .2, .3)),
    ]
    sockets = mirrored((.31, -.94, -.17), (.2, .22, .105), (0, 0, -16))
    return facets(bodies, m, count, .034, 2, sockets)


def torso(m, width=1., count=170):
    return facets([ellipsoid((0, .38, -2.72), (1.7 * width, .7, .66)), ellipsoid((0, .34, -2.12), (.86 * width, .54, .4)), ellipsoid((0, .02, -2.22), (.62 * width, .46, .36)),
                   *mirrored((1.28 * width, .38, -2.98), (.62, .58, .72), (0, 24, 0)), ellipsoid((0, .3, -3.6), (1.66 * width, .84, 1.1))], m, count, .07, 5)


def ring(radius, thick, z, m, y=.24, tilt=8, count=90, squash=1.):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, location=(0, y, z), rotation=(math.radians(tilt), 0, 0))
    o = bpy.context.object
    o.scale = (1, 1, squash)
    return facets([o], m, count, .04, 0)


def collar(m, z=-1.86):
    """A shirt collar: two folded points."""
    for s in (-1, 1):
        facets([hull([(s * .06, -.5, z - .12), (s * .1, -.46, z - .02), (s * .52, -.1, z + .18), (s * .62, .3, z + .22), (s * .5, .7, z + .25), (s * .1, .84, z + .25), (s * .68, .2, z - .12), (s * .46, -.52, z - .42), (s * .66, .0, z - .3)])], m, 26, .03, 0)


def lapels(m):
    for s in (-1, 1):
        facets([hull([(s * .5, .0, -1.98), (s * .62, -.05, -2.02), (s * .18, -.66, -3.4), (s * .95, -.22, -2.5), (s * .78, -.3, -2.72), (s * .25, -.6, -3.4), (s * .72, .3, -1.9), (s * .16, -.5, -3.4)])], m, 30, .04, 0)


def face_hole(width=.56, low=-1.5, high=.34, y=-.62):
    """What hair leaves free: the face and everything in front of it."""
    return [ellipsoid((0, y, (low + high) / 2), (width, .75, (high - low) / 2)), ellipsoid((0, y - .6, (low + high) / 2), (width * 1.15, .8, (high - low) / 2))]


def crop(m, top=1., count=150):
    """Short hair: a cap cut along the hairline."""
    return facets([ellipsoid((0, .12, .1), (.9, 1.12, .94 * top)), ellipsoid((0, .5, -.35), (.8, .66, .58))], m, count, .05, 2,
                  face_hole(.62, -1.6, .32) + [ellipsoid((0, -.62, -1.0), (1.2, .85, .9))])


def curls(m, size=1., seed=2, count=420, centre=(0, .28, .32)):
    rnd = random.Random(seed)
    bodies = [ellipsoid(centre, (.98 * size, .98 * size, .9 * size))]
    for _ in range(54):
        a, z = rnd.uniform(0, 2 * math.pi), rnd.uniform(-.75, 1)
        r = math.sqrt(1 - z * z) * size
        bodies.append(ellipsoid((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), centre[2] + z * .92 * size), (rnd.uniform(.2, .3),) * 3, detail=2))
    return facets(bodies, m, count, .05, 1, face_hole(.62, -1.7, .24, -.74))


def bob(m, length=-1.15, count=170, parting=.0):
    return facets([ellipsoid((parting * .1, .1, .1), (.95, 1.14, .96)), ellipsoid((0, .2, -.5), (1.02, .84, .9)), ellipsoid((0, .24, length + .15), (1.04, .8, .4))], m, count, .05, 3,
                  face_hole(.58, -2.2, .26) + [hull([(x, y, z) for x in (-1.5, 1.5) for y in (-1.5, 1.5) for z in (length - .6, length - .1)])])


def long_hair(m, count=240):
    return facets([ellipsoid((0, .1, .1), (.95, 1.14, .96)), ellipsoid((0, .26, -.7), (1.04, .76, 1.2)), ellipsoid((.62, .0, -1.7), (.42, .4, .9), (0, 8, 0)), ellipsoid((-.62, .25, -1.6), (.4, .42, .9), (0, -8, 0)), ellipsoid((0, .6, -1.6), (.9, .5, 1.1))],
                  m, count, .05, 3, face_hole(.56, -2.6, .26))


def bun(m, count=150):
    crop(m, 1.02, count)
    return facets([ellipsoid((0, .62, .86), (.44, .44, .4))], m, 60, .05, 0)


def beard(m, count=120):
    return facets([ellipsoid((0, -.44, -1.06), (.56, .48, .46)), *mirrored((.5, -.1, -.8), (.2, .3, .5)), ellipsoid((0, -.78, -1.2), (.3, .24, .3)), ellipsoid((0, -.86, -.68), (.3, .12, .06))], m, count, .045, 2,
                  [ellipsoid((0, -.8, -.35), (.62, .8, .36)), ellipsoid((0, -.95, -.82), (.2, .25, .07))])


def headscarf(m, count=300):
    return facets([ellipsoid((0, .1, .08), (.96, 1.16, .98)), ellipsoid((0, .1, -.6), (.98, .9, 1.1)), ellipsoid((0, .08, -1.75), (.95, .84, .62)), ellipsoid((0, -.3, -2.15), (.9, .6, .5)), ellipsoid((.5, -.3, -2.2), (.7, .5, .34), (0, 18, 0))],
                  m, count, .05, 3, face_hole(.54, -1.22, .3, -.9))


def wrapped(m, count=300):
    """A desert scarf wound round the head and under the chin."""
    rnd = random.Random(4)
    bodies = [ellipsoid((0, .12, .35), (.92, 1.05, .66))]
    for k in range(5):
        bpy.ops.mesh.primitive_torus_add(major_radius=.8 - .02 * k, minor_radius=.2, location=(0, .12, .26 + .12 * k), rotation=(math.radians(rnd.uniform(-14, 14) - 6), math.radians(rnd.uniform(-16, 16)), 0))
        o = bpy.context.object
        o.scale = (1, 1.18, 1)
        bodies.append(o)
    for z, r in ((-1.5, .62), (-1.75, .74), (-2.0, .86)):
        bpy.ops.mesh.primitive_torus_add(major_radius=r, minor_radius=.24, location=(0, .14, z), rotation=(math.radians(rnd.uniform(2, 16)), math.radians(rnd.uniform(-10, 10)), 0))
        bodies.append(bpy.context.object)
    bodies += [ellipsoid((.72, .2, -.7), (.2, .42, .8)), ellipsoid((.5, -.46, -2.5), (.32, .2, .7), (0, 10, 0))]
    return facets(bodies, m, count, .05, 1)


def cap(m, count=70):
    """A felt chéchia."""
    return facets([lathe([(0, .2), (.88, .2), (.9, .4), (.78, .92), (.74, 1.0), (0, 1.02)], m, (0, .14, 0), 48, (-9, 0, 0))], m, count, .04, 0)


def beanie(m, rib, count=110):
    facets([ellipsoid((0, .14, .26), (.92, 1.1, .86))], m, count, .05, 2, [hull([(x, y, z) for x in (-2, 2) for y in (-2, 2) for z in (-2, .14)])])
    bpy.ops.mesh.primitive_torus_add(major_radius=.87, minor_radius=.13, location=(0, .1, .2), rotation=(math.radians(-7), 0, 0))
    o = bpy.context.object
    o.scale = (.98, 1.17, 1.3)
    return facets([o], rib, 110, .045, 0)


def glasses(m, z=-.18):
    for s in (-1, 1):
        bpy.ops.mesh.primitive_torus_add(major_radius=.23, minor_radius=.03, major_segments=8, minor_segments=6, location=(s * .31, -.88, z), rotation=(math.radians(90), math.radians(22.5), 0))
        bpy.context.object.data.materials.append(m)
        box((s * .66, -.44, z + .04), (.035, .92, .045), m, .01, (0, 0, s * -15.3))
    box((0, -.95, z + .03), (.2, .04, .04), m, .01)


def earrings(m):
    for s in (-1, 1):
        icosahedron(.1, (s * .82, -.0, -.66), m, (20, 0, 30))


def portrait(background, turn, build, sun_side=-1, rim=CLEMENTINE, tilt=0., nod=0.):
    """Sets a bust made by `build` before a plain ground and lights it with one hard lamp and one coloured edge."""
    reset(900, 1080, air=background, fill=.38)
    ground = material('ground', background, .95, spec=.1)
    solid('ground', [(-30, 6, -20), (30, 6, -20), (30, 6, 20), (-30, 6, 20)], [(0, 1, 2, 3)], ground)
    before = set(bpy.data.objects)
    build()
    e = bpy.data.objects.new('turn', None)
    bpy.context.collection.objects.link(e)
    for o in set(bpy.data.objects) - before - {e}:
        if o.parent is None:
            o.parent = e
    e.rotation_euler = [math.radians(a) for a in (nod, tilt, turn)]
    lamp((sun_side * 5.2, -5., 3.4), (0, 0, -.8), .9, 760, '#fff4e2')
    lamp((-sun_side * 5.4, 1.6, .8), (0, 0, -.9), 1.4, 520, rim)
    lamp((0, -7, -4), (0, 0, -1), 4, 60, '#8fa6ff')
    camera((0, -14, -.95), (0, 0, -1.02), 104)
    render(vignette=.08)


def tints():
    """The house colours as stone and cloth, made inside the emptied scene."""
    return {name: material(name, color, .5, spec=.35) for name, color in (
        ('stone', STONE), ('clay', CLAY), ('ink', '#10183c'), ('night', '#0a0f26'), ('sea', '#2a55f2'), ('pale', '#8fabff'), ('orange', CLEMENTINE), ('sand', '#ecd9b4'), ('chalk', '#ffffff'), ('red', '#e5383b'), ('green', '#0d7d5a'))}


def lina_haddad():
    t = tints()
    head(t['stone'], jaw=.9, nose=.9, ears=False)
    bob(t['ink'], -1.2, parting=1.)
    torso(t['orange'], .9)
    ring(.56, .12, -2.0, t['orange'])
    earrings(t['orange'])


def lyes_ould_kaci():
    t = tints()
    head(t['clay'], jaw=1.1, nose=1.2, length=1.04, neck=1.1)
    crop(t['pale'], 1.02)
    beard(t['pale'])
    torso(t['sea'], 1.06)
    collar(t['chalk'])


def yacine_belkacem():
    t = tints()
    head(t['stone'], jaw=1.05, brow=1.2, neck=1.08)
    beanie(t['orange'], t['sand'])
    torso(t['ink'], 1.08)
    ring(.6, .17, -1.95, t['ink'], count=110)


def meriem_ait_said():
    t = tints()
    head(t['stone'], jaw=.9, cheeks=1.1, nose=.85, ears=False)
    headscarf(t['pale'])
    torso(t['ink'], .92)


def anis_boudraa():
    t = tints()
    head(t['clay'], jaw=.96, nose=1.15, length=1.03)
    curls(t['ink'], .84)
    glasses(t['orange'])
    torso(t['chalk'], 1.)
    ring(.58, .2, -1.75, t['chalk'], squash=1.8, count=120)


def claire_roux_benali():
    t = tints()
    head(t['stone'], jaw=.88, nose=1., cheeks=.9)
    bun(t['orange'])
    torso(t['pale'], .9)
    collar(t['chalk'])
    earrings(t['sea'])


def rafik_zemmouche():
    t = tints()
    head(t['clay'], jaw=1.12, brow=1.2, cheeks=1.1, neck=1.1)
    cap(t['red'])
    torso(t['ink'], 1.06)
    lapels(t['night'])
    collar(t['chalk'])
    beard(t['night'])


def thiziri_amokrane():
    t = tints()
    head(t['stone'], jaw=.92, nose=.9, ears=False)
    long_hair(t['night'])
    torso(t['sand'], .92)
    ring(.58, .1, -2.02, t['sand'])
    earrings(t['orange'])


def next_desk():
    t = tints()
    head(t['sand'], jaw=1., nose=1., ears=False)
    wrapped(t['sea'])
    torso(t['ink'], 1.)


PICTURES = {
    'lina-haddad': (SEA, 26, lina_haddad, -1, CLEMENTINE), 'lyes-ould-kaci': ('#141f52', -22, lyes_ould_kaci, 1, SEA_2),
    'yacine-belkacem': (SEA, -30, yacine_belkacem, 1, '#9db8ff'), 'meriem-ait-said': ('#141f52', 18, meriem_ait_said, -1, CLEMENTINE),
    'anis-boudraa': (SEA, 34, anis_boudraa, -1, CLEMENTINE), 'claire-roux-benali': ('#141f52', -34, claire_roux_benali, 1, SEA_2),
    'rafik-zemmouche': (SEA, 20, rafik_zemmouche, -1, CLEMENTINE), 'thiziri-amokrane': ('#141f52', -16, thiziri_amokrane, 1, CLEMENTINE),
    'team-details': (SEA, -24, next_desk, 1, CLEMENTINE),
}

if __name__ == '__main__':
    portrait(*PICTURES[ARGS['picture']])
