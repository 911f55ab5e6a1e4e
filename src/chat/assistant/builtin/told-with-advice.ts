import type { Guess } from '../understanding/classifier.ts';
import { asksOnly, isOfMishap } from './asks-only.ts';
import { isChoicePut, isOfTwoInPlace } from './choice-put.ts';
import { describesGoods } from './describes-goods.ts';
import { isFloorSought, isForSale, isNarrow, isSought } from './goods-wanted.ts';
import { isGoods } from './is-goods.ts';
import { demandInRoom } from './order-in-room.ts';
import { isOfTrouble, ofPlaces } from './possible.ts';
import {
  asksMatch,
  asksWhichGoods,
  isBrowsing,
  isLooking,
  isSuitability,
  onlyGoods,
  onlyWants,
  type Situation,
  showMe,
  trouble,
} from './situation.ts';
import type { Decision, Task } from './task.ts';

/** How people ask is learnt under these names too; the answer is that of another task. */
export const samePlan: Record<string, Task> = { 'underlay-or-glue-find': 'find' };

/** 'whats the difference between glue down and loose lay, for the spare room': what sets them apart, and not whether they suit. */
export const asksDifference = /\b(?:difference|differ|odds) (?:is |is there |in it |there is )?(?:between|of)\b/;

/** The task that content/questions has under this name. */
export function taskNamed(name: string): Task {
  return samePlan[name] ?? (name as Task);
}

