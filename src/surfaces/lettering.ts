import figtreeOutlines from './figtree-outlines.json' with { type: 'json' };

/**
 * Outlines of Figtree Medium (SIL Open Font License 1.1), 1000 units to the em, y downward, baseline at 0: advance, a space, path.
 * Lettering in pictures is drawn from these, so a picture comes out the same on a machine without the font.
 */
const glyphs = new Map(
  Object.entries<string>(figtreeOutlines).map(([character, outline]) => {
    const space = outline.indexOf(' ');
    return [character, { advance: Number(outline.slice(0, space)), path: outline.slice(space + 1) }];
  }),
);

export type Lettering = { x: number; y: number; size: number; fill: string; anchor?: 'start' | 'middle' | 'end'; rotate?: number };

/** Width of a line of text in px at `size` px. Characters without an outline count as a space. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, c) => sum + (glyphs.get(c)?.advance ?? 250), 0) * (size / 1000);
}

/** A line of text as SVG outlines, its baseline at (x, y). */
export function lettering(text: string, at: Lettering): string {
  const { x, y, size, fill, anchor = 'start', rotate = 0 } = at;
  const shift = anchor === 'start' ? 0 : widthOf(text, size) * (anchor === 'middle' ? -0.5 : -1);
  let pen = 0;
  let paths = '';
  for (const character of text) {
    const glyph = glyphs.get(character);
    if (glyph?.path) paths += `<path transform="translate(${pen} 0)" d="${glyph.path}"/>`;
    pen += glyph?.advance ?? 250;
  }
  return `<g fill="${fill}" transform="translate(${x} ${y}) rotate(${rotate}) translate(${shift} 0) scale(${size / 1000})">${paths}</g>`;
}

/** Breaks text into lines no wider than `width` px at `size` px. */
export function linesOf(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
