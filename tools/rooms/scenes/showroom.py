"""A corner of a flooring showroom: planks in a stand, tiles on a rack, a table to lay samples out on, a shop window."""
from kit.lamps import pendant
from kit.materials import enamel, fabric, leaf, metal, paint, pottery, stripes, wood
from kit.mesh import block, box, cushion, lathe, put, rod
from kit.outside import outside
from kit.plants import bushy, pot, stems
from kit.samples import plank_stand, roll, sample_books, swatches, tile_rack
from kit.seating import armchair, stool
from kit.shell import LOW_SKIRTING, Opening, camera, ceiling, fill, floor, sun, wall
from kit.soft import folded
from kit.tables import table
from kit.things import basket, books, picture, seascape, vase

NAME = 'Showroom corner'
ALT = 'A corner of a flooring showroom in daylight from a large shop window: planks in a stand, tiles on a rack, carpet rolls, and a table with samples laid out.'

X0, X1, Y0, Y1, H = 0.0, 6.2, 0.0, 5.2, 3.1


def build():
    walls, dark = paint('#efe9dd', 0.6), paint('#2f4644', 0.4)
    floor(X0 - 0.2, X1 + 0.2, Y0 - 1.8, Y1 + 0.2)
    ceiling(X0, X1, Y0 - 1.6, Y1, H)
    wall((X1, Y1), (X0, Y1), H, walls, skirting=LOW_SKIRTING)
    wall((X0, Y1), (X0, Y0 - 1.6), H, walls, [Opening('window', 0.9, 2.0, 0.35, 2.6, panes=(2, 1), sashes=1, architrave=False), Opening('window', 3.6, 2.0, 0.35, 2.6, panes=(2, 1), sashes=1, architrave=False)], skirting=LOW_SKIRTING, trim=dark, sky=15)
    wall((X1, Y0 - 1.6), (X1, Y1), H, walls, skirting=LOW_SKIRTING)
    wall((X0, Y0 - 1.6), (X1, Y0 - 1.6), H, walls, [Opening('window', 1.5, 3.0, 0.3, 2.6)], seen=False, sky=20)
    put(plank_stand(1.9, 2.2, 9, 1), (1.75, Y1 - 0.01, 0)) + put(tile_rack(1.5, 2.1, 3, 2, 0), (3.75, Y1 - 0.01, 0))
    put(tile_rack(0.72, 2.1, 4, 1, 3), (5.1, Y1 - 0.01, 0))
    put(sample_books(2.1, 2), (X1 - 0.005, 3.6, 1.55), -90) + put(sample_books(2.1, 5), (X1 - 0.005, 3.6, 0.92), -90)
    for x, y, r, c in ((0, 0, 0.16, '#b9ab94'), (0.34, 0, 0.17, '#7d8a83'), (0.17, 0.27, 0.16, '#8a6f5c')):
        put(roll(r, 1.7, c), (X1 - 0.28 - x, 1.35, y), 90)
    talk()
    put(picture(0.9, 0.6, seascape('#d9d6cc', '#93a0a0', '#6d858a', '#b39a76', 5), '#c09a63'), (3.75, Y1 - 0.004, 2.55))
    put(pot(0.22, 0.4, '#d2c6b2') + put(bushy(1.6, 0.5, 64, 0.28, leaf('#3e6638', '#6f9450'), 3, 0.3, 6, 0.6), (0, 0, 0.36)), (0.48, 4.7, 0))
    for x in (2.1, 3.1, 4.1):
        put(pendant(1.05, '#2f4644', 9.0, 0.21), (x, 2.75, H))
    outside(3.2, 3.4)
    sun(-20, 31, 6.5)
    fill((3.0, -1.2, 2.6), (3.0, 3, 1.4), 1.8, 34)
    camera((3.3, -1.95, 1.5), -2, 25.5, 0.145)


def talk():
    """The table: samples fanned out, a book of them, two stools, a chair by the window."""
    oak, dark = wood('#b5844f', '#7c5230'), paint('#2f4644', 0.4)
    put(table(1.9, 0.85, oak, dark, 0.76), (3.05, 2.85, 0), -3)
    put(swatches(3, 7), (2.6, 2.8, 0.76), 10) + put(swatches(8, 5, 0.2), (3.45, 2.95, 0.76), -24)
    put(books(0.07, 4, 0.3, True), (3.78, 2.7, 0.76), 16)
    put(vase('jug', '#e6dfcf', '#dacfba', 0.9) + put(stems(0.46, 14, leaf('#7d9464', '#9fb07d'), pottery('#e9dfc8', '#d2a25e'), 0.018, 3, 0.16), (0, 0, 0.1)), (3.02, 3.05, 0.76))
    put(stool(oak, 0.48), (2.5, 2.12, 0), 12) + put(stool(oak, 0.48), (3.5, 2.08, 0), -8) + put(stool(oak, 0.48), (3.1, 3.62, 0), 4)
    put(armchair(fabric('#a9704c', 460, 0.6), wood('#5d3f26'), 7, 0.76), (0.95, 3.0, 0), 62)
    put(cushion(0.4, 0.4, 0.14, stripes('#e6dfcf', '#6f857a', 0.06), 4, 0.012, 5), (0.92, 2.98, 0.64), 62, 66)
    put(basket(0.24, 0.34), (4.75, 3.4, 0), 30)
    for i, (pale, deep) in enumerate((('#c9a271', '#9a7040'), ('#7d5733', '#4d331c'), ('#b9ab97', '#8d7e6a'))):
        put(box(0.09, 0.012, 0.6, wood(pale, deep, 'z'), (0, 0, 0), 0.002), (4.7 + 0.07 * i, 3.4, 0.04), 20 * i, -8 + 8 * i, 9 * (i - 1))
