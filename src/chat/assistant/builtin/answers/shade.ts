import type { Product, ProductSummary } from '#catalogue/product.ts';
import { bytesOf } from '#surfaces/colour.ts';
import { colourNames } from '../../reading/words/looks.ts';
import { linkTo, listed } from '../say.ts';
import type { Verdict } from './merits.ts';
import { groundOf, warmth } from './picture-colours.ts';

type Coloured = Pick<ProductSummary, 'name' | 'colour'> & Partial<Pick<Product, 'appearance'>>;

/** The names of colours from the darkest to the lightest; a word counts where it is found first. */
const steps: readonly (readonly string[])[] = [
  ['near black', 'black'],
  ['dark', 'dark grey', 'dark blue', 'dark green'],
  ['brown'],
  ['grey', 'red', 'blue', 'green', 'natural'],
  ['beige'],
  ['light', 'light blue', 'light green'],
  ['white', 'cream'],
].map((names) => names.flatMap((name) => colourNames[name] ?? []));
/** 'sand' is called light as well as beige, and 'ash grey' grey though ash is light. */
const words = steps
  .flatMap((step, at) => step.map((word) => ({ word, at, says: new RegExp(`\\b${word}\\b`) })))
  .toSorted((a, b) => b.word.length - a.word.length);

const darkestAsked = /\bdarkest\b|\bdark(?= (?:grey|brown|blue|green|oak|wood)\b)/;
const lightestAsked =
  /\b(?:lightest|palest)\b(?! (?:to|in) )|\b(?:light|pale)(?= (?:grey|brown|blue|green)\b)|\bwhite or (?:\w+ )?(?:pale|light)\b|\b(?:pale|light) or (?:\w+ )?white\b/;

/** 'the darkest you have', 'a light grey': which way round what is found is put; null where nothing was said of it. */
export function shadeOrder(said: string): 'darkest' | 'lightest' | null {
  return darkestAsked.test(said) ? 'darkest' : lightestAsked.test(said) ? 'lightest' : null;
}

/** Those that are the darkest or the lightest first, by their pictures or the names of their colours. */
export function byShade<Some extends Coloured>(products: readonly Some[], order: 'darkest' | 'lightest'): Some[] {
  const way = order === 'darkest' ? 1 : -1;
  return products.toSorted((a, b) => ((lightnessOf(a)?.at ?? steps.length / 2) - (lightnessOf(b)?.at ?? steps.length / 2)) * way);
}

const asksShade = /\b(?:light|dark|pal)(?:er|est)\b(?! (?:to (?:carry|lift|move)|in weight|weight))/;

/** Nobody sees less of a difference than this between two floors that do not lie side by side. */
export const leastSeen = 0.2;

/** How light something is, from 0 to 6: by the ground of its picture, else by the name of its colour, which is then the word; null where neither tells. */
export function lightnessOf({ name, colour, appearance }: Coloured): { word: string; at: number } | null {
  const ground = bytesOf(appearance?.colours[0] ?? '');
  if (ground) {
    const [red, green, blue] = ground;
    return { word: '', at: ((0.299 * red + 0.587 * green + 0.114 * blue) / 255) * (steps.length - 1) };
  }
  for (const said of [name, colour ?? '']) {
    const found = words.find(({ says }) => says.test(said.toLowerCase()));
    if (found) return found;
  }
  return null;
}

/** 'which is greyer', 'which has more brown in it': how far the colours of its picture are from grey. */
const asksGrey =
  /\b(?:grey|gray|brown|warm|cool|cold)(?:er|est)\b(?<!\bfeel(?:s|ing)? (?:the )?\w+)(?!.*\b(?:under ?foot|feet|toes|touch|to (?:walk|stand|sit|lie|live)|winter|heating)\b)/;

function greyAsked<Some extends Coloured & ProductSummary>(said: string, products: readonly Some[]): { text: string; best: Some | null } | null {
  const [asked] = asksGrey.exec(said) ?? [];
  // 'which is quieter and which is warmer' is felt, and not seen.
  if (!asked || /\b(?:quiet|nois|cosi|cosy|soft)\w*\b/.test(said)) return null;
  const way = /^(?:grey|gray|cool|cold)/.test(asked) ? 1 : -1;
  const known = products.flatMap((product) => {
    const ground = groundOf(product.appearance?.colours ?? []);
    return ground ? [{ product, warm: warmth(ground) }] : [];
  });
  const [first] = known.toSorted((a, b) => (a.warm - b.warm) * way);
  if (!first || known.length < products.length) return null;
  return { text: `${linkTo(first.product)} is the ${asked}, going by their pictures; compare samples in your own light.`, best: first.product };
}

/** 'which is lighter': by the names of their colours; null where that was not asked. */
export function shadeAsked<Some extends ProductSummary>(
  said: string,
  products: readonly Some[],
): (Omit<Verdict, 'best'> & { best: Some | null }) | null {
  const grey = greyAsked(said, products);
  if (grey) return grey;
  const [asked] = asksShade.exec(said) ?? [];
  if (!asked) return null;
  const way = asked.startsWith('dark') ? -1 : 1;
  const known = products.flatMap((product) => {
    const shade = lightnessOf(product);
    return shade ? [{ product, ...shade }] : [];
  });
  const [first, next] = known.toSorted((a, b) => (b.at - a.at) * way);
  const word = `${way < 0 ? 'dark' : 'light'}${products.length > 2 ? 'est' : 'er'}`;
  const level = first && next ? known.filter(({ at }) => Math.abs(first.at - at) < leastSeen).map(({ product }) => product) : [];
  if (known.length === products.length && level.length > 1)
    return {
      text: `${listed(level.map(linkTo))} are about as ${way < 0 ? 'dark' : 'light'} as each other, going by their pictures${level.length < known.length ? `, and ${way < 0 ? 'darker' : 'lighter'} than the rest` : ''}; compare samples in your own light.`,
      best: null,
    };
  if (!first || known.length < products.length)
    return { text: `Which of them is ${word} is not on record: compare their pictures, or samples of them in your own light.`, best: null };
  const others = known.filter(({ product }) => product !== first.product).map((one) => one.word);
  const by = [first.word, ...others].every(Boolean) ? `the names of their colours (${first.word} against ${listed(others)})` : 'their pictures';
  const why = /\bsmall room\b/.test(said) && way > 0 ? 'A light floor makes a small room look larger: ' : '';
  return {
    text: `${why}${linkTo(first.product)} is the ${word}, going by ${by}; compare samples in your own light.`,
    best: first.product,
  };
}

/** How light it is, where somebody fears that it is too much so. */
export function sayShade(product: Product): string | null {
  const at = lightnessOf(product)?.at;
  if (at === undefined) return null;
  if (product.appearance?.material === 'encaustic') return 'It has light and dark in one pattern, which hides more than a plain colour.';
  return at > 3.6
    ? 'It is pale: mud, crumbs and dark hairs show on it more than on a mid tone, and dust less.'
    : at < 2
      ? 'It is dark: dust, crumbs and pale hairs show on it more than on a mid tone, and mud less.'
      : 'It is a mid tone, which shows dirt least.';
}
