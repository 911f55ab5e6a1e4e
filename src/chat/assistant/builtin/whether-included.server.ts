import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { wasteOf } from '#measuring/wastage.ts';
import { noUnderlay } from './answers/no-underlay.ts';
import { asksOfTheSum } from './answers/of-the-sum.server.ts';
import { isGoods } from './is-goods.ts';
import { adviceKindOf } from './kind-of.ts';
import type { Asked, Part } from './part.ts';
import type { Task } from './task.ts';

const lead = '^(?:(?:and|so|but|ok|okay|right|grand|then|well|also|just|now) )*';
const its =
  '(?:all )?(?:that|it|this|they|them|those|these|(?:the |your |that |those |these )?(?:price|prices|total|sum|cost|costs|quote|figure|boxes|metres))s?';
const holds =
  '(?:all |be |also |still |just |that )*(?:includ\\w+|inc|incl|with(?:out)?|before|come (?:with|without)|comes with|cover\\w*|counting|taking in|have|got|for)';
const joined = '(?:the |any |your |all |some |in )*';
/** 'is that including underlay', 'does the price come with the adhesive'. */
const isIn = new RegExp(
  `${lead}(?:is|are|does|do|would|will|has|have|was)(?: ${its})+ ${holds} ${joined}(.+?)(?: (?:too|as well|in it|in that|and all|already|then|or not|included))*$`,
);
/** 'underlay included?', 'is the underlay in that price', 'is adhesive extra'. */
const goodsIn = new RegExp(
  `${lead}(?:(?:is|are|does|do) )?${joined}(.+?) (?:included|inc|(?:come )?in (?:that|it|there|with (?:that|it)|the (?:price|total|sum|cost))(?: price| too)?|(extra|on top(?: of that)?|separate(?:ly)?|besides))(?: (?:too|as well|then|or not|in that|in the price|or extra))*$`,
);
const ofFloor: ReadonlySet<string | null> = new Set([
  'calculate',
  'find',
  'price',
  'facts',
  'compare',
  'stock',
  'sundries',
  'recommend',
  'suitability',
]);
const fitting = /\b(?:fit(?:ted|ting)?|lay(?:ing)?|laid|install\w*|labour|fitters?)\b/;
const waste = /\b(?:waste|wastage|cuts?|cutting|offcuts|breakages?|spares?|10%|(?:the )?extra)\b/;
const others: readonly [says: RegExp, name: string][] = [
  [/\bgripper\w*|\bgrips?\b/, 'gripper rods'],
  [/\b(?:trims?|thresholds?|door ?bars?|edging)\b/, 'door bars'],
  [/\bbeading|scotia\b/, 'scotia beading'],
  [/\bskirting\b/, 'skirting'],
  [/\bspacers?|levelling clips\b/, 'levelling clips'],
  [/\bsealer|sealant\b/, 'sealer'],
];

/** What is asked in its place, and the yes or no that comes before the answer. */
type Included = { asked: Asked; task: Task; opening: string };

/** Yes or no, and then how much with it; null where that is not asked. */
export async function answerIncluded(asked: Asked, answer: (asked: Asked, task: Task) => Promise<Part>): Promise<Part | null> {
  // What the waste is depends on how the floor is laid, and that is told with the sum.
  if (asked.reading.wastePercent === null && asksOfTheSum(asked)) return null;
  const included = await whetherIncluded(asked);
  if (!included) return null;
  const part = await answer(included.asked, included.task);
  // 'No: the price is for the boards alone. Yes, ask us about fitting.'
  const text = included.opening ? part.text.replace(/^(?:Yes|No), (\w)/, (_, letter: string) => letter.toUpperCase()) : part.text;
  return { ...part, text: `${included.opening} ${text}`.trim() };
}

