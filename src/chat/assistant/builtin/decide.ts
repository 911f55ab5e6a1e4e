import { asksWhatFloor } from '../reading/unwanted.ts';
import { otherGoods } from '../reading/words/brands.ts';
import { asksRoomFor } from './answers/asked-of-sums.ts';
import { isOfExtremes, isOfTwoAtEnd, twoPricesIn } from './answers/products-compared.server.ts';
import { asksRecord, bearsWeight } from './answers/record.ts';
import { asksTougher } from './answers/similar-in-each.server.ts';
import { asksForOther, asksWhetherHard, endsInChoice, ofElsewhere } from './compared-in-passing.ts';
import { sizeOfRoom, stepsIn } from './floor-measured.ts';
import {
  asksEnding,
  asksHow,
  asksInstead,
  asksSupply,
  asksWhatHolds,
  attribute,
  few,
  floorless,
  hasDescription,
  hasPlace,
  hasPlaceChoice,
  hasPlaceQuestion,
  isAdvice,
  isBrowsing,
  isFollowUp,
  isItsPrice,
  isLooking,
  isNewFloor,
  isOfIt,
  isOfTerms,
  isOfUnderlayNoise,
  isOwnInPlace,
  isStaffs,
  isSuitability,
  isSure,
  isWishBeyondName,
  mayIHave,
  measuredGoods,
  okWords,
  onlyGoods,
  type Situation,
  showMe,
  trouble,
  weighsUp,
} from './situation.ts';
import { isSizeInPassing } from './size-in-passing.ts';
import { asksGone, asksItsSum, asksSumOfNamed } from './sum-told.ts';
import { isOfTalk } from './talked-before.ts';
import type { Task } from './task.ts';
import { asksDifference } from './told-with-advice.ts';
import { isWish } from './wish.ts';

export type { Task };

type Rule = readonly [task: Task | 'told', when: (s: Situation) => boolean];

