import type { Reading } from '../reading/read-question.ts';
import { sold } from '../reading/words/floors.ts';
import { isGoods } from './is-goods.ts';
import { trouble } from './situation.ts';

/** 'have you any', 'what do you do in': no more than a way to say that something is wanted. */
const openings =
  /\b(?:(?:do|does|did|have|has|can|could|would|will) (?:you|yous|youse|ye|u|anyone|any of you)|(?:can|could) (?:i|we)(?= (?:still |even )?(?:get|buy|have|see)))(?: (?:still|also|even|actually|ever|maybe))*(?: (?:do|sell|stock|have(?! to)|got|get|keep|carry|buy|see|supply|show me))(?: got)?\b|\bhave (?:you|yous|youse|ye)\b(?: got)?|\b(?:is|are) there (?=an?\b|any|such|some)|\b(?:what|which) (?:(?!does|is|mean|are)\w+ ){0,4}?(?:have (?:you|yous|youse|ye)|do (?:you|yous|youse|ye) (?:have|do|sell|stock))(?: got)?|\bany chance of\b/g;
/** A part of a message that begins so asks something, whatever else it says. */
const asksAtFirst =
  /^(?:(?:and|so|but|or|also|then|hi|hello|hiya|hey|ok|well|just|please|sorry|now)\b,? )*(?:how|why|when|where|what|whats|which|whichs|who|should|must|is|isnt|are|arent|was|does|doesnt|did|do (?!it myself|with\b)|can|could|will|would|am|any (?:idea|advice|tips|thoughts|good|use|harm|difference)|not sure|im not sure|dont know|no idea|wondering|thinking)\b/;
/** What is asked wherever it stands: the shop's terms, amounts, a verdict, or how a thing is done. */
const asksOfElse =
  /\b(?:(?<!(?:hard|easy|what|more|much) )better|best|difference|mean|means|worth|vs|versus|or not|suitable|recommend\w*|suggest\w*|advise|advice|compared?|opinion|any way|repair\w*|fix(?:ing|ed)?|mend\w*|same|both|(?:to|just|wanna) know|find out|(?:click|glued?|glue down|oiled|lacquered|matte?|gloss) or \w+|wonder\w*|explain|how (?:much|many|long|do|to)|what (?:do|should|would|is|are) (?:i|we|you|the|best)|(?:can|could|should|will|would|do|does|did) (?:i|we|it|they|you|that|this) (?!myself)\w+ ?\?|costs?|price|prices|deliver\w*|delivery|samples?|swatch\w*|fitters (?:do|can)|install\w*|warranty|guarantee\w*|order(?:ed|ing)?|returns?|refund|in stock|discount|finance|bought|instead|replac\w+|enough|calculate|boxes|packs|quote|per (?:m2|sq|square|met(?:re|er))|asbestos|(?:need|want|have) (?:it|them|that|the \w+|this) \w+ed|whether|if (?:it|that|this|they|i|we)(?:s|ll)? (?:can|could|will|would|should|is|are|suits?|ok|go|work)\w*|ruined|destroyed|since (?:the|we|i|it|they|last)|ever since)\b|\?(?! |$)/;
/** 'has swollen', 'keeps creaking': something happened to a floor. */
export const happened = new RegExp(
  String.raw`\b(?:is|are|has|have|got|keeps?|gone|going|getting|started|been|was|its|theyre)(?: \w+){0,2}? ${trouble.source}`,
);
/** What lies somewhere or was laid there: it is not looked for. */
const liesThere = /\b(?:goin|going|goes|already|lying) (?:on|over|down|in|into|there)\b|\bmeets?\b|\blaid (?:an?|the|our|my)\b|\bin (?:19|20)\d\d\b/;
const wants =
  /\b(?:want(?:s|ed|ing)?|needs?|needing|after|looking|lookin|fancy|would love|(?:id|wed|would|i|we) (?:really )?(?:like|love)|searching|hunting|have (?:you|yous|ye)|(?:do|does|can) (?:you|yous|ye|i|we|anyone) (?:do|sell|stock|have|get)|got any|any|is there|are there|show|wishing|hoping for|please)\b/;
/** What lies there already is spoken of. */
const owned =
  /\b(?:my|our|the old|existing) (?:\w+ ){0,2}(?:floor(?!s? ?(?:wear|tiles))|flooring|carpets?|laminate|vinyl|lino|tiles|floorboards|boards|underlay)\b/;
