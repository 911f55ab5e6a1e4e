import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { isGoods } from './is-goods.ts';
import { trouble } from './situation.ts';
import { happened } from './wished.ts';

const kinds = String.raw`(?:carpets?|tiles?|laminates?|lvt|vinyl|lino|floor(?:ing|s)?|underlay|rugs?|cleaner|sealer|glue|adhesive|kit|skirting|nosings?)`;
/** Goods are asked for in so many words. */
const seeksGoods = new RegExp(
  String.raw`\b(?:have (?:you|yous)|(?:you|yous) (?:have|sell|do(?! about| with| when| if|nt)|stock)|(?:do|would|can|could) (?:you|yous) (?:sell|do|stock|keep|recommend|suggest)|looking for|show me|recommend\w*|suggest\w*|sell|stock|price[sd]?|costs?|cheap\w*|how much|options|(?:need|want|wanting|after|got|any(?! (?:point|harm|need|way|problem|chance|danger|sense|trouble|issue)\b)|get|buy|some|find|which|what(?! (?:will|would|can) (?:take|get|shift|lift|remove|clean)\b)|whats) (?:an? |some |new |the |best )?(?:\w+ ){0,2}${kinds})\b`,
);
/** How something is done or put right, or what becomes of a floor. */
const asksOf =
  /\bhow (?:do|can|could|should|would|to|long|often|soon)\b|\bwhat (?:do|should|would|can|could) (?:i|we|you) do\b|\bany (?:problems?|chance|way|harm|trouble|issues?|risk|danger|hope)\b|\bwhy\b|\bshould (?:i|we)\b|\bis (?:it|this|that) (?:ok|okay|safe|normal|true|fine|alright|right|a problem)\b|\b(?:will|would|does|can|could) (?:it|they|that|this)\b|(?:^|[.?!] )(?:and |so |but )*(?:can|could|will|would|does|do|is|are|should|has|have) (?:the|my|our|these|those) |\b(?:wash|clean|scrub|sand|lift|fill|fix|leave) it or\b|\bwhat (?:can|could|should) be done\b|\bany(?:thing|where)? (?:that )?(?:i|we) (?:should|can|could|need to|have to|must|ought to) (?:do|know|watch)\b|\bis there (?:any|a) (?:point|sense|harm|need|danger|way)\b|\b(?:nonsense|rubbish|a myth|true or (?:not|false))$|\bwhat (?:will|would|can) (?:take|get|shift|lift|remove|clean)\b|\btried everything\b|\bnothing (?:takes|shifts|gets|works)\b|^(?:a )?problem$/;

/** 'any problem putting a rubber backed rug on oiled oak': a floor is spoken of, and none is looked for. */
export function asksOnly({ told, text, price, sort, measured, floor, names, boxes }: Reading): boolean {
  const said = `${told} ${text}`.replaceAll("'", '').trim();
  const isBare =
    price === null && sort === null && boxes === null && measured.length + names.length === 0 && (floor.length === 0 || !floor.every(isGoods));
  return isBare && (asksOf.test(said) || asksOf.test(text.trim())) && !seeksGoods.test(said);
}

const ofMishaps: ReadonlySet<string> = new Set(['page care', 'page troubles', 'page situations']);
const [likely, hardly] = [0.3, 0.05];

/** The entry on what happened to a floor, where that is told and the guess is at nothing else; null for anything else. */
export function mishapTold({ told, text }: Reading, [best]: readonly Guess[]): string | null {
  if (best?.kind !== 'entry' || !ofMishaps.has(best.group ?? '') || seeksGoods.test(`${told} ${text}`)) return null;
  const isTold = (trouble.test(told) && best.probability >= likely) || (happened.test(`${told} ${text}`) && best.probability >= hardly);
  return isTold ? best.name : null;
}

/** The same, of what is told in a few words and asks nothing: 'brown stains round the toilet on the sheet vinyl'. */
export function isOfMishap(reading: Reading, guesses: readonly Guess[], entry: string): boolean {
  if (mishapTold(reading, guesses) === entry) return true;
  const [best] = guesses;
  const isMeant = best?.name === entry && ofMishaps.has(best.group ?? '') && best.probability >= likely;
  return isMeant && trouble.test(reading.text) && !seeksGoods.test(reading.text) && !reading.floor.some(isGoods);
}
