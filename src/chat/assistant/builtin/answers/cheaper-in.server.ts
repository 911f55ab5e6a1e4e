import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed } from '../say.ts';
import { answerFind } from './find.server.ts';

const cheaperIn =
  /^(?:and |so |but |ok |or )*(?:(?:would|will|is|are|does|do|could|might) (?:it|they|that|this|those|them) (?:be |come |work )?(?:out |in )?(?:any |a bit |much |come out |work out )?|(?:any )?)(?:cheaper|dearer|less|more expensive|better value)\b.* in\b/;
const mostNamed = 3;

/** 'would it be cheaper in 8 mm' of floors that were looked for: those, and what they cost against the ones that were shown. */
export async function answerCheaperIn(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const { thickness, style, finish, colour, species, names, floor, ordinals, measured, sku, said } = reading;
  const isUnnamed = names.length + floor.length + ordinals.length + measured.length === 0 && sku === null;
  const isOther = thickness !== null || style.length + finish.length + colour.length + species.length > 0;
  if (!isUnnamed || !isOther || !context.wish || !cheaperIn.test(said)) return null;
  const spokenOf = context.focus ? [context.focus] : context.shown;
  const found = await answerFind({ ...asked, reading: { ...reading, intent: null, sort: 'cheapest' } }, true);
  // Where there is none of that, another that is cheaper is no answer.
  if (/^Nothing fits/.test(found.text)) return found;
  const [before, now] = await Promise.all([listSummaries(shop, spokenOf), listSummaries(shop, found.products ?? [])]);
  const [least] = now.filter(isPriced).toSorted(byPrice);
  const others = before.filter(isPriced).filter(({ id }) => !now.some((one) => one.id === id));
  if (!least || !others.length) return null;
  const than = (isSo: (one: number) => boolean) =>
    others.filter(({ pricePerM2Pence }) => isSo(pricePerM2Pence - least.pricePerM2Pence)).slice(0, mostNamed);
  const [cheaperThan, dearerThan, same] = [than((by) => by > 0), than((by) => by < 0), than((by) => by === 0)];
  const named = (some: readonly Priced[]) => listed(some.map((one) => `${linkTo(one)} (${formatPounds(one.pricePerM2Pence)} a m²)`));
  const told = [
    cheaperThan.length ? `less than ${named(cheaperThan)}` : '',
    dearerThan.length ? `more than ${named(dearerThan)}` : '',
    same.length ? `as much as ${named(same)}` : '',
  ].filter(Boolean);
  const isDearer = /\b(?:dearer|more expensive)\b/.test(said);
  const [fits, against] = isDearer ? [dearerThan, cheaperThan] : [cheaperThan, dearerThan];
  const verdict = against.length + same.length === 0 ? 'Yes: ' : fits.length === 0 ? 'No: ' : '';
  return { ...found, text: `${verdict}${linkTo(least)} at ${formatPounds(least.pricePerM2Pence)} a m² costs ${listed(told)}.\n\n${found.text}` };
}

type Priced = ProductSummary & { pricePerM2Pence: number };

function isPriced(one: ProductSummary): one is Priced {
  return one.pricePerM2Pence !== null;
}

function byPrice(a: Priced, b: Priced): number {
  return a.pricePerM2Pence - b.pricePerM2Pence;
}