/** 'oak skirting to go with my oak floor': that is not spoken of, only matched. */
const besideIt = /\b(?:go(?:es|ing)? with|match(?:es|ing)?|suit|finish off) (?:my|our|the)\b/g;
const longest = 40;
/** 'something to seal it with', 'whatever holds them down': goods that nobody names. */
const stuff =
  /\b(?:(?:some|any)thing|stuff|what(?:ever)?|kit|tub|bag|bottle|rings|collars|bits?|things?|layer|one)(?: \w+){0,2}? (?:to (?:seal|stick|hold|fix|glue|clean|wash|finish|join|level|cover|keep|feed|go|put|lay|even)|(?:that|which|it|what)? ?(?:seals|sticks|holds|keeps|cleans|washes|feeds|joins|covers|goes (?:under|below|underneath|with|on|between)))\b|\bglue (?:for|it)\b|\b(?:oak|wee|brass|metal) (?:bead|rings|collars|strip)\b/;
const saidPlain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\b(we|they|you)['’]re\b/g, '$1 are')
    .replaceAll(/[’']/g, '');
const finite = /\b(?:is|are|was|were|has|have|had|its|im|ive|weve|theyve|i|we|they|he|she|my|our)\b/;
const piecesOf = (said: string) => said.split(/[.?!,;:](?: |$)/).map((piece) => piece.trim());

/**
 * Whether a message, in all it says, only wishes for floors: 'speckledy floor tiles with wee chips of pink through them', 'a fella says bamboo is
 * hard, what have youse in it'. Then it asks for no advice, whatever its words are like.
 */
export function wishesForFloor(message: string, reading: Reading): boolean {
  const { floor, without, colour, species, look, style, finish, feature, room, condition, price, size, names, measured, sku, intent } = reading;
  if (names.length + measured.length > 0 || sku || (intent !== null && !ofWishes.has(intent))) return false;
  const isDescribed = /\bfloor(?:ing|s)?\b/.test(message) && colour.length + finish.length > 0;
  if (!floor.some((name) => !isGoods(name)) && species.length + style.length + look.length === 0 && !isDescribed) return false;
  // 'carpet or LVT for a bedroom' is a choice.
  if (new Set(floor.map((name) => sold[name]?.category)).size > 1) return false;
  if (floor.some(isGoods) || stuff.test(saidPlain(message)) || liesThere.test(saidPlain(message))) return false;
  const figures = [price, size, reading.thickness, reading.wearLayer, reading.acRating, reading.slipRating, reading.minWidth];
  const told = [without, colour, species, look, style, finish, feature, room, condition].filter((list) => list.length > 0).length;
  if (told + figures.filter((one) => one !== null).length + floor.length < 2) return false;
  return asksForGoodsOnly(message);
}

/** Whether nothing in it is asked or told but what somebody would like to have. */
export function asksForGoodsOnly(message: string): boolean {
  const said = saidPlain(message);
  if (said.split(/\s+/).length > longest || owned.test(said.replaceAll(besideIt, ' '))) return false;
  const bare = said.replaceAll(openings, ' any ');
  if (asksOfElse.test(bare) || happened.test(bare) || (said.includes('?') && trouble.test(bare))) return false;
  // 'sage walls with brass lamps: honey oak or smoked oak' asks which.
  if (!wants.test(said) && / or \w+(?: \w+)?$/.test(bare.trim())) return false;
  const pieces = piecesOf(bare);
  if (pieces.some((piece) => asksAtFirst.test(piece))) return false;
  return (
    wants.test(said) ||
    pieces.some((piece) => piece.split(' ').length > 2 && !finite.test(piece.replace(/\b(?:that|which|for|so|with|like|but|in)\b.*/, '')))
  );
}

/** Whether some of what goes with a floor is wished for, named or not. */
export function wishesForGoods(message: string, { floor }: Reading): boolean {
  return floor.some(isGoods) || (floor.length === 0 && stuff.test(saidPlain(message)));
}

/** Intents that words of a wish are taken for. */
const ofWishes: ReadonlySet<string> = new Set(['find', 'range', 'price', 'advice', 'cheaper', 'choose', 'location']);

const joint =
  /(?:,|;|\.)?\s+(?:and|plus|along with|as well as|&|\+|also)\s+|[,.;]\s+(?!(?:to|for|so|that|which|on|in|under|like|not|no|with|but)\b)/g;

/** Where a message may fall into two wishes: at each 'and', 'plus' or comma. */
export function partedAt(message: string): [first: string, second: string][] {
  return [...message.matchAll(joint)].map(({ index, 0: { length } }) => [message.slice(0, index), message.slice(index + length)]);
}
