import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Asked } from '../part.ts';
import { linkTo } from '../say.ts';
import { asksPriceEach, priceEach } from './price-each.ts';

/** 'grey tiles 900x900, how much per tile': what one of each comes to. */
export async function sayPriceEach({ shop, reading }: Asked, ids: readonly string[]): Promise<string> {
  if (!asksPriceEach(reading)) return '';
  const known = await readProducts(shop, ids);
  const told = known.flatMap((product) => {
    const each = product && priceEach(product);
    return product && each ? [`${linkTo(product)} ${each}`] : [];
  });
  return told.length ? `By the piece that is ${told.join('; ')}. They are sold whole boxes at a time.` : '';
}
