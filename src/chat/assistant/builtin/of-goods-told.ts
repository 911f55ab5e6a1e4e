import type { Reading } from '../reading/read-question.ts';
import { isGoods } from './is-goods.ts';
import { asksByWords } from './own-words.ts';

/** Nothing but an order that they are wanted in, or which of the goods that go with them. */
const ofThose =
  /^(?:and |so )*(?:(?:whats?|which)(?: is| are| would be)? )?(?:the )?(?:cheapest|dearest|best value)(?: (?:way|option|one|ones|thing|route|you (?:have|do|sell|stock)|to (?:do|cover|floor)|of|doing|it|that|there|is))*$|^(?:and |so )*(?:which|what) (?:kind of |sort of |type of )?(?:underlay|adhesive|glue|grout|trims?|scotia|primer)(?: (?:do|would|should) (?:i|we) (?:need|use|get|want|go for)| is best| for (?:it|that|them)| goes (?:under|with) (?:it|that))?$/;

/** Whether a question is asked of the floor that was only told of before it: 'laminate on concrete, which underlay'. */
export function isOfGoodsTold(told: Reading, { said, names }: Reading): boolean {
  const isFloor = told.floor.length > 0 && !told.floor.some(isGoods) && told.names.length + names.length === 0;
  return isFloor && told.intent === null && told.sides.length < 2 && !asksByWords(told) && ofThose.test(said);
}
