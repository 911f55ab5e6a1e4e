"""What is seen through the windows: sky, hills, hedges and grass, out of focus; it lights nothing but what reflects it."""
import bpy

from .materials import linear


def outside(strength=2.6, turn=0.0, hedge=0.06, ambient=0.06):
    world = bpy.data.worlds.new('outside')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()

    def node(kind, operation=None, **inputs):
        made = nodes.new(kind)
        if operation:
            made.operation = operation
        for name, value in inputs.items():
            socket = made.inputs[int(name[1:])] if name[0] == '_' else made.inputs[name]
            if isinstance(value, bpy.types.NodeSocket):
                links.new(value, socket)
            else:
                socket.default_value = value
        return made
    way = node('ShaderNodeMapping', Vector=node('ShaderNodeTexCoord').outputs['Generated'], Rotation=(0, 0, turn)).outputs[0]
    up = node('ShaderNodeSeparateXYZ', Vector=way).outputs[2]
    broad = node('ShaderNodeTexNoise', Vector=way, Scale=7.0, Detail=6.0, Roughness=0.62).outputs['Fac']
    height = node('ShaderNodeMath', 'MULTIPLY_ADD', _0=broad, _1=-0.3, _2=up).outputs[0]
    bands = node('ShaderNodeValToRGB', Fac=node('ShaderNodeMath', 'MULTIPLY_ADD', _0=height, _1=0.5, _2=0.5).outputs[0])
    stops = [(0.30, '#8c9270'), (0.40, '#a0a583'), (0.413, '#5a6145'), (0.43 + hedge / 2, '#737a58'), (0.437 + hedge / 2, '#9fb0a6'), (0.452 + hedge / 2, '#b3c1c0'), (0.456 + hedge / 2, '#e6ecee'), (0.8, '#c4d7e8')]
    while len(bands.color_ramp.elements) < len(stops):
        bands.color_ramp.elements.new(0.5)
    for element, (at, colour) in zip(bands.color_ramp.elements, stops):
        element.position, element.color = at, linear(colour)
    fine = node('ShaderNodeTexNoise', Vector=way, Scale=46.0, Detail=5.0).outputs['Fac']
    mottle = node('ShaderNodeMath', 'MULTIPLY_ADD', _0=fine, _1=0.7, _2=0.65).outputs[0]
    colour = node('ShaderNodeVectorMath', 'SCALE', _0=bands.outputs[0])
    links.new(mottle, colour.inputs['Scale'])
    path = node('ShaderNodeLightPath')
    seen = node('ShaderNodeMath', 'MAXIMUM', _0=path.outputs['Is Camera Ray'], _1=path.outputs['Is Glossy Ray']).outputs[0]
    view = node('ShaderNodeBackground', Color=colour.outputs[0], Strength=strength)
    dim = node('ShaderNodeBackground', Color=(0.8, 0.88, 1.0, 1), Strength=ambient)
    both = node('ShaderNodeMixShader', Fac=seen)
    links.new(dim.outputs[0], both.inputs[1])
    links.new(view.outputs[0], both.inputs[2])
    links.new(both.outputs[0], node('ShaderNodeOutputWorld').inputs['Surface'])
