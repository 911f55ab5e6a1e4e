import { setImmediate as otherWork } from 'node:timers/promises';
import { type Asker, fairTurns, sharedWork } from '#platform/images/fair-turns.ts';
import type { Invoice } from './invoice.ts';

const drawing = sharedWork<Buffer>(fairTurns({ atOnce: 1, most: 20, perVisitor: 4 }));
const kept = new Map<string, Buffer>();
const mostKept = 20;
const keptMs = 60_000;

/**
 * An invoice as a PDF file, drawn in turn: for a tenth of a second the process does nothing else, and whoever else waits is answered between
 * two of them. Whoever asks for the same again within a minute gets what was drawn. Rejects with `TooManyWaiting`.
 */
export async function invoiceFile(invoice: Invoice, asker: Asker): Promise<Buffer> {
  const key = JSON.stringify(invoice);
  return (
    kept.get(key) ??
    drawing(key, asker, async () => {
      await otherWork();
      const { drawInvoice } = await import('./draw-invoice.server.ts');
      const file = await drawInvoice(invoice);
      keep(key, file);
      return file;
    })
  );
}

function keep(key: string, file: Buffer): void {
  kept.set(key, file);
  setTimeout(() => kept.delete(key), keptMs).unref();
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
}
