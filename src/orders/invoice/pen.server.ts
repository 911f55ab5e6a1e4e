import anyAscii from 'any-ascii';
import figtreeRegular from './fonts/figtree-regular.ttf?inline';
import figtreeSemibold from './fonts/figtree-semibold.ttf?inline';
import newsreaderMedium from './fonts/newsreader-medium.ttf?inline';

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

/** The shop's faces as files that PDF can hold: whole alphabets, each at the weight it is set in. */
export const invoiceFonts = { text: bytesOf(figtreeRegular), strong: bytesOf(figtreeSemibold), display: bytesOf(newsreaderMedium) };

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
}

/**
 * A text in letters that a font has: what it lacks (Cyrillic, Chinese, emoji …) is written as it is read, in Latin letters, 'Пётр' as 'Petr'.
 * `has`: whether the font has a character, by its code point.
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const composed = text.normalize('NFC');
  return composed.replaceAll(/[^\p{Cc}\p{Cf}\p{Z}]+/gu, (word) => {
    const isWhole = [...word].every((letter) => has(letter.codePointAt(0) ?? 0));
    return isWhole ? word : partsOf(word, has);
  });
}

/** Runs of letters that are missing, each as a whole: what stands alone would be read otherwise. */
function partsOf(word: string, has: (codePoint: number) => boolean): string {
  const runs: { isMissing: boolean; said: string }[] = [];
  for (const letter of word) {
    const isMissing = !has(letter.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last?.isMissing === isMissing) last.said += letter;
    else runs.push({ isMissing, said: letter });
  }
  return runs.map(({ isMissing, said }) => (isMissing ? anyAscii(said) : said)).join('');
}