/** Whether what was just priced or worked out holds the underlay, the glue, the fitting or the cuts as well; null where that is not asked. */
async function whetherIncluded(asked: Asked): Promise<Included | null> {
  const { reading, context, visitor, shop } = asked;
  const { names, ordinals, measured, said, floor } = reading;
  if (!ofFloor.has(context.topic) || names.length + ordinals.length + measured.length > 0) return null;
  const ids = context.focus ? [context.focus] : context.shown.length ? context.shown.slice(0, 3) : visitor.productId ? [visitor.productId] : [];
  if (!ids.length) return null;
  const extra = ofWaste(asked);
  if (extra) return extra;
  const [, what = '', besides] = isIn.exec(said) ?? goodsIn.exec(said) ?? [];
  if (!what || what.split(' ').length > 5) return null;
  const [first, ...rest] = await readProducts(shop, ids);
  if (!first || first.category === 'Underlay' || first.category === 'Adhesives' || first.category === 'Other') return null;
  const no = `${besides ? 'Yes, that is besides' : 'No'}: ${context.topic === 'calculate' || context.measured.length ? (context.focus ? 'the sum is' : 'those sums are') : 'the price is'} for ${sayGoods([first, ...rest])} alone.`;
  if (fitting.test(what) && !floor.some(isGoods)) return { asked: asOf(asked, 'do you fit floors', []), task: 'fitting', opening: no };
  if (/\b(?:deliver\w*|postage|post|shipping|carriage)\b/.test(what))
    return { asked: asOf(asked, 'how much is delivery', []), task: 'delivery', opening: no };
  const goods = floor.filter(isGoods);
  const isMeasured = context.measured.length > 0 && context.topic !== 'price';
  const laid = goods.filter((name) => name === 'underlay' || name === 'adhesive' || name === 'grout');
  if (laid.length === 1 && laid[0] === 'underlay' && [first, ...rest].every((one) => noUnderlay(one))) return null;
  if (laid.length && laid.length === goods.length) {
    const kind = adviceKindOf(first);
    return isMeasured
      ? { asked: asOf(asked, `and with ${laid.join(' and ')}`, laid), task: 'calculate', opening: no }
      : { asked: asOf(asked, `what ${laid.join(' and ')} for it`, [...laid, ...(kind ? [kind] : [])]), task: 'find', opening: no };
  }
  const other = others.find(([says]) => says.test(what));
  return other ? { asked: asOf(asked, `do you sell ${other[1]}`, goods), task: goods.length ? 'find' : 'unlisted', opening: no } : null;
}

/** 'is that with wastage', 'and with 10% extra', 'without the 10%' of what was worked out. */
function ofWaste(asked: Asked): Included | null {
  const { reading, context } = asked;
  if (context.topic !== 'calculate' || !context.focus || !context.measured.length || reading.floor.length) return null;
  const counted = context.wastePercent ?? wasteOf(context.pattern ?? 'straight') / 100;
  const again = (wastePercent: number) => ({
    ...asked,
    reading: { ...reading, wastePercent, intent: null, said: 'how many boxes', text: 'how many boxes', refersBack: true },
  });
  if (
    /\b(?:without|leav\w+ out|minus|take (?:off|out|away)|before|no) (?:the |that |any )?(?:10 ?%|\d+ ?%|percent\w*|extra|waste|wastage|cuts|allowance)/.test(
      reading.text.toLowerCase(),
    )
  )
    return { asked: again(0), task: 'calculate', opening: '' };
  if (reading.wastePercent === counted && counted > 0)
    return { asked: again(counted), task: 'calculate', opening: `That is with ${counted}% extra already.` };
  const [, what = ''] = isIn.exec(reading.said) ?? goodsIn.exec(reading.said) ?? [];
  return what && waste.test(what) && reading.wastePercent === null
    ? { asked: again(counted), task: 'calculate', opening: counted > 0 ? `Yes, ${counted}% for cuts is in it.` : 'No, nothing is added for cuts.' }
    : null;
}

/** The message as if it had been this. */
function asOf(asked: Asked, text: string, floor: string[]): Asked {
  return { ...asked, reading: { ...asked.reading, said: text, text, floor, intent: null, refersBack: false, names: [], other: [] } };
}

const goodsNames: Readonly<Record<string, string>> = { Tiles: 'the tiles', Carpet: 'the carpet', 'Vinyl & Lino': 'the vinyl', 'Laminate Flooring': 'the boards', 'Wood Flooring': 'the boards', LVT: 'the floor' }; // biome-ignore format: a table

function sayGoods(products: readonly Product[]): string {
  const names = new Set(products.map(({ category }) => goodsNames[category ?? ''] ?? 'the goods'));
  return names.size === 1 ? ([...names][0] ?? 'the floor') : 'the floor';
}
