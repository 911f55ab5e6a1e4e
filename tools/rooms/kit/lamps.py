"""Lamps: their light is small beside the window's, and warm."""
import bpy

from .materials import glow, metal, pottery, sheer
from .mesh import lathe, put, rod, tube


def bulb(at, watts, size=0.05):
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.shadow_soft_size, lamp.color = watts, size, (1.0, 0.66, 0.36)
    thing = bpy.data.objects.new('bulb', lamp)
    thing.location = at
    thing.visible_camera = thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    return [thing]


def shade(low, high, h, colour='#efe3cc'):
    return lathe([(low, 0), (high, h), (high - 0.003, h), (low - 0.003, 0)], sheer(colour, 0.55), segments=56)


def table_lamp(base='#5d7a78', watts=4.0, scale=1.0):
    foot = [(0, 0), (0.07, 0), (0.075, 0.012), (0.06, 0.02), (0.095, 0.09), (0.1, 0.15), (0.075, 0.22), (0.03, 0.265), (0.02, 0.29), (0, 0.3)]
    things = lathe(foot, pottery(base, None, 0.22)) + rod((0, 0, 0.29), (0, 0, 0.36), 0.007, metal('#b49a62'))
    return put(things + put(shade(0.165, 0.11, 0.21), (0, 0, 0.33)) + bulb((0, 0, 0.43), watts), (0, 0, 0), 0, 0, 0, scale)


def floor_lamp(stand='#3a3733', watts=8.0):
    """A tall reading lamp with a drum shade."""
    steel = metal(stand, 0.4)
    things = lathe([(0, 0), (0.14, 0), (0.14, 0.015), (0.02, 0.028), (0, 0.03)], steel) + rod((0, 0, 0.02), (0, 0, 1.36), 0.01, steel)
    return things + put(shade(0.22, 0.17, 0.28), (0, 0, 1.3)) + bulb((0, 0, 1.43), watts, 0.06)


def pendant(drop, colour='#2f4644', watts=10.0, r=0.19):
    """An enamelled shade hanging `drop` below z = 0."""
    outer = lathe([(0.02, 0.2), (0.03, 0.19), (0.05, 0.16), (r * 0.7, 0.11), (r * 0.95, 0.03), (r, 0.0), (r - 0.004, 0.0), (r * 0.93, 0.03), (r * 0.68, 0.105), (0.04, 0.152), (0, 0.155)], metal_paint(colour), segments=56)
    things = put(outer, (0, 0, -drop)) + rod((0, 0, -drop + 0.2), (0, 0, 0), 0.0035, metal('#26221e', 0.6))
    things += put(lathe([(0, 0), (0.02, 0.01), (0.03, 0.035), (0.02, 0.06), (0, 0.07)], glow('#ffd9a0', 9.0), segments=24), (0, 0, -drop + 0.02))
    return things + put(lathe([(0, 0), (0.05, 0), (0.05, -0.02), (0, -0.035)], metal_paint(colour)), (0, 0, 0)) + bulb((0, 0, -drop - 0.03), watts)


def metal_paint(colour):
    from .materials import enamel
    return enamel(colour, 0.25)


def wall_light(watts=3.0):
    """Fixed at y = 0, reaching towards -y."""
    brass = metal('#ad8f55', 0.3)
    things = put(lathe([(0, 0), (0.045, 0), (0.045, 0.01), (0.03, 0.016), (0, 0.018)], brass), (0, 0, 0), 0, 90)
    things += tube([(0, -0.01, 0), (0, -0.08, -0.02), (0, -0.12, 0.02), (0, -0.12, 0.05)], 0.006, brass)
    return things + put(shade(0.075, 0.05, 0.11), (0, -0.12, 0.05)) + bulb((0, -0.12, 0.1), watts, 0.02)
