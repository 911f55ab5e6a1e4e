import type { Found } from './phrases.ts';

const planks = /\b(?:floor\w*|planks?|boards?|wood\w*|laminate|oak|lvt|vinyl|engineered|solid|ones?|walnut|ash|pine)\b/;
/** 'wide enough for no join', 'a wide choice', 'a narrow hall'. */
const ofOther =
  /^(?:enough|range|choice|selection|variety|open|rolls?|doors?|doorways?|gaps?|joints?|grout|spaces?|rooms?|halls?|hallways?|landings?|kitchens?|bathrooms?|toilets?|ensuites?|stairs?|staircases?|passages?|corridors?|area|areas|trims?|strips?|bars?|end|ends|bits?|part|tread|treads|steps?|cupboards?|utility|porch)$/;
const measuredBefore =
  /^(?:\d+(?:\.\d+)?(?:mm|cm|m|ft|in)?|mm|cm|cms|m|ft|foot|feet|inch|inches|metres?|meters?|how|too|\{(?:room|area|size|count|width|mm)\})$/;

/** 'straight onto concrete' is no way to lay planks. */
const straightTo = /^(?:on|onto|over|into|to|from|away|across|down|off|through|after)$/;

/** Whether 'wide', 'narrow' or 'straight' is said of something else than planks: '80cm wide', 'wide enough', 'a narrow hall', 'straight onto concrete'. */
export function isWidthOfOther(words: readonly string[], { kind, from, to }: Pick<Found, 'kind' | 'from' | 'to'>): boolean {
  const word = words[from] ?? '';
  if (kind === 'style' && word === 'straight') return straightTo.test(words[to] ?? '');
  if (kind !== 'style' || to - from > 1 || !/^(?:wide|narrow|narrower)$/.test(word)) return false;
  const next = words.slice(to, to + 2);
  const isOther =
    ofOther.test(next[0] ?? '') ||
    (/^(?:galley|wee|small|long|little|old|dark|front|back|box|dining|utility|shower)$/.test(next[0] ?? '') && ofOther.test(next[1] ?? ''));
  return isOther || measuredBefore.test(words[from - 1] ?? '') || (word !== 'wide' && !planks.test(words.join(' ')));
}
