import { readProduct } from '#catalogue/catalogue.server.ts';
import { longestQuestion, type Question } from '../assistant.ts';
import type { AnswerContext } from '../context.ts';
import { readQuestion } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { understand } from '../understanding/understand.server.ts';
import { entryTold } from './entry-told.server.ts';
import { join } from './gather.ts';
import { laidWith } from './goes-on-with.ts';
import { adviceKindOf } from './kind-of.ts';
import { recogniseNames } from './known-names.server.ts';
import type { Asked, Part } from './part.ts';
import { inFull } from './said-again.server.ts';

type Answering = (asked: Asked, guesses: readonly Guess[]) => Promise<Part>;

/** Below this a guess at what a message means by itself is doubted: sooner where it begins in the middle of a sentence. */
const [doubtful, doubtfulOfIt, doubtfulOfJustAsked] = [0.2, 0.3, 0.4];
/** How sure the guess with what went before has to be in its place, and how much surer than without. */
const [sureTogether, timesSurer] = [0.25, 1.5];
const surely = 0.4;
const [sureOfSubject, likelyOfSubject, toldOfSubject] = [0.6, 0.4, 0.2];
/** What is asked of the shop itself, whatever was explained before. */
const ofTheShop =
  /\b(?:you|your|yous|ye|sell|sold|stock|pric\w*|costs?|how (?:much|many)|deliver\w*|samples?|fitters?|order\w*|buy|pay\w*|show|shop|showroom|returns?|refund|monthly|finance|cheaper|dearer|open (?:on|at|til+|until|today|tomorrow)|thanks|thank)\b/;
const ofTheGuide: ReadonlySet<string> = new Set(['advice', 'suitability', 'recommend', 'compare', 'facts', 'find', 'calculate']);
const goesOn = /^(?:and|but|so|or|if|then|what if|even)\b|\b(?:it|its|that|they|them|those|there)\b/;
/** 'does it need underlay', 'do I need glue for it': of the kind that is spoken of. */
const asksNeed =
  /^(?:and |so |but |then )*(?:do|does|would|will|should|must) (?:it|they|this|these|i|we|you)\b.*\b(?:need|want|take|require|do without)\b/;
const it = /\b(?:it|this|them|these)\b/;
const other = /\b(?:instead|something else|anything else|what else|alternatives?|other than (?:that|it)|rather)\b/;

/**
 * What means nothing by itself may mean something with what was said before it: 'do I need ply for that?' after what click vinyl is laid
 * on. `earlier`: the last turns of the conversation, the latest last.
 */
export async function inTurn(asked: Asked, guesses: readonly Guess[], earlier: Question['history'], answer: Answering): Promise<Part> {
  const full = await inFull(asked);
  if (full) return answer(full.asked, full.guesses ?? []);
  const ofKind = await namedByKind(asked, guesses);
  if (ofKind) return answer(ofKind.asked, ofKind.guesses);
  const told = await entryTold(asked, guesses, earlier);
  if (told) return answer(told.asked, told.guesses);
  const part = await answer(asked, guesses);
  const visitors = earlier.flatMap(({ from, text }) => (from === 'visitor' ? [text] : []));
  const isUnknown = isNothing(part);
  const isOff = !isUnknown && isOffSubject(asked, part, guesses);
  if (!visitors.length || !(isUnknown || isOff || isDoubtful(asked, part, guesses))) return part;
  // 'does it need anything under', where a word was taken for an offer.
  const [best] = guesses;
  if (isOff && best?.kind === 'entry' && best.probability >= doubtfulOfJustAsked) {
    const meant = await answer({ ...asked, reading: { ...asked.reading, intent: null } }, guesses);
    if (ofTheGuide.has(meant.context?.topic ?? '')) return meant;
  }
  const ofSubject = (guesses[0]?.probability ?? 0) < sureOfSubject ? likelyOfSubject : sureOfSubject;
  const lastTold = earlier.findLast(({ from }) => from === 'assistant')?.text ?? '';
  for (const text of new Set([subjectOf(asked.context), visitors.at(-1) ?? '', visitors.join('. ')].filter(Boolean))) {
    const reading = await withEarlier(asked, text.slice(0, longestQuestion));
    const together = await understand(`${reading.told} ${reading.text}`, new Set(reading.names));
    const needed = Math.max(sureTogether, timesSurer * (guesses[0]?.probability ?? 0));
    if (!isUnknown && (together[0]?.kind !== 'entry' || together[0].probability < (isOff ? toldOfSubject : needed))) continue;
    const again = await answer({ ...asked, reading }, together);
    // Less sure is enough for what is being talked about already.
    const isTalkedOf = lastTold.includes(again.text.split('\n\n')[0] ?? '');
    if (isOff && !isTalkedOf && (together[0]?.probability ?? 0) < ofSubject) continue;
    // Nor is a list of all there is of a kind that advice was asked on.
    if (again.context?.topic === 'find' && asked.context.topic !== 'find') continue;
    // What was said already is no answer to what is asked now, unless the guide's entry is surely meant: it holds more than was asked first.
    const isMeant = together[0]?.kind === 'entry' && together[0].probability >= surely;
    if (!isNothing(again) && (isMeant || !(isUnknown && lastTold.includes(again.text)))) return again;
  }
  return part;
}

