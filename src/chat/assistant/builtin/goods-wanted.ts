import type { Reading } from '../reading/read-question.ts';
import { goodsForNamed } from './answers/goods-for-product.server.ts';
import { runAsked } from './answers/run-of-lengths.server.ts';
import { shadeOrder } from './answers/shade.ts';
import { soManyAsked } from './answers/so-many.server.ts';
import { twoThicknesses } from './answers/told-by-thickness.server.ts';
import { asksStairs } from './floor-measured.ts';
import { isGoods } from './is-goods.ts';
import { isOfMaterial } from './not-of-material.server.ts';
import type { Asked } from './part.ts';
import { onlyGoods, trouble } from './situation.ts';
import type { Task } from './task.ts';

const trimmings: ReadonlySet<string> = new Set(['trims', 'threshold', 'ramp bar', 'stair nosing', 'scotia', 'pipe cover', 'tile trim', 'skirting', 'levelling clips', 'fitting kit']); // biome-ignore format: a list
const asksOfGoods =
  /\b(?:how (?!tall|high|long is|wide|much|many)|what(?:s| is| are| does)? (?!(?:the )?(?:price|size|length|height|cost)|have|do you)|why|when|where|which|can|could|should|must|needed|do (?:i|we)|does (?!it come|that come)|difference|better|best|match\w*|instead|without|mean\w*|or|before|after)\b/;

/** '3 thresholds in silver', 'underlay for sound under £6', 'white skirting, how tall is it': goods are looked for, and not explained. */
export function isForSale(reading: Reading): boolean {
  if (asksWhatThereIs(reading) || isFloorDescribed(reading) || isSortWanted(reading)) return true;
  const isDescribed =
    reading.price !== null || reading.colour.length > 0 || reading.floor.some((name) => trimmings.has(name)) || isOfMaterial(reading.said);
  // 'rounded skirting that I can paint' is told of what is wanted.
  const said = reading.said.replace(/(?:^|(?<!how )\b)(?:(?:that|which) )?(?:i|we|you|one) (?:can|could|may)\b/, '');
  return onlyGoods(reading) && isDescribed && !asksOfGoods.test(said) && !trouble.test(reading.said) && !isThere.test(said);
}

/** 'we've old skirting we don't want to take off': what is there already is not bought. */
const isThere = /\b(?:(?:tak|pull|ripp?|com)(?:e|es|ing|en)? (?:\w+ )?off|leav(?:e|ing)|keep(?:ing)?|stay(?:s|ing)?|remov\w*|existing)\b/;

const sought =
  /^(?:(?:hi|hello|and|so) )*(?:(?:does|do) (?:anyone|any of you)|do (?:you|yous|ye|u|yis)|have (?:you|yous|ye)(?: got)?|u got|got any|any)\b/;
const explained = /\b(?:mean\w*|difference|better|best|why|how|should|need)\b/;

const whatThereIs =
  /^(?:(?:hi|hello|and|so|ok) )*what(?: else)? (?:have|do) (?:you|yous|ye|u)(?: (?:have|do|sell|stock|got|keep))? (?:in|with|by way of)\b(?! (?:stock|the shop|mind))/;

/** 'what have you in terrazzo' asks to be shown it, and not what it is. */
function asksWhatThereIs({ style, look, finish, floor, colour, said, names }: Reading): boolean {
  return names.length === 0 && [style, look, finish, floor, colour].some((list) => list.length > 0) && whatThereIs.test(said);
}

/** 'do you do a click floor that looks like parquet', 'the lightest engineered wood': floors are looked for by how they look. */
export function isSought({ style, look, colour, said, text, refersBack, names, floor, other }: Reading): boolean {
  const isKind = floor.length === 1 && other.length === 0;
  const isDescribed = (isKind || style.length + look.length + colour.length > 0) && names.length === 0;
  return isDescribed && !explained.test(said) && (sought.test(said) || (shadeOrder(text) !== null && !refersBack));
}

