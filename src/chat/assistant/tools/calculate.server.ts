import { z } from 'zod';
import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { isFromRoll, planOwnRoll } from '#catalogue/roll-goods.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { deliveryCharge } from '#delivery/delivery.ts';
import { checkArea } from '#measuring/area.ts';
import { boxesNeeded, layingPatterns, maxBoxes, wasteOf } from '#measuring/boxes.ts';
import { showWorking } from '#measuring/working.ts';
import { readSettings } from '#settings/queries.server.ts';
import { nameInText } from '../answer-text.ts';
import type { Calculation } from '../assistant.ts';
import { productId } from './product-facts.server.ts';
import { measured, roomsAsked } from './rooms.server.ts';
import { tool } from './tool.ts';

/** `deliveryPence`: what delivering just this would cost. `isInOnePiece`: off a roll, without a join; null where it is not from one. */
export type Sum = { product: Product; calculation: Calculation; deliveryPence: number; isInOnePiece: boolean | null };

export const calculate = tool({
  name: 'calculate_boxes',
  description: 'Boxes (or metres off a roll) and cost of a product for rooms, with waste for cuts.',
  input: z.object({
    id: productId,
    rooms: roomsAsked.min(1),
    pattern: z
      .enum(layingPatterns.map(({ pattern }) => pattern))
      .nullable()
      .default(null),
    wastePercent: z.number().min(0).max(100).nullable().default(null).describe('Only where the visitor named one'),
  }),
  run: async (shop, visitor, { id, rooms, pattern, wastePercent }): Promise<Sum | null> => {
    const [product, settings] = await Promise.all([readProduct(shop, id), readSettings(shop)]);
    const worked = product && workOut(product, measured(visitor, rooms), pattern, wastePercent);
    return worked && { ...worked, deliveryPence: deliveryCharge(settings, worked.calculation.totalPence) };
  },
});

/** Null without coverage, for one piece, or for more than a shop's floor. */
function workOut(product: Product, { areaMm2, sides }: ReturnType<typeof measured>, pattern: string | null, wastePercent: number | null) {
  const { area } = checkArea(BigInt(Math.round(areaMm2)) * 1_000_000n);
  if (area === undefined || product.coverageCm2 === null || product.remnantLengthMm !== null) return null;
  const laid = laidIn(product, pattern);
  const wasteBasisPoints = wastePercent === null ? wasteOf(laid) : Math.round(wastePercent * 100);
  const cuts = isFromRoll(product) ? planOwnRoll(product, sides, Number(area / 1_000_000n)) : null;
  const boxes = cuts?.metres ?? boxesNeeded(area, wasteBasisPoints, product.coverageCm2);
  if (boxes > maxBoxes) return null;
  const { pricePence, coverageCm2, unit } = product;
  const working = showWorking({ area, wasteBasisPoints, coverageCm2, pricePence, soldIn: unitWords(unit) });
  const calculation: Calculation = {
    productId: product.id,
    productName: nameInText(product.name),
    areaM2: Math.round(areaMm2 / 1000) / 1000,
    pattern: laid,
    wastePercent: cuts ? 0 : wasteBasisPoints / 100,
    boxes,
    amount: countUnits(boxes, unit),
    totalPence: boxes * pricePence,
    working: cuts ? [working[0] ?? '', `${cuts.words}, so you need ${countUnits(boxes, unit)}.`] : working,
  };
  return { product, calculation, isInOnePiece: cuts?.isInOnePiece ?? null };
}

/** How a product is laid: as was said, else as its own format says. */
function laidIn({ plankStyle, format }: Pick<Product, 'plankStyle' | 'format'>, said: string | null): string {
  const own = [said, plankStyle?.toLowerCase(), format?.toLowerCase()];
  return own.find((name) => layingPatterns.some(({ pattern }) => pattern === name)) ?? 'straight';
}