/**
 * 'do I need to glue it' of a sheet vinyl, where that by itself is asked of LVT, or 'would it do without underlay' of a carpet, where it is
 * asked of any floor: what it means with the kind in the place of 'it'.
 */
async function namedByKind(asked: Asked, [best]: readonly Guess[]): Promise<{ asked: Asked; guesses: Guess[] } | null> {
  const { reading, context } = asked;
  const isOfTiles = context.topic === 'find' && context.wish?.floor.join() === 'carpet tile';
  const subject = isOfTiles ? 'carpet tiles' : (context.subject ?? (it.test(reading.text) ? await kindOpen(asked) : ''));
  const own = kindsIn(subject);
  const isNamed = reading.names.length > 0 || kindsIn(reading.said).length > 0;
  const isNeed = asksNeed.test(reading.said) && reading.floor.length > 0 && reading.floor.every((name) => laidWith.has(name));
  if (isNamed || !own.length || !(isNeed || (best?.kind === 'entry' && it.test(reading.text)))) return null;
  const isOwn = ({ name }: Guess) => kindsIn(name).some((kind) => own.includes(kind));
  if (!best || isOwn(best)) return null;
  const text = it.test(reading.text) ? reading.text.replace(it, subject) : `${reading.text} for ${subject}`;
  const guesses = await understand(text, new Set());
  const [now] = guesses;
  const isMeant =
    now?.kind === 'entry' && now.probability >= sureTogether && (isOwn(now) || (best.kind === 'entry' && kindsIn(best.name).length > 0));
  return isMeant ? { asked: { ...asked, reading: { ...reading, text } }, guesses } : null;
}

/** The kind of the product whose page is open, where nothing was spoken of yet. */
async function kindOpen({ shop, context, visitor }: Asked): Promise<string> {
  const product = context.topic === null && visitor.productId ? await readProduct(shop, visitor.productId) : null;
  return (product && adviceKindOf(product)) ?? '';
}

/** 'wood' of 'engineered wood': the floors that a text names, by the words that set them apart. */
function kindsIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\b(?:lvt|spc|laminate|carpet|wood|bamboo|tile|porcelain|stone|vinyl|lino)/g)].map(([kind]) => kind);
}

/** The kind of floor that the conversation is about, and the room. */
function subjectOf({ wish, subject }: AnswerContext): string {
  const floor = wish?.floor.length === 1 ? wish.floor[0] : subject;
  return floor ? [floor, ...(wish?.room ?? [])].join(' ').toLowerCase() : '';
}

function isNothing({ context, isUnanswered }: Part): boolean {
  return context?.topic === 'unclear' || (isUnanswered === true && context?.topic === 'advice');
}

/** An entry of the guide that hardly anything speaks for, where the message names nothing of its own. */
function isDoubtful({ reading, justAsked }: Asked, { context, products }: Part, [best]: readonly Guess[]): boolean {
  const { floor, names, room, condition, measured, said } = reading;
  const namesNothing = floor.length + names.length + room.length + condition.length + measured.length === 0;
  return (
    context?.topic === 'advice' &&
    !products?.length &&
    namesNothing &&
    (best?.probability ?? 0) < (justAsked && it.test(said) ? doubtfulOfJustAsked : goesOn.test(said) ? doubtfulOfIt : doubtful)
  );
}

/** 'how do I close it', taken for the hours in the midst of talk about a gap: what it means with the messages before, where that is surely of the guide. */
function isOffSubject({ reading, context }: Asked, part: Part, guesses: readonly Guess[]): boolean {
  const { floor, names, room, measured, place, said } = reading;
  const namesNothing = floor.length + names.length + room.length + measured.length === 0 && !place;
  const isLeaning = goesOn.test(said) && said.split(' ').length <= 10;
  const likely = guesses.find(({ kind }) => kind === 'entry')?.probability ?? 0;
  const isOther = !ofTheGuide.has(part.context?.topic ?? '') || (part.context?.topic === 'advice' && likely < doubtfulOfIt);
  return (
    (context.topic === 'advice' || context.topic === 'suitability') && !context.focus && namesNothing && isLeaning && isOther && !ofTheShop.test(said)
  );
}

async function withEarlier({ shop, reading }: Asked, text: string): Promise<Asked['reading']> {
  const known = await recogniseNames(shop, text);
  const before = readQuestion(known.message, known).reduce(join);
  const joined = { ...join(before, reading), said: reading.said, intent: null, names: [], describing: [], measured: [], sides: [] };
  // 'what would you use instead?': anything but that.
  return other.test(reading.said) && !reading.floor.length ? { ...joined, floor: [], without: [...joined.without, ...before.floor] } : joined;
}
