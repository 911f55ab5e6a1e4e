import { bytesOf } from '#surfaces/colour.ts';

/** Colours as shoppers look for them. A maker's 'Pepper' is grey to them, and 'Eau de Nil' green. */
export type ColourFamily = keyof typeof plainWords | keyof typeof otherWords | 'Light Brown' | 'Dark Brown' | 'Multicoloured';

const plainWords = {
  White: /\bwhite\b/,
  Cream: /\bcream\b/,
  Beige: /\bbeige\b/,
  Brown: /\bbrown\b/,
  Grey: /\bgr[ea]y\b/,
  Black: /\bblack\b/,
  Green: /\bgreen\b/,
  Blue: /\bblue\b/,
  Red: /\bred\b/,
  Orange: /\borange\b/,
  Pink: /\bpink\b/,
  Yellow: /\byellow\b/,
  Purple: /\bpurple\b/,
};
/** What a name alone may say, where nothing shows how the product looks. */
const otherWords = {
  White: /\b(chalk|snow|ivory|whitewashed)\b/,
  Beige: /\b(sand|stone|limestone|oatmeal|biscuit|linen|taupe|travertine|sisal)\b/,
  Brown: /\b(oak|walnut|teak|pine|cherry|maple|chestnut|espresso|chocolate|bronze)\b/,
  Grey: /\b(charcoal|graphite|slate|ash|concrete|granite|pewter|zinc)\b/,
  Black: /\b(ink|jet|nero|ebony|ebonised)\b/,
  Green: /\b(sage|olive|teal)\b/,
  Blue: /\b(navy|azul)\b/,
  Red: /\b(terracotta|burgundy)\b/,
  Pink: /\b(blush|rose)\b/,
  Yellow: /\b(ochre|mustard)\b/,
  Purple: /\b(heather|plum)\b/,
  Silver: /\b(silver|chrome|aluminium|steel)\b/,
  Gold: /\b(gold|brass)\b/,
};

/**
 * The family of a product's colour: what its colour is called in plain words, else how it looks, else what the maker's name hints at;
 * null where nothing tells. `look` holds the colours it is drawn in, `#rrggbb`, the ground first.
 */
export function colourFamily(name: string | null, look: readonly string[] | null): ColourFamily | null {
  const said = (name ?? '').toLowerCase();
  return familyNamed(said, plainWords) ?? (look && familySeen(look)) ?? familyNamed(said, otherWords);
}

/** Of two families the one named last: 'Ivory Grey' is grey. Two of them with an 'and' between are no one's. */
function familyNamed<F extends ColourFamily>(said: string, words: Record<F, RegExp>): F | 'Multicoloured' | null {
  const named = (Object.entries(words) as [F, RegExp][]).flatMap(([family, word]) => {
    const at = said.search(word);
    return at < 0 ? [] : [{ family, at }];
  });
  if (named.length > 1 && /\band\b|&|\//.test(said)) return 'Multicoloured';
  return named.toSorted((a, b) => b.at - a.at)[0]?.family ?? null;
}

/** How far apart in lightness, 0 to 1, a floor's chief colours may lie and still pass for one: a chequer's are farther. */
const farthestApart = 0.35;

function familySeen([ground = '', next = '']: readonly string[]): ColourFamily | null {
  const seen = measured(ground);
  if (!seen) return null;
  const beside = measured(next);
  if (beside && Math.abs(beside.light - seen.light) > farthestApart) return 'Multicoloured';
  const { light, chroma, hue } = seen;
  if (chroma < 0.1 && light < 0.22) return 'Black';
  if (chroma < 0.07 && light > 0.86) return 'White';
  const isWarm = hue >= 15 && hue < 70;
  if (isWarm && chroma >= 0.03 && chroma < 0.2 && light > 0.8) return 'Cream';
  if (chroma < 0.06 || (isWarm && chroma < 0.1)) return 'Grey';
  if (isWarm) return warm(light, chroma, hue);
  if (chroma < 0.08) return 'Grey';
  return hues.find(({ from, to }) => hue >= from && hue < to)?.family ?? (light > 0.55 ? 'Pink' : 'Red');
}

/** Degrees round the circle of colours; what lies before and after is red. */
const hues = [
  { from: 70, to: 75, family: 'Yellow' },
  { from: 75, to: 166, family: 'Green' },
  { from: 166, to: 261, family: 'Blue' },
  { from: 261, to: 320, family: 'Purple' },
  { from: 320, to: 345, family: 'Pink' },
] as const;

function warm(light: number, chroma: number, hue: number): ColourFamily {
  if (chroma > 0.5) return hue > 38 ? 'Yellow' : 'Orange';
  if (chroma < 0.22 && light > 0.55) return 'Beige';
  return light > 0.5 ? 'Light Brown' : light > 0.3 ? 'Brown' : 'Dark Brown';
}

/** Lightness and chroma from 0 to 1, hue in degrees: 0 red, 120 green, 240 blue. Null for what is no `#rrggbb`. */
function measured(hex: string): { light: number; chroma: number; hue: number } | null {
  const bytes = bytesOf(hex);
  if (!bytes) return null;
  const [red, green, blue] = bytes.map((byte) => byte / 255) as [number, number, number];
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  const sector = chroma === 0 ? 0 : max === red ? (green - blue) / chroma : max === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return { light: 0.299 * red + 0.587 * green + 0.114 * blue, chroma, hue: (sector * 60 + 360) % 360 };
}
