"""A garden room: glass on two sides over a low wall, wicker chairs, too many plants, a round table with tea."""
from kit.kitchen import plates
from kit.lamps import floor_lamp
from kit.materials import enamel, fabric, leaf, metal, paint, pottery, stripes, wicker, wood
from kit.mesh import block, box, cushion, lathe, put, rod
from kit.outside import outside
from kit.plants import bushy, fern, pot, stems, sword, trailing
from kit.seating import bench, wicker_chair
from kit.shell import LOW_SKIRTING, Opening, camera, ceiling, fill, floor, sun, wall
from kit.soft import rug, throw
from kit.tables import low_table, round_table
from kit.things import basket, books, picture, seascape, vase

NAME = 'Sunroom'
ALT = 'A sunroom with tall windows on two sides over a low wall, striped with sunlight: two wicker chairs, a round tea table, ferns, a fig and pots of herbs.'

X0, X1, Y0, Y1, H = 0.0, 4.4, 0.0, 3.9, 2.6


def build():
    walls, white = paint('#eee9de', 0.6), paint('#f4f1ea', 0.35)
    floor(X0 - 0.2, X1 + 2.4, Y0 - 1.6, Y1 + 0.2)
    ceiling(X0, X1, Y0 - 1.4, Y1, H, '#f5f2ea')
    light = {'panes': (1, 4), 'sashes': 1, 'architrave': False, 'board': False}
    back = [Opening('window', 0.1 + i * 1.07, 0.99, 0.5, 2.35, **light) for i in range(4)]
    side = [Opening('window', 0.1 + i * 1.07, 0.99, 0.5, 2.35, **light) for i in range(4)]
    wall((X1, Y1), (X0, Y1), H, walls, back, 0.22, skirting=LOW_SKIRTING, sky=13)
    wall((X0, Y1), (X0, Y0 - 1.4), H, walls, side, 0.22, skirting=LOW_SKIRTING, sky=13)
    wall((X1, Y0 - 1.4), (X1, Y1), H, walls, [Opening('arch', 2.9, 1.5, 0, 2.15, architrave=True)], 0.3, skirting=LOW_SKIRTING)
    wall((X0, Y0 - 1.4), (X1, Y0 - 1.4), H, walls, seen=False)
    # Through the opening on the right: the house, darker and warm.
    wall((X1 + 2.2, 0.8), (X1 + 2.2, Y1), H, paint('#c9cfc0', 0.6), thickness=0.1)
    wall((X1 + 2.2, Y1), (X1 + 0.3, Y1), H, paint('#c9cfc0', 0.6), thickness=0.1)
    wall((X1 + 0.3, 0.8), (X1 + 2.2, 0.8), H, paint('#c9cfc0', 0.6), thickness=0.1)
    ceiling(X1 + 0.7, X1 + 2.0, 1.2, Y1, H)
    oak = wood('#b5844f', '#7c5230')
    put(block(0, X1, -0.02, 0.17, 0, 0.03, oak, 0.008), (0, Y1 - 0.17, 0.5)) + put(block(-0.02, 0.17, 0, Y1 + 1.4, 0, 0.03, oak, 0.008), (X0, -1.4, 0.5))
    rest()
    grow()
    outside(1.9, 2.6, 0.12)
    sun(-38, 33, 6.5)
    fill((2.4, -1.0, 2.3), (2.4, 3, 1.0), 1.4, 10)
    fill((X1 + 1.3, 2.2, 2.4), (X1 + 1.3, 2.4, 0), 0.8, 26)
    put(picture(0.4, 0.52, seascape('#d9d6cc', '#93a0a0', '#6d858a', '#b39a76', 5), '#8a6b3f'), (X1 + 2.195, 2.6, 1.6), -90)
    camera((2.6, -1.85, 1.38), -4, 26.5, 0.14)


