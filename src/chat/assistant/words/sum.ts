import type { Product } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { MeasuredRoom } from '../reading/measures.ts';
import type { Sum } from '../tools/calculate.server.ts';
import { sayOwnRooms } from './goods.ts';
import type { Part } from './say.ts';
import { inOne, linkTo, sayShort, sayThereIs, showing } from './say.ts';

/** Boxes and cost, how they come about, and whether so many are there. `counted`: boxes that the visitor named; `budgetPence`: what may be spent. */
export function saySum(
  { product, calculation, deliveryPence, isInOnePiece }: Sum,
  rooms: readonly MeasuredRoom[],
  counted: number | null,
  budgetPence: number | null,
): Part {
  const { amount, boxes, totalPence, wastePercent, areaM2, pattern } = calculation;
  const isEnough =
    counted === null ? '' : counted >= boxes ? `Yes, ${counted} is enough. ` : `No, ${counted} is not enough: you are ${boxes - counted} short. `;
  const within = budgetPence !== null && budgetPence >= totalPence ? 'Yes, that is within' : 'No, that is more than';
  const affords = budgetPence === null ? '' : `${within} ${formatPounds(budgetPence)}. `;
  const delivery = deliveryPence === 0 ? 'Delivery is free.' : `Delivery is ${formatPounds(deliveryPence)}.`;
  const cuts = wastePercent > 0 ? `, including ${wastePercent}% for cuts` : '';
  const roll =
    isInOnePiece === null ? '' : isInOnePiece ? 'Each room is cut in one piece.' : 'The room is wider than the roll, so there will be a join.';
  const stock = product.stock < boxes ? sayShort(product) : sayThereIs(product);
  const shown = showing([product]);
  return {
    text: inOne(
      `${sayOwnRooms(rooms)}${isEnough}${affords}For ${areaM2} m² of ${linkTo(product)}${pattern === 'straight' ? '' : ` laid in ${pattern}`}`,
      `you need ${amount}: ${formatPounds(totalPence)}${cuts}.\n\n${inOne(...calculation.working, roll, stock, delivery)}`,
    ),
    facts: [{ product, calculation, deliveryPence, counted, short: counted === null ? null : boxes - counted, budgetPence }, rooms],
    calculation,
    ...shown,
    suggestions: ['What underlay goes with it?', 'How long is delivery?', 'What would that be a month?'],
    context: { ...shown.context, measured: [...rooms], pattern: pattern === 'straight' ? null : pattern, wastePercent: null },
  };
}

/** What several floors would come to, a line each. */
export function saySums(sums: readonly Sum[], rooms: readonly MeasuredRoom[]): Part {
  const [first] = sums;
  const shown = showing(sums.map(({ product }) => product));
  const lines = sums.map(
    ({ product, calculation: { amount, boxes, totalPence } }) =>
      `${linkTo(product)}: ${amount}, ${formatPounds(totalPence)}${product.stock < boxes ? `. ${sayShort(product)}` : '.'}`,
  );
  return {
    text: `${sayOwnRooms(rooms)}For ${first?.calculation.areaM2 ?? 0} m², including cuts:\n\n${lines.join('\n\n')}`,
    facts: [sums, rooms],
    // Of several nobody would know which one is put in the cart.
    calculation: sums.length === 1 ? (first?.calculation ?? null) : null,
    ...shown,
    suggestions: ['Which is the cheapest?', 'Compare the first two'],
    context: { ...shown.context, measured: [...rooms] },
  };
}

/** What so many boxes come to, and what they cover. */
export function sayCount(product: Product, count: number): Part {
  const totalPence = count * product.pricePence;
  const coverM2 = product.coverageCm2 === null ? null : Math.round(count * product.coverageCm2) / 10_000;
  const covers = coverM2 === null ? '' : ` They cover ${coverM2} m² before cuts.`;
  return {
    text: inOne(
      `${countUnits(count, product.unit)} of ${linkTo(product)}: ${formatPounds(totalPence)}.${covers}`,
      `${product.stock < count ? sayShort(product) : sayThereIs(product)}`,
    ),
    facts: [{ product, count, totalPence, coverM2 }],
    ...showing([product]),
    suggestions: ['How much is delivery?', 'What underlay goes with it?'],
  };
}
