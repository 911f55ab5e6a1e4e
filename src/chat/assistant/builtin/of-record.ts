import { asksOfBoth } from './answers/both-measured.server.ts';
import { eitherColour, eitherKind, eitherWay, throughColour } from './answers/more-facts.ts';
import { asksAgainst } from './answers/price-against.server.ts';
import { asksFact, asksRecord, throughout } from './answers/record.ts';
import { twoThicknesses } from './answers/told-by-thickness.server.ts';
import { asksMoreSo } from './comparatives.ts';
import type { Task } from './decide.ts';
import type { Asked } from './part.ts';
import { refusesColour } from './refused-colour.ts';
import { asksUnder } from './underlay-of.ts';

/** Asked of how things are done, or of what goes with a floor, not of its record. */
const ofDoing =
  /\b(?:should|must|how (?:do|to|can|should|would|often|soon|much (?:glue|grout|adhesive|underlay))|(?:which|what) (?:glue|adhesive|grout|underlay|trim|primer|sealer|cleaner)|what (?:do|would) (?:i|you|we)|meaning|mean|means|stand for|explain|difference)\b/;
const ofLooks = /\blooks? (?:like )?(?:a )?real\b/;
const ofUnderlay = /\bunderlay\b/;
const yesOrNo = /^(?:and |so |but |then )*(?:is|are|can|could|would|will|does|do|may|might|should) (?!(?:you|yous|ye)\b(?! (?:use|put|lay|have) ))/;
/** 'how thick is the oak on top' of the floor that is open. */
const ofPart =
  /^(?:and |so |but )?(?:how (?:thick|wide|long|big|heavy|deep) (?:is|are)|what(?:s| is| are)?(?: the)? (?:size|width|length|thickness)\b.*\b(?:is|are|of)) (?:the|its|each|a) (?!room|gap|joint|underlay|floorboards)/;
const ofThose =
  /^(?:and |so |but |ok |okay |right |then )*(?:(?:whats?|what is) the difference in|which|what one|whichever|is (?:it|the \w+ one) worth|what am i paying (?:extra|more)|what(?:s| is) the (?:extra|difference in)|why (?:is|does) (?:it|one|that) (?:\w+ )?(?:more|dear)|are (?:they|both|either)|do (?:they|both|either)|can (?:they|both|either)|does either)\b/;
const ofAny =
  /^(?:and |so |but |ok |okay )*(?:is|are|can|could|do|does|will|would|has|have)\b.*\b(?:any|all|one|some|either|which|none) of (?:them|those|these)\b/;

/** 'a hearth made to our size', asked for as goods are. */
const madeTo = /\b(?:made|cut) to (?:size|measure|order|(?:my|our|your) (?:own )?(?:size|drawing|measurements?))\b|\bbespoke\b/;

/** 'does it come in a bigger size', 'is there a wider board in this'. */
const otherSize =
  /\bcomes? (?:in )?(?:any )?(?:bigger|larger|smaller)\b|\b(?:bigger|larger|smaller|taller|higher|longer|shorter|wider|narrower|thicker|thinner) (?:size|sizes|one|ones|tile|tiles|plank|planks|board|boards|format|version|pack)\b/;
const ofSizes = /\b(?:they|those|these|them)\b.*\b(?:bigger|larger|smaller|other|different|what|which) (?:sizes?|formats?)\b/;
const asksOther = /^(?:and |so |but |ok |okay )*(?:does|do|is|are|have|has|can|could|got|any|anything)\b/;
/** 'how is this different from the 18 mm one', '9 mm or 11 mm'. */
const toldApart = /\bdiffer\w*|\bcompar\w*|\bversus\b|\bvs\b|\bbetter\b|\bagainst\b|\bor (?:the )?\{mm\}|\bbetween\b|\binstead of\b/;

/**
 * What a message asks of the product that is open or was just spoken of, or of several that were just named or set side by side, whatever
 * it was taken for by its words alone; null where it asks no such thing.
 */
