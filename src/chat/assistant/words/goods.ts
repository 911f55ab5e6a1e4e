import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { Settings } from '#settings/settings.ts';
import type { MeasuredRoom } from '../reading/measures.ts';
import type { Sum } from '../tools/calculate.server.ts';
import type { Goods, GoodsFound } from '../tools/goods-for-floor.server.ts';
import type { Part } from './say.ts';
import { inOne, linkTo, listed, offerPerson, sayPrice, sayStock, showing } from './say.ts';

/** Goods that go with a floor: what they cost, what for, and how many the rooms take. Where none do, why. */
export function sayGoods(found: GoodsFound, rooms: readonly MeasuredRoom[], settings: Pick<Settings, 'phone'>): Part {
  const { kind, floor, areaM2, note, none, goods } = found;
  if (none === 'it is laid without') return { text: `${floor} is laid without ${kind}.`, facts: [found], suggestions: ['How is it laid?'] };
  if (none)
    return { text: `None of our ${kind} fits ${floor ?? 'there'}. ${offerPerson(settings)}`, facts: [found, settings.phone], offersPerson: true };
  const area = areaM2 === null ? '' : `, with how much you need for ${areaM2} m²`;
  const heading = kind ? `Our ${kind}${floor ? ` for ${floor}` : ''}` : `What goes with ${floor}`;
  const lines = goods.map((one, at) => sayOne(one, goods[at - 1]?.reason !== one.reason));
  return {
    text: [`${sayOwnRooms(rooms)}${heading}${area}:`, ...lines, ...(note ? [note] : [])].join('\n\n'),
    facts: [found, rooms],
    ...showing(goods.map(({ product }) => product)),
    suggestions: areaM2 === null ? ['How much for 20 m²?', 'Which is the cheapest?'] : ['Which is the cheapest?', 'How much is delivery?'],
  };
}

function sayOne({ product, quantity, totalPence, worked, coversM2, reason }: Goods, saysReason: boolean): string {
  const covers = coversM2 === null ? '' : `One ${unitWords(product.unit).one} does about ${coversM2} m².`;
  const how = worked && coversM2 === null ? ` (${worked})` : '';
  const sum = quantity === null || totalPence === null ? '' : `You need ${countUnits(quantity, product.unit)}${how}: ${formatPounds(totalPence)}.`;
  return inOne(`${linkTo(product)}: ${sayPrice(product)}, ${sayStock(product)}.`, saysReason ? reason : '', covers, sum);
}

/** What a floor and its goods come to for the rooms. */
export function sayTogether(
  { product, calculation }: Sum,
  goods: readonly Goods[],
  { totalPence, deliveryPence }: { totalPence: number; deliveryPence: number },
  rooms: readonly MeasuredRoom[],
  found: readonly GoodsFound[],
): Part {
  const note = found.findLast((one) => one.note)?.note ?? '';
  const { areaM2, amount, wastePercent } = calculation;
  const cuts = wastePercent > 0 ? `, including ${wastePercent}% for cuts` : '';
  const lines = [
    `${linkTo(product)}: ${amount}, ${formatPounds(calculation.totalPence)}${cuts}.`,
    ...goods.map((one) => `${linkTo(one.product)}: ${countUnits(one.quantity ?? 0, one.product.unit)}, ${formatPounds(one.totalPence ?? 0)}.`),
  ];
  const delivery = deliveryPence ? `Delivery is ${formatPounds(deliveryPence)}.` : 'Delivery is free.';
  const shown = showing([product, ...goods.map((one) => one.product)]);
  return {
    text: `${sayOwnRooms(rooms)}For ${areaM2} m²:\n\n${lines.join('\n\n')}\n\n${inOne(`Total: ${formatPounds(totalPence)}.`, delivery, note)}`,
    facts: [{ product, calculation }, goods, { totalPence, deliveryPence }, rooms, found],
    calculation,
    ...shown,
    suggestions: ['What would that be a month?', 'How long is delivery?'],
    context: { ...shown.context, focus: product.id, measured: [...rooms] },
  };
}

/** 'I’ve taken your Lounge as you measured it. ', where it is the visitor's own; else nothing. */
export function sayOwnRooms(rooms: readonly MeasuredRoom[]): string {
  const names = rooms.flatMap((one) => ('id' in one && one.id ? one.name : []));
  return names.length ? `I’ve taken your ${listed(names)} as you measured ${names.length > 1 ? 'them' : 'it'}. ` : '';
}