/** What is asked of a floor that somebody has or thinks of, and not for one to buy. */
const asksOfFloor =
  /\b(?:how|why|when|where|what(?:s| is| are| does| do i| should| would| could| happens| about)|(?:can|could|should|must|may|do) (?:i|we|you (?!have|do|sell|stock|keep))|is (?:it|there a|a|an|the|this|that)|are (?:they|these|the)|does|did|was|need to|have to|mean\w*|differen\w*|better|worse|than|if|instead|(?:good|bad|mad|daft) idea|sensible|wise|daft|then$|clean\w*|remove|lift|fix|repair|lay|laying|fit|fitting|or|any (?:good|use)(?= (?:in|for|on|with|at|over|near|under|beside)\b|$))\b|^(?:is|are|will|would|does|do(?! you| yous| ye| u)|can|could|should)\b/;
/** 'that wont go slippy', 'wholl stand the dog': what is wanted of it. */
const wantedOfIt =
  /\b(?:thats?|which|that ?ll|itll|to|you|i|we)(?: (?:moss|water|dirt|mud|scratches|stains|marks))? (?:wont|dont|feels?|looks?|stays?|grips?|will|would|wouldnt|doesnt|does|can|cant|could|is|isnt|not|are|arent|survive|stand|take|hold|stands|takes|holds|hides?|shows?|match(?:es)?|goes with|go with|blends?|flows?)\b.*$/;
/** What is said of goods in a shop alone. */
const ofBought: ReadonlySet<string> = new Set(['unfinished', 'self adhesive']);
/** 'red wine on a wool carpet', 'max temperature for laminate': what came onto a floor or is done to it. */
const ofCare =
  /\b(?:wine|blood|coffee|tea|curry|pee(?:d|s)?|urine|vomit\w*|poo|limescale|rust|hoover\w*|vacuum\w*|wax|gum|temperature|setting|mats? under)\b|\b(?:ok|okay|alright|allowed)$/;
/** 'a 1 mm wear layer if you have it' asks for nothing more. */
const ifThereIs =
  /,? ?\bif (?:you|yous|ye|u) (?:have|do|sell|stock|(?:have |ve )?got)(?: (?:it|one|that|them|any|such a thing|it in))?\b|,? ?\bif (?:at all )?possible\b|,? ?\bif there is (?:one|any)\b/;
/** 'unfinished, so I can stain it myself' */
const purpose = /,? ?\bso (?:that |as )?(?:i|we|he|she|they|my \w+) (?:can|could|may|ll be able to)\b.*$/i;
const whichCan =
  /^(?:and |so )?(?:which|what)(?: of (?:your|the|yer))? (?:\w+ ){1,3}?(?:can|could|go|goes|will|would|are|is|suits?|work|works|take|takes|stand|stands|do for)\b/;

/** 'a hard wearing carpet for stairs', 'slabs for the patio that wont go slippy', 'which carpets can go over heating': floors are looked for. */
export function isFloorSought(reading: Reading): boolean {
  const { floor, said, text, room, condition, names, refersBack, measured, told, species, colour, look, style, finish, price, feature } = reading;
  const isKind = floor.length
    ? floor.length === 1 && !floor.some(isGoods)
    : species.length + style.length + look.length > 0 || feature.some((name) => ofBought.has(name)) || /\b(?:slabs|paving)\b/.test(said);
  const isDescribed =
    [room, condition, floor.length || feature.some((name) => ofBought.has(name)) ? [...species, ...feature] : [], colour, look, style, finish].some(
      (list) => list.length > 0,
    ) || [price, reading.slipRating, reading.acRating, reading.wearLayer, reading.size, reading.thickness].some((figure) => figure !== null);
  if (!isKind || !isDescribed || names.length + measured.length > 0) return false;
  const plain = text.replaceAll("'", '').replace(ifThereIs, '').replace(purpose, '');
  if (trouble.test(`${told} ${plain.replace(wantedOfIt, '')}`) || ofCare.test(plain)) return false;
  if (whichCan.test(said) && !/\b(?:best|better|underlay|way)\b/.test(said)) return true;
  return (!refersBack || purpose.test(text) || wantedOfIt.test(plain) || ifThereIs.test(text)) && !asksOfFloor.test(plain.replace(wantedOfIt, ''));
}

