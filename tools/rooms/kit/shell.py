"""Walls, windows, doors, skirting, ceiling. A wall runs from one point to the next with the room on its left; along it,
x counts metres from its start, y is into the room."""
import math

import bpy

from .materials import enamel, metal, paint, glow
from .mesh import block, box, lathe, put, rod, sheet, solid, sweep

SKIRTING = [(0.0, 0.0), (0.02, 0.0), (0.02, 0.098), (0.0185, 0.106), (0.013, 0.109), (0.0155, 0.119), (0.0145, 0.130), (0.006, 0.143), (0.0, 0.145)]
LOW_SKIRTING = [(0.0, 0.0), (0.016, 0.0), (0.016, 0.088), (0.012, 0.098), (0.0, 0.1)]
CORNICE = [(0.0, -0.12), (0.012, -0.118), (0.014, -0.104), (0.022, -0.096), (0.036, -0.06), (0.066, -0.034), (0.086, -0.03), (0.088, -0.014), (0.105, -0.012), (0.105, 0.0)]


class Opening:
    def __init__(self, kind, start, width, sill=0.0, head=2.05, **more):
        self.kind, self.start, self.width, self.sill, self.head, self.more = kind, start, width, sill, head, more
        self.end = start + width


def wall(start, end, height, material, openings=(), thickness=0.28, skirting=SKIRTING, trim=None, cornice=None, seen=True, sky=60.0):
    dx, dy = end[0] - start[0], end[1] - start[1]
    length, turn = math.hypot(dx, dy), math.degrees(math.atan2(dy, dx))
    trim = trim or paint('#f3f0e8', 0.35)
    things, at = [], 0.0
    for o in sorted(openings, key=lambda o: o.start):
        things += block(at, o.start, -thickness, 0, 0, height, material)
        if o.sill > 0:
            things += block(o.start, o.end, -thickness, 0, 0, o.sill, material)
        things += block(o.start, o.end, -thickness, 0, o.head, height, material)
        at = o.end
    # Outer corners are filled, so that no light leaks in.
    things += block(at, length, -thickness, 0, 0, height, material)
    things += block(-thickness, 0, -thickness, 0, 0, height, material) + block(length, length + thickness, -thickness, 0, 0, height, material)
    if skirting:
        at = 0.0
        for o in sorted((o for o in openings if o.sill <= 0.02), key=lambda o: o.start):
            gap = o.more.get('trim', 0.075) if o.kind != 'arch' else 0.0
            things += sweep(skirting, [(at, 0), (o.start - gap, 0)], trim)
            at = o.end + gap
        things += sweep(skirting, [(at, 0), (length, 0)], trim)
    if cornice:
        things += put(sweep(cornice, [(0, 0), (length, 0)], paint('#f6f3ec', 0.5)), (0, 0, height))
    if not seen:
        for thing in things:
            thing.visible_camera = False
    for o in openings:
        parts = {'window': window, 'door': door, 'arch': arch}[o.kind](o, thickness, trim, sky)
        if not seen:
            for thing in parts:
                thing.visible_camera = False
        things += parts
    return put(things, (start[0], start[1], 0), turn)


def architrave(o, trim, width=0.07, foot=True):
    """A moulded frame round an opening, mitred."""
    profile = [(0.0, 0.0), (0.0, 0.012), (0.012, 0.02), (width - 0.02, 0.024), (width - 0.012, 0.03), (width, 0.03), (width, 0.0)]
    low = o.sill
    x0, x1, z = o.start, o.end, o.head
    corners = [(x0, low), (x0, z), (x1, z), (x1, low)]
    frame = sweep(profile, corners, trim)
    # The sweep lies flat: stand it up, its depth into the room.
    for v in frame[0].data.vertices:
        x, out, up = v.co.x, v.co.y, v.co.z
        v.co = (x, up, out)
    return frame


