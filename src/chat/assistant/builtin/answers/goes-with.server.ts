import type { Product } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { AnswerContext } from '../../context.ts';
import { emptyWish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed } from '../say.ts';
import { groutNeeded, kgIn, type Needed, sundryNeeded } from '../sundry-quantities.ts';
import { queryOf } from '../wish.ts';
import { sumsFor } from './sums.server.ts';

type Measured = AnswerContext['measured'];

/** 'with underlay': the underlay for the same rooms besides. */
export async function withUnderlay(asked: Asked, product: Product, measured: Measured, part: Part): Promise<Part> {
  const kind = adviceKindOf(product);
  const wish = { ...emptyWish, floor: ['underlay', ...(kind ? [kind] : [])], condition: asked.reading.condition };
  const { products } = await findFloors(asked.shop, floorQuery.parse({ ...queryOf(wish), limit: 2 }));
  const ids = products.map(({ id }) => id);
  const sums = await sumsFor({ ...asked, reading: { ...asked.reading, style: [] } }, ids, measured);
  return sums
    ? { ...part, text: `${part.text}\n\nUnderlay: ${sums.charAt(0).toLowerCase()}${sums.slice(1)}`, products: [...(part.products ?? []), ...ids] }
    : part;
}

const tileJoint = { thicknessMm: 10, jointMm: 3 };

/** 'with adhesive and grout': the bags that a tiled floor takes besides, and what they cost; the part as it is for other floors. */
export async function withTileGoods(asked: Asked, product: Product, measured: Measured, part: Part): Promise<Part> {
  const areaM2 = areaOf(measured) / 1_000_000;
  const [a = 600, b = 600] = (product.tileSize ?? '600x600').split('x').map(Number);
  const grout = groutNeeded(areaM2, [a, b], tileJoint.thicknessMm, tileJoint.jointMm);
  const goods: [name: string, search: string, needed: Needed][] = [
    ['adhesive', 'tile adhesive', sundryNeeded('tile adhesive', areaM2)],
    ['grout', 'grout', { leastKg: grout, mostKg: grout }],
  ];
  const found = await Promise.all(
    goods.filter(([name]) => asked.reading.floor.includes(name)).map(([name, search, needed]) => bagsOf(asked, name, search, needed)),
  );
  const kept = found.flatMap((one) => one ?? []);
  return kept.length
    ? {
        ...part,
        text: `${part.text}\n\n${kept.map(({ text }) => text).join(' ')}`,
        products: [...(part.products ?? []), ...kept.map(({ id }) => id)],
      }
    : part;
}

/** The first of our goods that comes in bags of so many kg, for what is needed; null where we have none. */
async function bagsOf(asked: Asked, name: string, search: string, { leastKg, mostKg }: Needed): Promise<{ id: string; text: string } | null> {
  const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [name] }), words: [[search]], limit: 4 });
  const { products } = await findFloors(asked.shop, query);
  const product = products.find((one) => kgIn(one.name) > 0);
  if (!product) return null;
  const kg = kgIn(product.name);
  const bags = [...new Set([Math.ceil(leastKg / kg), Math.ceil(mostKg / kg)])];
  const counts = listed(
    bags.map((count) => `${countUnits(count, product.unit)} at ${formatPounds(count * product.pricePence)}`),
    'or',
  );
  const amount = leastKg === mostKg ? `${leastKg} kg` : `${leastKg} to ${mostKg} kg`;
  return { id: product.id, text: `About ${amount} of ${name}: for example ${linkTo(product)}, ${counts}.` };
}
