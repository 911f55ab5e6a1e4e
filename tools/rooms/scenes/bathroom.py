"""A bathroom under a tall frosted-light window: a slipper bath on feet, a console basin, half-height boarding."""
from kit.bath import basin, bath_tap, bathtub, lavatory, towel_ladder
from kit.lamps import wall_light
from kit.materials import enamel, fabric, leaf, metal, paint, pottery, sheer, stripes, wall_tiles, wood
from kit.mesh import block, box, cushion, lathe, put, rod, sweep
from kit.outside import outside
from kit.plants import bushy, fern, pot, stems, trailing
from kit.seating import stool
from kit.shell import SKIRTING, Opening, camera, ceiling, fill, floor, sun, wall
from kit.soft import folded, roman_blind, rug, towel
from kit.tables import wall_shelf
from kit.things import basket, leaf_print, picture, round_mirror, vase

NAME = 'Bathroom'
ALT = 'A calm bathroom with half-height boarding in grey-green: a slipper bath beside a tall window, a console basin with a round mirror, ferns and folded towels.'

X0, X1, Y0, Y1, H = 0.0, 3.7, 0.0, 3.5, 2.6
BOARDS = 1.12


def build():
    walls, trim = paint('#ebe5d8', 0.6), paint('#aeb8ab', 0.35)
    floor(X0 - 0.2, X1 + 0.2, Y0 - 1.5, Y1 + 0.2)
    ceiling(X0, X1, Y0 - 1.3, Y1, H)
    wall((X1, Y1), (X0, Y1), H, walls, [Opening('window', X1 - 1.75, 0.86, 0.95, 2.25, panes=(2, 2), sashes=2)], skirting=SKIRTING, trim=trim, sky=85)
    wall((X0, Y1), (X0, Y0 - 1.3), H, walls, [Opening('window', 1.25, 0.8, 0.95, 2.25, panes=(2, 2), sashes=2)], skirting=SKIRTING, trim=trim, sky=85)
    wall((X1, Y0 - 1.3), (X1, Y1), H, walls, skirting=SKIRTING, trim=trim)
    wall((X0, Y0 - 1.3), (X1, Y0 - 1.3), H, walls, [Opening('window', 1.2, 1.3, 0.9, 2.1)], seen=False, sky=40)
    boarding(trim)
    put(bathtub(1.66, 0.74, 0.58, '#4d6260'), (1.28, Y1 - 0.72, 0), 180)
    put(bath_tap(metal('#b39a63', 0.25)), (2.3, Y1 - 0.62, 0), 180)
    put(towel(0.5, 0.3, fabric('#d9c9a8', 260, 1.0), 2), (1.05, Y1 - 1.07, 0.63), 0)
    put(stool(wood('#a87545', '#734a26'), 0.46), (0.52, Y1 - 1.5, 0), 20)
    put(folded(0.28, 0.22, 2, (fabric('#e9e1d2', 260, 1.0), fabric('#8fa39c', 260, 1.0)), 3), (0.52, Y1 - 1.5, 0.46), 14)
    put(basin(0.6), (X1, 2.15, 0), -90) + put(round_mirror(0.32), (X1 - 0.004, 2.15, 1.58), -90)
    put(wall_light(2.5), (X1 - 0.002, 1.62, 1.62), -90) + put(wall_light(2.5), (X1 - 0.002, 2.68, 1.62), -90)
    put(vase('mug', '#d8cdb8', '#8aa09c'), (X1 - 0.1, 2.36, 0.84))
    put(lavatory(), (X1 - 0.75, Y1, 0), 0)
    put(wall_shelf(0.6, 0.16, wood('#a87545', '#734a26'), metal('#b39a63', 0.3)), (X1 - 0.75, Y1 - 0.025, 1.5))
    put(folded(0.24, 0.15, 3, (fabric('#e9e1d2', 260, 1.0), fabric('#c1714b', 260, 1.0)), 5), (X1 - 0.9, Y1 - 0.11, 1.5))
    put(pot(0.055, 0.09, '#e8e1d2') + put(trailing(0.45, 9, leaf('#55784a', '#86a465'), 4), (0, 0, 0.05)), (X1 - 0.58, Y1 - 0.11, 1.5))
    put(picture(0.3, 0.4, leaf_print('#eee8da', '#5f7668', 3), '#c09a63'), (X1 - 0.75, Y1 - 0.004, 1.95))
    put(towel_ladder(0.5, 1.15), (X1 - 0.001, 0.85, 0.35), -90) + put(towel(0.42, 0.42, stripes('#efe9dd', '#8aa09c', 0.12, 0.2, 2), 6), (X1 - 0.09, 0.85, 1.16), -90)
    put(rug(0.85, 0.55, fabric('#e3d9c6', 120, 1.0), None, False, 4), (1.45, Y1 - 1.55, 0), -6)
    put(pot(0.16, 0.28, '#c08a63') + put(bushy(1.0, 0.42, 30, 0.34, leaf('#416b3c', '#6c9550'), 8, 0.5, 6, 0.42), (0, 0, 0.25)), (0.34, 1.2, 0))
    put(pot(0.06, 0.1, '#d9cfbe') + put(fern(0.3, 20, leaf('#557f46', '#86ad63'), 5), (0, 0, 0.09)), (1.6, Y1 + 0.09, 0.95))
    put(vase('bottle', '#7d9490', None, 0.7), (2.35, Y1 + 0.09, 0.95))
    outside(3.0, 0.6)
    sun(-24, 31, 5.0)
    fill((1.8, -1.1, 2.2), (1.8, 2.5, 0.6), 1.2, 16)
    camera((2.15, -1.75, 1.46), -3, 27.0, 0.158)


def boarding(trim):
    """Tongue-and-groove boards to the height of a chair rail, on the three walls seen."""
    rail = [(0, -0.03), (0.014, -0.03), (0.022, -0.012), (0.036, -0.006), (0.036, 0.008), (0, 0.012)]
    for start, turn, length in (((X1, Y1), 180, X1), ((X0, Y1), -90, Y1 + 1.3), ((X1, Y0 - 1.3), 90, Y1 + 1.3)):
        gaps = {180: (X1 - 1.75, X1 - 0.89), -90: (1.25, 2.05)}.get(turn)
        x = 0.0
        while x < length - 0.01:
            top = BOARDS
            if gaps and gaps[0] - 0.06 < x + 0.05 < gaps[1] + 0.06:
                top = 0.95 - 0.03
            put(block(x + 0.0015, min(length, x + 0.1) - 0.0015, 0, 0.012, 0.1, top, trim, 0.003), (start[0], start[1], 0), turn)
            x += 0.1
        for a, b in ((0, gaps[0] - 0.07), (gaps[1] + 0.07, length)) if gaps else ((0, length),):
            put(sweep(rail, [(a, 0), (b, 0)], trim), (start[0], start[1], BOARDS), turn)
