"""Renders one pass of one room: blender -b -t 1 -P render.py -- <room> <folder> [--pass light|surface|satin|polished|markers]
[--width 1600] [--samples 64] [--seed 0]. Writes <folder>/<pass>-<seed>.exr and <folder>/camera.json. See README.md."""
import argparse
import importlib
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

ROUGHNESS = {'satin': 0.32, 'polished': 0.07}
# What the room's floor is while its light is taken: mid-toned and a little warm, as most floors are.
FLOOR = (0.42, 0.385, 0.345, 1.0)


def options():
    read = argparse.ArgumentParser()
    read.add_argument('room')
    read.add_argument('folder')
    read.add_argument('--pass', dest='kind', default='light')
    read.add_argument('--width', type=int, default=1600)
    read.add_argument('--samples', type=int, default=64)
    read.add_argument('--seed', type=int, default=0)
    return read.parse_args(sys.argv[sys.argv.index('--') + 1:])


def floor_material(kind):
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    face = nodes.new('ShaderNodeBsdfGlossy' if kind in ROUGHNESS else 'ShaderNodeBsdfDiffuse')
    if kind in ROUGHNESS:
        face.inputs['Color'].default_value = (1, 1, 1, 1)
        face.inputs['Roughness'].default_value = ROUGHNESS[kind]
    else:
        face.inputs['Color'].default_value = FLOOR
    links.new(face.outputs[0], nodes['Material Output'].inputs['Surface'])
    tell = nodes.new('ShaderNodeOutputAOV')
    tell.name = 'floor'
    tell.inputs['Value'].default_value = 1.0
    return material


def settings(scene, o):
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = o.width, round(o.width * 5 / 8)
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples, cycles.seed = o.samples, o.seed * 977 + 5
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 4, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3.0, 0.0
    cycles.blur_glossy = 1.0
    cycles.use_auto_tile = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 1
    scene.render.use_persistent_data = False
    layer = scene.view_layers[0]
    layer.use_pass_mist = layer.use_pass_normal = True
    for kind in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{kind}_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = True
    layer.aovs.add().name = 'floor'
    layer.aovs[0].type = 'VALUE'
    mist = (scene.world or bpy.data.worlds.new('dark')).mist_settings
    mist.start, mist.depth, mist.falloff = 0.0, 16.0, 'LINEAR'
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.render.image_settings.color_depth = '16'
    scene.render.image_settings.exr_codec = 'ZIP'


def camera_of(scene, room_of):
    """The camera in numbers: where it stands (m), its axes, and its focal length and centre in units of the picture's width."""
    thing, data = scene.camera, scene.camera.data
    turn = thing.matrix_world.to_3x3()
    return {
        'eye': list(thing.matrix_world.translation),
        'right': list(turn.col[0]), 'up': list(turn.col[1]), 'back': list(turn.col[2]),
        'focal': data.lens / data.sensor_width,
        'centre': [0.5 - data.shift_x, 0.5 * 5 / 8 + data.shift_y],
        'floor': list(scene['floor']), 'room': list(room_of),
    }


def only_markers(scene, material):
    """Hides everything and lays bright discs, 12 mm in radius, on known points of the floor: a check on the projection."""
    from kit.mesh import lathe
    from kit.materials import glow
    for thing in scene.objects:
        if thing.type != 'CAMERA':
            thing.hide_render = True
    scene.world = bpy.data.worlds.new('dark')
    scene.world.use_nodes = True
    scene.world.node_tree.nodes['Background'].inputs[0].default_value = (0, 0, 0, 1)
    for x, y in scene['markers']:
        lathe([(0, 0.0), (0.012, 0.0)], glow('#ffffff', 1.0), (x, y, 0))


def only_surfaces(scene):
    """What is where, without its light: cheap, so many samples make clean edges."""
    scene.cycles.max_bounces = scene.cycles.diffuse_bounces = scene.cycles.glossy_bounces = scene.cycles.transmission_bounces = 0
    scene.world.light_settings.distance = 0.16
    scene.view_layers[0].use_pass_ambient_occlusion = True
    for thing in scene.objects:
        if thing.type == 'LIGHT':
            thing.hide_render = True


def marker_points(camera, wanted=9):
    """Floor points spread over the part in view, on whole half metres."""
    x0, x1, y0, y1 = camera['floor']
    found = []
    y = round(y0 * 2) / 2
    while y <= y1:
        x = round(x0 * 2) / 2
        while x <= x1:
            u, v, depth = project(camera, x, y)
            if depth > 0.5 and 0.03 < u < 0.97 and 0.02 < v < 0.61 and x0 <= x <= x1 and y0 <= y <= y1:
                found.append((x, y))
            x += 0.5
        y += 0.5
    step = max(1, len(found) // wanted)
    return found[::step]


def project(camera, x, y, z=0.0):
    d = [a - b for a, b in zip((x, y, z), camera['eye'])]
    dot = lambda axis: sum(a * b for a, b in zip(d, camera[axis]))
    depth = -dot('back')
    return camera['centre'][0] + camera['focal'] * dot('right') / depth, camera['centre'][1] - camera['focal'] * dot('up') / depth, depth


def main():
    o = options()
    os.makedirs(o.folder, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    room = importlib.import_module(f'scenes.{o.room}')
    room.build()
    bpy.context.view_layer.update()
    settings(scene, o)
    ground = bpy.data.objects['floor']
    material = floor_material(o.kind)
    ground.data.materials.clear()
    ground.data.materials.append(material)
    camera = camera_of(scene, (room.X0, room.X1, room.Y0, room.Y1))
    scene['markers'] = marker_points(camera)
    if o.kind in ROUGHNESS:
        scene.render.film_transparent = True
        for thing in scene.objects:
            if thing is not ground and thing.type in ('MESH', 'CURVE'):
                thing.is_holdout = True
    if o.kind == 'markers':
        only_markers(scene, material)
    elif o.kind == 'surface':
        only_surfaces(scene)
    if o.kind == 'light':
        with open(os.path.join(o.folder, 'camera.json'), 'w', encoding='utf8') as file:
            camera['markers'] = [list(p) for p in scene['markers']]
            camera['name'], camera['alt'] = room.NAME, room.ALT
            json.dump(camera, file, indent=1)
    scene.render.filepath = os.path.join(o.folder, f'{o.kind}-{o.seed}.exr')
    bpy.ops.render.render(write_still=True)


main()