/** With what goes with advice. */
export function told(decision: Decision, ruled: Task, { reading, guesses, hasProduct, entry }: Situation): Decision {
  // 'a sample of the walnut chevron, or is it only oak': the terms, and what there is of it.
  if (decision.task === 'samples' && !hasProduct && describesGoods(reading)) return { ...decision, also: 'find' };
  // 'to stand up to muddy boots in a kitchen': the kind that suits a kitchen best may be white.
  if (decision.task === 'recommend' && reading.feature.includes('dirt hiding') && reading.floor.length === 0)
    return ofBoots.test(`${reading.told} ${reading.text}`)
      ? { task: 'advice', entry: 'Wet dogs and boots at the back door', also: 'find' }
      : decision;
  // 'soft for the children, but it can be wiped': what is both.
  if (decision.task === 'recommend' && reading.feature.includes('soft') && reading.feature.includes('easy clean') && reading.floor.length === 0)
    return { task: 'find' };
  if (decision.task !== 'advice') return decision;
  // 'what would you have for a bathroom that isn't freezing in the morning', 'something non slip for my mum's wet room': what suits both.
  const place = hasProduct ? null : demandInRoom(decision.entry, reading);
  if (place) return { task: 'recommend', place };
  // 'do you have a green wall tile for a splashback behind the cooker': some that are green, however sure it is what suits there.
  if (ruled === 'find' && !hasProduct && asksForGoods.test(reading.said) && describesGoods(reading)) return { ...decision, also: 'find' };
  if (isCertain(decision, guesses) && asksWhetherNeeded.test(reading.said)) return decision;
  // 'brown stains are coming through the vinyl round the toilet': no vinyl is looked for.
  if (
    decision.entry &&
    ((!hasProduct &&
      asksOnly(reading) &&
      (ruled === 'find' || ruled === 'suitability' || (guesses[0]?.name === decision.entry && guesses[0].probability >= rather))) ||
      isOfMishap(reading, guesses, decision.entry))
  )
    return decision;
  if (ruled === 'find' && isOfTrouble(guesses[0], reading)) return decision;
  // 'do I need underlay under sheet vinyl': it takes none, so none is shown.
  if (ofUnderlay.has(decision.entry ?? '') && reading.floor.some((name) => takesNone.has(name))) return decision;
  // 'what floor tiles would you recommend, small format, R11 or better': some that have it, and not what it stands for.
  if (ofRatings.has(decision.entry ?? '') && reading.floor.length > 0 && reading.slipRating && asksPick.test(reading.said)) return { task: 'find' };
  // 'light oak laminate, AC4 or better': those that have it.
  const isOfFigure = reading.acRating !== null || reading.wearLayer !== null || reading.slipRating !== null;
  if (ofRatings.has(decision.entry ?? '') && isOfFigure && !hasProduct && reading.names.length === 0 && leastOrDescribed(reading))
    return { task: 'find' };
  // 'cheapest hard wearing floor for a rental, grey preferably': what suits, and the cheapest grey ones.
  if (decision.entry && reading.floor.length === 0 && (reading.sort !== null || reading.colour.length > 0) && wantsFloor.test(reading.text))
    return { ...decision, also: 'find' };
  // 'cheapest floor that wont stain, for a kitchen': which stains least, and the cheapest.
  if (decision.entry && reading.sort === 'cheapest' && reading.floor.length === 0 && reading.room.length > 0) return { ...decision, also: 'find' };
  // 'whats the thinnest LVT you do, the door is tight'
  if (reading.sort !== null && reading.floor.length === 1 && !hasProduct && youDo.test(reading.text)) return { task: 'find' };
  // 'large marble slabs for a feature wall', 'which of your carpets hides stains best'
  const isOfWall = reading.feature.includes('large format') && reading.look.length + reading.floor.length > 0 && reading.feature.includes('wall');
  if (!hasProduct && !asksHowOrWhether.test(reading.said) && (isOfWall || /^(?:and |so )?which of (?:your|yer) /.test(reading.said)))
    return { ...decision, also: 'find' };
  // 'are your tiles rectified': what it is, and which of ours are.
  if (reading.feature.includes('rectified') && reading.floor.length > 0 && !hasProduct && ofOurs.test(reading.said))
    return { ...decision, also: 'find' };
  // 'is a loop carpet easy to hoover': what it asks for, and not what it is.
  if (ofPile.has(decision.entry ?? '') && asksUpkeep.test(reading.text)) return { ...decision, entry: 'Cleaning carpet' };
  // '£600 for 22 m² of open plan': what the money buys.
  if (reading.price?.per === 'total' && reading.measured.length > 0 && reading.names.length === 0) return { task: 'find' };
  // 'chipboard wet below the kitchen floor, change it before new LVT', 'do I get more for the house with oak': none is looked for yet.
  if (ofWhatIsThere.has(decision.entry ?? '') && reading.price === null) return decision;
  // 'red wine on a wool carpet what do I do': no carpet is looked for.
  if (asksTheWork.test(reading.said) && !onlyGoods(reading) && reading.price === null) return decision;
  // 'wide plank engineered oak, natural look, about 85 m²': those that there are, with their sums.
  if (reading.measured.length > 0 && describesGoods({ ...reading, said: reading.said.replace(asksSum, ''), measured: [] })) return { task: 'find' };
  if (isChoicePut(decision.entry, reading) && isNarrow(reading) && !asksAnything.test(reading.said)) return { ...decision, also: 'find' };
  if (isChoicePut(decision.entry, reading))
    return isOfTwoInPlace(reading) && !asksDifference.test(reading.said) ? { ...decision, also: 'suitability' } : decision;
  if (!decision.entry?.startsWith('Whether') && isFloorSought(reading))
    return isNarrow(reading) || isForSale(reading) ? { task: 'find' } : { ...decision, also: 'find' };
  // 'garage floor, anything you sell that stands a car'
  if (reading.room.length > 0 && reading.floor.length + reading.names.length === 0 && asksWhatIsSold.test(reading.said)) return { task: 'recommend' };
  // 'the pink terrazzo tile, what is it called': what it is, and not what the word means.
  const described = [reading.colour, reading.style, reading.species, reading.look, reading.finish].some((list) => list.length > 0);
  if (described && reading.names.length === 0 && asksName.test(reading.said)) return { task: 'find' };
  // 'would laminate be cold and noisy': each is answered of it.
  if (
    ordered.test(decision.entry ?? entry?.entry.title ?? '') &&
    isOfOneFloor(reading) &&
    reading.condition.length > 1 &&
    asksYesOrNo.test(reading.said)
  )
    return { task: 'suitability' };
  // 'warm underfoot but can be mopped': an order by one demand leaves the other unanswered.
  if (ordered.test(decision.entry ?? '') && (reading.feature.some((feature) => wetCare.has(feature)) || isOfMore(reading.condition)))
    return { task: 'recommend' };
  if (hasProduct && !decision.entry && guesses[0]?.name === 'facts') return { ...decision, task: 'facts' };
  // 'will the Gull Grey match the doors of our kitchen': where it is sold for tells nothing of that.
  if (hasProduct && asksMatch.test(reading.said)) return { ...decision, task: 'advice' };
  // 'is this any use on a landing' is told by the record.
  if (ruled === 'facts' && hasProduct && reading.room.length > 0 && reading.floor.length === 0) return { ...decision, task: 'facts' };
  if (hasProduct && (reading.names.length > 0 || reading.refersBack)) return { ...decision, also: 'facts' };
  // 'can you get herringbone in laminate so I can do it myself': those that there are, and how it is done.
  if (!hasProduct && describesGoods(reading)) return { ...decision, also: 'find' };
  // 'luxury vinyl tiles' and nothing else: what they are, too, where the guide has it under that name.
  if (isBrowsing(reading) && reading.describing.length === reading.said.split(' ').length)
    return isNamedIn(decision.entry ?? '', reading.said) ? { ...decision, also: 'find' } : { task: 'find' };
  // 'stairs and landing carpet, what would you go for': which of ours, after which kind.
  const isPicked = asksPick.test(reading.text) || reading.sort !== null || (reading.feature.length > 0 && !asksForOrOf.test(reading.text));
  if (!hasProduct && reading.room.length > 0 && isOfOneFloor(reading) && isPicked) return { ...decision, also: 'find' };
  // The search says what hides it, too.
  if (reading.feature.includes('dirt hiding') && !ofColours.test(reading.said)) return { task: 'find' };
  if (isForSale(reading) || (reading.asks.find && onlyWants(reading)) || (ruled === 'find' && isSought(reading))) return { task: 'find' };
  if (
    isSuitability(reading) &&
    !(reading.floor.length === 2 && asksDifference.test(reading.said)) &&
    asksYesOrNo.test(reading.said) &&
    !ofHarm.test(reading.said) &&
    !ofCare.test(reading.said) &&
    !trouble.test(reading.told) &&
    !isToldOfTrouble(guesses[0], reading) &&
    placeIn(guesses) > 0.01 &&
    (!isCertain(decision, guesses) || reading.condition.some((one) => one.startsWith('over ') || one === 'wheels'))
  )
    return { ...decision, also: 'suitability' };
  const search = guesses.find(({ kind, name }) => kind === 'task' && taskNamed(name) === 'find')?.probability ?? 0;
  const isSearch =
    (decision.entry && ruled === 'find' && (search > 0.03 || (!isCertain(decision, guesses) && (isBrowsing(reading) || isLooking(reading))))) ||
    (reading.floor.length > 0 && search > 0.2) ||
    (onlyGoods(reading) && (search > 0.02 || reading.sort !== null || reading.asks.price || asksWhichGoods.test(reading.said)));
  // 'does linoleum need anything special to clean it' asks for none.
  if (asksCare.test(reading.said) && !onlyGoods(reading)) return decision;
  return isSearch && (!trouble.test(reading.said) || (onlyGoods(reading) && showMe.test(reading.said))) ? { ...decision, also: 'find' } : decision;
}

