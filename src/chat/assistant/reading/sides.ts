import { readLength } from '#measuring/length.ts';

const unit = `(?:mm|millimet(?:re|er)s?|cms?|centimet(?:re|er)s?|met(?:re|er)s?|mtrs?|m(?![a-wyz])|ft|feet|foot|')`;
const inches = String.raw`(?:\s*(?:and )?\d{1,2}(?:\.\d+)?(?:\s\d\/\d)?\s*(?:inch(?:es)?|ins?\b|"|''|(?=\s|$|x|by|,|\.)))`;
const feetAndInches = `(?:ft|feet|foot|')${inches}?`;
const metresAndCm = String.raw`(?:met(?:re|er)s?|mtrs?|m)\s?\d{2}(?!\d|[.,]\d|\s*(?:m2|sq))(?:\s?cms?\b)?`;
/** '4.2', '3m20', '4 metres 20', '13 ft 6', '90cm'. */
export const side = String.raw`\d+(?:[.,]\d+)?(?:\s*(?:${feetAndInches}|${metresAndCm}|${unit}|inch(?:es)?|"))?`;

const maxInMetres = 15;
const maxRoomM2 = 80;
const maxTileMm = 1300;

/** A floor's two sides in mm. 'unit?': no unit was said, and metres do not fit. `unitSaid`: one named elsewhere, as in '10 x 12 in feet'. */
export function rectangleOf(first: string, second: string, unitSaid: string | null): { lengthMm: number; widthMm: number } | 'unit?' | null {
  const [a, b] = [first.trim(), second.trim()];
  const [own, other] = [unitIn(a), unitIn(b)];
  // One unit serves both sides: '4 by 3.5 m'.
  const shared = own ?? other ?? unitSaid;
  const [length0, width0] = [a, b].map((said) => Number(said.replace(',', '.')));
  // '3900 x 4150', and no tile: only mm are so many.
  if (!shared && length0 && width0 && Math.max(length0, width0) > maxTileMm && Math.min(length0, width0) >= 300)
    return { lengthMm: length0, widthMm: width0 };
  if (!shared && length0 && width0 && (Math.max(length0, width0) > maxInMetres || length0 * width0 > maxRoomM2)) return 'unit?';
  const [length, width] = [lengthOf(a, own, shared), lengthOf(b, other, shared)];
  return length === null || width === null ? null : { lengthMm: length, widthMm: width };
}

/** One length in mm; metres where nothing else was said. */
export function lengthOf(said: string, own = unitIn(said), shared: string | null = null): number | null {
  const { length } = readLength(normal(own || !shared ? said : said + smaller(said, shared)), 'm');
  return length === undefined ? null : Math.round(length / 1000);
}

/** '6 m by 900': no side of a room is 900 m, so mm are meant, and cm in '6 m by 90'. */
function smaller(said: string, shared: string): string {
  const value = Number(said.replace(',', '.'));
  return shared !== 'm' || value <= 30 ? shared : value >= 300 ? 'mm' : 'cm';
}

function normal(said: string): string {
  return said
    .replace(/cms\b/, 'cm')
    .replace(/mtrs?/, 'm')
    .replace(/met(?:re|er)s?(?=\s?\d)/, 'm')
    .replace(/ and (?=\d)/, ' ')
    .trim();
}

export function unitIn(said: string): string | null {
  const [word = null] = /(?:mm|millim|cm|centim|ft|feet|foot|'|"|inch|m)/.exec(said.replace(/^[\d.,\s]+/, '')) ?? [];
  return word && (sameUnit[word] ?? word);
}

const sameUnit: Readonly<Record<string, string>> = { millim: 'mm', centim: 'cm', "'": 'ft', feet: 'ft', foot: 'ft', '"': 'in', inch: 'in' };

const tileSides = new Set([10, 15, 20, 23, 25, 30, 33, 40, 45, 60, 75, 80, 90, 120]);

/** 'metro tiles 10x20', '10x20 metro': before and after the size, which # stands for. */
const besideTile = /\b(?:tiles?|metros?|bricks?)(?: in| of| at| size)? ?#|# ?(?:white |cream |green |blue |wall )?(?:tiles?|metros?|bricks?)\b/;
export const isBesideTile = (before: string, after: string) => besideTile.test(`${before.slice(-16)}#${after.slice(0, 14)}`);

/** '600x600' for what can only be the size of a tile or plank; null for a room. `isBeside`: beside the word, as in 'metro tiles 10x20', in cm. */
export function tileSize(first: string, second: string, isTile: boolean, isBeside = false): string | null {
  const [own, other] = [unitIn(first), unitIn(second)];
  if (own !== other && own !== null && other !== null) return null;
  const unitSaid = other ?? own;
  const [a, b] = [Number.parseFloat(first.replace(',', '.')), Number.parseFloat(second.replace(',', '.'))];
  // '60x120' is in cm: nothing is tiled with slips of 6 by 12 cm.
  if (unitSaid === null && Math.max(a, b) === 120 && tileSides.has(a) && tileSides.has(b)) return `${a * 10}x${b * 10}`;
  if (unitSaid === 'mm' || (unitSaid === null && Math.max(a, b) >= 100)) {
    const isSmall = Math.max(a, b) <= maxTileMm || (isTile && Math.max(a, b) <= 3000);
    return isSmall ? `${a}x${b}` : null;
  }
  if (unitSaid === 'cm') return Math.max(a, b) <= 120 && (isTile || (tileSides.has(a) && tileSides.has(b))) ? `${a * 10}x${b * 10}` : null;
  const leastCm = isBeside ? 10 : 20;
  return unitSaid === null && a >= leastCm && b >= leastCm && tileSides.has(a) && tileSides.has(b) ? `${a * 10}x${b * 10}` : null;
}
