"""Tables, shelves and cupboards, standing on z = 0."""
import random

from .materials import metal, paint, wood
from .mesh import block, box, lathe, put, rod


def table(w, d, top, legs=None, h=0.75, leg=0.07, thick=0.035):
    legs = legs or top
    things = box(w, d, thick, top, (0, 0, h - thick), 0.006)
    things += box(w - 0.16, d - 0.16, 0.09, legs, (0, 0, h - thick - 0.09), 0.003)
    for x in (-w / 2 + 0.09, w / 2 - 0.09):
        for y in (-d / 2 + 0.09, d / 2 - 0.09):
            turned = [(0, 0), (leg * 0.28, 0), (leg * 0.4, 0.02), (leg * 0.34, 0.05), (leg * 0.5, h * 0.45), (leg * 0.55, h - 0.25), (leg * 0.38, h - 0.22), (leg * 0.6, h - 0.2), (leg * 0.6, h - 0.19)]
            things += lathe(turned, legs, (x, y, 0), 24) + box(leg * 1.15, leg * 1.15, 0.19 - thick, legs, (x, y, h - 0.19), 0.003)
    return things


def round_table(r, top, h=0.5, foot=None):
    """A pedestal side table."""
    foot = foot or top
    things = lathe([(0, h - 0.025), (r - 0.006, h - 0.025), (r, h - 0.018), (r, h - 0.005), (r - 0.005, h), (0, h)], top, segments=64)
    things += lathe([(0, 0), (r * 0.55, 0), (r * 0.55, 0.012), (r * 0.5, 0.022), (0.03, 0.04), (0.018, 0.08), (0.022, h * 0.5), (0.016, h * 0.75), (0.04, h - 0.025)], foot, segments=32)
    return things


def low_table(w, d, top, h=0.42):
    """A coffee table with a shelf beneath."""
    things = box(w, d, 0.03, top, (0, 0, h - 0.03), 0.008) + box(w - 0.16, d - 0.14, 0.018, top, (0, 0, 0.13), 0.004)
    for x in (-1, 1):
        for y in (-1, 1):
            things += rod((x * (w / 2 - 0.05), y * (d / 2 - 0.05), 0), (x * (w / 2 - 0.07), y * (d / 2 - 0.07), h - 0.03), 0.015, top, 0.024)
    return things


def cupboard(w, d, h, stuff, top=None, doors=2, drawers=0, plinth=0.09, knob='#8f7a4e', foot=True):
    """Shaker doors with drawers above; back at y = d/2."""
    body = h - plinth
    things = box(w, d - 0.02, body, stuff, (0, 0.01, plinth), 0.003) + box(w - 0.06, d - 0.12, plinth, stuff, (0, 0.03, 0), 0)
    brass = metal(knob, 0.3)
    row = 0.17 if drawers else 0.0
    each = w / doors
    for i in range(doors):
        x = -w / 2 + each * (i + 0.5)
        things += shaker(each - 0.008, body - row - 0.02, stuff, (x, -d / 2 + 0.01, plinth + 0.008))
        at = x + (each / 2 - 0.05) * (1 if i % 2 == 0 else -1)
        things += knob_at(brass, (at, -d / 2 - 0.008, h - row - 0.16))
    for i in range(drawers):
        wide = w / drawers
        x = -w / 2 + wide * (i + 0.5)
        things += shaker(wide - 0.008, row - 0.012, stuff, (x, -d / 2 + 0.01, h - row), 0.035)
        things += knob_at(brass, (x, -d / 2 - 0.008, h - row / 2 - 0.006))
    if top:
        things += box(w + 0.03, d + 0.03, 0.035, top, (0, -0.005, h), 0.006)
    return things


def shaker(w, h, stuff, at, frame=0.065):
    x, y, z = at
    things = block(x - w / 2, x + w / 2, y - 0.008, y + 0.004, z, z + h, stuff)
    for a, b in ((x - w / 2, x - w / 2 + frame), (x + w / 2 - frame, x + w / 2)):
        things += block(a, b, y - 0.02, y, z, z + h, stuff, 0.0022)
    for a, b in ((z, z + frame), (z + h - frame, z + h)):
        things += block(x - w / 2 + frame, x + w / 2 - frame, y - 0.02, y, a, b, stuff, 0.0022)
    return things


def knob_at(stuff, at):
    return put(lathe([(0, 0), (0.009, 0), (0.007, 0.012), (0.016, 0.02), (0.017, 0.026), (0.01, 0.032), (0, 0.033)], stuff, segments=20), at, 0, 90)


def shelves(w, d, h, stuff, rows=5, back=True):
    """An open bookcase; back at y = d/2."""
    things = box(0.03, d, h, stuff, (-w / 2 + 0.015, 0, 0), 0.003) + box(0.03, d, h, stuff, (w / 2 - 0.015, 0, 0), 0.003)
    if back:
        things += box(w, 0.012, h, stuff, (0, d / 2 - 0.006, 0), 0)
    things += box(w + 0.03, d + 0.015, 0.03, stuff, (0, 0, h), 0.006) + box(w - 0.06, d - 0.04, 0.08, stuff, (0, 0.0, 0), 0)
    for i in range(rows):
        z = 0.08 + (h - 0.08) * i / rows
        things += box(w - 0.06, d - 0.01, 0.025, stuff, (0, 0.0, z), 0.002)
    return things


def row_height(h, rows, i):
    """Where things stand on the i-th shelf of `shelves`."""
    return 0.08 + (h - 0.08) * i / rows + 0.025


def wall_shelf(w, d, stuff, bracket=None, brackets=2):
    """Its top at z = 0, its back at y = 0, reaching towards -y."""
    things = box(w, d, 0.03, stuff, (0, -d / 2, -0.03), 0.003)
    for i in range(brackets):
        x = -w / 2 + w * (i + 0.5) / brackets
        things += box(0.028, 0.02, 0.18, bracket or stuff, (x, -0.01, -0.21), 0.003) + rod((x, -0.015, -0.19), (x, -d + 0.05, -0.03), 0.009, bracket or stuff)
    return things
