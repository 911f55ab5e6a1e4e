import type { GuideEntry } from '../../guide/parse-guide.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, productSource } from '../say.ts';
import { queryOf, wishOf } from '../wish.ts';

const mostNamed = 6;

/** 'can I use bleach on your carpets': which of them are said to stand it, after what holds of carpets. */
export async function withThoseStandingBleach({ shop, reading }: Asked, entry: GuideEntry, part: Part): Promise<Part> {
  const isOfCarpet = reading.floor.join() === 'carpet' && /\bbleach/.test(reading.said) && entry.title === 'Disinfectant and household cleaners';
  if (!isOfCarpet) return part;
  const wish = { ...wishOf(reading), room: [], condition: [], feature: ['bleach cleanable'] };
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), limit: mostNamed }));
  if (!products.length) return part;
  const [first = '', ...rest] = part.text.split('\n\n');
  return {
    ...part,
    text: [first, `Of ours these are said to stand it: ${linksTo(products)}. Not the wool ones. On a spill blot first.`, ...rest].join('\n\n'),
    products: products.map(({ id }) => id),
    sources: [...(part.sources ?? []), ...products.map(productSource)],
  };
}
