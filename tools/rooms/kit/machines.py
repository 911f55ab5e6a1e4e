"""Machines of a house."""
from .materials import enamel, metal
from .mesh import block, lathe, put, rod


def washing_machine(colour='#f1efe9'):
    """600 wide, 580 deep, standing centred on the origin, its drum towards -y."""
    white, dark, chrome = enamel(colour, 0.25), enamel('#1b1d1f', 0.06), metal('#c6c6c4', 0.2)
    things = block(-0.3, 0.3, -0.28, 0.28, 0.02, 0.85, white, 0.012) + block(-0.28, 0.28, -0.22, 0.26, 0, 0.03, dark)
    things += block(-0.3, 0.3, -0.288, -0.27, 0.73, 0.845, white, 0.006) + block(-0.27, -0.1, -0.292, -0.28, 0.755, 0.825, enamel('#e4e1da', 0.3), 0.003)
    things += block(0.06, 0.18, -0.2905, -0.28, 0.765, 0.815, dark, 0.002)
    things += put(lathe([(0, 0), (0.03, 0), (0.028, 0.022), (0, 0.024)], chrome, segments=32), (0.0, -0.288, 0.79), 0, 90)
    ring = lathe([(0.215, 0), (0.215, 0.02), (0.19, 0.035), (0.16, 0.035), (0.152, 0.02)], chrome, segments=64)
    glass = lathe([(0.155, 0.018), (0.12, 0.03), (0.06, 0.04), (0, 0.042)], dark, segments=64)
    return things + put(ring + glass, (0, -0.28, 0.42), 0, 90) + rod((0.2, -0.31, 0.36), (0.2, -0.31, 0.48), 0.011, chrome)
