"""Solids from which everything is built. Metres, z up. Every maker returns a list of objects, so that a piece of
furniture is a list that `put` moves as one."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise


def solid(verts, faces, material, smooth=False):
    data = bpy.data.meshes.new('solid')
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.validate()
    if smooth:
        for face in data.polygons:
            face.use_smooth = True
    thing = bpy.data.objects.new('solid', data)
    if material is not None:
        data.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return [thing]


def put(things, at=(0, 0, 0), turn=0.0, tilt=0.0, lean=0.0, scale=1.0):
    """Turns about z (degrees, counter-clockwise seen from above), after tilting about x and leaning about y; then moves."""
    spin = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(tilt), 4, 'X')
    spin = spin @ Matrix.Rotation(math.radians(lean), 4, 'Y') @ Matrix.Scale(scale, 4)
    move = Matrix.Translation(Vector(at)) @ spin
    for thing in things:
        thing.matrix_world = move @ thing.matrix_world
    return things


def box(w, d, h, material, at=(0, 0, 0), bevel=0.004, segments=2):
    """A block standing on `at`, centred in x and y, its arrises rounded by `bevel`."""
    x, y = w / 2, d / 2
    verts = [(sx * x, sy * y, z) for z in (0, h) for sy in (-1, 1) for sx in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    thing = solid(verts, faces, material)
    if bevel > 0:
        soften(thing, min(bevel, w / 2.1, d / 2.1, h / 2.1), segments)
    return put(thing, at)


def block(x0, x1, y0, y1, z0, z1, material, bevel=0.0):
    return box(x1 - x0, y1 - y0, z1 - z0, material, ((x0 + x1) / 2, (y0 + y1) / 2, z0), bevel)


def soften(things, width, segments=2):
    for thing in things:
        change = thing.modifiers.new('soften', 'BEVEL')
        change.width = width
        change.segments = segments
        change.limit_method = 'ANGLE'
        thing.data.use_auto_smooth = True
        for face in thing.data.polygons:
            face.use_smooth = True
    return things


def lathe(profile, material, at=(0, 0, 0), segments=40, squash=1.0):
    """Turns (radius, height) pairs about z. `squash` makes it oval in y."""
    verts, faces = [], []
    for r, z in profile:
        for s in range(segments):
            a = 2 * math.pi * s / segments
            verts.append((r * math.cos(a), r * math.sin(a) * squash, z))
    for ring in range(len(profile) - 1):
        for s in range(segments):
            n = (s + 1) % segments
            a, b = ring * segments, (ring + 1) * segments
            faces.append((a + s, a + n, b + n, b + s))
    thing = solid(verts, faces, material, True)
    thing[0].data.use_auto_smooth = True
    thing[0].data.auto_smooth_angle = math.radians(40)
    return put(thing, at)


def tube(points, radius, material, closed=False, taper=None):
    """A round bar along points, smoothed."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    curve.use_fill_caps = True
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for i, (knot, p) in enumerate(zip(line.bezier_points, points)):
        knot.co = p
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
        knot.radius = taper[i] if taper else 1
    line.use_cyclic_u = closed
    thing = bpy.data.objects.new('tube', curve)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return [thing]


def rod(a, b, radius, material, end=None):
    """A straight round bar, tapering to `end`."""
    a, b = Vector(a), Vector(b)
    along = b - a
    end = radius if end is None else end
    thing = lathe([(0, 0), (radius, 0), (end, along.length), (0, along.length)], material, segments=20)
    thing[0].matrix_world = Matrix.Translation(a) @ along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return thing


def sweep(profile, path, material, closed=False):
    """Runs a profile of (out, up) pairs along a path of (x, y) with mitred corners; `out` is to the left of the way."""
    n = len(path)
    verts, faces = [], []
    for i, p in enumerate(path):
        p = Vector(p)
        before = Vector(path[i - 1]) if i or closed else None
        after = Vector(path[(i + 1) % n]) if i < n - 1 or closed else None
        d1 = (p - before).normalized() if before is not None else (after - p).normalized()
        d2 = (after - p).normalized() if after is not None else d1
        n1, n2 = Vector((-d1.y, d1.x)), Vector((-d2.y, d2.x))
        mitre = (n1 + n2) / max(0.2, 1 + n1.dot(n2))
        for out, up in profile:
            verts.append((p.x + mitre.x * out, p.y + mitre.y * out, up))
    m = len(profile)
    for i in range(n if closed else n - 1):
        a, b = i * m, ((i + 1) % n) * m
        for j in range(m - 1):
            faces.append((a + j, b + j, b + j + 1, a + j + 1))
    return solid(verts, faces, material)


def sheet(shape, across, along, material, thickness=0.0):
    """A surface given by shape(u, v) -> (x, y, z), u and v from 0 to 1."""
    verts = [shape(i / across, j / along) for j in range(along + 1) for i in range(across + 1)]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(along) for i in range(across)]
    thing = solid(verts, faces, material, True)
    if thickness:
        change = thing[0].modifiers.new('thick', 'SOLIDIFY')
        change.thickness = thickness
    return thing


def cushion(w, d, h, material, power=4.0, crumple=0.006, seed=0, at=(0, 0, 0)):
    """A stuffed shape: square in plan with rounded corners, full in the middle, thin at the seam, never quite even."""
    rng = random.Random(seed)
    shift = Vector((rng.uniform(-9, 9), rng.uniform(-9, 9), rng.uniform(-9, 9)))
    nu, nv = 64, 28
    verts, faces = [], []

    def signed(c, e):
        return math.copysign(abs(c) ** e, c)

    for j in range(nv + 1):
        b = math.pi * (j / nv - 0.5)
        for i in range(nu):
            a = 2 * math.pi * i / nu
            x = signed(math.cos(b), 0.42) * signed(math.cos(a), 2 / power)
            y = signed(math.cos(b), 0.42) * signed(math.sin(a), 2 / power)
            z = signed(math.sin(b), 0.75)
            p = Vector((x * w / 2, y * d / 2, z * h / 2))
            p += Vector((1, 1, 1)) * crumple * noise.noise(p * 6 + shift) + Vector((0, 0, crumple * 0.6 * noise.noise(p * 17 + shift)))
            verts.append(p)
    for j in range(nv):
        for i in range(nu):
            n = (i + 1) % nu
            faces.append((j * nu + i, j * nu + n, (j + 1) * nu + n, (j + 1) * nu + i))
    return put(solid(verts, faces, material, True), (at[0], at[1], at[2] + h / 2))