def sky_through(o, thickness, watts, colour=(0.86, 0.93, 1.0)):
    lamp = bpy.data.lights.new('sky', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', o.width, o.head - max(o.sill, 0.02)
    lamp.energy = watts * lamp.size * lamp.size_y
    lamp.color = colour
    thing = bpy.data.objects.new('sky', lamp)
    thing.rotation_euler = (math.radians(90), 0, 0)
    thing.location = ((o.start + o.end) / 2, -thickness - 0.03, (o.head + max(o.sill, 0.02)) / 2)
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    return [thing]


def window(o, thickness, trim, sky):
    """A timber window: box frame, one or two sashes with glazing bars, window board and architrave."""
    across, up, sashes = o.more.get('panes', (2, 2)) + (o.more.get('sashes', 2),)
    things = []
    y = -thickness + 0.1
    x0, x1, z0, z1 = o.start, o.end, o.sill, o.head
    frame = o.more.get('frame', 0.045)
    for a, b in ((x0, x0 + frame), (x1 - frame, x1)):
        things += block(a, b, y - 0.05, y + 0.05, z0, z1, trim, 0.003)
    things += block(x0, x1, y - 0.049, y + 0.049, z1 - frame, z1, trim, 0.003) + block(x0, x1, y - 0.05, y + 0.06, z0, z0 + 0.035, trim, 0.003)
    each = (z1 - z0 - frame - 0.035) / sashes
    for s in range(sashes):
        bottom, top = z0 + 0.035 + s * each, z0 + 0.035 + (s + 1) * each
        things += sash(x0 + frame, x1 - frame, bottom, top, y + (0.018 if s == 0 else -0.022), across, max(1, up // sashes), trim)
    if sky:
        things += sky_through(o, thickness, sky)
    if o.more.get('board', True) and z0 > 0.05:
        things += block(x0 - 0.06, x1 + 0.06, y, 0.045, z0 - 0.028, z0, trim, 0.008)
    if o.more.get('architrave', True):
        things += architrave(o, trim)
    return things


def sash(x0, x1, z0, z1, y, across, up, trim, rail=0.042, bar=0.02):
    things = block(x0, x0 + rail, y - 0.018, y + 0.018, z0, z1, trim, 0.004) + block(x1 - rail, x1, y - 0.018, y + 0.018, z0, z1, trim, 0.004)
    things += block(x0, x1, y - 0.017, y + 0.017, z0, z0 + rail * 1.3, trim, 0.004) + block(x0, x1, y - 0.017, y + 0.017, z1 - rail, z1, trim, 0.004)
    for i in range(1, across):
        x = x0 + rail + (x1 - x0 - 2 * rail) * i / across
        things += block(x - bar / 2, x + bar / 2, y - 0.012, y + 0.012, z0, z1, trim, 0.003)
    for i in range(1, up):
        z = z0 + rail + (z1 - z0 - 2 * rail) * i / up
        things += block(x0, x1, y - 0.012, y + 0.012, z - bar / 2, z + bar / 2, trim, 0.003)
    return things


def door_leaf(w, h, colour, panels=((0.5, 0.86), (0.5, 0.86)), t=0.04, knob='#b89a5e'):
    """A panelled door standing at the origin, hinged at x = 0, its face at y = 0. Two columns of panels."""
    stuff = paint(colour, 0.4)
    things = block(0, w, -t / 2 - 0.006, t / 2 - 0.014, 0, h, stuff)
    stile = 0.105
    rails = [(0, 0.2), (h * 0.4, h * 0.4 + 0.15), (h - 0.11, h)]
    for side in (-1, 1):
        y0, y1 = (t / 2 - 0.016, t / 2) if side > 0 else (-t / 2, -t / 2 + 0.012)
        for a, b in ((0, stile), (w / 2 - stile / 2, w / 2 + stile / 2), (w - stile, w)):
            things += block(a, b, y0, y1, 0, h, stuff, 0.005)
        for a, b in rails:
            things += block(0, w, y0, y1 + side * 0.0004, a, b, stuff, 0.005)
    brass = metal(knob, 0.25)
    for y, tilt in ((t / 2, -90), (-t / 2, 90)):
        things += put(lathe([(0, 0), (0.024, 0), (0.024, 0.005), (0.009, 0.008), (0.009, 0.03), (0.024, 0.042), (0.027, 0.055), (0.02, 0.066), (0, 0.069)], brass, segments=24),
                      (w - 0.06, y, h * 0.4 + 0.08), 0, tilt)
    return things


def door(o, thickness, trim, sky):
    """A panelled door in its lining; `ajar` opens it by degrees into the room behind the wall."""
    things = block(o.start - 0.02, o.start + 0.012, -thickness, 0.0, 0, o.head, trim) + block(o.end - 0.012, o.end + 0.02, -thickness, 0.0, 0, o.head, trim)
    things += block(o.start, o.end, -thickness, 0.0, o.head - 0.012, o.head + 0.02, trim)
    leaf = door_leaf(o.width - 0.03, o.head - 0.022, o.more.get('colour', '#efece4'))
    ajar = o.more.get('ajar', 0)
    things += put(leaf, (o.start + 0.015, -0.035 if not ajar else -thickness, 0.005), -ajar)
    return things + architrave(o, trim)


def arch(o, thickness, trim, sky):
    return architrave(o, trim) if o.more.get('architrave') else []


def ceiling(x0, x1, y0, y1, height, colour='#f6f4ee'):
    return block(x0 - 0.4, x1 + 0.4, y0 - 0.4, y1 + 0.4, height, height + 0.1, paint(colour, 0.7))


def floor(x0, x1, y0, y1):
    """The floor that pictures are taken of: one plane, named, everything else stands on it."""
    thing = solid([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], None)
    thing[0].name = 'floor'
    bpy.context.scene['floor'] = [x0, x1, y0, y1]
    return thing


def sun(bearing, height, strength=3.0, colour=(1.0, 0.86, 0.68), soft=1.0):
    """Sunlight travelling towards `bearing` degrees (0 along +x, 90 along +y) from `height` degrees above the horizon."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(soft), colour
    thing = bpy.data.objects.new('sun', lamp)
    thing.rotation_euler = (math.radians(90 - height), 0, math.radians(bearing - 90))
    bpy.context.scene.collection.objects.link(thing)


def fill(at, towards, size, watts, colour=(1.0, 0.95, 0.88)):
    """Light from the rest of the house, out of sight."""
    from mathutils import Vector
    lamp = bpy.data.lights.new('fill', 'AREA')
    lamp.size, lamp.energy, lamp.color = size, watts, colour
    thing = bpy.data.objects.new('fill', lamp)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)


def camera(at, towards_x=0.0, mm=26.0, drop=0.12):
    """An upright camera: it looks level, turned by `towards_x` degrees to the right, and shifts its picture down by `drop`."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = mm, 36.0, 'HORIZONTAL'
    data.shift_y = -drop
    data.clip_start = 0.05
    thing = bpy.data.objects.new('camera', data)
    thing.location = at
    thing.rotation_euler = (math.radians(90), 0, math.radians(-towards_x))
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
