"""Bathroom pieces."""
import math

from .materials import enamel, metal, pottery, wood
from .mesh import block, box, cushion, lathe, put, rod, sheet, solid, tube


def bathtub(length=1.65, w=0.74, h=0.6, outside='#5b6d6c', feet='#b39a63'):
    """A slipper bath on feet: rings of a rounded oblong, one end raised; open above."""
    n = 72

    def ring(scale, z, inset=0.0):
        out = []
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            x = math.copysign(abs(c) ** 0.62, c) * (length / 2 * scale - inset)
            y = math.copysign(abs(s) ** 0.72, s) * (w / 2 * scale - inset)
            rise = 0.14 * max(0.0, x / (length / 2)) ** 3 * (z / h) ** 2
            out.append((x * (1 + 0.05 * (z / h) * (c > 0)), y, z + rise))
        return out

    def skin(rings, material):
        verts = [p for r in rings for p in r]
        faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
        return solid(verts, faces + [tuple(range(n - 1, -1, -1))], material, True)
    things = skin([ring(0.62, 0.13), ring(0.76, 0.15), ring(0.88, 0.24), ring(0.95, 0.4), ring(0.97, h - 0.02)], enamel(outside, 0.35))
    white = enamel('#f6f3ec', 0.08)
    things += skin([ring(0.5, 0.2), ring(0.62, 0.21), ring(0.78, 0.27), ring(0.86, 0.4), ring(0.9, h - 0.02), ring(0.93, h)], white)
    rim = ring(0.965, h)
    things += tube([rim[i] for i in range(0, n, 3)], 0.021, white, True)
    brass = metal(feet, 0.3)
    for x in (-length * 0.27, length * 0.27):
        for y in (-w * 0.27, w * 0.27):
            things += lathe([(0, 0), (0.03, 0), (0.034, 0.014), (0.02, 0.03), (0.016, 0.07), (0.035, 0.12), (0.05, 0.19)], brass, (x, y, 0), 20)
    return things


def bath_tap(stuff):
    """Stands on the floor at the origin, reaching towards +x: two pipes, a cross-piece, a spout, a hand shower."""
    things = []
    for y in (-0.075, 0.075):
        things += rod((0, y, 0), (0, y, 0.82), 0.011, stuff) + lathe([(0, 0), (0.032, 0), (0.03, 0.012), (0.012, 0.018)], stuff, (0, y, 0), 24)
        things += rod((-0.035, y, 0.9), (0.035, y, 0.9), 0.006, stuff) + rod((0, y - 0.035, 0.9), (0, y + 0.035, 0.9), 0.006, stuff) + rod((0, y, 0.82), (0, y, 0.9), 0.013, stuff)
    things += rod((0, -0.09, 0.82), (0, 0.09, 0.82), 0.016, stuff)
    return things + tube([(0, 0, 0.82), (0.05, 0, 0.85), (0.14, 0, 0.84), (0.17, 0, 0.78)], 0.014, stuff)


def basin(w=0.56, colour='#f5f2ea'):
    """A console basin on a turned stand; back at y = 0."""
    white, brass = enamel(colour, 0.08), metal('#b39a63', 0.25)
    d, z = 0.44, 0.8
    things = block(-w / 2, w / 2, -d, 0, z, z + 0.035, white, 0.014) + block(-w / 2, w / 2, -0.02, 0, z, z + 0.12, white, 0.01)
    things += block(-w / 2 + 0.06, w / 2 - 0.06, -d + 0.05, -0.09, z - 0.12, z, white, 0.04)
    things += put(lathe([(0.0, -0.1), (0.12, -0.095), (0.185, -0.03), (0.2, 0.002)], enamel('#e3ded4', 0.1), squash=0.75, segments=48), (0, -0.24, z + 0.0365))
    for x in (-w / 2 + 0.05, w / 2 - 0.05):
        things += rod((x, -d + 0.05, 0), (x, -d + 0.05, z), 0.013, brass) + lathe([(0, 0), (0.03, 0), (0.028, 0.012), (0.013, 0.02)], brass, (x, -d + 0.05, 0), 20)
    things += rod((-w / 2 + 0.05, -d + 0.05, 0.28), (w / 2 - 0.05, -d + 0.05, 0.28), 0.008, brass)
    for x in (-0.1, 0.1):
        things += rod((x, -0.065, z + 0.03), (x, -0.065, z + 0.08), 0.011, brass) + rod((x - 0.028, -0.065, z + 0.085), (x + 0.028, -0.065, z + 0.085), 0.006, brass)
    return things + tube([(0, -0.065, z + 0.03), (0, -0.065, z + 0.13), (0, -0.12, z + 0.15), (0, -0.16, z + 0.1)], 0.011, brass)


def lavatory(seat='#9b6b3e'):
    """Close to the wall at y = 0: pan, timber seat, cistern."""
    white = enamel('#f5f2ea', 0.08)
    things = put(lathe([(0, 0), (0.13, 0), (0.12, 0.03), (0.1, 0.1), (0.11, 0.2), (0.165, 0.32), (0.185, 0.385), (0.0, 0.385)], white, squash=1.3, segments=48), (0, -0.43, 0))
    things += block(-0.1, 0.1, -0.35, -0.02, 0.05, 0.37, white, 0.04)
    things += put(lathe([(0, 0), (0.19, 0), (0.195, 0.012), (0.18, 0.024), (0, 0.026)], wood(seat, '#63411f', 'y'), squash=1.27, segments=48), (0, -0.43, 0.388))
    things += block(-0.21, 0.21, -0.19, -0.01, 0.42, 0.78, white, 0.03) + block(-0.22, 0.22, -0.2, -0.005, 0.78, 0.81, white, 0.012)
    return things + rod((0.13, -0.2, 0.7), (0.13, -0.22, 0.7), 0.012, metal('#b39a63', 0.25)) + rod((0.13, -0.215, 0.7), (0.06, -0.225, 0.69), 0.006, metal('#b39a63', 0.25))


def towel_ladder(w=0.5, h=1.1, stuff=None):
    """A heated rail on the wall at y = 0, its foot at z = 0."""
    stuff = stuff or metal('#b39a63', 0.25)
    things = []
    for x in (-w / 2, w / 2):
        things += rod((x, -0.09, 0), (x, -0.09, h), 0.014, stuff) + rod((x, -0.09, 0.08), (x, 0, 0.08), 0.009, stuff) + rod((x, -0.09, h - 0.08), (x, 0, h - 0.08), 0.009, stuff)
    for z in (0.06, 0.3, 0.54, 0.78, h - 0.04):
        things += rod((-w / 2, -0.09, z), (w / 2, -0.09, z), 0.011, stuff)
    return things
