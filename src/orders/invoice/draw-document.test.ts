import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.server.ts';
import { TooManyWaiting } from '#platform/images/fair-turns.ts';
import type { IssuedDocument } from './document.ts';
import { documentFile } from './document-file.server.ts';
import { drawDocument } from './draw-document.server.ts';

const line = {
  name: 'Mourne Oak, wide plank, brushed and oiled',
  detail: 'WD-1',
  quantity: 14,
  unitPence: 3850,
  basisPoints: 2000,
  netPence: 44_917,
  vatPence: 8983,
  totalPence: 53_900,
};
const invoice: IssuedDocument = {
  kind: 'invoice',
  id: 'a',
  orderId: 'a',
  title: 'VAT invoice',
  number: 'INV-000042',
  orderReference: '3F1C5D1E',
  issuedAt: new Date('2026-03-03T10:05:00Z'),
  taxDay: '2026-03-03',
  seller: {
    name: 'Strangford Floors',
    address: ['41 Ballyholm Slip', 'Bangor'],
    contact: ['028 9649 6178'],
    vatNumber: 'GB 999 9999 73',
    company: 'Strangford Floors is a trading name of Strangford Floors (Demo) Ltd, company number NI000000. VAT number GB 999 9999 73.',
    isDemo: true,
  },
  buyer: ['Aoife Ní Dhomhnaill', '1 Quay Street', 'Bangor'],
  lines: [line],
  totalPence: 53_900,
  vatPence: 8983,
  vatCountry: 'GB',
  byRate: [{ basisPoints: 2000, netPence: 44_917, vatPence: 8983, grossPence: 53_900 }],
  payments: ['£539.00 by card'],
  euro: null,
  invoice: null,
  isVoid: false,
};
const shop = { config: readConfig({ SHOP_CACHE_MB: '48' }) };
const pages = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

test('a PDF with the shop’s fonts inside and text that can be selected', async () => {
  const pdf = await drawDocument(invoice);
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

test('an invoice asked for many times at once is drawn once, and nobody has many drawn at once', async () => {
  const same = await Promise.all(Array.from({ length: 30 }, () => documentFile(shop, invoice, { visitor: 'here' })));
  expect(new Set([...same, await documentFile(shop, invoice, { visitor: 'there' })]).size).toBe(1);
  const others = Array.from({ length: 30 }, (_, at) => documentFile(shop, { ...invoice, number: `INV-1000${at}` }, { visitor: 'here' }));
  let answered = 0;
  const beside = setInterval(() => (answered += 1), 1);
  const ends = await Promise.allSettled(others);
  clearInterval(beside);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(ends.every((end) => end.status === 'fulfilled' || end.reason instanceof TooManyWaiting)).toBe(true);
  expect(answered).toBeGreaterThanOrEqual(4);
});

test('every character of a name is in the file, to be found and copied', async () => {
  const source = await drawDocument({ ...invoice, buyer: ['Ślązak'] });
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

/** The streams of a file that can be read. */
function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
}

test('a name in other letters is printed as it is read, and said as it is written', async () => {
  const plain = await drawDocument(invoice);
  const pdf = await drawDocument({ ...invoice, buyer: ['Пётр Чайковский', '田中'] });
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
  for (const name of ['Пётр Чайковский', '田中']) expect(pdf.includes(Buffer.from(utf16(name), 'latin1')), name).toBe(true);
  // Glyph 0 is the box that stands for a missing letter; texts are lines of glyphs in hexadecimal.
  const glyphs = (file: Buffer) =>
    streamsOf(file)
      .join('\n')
      .matchAll(/<([0-9a-f]{4,})>/g);
  for (const file of [plain, pdf]) for (const [, line] of glyphs(file)) expect(line?.match(/.{4}/g)?.slice(1) ?? []).not.toContain('0000');
});

test('outlined for screen readers: headings, tables with heads, a title, and nothing outside', async () => {
  const pdf = await drawDocument({ ...invoice, lines: Array(30).fill(line) });
  const source = pdf.toString('latin1');
  for (const part of [
    '/MarkInfo',
    '/Marked true',
    '/StructTreeRoot',
    '/S /H1',
    '/S /H2',
    '/S /Table',
    '/Scope /Column',
    '/Scope /Row',
    '/DisplayDocTitle true',
  ]) {
    expect(source, part).toContain(part);
  }
  expect(source).toMatch(/pdfuaid:part>1</);
  const [count, heads] = [/\/S \/TD\b/g, /\/S \/TH\b/g].map((tag) => source.match(tag)?.length);
  expect(heads).toBe(5 + 7 + 4);
  expect(count).toBe(5 + 30 * 7 + 4);
  // All that is drawn is either content or marked as none.
  for (const stream of streamsOf(pdf).filter((body) => body.includes(' Tf\n'))) {
    expect(stream.match(/\bB(?:DC|MC)\b/g)?.length).toBe(stream.match(/\bEMC\b/g)?.length);
    expect(stream.replaceAll(/\bB(?:DC|MC)\b[\s\S]*?\bEMC\b/g, '')).not.toMatch(/\bT[jJ]\b|\bS\b|\bf\b/);
  }
});

test('a long order goes on over the page', async () => {
  expect(pages(await drawDocument({ ...invoice, lines: Array(60).fill(line) }))).toBeGreaterThan(2);
});
