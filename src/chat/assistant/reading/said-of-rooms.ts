import { lengthOf, side } from './sides.ts';

const twoWidths = new RegExp(
  String.raw`(?<![\d.])(${side})\s*(?:long|in length|length)\b[^\d{}]{0,30}?(${side})\s*(?:wide|in width|across)?\b([^\d{}]{0,40}?)\b(${side})\b([^\d{}]{0,40})`,
);
const bothEnds = /\b(?:half ?way|halfway|half|other end|the other|the rest|remainder|middle|narrows?|narrowing|widens?|widening|tapers?|tapering)\b/;

/**
 * 'Six long, one wide, then 1.3 wide half way': each width for half of the length. A floor that tapers from one width to the other has
 * the same area.
 */
export function withTwoWidths(text: string): string {
  const match = twoWidths.exec(text);
  if (!match) return text;
  const [whole, long = '', first = '', between = '', second = '', after = ''] = match;
  if (!/\b(?:and|then|to|but|goes)\b/.test(between) || !bothEnds.test(`${between} ${after}`)) return text;
  const [lengthMm, oneMm, otherMm] = [lengthOf(long), lengthOf(first), lengthOf(second)];
  if (lengthMm === null || oneMm === null || otherMm === null || Math.max(oneMm, otherMm) > lengthMm) return text;
  const half = lengthMm / 2000;
  return text.replace(whole, `${half}m x ${oneMm / 1000}m and ${half}m x ${otherMm / 1000}m${after}`);
}

const areas =
  /\b((?:of|are|measuring|bedrooms|rooms|:) )((?:\d+(?:\.\d+)?(?:,| and| &| plus)? ){1,6})(?=(?:and )?\d+(?:\.\d+)? ?(?:m2|sqm|sq\.? ?m\w*|square met\w+)\b)/g;

/** 'bedrooms of 12, 10 and 9 square metres': the unit that is said once serves all. */
export function withEachArea(text: string): string {
  return text.replaceAll(areas, (_, before: string, numbers: string) => before + numbers.replaceAll(/\d+(?:\.\d+)?/g, '$& m2'));
}

const oneSide = String.raw`(?<![\d.])${side}(?![\w.]|\s*(?:high|tall|x\b|by\b|\*|sq|m2|(?:such |of |\w+ )?(?:walls?|sides|panels|them|those)\b))(?:\s*(?:wide|long|across))?`;
const sharedHeight = new RegExp(String.raw`(?<![\d.])(${side})\s*(?:high|tall|in height)\b((?:[^\d{}]{0,25}?${oneSide}){2,})`);

/** 'Two walls 2.4 high, one 1.7 wide and one 0.8 wide': each by the height that is said once. */
export function withSharedHeight(text: string): string {
  const [whole, high = '', widths = ''] = sharedHeight.exec(text) ?? [];
  if (!whole || !/\b(?:wide|long|across)\b/.test(widths) || /\b(?:windows?|doors?|doorways?)\b/.test(widths)) return text;
  const sides = widths.replaceAll(new RegExp(oneSide, 'g'), (one) => `${one.replace(/\s*(?:wide|long|across)$/, '')} x ${high}`);
  return text.replace(whole, `high${sides}`);
}

const box = '(?:packs?|box|boxes|cartons?)';
const number = String.raw`(\d+(?:\.\d+)?)\s?m2`;
const packs = [
  new RegExp(String.raw`${number}\s*(?:in )?(?:a |an |per |each |to the |to a |\/)?${box}\b`),
  new RegExp(
    String.raw`\b${box}(?: size)? (?:that |which |it |each )?(?:of|is|are|does|do|covers?|covering|holds?|has|have|with|at|=|:|being|coming in at)(?: about| only| just)?\s*${number}`,
  ),
  // 'boxes cover 2.22': nothing else is counted so.
  new RegExp(String.raw`\b${box} (?:covers?|do|does)(?: about| only| just)? (\d\.\d{1,3})(?![\d.]| ?(?:m|x|by)\b)`),
];
/** More than any box of flooring covers: that is the floor. */
const mostInPack = 5;

