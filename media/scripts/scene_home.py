"""The home page's pictures, one function each: nine app projects, the studio, and the newest articles.

blender -b -P scene_home.py -- --picture tassili-bank --ui SCREENS --out FILE.png [--width 640 --spp 16 --weights FILE]
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
from devices import laptop, panel, phone
from props import *


def pillar(x, y, w, d, low, high, m):
    """An upright with a slanted top, `low` on its left and `high` on its right."""
    v = [(sx * w / 2, sy * d / 2, z) for sx, z in ((-1, 0), (1, 0), (1, high), (-1, low)) for sy in (-1, 1)]
    f = [(0, 2, 3, 1), (2, 4, 5, 3), (4, 6, 7, 5), (6, 0, 1, 7), (0, 6, 4, 2), (1, 3, 5, 7)]
    return bevel(solid('pillar', v, f, m, loc=(x, y, 0)), .012)


def tassili_bank():
    """Two phones before the bank's slanted pillars, everything the blue of its cards."""
    reset(2000, 1250, air='#9db4ff', fill=.42)
    blue, deep, pale, gold = (plaster(c, .08) for c in ('#2a55f2', '#1a3ccb', '#6f90ff', '#ffcb2e'))
    sweep(blue, back=3.2, radius=.4)
    for x, y, w, low, high, m in ((-2.35, 1.3, .8, 1.3, 1.72, pale), (-1.42, 1.9, .74, 1.95, 2.36, blue), (-.6, 1.5, .6, 1.0, 1.34, deep),
                                  (.3, 2.0, .85, 2.05, 2.5, blue), (1.22, 1.25, .72, 1.5, 1.95, gold), (2.2, 1.9, .86, 1.7, 2.2, blue)):
        pillar(x, y, w, .6, low, high, m)
    box((.02, .16, .07), (2.3, 1.0, .14), blue, .01)
    phone('app-tassili-accueil', (-.5, .12, .14 + .75), (87, 0, -12))
    phone('app-tassili-virement', (.46, -.1, .14 + .75), (87, 0, 10), '#c9ccd6')
    sun(-50, 40, 4.8)
    camera((.25, -7.4, 1.35), (.08, 0, .96), 72)
    render()


def noria_water():
    """A phone in a shallow basin of aqua tiles, before an orange water wheel."""
    reset(1440, 1440, bounces=9, air='#c8f4ff', fill=.5)
    bed = caustics(paving(('#38c4c0', '#45cdc8'), '#bff3ee', (.5, .5), .01), '#f2fffb', 2.1)
    floor(bed, z=-.42)
    floor(water(scale=2.6, strength=.12), 40, 0.)
    wall = plaster('#bdf0ea')
    box((0, 3.6, 1), (40, .5, 12), wall)
    box((-.02, .1, -.24), (1.3, .62, .32), paving(('#e9fffb', '#f3fffd'), '#7fd6d0', (.25, .25), .008))
    water_wheel((.72, 2.2, .62), 1.45, material('wheel', '#ff6f3f', .5), .42, 11)
    phone('app-noria-accueil', (-.02, .08, -.08 + .752), (84, 0, -7), '#d9dde3')
    sun(-58, 44, 4.4)
    camera((-.25, -6.3, 1.75), (.06, 0, .62), 90)
    render()


def marsa_port():
    """A phone against an orange bollard on a dark quay, a mooring line made fast behind it."""
    reset(1440, 1440, air='#8fa6e8', fill=.42)
    quay = concrete('#1b2a5c', .25)
    floor(quay)
    box((0, 3.2, 3), (40, .4, 12), plaster('#16224e', .1))
    box((0, -1.32, .003), (40, .1, .006), material('line', '#e9ecf6', .7, mottle=.3), 0)
    iron = material('bollard', '#ff6a2b', .42, spec=.5, bump=.12, bump_scale=12, coat=.2)
    profile = [(0, 1.42), (.3, 1.42), (.44, 1.37), (.5, 1.27), (.47, 1.16), (.36, 1.08), (.29, .98), (.27, .8), (.28, .5), (.33, .3), (.44, .18), (.62, .14), (.66, .1), (.66, 0)]
    lathe(profile[::-1], iron, (.5, .55, 0))
    for k in range(8):
        a = math.pi * (k + .5) / 4
        lathe([(.05, .0), (.05, .05), (.0, .06)], iron, (.5 + .55 * math.cos(a), .55 + .55 * math.sin(a), .12), 6)
    hemp = material('rope', '#efe6cf', .9, bump=.4, bump_scale=90)
    turns = [(.5 + .36 * math.cos(a), .55 + .36 * math.sin(a), .42 + .062 * a / math.pi) for a in (k * math.pi / 6 for k in range(4, 32))]
    rope([(-4.4, 1.9, .9), (-2.2, 1.45, .62), (-.5, 1.1, .44), *turns, (.95, .25, .5), (1.3, -.2, .2), (1.5, -.62, .075), (2.0, -.9, .075), (2.6, -.5, .075), (3.4, -.6, .075)], .07, hemp)
    phone('app-marsa-quart', (-.22, -.22, .742), (80, 0, -10), '#2a2f3d')
    sun(-48, 43, 6.2)
    camera((-.3, -6.4, 1.62), (.12, 0, .76), 86)
    render()


