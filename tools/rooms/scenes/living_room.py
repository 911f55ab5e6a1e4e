"""A Victorian living room: a bay of sash windows on the left, a slate hearth with a stove, a sofa turned to both."""
from kit.lamps import floor_lamp, table_lamp
from kit.materials import enamel, fabric, leaf, metal, paint, pottery, sheer, stripes, wicker, wood
from kit.mesh import block, box, cushion, lathe, put, rod
from kit.outside import outside
from kit.plants import bushy, pot, stems, trailing
from kit.seating import armchair, sofa
from kit.shell import CORNICE, Opening, camera, ceiling, fill, floor, sun, wall
from kit.soft import curtain, curtain_pole, rug
from kit.tables import low_table, round_table, row_height, shelves
from kit.things import basket, books, logs, picture, radiator, seascape, vase

NAME = 'Living room with a bay window'
ALT = 'A sage-green living room in afternoon light from a bay of sash windows: a linen sofa, a wood stove in a slate hearth, books and a tall fig.'

X0, X1, Y0, Y1, H = 0.0, 5.0, 0.0, 5.4, 2.75


def build():
    walls = paint('#c3c8b6', 0.6)
    white = paint('#f3f0e8', 0.35)
    sash = {'panes': (2, 2), 'sashes': 2}
    floor(X0 - 1.2, X1 + 0.1, Y0 - 1.2, Y1 + 0.1)
    ceiling(X0 - 1.2, X1, Y0 - 1, Y1, H)
    # The bay: three windows in a canted projection of the left wall.
    bay = [(X0, 4.55), (X0 - 0.8, 3.85), (X0 - 0.8, 2.25), (X0, 1.55)]
    for a, b, w in ((bay[0], bay[1], 0.72), (bay[1], bay[2], 1.3), (bay[2], bay[3], 0.72)):
        run = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
        wall(a, b, H, walls, [Opening('window', (run - w) / 2, w, 0.55, 2.35, **sash, architrave=False)], 0.16, cornice=CORNICE, sky=75)
    wall((X0, Y1), bay[0], H, walls, thickness=0.2, cornice=CORNICE)
    wall(bay[3], (X0, Y0 - 1), H, walls, thickness=0.2, cornice=CORNICE, seen=False)
    wall((X1, Y1), (X0, Y1), H, walls, cornice=CORNICE)
    wall((X1, Y0 - 1), (X1, Y1), H, walls, [Opening('door', 2.95, 0.84, 0, 2.08, colour='#e9e4d8')], 0.2, cornice=CORNICE)
    wall((X0, Y0 - 1), (X1, Y0 - 1), H, walls, [Opening('window', 1.6, 1.6, 0.8, 2.2)], seen=False, sky=22)

    hearth(3.15, Y1, white)
    alcove(4.36, Y1, white)
    linen = fabric('#cfc4b1', 520, 0.6)
    seat = sofa(2.1, linen, wood('#6b4a2c'), 2, 0.92, 3)
    seat += put(cushion(0.46, 0.46, 0.16, fabric('#b0683f', 420), 4, 0.012, 8), (-0.62, 0.06, 0.7), 6, 64)
    seat += put(cushion(0.42, 0.42, 0.15, stripes('#e6dfcf', '#54706c', 0.05), 4, 0.012, 9), (0.56, 0.04, 0.68), -9, 66)
    seat += put(cushion(0.5, 0.34, 0.14, fabric('#7d8a72', 380), 4, 0.012, 10), (-0.3, -0.06, 0.64), -4, 60)
    put(seat, (0.98, 4.72, 0), 28)
    put(armchair(fabric('#7e8f80', 460, 0.6), wood('#4d3421'), 5), (4.25, 3.3, 0), -62)
    put(cushion(0.4, 0.4, 0.14, fabric('#d5b27a', 380), 4, 0.01, 12), (4.28, 3.32, 0.64), -62, 66)
    put(rug(2.1, 1.4, stripes('#d9cdb8', '#8b6f5a', 0.22, 0.22, 1), fabric('#d9cdb8', 300), True, 2), (2.35, 4.1, 0), 8)
    put(low_table(1.0, 0.55, wood('#a8774a', '#744c28')), (2.35, 4.1, 0.01), 8)
    put(books(0.1, 3, 0.27, True), (2.12, 4.02, 0.43), 20)
    put(vase('bowl', '#e9e2d4'), (2.62, 4.15, 0.43))
    put(round_table(0.24, wood('#8a5c34', '#5e3a1e'), 0.55), (4.55, 4.35, 0))
    put(table_lamp('#54706c', 5.0, 0.95), (4.55, 4.38, 0.55))
    put(vase('mug', '#e6ded0', '#b48b68'), (4.42, 4.24, 0.55))
    window_dressing()
    put(pot(0.19, 0.34, '#b87956') + put(bushy(1.45, 0.5, 60, 0.26, leaf('#3e6338', '#6f9252'), 4, 0.3, 5, 0.62), (0, 0, 0.3)), (-0.32, 4.05, 0))
    put(radiator(1.1, 0.48), (-0.86, 3.05, 0), 90)
    put(basket(0.2, 0.3, None, fabric('#c9b79a', 200, 0.9)), (3.95, 2.45, 0), 30)
    put(picture(0.62, 0.8, seascape('#c9d3d2', '#7f8f90', '#5d7478', '#a9946f', 1)), (0.78, Y1 - 0.005, 1.72))
    put(picture(0.34, 0.42, seascape('#dcd6c6', '#93a08c', '#6c7f6f', '#b79b73', 2), '#8a6b3f'), (1.42, Y1 - 0.005, 1.52))
    put(picture(0.46, 0.6, seascape('#d9cfbd', '#a39a86', '#7d8a86', '#b98f66', 4), '#8a6b3f'), (X1 - 0.005, 4.35, 1.62), -90)
    put(block(-0.04, 0.04, -0.012, 0, -0.06, 0.06, enamel('#f2efe8', 0.3), 0.006), (X1 - 0.001, 2.9, 1.12), -90)
    put(basket(0.24, 0.3), (2.12, 5.02, 0)) + put(logs(0.3, 0.22), (2.12, 5.02, 0.2), 12)
    outside(3.0)
    sun(-14, 27, 5.5)
    fill((2.5, -0.6, 2.2), (2.6, 3.5, 0.6), 1.6, 26)
    camera((3.3, -1.9, 1.3), -10, 28.5, 0.095)


