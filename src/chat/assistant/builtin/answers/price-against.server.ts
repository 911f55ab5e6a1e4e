import { listSummaries } from '#catalogue/catalogue.server.ts';
import { formatPounds } from '#money/pence.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource, sayPrice, upperFirst } from '../say.ts';
import { asksWhy } from './why-dearer.ts';

export const asksAgainst =
  /\b(?:same|similar) (?:price|money|cost)\b|\b(?:price|cost)s? differ\w*|\b(?:differ\w*|gap) (?:is there )?(?:in|between) (?:the )?(?:prices|costs)\b|\bdifference in (?:the )?(?:price|cost)\b(?! of (?:the|a)\b)|\bhow much (?:more|less|dearer|cheaper)(?: (?:is|are|would) (?:it|that|they|those)(?: be)?)?$/;

/** 'same price?', 'and the price difference' of what was just shown, against the one that was spoken of before; null where there are no such two. */
export async function answerPriceAgainst({ shop, reading, context, visitor }: Asked): Promise<Part | null> {
  const isNamed = reading.names.length + reading.floor.length + reading.ordinals.length > 0 || reading.sku !== null;
  // 'and the price difference' of two that were just compared.
  const [first, second, ...more] = context.shown;
  const isOfTwo = context.topic === 'compare' && first && second && !more.length;
  // 'does it come darker' on the page of one, and then the price of those against it.
  const open =
    visitor.productId !== null && context.focus !== visitor.productId && !context.shown.includes(visitor.productId) ? visitor.productId : null;
  // Of several that were listed, and none before them: against the first.
  const isOfList = !context.before && !open && context.focus === null && context.shown.length > 1;
  const now = isOfTwo ? [second] : context.focus ? [context.focus] : isOfList ? context.shown.slice(1) : context.shown;
  const against = isOfTwo || isOfList ? (first ?? null) : (context.before ?? open);
  if (isNamed || !against || now.includes(against) || !asksAgainst.test(reading.said) || asksWhy.test(reading.said)) return null;
  const [before, ...others] = await listSummaries(shop, [against, ...now]);
  if (!before || before.pricePerM2Pence === null || !others.length) return null;
  const than = before.pricePerM2Pence;
  const said = others.flatMap((one) => {
    if (one.pricePerM2Pence === null) return [];
    const apart = one.pricePerM2Pence - than;
    const by = apart === 0 ? 'the same price' : `${formatPounds(Math.abs(apart))} a m² ${apart > 0 ? 'more' : 'less'}`;
    return [`${linkTo(one)} is ${by}, at ${sayPrice(one)}`];
  });
  if (!said.length) return null;
  return {
    text: `${upperFirst(`against ${linkTo(before)}, at ${sayPrice(before)}:`)}\n\n${said.map((one) => `${one}.`).join('\n\n')}`,
    products: [before, ...others].map(({ id }) => id),
    sources: [before, ...others].map(productSource),
    context: { topic: 'find', shown: others.map(({ id }) => id), focus: context.focus, before: before.id },
  };
}