const asksForKind =
  /^(?:(?:hi|hello|and|so|ok|but) )*(?:(?:do|does) (?:you|yous|ye|u) (?:(?:still|also|even|actually|ever) )*(?:do|have(?! to)|sell|stock|keep|get|supply)|have (?:you|yous|ye) (?:(?:still|also|even|ever) )*(?:got )?(?:any |some )|(?:can|could) (?:i|we) (?:still )?(?:get|buy))\b(?!.*\b(?:for|without|with|that|which|if|when|to|fitted|fitting|samples?|sanded|in|on|over)\b)/;

/** 'my mum had lino for years. Do you still do real lino?': those of a kind, whatever was told of it. */
export function isKindWanted({ floor, names, said, intent, other }: Reading): boolean {
  return intent === null && names.length === 0 && floor.length === 1 && other.length < 4 && said.split(' ').length < 10 && asksForKind.test(said);
}

/** 'which is your warmest carpet underlay' */
const asksMost = /^(?:(?:hi|hello|and|so) )*(?:which|what)(?: of|s| is| are)? (?:is )?(?:your|yer) (?!best)\w+est\b/;

/** Goods in an order that hardly any record tells: those of the kind. */
export function isMostOfGoods({ floor, names, measured, said }: Reading): boolean {
  return floor.filter(isGoods).length === 1 && names.length + measured.length === 0 && said.split(' ').length <= 8 && asksMost.test(said);
}

const asksBest =
  /^(?:(?:hi|hello|and|so|ok|right|well) )*(?:(?:what|which|whats|what is|whatre)\b.*\b(?:best|recommend|suggest|advise|go for|pick)\b|(?:the |your )?best\b|(?:recommend|suggest) )/;
const weighs =
  /\b(?:or|vs|versus|than|way|how|clean\w*|lay|laying|fit|fitting|underlay|thickness|size|colou?r|pattern|difference|mean\w*|without|instead|wear layer|ac rating|under|underneath|beneath|below|over|on top|between)\b/;

/** 'whats the best carpet for a landlord': those of a kind for a room or a household, and whether it suits there. */
export function isBestForPlace({ floor, names, ordinals, measured, room, condition, said, refersBack }: Reading): boolean {
  const isOfKind = floor.length === 1 && !floor.some(isGoods) && names.length + ordinals.length + measured.length === 0 && !refersBack;
  return isOfKind && room.length + condition.length > 0 && said.split(' ').length <= 16 && asksBest.test(said) && !weighs.test(said);
}

const runTold: ReadonlySet<Task> = new Set(['advice', 'price', 'suitability']);
const setsApart = /\b(?:differ\w*|or|better|best|vs|versus|against|compar\w*|which)\b/;
/** 'birch floor', 'ebonised boards': no kind is named. */
const isOfFloor = /^(?:\w+ ){1,3}(?:floors?|flooring|floorboards?|boards?|planks?)(?: please)?$/;

/** 'how many carpets do you do in blue' */
export function isDescribed({ floor, colour, species, look, style, said }: Reading): boolean {
  return (floor.length > 0 || isOfFloor.test(said)) && colour.length + species.length + look.length + style.length > 0;
}

/** 'navy floor', 'ebonised boards' */
function isFloorDescribed(reading: Reading): boolean {
  return reading.names.length === 0 && isOfFloor.test(reading.said) && isDescribed(reading);
}

/** 'cheap laminate', 'posh tiles': floors in an order, and nothing to be told of them. */
function isSortWanted({ sort, floor, names, said, other, measured, room, condition }: Reading): boolean {
  const isAlone = names.length + measured.length + room.length + condition.length === 0 && floor.length === 1 && !floor.some(isGoods);
  return sort !== null && isAlone && other.length < 2 && said.split(' ').length <= 6 && !asksOfFloor.test(said);
}

/** A size, a colour or a price leaves nothing for advice to decide. */
export function isNarrow({ size, colour, price, species, wearLayer, acRating }: Reading): boolean {
  return [size, price, wearLayer, acRating].some((figure) => figure !== null) || colour.length + species.length > 0;
}

