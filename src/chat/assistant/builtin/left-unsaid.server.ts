import { readProducts } from '#catalogue/catalogue.server.ts';
import { firstSentences } from '../answer-text.ts';
import type { Answer } from '../assistant.ts';
import { readGuide } from '../guide/guide.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { splitClauses } from '../reading/clauses.ts';
import { noNames, readQuestion } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { understand } from '../understanding/understand.server.ts';
import { isTold } from './also-meant.server.ts';
import { sayByKind } from './answers/by-kind.ts';
import { answerFactsAsked } from './answers/facts.server.ts';
import { answerSuitability, placesOf } from './answers/guide.server.ts';
import { namesManyKinds } from './answers/verdicts.ts';
import { circumstancesOf } from './circumstances.ts';
import { liesBelow } from './floor-above.ts';
import { adviceKindOf } from './kind-of.ts';
import { isOfAnotherFloor } from './of-another-floor.ts';
import type { Asked, Part } from './part.ts';
import { guideSource } from './say.ts';
import { searchDifference } from './search-guide.server.ts';
import { isSuitability } from './situation.ts';

/** Answers about what a floor is like and where it suits, which other questions are asked beside. */
const judging: ReadonlySet<string | null> = new Set(['suitability', 'facts', 'compare', 'advice', 'recommend', 'beyond']);
/** So probable what a clause of its own means has to be, and so much more so than anything else. */
const [surely, timesTheNext] = [0.5, 3];
const [mostAdded, sentencesSaid, fewestWords] = [2, 3, 3];
/** As probable as that a clause's meaning is with the whole message at least, where it is an alternative in it. */
const hardly = 0.02;
/** The same, of a clause that leans on the rest of the message; more where it names the floor itself and leans for something else. */
const [leaning, leaningMore] = [0.002, 0.04];
const ofGoods: ReadonlySet<string | null> = new Set(['suitability', 'facts', 'recommend']);

/**
 * A first message's answer with what it leaves out: a question in it that the guide knows and the answer does not touch, a circumstance that decides
 * ('screed went down in september'), what sets two kinds apart of which it is asked which is the better.
 */
export async function withLeftUnsaid(asked: Asked, message: string, answer: Answer): Promise<Answer> {
  if (asked.context.topic !== null || asked.visitor.productId || answer.calculation || !judging.has(answer.context.topic)) return answer;
  const text = message.toLowerCase();
  const kinds = await kindsOf(asked, answer);
  const { entries } = await readGuide();
  const weighed = ofGoods.has(answer.context.topic) && weighs.test(text) && kinds.length === 2 ? await searchDifference(asked.shop, kinds) : null;
  const { entries: asides, heard } = await askedAside(asked, text, kinds, entries, answer.text);
  const judged = await withVerdict(asked, text, answer);
  const known = withMeaning(text, entries, withoutUnknown(judged, heard));
  const own = [...new Set([...asides, ...(weighed ? [weighed] : [])])].filter((entry) => !isTold(entry, answer.text)).slice(0, mostAdded);
  const said = own.map((entry) => sayShortly(entry, text, kinds));
  // One circumstance is told; what is said of it may speak of the next as well.
  const [one] = circumstancesOf(text, [answer.text, ...said].join(' '), kinds);
  const passing = one && said.length < mostAdded ? entries.filter(({ title, task }) => title === one.entry && !task) : [];
  const inPassing = passing.map((entry) => sayShortly(entry, text, kinds, one?.by));
  const left = [...own, ...passing];
  if (!left.length) return known;
  return {
    ...known,
    text: (one?.isFirst ? [...inPassing, known.text, ...said] : [known.text, ...said, ...inPassing]).join('\n\n'),
    sources: [...known.sources, ...left.map(guideSource)],
  };
}

/** 'what does wear layer mean, and is 0.5 worth more than 0.3': what it is first, where the answer told only the rest. */
function withMeaning(text: string, entries: readonly GuideEntry[], answer: Answer): Answer {
  const [, named = ''] = whatMeans.exec(text) ?? [];
  const said = /^r ?\d+$/.test(named) ? 'slip rating' : /^ac ?\d$/.test(named) ? 'ac rating' : named;
  const entry = entries.find(({ page, title }) => page === 'terms' && said !== '' && title.toLowerCase() === said);
  if (!entry || isTold(entry, answer.text)) return answer;
  return { ...answer, text: `${firstSentences(entry.text, sentencesSaid - 1)}\n\n${answer.text}`, sources: [guideSource(entry), ...answer.sources] };
}

