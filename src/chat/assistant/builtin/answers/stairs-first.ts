import { type MeasuredRoom, stepMm } from '../../reading/measures.ts';
import { asksStairs, stepsIn } from '../floor-measured.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { saidIn } from './sums.server.ts';

const usualStairsMm = 850;

/** Steps that were counted, and not how wide they are: that is asked first, and what usual ones would come to is told. Null where there are none. */
export async function withStairs(asked: Asked, measured: MeasuredRoom[], findFor: (asked: Asked) => Promise<Part>): Promise<Part | null> {
  const { reading } = asked;
  const asks = asksStairs(measured, saidIn(asked));
  const steps = stepsIn(saidIn(asked));
  if (!asks || !reading.floor.length || reading.floor.some(isGoods)) return null;
  const asksLanding =
    /\blandings?\b/.test(saidIn(asked)) && !measured.length ? ' How long and wide is the landing? It comes on top and is not counted yet.' : '';
  const stairs = { name: 'stairs', lengthMm: stepMm, widthMm: usualStairsMm, times: steps, as: 'steps' } as const;
  const found = await findFor({ ...asked, reading: { ...reading, measured: [...measured, stairs] } });
  return {
    ...found,
    text: `${asks}${asksLanding}\n\nOf usual stairs, ${usualStairsMm} mm wide, for example:\n\n${found.text}`,
    context: { ...found.context, measured, awaits: 'area' },
  };
}
