import { productMeant } from './answers/facts.server.ts';
import type { Asked, Part } from './part.ts';
import { comparedPence, linkTo, productSource, sayPrice } from './say.ts';

const asksWhich = /\b(?:cheap\w*|dear\w*|price\w*|cost\w*|same|differ\w*)\b/;

/** 'the Strand Grey in 300x600 and 600x600, which is cheaper': what each of the two sizes costs. Null where no two sizes of one are named. */
export async function ofTwoSizes(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const said = `${reading.told} ${reading.text}`.toLowerCase();
  const sizes = [...new Set([...said.matchAll(/\b(\d{2,4})\s?(?:x|by)\s?(\d{2,4})\b/g)].map(([, width, length]) => `${width}x${length}`))];
  if (sizes.length !== 2 || reading.names.length === 0 || reading.measured.length > 0 || !asksWhich.test(said)) return null;
  const meant = await productMeant({ ...asked, reading: { ...reading, size: null } });
  if (meant?.kind !== 'several') return null;
  const found = sizes.flatMap((size) => meant.products.filter(({ name }) => name.includes(size)).slice(0, 1));
  const [less, more] = found.toSorted((a, b) => comparedPence(a) - comparedPence(b));
  if (!less || !more || less.id === more.id) return null;
  const verdict = comparedPence(less) === comparedPence(more) ? 'Both sizes cost the same' : `Of the two sizes ${linkTo(less)} is the cheaper`;
  return {
    text: `${verdict}: ${sayPrice(less)}, against ${sayPrice(more)} for ${linkTo(more)}.`,
    products: [less.id, more.id],
    sources: [productSource(less), productSource(more)],
    context: { topic: 'compare', shown: [less.id, more.id], focus: null },
  };
}
