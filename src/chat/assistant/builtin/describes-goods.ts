import type { Reading } from '../reading/read-question.ts';
import { isGoods } from './is-goods.ts';
import { trouble } from './situation.ts';

/** Somebody wants to have it, or to hear whether it is sold. */
const asksToBuy =
  /\b(?:do|does|have|has|can|could|would|will|did) (?:you|yous|ye|u|yis|anyone|any of you|i|we|one)(?: (?:even|still|also|actually|happen to|ever|guys|lads))* (?:do|sell|stock|have(?! to)|get|got|supply|carry|buy|order|find|make)\b|\bhave (?:you|yous|ye)\b|\bis there (?:even |actually )?(?:a|an|any|such|anything|something)\b|\bare there (?:any|some)\b|\b(?:looking|searching|hunting) (?:for|at|to get|to buy)|^looking\b|\b(?:i|we|im|id|wed)(?: would| just| really)? (?:want|wanting|need|fancy|like|love|after)\b|\b(?:is|are) (?:what )?(?:i|we) (?:want|need)|\b(?:got|after) (?:a|an|any|some)\b|\b(?:what|which) (?:\w+ ){1,5}(?:have you|do you (?:have|do|sell|stock))\b|\bsaw (?:a|an|some|your|one)\b|\bcalled\b|\bany (?!good\b|use\b|harm\b|problem|idea|advice|chance of help)/;

/** How a thing is done, or what becomes of it: goods are not looked for, however much is said of them. */
const asksTheWay =
  /\b(?:how (?!much\b|many\b)|why|when|where do i|what happens|whats the (?:difference|best way|right way)|difference|should (?:i|we)|must (?:i|we)|do (?:i|we) (?:need|have)|(?:need|have|has) to be|does (?:it|that|this|the|a|an)|is (?:it|that|this) (?!for\b|called\b|only\b|just\b)|are (?:they|these|those)|better|worse|mean\w*|instead|clean(?:ing|ed)?|remov\w+|repair\w*|fix(?:ing|ed)?|sand(?:ed|ing) |get (?:\w+ ){0,4}(?:out|off|rid)|(?:can|could|may) (?:i|we|you|it|they|one) (?!get|buy|order|have|find|see|fit|lay|put|do)\w+)\b/;
/** What makes a message more than the naming of goods. */
const asksAtAll =
  /\b(?:how|what|whats|which|why|when|where|who|do|does|did|is|are|was|can|could|should|will|would|must|need|needs|if|than|my|our|ours)\b/;
/** 'so I can do it myself', 'that I could wash': what is wanted of it. */
const wantedOfIt =
  /\b(?:so|so that|that|which|thats|to|and) (?:(?:i|we|he|she|they) )?(?:can|could|will|wont|would|may|is|isnt|are|arent|doesnt|does|dont|do|needs?|never|looks?)\b.*$/;
const longestName = 14;
/** What floors of one kind alone are. */
const ofKind: ReadonlySet<string> = new Set(['soft', 'self adhesive', 'unfinished', 'pure wool', 'felt backed']);

/**
 * Whether a message describes goods as somebody does who would have them: a kind of floor, or what one looks like, and something
 * more of it. Whatever else is told then, those that fit are shown.
 */
export function describesGoods(reading: Reading): boolean {
  const { floor, colour, species, look, style, finish, feature, room, price, size, names, measured, said, text, told } = reading;
  if (names.length + measured.length > 0 || floor.some(isGoods) || floor.length > 2) return false;
  const looks = [colour, species, look, style, finish].filter((list) => list.length > 0).length;
  const figures = [price, size, reading.thickness, reading.wearLayer, reading.acRating, reading.slipRating].filter((one) => one !== null).length;
  const isKind = floor.length + species.length + look.length + style.length > 0 || feature.some((name) => ofKind.has(name));
  if (!isKind || looks + figures + (feature.length > 0 ? 1 : 0) + (room.length > 0 ? 1 : 0) + (floor.length > 0 ? 1 : 0) < 2) return false;
  const plain = said.replace(wantedOfIt, '');
  if (asksTheWay.test(plain) || trouble.test(`${told} ${text.replaceAll("'", '').replace(wantedOfIt, '')}`)) return false;
  return asksToBuy.test(plain) || (looks + figures > 0 && !asksAtAll.test(plain) && said.split(' ').length <= longestName);
}
