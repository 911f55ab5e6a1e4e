import type { invoiceFonts } from './fonts.server.ts';
import { printable } from './printable.ts';

/**
 * Where the next line goes, in points from the page's top, and the part of the outline that it belongs to; null for what repeats
 * on each page, which a screen reader passes over.
 */
export type Pen = { pdf: PDFKit.PDFDocument; y: number; within: PDFKit.PDFStructureElement | null };
export type Style = {
  tag?: 'P' | 'H1' | 'H2';
  font?: keyof typeof invoiceFonts;
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
  width?: number;
};
type Part = 'Document' | 'Table' | 'TR' | 'TH' | 'TD';

const sizeOfText = 10;

/** A pen at the beginning of a document's outline. */
export function penOf(pdf: PDFKit.PDFDocument, y: number): Pen & { within: PDFKit.PDFStructureElement } {
  const within = pdf.struct('Document');
  pdf.addStructure(within);
  return { pdf, y, within };
}

/** Draws a part of the outline. `scope`: what a TH is the head of. */
export function inside(pen: Pen, part: Part, draw: () => void, scope?: 'Row' | 'Column') {
  const outer = pen.within;
  if (!outer) return draw();
  // Known to pdfkit, and not yet to its types.
  const element = pen.pdf.struct(part, { scope } as PDFKit.Mixins.StructureElementOptions);
  outer.add(element);
  pen.within = element;
  draw();
  element.end();
  pen.within = outer;
}

/** Draws what is no content: rules, bars, what each page repeats. */
export function asArtifact({ pdf }: Pick<Pen, 'pdf'>, type: 'Pagination' | 'Layout', draw: () => void) {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** Writes a text where the pen stands. Letters that the font lacks are written as they are read; a screen reader is told the text itself. */
export function write(pen: Pen, text: string, x: number, style: Style) {
  const { pdf, y, within } = pen;
  use(pdf, style);
  const printed = inFont(pdf, text);
  const draw = () => pdf.fillColor(style.colour ?? '#000').text(printed, x, y, optionsOf(style));
  if (!within) return asArtifact(pen, 'Pagination', draw);
  const tag = style.tag ?? 'P';
  const content = pdf.markStructureContent(tag);
  draw();
  pdf.endMarkedContent();
  within.add(pdf.struct(tag, printed === text ? {} : { actual: text }, [content]));
}

/** How high a text will be, in points. */
export function heightOf({ pdf }: Pick<Pen, 'pdf'>, text: string, style: Style): number {
  use(pdf, style);
  return pdf.heightOfString(inFont(pdf, text), optionsOf(style));
}

function use(pdf: PDFKit.PDFDocument, style: Style) {
  pdf.font(style.font ?? 'text').fontSize(style.size ?? sizeOfText);
}

/** In letters of the font that is in use, which pdfkit keeps where its types do not say. */
function inFont(pdf: PDFKit.PDFDocument, text: string): string {
  const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })._font;
  return printable(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
}

/** Figures of one width, so that columns of them stand straight. */
function optionsOf({ align = 'left', width }: Style): PDFKit.Mixins.TextOptions {
  return { align, ...(width !== undefined && { width }), lineGap: 1, features: ['tnum', 'kern'] };
}
