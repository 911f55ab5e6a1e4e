"""What a flooring showroom stands its samples on."""
import random

from .materials import fabric, metal, paint, pottery, wood
from .mesh import block, box, lathe, put, rod

TIMBERS = (('#c9a271', '#9a7040'), ('#a87745', '#6f4522'), ('#d8bd93', '#b08c5e'), ('#7d5733', '#4d331c'), ('#b9ab97', '#8d7e6a'), ('#8f8478', '#625850'), ('#c58f58', '#8b5a2e'))
STONES = ('#d8d1c4', '#8f938f', '#4c5254', '#c3b096', '#e9e5dc', '#a56a4c', '#6d7f7c')
WOOLS = ('#b9ab94', '#7d8a83', '#8a6f5c', '#5d6a72', '#cfc3ae', '#9a5b45')


def plank_stand(w=1.5, h=2.1, count=8, seed=0):
    """Planks as long as they are sold, standing in a slotted frame against the wall at y = 0, leaning back a little."""
    rng = random.Random(seed)
    frame = paint('#2f4644', 0.4)
    things = block(-w / 2, w / 2, -0.34, 0, 0, 0.12, frame, 0.004) + block(-w / 2, w / 2, -0.05, 0, 0.12, h, frame, 0.004) + block(-w / 2, w / 2, -0.34, -0.31, 0.12, 0.2, frame, 0.003)
    each = w / count
    for i in range(count):
        pale, dark = TIMBERS[(i * 3 + seed) % len(TIMBERS)]
        tall = h - 0.1 - rng.choice((0, 0, 0.08))
        board = box(each - 0.025, 0.016, tall, wood(pale, dark, 'z', 0.4), (0, 0, 0), 0.002)
        things += put(board, (-w / 2 + each * (i + 0.5), -0.25, 0.12), 0, -5)
    return things


def tile_rack(w=1.3, h=2.0, rows=3, columns=2, seed=0):
    """Square tiles on a sloping ledge for every row, back at y = 0."""
    frame = wood('#a8763f', '#704723')
    things = block(-w / 2, w / 2, -0.04, 0, 0, h, paint('#e9e3d5', 0.5), 0.004)
    each, high = w / columns, (h - 0.25) / rows
    for r in range(rows):
        z = 0.2 + r * high
        things += block(-w / 2, w / 2, -0.14, 0, z - 0.025, z, frame, 0.003) + block(-w / 2, w / 2, -0.145, -0.13, z, z + 0.025, frame, 0.003)
        for c in range(columns):
            stone = pottery(STONES[(r * columns + c + seed) % len(STONES)], None, 0.25)
            things += put(box(each - 0.06, 0.01, high - 0.09, stone, (0, 0, 0), 0.001), (-w / 2 + each * (c + 0.5), -0.115, z), 0, -7)
    return things


def roll(r, length, colour, seed=0):
    """A roll of carpet along x, lying on z = 0; its end shows the turns."""
    pile = fabric(colour, 160, 0.9)
    things = put(lathe([(r, 0), (r, length)], pile, segments=48), (-length / 2, 0, r), 0, 0, 90)
    back = fabric('#c9bda6', 300)
    for side in (0, 1):
        for k in range(6):
            a, b = r * (k + 0.2) / 6, r * (k + 0.92) / 6
            things += put(lathe([(a, 0), (b, 0)], pile if k % 2 else back, segments=48), (-length / 2 + side * length + (-0.001 if side == 0 else 0.001), 0, r), 0, 0, 90)
    return things


def swatches(seed=0, count=7, size=0.16):
    """Small samples fanned out on a table top."""
    rng = random.Random(seed)
    things, z = [], 0.0
    for i in range(count):
        kind = rng.random()
        if kind < 0.5:
            pale, dark = rng.choice(TIMBERS)
            stuff = wood(pale, dark, 'x', 0.4)
        elif kind < 0.8:
            stuff = pottery(rng.choice(STONES), None, 0.3)
        else:
            stuff = fabric(rng.choice(WOOLS), 160, 0.9)
        things += put(box(size * 1.4, size, 0.011, stuff, (0, 0, 0), 0.0015), (-0.09 * (count / 2 - i), rng.uniform(-0.02, 0.02), z), 12 * (i - count / 2) + rng.uniform(-5, 5))
        z += 0.0115
    return things


def sample_books(run, seed=0):
    """Carpet sample books hanging side by side from a rail at z = 0 along x, towards -y."""
    rng = random.Random(seed)
    things = rod((-run / 2, -0.06, 0), (run / 2, -0.06, 0), 0.012, metal('#33302c', 0.5))
    for i in range(int(run / 0.34)):
        x = -run / 2 + 0.34 * (i + 0.5)
        for k in range(4):
            things += put(block(-0.15, 0.15, -0.012, 0, -0.46, 0, fabric(WOOLS[(i * 2 + k + seed) % len(WOOLS)], 160, 0.9), 0.003), (x + rng.uniform(-0.006, 0.006), -0.03 - 0.016 * k, -0.02 - 0.012 * k), 0, rng.uniform(-2, 1))
    return things
