import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { checkArea } from '#measuring/area.ts';
import { boxesNeeded } from '#measuring/boxes.ts';
import { mostBoxes } from '#measuring/buying.ts';
import { layingPatterns, wasteOf } from '#measuring/wastage.ts';
import { showWorking } from '#measuring/working.ts';
import { formatPounds } from '#money/pence.ts';
import { nameInText } from '../../answer-text.ts';
import type { Calculation } from '../../assistant.ts';
import type { AnswerContext } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { sayAssumed } from '../floor-measured.ts';
import type { Asked } from '../part.ts';
import { laidIn, metresForSteps, metresInOnePiece, roomsOf } from './amounts.ts';
import { metresInStrips } from './strips.ts';

type Measured = AnswerContext['measured'];

/** The calculation of one product for a list, by its id; null where it has no coverage. */
export async function calculateFor(asked: Asked, productId: string, measured: Measured): Promise<{ calculation: Calculation | null } | null> {
  const product = await readProduct(asked.shop, productId);
  return product && { calculation: calculationOf(product, measured, patternOf(asked.reading.style), asked.reading.wastePercent) };
}

export type SumOf = { product: ProductSummary; calculation: Calculation };

/** What each of some products would come to; those without coverage are left out. */
export async function sumsOf(asked: Asked, products: readonly ProductSummary[], measured: Measured): Promise<SumOf[]> {
  const sums = await Promise.all(products.map(({ id }) => calculateFor(asked, id, measured)));
  return products.flatMap((product, at) => {
    const calculation = sums[at]?.calculation;
    return calculation ? [{ product, calculation }] : [];
  });
}

/** What a few products would come to for the rooms described, in one sentence. */
export async function sumsFor(asked: Asked, ids: readonly string[], measured: Measured): Promise<string> {
  const lines = (await sumsOf(asked, await readProducts(asked.shop, ids), measured)).map(
    ({ product: { stock, unit }, calculation: { productName, amount, boxes, totalPence } }) =>
      `${productName}: ${amount}, ${formatPounds(totalPence)}${stock < boxes ? ` (there ${stock === 1 ? 'is' : 'are'} only ${countUnits(stock, unit)} at the moment)` : ''}`,
  );
  return lines.length ? `For ${sayM2(measured)} and the cuts that is: ${lines.join('; ')}. ${sayAssumed(measured, saidIn(asked))}`.trim() : '';
}

/** Boxes of a product for an area; null without coverage, or for more than a shop's floor. */
export function calculationOf(product: Product, measured: Measured, pattern: string | null, wastePercent: number | null): Calculation | null {
  const { area } = checkArea(BigInt(Math.round(areaOf(measured))) * 1_000_000n);
  if (area === undefined || product.coverageCm2 === null) return null;
  const laid = laidIn(product, pattern);
  const wasteBasisPoints = wastePercent === null ? wasteOf(laid) : Math.round(wastePercent * 100);
  const byArea = boxesNeeded(area, wasteBasisPoints, product.coverageCm2);
  const piece = metresInOnePiece(product, measured);
  const strips = metresForSteps(product, measured) ?? metresInStrips(product, measured) ?? 0;
  const boxes = Math.max(byArea, piece?.metres ?? 0, strips);
  if (boxes > mostBoxes) return null;
  const working = showWorking({
    area,
    // Of thirteen steps nobody wants thirteen lines.
    rooms: measured.some(({ as }) => as === 'steps') ? [] : roomsOf(measured),
    wasteBasisPoints,
    coverageCm2: product.coverageCm2,
    pricePence: product.pricePence,
    soldIn: unitWords(product.unit),
  });
  return {
    productId: product.id,
    productName: nameInText(product.name),
    areaM2: Math.round(areaOf(measured) / 1000) / 1000,
    pattern: laid,
    wastePercent: wasteBasisPoints / 100,
    boxes,
    amount: countUnits(boxes, product.unit),
    totalPence: boxes * product.pricePence,
    working:
      strips > byArea
        ? [
            ...working.slice(0, 1),
            `Cut in strips side by side off the roll${measured.some(({ as }) => as === 'steps') ? ', each ending at a step' : ''}, that takes ${countUnits(boxes, product.unit)}, ${formatPounds(boxes * product.pricePence)}.`,
          ]
        : piece && boxes > byArea
          ? [
              ...working.slice(
                0,
                Math.max(
                  1,
                  working.findIndex((line) => line.startsWith('Plus')),
                ),
              ),
              `${isOneRoom(measured) ? 'In one piece the room takes' : 'Cut room by room, each in one piece, that takes'} ${piece.lengthM} m of the roll, with about 10 cm a piece to trim, so ${countUnits(boxes, product.unit)}, ${formatPounds(boxes * product.pricePence)}.`,
            ]
          : working,
  };
}

const isOneRoom = (measured: Measured) => measured.length === 1 && measured[0]?.times === 1;

export function patternOf(styles: readonly string[]): string | null {
  return layingPatterns.find(({ pattern }) => styles.includes(pattern))?.pattern ?? null;
}

/** The question with the statements that belong to it. */
export function saidIn({ reading }: Asked): string {
  return `${reading.told} ${reading.text}`;
}

export function sayM2(measured: Measured): string {
  return `${Math.round(areaOf(measured) / 10_000) / 100} m²`;
}

/** The boxes that the rooms measured take of a product. */
export function boxesFor({ reading, context }: Asked, product: Product): number | null {
  const measured = reading.measured.length || context.focus !== product.id ? reading.measured : context.measured;
  return measured.length ? (calculationOf(product, measured, context.pattern, reading.wastePercent ?? context.wastePercent)?.boxes ?? null) : null;
}
