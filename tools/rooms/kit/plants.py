"""House plants: every leaf a bent surface of its own."""
import math
import random

from mathutils import Vector

from .materials import leaf, pottery, wood, fabric
from .mesh import lathe, put, sheet, solid, tube


def blade(length, width, droop, material, fold=0.25, point=1.0):
    """One leaf growing from the origin along +x, curling down by `droop`."""
    def shape(u, v):
        s = v
        side = (u - 0.5) * 2
        wide = width / 2 * math.sin(math.pi * min(1, s ** 0.8 * 0.97 + 0.03)) ** point
        return (length * s * (1 - 0.15 * droop * s), side * wide, length * (0.25 * s - droop * s * s) + fold * wide * side * side)
    return sheet(shape, 4, 10, material)


def pot(r, h, colour, soil=True):
    things = lathe([(0, 0), (r * 0.72, 0), (r * 0.76, 0.01), (r * 0.98, h * 0.86), (r, h * 0.88), (r, h), (r * 0.9, h), (r * 0.88, h * 0.88), (0, h * 0.88)], pottery(colour, None, 0.6))
    return things + (lathe([(0, h * 0.9), (r * 0.89, h * 0.9)], pottery('#4a3a2b', '#2f251c', 0.95)) if soil else [])


def bushy(height, spread, leaves, size, material, seed=0, droop=0.35, stems=5, narrow=0.5):
    """Stems leaning outwards with leaves along them: a rubber plant, a fig, a peace lily by its numbers."""
    rng = random.Random(seed)
    things = []
    bark = wood('#7d6a4c', '#574630', 'z')
    for s in range(stems):
        a = 2 * math.pi * (s + rng.random() * 0.7) / stems
        tip = Vector((math.cos(a) * spread * rng.uniform(0.3, 0.8), math.sin(a) * spread * rng.uniform(0.3, 0.8), height * rng.uniform(0.7, 1.0)))
        bend = Vector((tip.x * 0.3, tip.y * 0.3, tip.z * 0.55))
        things += tube([(0, 0, 0), tuple(bend), tuple(tip)], 0.006 * (0.7 + height / 2), bark, taper=[1, 0.8, 0.45])
        for i in range(leaves // stems):
            t = rng.uniform(0.28, 1.0)
            p = (bend * (2 * t) if t < 0.5 else bend + (tip - bend) * (2 * t - 1))
            grown = size * rng.uniform(0.7, 1.15)
            one = blade(grown, grown * narrow * rng.uniform(0.85, 1.1), droop * rng.uniform(0.5, 1.5), material)
            things += put(one, tuple(p), math.degrees(a) + rng.uniform(-110, 110), rng.uniform(-25, 25), -rng.uniform(0, 55))
    return things


def sword(height, count, material, seed=0):
    """Mother-in-law's tongue."""
    rng = random.Random(seed)
    things = []
    for _ in range(count):
        h, w, twist = height * rng.uniform(0.55, 1), rng.uniform(0.045, 0.065), rng.uniform(-0.9, 0.9)

        def shape(u, v, h=h, w=w, twist=twist):
            side, a = (u - 0.5) * w * min(1, 3 * (1.02 - v)) * (0.55 + 0.6 * v ** 0.5), twist * v
            return (side * math.cos(a) + 0.06 * v * v, side * math.sin(a) + 0.1 * abs(side), h * v)
        things += put(sheet(shape, 4, 14, material), (rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), 0), rng.uniform(0, 360), rng.uniform(-9, 9), rng.uniform(-9, 9))
    return things


def fern(spread, fronds, material, seed=0):
    """Arching fronds of small leaflets."""
    rng = random.Random(seed)
    things = []
    for k in range(fronds):
        length, rise = spread * rng.uniform(0.65, 1.1), rng.uniform(0.4, 1.1)
        verts, faces = [], []
        for i in range(26):
            s = i / 26
            x, z = length * s, length * (rise * s - (rise + 0.35) * s * s)
            half = 0.1 * length * math.sin(math.pi * (0.12 + 0.88 * s)) ** 0.8 + 0.004
            for side in (-1, 1):
                at = len(verts)
                verts += [(x, 0, z), (x + 0.018, side * half * 0.5, z + 0.004), (x + 0.024, side * half, z - 0.012), (x + 0.008, side * half * 0.55, z + 0.003)]
                faces.append((at, at + 1, at + 2, at + 3))
        things += put(solid(verts, faces, material), (0, 0, 0), 360 * k / fronds + rng.uniform(-14, 14))
    return things


def trailing(length, strands, material, seed=0):
    """Hangs from z = 0: ivy or a string of hearts over a shelf's edge."""
    rng = random.Random(seed)
    things = []
    for k in range(strands):
        a, run = rng.uniform(0, 2 * math.pi), length * rng.uniform(0.4, 1.0)
        for i in range(int(run / 0.028)):
            d = i * 0.028
            out = 0.07 + 0.05 * min(1.0, d / 0.1)
            p = (math.cos(a) * out + rng.uniform(-0.012, 0.012), math.sin(a) * out + rng.uniform(-0.012, 0.012), 0.05 - max(0.0, d - 0.06))
            things += put(blade(rng.uniform(0.03, 0.05), 0.032, 0.6, material), p, math.degrees(a) + rng.uniform(-90, 90), rng.uniform(-30, 30), rng.uniform(10, 70))
    return things


def stems(height, count, material, head=None, head_size=0.02, seed=0, spread=0.12):
    """Cut stems standing in a vase: grasses, branches or flowers with a `head`."""
    rng = random.Random(seed)
    things = []
    for _ in range(count):
        a, lean, h = rng.uniform(0, 6.28), rng.uniform(0.2, 1) * spread, height * rng.uniform(0.65, 1)
        top = (math.cos(a) * lean, math.sin(a) * lean, h)
        things += tube([(0, 0, 0), (top[0] * 0.35, top[1] * 0.35, h * 0.55), top], 0.0022, material)
        for i in range(4):
            t = rng.uniform(0.5, 0.95)
            things += put(blade(0.05, 0.018, 0.3, material), (top[0] * t, top[1] * t, h * t), rng.uniform(0, 360), 0, -35)
        if head:
            s = head_size * rng.uniform(0.7, 1.2)
            things += put(lathe([(0, -s), (s * 0.7, -s * 0.6), (s, 0), (s * 0.8, s * 0.6), (0, s * 0.8)], head, segments=10), top)
    return things
