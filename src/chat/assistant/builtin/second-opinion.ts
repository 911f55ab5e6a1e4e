import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { seeks } from './answers/asked-of-sums.ts';
import { isOfMonthly } from './answers/finance.ts';
import { soldAsked } from './answers/unlisted.server.ts';
import { isAskedAlone } from './asked-alone.ts';
import { asksOnly, mishapTold } from './asks-only.ts';
import { areGoodsAlone } from './bare-goods.ts';
import { choiceOf } from './choice-put.ts';
import { decisionOf } from './decision-of-guess.ts';
import { describesGoods } from './describes-goods.ts';
import { isElseInPlace } from './goes-on-with.ts';
import { isBestForPlace, isKindWanted, isMostOfGoods } from './goods-wanted.ts';
import { laidOver } from './laid-over.ts';
import { serviceOf } from './of-service.ts';
import { isOfTrouble, isOfWork, isPossible } from './possible.ts';
import { agreementWith, ruleSureness } from './rule-sureness.ts';
import {
  few,
  hasDescription,
  hasPlace,
  isFollowUp,
  isNewFloor,
  isOfUnderlayNoise,
  onlyGoods,
  onlyWants,
  type Situation,
  trouble,
} from './situation.ts';
import { isSurelyElse } from './sure-of-else.ts';
import type { Decision, Task } from './task.ts';
import { takesNone, told } from './told-with-advice.ts';
import { ofTrade } from './trade-use.ts';
import { isUnderlayForLvt, underlayDoubted } from './underlay-doubted.ts';
import { isWordedFreely, neededWhereFree } from './worded-freely.ts';

/**
 * What the rules decided, unless the examples of how people ask speak for something else more surely than the rules do for theirs.
 * Rules know the conversation, the figures and the names; examples know the words.
 */
export function secondOpinion(ruled: Task, situation: Situation): Decision {
  // 'looking at the Causey Basalt for outside': of that, and of no other.
  const isOfOne = ruled === 'recommend' && situation.hasProduct && situation.reading.names.length > 1;
  return ofTrade(decided(isOfOne ? 'facts' : ruled, situation), situation);
}