def yasmine_clinics():
    """Three phones in three arched niches of a white wall, jasmine on the ledge."""
    reset(2000, 1250, air='#dbe8ff', fill=.4)
    white, green = plaster('#fbfaf5'), plaster('#0d7d5a', .08)
    centres = (-1.56, 0, 1.56)
    arcade(-6, 6, 4.2, 0, .7, [(c, 1.24, 1.3) for c in centres], white)
    box((0, .66, 1.5), (12, .64, 6), green, 0)
    box((0, -.35, -.5), (12, 1.32, 1.), white, .015)
    for c, name, turn, body in zip(centres, ('app-yasmine-fr', 'app-yasmine-ar', 'app-yasmine-tour'), (9, 0, -9), ('#d7dad6', '#16181f', '#d7dad6')):
        phone(name, (c, .02, .752), (87, 0, turn), body)
    petal, heart = material('petal', '#ffffff', .6, sss=.1), material('heart', '#ffd23f', .6)
    for x, y, size, turn in ((-.78, -.3, .26, (8, 4, 20)), (-.5, -.62, .2, (64, 10, 60)), (.74, -.42, .24, (10, -12, 0)), (.98, -.72, .2, (58, 8, 140)),
                             (2.4, -.4, .26, (12, 0, 80)), (-2.34, -.52, .27, (5, 10, 10)), (2.62, -.76, .2, (40, 14, 30))):
        jasmine((x, y, .05), size, petal, heart, turn)
    box((-7.4, -3.4, 4.9), (3.4, .4, 5), white, 0, (0, 28, 0))
    sun(-58, 37, 4.4)
    camera((-.5, -8.2, 1.2), (0, 0, .93), 66)
    render()


def hoggar_trails():
    """A phone standing in sand before basalt towers under a deep sky."""
    reset(2000, 1250, air='#9fbdf2', fill=.38)
    sky('#2f6fd6', '#a9cdf5')
    sand = material('sand', '#e8c98f', .95, spec=.1, bump=.35, bump_scale=240, mottle=.08, mottle_scale=.8)
    crests = [((.2, 1.1), 96, 2.2, .26), ((-6.5, 6), 60, 5, .8), ((6.4, 4.4), 118, 4.6, .7), ((.5, 13), 85, 7, .9)]
    terrain(lambda x, y: dunes(x, y, crests, .011), (-14, 14), (-6, 18), sand, 1100, 900)
    basalt = material('basalt', '#453f4f', .8, bump=.3, bump_scale=8, mottle=.3)
    spire((-4.6, 22, 0), 2.1, 5.6, basalt, 3)
    spire((5.2, 27, 0), 2.6, 5.0, basalt, 8)
    spire((9.4, 25, 0), 1.3, 3.0, basalt, 5)
    spire((-11, 29, 0), 2.4, 3.6, basalt, 6)
    ground = float(dunes(np.array([[.16]]), np.array([[-.1]]), crests, 0)[0, 0])
    phone('app-hoggar-carte', (.16, -.1, ground + .62), (81, 0, -17), '#caa46a')
    sun(-66, 27, 5.6, '#ffe2b8')
    camera((.9, -5.9, 1.12), (.34, 0, ground + .62), 62)
    render()


