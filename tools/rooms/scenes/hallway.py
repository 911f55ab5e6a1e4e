"""A narrow terrace hallway: stairs with turned spindles, a front door with a fanlight behind us, a glazed door ahead."""
from kit.lamps import pendant, table_lamp
from kit.materials import enamel, fabric, leaf, metal, mirror, paint, pottery, sheer, stripes, wall_tiles, wicker, wood
from kit.mesh import block, box, cushion, lathe, put, rod, sweep, tube
from kit.outside import outside
from kit.plants import bushy, pot, stems
from kit.shell import CORNICE, SKIRTING, Opening, camera, ceiling, fill, floor, sun, wall
from kit.tables import table
from kit.things import basket, boot, coat, pegs, picture, radiator, round_mirror, seascape, vase

NAME = 'Hallway with stairs'
ALT = 'A tall terraced hallway with stairs and turned spindles on the left, a console table with a round mirror on the right, and morning sun from an open door.'

X0, X1, Y0, Y1, H = 0.0, 3.1, 0.0, 6.2, 2.9
STAIR, RISE, GOING, FIRST = 0.95, 0.185, 0.26, 2.35


def build():
    walls, white = paint('#d9d2c0', 0.6), paint('#f3f0e8', 0.35)
    floor(X0 - 0.2, X1 + 2.5, Y0 - 1.6, Y1 + 3.0)
    ceiling(STAIR, X1 + 2.4, Y0 - 1.4, Y1 + 2.8, H)
    ceiling(X0, STAIR, Y0 - 1.4, FIRST + 0.4, H)
    # Above the stairs the well goes up another storey, with a window of its own.
    wall((X0, Y1), (X0, Y0 - 1.4), H + 2.2, walls, [Opening('window', 3.5, 0.9, 2.05, 3.6, panes=(2, 2), sashes=2)], skirting=None, sky=80)
    ceiling(X0, STAIR, FIRST, Y1, H + 2.2)
    # Ahead: a doorway into the kitchen at the back of the house, its light falling towards us.
    wall((X1, Y1), (X0, Y1), H + 2.2, walls, [Opening('door', 0.42, 0.9, 0, 2.1, colour='#e9e4d6', ajar=96)], 0.14, cornice=None)
    wall((X1, Y0 - 1.4), (X1, Y1), H, walls, [Opening('door', 4.55, 0.86, 0, 2.08, colour='#e9e4d6', ajar=78)], 0.14, cornice=CORNICE)
    wall((X0, Y0 - 1.4), (X1, Y0 - 1.4), H, walls, [Opening('window', 0.9, 1.1, 0.02, 2.5, panes=(2, 3), sashes=1)], seen=False, sky=70)
    beyond(walls)
    stairs(wood('#9b6b3e', '#6a4322'), white)
    panel_under(white)
    console()
    put(pendant(0.55, '#c9b27c', 7.0, 0.17), (1.9, 3.0, H))
    put(pegs(0.9, white, 4), (X0 + 0.001, 1.35, 1.72), 90)
    put(coat('#47584e', 0.42, 0.98, 2), (X0 + 0.05, 1.12, 1.72), 90) + put(coat('#a9835a', 0.4, 0.84, 5), (X0 + 0.05, 1.58, 1.72), 90)
    put(sweep(SKIRTING, [(0, 0), (FIRST + 1.4, 0)], white), (X0, FIRST, 0), -90)
    for y, z, art in ((0.2, 1.6, 4), (0.62, 1.78, 5)):
        put(picture(0.3, 0.38, seascape('#dcd6c6', '#8c9a8c', '#60777c', '#a58d68', art), '#8a6b3f'), (X0 + 0.004, y, z), 90)
    outside(3.0, 2.0)
    sun(198, 26, 11.0)
    fill((1.7, -1.2, 2.4), (1.7, 3, 1.6), 1.4, 40)
    camera((1.85, -1.35, 1.56), -1.5, 23.0, 0.2)


def beyond(walls):
    """What the open doors show: bright rooms with a window each."""
    x0, x1, y1 = -0.2, X1 + 2.3, Y1 + 2.7
    wall((x1, y1), (x0, y1), H, paint('#e6ded0', 0.6), [Opening('window', x1 - 2.75, 1.5, 0.85, 2.2, panes=(3, 2), sashes=1)], 0.2, sky=110)
    wall((x0, y1), (x0, Y1 + 0.14), H, walls, thickness=0.1)
    wall((x1, Y0 - 1.4), (x1, y1), H, walls, [Opening('window', 5.1, 1.3, 0.5, 2.3, panes=(2, 2), sashes=2)], 0.2, sky=110)
    wall((X1 + 0.14, 2.2), (x1, 2.2), H, walls, thickness=0.1)
    wall((x1, Y1 + 0.02), (X1 + 0.14, Y1 + 0.02), H, walls, thickness=0.1)
    put(pot(0.17, 0.32, '#b87956') + put(bushy(1.2, 0.4, 44, 0.25, leaf('#3e6338', '#6f9252'), 7), (0, 0, 0.28)), (2.45, Y1 + 2.2, 0))
    put(box(0.9, 0.5, 0.78, paint('#54706c', 0.4)), (1.5, Y1 + 2.4, 0))
    put(vase('jug', '#e9e2d3') + put(stems(0.45, 12, leaf('#7d9464', '#9fb07d'), None, 0, 2), (0, 0, 0.12)), (1.6, Y1 + 2.4, 0.78))


