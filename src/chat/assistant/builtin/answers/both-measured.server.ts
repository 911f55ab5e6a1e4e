import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { areaOf } from '../../reading/measures.ts';
import { isGoodsCategory } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { reckon } from '../reckoned.ts';
import { linkTo, productSource } from '../say.ts';
import { goodsWith } from './floor-with-goods.server.ts';
import { bagsFor } from './goes-with.server.ts';
import { calculationOf, sayM2 } from './sums.server.ts';

const asksBoth =
  /\b(?:both|each|the two|the pair)\b(?! (?:way|side|end|room))(?=.*\b(?:for|to do)\b|.*\{)|\b(?:how (?:many|much)|packs|boxes|rolls|cost|price|total|come to)\b.*\b(?:both|each|the two)\b/;

/** 'how many packs of both for 24 m²', of a floor and what was just named to go with it. */
export function asksOfBoth({ reading, context, visitor }: Omit<Asked, 'shop' | 'settings'>): boolean {
  const isNamed = reading.names.length + reading.floor.length > 0 || reading.sku !== null;
  const isMeasured = reading.measured.length + context.measured.length > 0;
  return !isNamed && isMeasured && asksBoth.test(reading.said) && (context.focus ?? visitor.productId) !== null && context.shown.length > 0;
}

/** The floor spoken of and the one thing that goes with it, with how much of each the rooms take; null where it is not one of either. */
export async function answerBoth(asked: Asked): Promise<Part | null> {
  if (!asksOfBoth(asked)) return null;
  const { shop, reading, context, visitor } = asked;
  const ids = [...new Set([visitor.productId, context.before, context.focus, ...context.shown].filter((id) => id !== null))];
  const known = await listSummaries(shop, ids);
  const floorId = known.find((one) => !isGoodsCategory(one.category))?.id;
  const goodsId = known.find((one) => isGoodsCategory(one.category))?.id;
  const [floor, goods] = await Promise.all([floorId ? readProduct(shop, floorId) : null, goodsId ? readProduct(shop, goodsId) : null]);
  if (!floor || !goods) return null;
  const measured = reading.measured.length ? reading.measured : context.measured;
  const calculation = calculationOf(floor, measured, context.pattern, reading.wastePercent ?? context.wastePercent);
  const other = await goodsFor(asked, goods, floor, measured);
  if (!calculation || !other) return null;
  const total = calculation.totalPence + other.pence;
  return {
    text: `For ${sayM2(measured)} and the cuts that is ${calculation.amount} of ${linkTo(floor)}, ${formatPounds(calculation.totalPence)}, and ${other.text}: ${formatPounds(total)} together.`,
    products: [floor.id, goods.id],
    calculation,
    sources: [productSource(floor), productSource(goods)],
    suggestions: ['Can I pay that monthly?', 'Is it in stock?'],
    context: {
      topic: 'calculate',
      measured,
      focus: floor.id,
      before: goods.id,
      shown: [floor.id, goods.id],
      reckoned: reckon([{ id: goods.id, pence: other.pence }], measured),
    },
  };
}

async function goodsFor(
  asked: Asked,
  goods: Product,
  floor: Product,
  measured: Asked['context']['measured'],
): Promise<{ text: string; pence: number } | null> {
  const sum = calculationOf(goods, measured, null, asked.reading.wastePercent);
  if (sum) return { text: `${sum.amount} of ${linkTo(goods)}, ${formatPounds(sum.totalPence)}`, pence: sum.totalPence };
  return goods.category === 'Adhesives' ? bagsFor(asked, 'adhesive', floor, areaOf(measured) / 1_000_000) : null;
}

/** What is counted with a floor, as it is asked for. */
const countedAs: Readonly<Record<string, string>> = { adhesive: 'adhesive', tackifier: 'adhesive', grout: 'grout', underlay: 'underlay' };
const packsAndGoods =
  /\b(?:packs?|boxes|rolls?|tiles|planks|boards)\b.*\b(?:and|plus|with|&)\b.*\b(?:glue|adhesive|tackifier|grout|underlay)\b|\b(?:glue|adhesive|tackifier|grout|underlay)\b.*\b(?:and|plus|with|&)\b.*\b(?:packs|boxes|rolls)\b/;

/** 'how many packs and the glue price' of the floor that is spoken of: the boxes, the tubs and both together; null where one of them alone is asked. */
export async function answerPacksAndGoods(asked: Asked, product: Product): Promise<Part | null> {
  const { reading, context } = asked;
  const measured = reading.measured.length ? reading.measured : context.measured;
  if (!packsAndGoods.test(`${reading.told} ${reading.said}`) || isGoodsCategory(product.category) || !reading.floor.every((name) => countedAs[name]))
    return null;
  const calculation = calculationOf(product, measured, context.pattern, reading.wastePercent ?? context.wastePercent);
  const { goods } = await goodsWith(asked, product, measured, [...new Set(reading.floor.flatMap((name) => countedAs[name] ?? []))]);
  if (!calculation || !goods.length) return null;
  const total = goods.reduce((sum, { pence }) => sum + pence, calculation.totalPence);
  return {
    text: `For ${sayM2(measured)} and the cuts that is ${calculation.amount} of ${linkTo(product)}, ${formatPounds(calculation.totalPence)}, and ${goods.map(({ text }) => text).join(' and ')}: ${formatPounds(total)} together.`,
    products: [product.id, ...goods.map(({ id }) => id)],
    calculation,
    sources: [productSource(product)],
    suggestions: ['Can I pay that monthly?', 'Is it in stock?'],
    context: {
      topic: 'calculate',
      measured,
      focus: product.id,
      before: goods[0]?.id ?? null,
      shown: [product.id, ...goods.map(({ id }) => id)],
      reckoned: reckon(goods, measured),
    },
  };
}
