import { setImmediate as otherWork } from 'node:timers/promises';
import { type Asker, fairTurns, sharedWork } from '#platform/images/fair-turns.ts';
import type { Invoice } from './invoice.ts';

const drawing = sharedWork<Buffer>(fairTurns({ atOnce: 1, most: 20, perVisitor: 4 }));

/**
 * An invoice as a PDF file, drawn in turn: for a tenth of a second the process does nothing else, and whoever else waits is answered between
 * two of them. Many asking for one draw it once. Rejects with `TooManyWaiting`.
 */
export function invoiceFile(invoice: Invoice, asker: Asker): Promise<Buffer> {
  return drawing(JSON.stringify(invoice), asker, async () => {
    await otherWork();
    const { drawInvoice } = await import('./draw-invoice.server.ts');
    return drawInvoice(invoice);
  });
}
