import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each kind of picture is drawn by; tests aside. */
const drawnBy = {
  goods: ['scripts/demo-pictures/draw.ts', 'src/surfaces/{colour,lettering,figtree-outlines}.ts', 'src/surfaces/goods/*.ts'],
  floors: [
    'scripts/demo-pictures/draw.ts',
    'src/surfaces/{colour,noise,rows,floor,draw-surface,floor-views,unit-view,lettering,figtree-outlines}.ts',
    'src/surfaces/{layouts,materials}/*.ts',
  ],
  rooms: [
    'scripts/demo-pictures/in-room.ts',
    'src/surfaces/{colour,noise,rows,floor,floor-patch}.ts',
    'src/surfaces/{layouts,materials}/*.ts',
    'src/rooms/{decode-room.server,floor-texture,lay-floor,linear-light,projection,sample-texture}.ts',
    'content/rooms/*/*',
  ],
};

/** A fingerprint of the rules, and of the pictures, that one kind of picture is drawn by. */
export function drawingRules(kind: keyof typeof drawnBy, root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(drawnBy[kind], { cwd: root }).sort()) if (!file.endsWith('.test.ts')) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