const whatMeans =
  /^(?:so |and |hi |hello )*what (?:does |do |is |are )(?:an? |the )?([a-z0-9 -]{2,30}?)(?: means?| rating mean| actually mean)?(?=,| and |\?|$)/;

/**
 * 'can I put an oiled oak floor in a kitchen with a toddler, how often would it need oiled', 'Sunday Morning for the stairs, would it flatten': advice on
 * the second of them, with the verdict on the first before it.
 */
async function withVerdict(asked: Asked, text: string, answer: Answer): Promise<Answer> {
  if (answer.context.topic !== 'advice') return answer;
  const part = asked.reading.names.length ? await verdictOnNamed(asked, answer) : await verdictOnKind(asked, text);
  const verdict = part?.isUnanswered ? undefined : part?.text.split('\n\n')[0];
  if (!part || !verdict || namesManyKinds(verdict) || answer.text.includes(verdict)) return answer;
  return {
    ...answer,
    text: `${verdict}\n\n${answer.text}`,
    products: part.context?.topic === 'facts' ? [...(part.products ?? [])] : answer.products,
    sources: [...(part.sources ?? []), ...answer.sources],
  };
}

async function verdictOnNamed(asked: Asked, { products }: Answer): Promise<Part | null> {
  const part = placesOf(asked.reading).length && !products.length ? await answerFactsAsked(asked) : null;
  return part?.context?.topic === 'facts' ? part : null;
}

async function verdictOnKind(asked: Asked, text: string): Promise<Part | null> {
  const [first, ...others] = splitClauses(text);
  if (!first || !others.length || !asksWhether.test(first)) return null;
  const [reading] = readQuestion(first, noNames);
  const places = reading ? placesOf(reading) : [];
  if (!reading || !places.length) return null;
  // Oak alone is wood.
  const floor = reading.floor.length === 0 && reading.species.length > 0 ? ['wood'] : reading.floor;
  const there = { ...reading, floor };
  return floor.length === 1 && isSuitability(there) ? answerSuitability({ ...asked, reading: there }, floor, places) : null;
}

const asksWhether = /^(?:so |and |hi |hello )?(?:can|could|is|are|would|will|does|do)\b(?!.*\b(?:need|on top of|over|onto)\b)/;

/** 'am i better with sheet vinyl' */
const weighs = /\bbetter\b|\bor (?:should|would|am|is|do|just)\b|\bwhich\b|\bversus\b|\bvs\b|\bdifference\b/;

/** The kinds of floor that are spoken of: by name, or as what a product is that was named. */
async function kindsOf({ shop, reading }: Asked, { products }: Answer): Promise<string[]> {
  const own = reading.names.length
    ? (await readProducts(shop, products.map((id) => ({ id })).slice(0, 1))).flatMap((one) => (one ? (adviceKindOf(one) ?? []) : []))
    : [];
  const kinds = [...own, ...reading.floor.filter((kind) => !goodsOnly.has(kind))];
  return [...new Set(kinds)];
}

const goodsOnly: ReadonlySet<string> = new Set(['underlay', 'adhesive', 'grout', 'trims', 'threshold', 'cleaner', 'sealer', 'primer', 'leveller']);

