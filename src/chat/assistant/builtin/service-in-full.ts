import type { Asked } from './part.ts';

type Rule = { topics: readonly string[]; says: RegExp; full: (said: string, before: string, reading: Asked['reading']) => string | null };

const lead = '^(?:(?:and|so|but|ok|okay|right|grand|then|well|also|just) )*';
const rule = (topics: readonly string[], says: string, full: Rule['full']): Rule => ({ topics, says: new RegExp(`${lead}${says}`), full });

/** What is left out after an answer on the shop's terms: the rest of such a question by what that was about. */
const rules: readonly Rule[] = [
  rule(['trade-credit', 'discount'], '(?:what|how much|how big|is there|do i get|how do i|how can i|where do i|who do i)\\b.*\\b(?:discount|off|apply|sign up|set (?:it|one) up|get (?:it|one)|open (?:it|one)|money off|percent\\w*)\\b', (said, before) =>
    /\bdiscount|\boff\b/.test(said) && /\btrade/.test(before) ? 'is there a trade discount' : /\btrade\b|\bplumber|\bjoiner|\bbuilder|\bfitter|\bcontractor|\btiler|\bfirm\b|\bbusiness\b/.test(before) || /\bapply|sign up|set (?:it|one)|open (?:it|one)/.test(said) ? 'can i get a trade account' : null),
  rule(['trade-credit', 'discount'], "(?:if )?(?:i|we|id|wed|im|were|ill|well|its|it is|would be|it would be|for)\\b.*\\b(?:buy\\w*|order\\w*|tak\\w*|need\\w*|spend\\w*|get|getting|want\\w*|m2|boxes|about|over)\\b.*", (_, __, { measured, boxes, price }) =>
    measured.length || boxes !== null || price ? 'can i get a better price for a big order' : null),
  // 'what about carpet' after what may go back.
  rule(['returns', 'warranty'], '(?:what about|how about|is (?:it|that) the same for|does that go for|and)?(?: (?:the|a|if it was))? ?(?:cut )?(?:carpets?|vinyl|lino|tiles?|laminate|lvt|wood|underlay|samples?)(?: (?:too|then|as well|though))*$', (said, before) => {
    const [kind] = /\b(?:carpet|vinyl|lino|tile|laminate|lvt|wood|underlay|sample)/.exec(said) ?? [];
    const goods = kind === 'tile' || kind === 'sample' ? `${kind}s` : kind;
    if (!goods) return null;
    return /\b(?:guarant|warrant)/.test(before) ? `what warranty is there on ${goods}` : `can i return ${goods}`;
  }),
  rule(['rivals', 'discount'], '.*\\b(?:closest|nearest|near|round about|around|about|something for|anything (?:for|at|under))\\b.*\\d', (said, before) => {
    const [kind] = kindSaid.exec(before) ?? [];
    const price = /£?(\d{1,3}(?:\.\d\d?)?)/.exec(said)?.[1];
    return kind && price ? `${kind} around £${price} a m2` : null;
  }),
  rule(['samples'], '(?:how|where|can) (?:do|can|would|could)? ?(?:i|we) (?:order|get|ask for|request|send for|buy) (?:them|it|one|those|some|the samples|these)(?: then| please)?$', () => 'how do i order samples'),
  rule(['warranty', 'fitting'], '(?:what about |how about |and |is there (?:one|any|a guarantee) )*(?:on|for|with) (?:the |your )?(?:floors?|boards?|flooring|product|goods|planks|laminate|carpet|tiles?)(?: itself| themselves)?$', (_, before) =>
    /\bguarant|\bwarrant/.test(before) ? 'what warranty is there on the floors' : null),
  rule(['ordering', 'stock'], '(?:for )?(?:how long|til when|until when|how many (?:days|hours|minutes))(?: (?:for|is (?:that|it)|would (?:that|it) be|can you|do you|will you|would you))?(?: (?:hold|keep) (?:it|them))?$', (_, before) =>
    /\b(?:hold|keep|reserve|put|set)\b/.test(before) ? 'how long do you hold stock aside for me' : null),
  // 'have you the stuff for that' after how it is cleaned.
  rule(['facts', 'advice'], '(?:have|has|do|got|sell|stock|what|which|any|is there)\\b.*\\b(?:stuff|things?|products?|something|anything)\\b(?:$|(?: .*)?\\b(?:for|to do|that does|of) (?:that|it|this|them)$)', (said, before) => {
    const goods = goodsFor.find(([says]) => says.test(before) || says.test(said))?.[1];
    return goods ? `what ${goods} have you for it` : null;
  }),
  rule(['rivals', 'discount'], '(?:what|whats|what is|which is|show me|how much is|so whats)\\b.*\\b(?:your|yours|yer|you) ?.*\\b(?:cheapest|best price|lowest)\\b|(?:what|whats|what is) (?:the |your )?cheapest$', (_, before) => {
    const [kind] = kindSaid.exec(before) ?? [];
    return kind ? `cheapest ${kind}` : null;
  }),
]; // biome-ignore format: a table

const kindSaid = /\b(?:laminate|lvt|vinyl|carpet|tiles|engineered wood|wood|lino|underlay|porcelain)\b/;
const goodsFor: readonly [says: RegExp, goods: string][] = [
  [/\b(?:clean\w*|wash\w*|mop\w*|wipe)\b/, 'cleaner'],
  [/\b(?:oil(?:ed|ing)?|re-?oil\w*|wax\w*)\b/, 'oil'],
  [/\bseal\w*\b/, 'sealer'],
  [/\b(?:level\w*|uneven|flat|dips?)\b/, 'smoothing compound'],
  [/\b(?:stick|stuck|glue\w*)\b/, 'adhesive'],
  [/\bgrout\w*\b/, 'grout'],
  [/\b(?:tear|torn|tore|seams?|ripped|rip)\b/, 'seam sealer'],
];

/** 'how do i apply' after trade accounts, 'for how long' after holding stock: the whole question; null where nothing is left out. */
export function serviceInFull({ reading, context, beforeThat }: Asked, before: string): string | null {
  const found = rules.find(({ topics, says }) => topics.includes(context.topic ?? '') && says.test(reading.said.replaceAll("'", '')));
  return found?.full(reading.said.replaceAll("'", ''), `${beforeThat ?? ''} ${before}`.toLowerCase(), reading) ?? null;
}
