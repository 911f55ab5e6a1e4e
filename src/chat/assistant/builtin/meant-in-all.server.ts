import { guideEntry } from '../guide/guide.server.ts';
import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { understand } from '../understanding/understand.server.ts';
import { isTold } from './also-meant.server.ts';
import { answerPlainly } from './answer-one.server.ts';
import { asksFact } from './answers/record.ts';
import { isSmallTalk } from './answers/service.ts';
import { isGoods } from './is-goods.ts';
import { ofPeople } from './of-service.ts';
import { demandInRoom } from './order-in-room.ts';
import type { Asked, Part } from './part.ts';
import { hasPlace, mayIHave } from './situation.ts';
import { saysPacks } from './sum-told.ts';
import { isSurelyElse } from './sure-of-else.ts';
import { guessedOf } from './told-before-asking.ts';
import { taskNamed } from './told-with-advice.ts';

const fewestWords = 11;

const [neededOfNothing, mostTried] = [0.1, 2];
/** More than any meaning can be. */
const never = 2;
/**
 * How probable the meaning of a whole first message has to be to count for more than an answer of this topic that knows nothing of it. Of 1,000
 * messages of strangers the guess was right in two of three where the two differed and it came to 0.15 or more, the answer in one of three.
 */
const needed: Readonly<Record<string, number>> = {
  unclear: neededOfNothing,
  beyond: 0.12,
  'off-topic': neededOfNothing,
  advice: 0.2,
  recommend: 0.15,
  suitability: 0.15,
  facts: 0.6,
  find: 0.25,
  compare: 0.38,
  stock: 0.6,
  person: 0.75,
  bot: never,
  'bought-here': 0.75,
  quote: never,
  checkout: never,
  'trade-credit': never,
};
const neededElse = 0.2;
/** Words that mean nothing else. */
const certainly = 2;
/** Goods are asked for in so many words. */
const wanted =
  /\b(?:have (?:you|yous)|(?:you|yous) have|(?:do|would) (?:you|yous) (?:sell|do|stock|keep)|any|after|looking for|show me|wanted|how much)\b|\b(?:need|want|wanting) (?:an? |some )?(?:\w+ ){0,2}(?:carpet|tiles?|laminate|lvt|vinyl|lino|wood floor\w*|engineered)\b|\b(?:what|which) (?:carpet|tiles?|laminate|lvt|vinyl|lino|wood) (?:would|will|do|does|should)\b/;
const [neededWhereSure, neededWhereMore, neededWhereAsked, surely] = [0.5, 0.3, 0.85, 0.9];
const saysLengths = /\btake a strip\b|£[\d,.]+ together\b|\bTogether: £|\bthat is \d+ lengths?\b/;
const judged: ReadonlySet<string> = new Set(['suitability', 'recommend', 'facts']);
const ofTrouble: ReadonlySet<string> = new Set(['page care', 'page troubles']);
/** What is looked for, chosen or counted is one matter: which of them it was is told by the rules. */
const ofGoods: ReadonlySet<string> = new Set(
  'find recommend choose suitability facts calculate stock price compare compare-prices sundries underlay-or-glue-find range siblings similar visualise unlisted person bot help feedback photos units'.split(
    ' ',
  ),
);

/**
 * The message taken whole is about one thing, and no part of its answer is: then that is answered instead. Null where the answer stands.
 * `isOfService`: all that is asked was found to be of the shop's service, so that only what is certain counts for more.
 */
export async function meantInAll(asked: Asked, message: string, said: readonly Part[], isOfService = false): Promise<Part | null> {
  const { context, reading } = asked;
  if (
    context.topic !== null ||
    asked.visitor.productId ||
    reading.sku ||
    message.split(' ').length < fewestWords ||
    said.some(({ calculation }) => calculation)
  )
    return null;
  const guesses = guessedOf(message, await understand(message, new Set(reading.names)));
  const [best] = guesses;
  const isElse = said.every(({ context }) => isSurelyElse(context?.topic ?? null, guesses));
  if (isOfService && !isElse) return null;
  const asksGoods = wanted.test(message.toLowerCase());
  const isFound = said.some((part) => part.context?.topic === 'find');
  // 'have you a job going for a student': clear, and nothing is known of it.
  if (!isElse && ofPeople(reading) === 'beyond') return null;
  const isNothing = said.every(
    ({ isUnanswered, context, products }) => (isUnanswered && context?.topic !== 'person') || (context?.topic === 'find' && !products?.length),
  );
  const enough = isNothing ? neededOfNothing : neededAgainst(reading, asksGoods, said, isElse);
  if (!best || Math.max(best.probability, shareOfTrouble(guesses)) < enough) return null;
  for (const guess of isNothing ? guesses.slice(0, mostTried).filter(({ probability }) => probability >= enough) : [best]) {
    // 'what click flooring is thinnest': what is looked for in an order is no stray find.
    const part = await answerGuess(asked, guess, said, isFound && !asksGoods && reading.sort === null);
    if (part && (!part.isUnanswered || guess.name === 'beyond')) return part;
  }
  return null;
}

