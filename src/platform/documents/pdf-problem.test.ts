import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { maxDocumentBytes, pdfProblem, pdfProblems } from './pdf-problem.server.ts';

/** A true PDF of one page, as the shop's own writer makes it. */
async function writtenPdf(draw: (pdf: PDFKit.PDFDocument) => void = () => {}, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument(options);
  const chunks: Buffer[] = [];
  const written = new Promise((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.text('How to fit a floor');
  draw(pdf);
  pdf.end();
  await written;
  return Buffer.concat(chunks);
}

const page =
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page >>\nendobj\n';
const pdfOf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    ...['%PDF-1.7\n', page, ...objects, 'trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  ]);
const packed = (objects: string, dictionary = '/Filter /FlateDecode', bytes = deflateSync(Buffer.from(objects, 'latin1'))) =>
  Buffer.concat([
    Buffer.from(`9 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} /Length ${bytes.length} >>\nstream\r\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

test('a plain document is taken, with links, outlines and packed objects', async () => {
  const linked = await writtenPdf((pdf) => pdf.text('Our site', { link: 'https://example.com/JavaScript/Launch?x=/XFA' }));
  expect(await pdfProblem(linked)).toBe(null);
  expect(await pdfProblem(await writtenPdf(undefined, { compress: false, info: { Title: 'Fitting guide' } }))).toBe(null);
  expect(await pdfProblem(pdfOf(packed('10 0 << /Type /Annot /A << /S /URI /URI (https://example.com/Launch) >> >>')))).toBe(null);
  // An address to open at is no program.
  expect(await pdfProblem(pdfOf('4 0 obj\n<< /OpenAction [3 0 R /Fit] /EncryptMetadata true >>\nendobj\n'))).toBe(null);
});

test('what is no PDF, or no whole one, is refused', async () => {
  const whole = await writtenPdf();
  expect(await pdfProblem(new Uint8Array())).toBe(pdfProblems.none);
  expect(await pdfProblem(Buffer.from('<html>%PDF-1.7'))).toBe(pdfProblems.noPdf);
  expect(await pdfProblem(Buffer.concat([Buffer.from('MZ'), whole]))).toBe(pdfProblems.noPdf);
  expect(await pdfProblem(whole.subarray(0, whole.length - 40))).toBe(pdfProblems.damaged);
  expect(await pdfProblem(Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'))).toBe(pdfProblems.damaged);
  expect(await pdfProblem(Buffer.alloc(maxDocumentBytes + 1))).toBe(pdfProblems.tooLarge);
  expect(await pdfProblem(Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]))).toBe(pdfProblems.damaged);
});

test.each([
  ['/S /JavaScript /JS (app.alert(1))', pdfProblems.script],
  ['/S/JavaScript/JS(app.alert(1))', pdfProblems.script],
  ['/S /Launch /F (cmd.exe)', pdfProblems.launch],
  ['/Names << /EmbeddedFiles 5 0 R >>', pdfProblems.enclosed],
  ['/Subtype /RichMedia', pdfProblems.enclosed],
  ['/S /SubmitForm /F (https://example.com)', pdfProblems.form],
  ['/AcroForm << /XFA 5 0 R >>', pdfProblems.form],
  ['/Encrypt 5 0 R', pdfProblems.locked],
  ['/S /Java#53cript', pdfProblems.damaged],
])('%s is refused, in plain sight and packed', async (held, problem) => {
  expect(await pdfProblem(pdfOf(`4 0 obj\n<< ${held} >>\nendobj\n`))).toBe(problem);
  expect(await pdfProblem(pdfOf(packed(`10 0 << ${held} >>`)))).toBe(problem);
  expect(await pdfProblem(pdfOf(packed(`10 0 << ${held} >>`, '/Filter [ /FlateDecode ]')))).toBe(problem);
});

test('a locked document of our own writer is seen to be locked', async () => {
  expect(await pdfProblem(await writtenPdf(undefined, { ownerPassword: 'owner', userPassword: 'reader', pdfVersion: '1.7' }))).toBe(
    pdfProblems.locked,
  );
});

test('objects packed in a way that nobody does, or that come to more than any document, are refused', async () => {
  expect(await pdfProblem(pdfOf(packed('10 0 << >>', '/Filter /LZWDecode')))).toBe(pdfProblems.damaged);
  expect(await pdfProblem(pdfOf(packed('10 0 << >>', '/Filter [/ASCIIHexDecode /FlateDecode]')))).toBe(pdfProblems.damaged);
  expect(await pdfProblem(pdfOf(packed('10 0 << >>', '/DecodeParms << /Predictor 12 >> /Filter /FlateDecode')))).toBe(pdfProblems.damaged);
  expect(await pdfProblem(pdfOf(packed('', '/Filter /FlateDecode', Buffer.from('not packed'))))).toBe(pdfProblems.damaged);
  expect(await pdfProblem(pdfOf(packed('', '/Filter /FlateDecode', deflateSync(Buffer.alloc(33 * 1024 * 1024)))))).toBe(pdfProblems.damaged);
  expect(await pdfProblem(pdfOf(packed('10 0 << /Type /#4fbjStm >>')))).toBe(pdfProblems.damaged);
});

test('whatever is sent is answered, never thrown at', async () => {
  const whole = await writtenPdf();
  const sentences = [null, ...Object.values(pdfProblems)];
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.uint8Array({ maxLength: 60 }), async (at, put) => {
      const damaged = Buffer.concat([whole.subarray(0, at), put, whole.subarray(at)]);
      expect(sentences).toContain(await pdfProblem(damaged));
    }),
    { numRuns: 300 },
  );
});
