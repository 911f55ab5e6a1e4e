import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { createCache, onePerShop, shareOf } from '#platform/cache.server.ts';
import { type Asker, fairTurns, sharedWork } from '#platform/images/fair-turns.ts';
import type { Shop } from '#shop.server.ts';
import type { IssuedDocument } from './document.ts';

const drawing = sharedWork<Buffer>(fairTurns({ atOnce: 1, most: 20, perVisitor: 4 }));
/** A minute: it names its buyer. */
const keptMs = 60_000;
const filesOf = onePerShop((shop: Pick<Shop, 'config'>) =>
  createCache<Buffer>(shareOf('invoices', shop.config), (file) => file.length, undefined, keptMs),
);

/**
 * An invoice or credit note as a PDF file, drawn in turn: for a tenth of a second the process does nothing else, and whoever else waits is
 * answered between two of them. Whoever asks for the same again within a minute gets what was drawn. Rejects with `TooManyWaiting`.
 */
export function documentFile(shop: Pick<Shop, 'config'>, document: IssuedDocument, asker: Asker): Promise<Buffer> {
  const files = filesOf(shop);
  const key = createHash('sha256').update(JSON.stringify(document)).digest('base64url');
  const kept = files.find(key);
  if (kept) return Promise.resolve(kept);
  return drawing(key, asker, async () => {
    const keep = files.keeper();
    await otherWork();
    const { drawDocument } = await import('./draw-document.server.ts');
    const file = await drawDocument(document);
    keep(key, file);
    return file;
  });
}