def clement():
    """A phone among clementines on clementine orange, seen from above."""
    reset(1440, 1440, air='#ffe3c2', fill=.5)
    floor(plaster('#ff9a35', .1))
    skin, green = peel(), material('leaf', '#1f6b35', .4, spec=.5)
    phone('app-clement-commandes', (.04, .0, .05), (0, 0, -14), '#f0e3cf')
    for k, (x, y, r, leaves) in enumerate(((-.92, .74, .34, 2), (-1.02, -.02, .3, 0), (-.78, -.78, .35, 1), (.98, .62, .32, 0), (1.05, -.1, .34, 2), (.84, -.86, .3, 0),
                                           (-.35, 1.2, .3, 0), (.42, 1.3, .33, 1), (-1.5, .42, .33, 0), (1.58, .98, .34, 0), (-1.52, -.56, .3, 2), (1.6, -.62, .32, 0),
                                           (-.1, -1.28, .32, 2), (.62, -1.52, .33, 0), (-.95, -1.5, .31, 0), (-1.15, 1.42, .34, 1), (1.2, 1.62, .3, 2), (1.45, -1.4, .34, 1))):
        rnd = random.Random(k)
        clementine((x, y, r * .84), r, skin, green, (rnd.uniform(-35, 35), rnd.uniform(-35, 35), rnd.uniform(0, 360)), leaves, k)
    sun(-52, 40, 5.4)
    camera((0, -.5, 8.6), (.02, 0, 0), 104)
    render()


def riwaq_books():
    """A phone in the first arch of a white arcade that runs into blue sky, a red bookmark of light beside it."""
    reset(1440, 1440, air='#cfdcff', fill=.62)
    sky('#1f52e0', '#4a82f7')
    white = plaster('#fbf9f4')
    floor(white)
    for k in range(4):
        arcade(-11, 11, 2.75, 2.4 * k, .5, [(c, 1.3, 1.3) for c in (-5.7, -3.8, -1.9, 0, 1.9, 3.8, 5.7)], white)
    phone('app-riwaq-lecture', (-.02, -.5, .752), (85, 0, -8), '#16181f')
    for k, (w, d, h, color, turn) in enumerate(((.66, .94, .16, '#14213d', -18), (.6, .86, .12, '#e5383b', -30), (.62, .88, .1, '#f4c95d', -12))):
        z = (.08, .22, .33)[k]
        cover, pages = material('cover', color, .6, bump=.06, bump_scale=200), material('pages', '#f6f0e2', .9)
        for part, m in (((w, d, h), cover), ((w - .02, d + .004, h - .035), pages)):
            box((.98, -.72, z), part, m, .006, (0, 0, turn))
    sun(152, 41, 5.)
    camera((-.5, -7.2, 1.35), (.1, 0, .93), 80)
    render()


def qantara_rides():
    """A slanted field of phones on saffron: the search, the bridge, the ticket."""
    reset(1440, 1440, air='#fff0cf', fill=.5)
    floor(plaster('#ffc42a', .06), z=-.043)
    names = ('app-qantara-pont', 'app-qantara-trajets', 'app-qantara-billet')
    for i in range(-3, 4):
        for j in range(-3, 4):
            phone(names[(i + 2 * j) % 3], (i * .9, j * 1.68 + (i % 2) * .84, 0), (0, 0, 0), ('#16181f', '#e8e6e0', '#16181f')[(i + 2 * j) % 3])
    sun(-60, 34, 5.)
    camera((2.7, -3.3, 6.4), (.06, .12, 0), 66, roll=-15)
    render()


def sirocco_air():
    """A phone on white steps against blue, a red paper plane passing over."""
    reset(1440, 1440, air='#cfe4ff', fill=.46)
    white, blue = plaster('#fbfbfa'), plaster('#3f8cf0', .08)
    box((0, 3.4, 4), (40, .4, 16), blue, 0)
    for k in range(-2, 5):
        h = .42 * (k + 3)
        box((-.05 + k * .92, .75, h / 2 - 1.26), (.92, 2.5, h), white, .008)
    phone('app-sirocco-embarquement', (-.05, -.12, .752), (85, 0, -9), '#cfd6e2')
    paper_plane((-1.5, .7, 1.5), 1.25, material('red', '#ff4a2e', .5), material('shade', '#d92f18', .5), (14, -24, 20))
    sun(-52, 42, 4.1)
    camera((-.5, -7.2, 1.2), (.02, 0, .86), 78)
    render()


