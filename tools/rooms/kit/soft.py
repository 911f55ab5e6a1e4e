"""Cloth: curtains, throws, rugs, beds, towels."""
import math
import random

from mathutils import Vector, noise

from .materials import fabric, metal, sheer
from .mesh import block, box, cushion, lathe, put, rod, sheet, soften


def curtain(w, h, material, seed=0, pleats=7, depth=0.05, gather=0.0):
    """Hangs from (0, 0, h) along x, falling to the floor. `gather` draws it in at its middle, as by a tie-back."""
    rng = random.Random(seed)
    phase, bend = rng.uniform(0, 6), [rng.uniform(-0.3, 0.3) for _ in range(pleats + 2)]

    def shape(u, v):
        z = h * v
        wave = u * pleats * 2 * math.pi + phase + bend[int(u * pleats)] * math.sin(3 * v)
        full = depth * (0.55 + 0.45 * (1 - v)) * (0.8 + 0.4 * noise.noise(Vector((u * 5, 0, seed))))
        x = w * (u - 0.5)
        if gather:
            draw = math.exp(-((v - 0.42) / 0.2) ** 2) * gather
            x = x * (1 - draw) - w * 0.36 * draw
            full *= 1 - 0.4 * draw
        x += 0.012 * math.sin(wave * 0.5 + 2)
        y = full * math.sin(wave) + 0.25 * full * math.sin(2.3 * wave + 1.7 * v) + 0.02 * noise.noise(Vector((u * 6, v * 2.2, seed)))
        return (x, y, z)
    return sheet(shape, pleats * 22, 40, material, 0.002)


def curtain_pole(x0, x1, y, z, material):
    ball = [(0, 0), (0.012, 0.004), (0.028, 0.03), (0.026, 0.045), (0.012, 0.062), (0, 0.064)]
    return (rod((x0, y, z), (x1, y, z), 0.014, material) + put(lathe(ball, material), (x0, y, z), 0, 0, -90) + put(lathe(ball, material), (x1, y, z), 0, 0, 90))


def roman_blind(w, drop, material, folds=3):
    """Hangs from z = 0 downwards at y = 0, its lower folds drawn up."""
    def shape(u, v):
        z = -drop * v
        low = max(0.0, v - 0.45) / 0.55
        y = 0.012 + 0.03 * low * abs(math.sin(v * math.pi * folds * 2)) + 0.004 * math.sin(u * 9 + v * 4)
        return (w * (u - 0.5), y, z - 0.012 * low * math.sin(u * math.pi))
    return sheet(shape, 30, 80, material, 0.003)


def throw(w, fall_front, run, fall_back, material, seed=0):
    """A blanket lying over something `run` deep: hangs down at the front (towards -y) and at the back, from z = 0."""
    total = fall_front + run + fall_back

    def shape(u, v):
        s = v * total
        fold = 0.012 * math.sin(u * 21 + seed) + 0.025 * noise.noise(Vector((u * 4, v * 5, seed)))
        x = w * (u - 0.5) * (1 + 0.05 * noise.noise(Vector((0, v * 4, seed + 3)))) + 0.02 * noise.noise(Vector((u * 3, v * 3, seed + 9)))
        if s < fall_front:
            down = fall_front - s
            return (x, -run / 2 - 0.015 - abs(fold) - 0.03 * math.sin(u * 13 + seed) ** 2 * down, -down)
        if s < fall_front + run:
            return (x, -run / 2 + s - fall_front, 0.012 + abs(fold) * 0.5)
        return (x, run / 2 + 0.015 + abs(fold), -(s - fall_front - run))
    return sheet(shape, 60, 70, material, 0.008)


def fringe(w, length, material, seed=0, every=0.014):
    """Tassels along x, hanging towards -z."""
    rng = random.Random(seed)
    things = []
    count = int(w / every)
    for i in range(count):
        x = -w / 2 + w * (i + 0.5) / count
        things += rod((x, 0, 0), (x + rng.uniform(-0.006, 0.006), rng.uniform(-0.004, 0.004), -length * rng.uniform(0.85, 1.1)), 0.0028, material, 0.0016)
    return things


