/** What stands apart from what is around it, and by how many line breaks. */
const apart: Record<string, number> = { p: 2, h1: 2, table: 2, hr: 2, div: 2, td: 1 };
/** What programs of one maker only read is a comment to all others. */
const token = /<!--.*?-->|<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gis;
const lineLength = 78;

/**
 * What a letter's HTML says, as plain text: for the HTML that React writes of our own templates, not for anybody's. Links stand behind their
 * words, lines are wrapped, and what only an inbox shows (the preview) is left out.
 */
export function plainText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  let text = '';
  let breaks = 0;
  let isSpaced = false;
  /** How many elements deep we are in one that is left out. */
  let leftOut = 0;
  let link = { href: '', from: 0 };
  const write = (words: string) => {
    if (text) text += breaks ? '\n'.repeat(breaks) : isSpaced && !text.endsWith('\n') ? ' ' : '';
    text += words;
    [breaks, isSpaced] = [0, false];
  };
  const writeText = (said: string) => {
    const words = unescapeHtml(said);
    isSpaced ||= /^[ \n]/.test(words);
    const trimmed = words.replaceAll(/[ \n]+/g, ' ').replaceAll(/^ | $/g, '');
    if (trimmed) write(trimmed);
    if (trimmed) isSpaced = /[ \n]$/.test(words);
  };
  for (const [, slash, tag = '', attributes = '', said] of body.matchAll(token)) {
    const isOver = slash === '/';
    if (leftOut) {
      if (tag && !isVoid.test(tag)) leftOut += isOver ? -1 : 1;
    } else if (said) writeText(said);
    else if (attributes.includes('data-skip-in-text="true"')) leftOut = 1;
    else if (tag === 'br') text += breaks ? '' : '\n';
    else if (tag === 'a' && !isOver) link = { href: hrefOf(attributes), from: text.length };
    else if (tag === 'a' && !text.slice(link.from).trim().endsWith(link.href)) write(`${text ? ' ' : ''}${link.href}`);
    else if (apart[tag]) {
      breaks = Math.max(breaks, apart[tag]);
      if (tag === 'hr') write('-'.repeat(lineLength));
      if (tag === 'hr') breaks = 2;
    }
  }
  return `${text.split('\n').map(wrap).join('\n').trim()}\n`;
}

const isVoid = /^(?:br|hr|img|meta)$/;

function hrefOf(attributes: string): string {
  return unescapeHtml(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '').replace(/^mailto:/, '');
}

const escaped: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** What React escapes. https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/server/escapeTextForBrowser.js */
function unescapeHtml(text: string): string {
  return text.includes('&') ? text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => escaped[entity] ?? entity) : text;
}

/** A line in lines that are no longer than mail programs like, as long as no word is (RFC 5322, 2.1.1). */
function wrap(line: string): string {
  let wrapped = '';
  let length = 0;
  for (const word of line.split(' ')) {
    const fits = length + 1 + word.length <= lineLength;
    wrapped += length === 0 ? word : fits ? ` ${word}` : `\n${word}`;
    length = length === 0 || !fits ? word.length : length + 1 + word.length;
  }
  return wrapped;
}
