"""A bedroom under a sash window with linen curtains: an iron-and-timber bed, a dressing chair, a chest of drawers."""
from kit.lamps import pendant, table_lamp
from kit.materials import enamel, fabric, leaf, metal, paint, pottery, sheer, stripes, wicker, wood
from kit.mesh import block, box, cushion, lathe, put, rod, tube
from kit.outside import outside
from kit.plants import bushy, pot, stems, trailing
from kit.seating import armchair, bench
from kit.shell import CORNICE, Opening, camera, ceiling, fill, floor, sun, wall
from kit.soft import bed, curtain, curtain_pole, rug
from kit.tables import cupboard, round_table
from kit.things import basket, books, leaf_print, picture, radiator, round_mirror, seascape, vase

NAME = 'Bedroom'
ALT = 'A quiet bedroom with clay-pink walls: a bed in rumpled linen with a rust blanket, a tall sash window with linen curtains, and low sun across the floor.'

X0, X1, Y0, Y1, H = 0.0, 4.6, 0.0, 4.4, 2.65


def build():
    walls, white = paint('#e2d3c4', 0.6), paint('#f3f0e8', 0.35)
    floor(X0 - 0.2, X1 + 0.2, Y0 - 1.4, Y1 + 0.2)
    ceiling(X0, X1, Y0 - 1.2, Y1, H)
    wall((X1, Y1), (X0, Y1), H, walls, cornice=CORNICE)
    wall((X0, Y1), (X0, Y0 - 1.2), H, walls, [Opening('window', 1.0, 1.2, 0.5, 2.3, panes=(2, 2), sashes=2), Opening('window', 3.3, 1.2, 0.5, 2.3, panes=(2, 2), sashes=2)], cornice=CORNICE, sky=42)
    wall((X1, Y0 - 1.2), (X1, Y1), H, walls, [Opening('door', 2.0, 0.82, 0, 2.06, colour='#efeae0')], 0.14, cornice=CORNICE)
    wall((X0, Y0 - 1.2), (X1, Y0 - 1.2), H, walls, [Opening('window', 1.5, 1.4, 0.8, 2.2)], seen=False, sky=20)
    sleep()
    dress(white)
    outside(3.0, 0.2)
    sun(-21, 29, 11.0)
    fill((2.3, -1.0, 2.2), (2.3, 2.5, 0.6), 1.4, 16)
    camera((2.75, -1.95, 1.42), -5, 26.5, 0.155)


def sleep():
    x, oak = 2.55, wood('#a4713f', '#6c4423')
    linen, rust = fabric('#eee7db', 380, 0.5), fabric('#a9583a', 260, 0.9)
    put(bed(1.5, 1.95, linen, rust, oak, 4), (x, Y1 - 0.09, 0))
    # The headboard: spindles between a top rail and a foot rail.
    for dx in (-0.79, 0.79):
        rod((x + dx, Y1 - 0.06, 0), (x + dx, Y1 - 0.06, 1.2), 0.03, oak, 0.024)
    tube([(x - 0.79, Y1 - 0.06, 1.14), (x - 0.4, Y1 - 0.06, 1.21), (x, Y1 - 0.06, 1.23), (x + 0.4, Y1 - 0.06, 1.21), (x + 0.79, Y1 - 0.06, 1.14)], 0.026, oak)
    rod((x - 0.79, Y1 - 0.06, 0.5), (x + 0.79, Y1 - 0.06, 0.5), 0.02, oak)
    for i in range(15):
        dx = -0.7 + 0.1 * i
        rod((x + dx, Y1 - 0.06, 0.5), (x + dx, Y1 - 0.06, 1.21 - 0.09 * (dx / 0.79) ** 2), 0.0085, oak)
    for i, (dx, dy, tilt, colour) in enumerate(((-0.37, 0.22, 58, '#f1ebe0'), (0.37, 0.22, 60, '#f1ebe0'), (-0.36, 0.36, 52, '#c7b8a4'), (0.38, 0.37, 50, '#c7b8a4'))):
        put(cushion(0.68, 0.46, 0.19, fabric(colour, 380, 0.5), 4, 0.016, i + 3), (x + dx, Y1 - dy, 0.8), 0, tilt)
    put(cushion(0.5, 0.32, 0.14, fabric('#6f8077', 300, 0.8), 4, 0.012, 9), (x + 0.05, Y1 - 0.6, 0.77), 4, 48)
    for dx, lamp in ((-1.14, True), (1.12, True)):
        put(cupboard(0.44, 0.38, 0.52, wood('#a4713f', '#6c4423'), None, 1, 1), (x + dx, Y1 - 0.21, 0))
        put(table_lamp('#7f8d80' if dx < 0 else '#c8b79d', 4.5, 0.85), (x + dx - 0.04, Y1 - 0.18, 0.52))
    put(books(0.07, 5, 0.22, True), (x - 1.1, Y1 - 0.3, 0.52), 10)
    put(vase('mug', '#e6ded0', '#b48b68'), (x + 1.24, Y1 - 0.3, 0.52))
    put(picture(0.92, 0.62, seascape('#d9d6cc', '#93a0a0', '#6d858a', '#b39a76', 5), '#c09a63'), (x, Y1 - 0.004, 1.78))
    put(rug(2.0, 1.15, stripes('#dfd3bf', '#b08e74', 0.3, 0.16, 0), fabric('#dfd3bf', 300), True, 6), (x - 0.1, 2.35, 0), 3)


def dress(white):
    cloth = fabric('#e3dac9', 420, 0.5)
    for c in (Y1 - 1.6, Y1 - 3.9):
        for side, s in ((-1, 3), (1, 4)):
            put(curtain(0.42, 2.36, cloth, s + int(c), 5, 0.045), (0.08, c + side * 0.76, 0.012), 90)
        put(curtain_pole(-1.05, 1.05, 0, 0, metal('#6e5a3a', 0.4)), (0.08, c, 2.41), 90)
    put(radiator(0.95, 0.42), (0.0, Y1 - 1.6, 0), 90)
    put(armchair(fabric('#7c8b7d', 460, 0.6), wood('#5d3f26'), 7, 0.74), (0.78, 1.5, 0), 118)
    sage = paint('#9aa596', 0.4)
    put(cupboard(0.95, 0.46, 0.86, sage, wood('#a4713f', '#6c4423'), 2, 2), (X1 - 0.24, 2.9, 0), -90)
    put(round_mirror(0.3), (X1 - 0.004, 2.9, 1.5), -90)
    put(vase('tall', '#cfc3ae', '#b9ab92', 0.55) + put(stems(0.5, 12, leaf('#9aa06f', '#b9b98a'), pottery('#e3d2ac'), 0.012, 4, 0.16), (0, 0, 0.2)), (X1 - 0.26, 2.6, 0.9))
    put(vase('bowl', '#8a9a92', None, 0.7), (X1 - 0.26, 3.1, 0.9))
    put(books(0.09, 8, 0.2, True), (X1 - 0.25, 2.86, 0.9), 80)
    put(basket(0.24, 0.44, None, fabric('#efe8da', 220, 0.8)), (4.2, 2.0, 0), 20)
    put(pot(0.17, 0.3, '#b87c5a') + put(bushy(1.35, 0.42, 40, 0.27, leaf('#3f6739', '#71944f'), 12, 0.35, 4, 0.5), (0, 0, 0.27)), (0.42, Y1 - 0.4, 0))