/** 'took a chip out of my laminate in the kitchen. can it be fixed': what happened is told first, and the room with it. */
const isToldOfTrouble = (best: Guess | undefined, { told, refersBack }: Situation['reading']) =>
  told !== '' && refersBack && (best?.group === 'page care' || best?.group === 'page troubles');

/** As probable as that what is asked has to be for nothing to be shown beside it. */
const rather = 0.4;

/** 'do you have to seal grout': whether it is done at all, before anything is bought for it. */
const asksWhetherNeeded =
  /^(?:and |so |but )*(?:do|does|must|should|is it) (?:i|you|we|it|they|\w+) (?:really |actually )?(?:need|needs|have|has|necessary)\b/;

/** Whether everything that an entry is called was said. */
const isNamedIn = (entry: string, said: string) =>
  entry
    .toLowerCase()
    .split(/\W+/)
    .every((word) => said.includes(word));
/** 'whats it going to cost me' after the goods and the size of the room. */
const asksSum = /\b(?:and )?(?:how much|whats?|what is|what would|what will)\b.*\b(?:cost|come to|price|damage|set me back|how much)\b.*$/;
/** 'can I store laminate in the shed': the place is not what is asked of. */
const isCertain = ({ entry }: Decision, [best]: readonly Guess[]) => best !== undefined && best.name === entry && best.probability > 0.85;

