import { inflateSync } from 'node:zlib';

/** The text of a PDF that pdfkit drew, a line for each text that was put on the page. */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', body = '']) => [number, body]));
  const stream = (body: string) => {
    const packed = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1];
    try {
      return packed === undefined ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  };
  const letters = new Map<string, string[]>();
  for (const [, font = '', at = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = stream(objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(at) ?? '')?.[1] ?? '') ?? '');
    const ranges = [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/<[0-9a-f]+>/g) ?? []);
    letters.set(
      font,
      ranges.map((hex) => Buffer.from(hex.slice(1, -1), 'hex').swap16().toString('utf16le')),
    );
  }
  const lines: string[] = [];
  for (const body of objects.values()) {
    let font = '';
    for (const [, chosen, shown = ''] of stream(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (chosen) font = chosen;
      else {
        const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        lines.push(glyphs.map((glyph) => letters.get(font)?.[Number.parseInt(glyph, 16)] ?? '').join(''));
      }
    }
  }
  return lines.join('\n');
}
