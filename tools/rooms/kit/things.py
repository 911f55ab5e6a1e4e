"""What makes a room lived-in: books, baskets, pictures, radiators, boots, coats, logs."""
import math
import random

import bpy
from mathutils import Vector, noise

from .materials import Stuff, enamel, fabric, kept, linear, metal, mirror, paint, pottery, wicker, wood
from .mesh import block, box, cushion, lathe, put, rod, sheet, solid, tube

SPINES = ('#6b2f2a', '#2d4a55', '#c9b58d', '#3c4a36', '#8a5a3b', '#e0d6c2', '#59405a', '#1f3439', '#b47a4a', '#a7b0a6', '#75322f', '#d8cbb0')


def books(run, seed=0, most=0.26, lying=False):
    """Standing side by side from x = 0 along x, backs towards -y; or lying in a pile centred on the origin."""
    rng = random.Random(seed)
    things, at = [], 0.0
    while at < run:
        thick, tall, deep = rng.uniform(0.014, 0.042), most * rng.uniform(0.68, 1.0), rng.uniform(0.13, 0.19)
        cover = paint(rng.choice(SPINES), 0.6)
        if lying:
            things += put(book(thick, tall, deep, cover), (0, 0, at), rng.uniform(-14, 14), 0, 90)
        else:
            lean = rng.choice((0, 0, 0, 0, 4)) * (1 if rng.random() < 0.5 else -0.2)
            things += put(book(thick, tall, deep, cover), (at + thick / 2, -deep / 2, 0), 0, 0, lean)
        at += thick + 0.001
    return things


def book(thick, tall, deep, cover):
    things = box(thick, deep, tall, cover, (0, 0, 0), 0.002)
    return things + box(thick - 0.005, deep - 0.002, tall + 0.0006, paint('#e9dfc9', 0.9), (0, 0.0025, -0.0003), 0)


def basket(r, h, material=None, full=None):
    cane = material or wicker()
    things = lathe([(0, 0.01), (r * 0.84, 0.0), (r * 0.95, h * 0.35), (r, h), (r * 0.96, h), (r * 0.9, h * 0.3), (0, 0.04)], cane, segments=48)
    things += tube([(r * 0.98 * math.cos(a * math.pi / 8), r * 0.98 * math.sin(a * math.pi / 8), h) for a in range(16)], 0.014, cane, True)
    for side in (0, 180):
        things += put(tube([(r - 0.01, -0.07, h - 0.03), (r + 0.03, -0.04, h + 0.05), (r + 0.03, 0.04, h + 0.05), (r - 0.01, 0.07, h - 0.03)], 0.01, cane), (0, 0, 0), side)
    if full:
        things += cushion(r * 1.7, r * 1.7, h * 0.6, full, 2.4, 0.03, 5, (0, 0, h * 0.62))
    return things


@kept
def seascape(sky, far, near, shore, seed=0):
    """A painted lough: sky, hills, water and shore in brushed bands; the picture's own z runs 0 to 1."""
    stuff = Stuff('canvas', sky, 0.7, specular=0.2)
    where = stuff.node('ShaderNodeTexCoord').outputs['Generated']
    split = stuff.node('ShaderNodeSeparateXYZ', Vector=where)
    rough = stuff.noise(3.5 + seed % 3, 6, (1, 1, 3))
    lift = stuff.node('ShaderNodeMath')
    lift.operation = 'MULTIPLY_ADD'
    stuff.links.new(rough, lift.inputs[0])
    lift.inputs[1].default_value = 0.34
    stuff.links.new(split.outputs[2], lift.inputs[2])
    stuff.coloured(lift.outputs[0], [(0.3, shore), (0.42, near), (0.58, near), (0.61, far), (0.68, far), (0.72, sky), (1.0, '#e9e4d6')])
    stuff.bumped(stuff.noise(60, 3), 0.002, 0.4)
    return stuff.material


@kept
def leaf_print(ground='#ece5d6', ink='#5b6f58', seed=0):
    stuff = Stuff('print', ground, 0.8, specular=0.2)
    stuff.coloured(stuff.noise(5 + seed, 1.5, (1, 1, 0.5), 1.5), [(0.5, ground), (0.54, ink), (0.6, ink), (0.63, ground)])
    return stuff.material


