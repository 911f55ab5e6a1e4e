"""A kitchen-diner: dark green units under a window, a range between tiles, a scrubbed table with odd chairs."""
from kit.kitchen import HIGH, belfast_sink, board, bridge_tap, casserole, fruit, jars, kettle, plates, range_cooker, units, worktop
from kit.lamps import pendant
from kit.materials import enamel, fabric, leaf, metal, paint, pottery, stripes, wall_tiles, wicker, wood
from kit.mesh import block, box, cushion, lathe, put, rod
from kit.outside import outside
from kit.plants import bushy, pot, stems, trailing
from kit.seating import bench, chair
from kit.shell import LOW_SKIRTING, Opening, camera, ceiling, fill, floor, sun, wall
from kit.soft import roman_blind, towel
from kit.tables import table, wall_shelf
from kit.things import basket, picture, leaf_print, radiator, vase

NAME = 'Kitchen-diner'
ALT = 'A kitchen-diner in morning light: dark green units with a wooden worktop, a Belfast sink under the window, a range, and a scrubbed table with odd chairs.'

X0, X1, Y0, Y1, H = 0.0, 5.2, 0.0, 5.0, 2.55


def build():
    walls = paint('#ece4d5', 0.6)
    floor(X0 - 0.2, X1 + 0.2, Y0 - 1.3, Y1 + 0.2)
    ceiling(X0, X1, Y0 - 1, Y1, H)
    wall((X1, Y1), (X0, Y1), H, walls, [Opening('window', X1 - 2.55, 1.25, 1.08, 2.15, panes=(3, 2), sashes=1, architrave=False)], skirting=None, sky=95)
    wall((X0, Y1), (X0, Y0 - 1), H, walls, [Opening('window', 1.9, 1.5, 0.02, 2.15, panes=(2, 4), sashes=1, architrave=True)], skirting=LOW_SKIRTING, sky=34)
    wall((X1, Y0 - 1), (X1, Y1), H, walls, [Opening('door', 3.0, 0.82, 0, 2.03, colour='#e6dfcf')], 0.14, skirting=LOW_SKIRTING)
    wall((X0, Y0 - 1), (X1, Y0 - 1), H, walls, [Opening('window', 1.8, 1.6, 0.9, 2.1)], seen=False, sky=26)
    cook()
    shelf()
    dine()
    put(picture(0.42, 0.56, leaf_print('#ece5d6', '#55705c', 1), '#c09a63'), (X1 - 0.004, 3.35, 1.55), -90)
    put(picture(0.3, 0.38, leaf_print('#eee8da', '#a2643f', 2), '#c09a63'), (X1 - 0.004, 3.9, 1.62), -90)
    put(basket(0.23, 0.36, None, fabric('#b7c0b3', 200, 0.8)), (4.85, 3.55, 0), 30)
    put(pot(0.16, 0.3, '#d8cfbf') + put(bushy(1.05, 0.42, 40, 0.24, leaf('#40663a', '#6b8f4f'), 9, 0.4, 5, 0.45), (0, 0, 0.26)), (0.34, 4.05, 0))
    outside(3.2, 1.1)
    sun(-8, 24, 6.0)
    fill((2.6, -0.7, 2.1), (2.6, 3.5, 0.8), 1.8, 70)
    camera((3.1, -1.75, 1.34), -4, 30.0, 0.1)