def window_dressing():
    cloth = fabric('#bfae95', 460, 0.6)
    for y, s in ((1.36, 1), (4.74, 2)):
        put(curtain(0.55, 2.42, cloth, s, 5), (0.07, y, 0.012), 90)
    put(curtain_pole(-1.9, 1.9, 0, 0, metal('#6e5a3a', 0.4)), (0.07, 3.05, 2.47), 90)


def hearth(x, y, white):
    """A chimney breast with a slate hearth, a painted surround and a stove."""
    block(x - 0.78, x + 0.78, y - 0.36, y + 0.1, 0, H, paint('#b7bda9', 0.6))
    slate = pottery('#3e4346', '#2f3335', 0.5)
    front = y - 0.36
    block(x - 0.36, x + 0.36, front - 0.006, front + 0.02, 0.05, 0.86, pottery('#2b2521', '#1d1815', 0.9))
    block(x - 0.7, x + 0.7, front - 0.42, front, 0, 0.045, slate, 0.006)
    for side in (-1, 1):
        block(x + side * 0.48 - 0.1, x + side * 0.48 + 0.1, front - 0.05, front, 0.045, 1.0, white, 0.006)
        block(x + side * 0.48 - 0.115, x + side * 0.48 + 0.115, front - 0.065, front, 0.045, 0.22, white, 0.006)
        block(x + side * 0.48 - 0.07, x + side * 0.48 + 0.07, front - 0.058, front, 0.3, 0.94, white, 0.004)
    block(x - 0.585, x + 0.585, front - 0.062, front, 0.9, 1.1, white, 0.006)
    block(x - 0.64, x + 0.64, front - 0.09, front, 1.1, 1.13, white, 0.012)
    block(x - 0.7, x + 0.7, front - 0.18, front, 1.13, 1.175, white, 0.014)
    iron = enamel('#26282a', 0.45)
    box(0.5, 0.34, 0.5, iron, (x, front - 0.13, 0.16), 0.014, 3)
    block(x - 0.19, x + 0.19, front - 0.306, front - 0.298, 0.27, 0.57, enamel('#0e0d0d', 0.06))
    box(0.46, 0.03, 0.4, iron, (x, front - 0.3, 0.22), 0.008)
    block(x - 0.165, x + 0.165, front - 0.3175, front - 0.314, 0.28, 0.56, enamel('#120f0e', 0.05))
    for dx in (-0.2, 0.2):
        rod((x + dx, front - 0.25, 0.045), (x + dx, front - 0.25, 0.17), 0.016, iron)
        rod((x + dx, front - 0.02, 0.045), (x + dx, front - 0.02, 0.17), 0.016, iron)
    rod((x, front - 0.1, 0.66), (x, front - 0.1, 0.9), 0.07, iron)
    rod((x + 0.2, front - 0.32, 0.36), (x + 0.2, front - 0.32, 0.46), 0.008, metal('#a58f66', 0.3))
    put(picture(0.6, 0.44, seascape('#d8d3c2', '#8d9a98', '#607a80', '#9c8a68', 3), '#8a6b3f'), (x - 0.06, front - 0.06, 1.45), 0, -5)
    put(vase('bottle', '#6f8480'), (x + 0.5, front - 0.1, 1.175))
    put(vase('jug', '#e7dfd0') + put(stems(0.5, 14, leaf('#8b9a6a', '#a9b184'), pottery('#d9c7a0'), 0.012, 3), (0, 0, 0.14)), (x - 0.5, front - 0.09, 1.175))


def alcove(x, y, white):
    """Shelves beside the chimney breast, full of books."""
    w, h, rows = 0.86, 2.2, 6
    put(shelves(w, 0.3, h, white, rows), (x, y - 0.15, 0))
    for i in range(rows):
        z = row_height(h, rows, i)
        run = (0.78, 0.5, 0.62, 0.35, 0.7, 0.4)[i]
        put(books(run, i + 1, 0.26), (x - w / 2 + 0.04, y - 0.05, z))
    put(vase('bowl', '#8aa09c'), (x + 0.24, y - 0.16, row_height(h, rows, 1)))
    put(vase('jug', '#c2744a', '#a65f3a', 0.8), (x + 0.2, y - 0.16, row_height(h, rows, 3)))
    put(pot(0.07, 0.12, '#e8e1d2') + put(trailing(0.5, 9, leaf('#55774a', '#7f9c63'), 2), (0, 0, 0.08)), (x + 0.22, y - 0.17, row_height(h, rows, 5)))