/** The entries on what is asked in a clause of its own after the first, and the clauses that are answered with them, or were already. */
async function askedAside(
  { reading: { style, condition } }: Asked,
  text: string,
  kinds: readonly string[],
  entries: readonly GuideEntry[],
  answer: string,
): Promise<{ entries: GuideEntry[]; heard: string[] }> {
  const subject = kinds[0] ?? style[0];
  const [, ...clauses] = splitClauses(text).flatMap((clause) => clause.split(/,? (?=or (?:should|do|would|am|is) )/));
  const whole = await understand(text);
  const entryOf = ({ kind, name }: Guess) => (kind === 'entry' ? entries.find(({ title, task }) => title === name && !task) : undefined);
  const ofWhole = whole[0] && whole[0].probability >= surely ? entryOf(whole[0]) : undefined;
  const found: GuideEntry[] = [];
  // 'what is the point of bevelled edges, do they not gather dirt': asked of what was told, in all.
  const heard: string[] = ofWhole && isTold(ofWhole, answer) ? clauses.filter((clause) => leans.test(clause)) : [];
  for (const clause of clauses.filter((one) => asks.test(one) && one.split(' ').length >= fewestWords)) {
    const [best, next] = await understand(
      withSubject(
        clause,
        subject,
        condition.filter((name) => liesBelow.has(name)),
      ),
    );
    if (!best || best.probability < surely || best.probability < timesTheNext * (next?.probability ?? 0)) continue;
    const entry = entryOf(best);
    // 'or should I get a mat' under a chair: one thing with what stands before it.
    // 'can we put laminate over it', 'how to clean it' lean on what was told.
    const leaned = subject && clause.includes(subject) ? leaningMore : leaning;
    // 'and is it harder to lay' of herringbone
    const isOfSubject = subject !== undefined && !clause.includes(subject) && (entry?.title.toLowerCase().includes(subject) ?? false);
    const least = /^or\b|\bone$/.test(clause) ? hardly : leansAtAll.test(clause) && !isOfSubject ? leaned : 0;
    const isOfWhole = least === 0 || whole.some(({ name, probability }) => name === best.name && probability >= least);
    const isOther = !entry || isOfAnotherFloor(entry.title, kinds) || (entry.page === 'terms' && !asksMeaning.test(clause));
    if (isOther || !isOfWhole) continue;
    heard.push(clause);
    if (!isTold(entry, answer) && !isChosen(entry, answer)) found.push(entry);
  }
  return { entries: found, heard };
}

/** 'or does it have to be engineered', where the answer has said already which of the two. */
const isChosen = ({ page, title }: GuideEntry, answer: string) =>
  page === 'differences' &&
  title.includes(' or ') &&
  title.split(' or ').every((one) => answer.toLowerCase().includes(one.toLowerCase().split(' ')[0] ?? ''));

/** 'would it fade' of engineered oak: with the kind in the place of the pronoun, or behind where the clause names nothing. */
function withSubject(clause: string, subject: string | undefined, below: readonly string[]): string {
  // 'can we put laminate over it': the kind is named already, and lies on something else.
  if (!subject || clause.includes(subject)) return clause;
  if (ofGoodsFor.test(clause) && below.length > 0) return `${clause} for ${subject} on ${below[0]}`;
  if (leans.test(clause)) return clause.replace(leans, subject);
  return ofGoodsFor.test(clause) ? `${clause} for ${subject}` : clause;
}

/** 'do I need a special underlay' depends on the floor above it. */
const ofGoodsFor = /\b(?:underlay|glue|adhesive|primer|grout)\b(?!.* (?:for|under|with)\b)/;
const asksMeaning = /\bmeans?\b|\bwhats? (?:is |are )?(?:an? )?\w+$/;
const asks =
  /^(?:and |so |but |also |then |or |plus )*(?:do|does|did|can|could|will|would|is|are|am|has|how|what|whats|when|where|which|why|should|must|need)\b/;
const leansAtAll = /\b(?:it|them|they|that|this|these|those|one)\b|\b(?:on top|over|straight on)$/;
const leans = /\b(?:it|them|they|that|this|these|those)\b/;

/** What was answered after all is not also said to be unknown. */
function withoutUnknown(answer: Answer, heard: readonly string[]): Answer {
  const isHeard = (paragraph: string) => {
    const own = /^About “(.+?)” I have nothing in writing/.exec(paragraph)?.[1];
    return own !== undefined && heard.some((clause) => clause.includes(own.toLowerCase()));
  };
  const paragraphs = answer.text.split('\n\n');
  const kept = paragraphs.filter((paragraph) => !isHeard(paragraph));
  if (kept.length === paragraphs.length || !kept.length) return answer;
  const isUnanswered = kept.some((one) => one.includes('nothing in writing'));
  return { ...answer, text: kept.join('\n\n'), isUnanswered, offersPerson: isUnanswered && answer.offersPerson };
}

/** What holds of the kind or room that was named, else what the entry begins with. */
function sayShortly(entry: GuideEntry, text: string, kinds: readonly string[], by?: string): string {
  const [reading] = readQuestion(text, noNames);
  const condition = by ? [by] : (reading?.condition ?? []);
  // Who lives there counts for more than the room.
  const room = condition.some((one) => household.has(one)) ? [] : (reading?.room ?? []);
  const own = reading ? sayByKind(entry, { ...reading, floor: [...kinds], said: text, text, told: '', room, condition }) : null;
  return own ?? firstSentences(entry.text, sentencesSaid);
}

const household: ReadonlySet<string> = new Set(['pets', 'children', 'landlord', 'heavy traffic']);
