import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawInvoice } from './draw-invoice.server.ts';
import type { Invoice } from './invoice.ts';

const line = { name: 'Mourne Oak, wide plank, brushed and oiled', detail: 'WD-1', quantity: 14, unitPence: 3850, totalPence: 53_900, rate: '20%' };
const invoice: Invoice = {
  title: 'VAT invoice',
  number: 'INV-000042',
  orderReference: '3F1C5D1E',
  issuedAt: new Date('2026-03-03T10:05:00Z'),
  taxPoint: new Date('2026-03-03T10:05:00Z'),
  seller: {
    name: 'Strangford Floors',
    address: ['41 Ballyholm Slip', 'Bangor'],
    contact: ['028 9649 6178'],
    vatNumber: 'GB 999 9999 73',
    isDemo: true,
  },
  buyer: ['Aoife Ní Dhomhnaill', '1 Quay Street', 'Bangor'],
  lines: [line],
  totalPence: 53_900,
  vat: [{ rate: '20%', netPence: 44_917, vatPence: 8983, grossPence: 53_900 }],
  payments: ['£539.00 by card'],
  refundedPence: 0,
};
const pages = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

test('a PDF with the shop’s fonts inside and text that can be selected', async () => {
  const pdf = await drawInvoice(invoice);
  const source = pdf.toString('latin1');
  expect(source.slice(0, 8)).toBe('%PDF-1.7');
  expect(pages(pdf)).toBe(1);
  expect(source).toMatch(/\/FontName \/[A-Z]{6}\+Figtree-SemiBold/);
  expect(source).toMatch(/\/FontName \/[A-Z]{6}\+Newsreader/);
  expect(source.match(/\/FontFile2/g)?.length).toBe(3);
  expect(source).toContain('/ToUnicode');
  expect(source).toContain('/Lang (en-GB)');
  if (process.env.INVOICE_FILE) await (await import('node:fs/promises')).writeFile(process.env.INVOICE_FILE, pdf);
});

test('every character of a name is in the file, to be found and copied', async () => {
  const source = await drawInvoice({ ...invoice, buyer: ['Ślązak'] });
  const text = source.toString('latin1');
  const maps = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, body]) => {
      try {
        return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .filter((body) => body.includes('beginbfrange') || body.includes('beginbfchar'))
    .join('\n');
  for (const letter of 'Śląz') expect(maps.toLowerCase(), letter).toContain(letter.charCodeAt(0).toString(16).padStart(4, '0'));
});

test('a long order goes on over the page', async () => {
  expect(pages(await drawInvoice({ ...invoice, lines: Array(60).fill(line) }))).toBeGreaterThan(2);
});