export function taskOfRecord({ reading, context, visitor, before }: Asked, task: Task): Task | null {
  const { said, floor, names, sku, ordinals, refersBack, room, condition } = reading;
  // 'how many packs of both for 24 m²' is no list to look through.
  if (task === 'calculate' && asksOfBoth({ reading, context, visitor, before })) return task;
  if (ofMore.has(task) && madeTo.test(said)) return 'cutting';
  if (ofChoice.has(task) && reading.thickness && comparesThickness(reading, Boolean(context.focus ?? visitor.productId))) return 'compare';
  const isNamed = names.length > 0 || sku !== null || ordinals.length > 0;
  // 'do the carpet tiles come in any colours other than grey?'
  if (task === 'siblings' && !isNamed && floor.length > 0 && refusesColour(reading)) return 'find';
  // 'can any of them be bleached', of those shown: each record says it, and no search asks for it.
  if (!isNamed && ofMore.has(task) && isOfAnyShown(reading, context)) return 'facts';
  // 'whats the difference in price' of those that were just shown, and of no other shop's.
  if (!isNamed && floor.length === 0 && ofPrices.has(task) && (context.shown.length > 0 || context.focus !== null) && asksAgainst.test(said))
    return 'compare';
  const it = context.focus ?? visitor.productId;
  const several = context.shown.length > 1;
  // 'could I have the Foyle Estate Oak in a bathroom'
  if (
    (task === 'find' || task === 'recommend' || task === 'suitability') &&
    names.length > 0 &&
    floor.length === 0 &&
    reading.sides.length < 2 &&
    room.length + condition.length > 0 &&
    (yesOrNo.test(said) || /^how(?:s| is| are| would| does| good)\b/.test(said))
  )
    return 'facts';
  // 'has the Boathouse slate got a click joint'
  if (
    task === 'find' &&
    names.length > 0 &&
    reading.sides.length < 2 &&
    /^(?:and |so )?(?:has|have|does|do|is|are) (?:the|your|this|that|these) /.test(said) &&
    asksFact(said)
  )
    return 'facts';
  // 'have you the Lund oak in a smaller size'
  if (names.length > 0 && ofMore.has(task) && reading.measured.length === 0 && otherSize.test(said)) return 'siblings';
  // 'is the Lund oak all the way through, or engineered'
  if (throughout.test(said) && ofLayers.has(task) && reading.sides.length < 2 && (isNamed || (it && refersBack))) return 'facts';
  // 'the Roble honey oak, is that wood or tile', 'is the Farmhouse oiled or lacquered'
  if (
    ofLayers.has(task) &&
    reading.sides.length < 2 &&
    (isNamed || (it && refersBack)) &&
    (eitherKind.test(said) || eitherWay.test(said) || eitherColour.test(said))
  )
    return 'facts';
  // 'is it the same colour all through', 'is this the lightest in the range'
  if (it && !isNamed && refersBack && isTheMost.test(said)) return 'facts';
  if (it && !isNamed && refersBack && ofMore.has(task) && throughColour.test(said)) return 'facts';
  if (task === 'similar' && throughColour.test(said)) return 'facts';
  if (isNamed) return null;
  // 'do they come in a bigger size' of several that were shown: their sizes.
  if (ofMore.has(task) && several && !context.focus && floor.length === 0 && refersBack && ofSizes.test(said)) return 'facts';
  if (ofChoice.has(task) && context.topic === 'compare' && several && floor.length === 0 && reading.measured.length === 0 && ofThose.test(said))
    return 'compare';
  if (
    it &&
    ofMore.has(task) &&
    context.topic !== 'find' &&
    floor.length === 0 &&
    reading.measured.length === 0 &&
    (asksMoreSo(said) || (otherSize.test(said) && asksOther.test(said)))
  )
    return 'similar';
  const isUnder = floor.length > 0 && asksUnder.test(said);
  if (
    !(asked.has(task) || (isUnder && ofFloors.has(task))) ||
    !(refersBack || ofPart.test(said)) ||
    !asksRecord(said) ||
    (ofDoing.test(said) && !ofUnderlay.test(said))
  )
    return null;
  const isOfSeveral = several && (context.topic === 'facts' || context.topic === 'stock');
  // 'does this look like real wood' names no floor that is looked for.
  const isOfGoods =
    ofLooks.test(said) ||
    /\b(?:is|are) (?:this|it|these|they) for\b/.test(said) ||
    floor.every((name) => name === 'underlay') ||
    isUnder ||
    /\bunder\b/.test(said);
  return (it || isOfSeveral) && isOfGoods && said.split(' ').length <= 22 ? 'facts' : null;
}

const isTheMost =
  /^(?:and |so |but )*(?:is|are) (?:it|this|these|they|that) (?:one )?(?:still |really )?the (?!cheapest|dearest|best|latest|last)(?:\w+est|most|least)\b/;
function isOfAnyShown({ said, floor, feature, measured, colour, sort }: Asked['reading'], { topic, focus, shown }: Asked['context']): boolean {
  const isSearched = feature.some((one) => one !== 'easy clean') || floor.length + measured.length + colour.length > 0 || sort !== null;
  return topic === 'find' && focus === null && shown.length > 1 && !isSearched && ofAny.test(said) && asksRecord(said);
}

/** Two thicknesses of a range that is named, or another than that of the product which is spoken of. */
function comparesThickness({ thickness, names, said, text, refersBack, floor }: Asked['reading'], hasIt: boolean): boolean {
  if (thickness?.includes('/') || twoThicknesses(text)) return names.length > 0;
  return hasIt && refersBack && names.length === 0 && floor.length < 2 && toldApart.test(said);
}

const ofPrices: ReadonlySet<Task> = new Set(['rivals', 'compare-prices', 'price', 'advice', 'unclear', 'discount', 'units', 'find', 'refine', 'beyond', 'dearer', 'cheaper', 'calculate']); // biome-ignore format: a list
const asked: ReadonlySet<Task> = new Set(['advice', 'beyond', 'units', 'unclear', 'find', 'reviews']);
const ofFloors: ReadonlySet<Task> = new Set(['compare', 'suitability', 'recommend', 'compare-prices']);
const ofChoice: ReadonlySet<Task> = new Set(['advice', 'beyond', 'unclear', 'find', 'refine', 'reviews', 'warranty', 'recommend', 'suitability', 'facts', 'which-floor', 'price']); // biome-ignore format: a list
const ofLayers: ReadonlySet<Task> = new Set(['compare', 'advice', 'suitability', 'find', 'recommend', 'unclear']);
const ofMore: ReadonlySet<Task> = new Set(['advice', 'beyond', 'unclear', 'find', 'refine', 'facts', 'siblings', 'cheaper', 'dearer', 'which-floor', 'stock']); // biome-ignore format: a list
