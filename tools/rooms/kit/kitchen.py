"""Kitchen units and what stands on them. Backs at y = 0, reaching towards -y, on z = 0."""
import math
import random

from .materials import enamel, metal, paint, pottery, wood
from .mesh import block, box, cushion, lathe, put, rod, tube
from .tables import knob_at, shaker

DEPTH, HIGH = 0.6, 0.87


def units(w, stuff, doors, kind='doors', knob='#a58c58'):
    """A run of base units: 'doors' or 'drawers' in each of `doors` bays."""
    things = block(0, w, -DEPTH + 0.02, 0, 0.12, HIGH, stuff) + block(0, w, -DEPTH + 0.08, 0, 0, 0.12, stuff)
    each, brass = w / doors, metal(knob, 0.3)
    for i in range(doors):
        x = each * (i + 0.5)
        if kind == 'drawers':
            for z, h in ((0.13, 0.29), (0.425, 0.25), (0.68, 0.18)):
                things += shaker(each - 0.008, h - 0.006, stuff, (x, -DEPTH + 0.02, z), 0.05)
                things += cup_handle(brass, (x, -DEPTH - 0.001, z + h * 0.62))
        else:
            things += shaker(each - 0.008, HIGH - 0.14, stuff, (x, -DEPTH + 0.02, 0.13))
            things += knob_at(brass, (x + (each / 2 - 0.045) * (1 if i % 2 == 0 else -1), -DEPTH, HIGH - 0.1))
    return things


def cup_handle(stuff, at):
    x, y, z = at
    return tube([(x - 0.05, y, z), (x - 0.035, y - 0.028, z), (x + 0.035, y - 0.028, z), (x + 0.05, y, z)], 0.006, stuff)


def worktop(x0, x1, stuff, depth=0.64):
    return block(x0, x1, -depth, 0, HIGH, HIGH + 0.035, stuff, 0.006)


def belfast_sink(x, w=0.6, glaze='#f4f1ea'):
    """Its rim level with the worktop, its apron in front of the units."""
    white, d, h = enamel(glaze, 0.1), 0.46, 0.24
    top = HIGH + 0.02
    things = block(x - w / 2, x + w / 2, -DEPTH - 0.045, -DEPTH - 0.005, top - h, top, white, 0.012)
    things += block(x - w / 2, x - w / 2 + 0.035, -DEPTH - 0.03, -DEPTH + d, top - h, top, white, 0.01)
    things += block(x + w / 2 - 0.035, x + w / 2, -DEPTH - 0.03, -DEPTH + d, top - h, top, white, 0.01)
    return things + block(x - w / 2, x + w / 2, -DEPTH, -DEPTH + d, top - h, top - h + 0.03, white, 0.004)


def bridge_tap(x, stuff=None):
    brass = stuff or metal('#b59a5f', 0.22)
    z, y = HIGH + 0.035, -0.1
    things = rod((x - 0.09, y, z), (x - 0.09, y, z + 0.1), 0.011, brass) + rod((x + 0.09, y, z), (x + 0.09, y, z + 0.1), 0.011, brass)
    things += rod((x - 0.1, y, z + 0.09), (x + 0.1, y, z + 0.09), 0.009, brass)
    things += tube([(x, y, z + 0.09), (x, y, z + 0.32), (x, y - 0.07, z + 0.37), (x, y - 0.16, z + 0.33), (x, y - 0.175, z + 0.26)], 0.0105, brass)
    for dx in (-0.09, 0.09):
        things += rod((x + dx, y, z + 0.1), (x + dx, y, z + 0.13), 0.014, brass) + rod((x + dx - 0.03, y, z + 0.135), (x + dx + 0.03, y, z + 0.135), 0.005, brass)
    return things


