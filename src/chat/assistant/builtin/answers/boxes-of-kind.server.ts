import { deliveryCharge } from '#delivery/delivery.ts';
import { formatPounds, formatShortPounds } from '#money/pence.ts';
import { sold } from '../../reading/words/floors.ts';
import { isGoods } from '../is-goods.ts';
import { sayKindInside } from '../kind-of.ts';
import type { Asked } from '../part.ts';
import { underlayCalled } from './underlay-called.ts';

const sellingWord = /\b(?:box(?:es)?|packs?|rolls?|tubs?|bags?|bottles?|lengths?)\b/;

/** 'Delivery of 2 boxes of laminate': whether they reach free delivery, whichever of the kind they are. Empty where no kind and count is named. */
export async function sayBoxesOfKind({ shop: { sql }, settings, reading: { boxes, floor, names, text } }: Asked): Promise<string> {
  // 'a tub of wood adhesive' is no wood.
  const goods = floor.filter(isGoods);
  const [kind] = goods.length ? goods : floor;
  const category = kind && sold[kind]?.category;
  if (boxes === null || !category || names.length > 0 || (goods.length ? goods : floor).length > 1) return '';
  const called = category === 'Underlay' ? underlayCalled(text) : '';
  const [prices] = await sql<{ least: number | null; most: number | null }[]>`
    select min(price_pence) as least, max(price_pence) as most from products
    where category = ${category} and lower(name) like ${`%${called}%`} and unit in ('box', 'pack', 'roll', 'tub', 'bag', 'bottle', 'length')`;
  if (!prices?.least || !prices.most) return '';
  const charge = deliveryCharge(settings, boxes * prices.least);
  const free = formatShortPounds(settings.free_delivery_over_pence);
  const what = `${boxes} ${sellingWord.exec(text)?.[0] ?? 'boxes'} of our ${called && `${called} `}${sayKindInside(kind)}`;
  const come = boxes === 1 ? 'comes' : 'come';
  if (charge === 0) return `${what} ${come} to ${free} or more, so delivery is free.`;
  if (deliveryCharge(settings, boxes * prices.most) > 0)
    return `${what} ${come} to less than ${free}, whichever you choose, so delivery is ${formatPounds(charge)}.`;
  return `Whether ${what} ${come} to ${free} depends on which you choose: below that delivery is ${formatPounds(charge)}, from there on free.`;
}