def rest():
    cane, cream = wicker('#b98c57', '#6f4c2a', 0.02), fabric('#e9e1d2', 420, 0.6)
    put(wicker_chair(cane, cream, 2), (1.45, 2.75, 0), 22)
    put(cushion(0.42, 0.42, 0.14, stripes('#e6dfcf', '#6f857a', 0.06), 4, 0.012, 5), (1.45, 2.68, 0.62), 22, 66)
    put(wicker_chair(cane, fabric('#d9c8a8', 420, 0.6), 6), (3.1, 2.9, 0), -30)
    put(throw(0.5, 0.34, 0.12, 0.5, fabric('#a9583a', 260, 0.9), 4), (3.28, 3.2, 0.86), -30)
    put(round_table(0.3, wood('#b5844f', '#7c5230'), 0.52), (2.28, 2.5, 0))
    put(vase('jug', '#6f8985', '#5f7874', 0.75) + put(stems(0.36, 14, leaf('#7d9464', '#9fb07d'), pottery('#e9dfc8', '#d2a25e'), 0.018, 3, 0.15), (0, 0, 0.09)), (2.32, 2.6, 0.52))
    put(vase('mug', '#e6ded0', '#8aa09c'), (2.14, 2.42, 0.52)) + put(books(0.04, 4, 0.2, True), (2.4, 2.36, 0.52), 30)
    put(basket(0.2, 0.3, None, fabric('#8fa39c', 200, 0.9)), (3.85, 2.3, 0), 20)


def grow():
    deep, fresh, grey = leaf('#3e6638', '#6f9450'), leaf('#4f7f42', '#88b062'), leaf('#5d7a5c', '#8aa582')
    put(pot(0.22, 0.36, '#b87956') + put(bushy(1.6, 0.55, 70, 0.27, deep, 3, 0.3, 6, 0.6), (0, 0, 0.32)), (0.5, 3.42, 0))
    put(pot(0.15, 0.26, '#d5cbb9') + put(sword(0.85, 12, leaf('#4c6b45', '#93a670'), 4), (0, 0, 0.22)), (3.95, 3.5, 0))
    put(box(0.34, 0.34, 0.42, wood('#a87545', '#734a26')), (0.42, 1.35, 0)) + put(pot(0.15, 0.22, '#8aa09c') + put(fern(0.55, 36, fresh, 5), (0, 0, 0.2)), (0.42, 1.35, 0.42))
    put(pot(0.17, 0.3, '#c08a63') + put(bushy(0.85, 0.45, 50, 0.28, fresh, 9, 0.5, 8, 0.35), (0, 0, 0.26)), (0.46, 2.2, 0))
    z = 0.53
    for x, r, make in ((1.15, 0.07, bushy(0.24, 0.15, 50, 0.05, fresh, 2, 0.3, 7, 0.6)), (1.62, 0.08, fern(0.3, 22, fresh, 8)), (2.2, 0.06, bushy(0.3, 0.1, 44, 0.045, grey, 4, 0.2, 8, 0.25)), (2.62, 0.075, sword(0.3, 9, grey, 6)), (3.3, 0.08, bushy(0.32, 0.2, 46, 0.09, deep, 7, 0.4, 6, 0.6))):
        colour = ('#c4855f', '#d9cfbe', '#b87956', '#8f9d97', '#cfa37c')[int(x * 10) % 5]
        put(pot(r, r * 1.7, colour) + put(make, (0, 0, r * 1.5)), (x, Y1 - 0.09, z))
    for y, r, make in ((0.7, 0.08, fern(0.34, 24, fresh, 11)), (1.75, 0.06, bushy(0.26, 0.14, 46, 0.05, grey, 12, 0.3, 7, 0.4)), (2.75, 0.07, bushy(0.3, 0.16, 50, 0.06, fresh, 13, 0.3, 7, 0.6))):
        put(pot(r, r * 1.7, '#b87956') + put(make, (0, 0, r * 1.5)), (X0 + 0.08, y, z))
    put(pot(0.1, 0.13, '#e6dfd0', True) + put(trailing(0.7, 14, fresh, 15), (0, 0, 0.09)), (3.72, 3.62, 2.0))
    for dx, dy in ((0.09, 0), (-0.05, 0.08), (-0.05, -0.08)):
        rod((3.72 + dx, 3.62 + dy, 2.1), (3.72, 3.62, H), 0.002, metal('#6e5a3a', 0.5))
