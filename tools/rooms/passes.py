"""Reads what render.py wrote: passes as float arrays, the mean over all seeds and how far single seeds stray from it."""
import glob

import numpy as np
import OpenImageIO as oiio


def read(path):
    source = oiio.ImageInput.open(path)
    names = source.spec().channelnames
    pixels = source.read_image(oiio.FLOAT)
    source.close()
    found = {}
    for index, name in enumerate(names):
        group = name.split('.')[-2]
        found.setdefault(group, {})[name.split('.')[-1]] = pixels[:, :, index]
    out = {}
    for group, channels in found.items():
        keys = [k for k in 'RGB' if k in channels] or [k for k in 'XYZ' if k in channels] or list(channels)[:1]
        out[group] = np.nan_to_num(np.stack([channels[k] for k in keys], axis=2))
        if 'A' in channels:
            out[group + 'Alpha'] = channels['A']
    return out


def layers(path):
    """One render in parts that can be smoothed on their own: light by colour, gloss, and what shines by itself."""
    p = read(path)
    return {
        'light': p['DiffDir'] + p['DiffInd'],
        'colour': p['DiffCol'],
        'gloss': (p['GlossDir'] + p['GlossInd']) * p['GlossCol'] + (p['TransDir'] + p['TransInd']) * p['TransCol'],
        'shining': p['Emit'] + p['Env'],
        'normal': p['Normal'],
        'depth': p['Mist'],
        'floor': p['floor'][:, :, :1],
        'open': p['AO'] if 'AO' in p else np.ones_like(p['Combined']),
    }


def rendered(folder, kind):
    """The mean over seeds, and an estimate of the mean's variance for light and gloss (None with a single seed)."""
    paths = sorted(glob.glob(f'{folder}/{kind}-*.exr'))
    every = [layers(p) for p in paths]
    mean = {name: sum(one[name] for one in every) / len(every) for name in every[0]}
    for path in sorted(glob.glob(f'{folder}/surface-*.exr'))[-1:]:
        surface = layers(path)
        for name in ('colour', 'normal', 'depth', 'floor'):
            mean[name] = (mean[name] * len(every) + surface[name] * 2) / (len(every) + 2)
        mean['open'], mean['shining'] = surface['open'], surface['shining']
    spread = {}
    for name in ('light', 'gloss'):
        if len(every) > 1:
            spread[name] = sum(((one[name] - mean[name]) ** 2).mean(axis=2) for one in every) / (len(every) * (len(every) - 1))
    return mean, spread