/** In this order: the first that holds decides. */
const rules: readonly Rule[] = [
  // 'and just the hall?' of the rooms that were measured.
  ['calculate', (s) => s.context.topic === 'calculate' && s.context.measured.length > 1 && (s.reading.room.length > 0 || sizeOfRoom(s.reading.said) !== null) && few(s.reading.said) && /\b(?:just|only|without|leav\w+ out|skip|drop|not|(?:take|leave) (?:out|off|away)|(?:take|leave) the \w+ (?:\w+ )?(?:out|off|away)|minus|forget)\b/.test(s.reading.said)],
  // 'is the Hofgut made in the UK': of a product that is named, its record or its page may say it.
  ['facts', ({ reading }) => reading.intent === 'beyond' && reading.names.length > 0 && asksRecord(reading.said)],
  // 'wet room for my mum who is unsteady, what would you recommend'
  ['recommend', ({ reading }) => reading.intent === 'choose' && hasPlace(reading) && floorless(reading) && reading.names.length === 0],
  // 'my partner wants polished tiles, we have a toddler, is it a bad idea'
  ['suitability', ({ reading }) => reading.floor.length === 1 && reading.names.length === 0 && hasPlace(reading) && /^(?:is|would) (?:it|that|this)(?: be)? (?:a )?(?:bad|daft|silly|mad|stupid|terrible|good) (?:idea|choice)\b|\b(?:bad|daft|silly|mad|stupid|terrible|crazy|good|sensible) (?:idea|choice|notion|plan)(?: or (?:what|not|ok|fine))?$/.test(reading.said)],
  ['compare', ({ reading }) => reading.names.length === 0 && ((reading.floor.length === 2 && !onlyGoods(reading) && asksDifference.test(reading.said)) || (reading.floor.length === 1 && reading.measured.length === 0 && (twoPricesIn(reading.text) !== null || isOfExtremes(reading.said))))],
  // 'compare the two', of one and another that was shown instead of it.
  ['compare', ({ reading, context }) => context.before !== null && (context.focus !== null || context.shown.length > 0) && reading.names.length + reading.floor.length === 0 && /^(?:can you |could you |so |and |ok |please )*compare (?:the two|them|both|those|these|the 2|those two|these two)(?: please| for me)?$/.test(reading.said)],
  // 'laminate or LVT, whichever is cheaper', of what is looked for.
  ['refine', ({ reading, context }) => context.wish !== null && reading.floor.length > 1 && /\bby lowest price$/.test(reading.said)],
  ['person', ({ reading, context }) => reading.intent === 'yes' && context.awaits === 'person'],
  // 'who was it I spoke to, he said he would do me a deal'
  ['person', ({ reading }) => isOfTalk(reading)],
  // 'a better price for 80 m²' is no sum.
  ['discount', ({ reading }) => reading.intent === 'discount' && (reading.measured.length > 0 || reading.boxes !== null)],
  // 'how much would I need for 13 steps'
  ['calculate', ({ reading, context, hasProduct }) => reading.intent === null && stepsIn(`${reading.told} ${reading.text}`) > 0 && (/\bhow (?:much|many)\b|\bcost\b|\bprice\b|^(?:and |for |its |theres |there are |about )*\d+ (?:steps|stairs)$/.test(reading.text) || context.topic === 'calculate') && (hasProduct || context.shown.length > 0 || context.focus !== null || reading.floor.includes('carpet'))],
  // 'any other sizes of this?'
  ['siblings', ({ reading, hasProduct }) => hasProduct && (reading.intent === null || reading.intent === 'more') && /\b(?:other|another|different|more|any) (?:\w+ )?(?:sizes?|colou?rs?|shades?|finishes|thickness\w*|versions?|options)\b|\b(?:what|which) (?:\w+ )?(?:sizes|colou?rs|shades|finishes(?! (?:it|them|off|the|each|that|my|an?)\b)|thicknesses|versions|options)\b|come in (?:other|any|different|what)|\b(?:what|which) (?:does|do) (?:it|that|this|they|those|the \w+) come in\b|\bcolou?rs? wise\b|\b(?:what|which) (?:size|colou?r|shade)s? (?:do|does|can) .*\bcome\b/.test(reading.said) && reading.colour.length === 0],
  // 'is the Rathlin discontinued'
  ['stock', ({ reading, hasProduct }) => hasProduct && (asksEnding.test(reading.said) || asksGone.test(reading.said) || (reading.intent === null && asksSupply.test(reading.said)))],
  // 'it's the same laminate I got, is there some left': which that was has to be asked.
  ['which-floor', ({ reading, hasProduct }) => reading.intent === null && !hasProduct && reading.asks.stock && /\bsame\b.*\b(?:i|we) (?:\w+ )?(?:got|bought|ordered|had)\b/.test(`${reading.told} ${reading.said}`)],
  // 'will the 3 mm foam do, my neighbour hears us': no record says how quiet an underlay is.
  ['advice', ({ reading, hasProduct }) => reading.intent === null && hasProduct && isOfUnderlayNoise(reading)],
  // 'what would you use instead' of a floor that does not suit the room.
  ['recommend', (s) => (s.reading.intent === null || s.reading.intent === 'more') && asksInstead(s)],
  // 'chairs scratch my oak floor, what floor should I have got'
  ['recommend', ({ reading }) => reading.intent === null && floorless(reading) && hasPlace(reading) && asksWhatFloor.test(reading.said)],
  // 'the biggest floor I could do in the Gull Grey for £400'
  ['calculate', ({ reading, context, hasProduct }) => reading.intent === null && hasProduct && ((reading.price?.per === 'total' && reading.measured.length === 0 && asksRoomFor.test(reading.said)) || (context.measured.length > 0 && asksSumOfNamed(reading)))],
  // 'a shade lighter in the same range'
  ['siblings', ({ reading, hasProduct }) => hasProduct && reading.intent === null && reading.measured.length === 0 && /\b(?:same|this|that) (?:range|collection|series|family)\b/.test(reading.said)],
  // 'can i have 5 boxes by next week', 'when will you have more' on a product's page.
  ['stock', ({ reading, hasProduct }) => hasProduct && (reading.intent === null || reading.intent === 'delivery') && reading.measured.length === 0 && ((reading.boxes !== null && /\b(?:have|get|got|left)\b/.test(reading.said)) || /\b(?:have|get|getting) (?:any )?more\b|more in\b|back in\b/.test(reading.said)) && !/deliver|post|cost|how much|\bleft and right\b|\bin (?:the|a|each|every) (?:one |same )?(?:box|pack)\b/.test(reading.said)],
  ['find', ({ reading, context }) => reading.intent === null && reading.price !== null && reading.measured.length > 0 && reading.names.length === 0 && context.awaits === null],
  // 'the cheapest for a bedroom of 3 x 3.4': looked for, with what it comes to.
  ['find', ({ reading, context, hasProduct }) => reading.intent === null && reading.sort === 'cheapest' && reading.measured.length > 0 && reading.names.length === 0 && !onlyGoods(reading) && !hasProduct && context.awaits === null],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.refersBack && reading.names.length === 0 && reading.measured.length === 0 && /^(?:is|does|has|what|whats|how) .*\b(?:click|glued?|float|thick|wool|size|colou?r|weigh)\b|^how many \w+ in (?:it|this|them|that)$/.test(reading.said) && !/\bneed|should|can i/.test(reading.said)],
  ['refine', ({ reading, context }) => reading.intent === 'more' && context.topic !== 'find' && context.wish !== null],
  ['unlisted', ({ reading }) => (reading.intent === null || reading.intent === 'cheaper') && reading.brand !== null && !reading.asks.meaning],
  ['unlisted', ({ reading }) => reading.intent === null && /\b(?:sell|sells|stock|stocks|do you do|have you|you have|got|buy|get)\b/.test(reading.said) && otherGoods.test(reading.said) && reading.floor.length === 0 && reading.names.length === 0 && (reading.condition.length === 0 || /underfloor heating$/.test(reading.said)) && reading.style.length + reading.species.length === 0],
  ['unlisted', ({ reading, hasProduct }) => reading.intent === null && !hasProduct && reading.strangers.length > 0 && reading.asks.range && !/\bif\b|\bdo i\b/.test(reading.said) && reading.room.length + reading.condition.length === 0 && reading.colour.length === 0],
  // 'and to Cork?'
  ['delivery', ({ reading, context }) => reading.intent === null && context.topic === 'delivery' && reading.place !== null && few(reading.said)],
  // 'and how much is it?' of delivery, samples or fitting.
  ['delivery', ({ reading, context }) => reading.intent === null && context.topic === 'delivery' && isItsPrice(reading)],
  ['samples', ({ reading, context }) => reading.intent === null && context.topic === 'samples' && (isItsPrice(reading) || (asksItsSum(reading) && reading.measured.length === 0))],
  ['fitting', ({ reading, context }) => reading.intent === null && context.topic === 'fitting' && isItsPrice(reading)],
  ['unclear', ({ reading, context }) => ['more', 'cheaper', 'dearer'].includes(reading.intent ?? '') && context.wish === null && !isWish(reading)],
  ['find', ({ reading, context, hasProduct }) => (reading.intent === 'cheaper' || reading.intent === 'dearer') && (reading.floor.length > 0 || (context.wish === null && !hasProduct)) && !/cheaper/.test(reading.said)],
  // 'anything like the Gull Grey but cheaper?'
  ['similar', ({ reading, hasProduct }) => hasProduct && !ofElsewhere.test(reading.said) && !asksWhetherHard.test(reading.said) && !(reading.condition.length > 0 && /\binstead of\b/.test(reading.said)) && (reading.intent === null || reading.intent === 'cheaper' || reading.intent === 'dearer') && /\b(?:similar|alternatives?|something like|anything like|(?<!\b(?:i|we|would|id|really|you) )like (?:it|this|the|that)|instead of|(?:nearest|closest)(?: (?:thing|one|match))?(?: (?:(?:that )?(?:you|yous) (?:have|do|sell)|in (?:an? )?\w+))* to|(?:nearest|closest) (?:thing|one|match)$|(?:near(?: enough)?|close(?: enough)?)(?: to)? (?:it|this|that)|equivalent|looks like|same as)\b/.test(reading.said)],
  ['similar', ({ reading, hasProduct }) => hasProduct && reading.names.length > 0 && reading.intent === 'cheaper'],
  // 'has to be hard wearing', of what is looked for
  ['refine', ({ reading, context }) => reading.intent === null && context.topic === 'find' && context.wish !== null && reading.floor.length + reading.names.length + reading.measured.length === 0 && /^(?:and |but |oh |also |it |they |that )*(?:has|have|needs?|must|should|want it|wants) (?:to )?(?:be )?\b/.test(reading.said) && isWish(reading) && few(reading.said)],
  // 'something tougher like it'
  ['similar', ({ reading, hasProduct }) => hasProduct && reading.names.length + reading.floor.length + reading.measured.length === 0 && asksTougher.test(reading.said) && few(reading.said)],
  // 'a cheaper version of this in laminate or LVT'
  ['similar', ({ reading, hasProduct }) => hasProduct && (reading.intent === null || reading.intent === 'cheaper') && /\b(?:version of (?:this|it|that)|(?:this|that) look)\b.*\bin\b/.test(reading.said) && reading.measured.length === 0],
  // 'which is cheapest?' of what was shown.
  ['refine', ({ reading, context }) => reading.intent === null && reading.sort !== null && !(reading.sort === 'best' && reading.condition.length > 0) && context.wish !== null && reading.floor.length + reading.names.length + reading.measured.length + reading.room.length === 0 && few(reading.said)],
  ['find', (s) => s.reading.intent === null && s.reading.sort !== null && s.reading.floor.length > 0 && !s.hasProduct && s.reading.measured.length === 0 && !hasPlaceQuestion(s.reading) && !isStaffs(s.entry) && !/\bway\b|how/.test(s.reading.said)],
  // 'can I get laminate in a bathroom' asks whether it suits.
  ['suitability', ({ reading }) => reading.intent === null && mayIHave.test(reading.said) && reading.floor.length > 0 && reading.room.length > 0 && reading.names.length === 0 && !onlyGoods(reading) && !hasDescription(reading)],
  // 'sheet vinyl for a bathroom 2.1 x 1.8': goods, a room and its size.
  ['find', ({ reading, context, hasProduct }) => reading.intent === null && !hasProduct && context.awaits === null && reading.floor.length === 1 && reading.room.length === 1 && reading.measured.length > 0 && reading.other.length === 0 && !onlyAsks.test(reading.said)],
  // 'carpet tiles for an office': goods and nothing else.
  ['find', (s) => !isFollowUp(s) && !s.hasProduct && isBrowsing(s.reading) && !isStaffs(s.entry)],
  // 'and with underlay?' of the floor, or floors, that were just worked out.
  ['calculate', ({ reading, context }) => reading.intent === null && context.measured.length > 0 && (context.focus !== null || context.shown.length > 0) && onlyGoods(reading) && /^(?:and |so |ok |what about |how about |but |what (?:does|would|will|is) (?:it|that|they)(?: cost| come to| be)?(?: me)? )*(?:with|plus|including|incl|inc|adding|add)\b(?: \w+){0,3} (?:underlay|adhesive|glue|grout)$/.test(reading.said)],
  // 'I need 22 m², have you enough'
  ['stock', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.asks.stock && reading.measured.length > 0 && /\benough\b/.test(reading.said)],
  // 'boxes?', 'and the cost?' of what was just said.
  ['calculate', ({ reading, context }) => reading.intent === null && context.measured.length > 0 && context.focus !== null && /^(?:and |so )?(?:how many |the |what |whats the |how much )?(?:boxes|packs|rolls|cost|price|total|sum|in all|all in|altogether)(?: and (?:the |whats the |what )?(?:cost|price|total))?(?: in all| all in| altogether| is that| would that be)?$|^(?:and |so )?(?:what|how much) (?:does|would|will|is|do|s) (?:it|that|they|the lot|all that|this)(?: all)? (?:come to|cost|be|in all|total|in total)(?: altogether| in total| all in)?$/.test(reading.said)],
  // 'how many boxes of the tarred oak have you?'
  ['stock', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.asks.stock && reading.measured.length === 0 && /how many .*(?:have you|do (?:you|yous) have|are there|left)|(?:have (?:you|yous)|(?:do|can) (?:you|yous|i|we) (?:have|get)|got|enough for|ready|available|in stock)\b.*\{count\}|\{count\}.*\b(?:in stock|available|ready|to hand)/.test(reading.said)],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && /\bweigh|\bkg\b/.test(reading.said) && !bearsWeight.test(reading.said)],
  ['samples', ({ reading, context, hasProduct }) => reading.intent === null && hasProduct && context.topic === 'samples' && /\b(?:one|some|get|that|it|them|both|send)\b/.test(reading.said)],
  // 'what is the difference between your two dearest carpets'
  ['compare', ({ reading }) => reading.intent === null && reading.asks.strongCompare && isOfTwoAtEnd(reading.said)],
  // 'is the Dry Oak dearer than the Rope?'
  ['compare', ({ reading }) => (reading.intent === null || reading.intent === 'cheaper' || reading.intent === 'dearer') && reading.sides.length > 1 && /\b(?:cheaper|dearer|more|better|than|thicker)\b/.test(reading.said)],
  // 'is it cheaper in laminate or lvt?'
  ['find', ({ reading }) => reading.intent === null && onlyGoods(reading) && reading.colour.length > 0 && reading.without.length > 0 && !/\b(?:or|why|matter|difference|can|should)\b/.test(reading.said)],
  ['compare-prices', ({ reading }) => (reading.intent === null || reading.intent === 'cheaper') && reading.floor.length > 1 && !onlyGoods(reading) && reading.names.length === 0 && !/\b(?:why|how come|what makes)\b/.test(reading.said) && /\b(?:cheaper|dearer|cheapest|dearest|cost|costs|price|prices|expensive)\b/.test(reading.said) && /\b(?:or|vs|versus|than|between|and|against|compared?)\b/.test(reading.said)],
  // The shop's own terms, asked for in words that no pattern has.
  ['told', (s) => isOfTerms(s, 0.75) && !isSure(s.entry, (s.terms?.score ?? 1) - 0.1)],
  // How much glue, grout, compound or skirting.
  ['sundries', ({ reading }) => (reading.intent === null || reading.intent === 'fitting') && reading.floor.some((name) => measuredGoods.has(name)) && (reading.measured.length > 0 || /\bhow (?:many|much)\b(?! (?:is|are|does|do you|for a|for the|a))|\bbags?\b|\btubs?\b|cover/.test(reading.said)) && reading.names.length === 0],
  ['sundries', (s) => isFollowUp(s) && s.context.topic === 'sundries' && (s.reading.measured.length > 0 || s.reading.size !== null)],
  // Of the one product that is spoken of, before anything general.
  ['stock', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.asks.stock && !/stocked with/.test(reading.said) && isOfIt(reading)],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && isOfIt(reading) && hasPlace(reading) && reading.measured.length === 0 && !/how (?:do|to|long|many)/.test(reading.said)],
  // 'will it scratch?' of nothing that was named.
  ['which-floor', ({ reading, context, hasProduct, entry }) => reading.intent === null && !hasProduct && !reading.told && /^(?:and |so )?(?:will|is|does|can|would|do|are|how \w+ (?:is|are)) (?:it|they|this|these|those)\b/.test(reading.said) && context.topic === null && !isWish({ ...reading, condition: [], feature: [] }) && few(reading.said) && !isStaffs(entry) && !isSure(entry, 0.85)],
  // 'which laminates are waterproof'
  ['find', ({ reading, hasProduct }) => reading.intent === null && !hasProduct && reading.floor.length > 0 && /^(?:which|what|are any|do any) (?:of (?:your|the|yer) )?(?:\w+ ){1,3}(?:are|is|have|has|come)\b/.test(reading.said) && reading.feature.length + reading.finish.length + reading.colour.length > 0 && !/\b(?:best|better|mean|difference)\b/.test(reading.said)],
  ['find', ({ reading }) => reading.intent === null && reading.sort === 'newest' && reading.measured.length === 0],
  // 'what won't lift in a conservatory that roasts in summer'
  ['recommend', ({ reading }) => reading.intent === null && asksWhatHolds(reading)],
  // 'would the Shieling carpet survive a cat': what is asked of one of ours is told by its record and its page first.
  ['facts', ({ reading }) => reading.intent === null && isOwnInPlace(reading)],
  // Something went wrong with a floor that is down.
  ['advice', ({ reading, entry }) => reading.intent === null && reading.names.length === 0 && trouble.test(reading.said) && isSure(entry, 0.5) && (!showMe.test(reading.said) || /how/.test(reading.said)) && !isSuitability({ ...reading, other: [] }) && reading.measured.length === 0],
  ['advice', ({ reading, entry }) => reading.intent === null && reading.asks.strongCompare && reading.names.length === 0 && reading.floor.length < 2 && reading.ordinals.length === 0 && isSure(entry, 0.55)],
  // How something is done, asked of the guide before any floor is looked up.
  ['advice', (s) => s.reading.intent === null && asksHow.test(s.reading.said) && (/^(?:and |so )?(?:how|why)\b/.test(s.reading.said) || !isLooking(s.reading)) && s.reading.names.length === 0 && s.reading.measured.length === 0 && isSure(s.entry, 0.55) && !(s.reading.floor.length > 1 && s.reading.asks.compare) && !(hasPlace(s.reading) && floorless(s.reading) && /^(?:and |so )?(?:what|which)\b/.test(s.reading.said) && !isSure(s.entry, 0.8)) && !(isSuitability(s.reading) && s.reading.other.every((word) => okWords.has(word))) && !(s.context.subject !== null && s.reading.refersBack && hasPlace(s.reading)) && !(s.hasProduct && isOfIt(s.reading)) && !isFollowUp(s)],
  ['advice', ({ reading, entry }) => isSuitability(reading) && reading.names.length === 0 && reading.other.some((word) => !okWords.has(word)) && isSure(entry, 0.6) && !reading.refersBack],
  // A staff answer or a heading of the guide, nearly word for word.
  ['advice', (s) => !isFollowUp(s) && isSure(s.entry, 0.97) && !(s.hasProduct && isOfIt(s.reading) && !isStaffs(s.entry)) && (s.entry?.entry.page === 'answers' || (s.reading.intent === null && !hasPlaceChoice(s.reading))) && s.reading.measured.length === 0 && !(isSuitability(s.reading) && s.reading.other.every((word) => okWords.has(word)) && !isStaffs(s.entry))],
  ['advice', ({ reading, entry }) => isSure(entry, 0.75) && entry?.entry.page === 'answers' && (reading.intent === null || reading.intent === 'beyond')],
  // What the visitor was asked for.
  ['calculate', ({ reading, context }) => reading.intent === null && (context.awaits === 'area' || context.awaits === 'unit') && (reading.measured.length > 0 || reading.needsUnit)],
  ['calculate', ({ reading, context, hasProduct }) => reading.intent === null && context.topic === 'calculate' && context.awaits === 'product' && hasProduct],
  // Boxes and cost.
  ['calculate', ({ reading, hasProduct }) => (reading.intent === null || (reading.intent === 'fitting' && hasProduct) || reading.intent === 'returns') && (reading.measured.length > 0 || reading.needsUnit) && (hasProduct || reading.asks.calculate || (onlyGoods(reading) && reading.asks.price) || (floorless(reading) && reading.condition.length === 0 && reading.sort === null && reading.price === null && reading.feature.length === 0)) && !(hasPlace(reading) && reading.asks.recommend && floorless(reading) && !reading.asks.calculate && /best|recommend|suggest|which|what (?:kind|sort|type|floor)/.test(reading.said)) && !(hasProduct && isSizeInPassing(reading))],
  ['calculate', ({ reading, hasProduct, context }) => reading.intent === null && hasProduct && reading.asks.calculate && (/\bbox|packs?\b|rolls?|need|how much (?:for|to do)|metres|work/.test(reading.said) || context.measured.length > 0) && !/in (?:a|one|each|per) (?:box|pack)|(?:box|pack) cover|per box|how much (?:\w+ )?(?:a|per|each) (?:box|pack|metre|roll|tub|bag|length)\b|a box\b|how much is|\bin (?:it|this|them|that)$/.test(reading.said)],
  ['calculate', ({ reading }) => reading.intent === null && !reading.asks.stock && /\bhow (?:many|much)\b.*\b(?:boxes|packs|rolls|do i need|would i need|will i need|should i (?:order|buy|get)|to (?:order|buy))\b|work out|calculat/.test(reading.said) && !/underlay|expansion|gap|adhesive|wast\w+ (?:should|do)|extra/.test(reading.said)],
  ['calculate', (s) => isFollowUp(s) && s.context.topic === 'calculate' && (s.reading.style.length > 0 || s.reading.measured.length > 0 || s.reading.wastePercent !== null || (s.hasProduct && !asksRecord(s.reading.said)))],
  // 'is that with waste' of what was just worked out.
  ['calculate', ({ reading, context }) => context.topic === 'calculate' && context.focus !== null && context.measured.length > 0 && few(reading.said) && /\b(?:is|does|do|are|has)\b.*\b(?:waste|wastage|cuts|offcuts)\b/.test(reading.said)],
  ['suitability', (s) => isFollowUp(s) && (s.context.topic === 'suitability' || s.context.topic === 'recommend') && ((s.context.subject !== null && hasPlace(s.reading)) || (s.reading.floor.length > 0 && s.context.wish !== null && hasPlace(s.context.wish)))],
  // One or the other.
  ['suitability', ({ reading }) => reading.intent === null && reading.floor.length > 1 && hasPlace(reading) && !onlyGoods(reading) && /\b(?:or|better|best|vs|versus|which)\b/.test(reading.said) && !/\bpros and cons|differen/.test(reading.said) && (!isLooking(reading) || endsInChoice.test(reading.said))],
  ['compare', ({ reading, context }) => reading.intent === null && reading.asks.strongCompare && (reading.floor.length > 1 || reading.ordinals.length > 1 || reading.sides.length > 1 || context.shown.length > 1 || (reading.names.length > 0 && /\b(?:two|both|three|2|3|between)\b/.test(reading.said)) || !isWish(reading))],
  ['advice', ({ reading, entry }) => reading.intent === null && reading.asks.compare && isSure(entry, 0.72) && entry?.entry.page === 'differences' && !hasPlaceChoice(reading)],
  ['compare', ({ reading, context }) => reading.intent === null && reading.asks.compare && reading.ordinals.length > 1 && context.shown.length > 1],
  ['compare', ({ reading }) => reading.intent === null && reading.sides.length > 1 && /\b(?:or|vs|versus|v|better|compare|same)\b/.test(reading.said)],
  ['compare', ({ reading }) => reading.intent === null && reading.floor.length === 2 && /\b(?:or|vs|versus|better|instead of|rather than|over)\b/.test(reading.said) && !hasPlace(reading) && !showMe.test(reading.said)],
  // What a word means.
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.names.length + reading.floor.length === 0 && reading.asks.meaning && !/\b(?:mean\w*|stand for|define|explain|difference)\b/.test(reading.said) && attribute.test(reading.said)],
  ['advice', ({ reading, entry, hasProduct }) => (reading.intent === null || reading.intent === 'reviews') && reading.sort === null && reading.asks.meaning && !(hasProduct && reading.asks.price) && reading.names.length === 0 && isSure(entry, 0.66) && entry?.entry.page === 'terms' && !showMe.test(reading.said)],
  // One product.
  ['stock', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.asks.stock && !/stocked with/.test(reading.said)],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && (attribute.test(reading.said) || reading.asks.price || reading.asks.meaning) && !(reading.names.length > 0 && showMe.test(reading.said))],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && (reading.sku !== null || reading.ordinals.length > 0)],
  // What suits where.
  ['advice', ({ reading, entry, context }) => reading.intent === null && reading.asks.advice && reading.names.length === 0 && isSure(entry, 0.8) && !(reading.refersBack && context.subject !== null && hasPlace(reading)) && !showMe.test(reading.said) && !isSuitability(reading)],
  ['suitability', ({ reading }) => reading.intent === null && isSuitability(reading)],
  // 'and is it ok in a bathroom?' of the kind of floor last spoken of.
  ['suitability', ({ reading, context, hasProduct }) => reading.intent === null && reading.refersBack && !hasProduct && context.subject !== null && hasPlace(reading) && reading.floor.length === 0],
  // 'looking at the Hofgut for the living room with a cat, am I mad?'
  ['facts', ({ reading }) => reading.intent === null && reading.names.length > 0 && hasPlace(reading) && weighsUp.test(reading.said)],
  ['recommend', ({ reading }) => reading.intent === null && hasPlace(reading) && floorless(reading) && reading.asks.recommend && !isLooking(reading) && !(reading.sort === 'cheapest' && reading.room.length === 0)],
  // 'which is cheapest?', 'do they come in grey?' of what was shown.
  ['refine', ({ reading, context }) => reading.intent === null && context.wish !== null && reading.floor.length === 0 && reading.names.length === 0 && (reading.sort !== null || (reading.refersBack && (hasDescription(reading) || reading.style.length > 0)))],
  // What things cost, and what there is.
  ['price', ({ reading }) => reading.intent === null && reading.sort === null && reading.asks.price && reading.floor.length + reading.species.length + reading.style.length > 0 && !reading.price && !reading.asks.calculate],
  ['price', ({ reading }) => reading.intent === null && reading.sort === null && /\bhow much (?:is|are|does|do|for)\b|\bprice of\b|\bprices? for\b|what price|cost of/.test(reading.said) && reading.floor.length + reading.species.length > 0 && !reading.price],
  ['range', ({ reading, hasProduct }) => reading.intent === null && !hasProduct && /\bbrands?\b|\bmakes\b|suppliers?\b|manufacturers?\b/.test(reading.said)],
  ['range', ({ reading }) => reading.intent === null && reading.asks.range && !isWish(reading) && reading.strangers.length === 0 && /what|which|all/.test(reading.said)],
  ['refine', (s) => isFollowUp(s) && isWish(s.reading) && s.context.wish !== null && !isNewFloor(s)],
  ['advice', ({ reading, entry }) => reading.intent === null && reading.asks.advice && reading.names.length === 0 && isSure(entry, 0.6) && !isLooking(reading) && !hasDescription(reading)],
  ['recommend', ({ reading }) => reading.intent === null && hasPlace(reading) && !hasDescription(reading) && floorless(reading)],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && !isWishBeyondName(reading)],
  ['advice', ({ reading, entry }) => reading.intent === null && isSure(entry, 0.6) && !isLooking(reading) && !hasDescription(reading)],
  ['advice', ({ reading, entry }) => reading.intent === null && reading.names.length === 0 && reading.other.length > 0 && isSure(entry, 0.7) && !isLooking(reading)],
  ['told', (s) => isOfTerms(s, 0.6) && !isSure(s.entry, s.terms?.score ?? 1)],
  ['advice', ({ reading, entry }) => isAdvice(reading) && isSure(entry, 0.55)],
  ['beyond', ({ reading }) => isAdvice(reading) && reading.other.length > 1],
  ['find', ({ reading }) => reading.intent === null && isWish(reading)],
  ['stock', ({ reading, hasProduct }) => reading.intent === null && hasProduct],
]; // biome-ignore format: a table

const onlyAsks = /\b(?:how|what|which|can|could|will|would|is|are|does|do|should|enough|cost|price|best|or)\b/;

/** What is to be done. A plain intent that nothing overrules is its own task. */
export function decide(situation: Situation): Task {
  const ruled = rules.find(([, when]) => when(situation))?.[0];
  if (ruled === 'told') {
    const task = situation.terms?.entry.task as Task;
    // 'no idea what to put in the kitchen': the room is named already.
    return task === 'choose' && hasPlace(situation.reading) && situation.reading.floor.length === 0 ? 'recommend' : task;
  }
  if (ruled) return ruled;
  const { reading, context } = situation;
  if (reading.intent) return reading.intent;
  // 'and to Dublin?' after a question about delivery.
  if (isFollowUp(situation) && context.topic && isKeptTopic(context.topic) && !asksForOther.test(reading.said)) return context.topic;
  if (reading.place) return 'delivery';
  return 'unclear';
}

const keptTopics = ['delivery', 'hours', 'samples', 'finance', 'stock', 'facts', 'returns'] as const satisfies Task[];

function isKeptTopic(topic: string): topic is (typeof keptTopics)[number] {
  return keptTopics.some((kept) => kept === topic);
}