def picture(w, h, art, frame='#3b2c20', mount=0.05):
    """Hangs with its back at y = 0 and its middle at z = 0, facing -y."""
    stuff = wood(frame, frame, 'x') if frame[0] == '#' else frame
    edge = 0.022
    things = block(-w / 2, w / 2, -0.012, 0, -h / 2, h / 2, paint('#f1ece0', 0.9))
    things += block(-w / 2 + mount, w / 2 - mount, -0.0135, -0.012, -h / 2 + mount, h / 2 - mount, art)
    for a, b in ((-w / 2 - edge, -w / 2), (w / 2, w / 2 + edge)):
        things += block(a, b, -0.026, 0, -h / 2 - edge, h / 2 + edge, stuff, 0.003)
    for a, b in ((-h / 2 - edge, -h / 2), (h / 2, h / 2 + edge)):
        things += block(-w / 2, w / 2, -0.026, 0, a, b, stuff, 0.003)
    return things


def round_mirror(r, rim='#8a6b3f'):
    things = put(lathe([(0, 0.012), (r, 0.012)], mirror(), segments=72), (0, 0, 0), 0, 90)
    return things + put(lathe([(r - 0.004, 0), (r - 0.004, 0.022), (r + 0.014, 0.022), (r + 0.016, 0)], metal(rim, 0.3), segments=72), (0, 0, 0), 0, 90)


def radiator(w, h=0.6, colour='#efece4'):
    """Columns with rounded shoulders, its back 60 mm off the wall at y = 0, feet on the floor, reaching towards -y."""
    iron = enamel(colour, 0.3)
    things = []
    count = int(w / 0.046)
    for i in range(count):
        x = -w / 2 + 0.046 * (i + 0.5)
        for y in (-0.07, -0.105, -0.14):
            things += lathe([(0, 0.1), (0.012, 0.104), (0.0135, 0.12), (0.0135, h - 0.02), (0.012, h - 0.004), (0, h)], iron, (x, y, 0), 14)
        things += put(box(0.036, 0.09, 0.05, iron, (0, 0, 0), 0.016, 3), (x, -0.105, h - 0.06)) + put(box(0.036, 0.09, 0.05, iron, (0, 0, 0), 0.016, 3), (x, -0.105, 0.11))
    for x in (-w / 2 + 0.04, w / 2 - 0.04):
        things += box(0.03, 0.1, 0.12, iron, (x, -0.105, 0), 0.008)
    chrome = metal('#c9c7c2', 0.2)
    return things + rod((w / 2 + 0.03, -0.105, 0), (w / 2 + 0.03, -0.105, 0.15), 0.0085, chrome) + rod((w / 2 + 0.03, -0.105, 0.13), (w / 2 - 0.01, -0.105, 0.13), 0.011, enamel('#f4f1ea'))


def vase(kind='jug', colour='#d7cdb9', second=None, scale=1.0):
    outline = {
        'jug': [(0, 0), (0.05, 0), (0.07, 0.03), (0.085, 0.09), (0.075, 0.16), (0.05, 0.2), (0.048, 0.24), (0.058, 0.27), (0.052, 0.27), (0.042, 0.24), (0.04, 0.2), (0, 0.19)],
        'bottle': [(0, 0), (0.06, 0), (0.07, 0.02), (0.072, 0.11), (0.055, 0.16), (0.02, 0.2), (0.017, 0.27), (0.023, 0.28), (0.016, 0.28), (0, 0.27)],
        'bowl': [(0, 0), (0.05, 0), (0.055, 0.012), (0.11, 0.05), (0.14, 0.09), (0.135, 0.092), (0.1, 0.055), (0.05, 0.02), (0, 0.018)],
        'mug': [(0, 0), (0.036, 0), (0.04, 0.008), (0.041, 0.09), (0.037, 0.09), (0.036, 0.01), (0, 0.009)],
        'tall': [(0, 0), (0.07, 0), (0.09, 0.05), (0.11, 0.2), (0.1, 0.34), (0.06, 0.43), (0.055, 0.47), (0.07, 0.5), (0.06, 0.5), (0.045, 0.46), (0, 0.44)],
    }[kind]
    return lathe([(r * scale, z * scale) for r, z in outline], pottery(colour, second, 0.35))