function decided(ruled: Task, situation: Situation): Decision {
  const { reading, guesses } = situation;
  // Of what harms whoever lifts it nothing else is said first.
  const whole = `${reading.told} ${reading.text}`;
  if (asbestos.test(whole)) return { task: 'advice', entry: isCovered.test(whole) ? 'Over asbestos tiles' : 'Old floors and asbestos' };
  // 'do you do cork flooring': whether it is sold, and not what it is.
  if (ruled === 'unlisted' && soldAsked.test(reading.text.toLowerCase()) && otherFloors.test(reading.text.toLowerCase())) return { task: ruled };
  if (ruled === 'delivery' && situation.context.topic === 'stock' && whenMine.test(reading.said)) return { task: ruled };
  const service = serviceOf(ruled, reading);
  if (service && !isSurelyElse(service, guesses)) return { task: service };
  // 'tiles in the kitchen and laminate in the hall, what bar do I need'
  if (reading.floor.length > 1 && asksBar.test(reading.text)) return { task: 'advice', entry: 'Joining two floors' };
  // 'my Glenshane has swelled beside the dishwasher': its record knows nothing of that.
  if (
    situation.hasProduct &&
    isOfWork(guesses[0]) &&
    (trouble.test(reading.text) || toMend.test(reading.text)) &&
    !isFollowUp(situation) &&
    guesses[0]
  )
    return { task: 'advice', entry: guesses[0].name };
  // 'scratched my Ballydoran, can that be sorted or is it ruined': how it is mended, and not whether it can be scratched.
  const mending =
    situation.hasProduct && toMend.test(reading.text) && !isFollowUp(situation)
      ? guesses.slice(0, 3).find((guess) => isOfWork(guess, ofMending))
      : null;
  if (mending) return { task: 'advice', entry: mending.name };
  const isOfFinance =
    situation.context.topic === 'finance' && loosest.has(ruled) && few(reading.said) && reading.names.length + reading.floor.length === 0;
  if (isOfFinance && isOfMonthly(reading.text)) return { task: 'finance' };
  // 'the rapid grey one, how many bags in stock'
  if (howManyInStock.test(reading.text)) return { task: 'stock' };
  // 'what are your best sellers': of all floors, where no kind is named.
  if (reading.sort === 'best' && bestSellers.test(reading.said) && !situation.hasProduct) return { task: 'find' };
  if (isElseInPlace(situation)) return { task: 'recommend' };
  if (
    !situation.hasProduct &&
    !isOfTrouble(guesses[0], reading) &&
    !isOfWork(guesses[0]) &&
    (isKindWanted(reading) || isBestForPlace(reading) || isMostOfGoods(reading) || areGoodsAlone(situation))
  )
    return { task: 'find' };
  const toGoWith = asksWhatGoes.test(reading.said)
    ? guesses.slice(0, 2).find(({ name, probability }) => ofColours.has(name) && probability >= guessed)
    : null;
  if (toGoWith && !situation.hasProduct && reading.names.length === 0) return { task: 'advice', entry: toGoWith.name };
  if (situation.hasProduct && isAskedAlone(reading)) return { task: 'facts' };
  const laid = laidOver(reading);
  if (laid && !situation.hasProduct && ruled !== 'calculate') return { task: 'advice', entry: laid };
  // 'the washing machine leaked under the laminate in the hall. Looks ok so far': what is to be done about it, and not whether it suits a hall.
  const mishap = ruled === 'suitability' || (ruled === 'find' && asksOnly(reading)) ? mishapTold(reading, guesses) : null;
  if (mishap) return { task: 'advice', entry: mishap };
  const choice = choiceOf(ruled, reading, guesses, situation.hasProduct);
  if (choice) return choice;
  // 'will 3 mm foam do under 8 mm laminate, the neighbours hear us' is of the noise, whatever else it names.
  if (isOfUnderlayNoise(reading) && (ruled === 'advice' || onlyFoam.test(reading.text))) {
    const isAgainst = reading.floor.includes('carpet') && /\b(?:or|vs|versus|than)\b/.test(reading.text);
    const decision: Decision = { task: 'advice', entry: isAgainst ? 'Acoustic underlay or carpet' : 'Underlay for noise' };
    return onlyFoam.test(reading.text) ? decision : told(decision, ruled, situation);
  }
  // '52 m² of that over heating, any problem': the sum, and what its record says of heating.
  if (ruled === 'calculate' && situation.hasProduct && reading.condition.includes('underfloor heating') && asksTrouble.test(reading.said))
    return { task: ruled, also: 'facts' };
  // 'underlay for lino': it takes none.
  if (ruled === 'find' && reading.floor.includes('underlay') && reading.floor.some((name) => takesNone.has(name)))
    return { task: 'advice', entry: isOnBoards(reading) ? 'Laying over floorboards' : 'Whether you need underlay' };
  // 'underlay for LVT on concrete': its own thin one, and none with foil.
  if (!situation.hasProduct && reading.condition.includes('concrete') && isUnderlayForLvt(reading))
    return { task: 'advice', entry: 'Underlay for LVT' };
  const doubted = underlayDoubted(reading);
  // On a damp floor no underlay is the answer, whichever was named.
  if (doubted?.endsWith('damp floor')) return { task: 'advice', entry: doubted };
  if (doubted && !situation.hasProduct)
    return { task: 'advice', entry: doubted, ...(doubted === 'Underlay for LVT' ? {} : { also: 'find' as const }) };
  const possible = guesses.filter((guess) => isPossible(guess, situation) && !(ruled === 'find' && guess.kind === 'entry' && onlyWants(reading)));
  const [best, next] = possible;
  // 'need a floor for a room 3 x 3.4 that hair dye won't mark': which floors those are, and what they come to.
  const isSought = ruled === 'calculate' && !situation.hasProduct && reading.floor.length === 0 && seeks.test(reading.said);
  if (isSought && best?.kind === 'entry' && best.probability >= likely) return { task: 'advice', entry: best.name };
  const agreement = agreementWith(ruled, situation);
  const sure = ruleSureness(ruled, situation);
  const needed = Math.min(
    neededAgainst(ruled, sure, agreement),
    beyondDoubt(best),
    sure < beyondWords && isWordedFreely(situation) ? neededWhereFree(ruled, situation) : 1,
  );
  // 'whats the next best' is asked of what was said before: its words alone say little.
  const isOfBefore = situation.context.topic !== null && few(reading.said) && best?.name !== 'beyond';
  const strength = best ? best.probability + (needed <= weak ? leadOf(best, next) : 0) : 0;
  if (best && strength >= Math.max(needed, isOfBefore ? leastOfBefore : 0)) {
    const meant = inContext(decisionOf(best, ruled, situation), situation);
    const decision = told(meant, ruled, situation);
    return decision.task === 'find' && meant.task === 'advice' && isOfWork(best) ? { ...meant, also: 'find' } : decision;
  }
  // 'will oak be dearer after christmas' is not about opening hours.
  if (loose.has(ruled) && reading.intent === ruled && !few(reading.said) && agreement < hardlyAny) return { task: 'beyond' };
  // 'rounded skirting, price?' is of its price.
  const isOfPrice = onlyGoods(reading) && reading.asks.price;
  const isBaseless = !isOfPrice && sure <= shaky && (best?.probability ?? 0) < least && agreement < little;
  // 'the grey one, how much a metre' after carpets were shown.
  const narrows = ruled === 'find' && situation.context.wish !== null && hasDescription(reading);
  if (isBaseless && !situation.hasProduct && describesGoods(reading)) return { task: 'find' };
  if (isBaseless && !narrows && !isFollowUp(situation) && !situation.hasProduct) return baseless(ruled, best, situation);
  return told(inContext({ task: ruled }, situation), ruled, situation);
}

