import type { Product } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { AnswerContext } from '../../context.ts';
import { areaOf, type MeasuredRoom } from '../../reading/measures.ts';
import { packIn } from '../../reading/said-of-rooms.ts';
import { tidy } from '../../reading/tidy.ts';
import type { Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { coverOf } from './amounts.ts';

/** The packs that a floor takes where the visitor told what one covers; empty where that was not told. */
export function packsOf(said: string, measured: readonly MeasuredRoom[], wastePercent: number): string {
  const pack = packIn(tidy(said));
  if (!pack || areaOf(measured) <= 0) return '';
  const count = (share: number) => Math.ceil((areaOf(measured) * share) / (pack.m2 * 1_000_000) - 1e-9);
  return `In packs of ${pack.m2} m² that is ${count(1 + wastePercent / 100)} packs with those cuts, or ${count(1)} without any.`;
}

const rollWidth =
  /\b(\d(?:\.\d+)?)\s?(?:m|met(?:re|er)s?)?\s?(?:wide )?rolls?\b|\brolls?\b(?: \w+){0,3}? (\d(?:\.\d+)?)\s?(?:m|met(?:re|er)s?)\b(?! long)/;

/** Whether a roll of the width that was told does the room without a join, and how much of it that takes; empty where no roll was told of. */
export function offRoll(said: string, measured: readonly MeasuredRoom[]): string {
  const match = rollWidth.exec(tidy(said));
  const rollMm = Math.round(Number(match?.[1] ?? match?.[2] ?? 0) * 1000);
  const [room] = measured;
  if (!rollMm || measured.length !== 1 || !room || 'areaMm2' in room || room.times !== 1 || room.as) return '';
  const m = (mm: number) => `${mm / 1000} m`;
  const sides = [room.lengthMm, room.widthMm];
  const across = sides.filter((mm) => mm <= rollMm);
  if (!across.length) return `Both sides are wider than a ${m(rollMm)} roll, so the room takes a join.`;
  const side = Math.max(...across);
  const along = room.lengthMm + room.widthMm - side;
  return `A ${m(rollMm)} roll goes over the ${m(side)} side without a join, so you would buy ${m(along)} of it and about 10 cm more at each end for trimming.`;
}

/** The whole boxes that so much money buys, and what they cover. */
export function boughtFor(product: Product, money: number, kept: Partial<AnswerContext>): Part {
  const boxes = Math.floor(money / product.pricePence);
  if (boxes >= 1) {
    const part = coverOf(product, boxes, kept);
    return { ...part, text: `For ${formatPounds(money)} you get ${countUnits(boxes, product.unit)}. ${part.text}` };
  }
  return {
    text: `${formatPounds(money)} does not buy any of ${linkTo(product)}: ${countUnits(1, product.unit)} costs ${formatPounds(product.pricePence)}.`,
    products: [product.id],
    sources: [productSource(product)],
    context: { ...kept, focus: product.id },
  };
}
