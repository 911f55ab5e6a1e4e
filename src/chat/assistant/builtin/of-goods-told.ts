import type { Reading } from '../reading/read-question.ts';
import { isGoods } from './is-goods.ts';
import { asksByWords } from './own-words.ts';

/** Nothing but an order that they are wanted in, or which of the goods that go with them. */
const ofThose =
  /^(?:and |so )*(?:(?:whats?|which)(?: is| are| would be)? )?(?:the )?(?:cheapest|dearest|best value)(?: (?:way|option|one|ones|thing|route|you (?:have|do|sell|stock)|to (?:do|cover|floor)|of|doing|it|that|there|is))*$|^(?:and |so )*(?:which|what) (?:kind of |sort of |type of )?(?:underlay|adhesive|glue|grout|trims?|scotia|primer)(?: (?:do|would|should) (?:i|we) (?:need|use|get|want|go for)| is best| for (?:it|that|them)| goes (?:under|with) (?:it|that))?$/;

/** 'black herringbone vinyl, have you any' */
const whetherAny =
  /^(?:and |so )*(?:have (?:you|yous|ye)(?: got)?|do (?:you|yous|ye) (?:have|do|sell|stock)|got)(?: (?:any|some|one|ones|it|them|those|that|such a thing|in))*$/;

/** Whether a question is asked of the floor that was only told of before it: 'laminate on concrete, which underlay'. */
export function isOfGoodsTold(told: Reading, { said, names }: Reading): boolean {
  const isFloor = told.floor.length > 0 && !told.floor.some(isGoods) && told.names.length + names.length === 0;
  if (!isFloor || told.intent !== null || asksByWords(told)) return false;
  // 'I want a grey LVT, what glue goes with it': the floor is looked for, too.
  if (/ goes with (?:it|that)$/.test(said) && /\b(?:need|want|looking for|after)\b/.test(told.said)) return false;
  return (told.sides.length < 2 && ofThose.test(said)) || (told.floor.length === 1 && whetherAny.test(said));
}

const asksPacks = /\bhow many (?:boxes|packs|rolls)(?: (?:do|would|will) (?:i|we) (?:need|want)| is that)?$/;
const asksAmount = /^(?:and |so |plus )*(?:how (?:much|many)|whats?|the)\b.*\b(?:glue|adhesive|tackifier|grout|underlay|tubs?|bags?)\b/;

/** 'how many boxes, and how much tackifier for 5 x 4': one sum of the floor and what goes with it. */
export function isPacksWithGoods(packs: Reading, { said, floor, names }: Reading): boolean {
  const isOfGoods = floor.length > 0 && floor.every(isGoods) && names.length === 0;
  return isOfGoods && !packs.floor.some(isGoods) && packs.names.length === 0 && asksPacks.test(packs.said) && asksAmount.test(said);
}
