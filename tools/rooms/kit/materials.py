"""What things are made of. Colours are #rrggbb as seen in daylight."""
import bpy

made = {}


def linear(colour):
    def one(c):
        c /= 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return tuple(one(int(colour[i:i + 2], 16)) for i in (1, 3, 5)) + (1.0,)


def kept(make):
    """The same stuff asked for twice is made once."""
    def get(*args, **kw):
        key = (make.__name__, args, tuple(sorted(kw.items())))
        if key not in made:
            made[key] = make(*args, **kw)
        return made[key]
    return get


class Stuff:
    """A principled material and the few nodes it takes to make it less than perfect."""

    def __init__(self, name, colour, rough, metallic=0.0, specular=0.4):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes, self.links = self.material.node_tree.nodes, self.material.node_tree.links
        self.face = self.nodes['Principled BSDF']
        self.set('Base Color', linear(colour) if isinstance(colour, str) else colour)
        self.set('Roughness', rough)
        self.set('Metallic', metallic)
        self.set('Specular', specular)

    def set(self, name, value):
        self.face.inputs[name].default_value = value

    def node(self, kind, **inputs):
        made_node = self.nodes.new(kind)
        for name, value in inputs.items():
            socket = made_node.inputs[name.replace('_', ' ')]
            if isinstance(value, bpy.types.NodeSocket):
                self.links.new(value, socket)
            else:
                socket.default_value = value
        return made_node

    def place(self, scale=(1, 1, 1)):
        """Object coordinates in metres, moved by chance for every object."""
        where = self.node('ShaderNodeTexCoord').outputs['Object']
        chance = self.node('ShaderNodeObjectInfo').outputs['Random']
        shift = self.node('ShaderNodeVectorMath', Vector=where)
        spread = self.node('ShaderNodeMath')
        spread.operation = 'MULTIPLY'
        self.links.new(chance, spread.inputs[0])
        spread.inputs[1].default_value = 37.0
        self.links.new(spread.outputs[0], shift.inputs[1])
        return self.node('ShaderNodeMapping', Vector=shift.outputs[0], Scale=scale).outputs[0]

    def noise(self, scale, detail=3.0, stretch=(1, 1, 1), distortion=0.0):
        return self.node('ShaderNodeTexNoise', Vector=self.place(stretch), Scale=scale, Detail=detail, Distortion=distortion).outputs['Fac']

    def between(self, share, stops):
        ramp = self.node('ShaderNodeValToRGB', Fac=share)
        while len(ramp.color_ramp.elements) < len(stops):
            ramp.color_ramp.elements.new(0.5)
        for element, (at, colour) in zip(ramp.color_ramp.elements, stops):
            element.position = at
            element.color = linear(colour)
        return ramp.outputs[0]

    def coloured(self, share, stops):
        self.links.new(self.between(share, stops), self.face.inputs['Base Color'])

    def bumped(self, height, metres, strength=1.0):
        bump = self.node('ShaderNodeBump', Height=height, Distance=metres, Strength=strength)
        self.links.new(bump.outputs[0], self.face.inputs['Normal'])


def shade(colour, factor):
    return '#' + ''.join(f'{max(0, min(255, round(int(colour[i:i + 2], 16) * factor))):02x}' for i in (1, 3, 5))


@kept
def paint(colour, rough=0.55):
    return Stuff('paint', colour, rough, specular=0.3).material


@kept
def wood(pale='#c79a63', dark='#8a5c30', axis='x', rough=0.42):
    stuff = Stuff('wood', pale, rough)
    stretch = {'x': (0.9, 12, 12), 'y': (12, 0.9, 12), 'z': (12, 12, 0.9)}[axis]
    stuff.coloured(stuff.noise(2.2, 8, stretch, 0.6), [(0.28, dark), (0.46, shade(pale, 0.93)), (0.72, pale)])
    stuff.bumped(stuff.noise(6, 6, stretch), 0.002, 0.25)
    return stuff.material


@kept
def fabric(colour, weave=620.0, depth=0.5, second=None, rough=0.95):
    """Woven or knitted cloth: flecked, faintly raised, with the sheen of fibres."""
    stuff = Stuff('fabric', colour, rough, specular=0.15)
    stuff.set('Sheen', 0.35)
    stuff.coloured(stuff.noise(weave / 2, 2), [(0.35, second or shade(colour, 0.82)), (0.62, colour), (0.8, shade(colour, 1.1))])
    stuff.bumped(stuff.noise(weave, 2), 0.0016, depth)
    return stuff.material