/** 'what tiles go with a dark green kitchen': which colour, and not which there are. */
const asksWhatGoes = /^(?:what|which)\b.*\b(?:go(?:es)?|looks?|suits?|works?)(?: (?:well|best|good|nice|right|better))? (?:with|against|beside)\b/;
const ofColours: ReadonlySet<string> = new Set([
  'A floor to go with coloured units',
  'What colour goes with what',
  'Matching wood tones and furniture',
]);
const whenMine = /^(?:and |so )?(?:when|how (?:soon|quick\w*)) (?:could|can|would|will|do) (?:i|we) (?:have|get) (?:it|them|that|those)$/;
const otherFloors = /\b(?:cork|rubber) (?:floor\w*|tiles?)\b/;
const toMend =
  /\b(?:fix(?:ed)?|repair\w*|mend\w*|restore\w*|dull|patch|(?:be|get|got|have) (?:it |that |this )?(?:sorted|saved|salvaged|rescued)|(?:is|are) (?:it|that|they|the \w+) (?:ruined|done for|goosed|wrecked|destroyed))\b/;
const ofMending = 0.12;
const asksBar = /\b(?:what|which)(?: \w+){0,2} (?:bars?|strips?|thresholds?|profiles?) (?:do|would|should|will|goes|is|to)\b/;
/** What a message is taken for that says little by itself. */
const loosest: ReadonlySet<Task> = new Set(['beyond', 'unclear', 'advice', 'faulty', 'ordering', 'units', 'find', 'refine', 'change-order']);
const howManyInStock =
  /\bhow many\b(?: \w+){0,4} (?:in stock|left|on the shelf)\b|\bhow many (?:boxes|packs|rolls|lengths|metres|bags|tubs|bottles)(?: of (?:it|them|that|those))? (?:have (?:you|yous|ye)(?: got)?|(?:do )?(?:you|yous|ye) have)$/;
const bestSellers = /\bbest[ -]?sellers?\b|\bbest[ -]selling\b|\bmost popular\b/;
const asbestos = /\basbestos\b/;
const isCovered = /\b(?:over|on top|onto|cover\w*|above|straight on)\b/;
/** 'want tiles on floorboards, what goes under them': boards, and no underlay. */
const isOnBoards = ({ condition, text, told }: Reading) => condition.includes('over floorboards') && !/\bunderlay\b/.test(`${told} ${text}`);
const asksTrouble = /\b(?:problems?|issues?|trouble|ok|okay|alright|all right|fine|suit\w*|safe|work|allowed|can (?:it|that|i|we))\b/;
const onlyFoam = /\bfoam\b/;

