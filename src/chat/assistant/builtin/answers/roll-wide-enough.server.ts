import { readProducts } from '#catalogue/catalogue.server.ts';
import { formatPounds } from '#money/pence.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productSource } from '../say.ts';
import { offRoll } from './as-said.ts';
import { sumsOf } from './sums.server.ts';

const asksWidth = /\b(?:do|enough|wider|wide|cover|fit|need|join|seam)\b/;
const mostShown = 3;

/** 'would the 2 m roll do a room 2.4 by 1.9', of vinyls or carpets that were shown: whether it does, and how wide those are. Null for anything else. */
export async function answerRollWideEnough(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const text = `${reading.told} ${reading.text}`;
  const told =
    reading.measured.length === 1 && asksWidth.test(text) && reading.names.length === 0 ? offRoll(asked.reading.text, reading.measured) : '';
  if (!told || !context.shown.length) return null;
  const shown = (await readProducts(shop, context.shown.slice(0, mostShown))).filter(({ unit }) => unit === 'metre');
  if (!shown.length) return null;
  const widths = [...new Set(shown.flatMap(({ coverageCm2 }) => (coverageCm2 ? [coverageCm2 / 10_000] : [])))].sort((a, b) => a - b);
  const sums = await sumsOf(asked, shown, reading.measured);
  const lines = sums.map(({ product, calculation }) => `${linkTo(product)}: ${calculation.amount}, ${formatPounds(calculation.totalPence)}.`);
  return {
    text: [
      told,
      `Those I showed you come off a roll ${listed(widths.map((m) => `${m} m`))} wide and are sold by the metre of its length, so for that room it is:`,
      ...lines,
    ].join('\n\n'),
    products: shown.map(({ id }) => id),
    sources: shown.map(productSource),
    suggestions: ['Do I have to stick it down?', 'Can I get a sample?'],
    context: {
      topic: 'find',
      wish: context.wish,
      measured: reading.measured,
      shown: shown.map(({ id }) => id),
      focus: shown.length === 1 ? (shown[0]?.id ?? null) : null,
    },
  };
}
