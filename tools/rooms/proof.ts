// Lays a floor into a finished room, to be looked at: node tools/rooms/proof.ts <folder with the room's files> <picture to write>
// [one of the floors below] [quarter turns].
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { finishes } from '../../src/rooms/finishes.ts';
import { floorTexture } from '../../src/rooms/floor-texture.ts';
import { layFloor } from '../../src/rooms/lay-floor.ts';
import type { RoomFile } from '../../src/rooms/room.ts';
import type { Appearance } from '../../src/surfaces/appearance.ts';
import { floorPatch } from '../../src/surfaces/floor-patch.ts';

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

const [folder = '', out = '', which = 'oak', turns = '0'] = process.argv.slice(2);
const room = JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8')) as RoomFile;
const { widthPx, heightPx } = room;

/** One of the room's pictures, from before or after it was packed. A quick look has no reflections: there is nothing to mirror. */
async function decoded(name: string): Promise<Buffer> {
  const path = [`${name}.jpg`, `${name}.png`].map((file) => join(folder, file)).find(existsSync);
  if (!path && (name === 'satin' || name === 'polished')) return Buffer.alloc(widthPx * heightPx * 3);
  if (!path) throw new Error(`There is no ${name} in ${folder}`);
  const picture = sharp(path).resize(widthPx, heightPx, { fit: 'fill', kernel: 'cubic' });
  return (name === 'mask' ? picture.toColourspace('b-w').extractChannel(0) : picture.removeAlpha()).raw().toBuffer();
}

const [picture, mask, light, satin, polished] = await Promise.all([
  decoded('room'),
  decoded('mask'),
  decoded('light'),
  decoded('satin'),
  decoded('polished'),
]);
const dark = { roughness: 1, scale: 0 };
const patch = floorPatch(floors[which] as Appearance, 2048, 2048);
const laid = layFloor(
  { ...room, satin: room.satin ?? dark, polished: room.polished ?? dark },
  { widthPx, heightPx, room: picture, mask, light, satin, polished },
  floorTexture(patch, patch.sizeMm),
  { angle: (Number(turns) * Math.PI) / 2, originMm: [0, 0] },
  which === 'tile' ? finishes.polished : finishes.oiled,
);
await sharp(laid, { raw: { width: widthPx, height: heightPx, channels: 3 } }).toFile(out);
