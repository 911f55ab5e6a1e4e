/** A piece of an answer: words, or a link to a page of our own site. */
export type TextPiece = { text: string; href: string | null };

const link = /\[([^\][\n]{1,120})\]\((\/(?!\/)[^\s()<>"'\\]{0,300})\)/g;
const address = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S+|\b(?:javascript|data|vbscript|mailto|tel):\S*/gi;
const image = /!\[[^\]\n]*\]\([^)\n]*\)/g;
/** Of the private use area: stands for a link that is kept, and for nothing anybody types. */
const mark = '\uE000';
const anyLink = /\[([^\][\n]*)\]\([^)\n]*\)/g;

/** An answer as paragraphs of pieces. Only links to paths of our own site are links; whatever else looks like markup stays text. */
export function readAnswerText(text: string): TextPiece[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => {
      const pieces: TextPiece[] = [];
      let from = 0;
      for (const match of paragraph.matchAll(link)) {
        if (match.index > from) pieces.push({ text: paragraph.slice(from, match.index), href: null });
        pieces.push({ text: match[1] ?? '', href: match[2] ?? null });
        from = match.index + match[0].length;
      }
      if (from < paragraph.length) pieces.push({ text: paragraph.slice(from), href: null });
      return pieces;
    });
}

/** An answer without its markup, for reading aloud and for e-mail. */
export function plainAnswerText(text: string): string {
  return readAnswerText(text)
    .map((pieces) => pieces.map((piece) => piece.text).join(''))
    .join('\n\n');
}

/** What somebody else wrote (a model, a product's name), with every image, foreign link and address taken out. */
export function onlyOwnLinks(text: string): string {
  const kept: string[] = [];
  return text
    .replaceAll(mark, '')
    .replaceAll(image, '')
    .replaceAll(link, (own) => `${mark}${kept.push(own) - 1}${mark}`)
    .replaceAll(anyLink, '$1')
    .replaceAll(address, '')
    .replaceAll(/<[^>\n]{0,200}>/g, '')
    .replaceAll(new RegExp(`${mark}(\\d+)${mark}`, 'g'), (_, at: string) => kept[Number(at)] ?? '');
}

/** A name from the catalogue as it may stand inside a sentence: data on one line, no markup, no address, not a paragraph of its own. */
export function nameInText(name: string): string {
  const plain = name
    .replaceAll(address, '')
    .replaceAll(/[[\]()<>*_`|{}\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > 80 ? `${plain.slice(0, 79).trimEnd()}…` : plain;
}

/** How a text begins: so many of its sentences. */
export const firstSentences = (text: string, count: number) => (text.match(/.+?[.!?](?=\s|$)/gs) ?? [text]).slice(0, count).join('').trim();

/** Its sentences, each with what follows it, so that they can be said one by one. */
export function sentencesOf(text: string): string[] {
  return text.match(/[^\n]+?(?:[.!?…](?=\s|$)|\n+|$)\s*|\n+/g) ?? [];
}