def why_choose():
    """A desk of white stone in hard light: faceted solids in sea, ink and clementine, a phone, a shadow of window bars."""
    reset(1600, 1200, air='#cfdcff', fill=.36)
    wall, stone = plaster('#f4f5f9'), plaster('#ffffff', .05)
    box((0, 2.3, 3), (40, .3, 14), wall, 0)
    floor(stone)
    sea, ink, orange = (material(n, c, .5, spec=.4) for n, c in (('sea', SEA), ('ink', INK), ('clementine', CLEMENTINE)))
    for k in range(6):
        box((-3.4 + k * .62, 1.1, .17 * (5 - k) / 2 + .17), (.62, 2.2, .17 * (6 - k) + .17), stone, .01)
    icosahedron(1.0, (1.35, .9, .83), sea, (31, 9, 20))
    icosahedron(.27, (-1.75, .55, 1.02 - .07), orange, (20, 0, 40))
    icosahedron(.2, (.3, -1.05, .16), ink, (12, 20, 70))
    icosahedron(.13, (1.9, -.95, .1), orange, (33, 0, 10))
    phone('app-riwaq-etagere', (-.42, .0, .742), (80, 0, 10), '#16181f')
    box((-.42, .52, .3), (.5, .5, .6), orange, .01, (0, 0, 20))
    for k in range(7):
        box((-9.6 + k * 1.15, -5.6, 6.6), (.3, .3, 12), stone, 0, (0, 26, 0))
    sun(-50, 38, 3.9)
    camera((.25, -7.8, 1.9), (.02, 0, .9), 62)
    render()


def blog_offline_first():
    """A phone at the bottom of a stepped blue well, its map still there: no signal reaches it."""
    reset(1440, 960, air='#9fb6ff', fill=.4)
    blue, pale = plaster('#2b57f0', .08), plaster('#6c92ff', .08)
    floor(pale, z=-3.2)
    for k in range(7):
        inner, z = 1.15 + k * .34, -3.2 + .46 * (k + 1)
        for x, y, w, d in ((0, 1, 40, 10), (0, -1, 40, 10), (1, 0, 10, 2 * inner), (-1, 0, 10, 2 * inner)):
            cx, cy = x * (inner * 1.3 + 5), y * (inner + 5)
            box((cx, cy, z - .23), (w, d, .46), blue, 0)
    phone('app-hoggar-carte', (.0, .02, -3.155), (0, 0, -24), '#e8d2a4', scale=1.15)
    sun(-58, 58, 5.6)
    camera((0, -.01, 9.4), (0, 0, -1), 76)
    render()


def blog_arabic_french():
    """An Arabic ain and a French e acute, as tall as each other, on clementine steps."""
    reset(1440, 960, air='#ffe2bf', fill=.46)
    orange, chalk, ink = plaster('#ff9430', .08), plaster('#fbfaf5', .05), plaster('#14235c', .05)
    sweep(orange, back=3, radius=.5)
    box((0, .3, .1), (4.3, 1.3, .2), orange, .012)
    letter('é', os.path.join(ARGS['ui'], 'latin.ttf'), 7.6, .5, chalk, (-1.0, .25, .2), 8)
    letter('ع', os.path.join(ARGS['ui'], 'arabic.ttf'), 5.6, .5, ink, (1.15, .25, .2), -8)
    sun(-48, 40, 4.8)
    camera((-.1, -8.2, 1.8), (.0, 0, .98), 62)
    render()


def blog_app_prices():
    """An app's price as a stack: three slabs of stone, three clementines, one phone on top."""
    reset(1440, 960, air='#d6e2ff', fill=.38)
    skin, green = peel(), material('leaf', '#1f6b35', .4)
    sweep(plaster('#f1f4fb'), back=3.4, radius=.6)
    for k, (w, h) in enumerate(((.9, .5), (.9, .95), (.9, 1.5))):
        x = -1.3 + k * 1.25
        box((x, .3, h / 2), (w, .9, h), plaster(('#ff9a35', '#2a55f2', '#0f1a44')[k], .08), .012)
    clementine((-1.3, .3, .5 + .3), .36, skin, green, (6, 4, 20), 1, 2)
    phone('app-tassili-virement', (-.05, .25, .95 + .72), (79, 0, -8), '#c9ccd6')
    icosahedron(.42, (1.2, .3, 1.5 + .34), material('sea', SEA_2, .4), (31, 9, 20))
    sun(-50, 40, 3.9)
    camera((0, -7.4, 1.8), (-.04, 0, 1.22), 60)
    render()


PICTURES = {
    'tassili-bank': tassili_bank, 'noria-water': noria_water, 'marsa-port': marsa_port, 'yasmine-clinics': yasmine_clinics,
    'hoggar-trails': hoggar_trails, 'clement': clement, 'riwaq-books': riwaq_books, 'qantara-rides': qantara_rides,
    'sirocco-air': sirocco_air, 'why-choose': why_choose, 'blog-offline-first': blog_offline_first,
    'blog-arabic-french': blog_arabic_french, 'blog-app-prices': blog_app_prices,
}

if __name__ == '__main__':
    PICTURES[ARGS['picture']]()