/** A limit, or what something does to a floor: no yes or no of its kind answers that. */
const ofHarm = /\bheels?\b|\d ?%|\bper ?cent\b|\b(?:damage|harm|hurt|ruin|wreck|spoil|shrink|swell|warp|yellow|fades?)\b/;
/** 'can I use bleach on the carpets, it is a rental': a yes to the rented rooms would be read as one to the bleach. */
const ofCare =
  /\b(?:bleach|vinegar|zoflora|dettol|domestos|disinfectant|steam\w*|mop|mopping|hoover\w*|vacuum\w*|polish|wax|scrub\w*|jet wash|smells?)\b/;
const asksWhatIsSold = /\b(?:anything|something|what|any) (?:\w+ )?(?:that )?(?:you|yous|ye|u) (?:sell|have|do|stock|keep|got)\b/;
const isOfOneFloor = ({ floor, names }: Situation['reading']) => floor.length === 1 && names.length === 0 && !floor.some(isGoods);
const asksPick =
  /\b(?:what|which)(?: \w+){0,3} (?:would|do|should) (?:you|i|we) (?:go for|put|use|pick|choose|take|get|buy|recommend|suggest)\b|\bwhats (?:good|best)\b|\b(?:recommend|suggest) (?:me )?(?:one|something|any)\b|^any (?:recommendations|suggestions|ideas)\b/;
const wantsFloor = /\b(?:floor|flooring|something|anything)\b/;
/** 'soft carpet for stairs that wears well' asks nothing: it is looked for. */
const asksForOrOf =
  /\b(?:how|what|whats|which|why|when|where|who|does|do i|is|are|was|can|could|should|will|would|must|if|than|my|our|old|need to)\b/;
/** On a house, a ground or damage rather than on floors to be had. */
const ofWhatIsThere: ReadonlySet<string> = new Set(["Adding to a house's value", 'A leak or flood', 'Hosing down a floor', 'Wet or swollen chipboard and plywood', 'Priming plasterboard and plaster for tiles', 'Membrane or underlay on a damp floor', 'A worn patch in a floor', 'Wax and gum on a floor', 'Dusty or painted concrete', 'Plywood over floorboards', 'Which trowel', 'Plywood and boards before tiling', 'Laying over floorboards', 'A worn carpet that has to stay', 'Wine, coffee and other spills on wood', 'Garden rooms, cabins and summerhouses']); // biome-ignore format: a list
const ofUnderlay: ReadonlySet<string> = new Set(['Whether you need underlay', 'Underlay for LVT']);
/** Floors that take no underlay. */
export const takesNone: ReadonlySet<string> = new Set([
  'vinyl',
  'lino',
  'cushioned vinyl',
  'safety vinyl',
  'glue down lvt',
  'tiles',
  'porcelain',
  'ceramic',
]);
/** How something is done or put right, or its limit. */
const asksTheWork =
  /\b(?:which|what) (?:way|direction)\b|\bwhat (?:do|should|can|would) (?:i|we|you) do\b(?! in\b)|\b(?:all over|spilt|spilled|dropped)\b|\bhelp$|\bmax(?:imum)?\b|\btemp(?:erature)?\b|\b(?:moisture|humidity) (?:reading|level|content|test)\b|\bheels?\b|\bget (?:it|them|that|this) (?:out|off)\b/;
