import type { Product } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { areaOf } from '../../reading/measures.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productSource, sayPrice, sayStock, sayThereIs } from '../say.ts';
import { asksEnding, asksSupply } from '../situation.ts';
import { pageSaysOfSupply } from './page-says.ts';
import { beforeThis } from './product.ts';
import { amountOf, sampleOf } from './suggested.ts';
import { asksAbout, summary } from './summary.ts';
import { calculationOf } from './sums.server.ts';

const asksCount = /how (?:many|much)|number/;
/** 'when will more be in': the shop keeps no date of it. */
const asksWhenMore =
  /\b(?:when|how (?:long|soon))\b.*\b(?:more|back|again|available|due|restock\w*|another|next (?:lot|batch|delivery|shipment))\b|\b(?:more (?:be |come |coming |due )?in|back in|restock\w*|(?:getting|expecting|due) (?:any )?more)\b/;
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** 'for Saturday', 'by the end of the month': a day by which the goods are wanted. */
export const byDay = new RegExp(
  String.raw`\b(?:for|by|before|until|on) (?:the |this |next )*(?:end of (?:the |this |next )?\w+|${weekday}|tomorrow|weekend|week|month|christmas|easter|new year|(?:(?:mid|early|late|middle of|start of)[ -])*(?:january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,2}(?:st|nd|rd|th))\b|\b(?:today|tomorrow|this (?:week|weekend|${weekday})|next (?:week|month|${weekday})|in time)\b`,
);

/** What is left of a product; whether that is enough, and in time. */
export function answerStock(asked: Asked, product: Product): Part {
  const { settings, reading, context } = asked;
  const said = `${reading.told} ${reading.text}`;
  const isOut = product.stock < 1;
  const measured = reading.measured.length || context.focus !== product.id ? reading.measured : context.measured;
  const areaMm2 = areaOf(measured);
  const counted = reading.boxes ?? metresOf(product, said);
  const sumOf = areaMm2 > 0 ? calculationOf(product, measured, context.pattern, reading.wastePercent ?? context.wastePercent) : null;
  const wanted = counted ?? sumOf?.boxes ?? null;
  const asksFor =
    counted === null && wanted !== null
      ? `${countUnits(wanted, product.unit)} that ${areaMm2 / 1_000_000} m² take with the cuts`
      : `${wanted} you ask for`;
  const isShort = wanted !== null && wanted > product.stock && !isOut;
  const enough =
    wanted === null || isOut ? '' : isShort ? ` That is fewer than the ${asksFor}.` : ` That is enough for ${asksFor.replace(' you ask for', '')}.`;
  const isCounted = (wanted !== null || asksCount.test(reading.said)) && !isShort && !isOut && product.stock > 10;
  const sum =
    reading.boxes !== null && reading.boxes > 1 && !isOut ? ` ${reading.boxes} come to ${formatPounds(reading.boxes * product.pricePence)}.` : '';
  const ofSupply = pageSaysOfSupply(product);
  const isEnding = asksEnding.test(reading.said);
  const unknown = [
    isOut ? 'When it comes back I do not know.' : asksWhenMore.test(said) ? 'When more comes in I do not have in writing.' : '',
    byDay.test(said) && !asksWhenMore.test(said) ? sayInTime(settings.standard_delivery) : '',
    isEnding && !ofSupply ? 'How long it stays in the range I do not have in writing.' : '',
  ].filter(Boolean);
  const isFew = !isOut && sayStock(product).endsWith(' left');
  const isAbout = asksAbout(said.trim());
  const offersPerson = isShort || isEnding || unknown.length > 0;
  return {
    text: [
      `${isAbout ? summary(product) : sayThereIs(product, linkTo(product))}${isCounted ? ` There are ${product.stock} ${unitWords(product.unit).many}.` : ''}${enough}`,
      `${isAbout ? '' : `It costs ${sayPrice(product)}.`}${sum}`.trim(),
      (isOut || isFew || asksWhenMore.test(said) || isEnding || asksSupply.test(reading.said)) && (ofSupply ?? ''),
      ...unknown,
      offersPerson ? offerPerson(settings) : '',
    ]
      .filter(Boolean)
      .join(' '),
    products: [product.id],
    sources: [productSource(product)],
    offersPerson,
    suggestions: isOut ? ['Show me something like it'] : [...amountOf(product), ...sampleOf([product])],
    context: { topic: 'stock', focus: product.id, before: beforeThis(asked, product) },
  };
}

/** 'need about 5 metres' of what is sold by the metre. */
function metresOf({ unit }: Product, said: string): number | null {
  const metres = unit === 'metre' ? /\b(\d+(?:\.\d+)?) ?(?:m|met(?:re|er)s?|mtrs?)\b(?! ?(?:x|by|wide|across|sq))/i.exec(said)?.[1] : null;
  return metres ? Math.ceil(Number(metres)) : null;
}

/** No day is promised: what standard delivery takes is said, and the rest has to be asked. */
export function sayInTime(standard: string): string {
  return `${standard ? `Standard delivery takes ${standard}; whether` : 'Whether'} you can have it by the day you name, delivered or collected, I do not have in writing.`;
}
