import type { Asked, Part } from '../part.ts';
import { pricesOf } from './prices-compared.server.ts';
import { twoSides } from './sides-described.ts';

const asksApart =
  /\b(?:much|big|huge|great|what|whats|any) (?:is |the |of a |a )*(?:price )?(?:between|in|differ\w*|gap|odds)\b.*\b(?:price|prices|cost|costs|money)\b|\b(?:price|cost) (?:differ\w*|gap)\b|\b(?:differ\w*|gap) (?:in|between) (?:the |their )?(?:price|cost|money)|\b(?:which|what|whats|is|are|works? out)\b.*\b(?:dearer|dearest|cheaper|cheapest|pricier|more expensive|less expensive)\b|\bhow much (?:more|less|dearer|cheaper)\b|\bby how much\b/;

const ofPrice = /\b(?:price|cost) (?:differ\w*|gap)\b|\b(?:differ\w*|gap|odds) (?:is there )?in (?:the )?(?:price|cost)s?\b/;

/** 'wool carpet or the saxony, what is dearer and by how much', 'is bamboo harder than oak', and then 'is there much between them in price': what each costs; null where there are no such two. */
export async function answerPricesOfTwo(asked: Asked): Promise<Part | null> {
  const { reading, context, before = '', justAsked = '' } = asked;
  const { names, sku, ordinals, measured, price, boxes } = reading;
  if (!asksApart.test(reading.said) || names.length + ordinals.length + measured.length > 0 || sku || price || boxes) return null;
  // Which of two kinds is cheaper is told with what else sets them apart.
  const kinds = new Set(reading.floor).size;
  if (kinds > 2 || (kinds > 1 && !ofPrice.test(reading.said))) return null;
  // 'grey herringbone laminate or LVT, whats the price difference': as they were described, and not the kinds alone.
  const described = kinds > 1 && justAsked ? twoSides(justAsked) : [];
  const now = described.length ? described : twoSides(`${reading.told} ${reading.text}`);
  const isOfThem = !reading.floor.length && /\b(?:them|two|both|these|those|each|one|price|dearer|cheaper|cost)\b/.test(reading.said);
  const isOfKinds = isOfThem && (justAsked !== '' || context.topic === 'advice' || context.topic === 'compare') && !context.shown.length;
  const sides = now.length ? now : isOfKinds ? twoSides(justAsked || before) : [];
  return sides.length ? pricesOf(asked, [sides], { isSaid: true }) : null;
}