def rug(w, d, material, edge=None, fringed=True, seed=0):
    """Lies centred on the origin, 9 mm thick, its edges never dead straight."""
    def shape(u, v):
        x, y = w * (u - 0.5), d * (v - 0.5)
        x += 0.006 * noise.noise(Vector((v * 7, seed, 0)))
        y += 0.006 * noise.noise(Vector((u * 7, 0, seed)))
        return (x, y, 0.009 + 0.0025 * noise.noise(Vector((x * 4, y * 4, seed))))
    things = sheet(shape, 80, 80, material, 0.009)
    if fringed:
        rng = random.Random(seed)
        for side in (-1, 1):
            for i in range(int(d / 0.018)):
                y = -d / 2 + (i + 0.5) * 0.018
                things += rod((side * w / 2, y, 0.006), (side * (w / 2 + rng.uniform(0.04, 0.06)), y + rng.uniform(-0.012, 0.012), 0.003), 0.0028, edge or material)
    return things


def bed(w, length, linen, blanket, frame, seed=0, head=1.15):
    """Headboard at y = 0, foot towards -y. Mattress, fitted sheet, a duvet with soft folds, a blanket across the foot."""
    things = block(-w / 2 - 0.04, w / 2 + 0.04, -length - 0.02, 0, 0.16, 0.32, frame, 0.02)
    for x in (-w / 2 + 0.03, w / 2 - 0.03):
        for y in (-length + 0.04, -0.08):
            things += rod((x, y, 0), (x, y, 0.17), 0.022, frame, 0.03)
    things += block(-w / 2, w / 2, -length, -0.02, 0.32, 0.55, fabric(linen_colour(linen)), 0.05)

    def cover(y0, y1, side, lift, puff, s):
        def shape(u, v):
            along = y0 + (y1 - y0) * v
            around = (u - 0.5) * (w + 2 * side)
            over = abs(around) - w / 2
            sign = 1 if around > 0 else -1
            ripple = noise.noise(Vector((around * 2.1, along * 2.4, s))) * puff + noise.noise(Vector((around * 5.5, along * 6, s + 5))) * puff * 0.35
            if over <= 0:
                edge = min(1.0, -over / 0.12)
                return (around, along, lift + 0.03 * edge ** 0.5 + ripple * (0.4 + 0.6 * edge))
            wave = 0.02 * math.sin(along * 17 + s) + 0.018 * noise.noise(Vector((along * 5, over * 4, s)))
            return (sign * (w / 2 + 0.035 + wave * min(1, over / 0.1) + abs(ripple) * 0.4), along, lift - over)
        return sheet(shape, 110, 110, None, 0.012)
    for part, material in ((cover(-length - 0.03, -0.62, 0.3, 0.6, 0.035, seed), linen), (cover(-length + 0.05, -length + 0.75, 0.34, 0.645, 0.028, seed + 2), blanket), (cover(-0.98, -0.6, 0.22, 0.64, 0.02, seed + 7), linen)):
        part[0].data.materials.clear()
        part[0].data.materials.append(material)
        things += part
    return things


def linen_colour(_):
    return '#efe9df'


def towel(w, drop, material, seed=0):
    return put(throw(w, drop, 0.02, drop * 0.75, material, seed), (0, 0, 0))


def folded(w, d, layers, materials, seed=0):
    """Folded towels or blankets, stacked on z = 0."""
    rng = random.Random(seed)
    things, z = [], 0.0
    for i in range(layers):
        h = rng.uniform(0.035, 0.05)
        things += put(cushion(w * rng.uniform(0.95, 1.02), d * rng.uniform(0.94, 1.02), h * 1.15, materials[i % len(materials)], 9, 0.004, seed + i), (rng.uniform(-0.01, 0.01), 0, z), rng.uniform(-3, 3))
        z += h
    return things