def cook():
    green, oak = paint('#3d5148', 0.4), wood('#b07c47', '#7c5029')
    tiles = wall_tiles('#e9e4d8', '#cfc8ba', 0.15, 0.075, 0.5, 0.1, 0.04)
    at = (0, Y1, 0)
    for x0, x1, z1 in ((0.6, 2.65 - 1.25 - 0.02, 1.56), (2.65 + 0.02 - 0.12, 5.19, 1.56), (1.38, 2.56, 1.05)):
        put(block(x0, x1, -0.008, 0.0, HIGH + 0.03, z1, tiles), at)
    put(units(0.75, green, 1), (0.62, Y1, 0)) + put(units(1.3, green, 2), (1.37, Y1, 0)) + put(units(0.55, green, 1, 'drawers'), (2.67, Y1, 0))
    put(units(0.96, green, 2), (4.22, Y1, 0))
    put(worktop(0.6, 1.66, oak) + worktop(2.26, 3.22, oak) + worktop(4.22, 5.19, oak) + block(1.66, 2.26, -0.14, 0, HIGH, HIGH + 0.035, oak), at)
    put(belfast_sink(1.96) + bridge_tap(1.96), at)
    put(range_cooker(3.72, 0.98, '#e9e2d2'), at)
    # The chimney over the range: a plastered hood on a beam.
    put(block(3.12, 4.32, -0.42, 0.02, 1.86, H, paint('#e8e0d0', 0.6), 0.006) + block(3.08, 4.36, -0.46, 0.02, 1.72, 1.87, wood('#9b6d3f', '#63411f'), 0.01), at)
    put(roman_blind(1.2, 0.42, stripes('#ece6d8', '#7c8f86', 0.06), 3), (1.925, Y1 + 0.0, 2.2), 180)
    put(kettle('#b9552f'), (3.5, Y1 - 0.42, HIGH + 0.05), 30)
    put(casserole('#42606f'), (3.92, Y1 - 0.22, HIGH + 0.05), 10)
    put(board(0.26, 0.42), (2.98, Y1, HIGH + 0.035), 4) + put(board(0.2, 0.3, wood('#c9a06c', '#94673a', 'z')), (2.8, Y1 - 0.03, HIGH + 0.035), -3)
    put(jars(0.42, 6), (4.36, Y1, HIGH + 0.035))
    put(vase('jug', '#e9e2d3', '#ded4c0', 0.9) + put(stems(0.4, 12, leaf('#6f8a55', '#8fa46b'), None, 0, 4), (0, 0, 0.1)), (1.0, Y1 - 0.3, HIGH + 0.035))
    put(vase('bowl', '#90a39d', None, 0.9) + put(fruit(2), (0, 0, 0.02)), (1.3, Y1 - 0.42, HIGH + 0.035))
    put(pot(0.055, 0.1, '#b9775a') + put(bushy(0.2, 0.14, 46, 0.04, leaf('#4f7a3e', '#7da055'), 3, 0.3, 7, 0.6), (0, 0, 0.08)), (1.55, Y1 + 0.1, 1.08))
    put(pot(0.055, 0.1, '#d9d0c0') + put(bushy(0.18, 0.12, 46, 0.035, leaf('#5b7f4c', '#8fae68'), 5, 0.3, 7, 0.4), (0, 0, 0.08)), (2.32, Y1 + 0.1, 1.08))
    put(towel(0.32, 0.36, stripes('#efe9dc', '#a85a3c', 0.07, 0.16, 2), 3), (3.48, Y1 - 0.68, 0.63))


def shelf():
    oak = wood('#a87442', '#734924')
    for z in (1.62, 2.0):
        put(wall_shelf(0.62, 0.22, oak, metal('#3a3631', 0.5)), (2.86, Y1 - 0.008, z))
    put(plates(6, 0.11), (2.7, Y1 - 0.12, 1.62)) + put(jars(0.22, 9), (2.86, Y1, 1.62)) + put(jars(0.3, 12), (2.6, Y1, 2.0))
    put(pot(0.06, 0.1, '#e9e2d4') + put(trailing(0.42, 8, leaf('#55784a', '#86a465'), 5), (0, 0, 0.06)), (3.02, Y1 - 0.13, 2.0))


def dine():
    pine, dark = wood('#c29563', '#8d6238', 'x', 0.5), wood('#8a5a33', '#573418', 'z')
    put(table(1.75, 0.86, pine, paint('#e4dccb', 0.5)), (1.7, 2.75, 0), 4)
    put(chair(dark), (1.3, 2.1, 0), 184) + put(chair(paint('#54706c', 0.45)), (2.15, 2.02, 0), 168)
    put(chair(dark), (1.25, 3.4, 0), 8) + put(chair(paint('#c7b28d', 0.45)), (2.1, 3.45, 0), -6) + put(chair(dark), (2.95, 2.86, 0), -78)
    put(vase('jug', '#55716e', '#46605d') + put(stems(0.52, 16, leaf('#7d9464', '#9fb07d'), pottery('#e7ddc6', '#d2a25e'), 0.022, 8, 0.2), (0, 0, 0.12)), (1.6, 2.8, 0.75))
    put(vase('mug', '#e6ded0', '#8aa09c'), (2.1, 2.66, 0.75)) + put(plates(2, 0.12, '#dfd8c8'), (1.1, 2.64, 0.75))
    put(pendant(0.82, '#3d5148', 6.0, 0.2), (1.25, 2.75, H)) + put(pendant(0.82, '#3d5148', 6.0, 0.2), (2.15, 2.8, H))
