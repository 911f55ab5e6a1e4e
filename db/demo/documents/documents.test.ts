import { expect, test } from 'vitest';
import { documentForm } from '#catalogue/documents/document.ts';
import { pdfProblem } from '#platform/documents/pdf-problem.server.ts';
import { demoProducts } from '../products.ts';
import { demoPapers } from './load-documents.server.ts';
import { writePdf } from './write-pdf.ts';

test('every document is one that the shop would take, has a title of its own, and goes with products that are there', async () => {
  const skus = new Set(demoProducts.map(({ sku }) => sku));
  expect(new Set(demoPapers.map(({ title }) => title)).size).toBe(demoPapers.length);
  for (const paper of demoPapers) {
    const { kind, title } = paper;
    expect(documentForm.safeParse({ kind, title, language: 'en', products: paper.skus.join(', ') }).error).toBe(undefined);
    expect(paper.skus.length).toBeGreaterThan(0);
    expect(paper.skus.filter((sku) => !skus.has(sku))).toEqual([]);
    const pdf = await writePdf(paper);
    expect([title, await pdfProblem(pdf)]).toEqual([title, null]);
    expect(pdf.length).toBeLessThan(30_000);
  }
});

test('a document is the same file each time', async () => {
  const [paper] = demoPapers;
  if (!paper) throw new Error('There are no documents.');
  expect(await writePdf(paper)).toEqual(await writePdf(paper));
});