/** Rules were measured on half as many examples as there are now: guesses have become better since. */
const trust = 0.75;
const [weak, likely, notNothing, guessed] = [0.5, 0.4, 0.1, 0.15];
const asksToBeAdvised =
  /\bwhat (?:floor(?:ing)? )?(?:would|do|should) (?:you|yous|i|we) (?:recommend|suggest|advise|put (?:down|in)|go for|use|lay)\b|\bany (?:recommendations|suggestions|ideas)\b/;

const asksWhatCovers =
  /^(?:hi |hello |so )?(?:what(?:'?s| is| can| could| would)?|which|anything|something)\b.*\b(?:good|best|cover\w*|go|put|lay|suit\w*)\b/;

/** Of a floor that is named something is known: whether it suits, or what is asked of it most. Of anything else it is admitted. */
function baseless(ruled: Task, best: Guess | undefined, situation: Situation): Decision {
  const { floor, text } = situation.reading;
  // 'a floor throughout that is easy underfoot. What do you recommend?': by what is guessed at least, else the room is asked.
  // 'what do I use on the edges', after LVT on stairs, leans on that.
  if (floor.length === 0 && asksToBeAdvised.test(text) && !(situation.context.topic !== null && text.replace(asksToBeAdvised, '').trim()))
    return best?.kind === 'entry' && best.probability >= guessed ? decisionOf(best, 'advice', situation) : { task: 'choose' };
  // 'sheet vinyl for a bathroom 2.1 x 1.8' wants nothing else.
  if (ruled === 'find' && floor.length > 0 && situation.reading.other.length === 0 && situation.reading.measured.length > 0) return { task: ruled };
  // 'do you sell consumer units or just floors'
  if (floor.length === 0 && soldAsked.test(text)) return { task: 'unlisted' };
  // 'what's good for covering old lino in a kitchen'
  if (floor.length === 0 && situation.reading.condition.some((one) => one.startsWith('over ')) && asksWhatCovers.test(text.toLowerCase()))
    return { task: 'recommend' };
  if (floor.length === 0) return ruled === 'unclear' ? { task: ruled } : { task: 'beyond', isBaseless: true };
  if (ruled !== 'advice' && hasPlace(situation.reading)) return { task: 'suitability' };
  return best && best.probability >= notNothing ? decisionOf(best, ruled, situation) : { task: ruled };
}

/** A guess that nothing else comes near counts for a little more, where the rules know little. */
function leadOf({ probability }: Guess, next: Guess | undefined): number {
  return probability > 3 * (next?.probability ?? 0) ? 0.1 : 0;
}

/** 'under 30 a metre', 'do they come in 1200x600' after floors were shown: of those. */
function inContext(decision: Decision, situation: Situation): Decision {
  const { reading, context } = situation;
  const isOfShown = context.wish !== null && !isNewFloor(situation) && reading.floor.length + reading.names.length === 0 && few(reading.said);
  return decision.task === 'find' && isOfShown ? { ...decision, task: 'refine' } : decision;
}

/** How probable a guess has to be to count for more than the rules' decision, from 0 to 1: less where no example speaks for theirs. */
function neededAgainst(ruled: Task, sure: number, agreement: number): number {
  if (sure >= certain) return sure;
  return Math.max(least, trust * sure * (agreement < hardlyAny ? 0.5 : agreement < 0.03 ? 0.75 : agreement > 0.15 && ruled !== 'advice' ? 1.4 : 1));
}

/** 'ordered gull grey and got pebble white': what is wrong counts for more than the names in it; a guess at an entry, where hardly any other is possible. */
const beyondDoubt = (best: Guess | undefined) => (best?.kind === 'task' ? (best.name === 'faulty' ? 0.75 : 1) : 0.95);

/** So little that a rule alone does not count, and below which a guess is no better than none. */
const [shaky, least] = [0.45, 0.2];
/** How little the examples may speak for a decision before it is doubted, and before it is dropped. */
const [little, hardlyAny] = [0.05, 0.01];
const certain = 0.85;
const leastOfBefore = 0.6;
/** So sure a rule is of what it saw that no wording speaks against it. */
const beyondWords = 0.95;

/** Their words are so common that without any example on their side they say nothing. */
const loose: ReadonlySet<Task> = new Set(['order', 'hours', 'contact', 'location', 'reviews', 'units']);
