import type { ProductSummary } from '#catalogue/product.ts';
import { colourNames } from '../../reading/words/looks.ts';
import { linkTo, listed } from '../say.ts';
import type { Verdict } from './merits.ts';

type Coloured = Pick<ProductSummary, 'name' | 'colour'>;

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

const asksShade = /\b(?:light|dark|pal)(?:er|est)\b(?! (?:to (?:carry|lift|move)|in weight|weight))/;

/** How light something is, going by the name of its colour; null where that does not tell. */
export function lightnessOf({ name, colour }: Coloured): { word: string; at: number } | null {
  for (const said of [name, colour ?? '']) {
    const found = words.find(({ says }) => says.test(said.toLowerCase()));
    if (found) return found;
  }
  return null;
}

/** 'which is lighter': by the names of their colours; null where that was not asked. */
export function shadeAsked<Some extends ProductSummary>(
  said: string,
  products: readonly Some[],
): (Omit<Verdict, 'best'> & { best: Some | null }) | null {
  const [asked] = asksShade.exec(said) ?? [];
  if (!asked) return null;
  const way = asked.startsWith('dark') ? -1 : 1;
  const known = products.flatMap((product) => {
    const shade = lightnessOf(product);
    return shade ? [{ product, ...shade }] : [];
  });
  const [first, next] = known.toSorted((a, b) => (b.at - a.at) * way);
  const word = `${way < 0 ? 'dark' : 'light'}${products.length > 2 ? 'est' : 'er'}`;
  if (!first || known.length < products.length || first.at === next?.at)
    return { text: `Which of them is ${word} is not on record: compare their pictures, or samples of them in your own light.`, best: null };
  const others = listed(known.filter(({ product }) => product !== first.product).map((one) => one.word));
  return {
    text: `${linkTo(first.product)} is the ${word}, going by the names of their colours (${first.word} against ${others}); compare samples in your own light.`,
    best: first.product,
  };
}
