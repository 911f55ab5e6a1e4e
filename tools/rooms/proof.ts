// Lays a floor of the catalogue's kind into a finished room, to be looked at: node tools/rooms/proof.ts <folder with the room's
// files> <picture to write> [oak|tile|slate|carpet] [quarter turns]. Not what the shop uses; see README.md for the formula.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Appearance } from '../../src/surfaces/appearance.ts';
import { floorOf } from '../../src/surfaces/floor.ts';
import { newTint } from '../../src/surfaces/materials/material.ts';

const floors: Record<string, Appearance> = {
  oak: {
    material: 'wood',
    layout: 'herringbone',
    unitMm: [120, 600],
    jointMm: 0.6,
    jointColour: '#5a4028',
    colours: ['#c39a68', '#94683b', '#6d4a2b'],
    character: 0.45,
    gloss: 0.35,
    seed: 11,
  },
  plank: {
    material: 'wood',
    layout: 'random-plank',
    unitMm: [190, 1900],
    jointMm: 0.8,
    jointColour: '#4a3826',
    colours: ['#b98f60', '#8c6238', '#6d4a2b'],
    character: 0.6,
    gloss: 0.3,
    seed: 5,
  },
  tile: {
    material: 'limestone',
    layout: 'brick',
    unitMm: [600, 600],
    jointMm: 3,
    jointColour: '#b5aea2',
    colours: ['#d9d0c0', '#c3b8a4', '#a89c88'],
    character: 0.4,
    gloss: 0.45,
    seed: 3,
  },
  slate: {
    material: 'slate',
    layout: 'stack',
    unitMm: [600, 400],
    jointMm: 4,
    jointColour: '#77746e',
    colours: ['#4b5154', '#3b4143', '#62625c'],
    character: 0.6,
    gloss: 0.3,
    seed: 9,
  },
  encaustic: {
    material: 'encaustic',
    layout: 'stack',
    unitMm: [200, 200],
    jointMm: 2,
    jointColour: '#c9c2b4',
    colours: ['#e6dfd0', '#4c5a60', '#a4573c'],
    character: 0.3,
    gloss: 0.2,
    seed: 21,
  },
};

type Plane = { data: Buffer; width: number; height: number };

const [folder = '', out = '', which = 'oak', turns = '0'] = process.argv.slice(2);
const room = JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8'));
const w: number = room.widthPx;
const h: number = room.heightPx;

async function plane(name: string, channels: 1 | 3): Promise<Plane | null> {
  const path = [`${name}.jpg`, `${name}.png`].map((file) => join(folder, file)).find(existsSync);
  if (!path) return null;
  const picture = sharp(path).resize(w, h, { fit: 'fill', kernel: 'cubic' });
  const { data, info } = await (channels === 1 ? picture.toColourspace('b-w').extractChannel(0) : picture.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function inverse(m: number[][]): number[] {
  const [a, b, c, d, e, f, g, i, j] = m.flat() as [number, number, number, number, number, number, number, number, number];
  return [e * j - f * i, c * i - b * j, b * f - c * e, f * g - d * j, a * j - c * g, c * d - a * f, d * i - e * g, b * g - a * i, a * e - b * d];
}

const encode = (x: number): number => (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055);
const shown = (x: number): number => {
  const from: number = room.shoulder;
  const over = (x - from) / (1 - from);
  return encode(over <= 0 ? x : from + ((1 - from) * over) / (1 + over));
};

const [picture, mask, light, satin, polished] = await Promise.all([
  plane('room', 3),
  plane('mask', 1),
  plane('light', 3),
  plane('satin', 3),
  plane('polished', 3),
]);
if (!picture || !mask || !light) throw new Error(`No room in ${folder}`);
const appearance = floors[which] as Appearance;
const floor = floorOf(appearance);
const tint = newTint();
const back = inverse(room.floorToPicture);
const at = (u: number, v: number): [number, number] => {
  const s = (back[6] as number) * u + (back[7] as number) * v + (back[8] as number);
  const x = ((back[0] as number) * u + (back[1] as number) * v + (back[2] as number)) / s;
  const y = ((back[3] as number) * u + (back[4] as number) * v + (back[5] as number)) / s;
  return [x, y];
};
const shine = which === 'tile' ? polished : satin;
const shineScale: number = (which === 'tile' ? room.polished?.scale : room.satin?.scale) ?? 0;
const pixels = Buffer.from(picture.data);
const angle = (Number(turns) * Math.PI) / 2;
const samples = 3;
for (let v = 0; v < h; v++) {
  for (let u = 0; u < w; u++) {
    const p = v * w + u;
    const share = (mask.data[p] as number) / 255;
    if (share === 0) continue;
    const sum = [0, 0, 0];
    let gloss = 0;
    for (let s = 0; s < samples * samples; s++) {
      const [x, y] = at(u + ((s % samples) + 0.5) / samples, v + (Math.floor(s / samples) + 0.5) / samples);
      const [x2, y2] = at(u + 0.5 + 1 / samples, v + 0.5);
      const [x3, y3] = at(u + 0.5, v + 0.5);
      const footprint = Math.hypot(x2 - x3, y2 - y3) * 1.5;
      floor(x * Math.cos(angle) - y * Math.sin(angle) + 9000, x * Math.sin(angle) + y * Math.cos(angle) + 9000, footprint, tint);
      sum[0] = (sum[0] as number) + tint.r;
      sum[1] = (sum[1] as number) + tint.g;
      sum[2] = (sum[2] as number) + tint.b;
      gloss += tint.gloss;
    }
    const n = samples * samples;
    const [x, y] = at(u + 0.5, v + 0.5);
    const [ex, ey, ez] = room.eyeMm as [number, number, number];
    const facing = ez / Math.hypot(x - ex, y - ey, ez);
    const fresnel = 0.04 + 0.96 * (1 - facing) ** 5;
    for (let c = 0; c < 3; c++) {
      const falls = room.lightScale * ((light.data[p * 3 + c] as number) / 255) ** 2;
      const reflected = shine ? shineScale * ((shine.data[p * 3 + c] as number) / 255) ** 2 : 0;
      const k = fresnel * Math.min(1, (gloss / n) * 1.6);
      const lit = ((sum[c] as number) / n) * falls * (1 - k) + reflected * k;
      pixels[p * 3 + c] = Math.round((picture.data[p * 3 + c] as number) * (1 - share) + 255 * shown(lit) * share);
    }
  }
}
await sharp(pixels, { raw: { width: w, height: h, channels: 3 } }).toFile(out);
