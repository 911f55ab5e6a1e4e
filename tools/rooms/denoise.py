"""Takes the grain out of rendered light without touching edges: an edge-avoiding wavelet filter (Dammertz et al. 2010) whose
tolerance follows the measured variance (Schied et al. 2017)."""
import numpy as np

TAPS = [(-2, 1 / 16), (-1, 1 / 4), (0, 3 / 8), (1, 1 / 4), (2, 1 / 16)]


def shifted(a, dx, dy):
    """a as seen from dx, dy away; the rim repeats."""
    h, w = a.shape[:2]
    ys = np.clip(np.arange(h) + dy, 0, h - 1)
    xs = np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


def blurred(a, radius):
    """A box mean, twice, over (2 radius + 1) pixels."""
    for _ in range(2):
        for axis in (0, 1):
            pad = [(0, 0)] * a.ndim
            pad[axis] = (radius + 1, radius)
            total = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float64)
            size = a.shape[axis]
            hi = np.take(total, np.arange(2 * radius + 1, 2 * radius + 1 + size), axis=axis)
            lo = np.take(total, np.arange(0, size), axis=axis)
            a = ((hi - lo) / (2 * radius + 1)).astype(np.float32)
    return a


def brightness(a):
    return a @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def without_sparks(a, times=3.0):
    """Pulls single pixels far brighter than all their neighbours down to the brightest neighbour but one."""
    level = brightness(a)
    around = np.stack([shifted(level, dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy])
    limit = np.sort(around, axis=0)[-3] * 1.15 + 1e-3
    return a * np.minimum(1.0, limit / np.maximum(level, 1e-6))[:, :, None]


def denoised(light, normal, depth, colour, variance=None, passes=6, tolerance=2.0, shade=0.1):
    """Light by pixel, its grain gone. The first two passes look at surfaces only; from then on light itself counts too: what
    differs by more than the grain, or by the share `shade`, is taken for a shadow's edge."""
    light = without_sparks(light.astype(np.float32))
    level = brightness(light)
    if variance is None:
        mean = blurred(level, 2)
        variance = np.maximum(blurred(level * level, 2) - mean * mean, 0)
    grain = np.sqrt(blurred(variance.astype(np.float32), 3))
    length = np.sqrt((normal * normal).sum(axis=2))
    # Light is by colour already: colour only tells one thing from another, and mostly by its hue.
    tone = colour / np.maximum(brightness(colour)[:, :, None], 0.02) * 0.35 + colour * 0.25
    guide = np.concatenate([normal / np.maximum(length, 0.2)[:, :, None] * 3.2, tone * 6.3], axis=2).astype(np.float32)
    gy, gx = np.gradient(depth)
    slope_x, slope_y = np.clip(gx, -0.02, 0.02), np.clip(gy, -0.02, 0.02)
    h, w = level.shape
    for i in range(passes):
        step = 1 << max(0, i - 1) if passes > 4 else 1 << i
        reach = 2 * step
        around = lambda a: np.pad(a, [(reach, reach), (reach, reach), (0, 0)][:a.ndim], mode='edge')
        lights, levels, guides, depths = around(light), around(level), around(guide), around(depth)
        total = np.full(level.shape, (3 / 8) ** 2, np.float32)
        summed = light * total[:, :, None]
        allow = 1.0 / (tolerance * grain / (1.6 ** i) + shade * np.maximum(level, 0.02) + 1e-5)
        for ty, wy in TAPS:
            for tx, wx in TAPS:
                if (tx == 0 and ty == 0) or abs(tx) + abs(ty) > 2:
                    continue
                dx, dy = tx * step, ty * step
                part = (slice(reach + dy, reach + dy + h), slice(reach + dx, reach + dx + w))
                away = guides[part] - guide
                doubt = np.einsum('ijk,ijk->ij', away, away)
                run = slope_x * dx + slope_y * dy
                doubt += np.abs(depths[part] - depth - run) / (0.0025 * step ** 0.5 + 0.25 * np.abs(run))
                if i >= 2:
                    doubt += np.abs(levels[part] - level) * allow
                weight = np.exp(-doubt) * np.float32(wx * wy)
                total += weight
                summed += lights[part] * weight[:, :, None]
        light = summed / total[:, :, None]
        level = brightness(light)
    return at_edges(light, length, tone)


def at_edges(light, length, tone):
    """A pixel shared by two surfaces saw little of either: it takes the light of whole pixels like it next to it."""
    whole = (length > 0.93).astype(np.float32)
    summed, total = np.zeros_like(light), np.full(whole.shape, 1e-6, np.float32)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            c = shifted(tone, dx, dy) - tone
            w = shifted(whole, dx, dy) * np.exp(-(c * c).sum(axis=2) * 30)
            total += w
            summed += shifted(light, dx, dy) * w[:, :, None]
    take = ((1 - whole) * np.clip(total * 2, 0, 1))[:, :, None]
    return light * (1 - take) + summed / total[:, :, None] * take


def with_contact(light, openness, normal, depth, colour):
    """Gives back the small shadows where things touch, which smoothing takes: by how open each point is to its nearest
    surroundings, against the same smoothed as the light was."""
    fine = denoised(openness, normal, depth, colour, None, 4, 0.6, 0.06)
    broad = denoised(openness, normal, depth, colour, None, 5, 1.0, 0.6)
    return light * np.clip((0.12 + fine) / (0.12 + broad), 0.4, 1.15)
