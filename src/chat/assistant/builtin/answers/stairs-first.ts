import type { Product } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { type MeasuredRoom, stepMm } from '../../reading/measures.ts';
import { asksStairs, stepsIn } from '../floor-measured.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo } from '../say.ts';
import { calculationOf, saidIn } from './sums.server.ts';

const usualStairsMm = 850;

/** Steps that were counted, and not how wide they are: that is asked first, and what usual ones would come to is told. Null where there are none. */
export async function withStairs(asked: Asked, measured: MeasuredRoom[], findFor: (asked: Asked) => Promise<Part>): Promise<Part | null> {
  const { reading } = asked;
  const asks = asksStairs(measured, saidIn(asked));
  const steps = stepsIn(saidIn(asked));
  // 'what would wool twist come to for 13 stairs'
  const floor = reading.floor.length || !isCarpet(reading) ? reading.floor : ['carpet'];
  if (!asks || !floor.length || floor.some(isGoods)) return null;
  const asksLanding =
    /\blandings?\b/.test(saidIn(asked)) && !measured.length ? ' How long and wide is the landing? It comes on top and is not counted yet.' : '';
  const stairs = { name: 'stairs', lengthMm: stepMm, widthMm: usualStairsMm, times: steps, as: 'steps' } as const;
  const found = await findFor({ ...asked, reading: { ...reading, floor, measured: [...measured, stairs] } });
  return {
    ...found,
    text: `${asks}${asksLanding}\n\nOf usual stairs, ${usualStairsMm} mm wide, for example:\n\n${found.text}`,
    context: { ...found.context, measured, awaits: 'area' },
  };
}

/** What usual stairs come to in a carpet that was named; empty for what is not sold off the roll. */
export function ofUsualStairs(product: Product, said: string): string {
  const stairs = { name: 'stairs', lengthMm: stepMm, widthMm: usualStairsMm, times: stepsIn(said), as: 'steps' } as const;
  const sum = product.unit === 'metre' ? calculationOf(product, [stairs], null, null) : null;
  return sum
    ? `\n\nUsual stairs, up to ${usualStairsMm} mm wide, take ${sum.amount} of ${linkTo(product)}, ${formatPounds(sum.totalPence)}, cut in strips side by side off the roll.`
    : '';
}

const piles: ReadonlySet<string> = new Set(['twist', 'saxony', 'loop', 'flatweave', 'low pile']);

/** Whether carpet is meant, by its name or by what only carpet is. */
export const isCarpet = ({ floor, style, feature }: Asked['reading']) =>
  floor.includes('carpet') || (floor.length === 0 && (style.some((name) => piles.has(name)) || feature.some((name) => /wool$/.test(name))));
