"""Makes a room's files from its renders: python3 finish.py <folder> <out>. Writes PNGs and room.json into <out>;
pack.mjs turns them into what the shop keeps. See README.md for the format."""
import glob
import json
import math
import os
import sys

import numpy as np
import OpenImageIO as oiio

from denoise import brightness, denoised, with_contact
from passes import read, rendered

# A white floor's middle brightness in the finished picture, how far the picture's white balance follows the light, and
# where highlights begin to roll off.
MIDDLE, BALANCE, SHOULDER = 0.92, 0.82, 0.6
FLOOR = np.array([0.42, 0.385, 0.345], np.float32)


def shoulder(x):
    over = np.maximum(x - SHOULDER, 0) / (1 - SHOULDER)
    return np.where(x <= SHOULDER, x, SHOULDER + (1 - SHOULDER) * over / (1 + over))


def encoded(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - 0.055)


def shown(linear):
    return encoded(shoulder(np.maximum(linear, 0)))


def halved(a):
    h, w = (a.shape[0] + 1) // 2 * 2, (a.shape[1] + 1) // 2 * 2
    a = np.pad(a, [(0, h - a.shape[0]), (0, w - a.shape[1]), (0, 0)], mode='edge')
    return (a[0::2, 0::2] + a[1::2, 0::2] + a[0::2, 1::2] + a[1::2, 1::2]) / 4


def doubled(a, h, w):
    ys, xs = (np.arange(h) + 0.5) / 2 - 0.5, (np.arange(w) + 0.5) / 2 - 0.5
    y0, x0 = np.floor(ys).astype(int), np.floor(xs).astype(int)
    fy, fx = (ys - y0)[:, None, None], (xs - x0)[None, :, None]
    at = lambda y, x: a[np.clip(y, 0, a.shape[0] - 1)][:, np.clip(x, 0, a.shape[1] - 1)]
    return (at(y0, x0) * (1 - fx) + at(y0, x0 + 1) * fx) * (1 - fy) + (at(y0 + 1, x0) * (1 - fx) + at(y0 + 1, x0 + 1) * fx) * fy


def spread(values, weight):
    """Fills where weight is 0 from what lies around it, near first: a pyramid of weighted means."""
    weight = weight[:, :, None] if weight.ndim == 2 else weight
    h, w = weight.shape[:2]
    premultiplied = values * weight
    if min(h, w) <= 2:
        return np.broadcast_to(premultiplied.sum((0, 1)) / max(weight.sum(), 1e-6), values.shape).copy()
    low_w = halved(weight)
    low = spread(halved(premultiplied) / np.maximum(low_w, 1e-6), np.minimum(1, low_w * 4))
    return premultiplied + doubled(low, h, w) * (1 - weight)


def save(path, a):
    a = a if a.ndim == 3 else a[:, :, None]
    # Half a step of noise keeps smooth light from showing bands.
    grain = (np.random.default_rng(7).random(a.shape[:2]) - 0.5)[:, :, None] * (a.shape[2] == 3)
    bytes_ = np.clip(np.rint(a * 255 + grain), 0, 255).astype(np.uint8)
    out = oiio.ImageOutput.create(path)
    out.open(path, oiio.ImageSpec(a.shape[1], a.shape[0], a.shape[2], oiio.UINT8))
    out.write_image(np.ascontiguousarray(bytes_))
    out.close()


def homography(camera, width):
    """Floor millimetres (x, y, 1) to picture pixels, counted from the top left corner; row by row, last entry 1."""
    eye, f, c = np.array(camera['eye']) * 1000, camera['focal'] * width, np.array(camera['centre']) * width
    turn = np.array([camera['right'], [-k for k in camera['up']], [-k for k in camera['back']]])
    lens = np.array([[f, 0, c[0]], [0, f, c[1]], [0, 0, 1]])
    full = lens @ np.column_stack([turn[:, 0], turn[:, 1], -turn @ eye])
    return full / full[2, 2]