@kept
def stripes(ground, line, every=0.09, share=0.3, axis=0):
    """Cloth with a woven stripe."""
    stuff = Stuff('stripes', ground, 0.95, specular=0.15)
    where = stuff.node('ShaderNodeTexCoord').outputs['Object']
    split = stuff.node('ShaderNodeSeparateXYZ', Vector=where)
    wave = stuff.node('ShaderNodeMath')
    wave.operation = 'PINGPONG'
    stuff.links.new(split.outputs[axis], wave.inputs[0])
    wave.inputs[1].default_value = every / 2
    cut = stuff.node('ShaderNodeMath')
    cut.operation = 'LESS_THAN'
    stuff.links.new(wave.outputs[0], cut.inputs[0])
    cut.inputs[1].default_value = every / 2 * share
    stuff.coloured(cut.outputs[0], [(0.0, ground), (1.0, line)])
    stuff.bumped(stuff.noise(500, 2), 0.0016, 0.5)
    return stuff.material


@kept
def sheer(colour='#f4efe6', through=0.5):
    """Curtain or lampshade cloth that lets light through."""
    stuff = Stuff('sheer', colour, 0.95, specular=0.1)
    cloth = stuff.node('ShaderNodeBsdfTranslucent', Color=linear(colour))
    both = stuff.node('ShaderNodeMixShader', Fac=through)
    stuff.links.new(stuff.face.outputs[0], both.inputs[1])
    stuff.links.new(cloth.outputs[0], both.inputs[2])
    stuff.links.new(both.outputs[0], stuff.nodes['Material Output'].inputs['Surface'])
    stuff.bumped(stuff.noise(420, 2), 0.001, 0.4)
    return stuff.material


@kept
def metal(colour='#b9b4aa', rough=0.3):
    stuff = Stuff('metal', colour, rough, metallic=1.0)
    return stuff.material


@kept
def enamel(colour='#f2efe8', rough=0.12):
    return Stuff('enamel', colour, rough, specular=0.5).material


@kept
def pottery(colour, second=None, rough=0.5):
    stuff = Stuff('pottery', colour, rough)
    stuff.coloured(stuff.noise(24, 6), [(0.35, second or shade(colour, 0.86)), (0.6, colour)])
    return stuff.material


@kept
def leaf(colour='#3f6a3a', second='#6d9152'):
    stuff = Stuff('leaf', colour, 0.42)
    stuff.coloured(stuff.noise(7, 3), [(0.35, colour), (0.7, second)])
    return stuff.material


@kept
def wicker(pale='#b98d57', dark='#6d4a28', size=0.016):
    """Woven cane: rounded strands over and under."""
    stuff = Stuff('wicker', pale, 0.6)
    brick = stuff.node('ShaderNodeTexWave', Vector=stuff.place(), Scale=0.32 / size, Distortion=2.0, Detail=1.0)
    brick.bands_direction = 'Z'
    stuff.coloured(brick.outputs['Fac'], [(0.1, dark), (0.6, pale)])
    stuff.bumped(brick.outputs['Fac'], 0.006, 0.9)
    return stuff.material


@kept
def wall_tiles(colour, grout='#d9d4c8', w=0.2, h=0.075, offset=0.5, rough=0.12, uneven=0.05):
    """Glazed tiles in the wall's own x and z (or y and z)."""
    stuff = Stuff('tiles', colour, rough, specular=0.5)
    where = stuff.node('ShaderNodeSeparateXYZ', Vector=stuff.node('ShaderNodeTexCoord').outputs['Object'])
    along = stuff.node('ShaderNodeMath')
    stuff.links.new(where.outputs[0], along.inputs[0])
    stuff.links.new(where.outputs[1], along.inputs[1])
    flat = stuff.node('ShaderNodeCombineXYZ', X=along.outputs[0], Y=where.outputs[2])
    tile = stuff.node('ShaderNodeTexBrick', Vector=flat.outputs[0], Scale=1.0, Color1=linear(shade(colour, 1 - uneven)), Color2=linear(shade(colour, 1 + uneven)))
    for name, value in {'Mortar': linear(grout), 'Mortar Size': 0.0016, 'Mortar Smooth': 0.4, 'Brick Width': w, 'Row Height': h}.items():
        tile.inputs[name].default_value = value
    tile.offset = offset
    stuff.links.new(tile.outputs['Color'], stuff.face.inputs['Base Color'])
    up = stuff.node('ShaderNodeMath', )
    up.operation = 'SUBTRACT'
    up.inputs[0].default_value = 1.0
    stuff.links.new(tile.outputs['Fac'], up.inputs[1])
    stuff.bumped(up.outputs[0], 0.0015, 0.8)
    return stuff.material


@kept
def glow(colour, strength):
    material = bpy.data.materials.new('glow')
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.remove(nodes['Principled BSDF'])
    light = nodes.new('ShaderNodeEmission')
    light.inputs[0].default_value = linear(colour)
    light.inputs[1].default_value = strength
    material.node_tree.links.new(light.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


@kept
def mirror():
    return Stuff('mirror', '#f4f5f3', 0.02, metallic=1.0).material
