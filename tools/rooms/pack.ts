// Turns finish.py's pictures into the files the shop keeps: node tools/rooms/pack.ts <folder> <folder of the room>
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [from = '', to = ''] = process.argv.slice(2);
mkdirSync(to, { recursive: true });
const jpeg = { chromaSubsampling: '4:4:4', mozjpeg: true } as const;
await sharp(join(from, 'room.png'))
  .jpeg({ ...jpeg, quality: 88 })
  .toFile(join(to, 'room.jpg'));
await sharp(join(from, 'mask.png')).toColourspace('b-w').png({ compressionLevel: 9 }).toFile(join(to, 'mask.png'));
await sharp(join(from, 'light.png'))
  .jpeg({ ...jpeg, quality: 90 })
  .toFile(join(to, 'light.jpg'));
for (const shine of ['satin', 'polished']) {
  if (!existsSync(join(from, `${shine}.png`))) continue;
  await sharp(join(from, `${shine}.png`))
    .jpeg({ ...jpeg, quality: 88 })
    .toFile(join(to, `${shine}.jpg`));
}
copyFileSync(join(from, 'room.json'), join(to, 'room.json'));
