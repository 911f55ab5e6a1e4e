import { readProducts } from '#catalogue/catalogue.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { AnswerContext } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { sayAssumed } from '../floor-measured.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo } from '../say.ts';
import { calculateFor, sayM2 } from './sums.server.ts';

/** Which of several; with what each would come to where the floor is known. */
export async function whichOne(asked: Asked, products: { id: string; name: string }[], kept: Partial<AnswerContext>): Promise<Part> {
  const first = products.slice(0, 4);
  const measured = kept.measured ?? [];
  const sums = areaOf(measured) > 0 ? await Promise.all(first.map(({ id }) => calculateFor(asked, id, measured))) : [];
  const { boxes } = asked.reading;
  const priced = boxes && !sums.length ? await readProducts(asked.shop, first) : [];
  const lines = first.map((product, at) => {
    const [sum, one] = [sums[at]?.calculation, priced[at]];
    const many = one && boxes ? `: ${countUnits(boxes, one.unit)}, ${formatPounds(one.pricePence * boxes)}` : '';
    return `${at + 1}. ${linkTo(product)}${sum ? `: ${sum.amount}, ${formatPounds(sum.totalPence)}` : many}`;
  });
  const area = sums.some((sum) => sum?.calculation) ? ` For ${sayM2(measured)}, with the cuts:` : '';
  const asks = first.length === 1 && asked.reading.ordinals.length ? 'I showed you only this one. Is it the one you mean?' : 'Which one do you mean?';
  const more = products.length > first.length ? 'There are more: tell me the colour.' : '';
  return {
    text: [`${asks}${area}`, ...lines, more, area && sayAssumed(measured)].filter(Boolean).join('\n\n'),
    products: first.map(({ id }) => id),
    suggestions: first.length === 1 ? ['The first one'] : ['The first one', 'The second one'],
    context: { ...asked.context, ...kept, shown: first.map(({ id }) => id), focus: null, awaits: 'product' },
  };
}
