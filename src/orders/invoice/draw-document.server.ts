import PDFDocument from 'pdfkit';
import { colour } from '#mail/look.ts';
import { formatPounds } from '#money/pence.ts';
import { rateText } from '#money/vat.ts';
import { sayDate, sayDay } from '#platform/say-date.ts';
import { type DocumentLine, type IssuedDocument, sumsInWords, unitNetText } from './document.ts';
import { asArtifact, heightOf, inside, invoiceFonts, type Pen, penOf, type Style, write as writeIn } from './pen.server.ts';

/** A4 in points. */
const page = { width: 595.28, height: 841.89, side: 48, top: 48, bottom: 96 };
const right = page.width - page.side;
const lowest = page.height - page.bottom;
/** Where each column ends; the item begins at the side. */
const columns = { item: 222, quantity: 258, each: 322, net: 382, rate: 424, vat: 478, total: right };
const sums = { term: 300, value: 372 };
const size = { small: 8.5, cell: 9, lead: 12, title: 24 };

/** An invoice or credit note as a PDF file: fonts inside, text selectable, outlined for screen readers (PDF/UA-1, ISO 14289-1). */
export async function drawDocument(document: IssuedDocument): Promise<Buffer> {
  const title = `${document.title} ${document.number}`;
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
    info: { Title: title, Author: document.seller.name, Subject: `Order ${document.orderReference}`, CreationDate: document.issuedAt },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [name, font] of Object.entries(invoiceFonts)) pdf.registerFont(name, font);
  const pen = penOf(pdf, page.top);
  drawHead(pen, document);
  drawParties(pen, document);
  drawLines(pen, document);
  drawSums(pen, document);
  pen.within.end();
  drawFeet(pdf, document);
  pdf.end();
  await written;
  return Buffer.concat(chunks);
}

function drawHead(pen: Pen, { title, seller, isVoid }: IssuedDocument) {
  asArtifact(pen, 'Layout', () => pen.pdf.rect(0, 0, page.width, 6).fill(colour.lough));
  const name: Style = { font: 'display', size: size.title, colour: colour.lough, width: 300 };
  write(pen, seller.name, page.side, name);
  write(pen, title, 330, { tag: 'H1', font: 'display', size: size.title, align: 'right', width: right - 330 });
  pen.y += heightOf(pen, seller.name, name) + 16;
  if (!isVoid) return;
  write(pen, 'Cancelled: this refund did not go through, and the invoice stands as it was.', page.side, { font: 'strong', colour: colour.copper });
  pen.y += 24;
}

function drawParties(pen: Pen, { seller, buyer, number, invoice, orderReference, issuedAt, taxDay }: IssuedDocument) {
  const facts: [string, string][] = [
    ['Number', number],
    ...(invoice
      ? ([
          ['Invoice', invoice.number],
          ['Of', sayDay(invoice.issuedOn)],
        ] as [string, string][])
      : []),
    ['Order', orderReference],
    ['Date', sayDate(issuedAt)],
    ['Tax point', sayDay(taxDay)],
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
    inside(pen, 'TH', () => write(pen, 'Item', page.side, quiet), 'Column');
    cells(pen, { quantity: 'Quantity', each: 'Each ex. VAT', net: 'Net', rate: 'VAT rate', vat: 'VAT', total: 'Total inc. VAT' }, quiet, 'TH');
  });
  pen.y += 14;
  line(pen, colour.ink, 1);
  pen.y += 8;
}

function drawLines(pen: Pen, { lines }: IssuedDocument) {
  inside(pen, 'Table', () => {
    drawTableHead(pen);
    for (const one of lines) drawLine(pen, one);
  });
}