def seen_markers(folder, width, h):
    """Where the discs laid on known floor points turned up in the render."""
    paths = glob.glob(f'{folder}/markers-*.exr')
    if not paths:
        return []
    picture = brightness(read(paths[0])['Combined'])
    scale = picture.shape[1] / width
    found = []
    for x, y in json.load(open(f'{folder}/camera.json'))['markers']:
        u, v, s = h @ [x * 1000, y * 1000, 1]
        u, v = u / s * scale, v / s * scale
        r = 14
        y0, x0 = max(0, int(v) - r), max(0, int(u) - r)
        part = picture[y0:int(v) + r, x0:int(u) + r]
        if part.sum() < 0.5:
            continue
        ys, xs = np.mgrid[0:part.shape[0], 0:part.shape[1]]
        at = [((xs + 0.5) * part).sum() / part.sum() + x0, ((ys + 0.5) * part).sum() / part.sum() + y0]
        found.append({'mm': [round(x * 1000), round(y * 1000)], 'px': [round(a / scale, 2) for a in at]})
    return found


def gloss_of(folder, kind, gain):
    paths = sorted(glob.glob(f'{folder}/{kind}-*.exr'))
    if not paths:
        return None
    both = [read(p) for p in paths]
    colour = sum(b['Combined'] for b in both) / len(both)
    alpha = sum(b['CombinedAlpha'] for b in both) / len(both)
    solid = np.clip((alpha - 0.6) / 0.4, 0, 1) ** 2
    colour = spread(colour / np.maximum(alpha, 0.05)[:, :, None], solid)
    flat = np.zeros_like(colour)
    flat[:, :, 2] = 1
    colour = denoised(colour, flat, flat[:, :, 0], flat, None, 4 if kind == 'satin' else 3, 2.2 if kind == 'satin' else 1.1)
    return spread(colour, solid) * gain


def main():
    folder, out = sys.argv[1:3]
    os.makedirs(out, exist_ok=True)
    camera = json.load(open(f'{folder}/camera.json'))
    p, noise = rendered(folder, 'light')
    height, width = p['depth'].shape[:2]
    guides = (p['normal'], p['depth'][:, :, 0], p['colour'])
    light = denoised(p['light'], *guides, noise.get('light'))
    light = with_contact(light, p['open'], *guides)
    gloss = denoised(p['gloss'], *guides, noise.get('gloss'), 4, 1.5)
    whole = light * p['colour'] + gloss + p['shining']
    mask = np.clip(p['floor'][:, :, 0], 0, 1)

    certain = (mask > 0.985).astype(np.float32)
    on_floor = spread(light, certain)
    middle = np.median(light[certain > 0], axis=0)
    white = brightness(middle[None])[0]
    gain = (MIDDLE / white) * (white / middle) ** BALANCE
    light_out, whole = on_floor * gain, whole * gain
    picture, bare = shown(whole), shown(light_out * FLOOR)
    lifted = (picture - bare * mask[:, :, None]) / np.maximum(1 - mask, 0.1)[:, :, None]
    room = spread(np.clip(lifted, 0, 1), (1 - mask) ** 4)

    most = float(math.ceil(np.percentile(light_out[certain > 0], 99.97) * 10) / 10)
    save(f'{out}/room.png', room)
    save(f'{out}/mask.png', mask)
    save(f'{out}/light.png', np.sqrt(np.clip(light_out / most, 0, 1)))
    save(f'{out}/neutral.png', picture)
    said = {'satin': None, 'polished': None}
    for kind in said:
        shine = gloss_of(folder, kind, gain)
        if shine is None:
            continue
        top = float(max(1.0, math.ceil(np.percentile(shine, 99.95) * 10) / 10))
        save(f'{out}/{kind}.png', np.sqrt(np.clip(shine / top, 0, 1)))
        said[kind] = {'roughness': {'satin': 0.32, 'polished': 0.07}[kind], 'scale': top}
    h = homography(camera, width)
    extent = lambda four: {'x': [round(v * 1000) for v in four[:2]], 'y': [round(v * 1000) for v in four[2:]]}
    with open(f'{out}/room.json', 'w', encoding='utf8') as file:
        json.dump({
            'name': camera['name'], 'alt': camera['alt'], 'widthPx': width, 'heightPx': height,
            'floorToPicture': [[float(f'{v:.10g}') for v in row] for row in h],
            'floorMm': extent(camera['floor']), 'roomMm': extent(camera['room']),
            'eyeMm': [round(v * 1000) for v in camera['eye']],
            'shoulder': SHOULDER, 'lightScale': most, 'satin': said['satin'], 'polished': said['polished'],
            'floorShare': round(float(mask.mean()), 3), 'markers': seen_markers(folder, width, h),
        }, file, indent=2)
    print(folder, 'floor', round(float(mask.mean()), 3), 'gain', gain, 'light up to', most)


if __name__ == '__main__':
    main()