def stairs(oak, white):
    """A straight flight along the left wall, rising away from us, with a runner, spindles and a newel."""
    runner = fabric('#6f7f76', 420, 0.7)
    steps = 14
    for i in range(steps):
        y = FIRST + i * GOING
        z = (i + 1) * RISE
        block(0.0, STAIR, y, y + GOING + 0.02, 0 if i < 1 else z - RISE - 0.05, z - 0.028, white)
        block(0.0, STAIR + 0.03, y - 0.026, y + GOING, z - 0.028, z, oak, 0.011)
        block(0.16, STAIR - 0.16, y - 0.032, y + GOING, z - 0.02, z + 0.006, runner, 0.004)
        block(0.16, STAIR - 0.16, y - 0.008, y, z - RISE, z - 0.02, runner, 0.002)
        if i:
            for k in (0.06, 0.19):
                spindle(STAIR - 0.02, y + k, z, 0.86 + (0.0 if k < 0.1 else 0.09), white)
    slope = RISE / GOING
    y1 = FIRST + steps * GOING
    rail = [(STAIR - 0.02, FIRST - 0.02, 1.05), (STAIR - 0.02, FIRST + 0.35, RISE + 0.86 + 0.35 * slope * 0.95), (STAIR - 0.02, y1, steps * RISE + 0.86 + 0.1)]
    rod(rail[0], rail[2], 0.033, oak)
    newel(STAIR - 0.02, FIRST + 0.02, oak)
    # The string: a board along the open side, cut to the slope, and the skirting up the wall.
    for x, t in ((STAIR + 0.012, 0.022),):
        for i in range(steps):
            y = FIRST + i * GOING
            block(x - t / 2, x + t / 2, y, y + GOING, max(0.0, i * RISE - 0.24), (i + 1) * RISE - 0.028, white)
    for i in range(steps):
        y = FIRST + i * GOING
        block(0.0, 0.018, y, y + GOING, (i + 1) * RISE, (i + 1) * RISE + 0.22, white)


def spindle(x, y, z, h, stuff):
    k = h / 0.9
    outline = [(0, 0), (0.019, 0), (0.019, 0.14), (0.01, 0.155), (0.017, 0.17), (0.01, 0.19), (0.0165, 0.27), (0.011, 0.42), (0.0085, 0.6), (0.015, 0.655), (0.009, 0.67), (0.0175, 0.69), (0.0175, 0.9)]
    return lathe([(r, zz * k) for r, zz in outline], stuff, (x, y, z), 14)


def newel(x, y, stuff):
    box(0.095, 0.095, 0.42, stuff, (x, y, 0), 0.005)
    lathe([(0.045, 0.42), (0.03, 0.45), (0.044, 0.48), (0.036, 0.53), (0.042, 0.66), (0.03, 0.82), (0.045, 0.86), (0.03, 0.88), (0.045, 0.9)], stuff, (x, y, 0), 32)
    box(0.095, 0.095, 0.2, stuff, (x, y, 0.9), 0.005)
    lathe([(0, 0.0), (0.055, 0.0), (0.06, 0.012), (0.03, 0.026), (0.04, 0.045), (0.05, 0.075), (0.04, 0.108), (0, 0.12)], stuff, (x, y, 1.1), 32)


def panel_under(white):
    """The spandrel under the stairs: a painted board wall with skirting, a small door's outline in it."""
    for i in range(14):
        y = FIRST + i * GOING
        top = i * RISE - 0.2
        if top > 0.1:
            block(STAIR - 0.05, STAIR - 0.004, y, y + GOING, 0, top + 0.05, white)
    put(sweep(SKIRTING, [(0, 0), (3.3, 0)], white), (STAIR - 0.002, FIRST + 0.55 + 3.3, 0), -90)
    for y0, y1 in ((4.05, 4.6), (4.75, 5.4)):
        h = (y0 - FIRST) / GOING * RISE - 0.42
        for a, b, c, d in ((y0, y1, 0.26, 0.28), (y0, y1, h, h + 0.02), (y0, y0 + 0.02, 0.26, h), (y1 - 0.02, y1, 0.26, h)):
            block(STAIR - 0.004, STAIR + 0.008, a, b, c, d, white, 0.003)


def console():
    put(radiator(0.9, 0.72), (X1, 1.1, 0), -90)
    put(picture(0.62, 0.46, seascape('#d9d6cc', '#93a0a0', '#6d858a', '#b39a76', 5), '#8a6b3f'), (X1 - 0.004, 1.1, 1.62), -90)
    oak = wood('#a37040', '#6f4623')
    put(table(0.95, 0.3, oak, h=0.8, leg=0.05, thick=0.028), (X1 - 0.19, 2.45, 0), -90)
    put(round_mirror(0.34), (X1 - 0.004, 2.45, 1.55), -90)
    put(table_lamp('#6f8580', 5.0, 0.9), (X1 - 0.2, 2.78, 0.8))
    put(vase('bowl', '#d8cfbf', None, 0.8), (X1 - 0.2, 2.35, 0.8))
    put(vase('tall', '#e4dccb', '#cfc4ae', 0.62) + put(stems(0.55, 9, leaf('#5f7d58', '#86a077'), None, 0, 6, 0.2), (0, 0, 0.2)), (X1 - 0.18, 2.1, 0.8))
    put(basket(0.18, 0.28), (X1 - 0.24, 2.66, 0), 20)
    for y, s in ((2.12, 1), (2.26, -4)):
        put(boot('#3c4c3a', 0.34), (X1 - 0.16, y, 0), -90 + s)
    for y, z, art in ((4.55, 1.7, 1), (5.05, 1.6, 2)):
        put(picture(0.3, 0.38, seascape('#d5d6cd', '#8c9a99', '#60777c', '#a58d68', art), '#3b2c20'), (X1 - 0.004, y, z), -90)
