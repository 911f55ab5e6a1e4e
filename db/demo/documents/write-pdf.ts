import PDFDocument from 'pdfkit';
import type { Paper, Part } from './paper.ts';

/** A4 in points. */
const page = { side: 56, top: 56, bottom: 72, width: 595.28 - 2 * 56 };
const ink = '#24211d';
const quiet = '#5f5a52';
const lough = '#1f4a46';
/** Every file is the same each time. */
const made = new Date('2026-01-05T09:00:00Z');
const note = 'Document of a demonstration shop. The goods, their maker and all figures are invented.';

/** Draws a demo document: small, since it uses the letters that every reader has, and outlined for screen readers. */
export async function writePdf({ title, by, parts }: Paper): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { left: page.side, right: page.side, top: page.top, bottom: page.bottom },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: by, CreationDate: made, ModDate: made },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  say(pdf, 'P', by, (text) => pdf.font('Helvetica').fontSize(10).fillColor(quiet).text(text));
  pdf.moveDown(0.4);
  say(pdf, 'H1', title, (text) => pdf.font('Helvetica-Bold').fontSize(20).fillColor(lough).text(text, { width: page.width }));
  for (const part of parts) drawPart(pdf, part);
  drawFeet(pdf);
  pdf.end();
  await written;
  return Buffer.concat(chunks);
}

function drawPart(pdf: PDFKit.PDFDocument, { heading, text = [], steps = [], rows = [] }: Part) {
  pdf.moveDown(1);
  if (pdf.y > 700) pdf.addPage();
  say(pdf, 'H2', heading, (words) => pdf.font('Helvetica-Bold').fontSize(12).fillColor(ink).text(words, page.side, pdf.y, { width: page.width }));
  pdf.font('Helvetica').fontSize(10).fillColor(ink);
  const lines = [...text, ...steps.map((step, at) => `${at + 1}. ${step}`)];
  for (const line of lines) {
    pdf.moveDown(0.3);
    say(pdf, 'P', line, (words) => pdf.text(words, page.side, pdf.y, { width: page.width, lineGap: 2 }));
  }
  for (const [term, value] of rows) drawRow(pdf, term, value);
}

function drawRow(pdf: PDFKit.PDFDocument, term: string, value: string) {
  const half = page.width * 0.4;
  const height = Math.max(pdf.heightOfString(term, { width: half - 12 }), pdf.heightOfString(value, { width: page.width - half }));
  if (pdf.y + height > 760) pdf.addPage();
  const top = pdf.y + 5;
  say(pdf, 'P', `${term}: ${value}`, () => {
    pdf.fillColor(quiet).text(term, page.side, top, { width: half - 12 });
    pdf.fillColor(ink).text(value, page.side + half, top, { width: page.width - half });
  });
  pdf.x = page.side;
  pdf.y = top + height;
}

/** Draws a text as a part of the outline. */
function say(pdf: PDFKit.PDFDocument, tag: 'P' | 'H1' | 'H2', text: string, draw: (text: string) => void) {
  pdf.addStructure(pdf.struct(tag, {}, () => draw(text)));
}

function drawFeet(pdf: PDFKit.PDFDocument) {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at);
    // Below the margin, where a text would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('Helvetica').fontSize(8).fillColor(quiet);
    pdf.text(note, page.side, 790, { width: page.width - 60, lineBreak: false });
    pdf.text(`${at + 1} of ${count}`, page.side + page.width - 60, 790, { width: 60, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}