function drawLine(pen: Pen, one: DocumentLine) {
  const { name, detail, quantity, basisPoints, netPence, vatPence, totalPence } = one;
  const width = columns.item - page.side - 4;
  const style: Style = { font: 'strong', width };
  const quiet: Style = { size: size.small, colour: colour.muted, width };
  const ofName = heightOf(pen, name, style);
  const height = ofName + (detail ? heightOf(pen, detail, quiet) + 2 : 0);
  if (pen.y + height + 16 > lowest) {
    nextPage(pen);
    // Said once, and repeated for the eye.
    drawTableHead({ ...pen, within: null });
    pen.y += tableHeadHeight;
  }
  const top = pen.y;
  inside(pen, 'TR', () => {
    inside(pen, 'TD', () => {
      write(pen, name, page.side, style);
      pen.y += ofName;
      if (detail) write(pen, detail, page.side, quiet);
      pen.y = top;
    });
    cells(
      pen,
      {
        quantity: String(quantity),
        each: unitNetText(one),
        net: formatPounds(netPence),
        rate: rateText(basisPoints),
        vat: formatPounds(vatPence),
        total: formatPounds(totalPence),
      },
      { size: size.cell },
    );
  });
  pen.y = top + height + 7;
  line(pen, colour.sand, 0.5);
  pen.y += 8;
}

function drawSums(pen: Pen, document: IssuedDocument) {
  const { kind, totalPence, payments, euro, seller } = document;
  const rates = sumsInWords(document);
  if (pen.y + 90 + (rates.length + payments.length + (euro ? 1 : 0)) * 16 > lowest) nextPage(pen);
  pen.y += 4;
  inside(pen, 'Table', () => {
    for (const { term, value } of rates) sum(pen, term, value);
    if (euro) sum(pen, `VAT in euros (£1 = €${euro.perPound / 10_000})`, `€${(euro.vatCents / 100).toFixed(2)}`);
    pen.y += 2;
    line(pen, colour.ink, 1, sums.term);
    pen.y += 10;
    pair(
      pen,
      () => write(pen, kind === 'invoice' ? 'Total, VAT included' : 'Total credited, VAT included', sums.term, { font: 'strong', size: size.lead }),
      () => write(pen, formatPounds(totalPence), columns.rate, { font: 'display', size: 16, align: 'right', width: right - columns.rate }),
    );
    pen.y += 30;
    for (const payment of payments) sum(pen, 'Paid', payment);
    if (kind === 'invoice' && payments.length === 0 && totalPence === 0) sum(pen, 'Nothing to pay', '');
  });
  if (seller.isDemo) {
    pen.y += 20;
    write(pen, 'This is a demo shop: nothing on this page was sold or delivered.', page.side, { colour: colour.copper });
  }
}

function sum(pen: Pen, term: string, value: string) {
  pair(
    pen,
    () => write(pen, term, sums.term, { colour: colour.muted }),
    () => write(pen, value, sums.value, { align: 'right', width: right - sums.value }),
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
function drawFeet(pdf: PDFKit.PDFDocument, { seller, number }: IssuedDocument) {
  const { count } = pdf.bufferedPageRange();
  const said = [seller.name, ...seller.address].join(', ');
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    const pen: Pen = { pdf, y: page.height - 76, within: null };
    line(pen, colour.sand, 0.5);
    pen.y += 10;
    const quiet: Style = { size: size.small, colour: colour.muted };
    write(pen, said, page.side, { ...quiet, width: 380 });
    write(pen, `${number}, page ${at + 1} of ${count}`, 400, { ...quiet, align: 'right', width: right - 400 });
    pen.y += 12;
    write(pen, seller.contact.join(' · '), page.side, { ...quiet, width: 380 });
    pen.y += 12;
    write(pen, seller.company, page.side, { ...quiet, width: right - page.side });
  }
}

type Cell = Exclude<keyof typeof columns, 'item'>;

function cells(pen: Pen, texts: Record<Cell, string>, style: Style = {}, part: 'TH' | 'TD' = 'TD') {
  let from = columns.item;
  for (const [name, text] of Object.entries(texts)) {
    const end = columns[name as Cell];
    const [x, width] = [from, end - from];
    inside(pen, part, () => write(pen, text, x, { ...style, align: 'right', width }), part === 'TH' ? 'Column' : undefined);
    from = end;
  }
}

function nextPage(pen: Pen) {
  pen.pdf.addPage();
  pen.y = page.top;
}

function line({ pdf, y }: Pen, stroke: string, width: number, from = page.side) {
  asArtifact({ pdf }, 'Layout', () => pdf.moveTo(from, y).lineTo(right, y).lineWidth(width).strokeColor(stroke).stroke());
}

const write = (pen: Pen, text: string, x: number, style: Style) => writeIn(pen, text, x, { colour: colour.ink, ...style });
