import { areaOf } from '../../reading/measures.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { answerFinance, saySum } from './finance.ts';
import { sumsOf } from './sums.server.ts';

const mostTold = 3;

/** '25 m² of Skovgren oak on finance', of which there are two: the instalments for each; null where one is meant, or nothing was measured. */
export async function monthlyOfEach(asked: Asked): Promise<Part | null> {
  const { reading, settings } = asked;
  if (!reading.names.length || areaOf(reading.measured) <= 0 || !settings.finance.enabled) return null;
  const meant = await whichProducts(asked);
  if (meant.kind !== 'several' || meant.products.length > mostTold) return null;
  const sums = await sumsOf(asked, meant.products, reading.measured);
  if (!sums.length) return null;
  const lines = sums.map(({ product, calculation }) => saySum(calculation.totalPence, 0, `${calculation.amount} of ${linkTo(product)}`).trim());
  const terms = answerFinance(asked, null, '');
  return {
    ...terms,
    text: `${lines.join('\n\n')}\n\n${terms.text}`,
    products: sums.map(({ product }) => product.id),
    sources: [...sums.map(({ product }) => productSource(product)), ...(terms.sources ?? [])],
    context: { ...terms.context, shown: sums.map(({ product }) => product.id), focus: null },
  };
}
