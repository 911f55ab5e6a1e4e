import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { isNarrow } from './goods-wanted.ts';
import { isGoods } from './is-goods.ts';
import type { Decision } from './task.ts';
import { namesTrade } from './trade-named.ts';

/** The entry of the guide that has a line for each trade which spills, soaks or wears more than an office does. */
export const ofTrades = 'Takeaways, shops and other busy rooms';
const asksFloor =
  /\b(?:floor|floors|flooring)\b|\bwhat (?:would|do|should|can|will|goes|stands)\b|\brecommend\b|\bsuggest\b|\bbest\b|\bneed (?:something|a floor)\b|\bany ideas\b|^[^?]{1,40}$/i;
const asksWhich =
  /\bwhat (?:floor\w*|kind of floor\w*|sort of floor\w*|would|do|should|can)\b|\brecommend\b|\bsuggest\b|\bneed something\b|\bany ideas\b/i;
const asksSum = /\bhow (?:much|many)\b|\b(?:cost|price|come to)\b/i;
/** 'is there a creche' is asked of the showroom. */
const ofOurs =
  /^(?:and |so )?(?:(?:is|are) there|have (?:you|yous)|do (?:you|yous) have|has the showroom) (?:an?|any)\b(?!.*\b(?:floor\w*|vinyl|tiles?|lino|carpets?|laminate|lvt|anything|something)\b)/;
const whether = /^(?:and |so |hi |hello )*(?:can|could|is|are|will|would|does|do (?!you\b|yous\b))\b|\b(?:ok|okay|alright)$/;
/** What is done to a floor that lies there already. */
const ofCare = /\b(?:how (?:do|to|can|should)|why|clean\w*|remove|repair|fix|lifting|came up|coming up|(?:which|what) colou?r|seal|glue|adhesive)\b/;
const replaced: ReadonlySet<string> = new Set(['recommend', 'unclear', 'beyond', 'suitability', 'facts', 'advice', 'choose']);

/** 'salon floor, bleach and dye': what the guide says of that trade, before what suits offices in general. */
export function ofTrade(decision: Decision, { reading, guesses }: { reading: Reading; guesses: readonly Guess[] }): Decision {
  const said = `${reading.told} ${reading.text}`;
  // 'can I put laminate in a hairdressers': the line of the trade says which kinds are not for there.
  const isOfKind = whether.test(reading.text) && !reading.floor.some(isGoods);
  if (reading.room.includes('Patio')) return decision;
  // '140 m² of church hall, what flooring would suit' asks which, and the sum after it.
  const isOfSum = reading.measured.length > 0 && (reading.floor.length > 0 || (!asksWhich.test(said) && asksSum.test(said)));
  const isOfOne = (!isOfKind && reading.floor.some((name) => name !== 'grout')) || reading.sku !== null || isOfSum || isNarrow(reading);
  // A name that is an everyday word, 'ink', is none beside a trade.
  const isNamed = reading.names.length > 0 && !/\bfloor\w*\b/.test(reading.text) && !asksWhich.test(said);
  if (isOfOne || isNamed || !namesTrade(reading) || !asksFloor.test(said) || ofOurs.test(reading.text) || ofCare.test(said)) return decision;
  const [best] = guesses;
  const isElse = !isOfKind && decision.task === 'advice' && best?.kind === 'entry' && best.probability > 0.5 && best.name !== ofTrades;
  return replaced.has(decision.task) && !isElse ? { task: 'advice', entry: ofTrades } : decision;
}