def boot(colour, height=0.36, seed=0):
    """One wellington, toe towards -y: shaft and foot from rings along a bent line."""
    rubber = enamel(colour, 0.35)
    rings = [(0, 0.0, 0.105, 0.048, 0.045), (0, -0.15, 0.05, 0.048, 0.045), (0, -0.105, 0.06, 0.05, 0.055), (0, -0.03, 0.075, 0.042, 0.07), (0, 0.03, 0.12, 0.043, 0.075), (0, 0.05, 0.2, 0.05, 0.06), (0, 0.045, 0.28, 0.058, 0.066), (0, 0.045, height, 0.064, 0.072)]
    verts, faces, n = [], [], 20
    tilt = [90, 80, 62, 45, 25, 8, 0, 0]
    for (x, y, z, rx, ry), t in list(zip(rings, tilt))[1:]:
        t = math.radians(t)
        for i in range(n):
            a = 2 * math.pi * i / n
            dx, dy = rx * math.cos(a), ry * math.sin(a)
            verts.append((x + dx, y + dy * math.cos(t), max(0.012, z + dy * math.sin(t) * 0.9)))
    for r in range(len(rings) - 2):
        for i in range(n):
            k = (i + 1) % n
            faces.append((r * n + i, r * n + k, (r + 1) * n + k, (r + 1) * n + i))
    faces.append(tuple(range(n - 1, -1, -1)))
    thing = solid(verts, faces, rubber, True)
    smooth = thing[0].modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 2
    sole = cushion(0.095, 0.27, 0.03, enamel('#2b2723', 0.6), 3, 0, seed, (0, -0.06, 0))
    return thing + sole


def coat(colour, w=0.46, h=0.95, seed=0, cloth=None):
    """Hangs from a peg at z = 0, back at y = 0: shoulders, falling folds, a sleeve each side."""
    stuff = cloth or fabric(colour, 300)

    def shape(u, v):
        side = (u - 0.5) * 2
        width = w * (0.16 + 0.84 * min(1, (v / 0.16)) ** 0.6) * (0.86 + 0.16 * v)
        fold = 0.035 * math.sin(side * 8 + seed + v) * v ** 0.7 + 0.05 * noise.noise(Vector((side * 2.5, v * 2.2, seed)))
        belly = 0.17 * math.sqrt(max(0.0, 1 - side * side)) * (0.55 + 0.45 * v)
        return (side * width / 2, -0.02 - belly + fold, -h * v - 0.05 * abs(side) * (1 - v) * 2)
    things = sheet(shape, 60, 50, stuff, 0.006)
    for side in (-1, 1):
        path = [(side * w * 0.36, -0.06, -0.11), (side * w * 0.5, -0.07, -0.35), (side * w * 0.5, -0.09, -0.62)]
        things += tube(path, 0.062, stuff, taper=[0.9, 1.0, 0.8])
    return things + tube([(-0.05, -0.05, -0.05), (0, -0.1, -0.02), (0.05, -0.05, -0.05)], 0.03, stuff)


def pegs(w, timber, count=5, iron='#33302c'):
    """A rail of hooks, back at y = 0, its middle at z = 0."""
    things = box(w, 0.022, 0.11, timber, (0, -0.011, -0.055), 0.004)
    for i in range(count):
        x = -w / 2 + w * (i + 0.5) / count
        things += tube([(x, -0.022, 0.02), (x, -0.06, 0.015), (x, -0.085, 0.05)], 0.006, metal(iron, 0.5)) + tube([(x, -0.022, -0.02), (x, -0.055, -0.035), (x, -0.065, -0.005)], 0.006, metal(iron, 0.5))
    return things


def logs(w, h, d=0.24, seed=0):
    """Split logs stacked in a hearth or a basket, ends towards -y."""
    rng = random.Random(seed)
    things, z = [], 0.0
    bark, heart = wood('#6b563d', '#3f3122', 'y'), wood('#d2ab74', '#a97a48', 'y')
    while z < h:
        x, r = -w / 2, rng.uniform(0.04, 0.055)
        while x < w / 2 - r:
            r = rng.uniform(0.035, 0.055)
            things += put(lathe([(0, 0), (r, 0)], heart, segments=9) + lathe([(r, 0), (r * 1.02, d)], bark, segments=9), (x + r, -d / 2 + rng.uniform(-0.02, 0.02), z + r), rng.uniform(-4, 4), -90)
            x += 2 * r
        z += 0.085
    return things
