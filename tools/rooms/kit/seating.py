"""Things to sit on. Each stands on z = 0, its front towards -y."""
import math

from .materials import fabric, wood
from .mesh import block, box, cushion, put, rod, sheet, tube


def sofa(w, cloth, legs, seats=2, depth=0.9, seed=0, piping=None):
    arm, seat = 0.17, 0.43
    things = box(w - 0.06, depth - 0.1, 0.2, cloth, (0, 0, 0.13), 0.03, 3)
    inner = w - 2 * arm
    for i in range(seats):
        x = -inner / 2 + inner * (i + 0.5) / seats
        things += cushion(inner / seats + 0.005, depth - 0.2, 0.19, cloth, 9, 0.006, seed + i, (x, -0.09, seat - 0.13))
        things += put(cushion(inner / seats, 0.5, 0.2, cloth, 6, 0.012, seed + 10 + i), (x, depth / 2 - 0.2, seat + 0.27), 0, 76)
    for side in (-1, 1):
        things += put(cushion(arm, depth, 0.5, cloth, 10, 0.005, seed + 20 + side), (side * (w / 2 - arm / 2), 0, 0.11))
        things += put(cushion(arm + 0.03, depth - 0.02, 0.12, cloth, 10, 0.004, seed + 24 + side), (side * (w / 2 - arm / 2), 0, 0.52))
    things += put(cushion(w - 0.04, 0.22, 0.72, cloth, 12, 0.005, seed + 30), (0, depth / 2 - 0.1, 0.11), 0, -5)
    for x in (-w / 2 + 0.12, w / 2 - 0.12):
        for y in (-depth / 2 + 0.1, depth / 2 - 0.1):
            things += rod((x, y, 0), (x, y, 0.14), 0.018, legs, 0.026)
    return things


def armchair(cloth, legs, seed=0, w=0.78):
    """A wing-less reading chair with a tall buttoned back."""
    things = box(w - 0.1, 0.68, 0.14, cloth, (0, 0.0, 0.2), 0.04, 3)
    things += cushion(w - 0.24, 0.66, 0.17, cloth, 7, 0.006, seed, (0, -0.04, 0.31))
    things += put(cushion(w - 0.14, 0.66, 0.18, cloth, 6, 0.008, seed + 1), (0, 0.32, 0.66), 0, 78)
    for side in (-1, 1):
        things += put(cushion(0.13, 0.72, 0.36, cloth, 8, 0.004, seed + 3 + side), (side * (w / 2 - 0.075), -0.01, 0.24))
        for y, lean in ((-0.3, -0.02), (0.28, 0.07)):
            things += rod((side * (w / 2 - 0.09) * 1.02, y + lean, 0), (side * (w / 2 - 0.1), y, 0.22), 0.013, legs, 0.022)
    return things


def chair(timber, seat=None):
    """A spindle-back kitchen chair."""
    things = []
    w, d, h = 0.43, 0.42, 0.45

    def shape(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        x *= 1 - 0.1 * v
        return (x, y, h - 0.012 * (math.cos((u - 0.5) * math.pi) * math.cos((v - 0.45) * math.pi)) + 0.012)
    things += sheet(shape, 20, 20, seat or timber, 0.028)
    for x in (-1, 1):
        for y in (-1, 1):
            things += rod((x * 0.21, y * 0.21, 0), (x * 0.15, y * 0.15, h - 0.01), 0.012, timber, 0.018)
        things += rod((x * 0.185, -0.185, 0.2), (x * 0.185, 0.185, 0.2), 0.009, timber)
    things += rod((-0.185, 0, 0.2), (0.185, 0, 0.2), 0.009, timber)
    top = 0.88
    for i in range(7):
        x = -0.165 + 0.055 * i
        radius = 0.012 if i in (0, 6) else 0.0065
        things += rod((x * 0.9, 0.17, h), (x * 1.12, 0.25 + 0.02 * (1 - (x / 0.165) ** 2), top), radius, timber)
    rail = [(x, 0.25 + 0.022 * (1 - (x / 0.2) ** 2), top + 0.01) for x in (-0.2, -0.1, 0, 0.1, 0.2)]
    return things + tube(rail, 0.021, timber)


def stool(timber, h=0.65):
    things = box(0.36, 0.3, 0.035, timber, (0, 0, h - 0.035), 0.014, 3)
    for x in (-1, 1):
        for y in (-1, 1):
            things += rod((x * 0.19, y * 0.16, 0), (x * 0.13, y * 0.1, h - 0.03), 0.014, timber, 0.018)
        things += rod((x * 0.17, -0.14, 0.2), (x * 0.17, 0.14, 0.2), 0.009, timber)
    for y in (-1, 1):
        things += rod((-0.165, y * 0.135, 0.26), (0.165, y * 0.135, 0.26), 0.009, timber)
    return things


def bench(w, timber, d=0.36, h=0.45):
    things = box(w, d, 0.04, timber, (0, 0, h - 0.04), 0.008)
    things += box(w - 0.2, 0.03, 0.09, timber, (0, 0, h - 0.13), 0.004)
    for x in (-w / 2 + 0.12, w / 2 - 0.12):
        things += box(0.05, d - 0.06, h - 0.04, timber, (x, 0, 0), 0.006)
    return things


def wicker_chair(cane, cloth, seed=0):
    """A deep rounded garden-room chair: woven shell, rolled rim, loose cushion."""
    def shape(u, v):
        a = math.pi * (-0.16 + 1.32 * u)
        r = 0.33 + 0.09 * v + 0.02 * math.sin(a)
        high = 0.4 + 0.42 * max(0.0, math.sin(a)) ** 1.6
        return (r * math.cos(a), r * math.sin(a) * 0.95 + 0.02, 0.3 + (high - 0.04) * v)
    things = sheet(shape, 60, 24, cane, 0.016)
    rim = [shape(i / 16, 1.0) for i in range(17)]
    things += tube(rim, 0.019, cane)
    foot = [(0.33 * math.cos(math.pi * (-0.16 + 1.32 * i / 16)), 0.31 * math.sin(math.pi * (-0.16 + 1.32 * i / 16)) + 0.02, 0.3) for i in range(17)]
    things += tube(foot, 0.015, cane) + tube([(p[0], p[1], 0.03) for p in foot], 0.013, cane)
    for i in (0, 5, 11, 16):
        x, y, z = foot[i]
        things += rod((x, y, 0), (x, y, z), 0.014, cane)
    things += tube([foot[0], (0, -0.24, 0.3), foot[-1]], 0.015, cane)
    things += cushion(0.6, 0.58, 0.14, cloth, 5, 0.006, seed, (0, 0.0, 0.3))
    return things + put(cushion(0.44, 0.44, 0.17, cloth, 4.5, 0.01, seed + 1), (0, 0.2, 0.62), 0, 70)
