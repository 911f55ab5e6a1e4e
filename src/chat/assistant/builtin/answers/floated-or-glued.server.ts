import { readProduct } from '#catalogue/catalogue.server.ts';
import { formatPounds } from '#money/pence.ts';
import { areaOf } from '../../reading/measures.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { goodsWith } from './floor-with-goods.server.ts';
import { bagsFor } from './goes-with.server.ts';
import { noUnderlay } from './no-underlay.ts';
import { floorSpokenOf } from './of-the-sum.server.ts';
import { calculationOf, sayM2 } from './sums.server.ts';

const floats = /\bfloat(?:ed|s|ing)?\b/;
const glues = /\b(?:glu(?:e|ed|es|ing)|stuck|stick|sticking|bond(?:ed|ing)?)\b/;
const asksMoney = /\b(?:save|saving|cheaper|dearer|cost|costs|come to|how much|difference|price|less|more)\b/;
const isOther = /\b(?:instead|if i|if we|or|than|against|rather|what if|versus|vs)\b/;

/**
 * 'and if I floated it instead, what underlay and how much would I save': what the floor that was worked out comes to floated on an underlay
 * and glued down, and what lies between. Null for anything else, and for a floor that takes only one of the two.
 */
export async function answerFloatedOrGlued(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const said = `${reading.told} ${reading.said}`;
  const isAsked = (floats.test(said) || (glues.test(said) && /\binstead\b/.test(said))) && asksMoney.test(said) && isOther.test(said);
  const measured = reading.measured.length ? reading.measured : context.measured;
  if (!isAsked || reading.names.length > 0 || areaOf(measured) <= 0) return null;
  const id = (await floorSpokenOf(asked)) ?? context.shown[0];
  const product = id ? await readProduct(shop, id) : null;
  const sum = product && calculationOf(product, measured, context.pattern, reading.wastePercent ?? context.wastePercent);
  if (!product || !sum || noUnderlay(product)) return null;
  const [glue, { goods }] = await Promise.all([
    bagsFor(asked, 'adhesive', product, areaOf(measured) / 1_000_000),
    goodsWith({ ...asked, reading: { ...reading, thickness: null } }, product, measured, ['underlay']),
  ]);
  const [underlay] = goods;
  if (!glue || !underlay) return null;
  const [floated, glued] = [sum.totalPence + underlay.pence, sum.totalPence + glue.pence];
  const apart = Math.abs(glued - floated);
  const verdict =
    apart === 0
      ? 'Floated or glued, it comes to the same'
      : `Floated it comes to ${formatPounds(apart)} ${floated < glued ? 'less' : 'more'} than glued down`;
  return {
    text: [
      `${verdict}, for ${sayM2(measured)} of ${linkTo(product)} with the cuts (${sum.amount}, ${formatPounds(sum.totalPence)}):`,
      `Floated on underlay: ${underlay.text}: ${formatPounds(floated)} together.`,
      `Glued down: ${glue.text}: ${formatPounds(glued)} together.`,
    ].join('\n\n'),
    products: [product.id, underlay.id, glue.id],
    sources: [productSource(product)],
    suggestions: ['Can I get a sample?', 'Do you deliver?'],
    context: { topic: 'calculate', focus: product.id, measured },
  };
}
