"""A boot room by the back door: a settle under pegs with coats and wellingtons, a sink and a washing machine, a stable door."""
from kit.kitchen import HIGH, belfast_sink, bridge_tap, jars, units, worktop
from kit.lamps import pendant
from kit.machines import washing_machine
from kit.materials import enamel, fabric, leaf, metal, paint, pottery, stripes, wall_tiles, wicker, wood
from kit.mesh import block, box, cushion, lathe, put, rod, sweep
from kit.outside import outside
from kit.plants import bushy, pot, stems, trailing
from kit.seating import bench
from kit.shell import LOW_SKIRTING, Opening, camera, ceiling, fill, floor, sun, wall
from kit.soft import folded, towel
from kit.tables import wall_shelf
from kit.things import basket, boot, coat, leaf_print, logs, pegs, picture, vase

NAME = 'Boot room'
ALT = 'A boot room by a half-glazed back door: coats on pegs above a timber bench with wellingtons and baskets, a Belfast sink and a washing machine under a window.'

X0, X1, Y0, Y1, H = 0.0, 3.5, 0.0, 4.1, 2.5


def build():
    walls, trim = paint('#e9e3d5', 0.6), paint('#8f9c93', 0.4)
    floor(X0 - 0.2, X1 + 0.2, Y0 - 1.6, Y1 + 0.2)
    ceiling(X0, X1, Y0 - 1.4, Y1, H)
    # The back door is ahead: glazed above, boarded below.
    wall((X1, Y1), (X0, Y1), H, walls, [Opening('window', X1 - 1.5, 0.9, 1.02, 2.06, panes=(3, 3), sashes=1, frame=0.08)], skirting=LOW_SKIRTING, trim=trim, sky=85)
    wall((X0, Y1), (X0, Y0 - 1.4), H, walls, skirting=LOW_SKIRTING, trim=trim)
    wall((X1, Y0 - 1.4), (X1, Y1), H, walls, [Opening('window', 3.0, 1.1, 1.1, 2.1, panes=(2, 2), sashes=1)], skirting=LOW_SKIRTING, trim=trim, sky=85)
    wall((X0, Y0 - 1.4), (X1, Y0 - 1.4), H, walls, [Opening('window', 1.1, 1.3, 0.6, 2.1)], seen=False, sky=42)
    back_door(trim)
    boots(trim)
    wash()
    put(box(0.8, 0.5, 0.014, fabric('#7a6248', 90, 1.0, '#5d4a36'), (1.55, Y1 - 0.36, 0.0), 0.004))
    put(pendant(0.5, '#e6dfcf', 6.0, 0.17), (1.75, 2.1, H))
    put(picture(0.42, 0.54, leaf_print('#eee8da', '#54706c', 2), '#c09a63'), (2.35, Y1 - 0.004, 1.6))
    put(logs(0.5, 0.36, 0.26, 3), (2.25, Y1 - 0.16, 0))
    outside(3.2, 1.6)
    sun(196, 37, 6.0)
    fill((1.75, -1.2, 2.2), (1.75, 3, 1.2), 1.4, 40)
    camera((1.9, -1.75, 1.46), -2, 25.0, 0.165)


def back_door(trim):
    """Below the panes the door goes on to the floor: boards, a middle rail, a threshold, a knob, its frame."""
    y = Y1
    door = paint('#4c6159', 0.4)
    for x in range(9):
        a = 0.6 + 0.1 * x
        put(block(a + 0.0015, a + 0.0985, -0.012, 0.002, 0.02, 0.93, door, 0.003), (0, y, 0))
    put(block(0.6, 1.5, -0.02, 0, 0.93, 1.03, door, 0.004) + block(0.6, 1.5, -0.02, 0, 0.0, 0.16, door, 0.004) + block(0.6, 0.69, -0.0185, 0, 0, 1.0, door, 0.004) + block(1.41, 1.5, -0.0185, 0, 0, 1.0, door, 0.004), (0, y, 0))
    put(block(0.52, 0.6, -0.03, 0, 0, 2.14, trim, 0.004) + block(1.5, 1.58, -0.03, 0, 0, 2.14, trim, 0.004) + block(0.52, 1.58, -0.034, 0, 2.06, 2.15, trim, 0.004), (0, y, 0))
    put(lathe([(0, 0), (0.024, 0), (0.009, 0.008), (0.009, 0.03), (0.027, 0.05), (0, 0.066)], metal('#b89a5e', 0.25), segments=24), (1.43, y - 0.02, 0.98), 0, 90)


