import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Answer } from '../assistant.ts';
import { readGuide } from '../guide/guide.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { splitClauses } from '../reading/clauses.ts';
import { readQuestion } from '../reading/read-question.ts';
import { understand } from '../understanding/understand.server.ts';
import { isTold } from './also-meant.server.ts';
import { sayByKind } from './answers/by-kind.ts';
import { circumstancesOf } from './circumstances.ts';
import { adviceKindOf } from './kind-of.ts';
import type { Asked } from './part.ts';
import { guideSource } from './say.ts';
import { searchDifference } from './search-guide.server.ts';

/** Answers about what a floor is like and where it suits, which other questions are asked beside. */
const judging: ReadonlySet<string | null> = new Set(['suitability', 'facts', 'compare', 'advice', 'recommend', 'beyond']);
/** So probable what a clause of its own means has to be, and so much more so than anything else. */
const [surely, timesTheNext] = [0.5, 3];
const [mostAdded, sentencesSaid, fewestWords] = [2, 3, 3];

/**
 * A first message's answer with what it leaves out: a question in it that the guide knows and the answer does not touch, a circumstance that decides
 * ('screed went down in september'), what sets two kinds apart of which it is asked which is the better.
 */
export async function withLeftUnsaid(asked: Asked, message: string, answer: Answer): Promise<Answer> {
  if (asked.context.topic !== null || asked.visitor.productId || answer.calculation || !judging.has(answer.context.topic)) return answer;
  const text = message.toLowerCase();
  const kinds = await kindsOf(asked, answer);
  const { entries } = await readGuide();
  const named = (title: string) => entries.filter((entry) => entry.title === title && !entry.task);
  const of = circumstancesOf(text, answer.text, kinds).flatMap(named);
  const weighed = weighs.test(text) && kinds.length === 2 ? await searchDifference(asked.shop, kinds) : null;
  const { entries: asides, heard } = await askedAside(text, kinds, entries, answer.text);
  const left = [...new Set([...asides, ...of, ...(weighed ? [weighed] : [])])].filter((entry) => !isTold(entry, answer.text)).slice(0, mostAdded);
  const known = withoutUnknown(answer, heard);
  if (!left.length) return known;
  return {
    ...known,
    text: [known.text, ...left.map((entry) => sayShortly(entry, text, kinds))].join('\n\n'),
    sources: [...known.sources, ...left.map(guideSource)],
  };
}

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
  text: string,
  kinds: readonly string[],
  entries: readonly GuideEntry[],
  answer: string,
): Promise<{ entries: GuideEntry[]; heard: string[] }> {
  const [, ...clauses] = splitClauses(text).flatMap((clause) => clause.split(/,? (?=or (?:should|do|would|am|is) )/));
  const found: GuideEntry[] = [];
  const heard: string[] = [];
  for (const clause of clauses.filter((one) => asks.test(one) && one.split(' ').length >= fewestWords)) {
    const ofIt = leans.test(clause) && kinds.length ? clause.replace(leans, kinds[0] ?? '') : clause;
    const [best, next] = await understand(ofIt);
    if (!best || best.kind !== 'entry' || best.probability < surely || best.probability < timesTheNext * (next?.probability ?? 0)) continue;
    const entry = entries.find(({ title, task }) => title === best.name && !task);
    if (!entry) continue;
    heard.push(clause);
    if (!isTold(entry, answer)) found.push(entry);
  }
  return { entries: found, heard };
}

const asks =
  /^(?:and |so |but |also |then |or |plus )*(?:do|does|did|can|could|will|would|is|are|am|has|how|what|whats|when|where|which|why|should|must|need)\b/;
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
function sayShortly(entry: GuideEntry, text: string, kinds: readonly string[]): string {
  const [reading] = readQuestion(text, { words: new Set(), phrases: [] });
  const own = reading ? sayByKind(entry, { ...reading, floor: [...kinds], said: text, text, told: '' }) : null;
  return own ?? (entry.text.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [entry.text]).slice(0, sentencesSaid).join('').trim();
}