def range_cooker(x, w=1.0, colour='#2f3c3a'):
    """Two ovens, a hob with pan supports, a rail."""
    body, steel, dark = enamel(colour, 0.2), metal('#c4c2bc', 0.28), enamel('#101112', 0.08)
    d = DEPTH + 0.03
    things = block(x - w / 2, x + w / 2, -d + 0.02, 0, 0.06, HIGH, body, 0.006) + block(x - w / 2 + 0.03, x + w / 2 - 0.03, -d + 0.09, 0, 0, 0.06, dark)
    for side in (-1, 1):
        c = x + side * w / 4
        things += block(c - w / 4 + 0.012, c + w / 4 - 0.012, -d - 0.012, -d + 0.02, 0.12, 0.68, body, 0.008)
        things += block(c - w / 4 + 0.08, c + w / 4 - 0.08, -d - 0.0135, -d - 0.01, 0.3, 0.52, dark, 0.004)
        things += rod((c - w / 4 + 0.05, -d - 0.05, 0.62), (c + w / 4 - 0.05, -d - 0.05, 0.62), 0.009, steel)
    things += block(x - w / 2, x + w / 2, -d - 0.01, -d + 0.03, 0.72, HIGH - 0.005, body, 0.006)
    for i in range(7):
        things += put(lathe([(0, 0), (0.02, 0), (0.018, 0.022), (0, 0.024)], steel, segments=20), (x - w / 2 + w * (i + 0.5) / 7, -d - 0.01, 0.79), 0, 90)
    things += block(x - w / 2, x + w / 2, -d, 0, HIGH, HIGH + 0.02, steel, 0.004)
    for i in range(3):
        c = x - w / 2 + w * (i + 0.5) / 3
        for dy in (-0.45, -0.18):
            things += lathe([(0, 0.02), (0.045, 0.02), (0.04, 0.032), (0, 0.034)], dark, (c, dy, HIGH))
        for dy in (-0.55, -0.32, -0.08):
            things += rod((c - w / 6 + 0.02, dy, HIGH + 0.045), (c + w / 6 - 0.02, dy, HIGH + 0.045), 0.006, dark)
        for dx in (-0.1, 0.0, 0.1):
            things += rod((c + dx, -0.57, HIGH + 0.045), (c + dx, -0.06, HIGH + 0.045), 0.006, dark)
    return things


def kettle(colour='#c8744a'):
    stuff = enamel(colour, 0.15)
    things = lathe([(0, 0), (0.095, 0), (0.1, 0.015), (0.092, 0.09), (0.05, 0.135), (0.045, 0.14), (0.012, 0.15), (0.014, 0.168), (0, 0.17)], stuff)
    things += tube([(0.075, 0, 0.07), (0.12, 0, 0.1), (0.14, 0, 0.135)], 0.014, stuff, taper=[1.3, 1, 0.7])
    return things + tube([(-0.075, 0, 0.12), (-0.06, 0, 0.2), (0.06, 0, 0.2), (0.075, 0, 0.12)], 0.009, enamel('#2a2622', 0.4))


def casserole(colour='#39566b', r=0.13):
    stuff = enamel(colour, 0.18)
    things = lathe([(0, 0), (r * 0.9, 0), (r, 0.02), (r, 0.11), (r * 1.03, 0.115), (r * 0.95, 0.13), (0.02, 0.15), (0.024, 0.175), (0, 0.18)], stuff)
    for side in (-1, 1):
        things += tube([(side * r * 0.97, -0.04, 0.09), (side * (r + 0.03), -0.03, 0.095), (side * (r + 0.03), 0.03, 0.095), (side * r * 0.97, 0.04, 0.09)], 0.008, stuff)
    return things


def plates(count, r=0.13, colour='#e9e3d6'):
    things = []
    for i in range(count):
        things += lathe([(0, 0), (r * 0.6, 0), (r, 0.018), (r, 0.021), (r * 0.6, 0.006), (0, 0.006)], pottery(colour, None, 0.3), (0, 0, i * 0.011))
    return things


def jars(run, seed=0):
    """Storage jars and mugs side by side along x from 0."""
    rng = random.Random(seed)
    things, x = [], 0.0
    while x < run:
        r, h = rng.uniform(0.04, 0.06), rng.uniform(0.1, 0.2)
        colour = rng.choice(('#e6dfd0', '#c9b798', '#8b9a8e', '#b67b52', '#dcd6ca', '#4f6a70'))
        things += lathe([(0, 0), (r, 0), (r * 1.03, 0.01), (r, h * 0.86), (r * 0.8, h * 0.92), (r * 0.8, h), (0, h)], pottery(colour, None, 0.3), (x + r, -0.1 + rng.uniform(-0.015, 0.015), 0), 28)
        x += 2 * r + rng.uniform(0.012, 0.04)
    return things


def board(w=0.26, h=0.4, stuff=None):
    """A chopping board, leaning against the wall at y = 0."""
    return put(box(w, 0.02, h, stuff or wood('#b98b57', '#835a31', 'z'), (0, 0, 0), 0.008), (0, -0.07, 0), 0, -10)


def fruit(seed=0, colours=('#a9b04a', '#c25b39', '#d0a03f')):
    rng = random.Random(seed)
    things = []
    for i in range(7):
        a, r = i * 0.9, 0.055 if i < 6 else 0
        things += put(cushion(0.075, 0.075, 0.07, enamel(rng.choice(colours), 0.35), 2, 0.002, i), (r * math.cos(a * 1.16), r * math.sin(a * 1.16), 0.03 + (0.035 if i == 6 else 0)))
    return things
