import PDFDocument from 'pdfkit';
import { colour } from '#mail/look.ts';
import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import type { Invoice } from './invoice.ts';
import { asArtifact, heightOf, inside, invoiceFonts, type Pen, penOf, type Style, write as writeIn } from './pen.server.ts';

/** A4 in points. */
const page = { width: 595.28, height: 841.89, side: 48, top: 48, bottom: 96 };
const right = page.width - page.side;
const lowest = page.height - page.bottom;
const columns = { item: page.side, quantity: 300, each: 352, vat: 424, total: 470 };
const size = { small: 8.5, lead: 12, title: 24 };

/** The invoice as a PDF file: fonts inside, text selectable, outlined for screen readers (PDF/UA-1, ISO 14289-1). */
export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const title = `${invoice.title} ${invoice.number}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    // Known to pdfkit, and not yet to its types.
    subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: invoice.seller.name, Subject: `Order ${invoice.orderReference}`, CreationDate: invoice.issuedAt },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [name, font] of Object.entries(invoiceFonts)) pdf.registerFont(name, font);
  const pen = penOf(pdf, page.top);
  drawHead(pen, invoice);
  drawParties(pen, invoice);
  drawLines(pen, invoice);
  drawSums(pen, invoice);
  pen.within.end();
  drawFeet(pdf, invoice);
  pdf.end();
  await written;
  return Buffer.concat(chunks);
}

function drawHead(pen: Pen, { title, seller }: Invoice) {
  asArtifact(pen, 'Layout', () => pen.pdf.rect(0, 0, page.width, 6).fill(colour.lough));
  const name: Style = { font: 'display', size: size.title, colour: colour.lough, width: 300 };
  write(pen, seller.name, page.side, name);
  write(pen, title, 330, { tag: 'H1', font: 'display', size: size.title, align: 'right', width: right - 330 });
  pen.y += heightOf(pen, seller.name, name) + 16;
}

function drawParties(pen: Pen, invoice: Invoice) {
  const { seller, buyer } = invoice;
  const facts: [string, string][] = [
    ['Number', invoice.number],
    ['Order', invoice.orderReference],
    ['Date', sayDate(invoice.issuedAt)],
    ['Tax point', sayDate(invoice.taxPoint)],
    ...(seller.vatNumber ? ([['VAT number', seller.vatNumber]] as [string, string][]) : []),
  ];
  const start = pen.y;
  const from = block(pen, 'From', [seller.name, ...seller.address, ...seller.contact], page.side, 165);
  pen.y = start;
  const to = block(pen, 'To', buyer, 225, 130);
  pen.y = start;
  inside(pen, 'Table', () => {
    for (const [term, value] of facts) {
      const style: Style = { font: 'strong', align: 'right', width: right - 430 };
      pair(
        pen,
        () => write(pen, term, 370, { colour: colour.muted, width: 60 }),
        () => write(pen, value, 430, style),
      );
      pen.y += heightOf(pen, value, style) + 2;
    }
  });
  pen.y = Math.max(from, to, pen.y) + 24;
}

function block(pen: Pen, title: string, lines: readonly string[], x: number, width: number): number {
  write(pen, title, x, { tag: 'H2', colour: colour.muted, width });
  pen.y += 15;
  for (const [at, line] of lines.entries()) {
    const style: Style = { font: at === 0 ? 'strong' : 'text', width };
    write(pen, line, x, style);
    pen.y += heightOf(pen, line, style) + 2;
  }
  return pen.y;
}

const tableHeadHeight = 22;

function drawTableHead(pen: Pen) {
  const quiet: Style = { size: size.small, colour: colour.muted };
  inside(pen, 'TR', () => {
    inside(pen, 'TH', () => write(pen, 'Item', columns.item, quiet), 'Column');
    cells(pen, ['Quantity', 'Each', 'VAT', 'Total'], quiet, 'TH');
  });
  pen.y += 14;
  line(pen, colour.ink, 1);
  pen.y += 8;
}

function drawLines(pen: Pen, { lines }: Invoice) {
  inside(pen, 'Table', () => {
    drawTableHead(pen);
    for (const one of lines) drawLine(pen, one);
  });
}

function drawLine(pen: Pen, { name, detail, quantity, unitPence, rate, totalPence }: Invoice['lines'][number]) {
  const style: Style = { font: 'strong', width: columns.quantity - columns.item - 16 };
  const ofName = heightOf(pen, name, style);
  const height = ofName + (detail ? 13 : 0);
  if (pen.y + height + 16 > lowest) {
    nextPage(pen);
    // Said once, and repeated for the eye.
    drawTableHead({ ...pen, within: null });
    pen.y += tableHeadHeight;
  }
  const top = pen.y;
  inside(pen, 'TR', () => {
    inside(pen, 'TD', () => {
      write(pen, name, columns.item, style);
      pen.y += ofName;
      if (detail) write(pen, detail, columns.item, { size: size.small, colour: colour.muted });
      pen.y = top;
    });
    cells(pen, [String(quantity), formatPounds(unitPence), rate, formatPounds(totalPence)]);
  });
  pen.y = top + height + 7;
  line(pen, colour.sand, 0.5);
  pen.y += 8;
}

function drawSums(pen: Pen, { vat, totalPence, payments, refundedPence, seller }: Invoice) {
  const rows = 2 * vat.length + payments.length + (refundedPence > 0 ? 1 : 0);
  if (pen.y + 70 + rows * 16 > lowest) nextPage(pen);
  pen.y += 4;
  inside(pen, 'Table', () => {
    for (const { rate, netPence, vatPence } of vat) {
      sum(pen, `Net at ${rate}`, formatPounds(netPence));
      sum(pen, `VAT at ${rate}`, formatPounds(vatPence));
    }
    pen.y += 2;
    line(pen, colour.ink, 1, columns.quantity);
    pen.y += 10;
    pair(
      pen,
      () => write(pen, 'Total, VAT included', columns.quantity, { font: 'strong', size: size.lead }),
      () => write(pen, formatPounds(totalPence), columns.vat, { font: 'display', size: 16, align: 'right', width: right - columns.vat }),
    );
    pen.y += 30;
    for (const payment of payments) sum(pen, 'Paid', payment);
    if (refundedPence > 0) sum(pen, 'Refunded', formatPounds(refundedPence));
    if (payments.length === 0 && totalPence === 0) sum(pen, 'Nothing to pay', '');
  });
  if (seller.isDemo) {
    pen.y += 20;
    write(pen, 'This is a demo shop: nothing on this invoice was sold or delivered.', page.side, { colour: colour.copper });
  }
}

function sum(pen: Pen, term: string, value: string) {
  pair(
    pen,
    () => write(pen, term, columns.quantity, { colour: colour.muted }),
    () => write(pen, value, columns.each + 20, { align: 'right', width: right - columns.each - 20 }),
  );
  pen.y += 16;
}

/** A row of a head and its value. */
function pair(pen: Pen, drawTerm: () => void, drawValue: () => void) {
  inside(pen, 'TR', () => {
    inside(pen, 'TH', drawTerm, 'Row');
    inside(pen, 'TD', drawValue);
  });
}

/** The same foot on every page, with how many there are. */
function drawFeet(pdf: PDFKit.PDFDocument, { seller, number }: Invoice) {
  const { count } = pdf.bufferedPageRange();
  const said = [seller.name, ...seller.address].join(', ');
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    const pen: Pen = { pdf, y: page.height - 64, within: null };
    line(pen, colour.sand, 0.5);
    pen.y += 10;
    const quiet: Style = { size: size.small, colour: colour.muted };
    write(pen, said, page.side, { ...quiet, width: 380 });
    write(pen, `${number}, page ${at + 1} of ${count}`, 400, { ...quiet, align: 'right', width: right - 400 });
    pen.y += 12;
    write(pen, [...seller.contact, seller.vatNumber && `VAT ${seller.vatNumber}`].filter(Boolean).join(' · '), page.side, { ...quiet, width: 380 });
  }
}

function cells(pen: Pen, [quantity = '', each = '', vat = '', total = '']: readonly string[], style: Style = {}, part: 'TH' | 'TD' = 'TD') {
  const cell = (text: string, x: number, end: number) => {
    const draw = () => write(pen, text, x, { ...style, align: 'right', width: end - x });
    inside(pen, part, draw, part === 'TH' ? 'Column' : undefined);
  };
  cell(quantity, columns.quantity - 10, columns.quantity + 38);
  cell(each, columns.each - 5, columns.vat - 12);
  cell(vat, columns.vat - 10, columns.total - 10);
  cell(total, columns.total, right);
}

function nextPage(pen: Pen) {
  pen.pdf.addPage();
  pen.y = page.top;
}

function line({ pdf, y }: Pen, stroke: string, width: number, from = page.side) {
  asArtifact({ pdf }, 'Layout', () => pdf.moveTo(from, y).lineTo(right, y).lineWidth(width).strokeColor(stroke).stroke());
}

const write = (pen: Pen, text: string, x: number, style: Style) => writeIn(pen, text, x, { colour: colour.ink, ...style });