def boots(trim):
    """The left wall: boards up to a peg rail, coats, a bench with boots and baskets under it."""
    oak = wood('#a8763f', '#704723')
    for i in range(24):
        y = 0.95 + i * 0.1
        put(block(0.0, 0.012, y + 0.0015, y + 0.0985, 0.1, 1.72, trim, 0.003), (X0, 0, 0))
    put(pegs(2.3, trim, 8), (X0 + 0.012, 2.15, 1.72), 90) + put(wall_shelf(2.4, 0.24, oak, trim, 3), (X0 + 0.012, 2.15, 1.98), 90)
    for y, colour, h, s in ((1.32, '#3f5247', 1.0, 2), (1.62, '#b08a58', 0.86, 5), (2.2, '#2f4456', 0.95, 8), (2.78, '#8a4a35', 0.8, 11)):
        put(coat(colour, 0.4, h, s), (X0 + 0.06, y, 1.72), 90)
    put(bench(2.3, oak, 0.38, 0.46), (X0 + 0.22, 2.15, 0), 90)
    put(cushion(0.9, 0.36, 0.07, stripes('#e6dfcf', '#6f857a', 0.08, 0.3, 0), 9, 0.004, 3), (X0 + 0.23, 1.65, 0.46), 90)
    put(basket(0.19, 0.26, None, fabric('#a9b4a8', 220, 0.8)), (X0 + 0.24, 2.72, 0), 40) + put(basket(0.18, 0.25), (X0 + 0.24, 2.3, 0), 10)
    for i, (y, colour, h) in enumerate(((1.2, '#38493a', 0.34), (1.33, '#38493a', 0.34), (1.55, '#2c4054', 0.3), (1.68, '#2c4054', 0.3))):
        put(boot(colour, h, i), (X0 + 0.2, y, 0), 90 + (6 if i % 2 else -5))
    for y, colour, h in ((3.42, '#b0482f', 0.24), (3.54, '#b0482f', 0.24)):
        put(boot(colour, h), (X0 + 0.2, y, 0), 80)
    put(basket(0.16, 0.2, None, fabric('#c9b79a', 200, 0.9)), (X0 + 0.14, 1.5, 1.98)) + put(basket(0.15, 0.2), (X0 + 0.14, 2.0, 1.98))
    put(pot(0.07, 0.12, '#d8cfbf') + put(trailing(0.5, 10, leaf('#55784a', '#86a465'), 6), (0, 0, 0.08)), (X0 + 0.14, 2.9, 1.98))


def wash():
    """The right wall: units with a sink, the machine, tiles, a shelf of jars."""
    grey, oak = paint('#56695f', 0.4), wood('#a8763f', '#704723')
    at = (X1, 4.08, 0)
    put(block(0, 2.9, -0.008, 0, HIGH + 0.03, 1.08, wall_tiles('#e6e1d4', '#cbc4b6', 0.15, 0.075, 0.5, 0.12)), at, -90)
    put(units(0.42, grey, 1), (X1, 4.08, 0), -90) + put(units(1.0, grey, 2), (X1, 3.66, 0), -90) + put(units(0.55, grey, 1), (X1, 1.98, 0), -90)
    put(washing_machine(), (X1 - 0.31, 2.33, 0), -90)
    put(worktop(0, 0.6, oak) + worktop(1.2, 2.67, oak) + block(0.6, 1.2, -0.14, 0, HIGH, HIGH + 0.035, oak), at, -90)
    put(belfast_sink(0.9) + bridge_tap(0.9), at, -90)
    put(folded(0.34, 0.26, 3, (fabric('#e9e1d2', 260, 1.0), fabric('#8fa39c', 260, 1.0), fabric('#d8bd8f', 260, 1.0)), 3), (X1 - 0.32, 1.75, HIGH + 0.035), 80)
    put(jars(0.35, 4), (X1, 2.6, HIGH + 0.035), -90)
    put(pot(0.1, 0.16, '#c08a63') + put(bushy(0.42, 0.24, 50, 0.09, leaf('#4f7a3e', '#7da055'), 3, 0.3, 7, 0.55), (0, 0, 0.14)), (X1 - 0.25, 3.86, HIGH + 0.035))
    put(basket(0.24, 0.42, wicker('#c9a36d', '#7d582f'), fabric('#e9e1d2', 200, 0.8)), (X1 - 0.34, 1.38, 0), 15)