/** Where a text says how much a box covers, in m²: from where to where, and how much. Null where it says nothing of it. */
export function packIn(text: string): { from: number; to: number; m2: number } | null {
  for (const pattern of packs) {
    const match = pattern.exec(text);
    const m2 = Number(match?.[1] ?? 0);
    if (match && m2 > 0 && m2 <= mostInPack) return { from: match.index, to: match.index + match[0].length, m2 };
  }
  return null;
}

/** '2.1 x 1.8 x 2.4': the last of them is the height. */
const threeSides = String.raw`\b(?:x|by)\s*${side}\s*(?:x|by)\s*(${side})`;
const height = [
  threeSides,
  String.raw`\b(?:up )?to\s+(?:a height of\s+|about\s+)?(${side})(?:\s*(?:high|up|tall|in height)|(?=\s*(?:$|[,.])))`,
  String.raw`(?<![\d.])(${side})\s*(?:high|tall|in height)\b`,
  String.raw`\b(?:height|ceilings?|high)\s*(?:is|are|of|at|:)?\s*(${side})`,
].map((pattern) => new RegExp(pattern));
const allRound =
  /\b(?:walls?|floor) (?:as well|too|also|and all)\b|\b(?:and|plus|with|including|also|&) (?:all |the |four |4 )*walls\b|\bwalls and (?:the )?floor\b|\b(?:all|four|4|every) (?:the |four |4 )*walls\b/;
/** 'tile half way up the walls', 'tiling the walls of': with the floor only where that is named. */
const upTheWalls =
  /\bup (?:all |the |all the |my |our )?walls?\b|\b(?:til(?:e|ing)|do|for|cover\w*) (?:all |the |all the |my |our )?(?:\w+ )?walls\b|\bwalls of\b|\bwalls? (?:all )?(?:the (?:whole )?way )?a?round\b(?! (?:the |my |our |a )?(?:bath|shower|sink|basin|hob|cooker|window|fire)\b)|\b(?:all )?a?round the walls\b/;
const noFloor = /\b(?:just|only) (?:\w+ ){0,3}walls\b|\bwalls only\b|\bnot the floor\b/;

/** How high the walls round a room are tiled, in mm, and whether its floor is as well; null where they are not spoken of. */
export function wallsIn(text: string): { heightMm: number; hasFloor: boolean } | null {
  const isUp = upTheWalls.test(text) || (/\bwalls\b/.test(text) && new RegExp(threeSides).test(text));
  if (!isUp && !allRound.test(text)) return null;
  const said = height.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  const heightMm = said ? lengthOf(said) : null;
  return heightMm !== null && heightMm >= 300 && heightMm <= 6000
    ? { heightMm, hasFloor: !noFloor.test(text) && (!isUp || /\bfloors?\b/.test(text)) }
    : null;
}

const high = String.raw`(${side})\s*(?:high|tall|in height)\b`;
const around = String.raw`(${side})\s*(?:in (?:total|all) )?(?:all )?(?:(?:the )?(?:whole|full|entire) way )?(?:(?:the|all the) way )?(?:a?round\b(?! (?:room|hall|window|table))|in perimeter|perimeter)`;
/** '2.4 high and 7.2 m the whole way round', either first: a wall by its height and the way round it, as the sides of a rectangle. */
export const roundWalls: readonly RegExp[] = [
  String.raw`(?<![\d.])${high}[^\d{}]{0,25}?(?<![\d.])${around}`,
  String.raw`(?<![\d.])${around}[^\d{}]{0,25}?(?<![\d.])${high}`,
  String.raw`\bperimeter\s*(?:is|of|:|=)?\s*(${side})[^\d{}]{0,25}?(${side})\s*(?:high|tall)\b`,
].map((pattern) => new RegExp(pattern, 'g'));