const ofRatings: ReadonlySet<string> = new Set(['R9, R10 or R11', 'Slip rating', 'AC3, AC4 or AC5', 'AC rating', 'Wear layer']);
const ofOurs = /\b(?:your|yer|yours|any|have|got|stock|sell)\b/;
/** 'wide plank engineered oak, unfinished or oiled' asks which of the two no more than 'oak' does. */
const asksAnything = /\b(?:what|which|whats|better|best|should|do|does|is|are|can|difference|vs|versus|how|why)\b/;
const youDo = /\b(?:you|yous|ye|u) (?:do|have|sell|stock|got|keep)\b/;
const asksHowOrWhether = /^(?:and |so |but )?(?:how|can|could|do i|does|is|are|should|will|would|why|what (?:is|are|does))\b/;
const atLeast = /\b(?:or|and) (?:better|above|higher|more|over|up|upwards|thicker)\b|\bat least\b|\bminimum\b|\bmin\b/;

/** A kind of floor with a grade, and more about it or that it is the least: goods are looked for, and no word explained. */
function leastOrDescribed(reading: Situation['reading']): boolean {
  const { floor, colour, species, look, style, said, measured } = reading;
  const isDescribed = [colour, species, look, style].some((list) => list.length > 0);
  return floor.length === 1 && (isDescribed || measured.length > 0 || atLeast.test(said)) && !asksYesOrNo.test(said) && !reading.asks.meaning;
}
const ofPile: ReadonlySet<string> = new Set(['Saxony', 'Twist pile', 'Loop pile']);
const asksUpkeep =
  /\b(?:hard|easy|difficult|work|bother|hassle|how) (?:\w+ ){0,4}?(?:keep|clean|hoover|vacuum|look after|maintain|mind)\b|\bhigh maintenance\b|\blow maintenance\b/;
const ofColours = /\bcolou?rs?\b|^(?:does|is|are|will|would|why|how|do (?!(?:you|yous|u|ye)\b))\b/;
const ofBoots = /\b(?:boots|wellies|shoes|feet)\b/;
const asksCare = /^(?:and |so )?(?:does|do (?:i|you|they)|how|what|should|is|are)\b.*\b(?:clean\w*|wash\w*|wax\w*|mop\w*|polish\w*|look after)\b/;
const asksName =
  /\bwhat(?:s| is| was)? (?:it|that|the name|its name|that one)\b.*\b(?:called|name)\b|\bwhat(?:s| is) (?:it|that) called\b|\bname of (?:it|that)\b/;
const ordered = /^(?:Warmest|Quietest|Kindest|Safest|Toughest) /;
/** Goods asked for as such, at the head of a message. */
const asksForGoods =
  /^(?:and |so |hi |hello |hiya )*(?:(?:do|would) (?:you|yous|ye) (?:still |even |actually |also )?(?:have|sell|stock|do|keep)|have (?:you|yous|ye)|show me|looking for)\b/;
/** 'warmer than stone, with two dogs' */
const isOfMore = (conditions: readonly string[]) => conditions.includes('warmth') && conditions.some((name) => inHouse.has(name));
const inHouse: ReadonlySet<string> = new Set(['pets', 'children', 'heavy traffic']);
const wetCare: ReadonlySet<string> = new Set(['easy clean', 'waterproof', 'water resistant']);

/** How probably it is asked whether something suits. */
function placeIn(guesses: readonly Guess[]): number {
  return together(guesses.filter(({ kind, name }) => kind === 'place' || ofPlaces.has(name)));
}

const asksYesOrNo =
  /^(?:and |so |but )?(?:whether|if|is|are|can|could|do|does|will|would|should|wud|may)\b|\b(?:can|could|will|would) (?:\w+ ){1,3}(?:go|take|stand|cope|be (?:used|laid|put))\b/;

/** How probable some guesses are, all together. */
export function together(guesses: readonly Guess[]): number {
  return guesses.reduce((sum, { probability }) => sum + probability, 0);
}