/** How probable a meaning has to be to count for more than these answers: the surest reason not to doubt them decides. */
function neededAgainst(reading: Reading, asksGoods: boolean, said: readonly Part[], isElse: boolean): number {
  const topics = said.map(({ context }) => context?.topic ?? '');
  const isFound = topics.includes('find');
  const ofWords = isElse ? null : ofPeople(reading);
  const reasons = topics.map((topic) => (topic === ofWords ? certainly : (needed[topic] ?? neededElse)));
  if (isFound && (asksGoods || reading.measured.length > 0 || reading.price !== null)) reasons.push(neededWhereSure);
  // 'stairs 13 steps, how many nosings'
  if (said.some((part) => saysPacks(part) || saysLengths.test(part.text))) reasons.push(neededWhereAsked);
  // 'have you wood effect tiles, and what grout goes with them' asks two things.
  if (said.length > 1) reasons.push(isFound && asksGoods ? neededWhereAsked : neededWhereMore);
  // 'can I use carpet tiles in a garage that becomes an office'
  if (topics.some((topic) => judged.has(topic)) && (asksGoods || mayIHave.test(reading.said))) reasons.push(neededWhereSure);
  // 'is the Farmhouse board lacquered or oiled' is told by its record.
  if (reading.names.length > 0 && asksFact(reading.said)) reasons.push(neededWhereAsked);
  // 'the lease asks for a dB figure. What is that of your rubber underlay': it is not on record, and people are offered for it.
  if (topics.includes('facts') && said.some(({ offersPerson, products }) => offersPerson && products?.length)) reasons.push(neededWhereAsked);
  // 'getting a stove put in, do you do a slate hearth': we do, and that is told.
  if (topics.includes('facts') && asksGoods && said.some(({ products }) => products?.length)) reasons.push(never);
  // 'is the 11mm carpet underlay ok for stairs': the one that is so thick says it on its page.
  if (topics.includes('facts') && reading.thickness !== null && reading.floor.some(isGoods)) reasons.push(never);
  return Math.max(...reasons);
}

function answerGuess(asked: Asked, guess: Guess, said: readonly Part[], isStray: boolean): Promise<Part | null> {
  if (guess.kind === 'entry') return ofEntry(asked, guess, said, isStray);
  return guess.kind === 'place' ? ofPlace(asked, guess, said) : ofTask(asked, guess, said);
}

/** Something that happened to a floor is told of, though it may not be clear what: half as sure as of the likeliest of it. */
function shareOfTrouble(guesses: readonly Guess[]): number {
  if (!ofTrouble.has(guesses[0]?.group ?? '')) return 0;
  return guesses.reduce((sum, { group, probability }) => sum + (ofTrouble.has(group ?? '') ? probability : 0), 0) / 2;
}

/** `isStray`: goods were found that nobody asked for. */
async function ofEntry(asked: Asked, { name, probability }: Guess, said: readonly Part[], isStray: boolean): Promise<Part | null> {
  const entry = await guideEntry(name);
  const told = entry && said.find(({ text }) => isTold(entry, text));
  // 'boards have lifted like a tent, the skirting was siliconed to it, will it go down': all of it is of that.
  const isAll = isStray || (probability >= surely && said.every((part) => part === told || part.context?.topic === 'advice'));
  if (told && asked.reading.sort !== null && told.products?.length) return null;
  if (told && (!isAll || told.context?.topic !== 'find')) return isAll && said.length > 1 ? told : null;
  if (!entry || entry.task) return null;
  const by = demandInRoom(name, asked.reading);
  if (by) return answerPlainly({ ...asked, reading: { ...asked.reading, condition: [...new Set([...asked.reading.condition, by])] } }, 'recommend');
  return answerPlainly({ ...asked, entry }, 'advice');
}

/** A room has a capital letter, a demand has none. */
async function ofPlace(asked: Asked, { name }: Guess, said: readonly Part[]): Promise<Part | null> {
  const { reading } = asked;
  const topics = new Set(said.map(({ context }) => context?.topic));
  if ([...reading.room, ...reading.condition].includes(name) || topics.has('suitability')) return null;
  const list = /^[A-Z]/.test(name) ? 'room' : 'condition';
  const there = { ...asked, reading: { ...reading, [list]: [...reading[list], name] } };
  // 'would the Scrubbed Pine take the weight of a pool table'
  if (reading.names.length > 0) return answerPlainly(there, 'facts');
  return hasPlace(there.reading) ? answerPlainly(there, reading.floor.length > 0 ? 'suitability' : 'recommend') : null;
}

async function ofTask(asked: Asked, { name }: Guess, said: readonly Part[]): Promise<Part | null> {
  if (ofGoods.has(name) || said.some(({ context }) => context?.topic === name)) return null;
  const task = taskNamed(name);
  return isSmallTalk(task) ? null : answerPlainly(asked, task);
}