const comesBack = /\b(?:back|again) in(?: stock)?\b|\bin stock again\b|\brestock\w*\b/;
const counts = /\b\d{1,3} (?:bags?|tubs?|bottles?|rolls?|packs?|lengths?|boxes|box)\b/g;
const ofPrice = /\b(?:dearer|cheaper|more expensive|less expensive)\b/;
const boxesAndPrice = /^(?:and |so )*(?:how many )?(?:boxes|packs|rolls|metres) (?:and )?(?:the |whats the |what )?(?:price|cost|total)(?: please)?$/;
const boughtFor =
  /\bhow (?:many|much) (?:m2|metres?|met(?:re|er)s|sq\w*|boxes|packs|of (?:it|that)|would|does|will|can)\b.*\{price\}|\b(?:what|how (?:much|many|far))\b.*\{price\}.*\b(?:buy|get|do|go|stretch|cover)\b/;
const costsApart = /\b(?:cost|costs|price|prices|dearer|cheaper|money)\b/;
const asksAmount = /\b(?:how (?:much|many)|cost|costs|price|come to|set me back|work out)\b/;

/** What is to be done where goods are counted, by steps, pieces or metres, or wanted for a product that is named; null for any other message. */
export function taskOfGoods(asked: Asked, task: Task): Task | null {
  const { reading, context } = asked;
  const isUnnamed = reading.names.length === 0 && reading.sku === null && reading.ordinals.length === 0;
  // 'the difference between the 3mm and the 5mm wood fibre underlay'
  if (isUnnamed && reading.floor.some(isGoods) && twoThicknesses(reading.text) && setsApart.test(reading.said)) return 'compare';
  // 'when is the laminate cleaner back in stock'
  if (isUnnamed && reading.floor.some(isGoods) && comesBack.test(reading.said)) return 'stock';
  // 'what is the cost difference between 8mm and 12mm laminate'
  if (isUnnamed && reading.floor.length === 1 && twoThicknesses(reading.text) && costsApart.test(reading.said)) return 'compare-prices';
  const steps = asksStairs(reading.measured, `${reading.told} ${reading.text}`);
  // 'nosing for 13 stairs 90 cm wide, price'
  if (isUnnamed && reading.floor.join() === 'stair nosing' && reading.measured.some(({ as }) => as === 'steps')) return 'sundries';
  // 'how much for 13 steps?', of nosings or after them.
  if (isUnnamed && steps && (reading.floor.length ? reading.floor : context.wish?.floor)?.join() === 'stair nosing') return 'sundries';
  // 'carpet for 14 steps, what would it cost'
  if (isUnnamed && steps && !reading.floor.some(isGoods) && asksAmount.test(reading.said)) return 'calculate';
  // '4 bags of grout and 6 of adhesive, what is that'
  const counted = `${reading.told} ${reading.text}`.match(counts)?.length ?? 0;
  if (counted > 1 && reading.floor.length > 0 && reading.floor.every(isGoods) && reading.measured.length === 0) return 'calculate';
  // 'which is dearer for 4 x 4, carpet or LVT'
  if (isUnnamed && reading.floor.length === 2 && !reading.floor.some(isGoods) && reading.measured.length > 0 && ofPrice.test(reading.said))
    return 'compare-prices';
  // 'how many m² does £500 get me of the Scrubbed Pine'
  if (reading.names.length > 0 && reading.price !== null && reading.measured.length === 0 && boughtFor.test(reading.said)) return 'calculate';
  // 'boxes and price?' after '7.5 m² of the Milk White for behind the cooker'.
  const isOfOne = reading.names.length > 0 || context.focus !== null;
  if (isOfOne && reading.measured.length + context.measured.length > 0 && boxesAndPrice.test(reading.said)) return 'calculate';
  if (soManyAsked(asked) !== null || goodsForNamed(reading)) return 'find';
  return runTold.has(task) && runAsked(asked) !== null ? 'find' : null;
}
