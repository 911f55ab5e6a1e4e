import { splitClauses } from '../../reading/clauses.ts';
import { plainly } from '../../reading/tidy.ts';
import { answerPlainly } from '../answer-one.server.ts';
import { ofPeople } from '../of-service.ts';
import type { Asked, Part } from '../part.ts';
import { distinct } from '../said-once.ts';
import { listed, reachUs, staffsSource, upperFirst } from '../say.ts';
import type { Matter } from './matter.ts';
import { ofDeliveryAsked } from './of-delivery.ts';
import { ofGoodsSent } from './of-goods-sent.ts';
import { ofPaying } from './of-paying.ts';
import { ofShowroom } from './of-showroom.ts';

const all: readonly Matter[] = [...ofDeliveryAsked, ...ofGoodsSent, ...ofPaying, ...ofShowroom];

type Span = { from: number; to: number };
/** A matter of the shop's service that a message asks for, and where in it that is said. */
type Found = { matter: Matter; said: readonly Span[]; from: number };

/** 'can you do that', 'is that ok': asks for nothing but what was said before. */
const ofNothingNew =
  /^(?:(?:and|so|but|also|or|please|just|if so|then) )*(?:(?:can|could|would|will|do) (?:you|yous|ye|i|we|they) (?:\w+ )?(?:do|get|sort|arrange|help|manage|have|check|advise|tell me)(?: (?:that|it|this|one|with that|me|us))?|(?:is|would) (?:that|it|this) (?:be )?(?:ok|okay|alright|all right|possible|allowed|right|true|fine|a problem|bother|an issue|doable|something you do)|is there (?:any )?(?:chance|way)|what happens(?: now| then)?|how does (?:that|it) work|what do (?:i|we) do(?: now| next)?|what now|thats what i want to know|what are my options|where do i stand|i (?:want|need|would like|d like) (?:someone|somebody) to (?:ring|call|phone)(?: me)?(?: back)?|(?:can|could) (?:someone|somebody|you|yous) (?:ring|call|phone)(?: me)?(?: back)?|what are my rights|how (?:do|can|would|could) (?:i|we|you|yous) (?:fix|sort|change|do|put right) (?:that|it|this))(?: (?:please|at all|for me|for us|then|now|with yous?))*$/;
const asks =
  /(?:^|\b(?:and|so|but|or|also|then|wondering|wonder|know|ask|tell me|just|please|hi|hello|hiya) )(?:if |whether )?(?:do|does|did|can|could|will|would|is|are|was|have (?:you|yous)|has|how|hows|what|whats|when|whens|where|whereabouts|wheres|which|who|whos|why|should|am i|any)\b|\b(?:can|could|will|would|do|does|is|are|should|may) (?:you|yous|ye|i|we|they|it|there|that|someone|somebody|it be)\b/;

/** Somebody who lays the floor and whom we do not send: 'told by the fitter', 'my joiner says', 'the tiler wants to start tonight'. */
const theirOwn =
  /\b(?:told|advised|recommended|suggested) by (?:the|a|my|our|his|her|one) (?:fitters?|joiners?|tilers?|builders?|carpet man|floor man)\b|\b(?:the|a|my|our) (?:fitters?|joiners?|tilers?|builders?|carpet man|floor man) (?:(?:has|have|had|was|is|are|just|also) )*(?:says?|said|told|tells|reckons?|thinks?|wants?|wanted|recommends?|recommended|advised|advises|insists?|swears?|suggested|suggests|laid|put|did|left|starts?|starting|booked)\b/g;

/** The matters of service in a message, in the order in which they are asked. */
export function mattersIn(message: string): Found[] {
  const whole = plainly(message);
  const withoutTheirs = whole.replaceAll(theirOwn, (words) => ' '.repeat(words.length));
  return all
    .flatMap((matter) => {
      const { asks: says, within, unless, task } = matter;
      const text = task === 'fitting' ? withoutTheirs : whole;
      const said = [...text.matchAll(new RegExp(says, 'g'))].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));
      const [first] = said;
      return first && within.every((one) => one.test(text)) && !unless?.test(text) ? [{ matter, said, from: first.from }] : [];
    })
    .sort((one, other) => one.from - other.from);
}

/** Where in a message its questions stand, one after the other. */
function questionsIn(message: string): Span[] {
  const text = plainly(message);
  let at = 0;
  const clauses = splitClauses(text).map((clause) => {
    const from = Math.max(text.indexOf(clause, at), at);
    at = from + clause.length;
    return { clause, from, to: at };
  });
  const asking = clauses.filter(({ clause }) => asks.test(clause) && !ofNothingNew.test(clause));
  // 'I ordered 4 samples but only 3 came' asks no question, and is one all the same.
  return asking.length ? asking : clauses.filter(({ clause }) => !ofNothingNew.test(clause));
}

const isIn = ({ said }: Found, question: Span) => said.some(({ from, to }) => from < question.to && to > question.from);

const isTold = ({ matter }: Found, parts: readonly Part[]) => parts.some(({ text }) => matter.told.test(text));

/**
 * The answer to a message that asks after the shop's service, with what it left out of that: 'about five samples to my daughter's address', 'when do
 * they come, and can I pick the day'. Where nothing else is asked, what tells none of it is no answer and goes. `isWhole`: all of it is told.
 */
export async function withMatters(asked: Asked, message: string, parts: readonly Part[]): Promise<{ parts: Part[]; isWhole: boolean }> {
  const found = mattersIn(message);
  // What our people have answered themselves is in writing.
  if (!found.length || asked.visitor.productId || parts.some(isStaffsOwn)) return { parts: [...parts], isWhole: false };
  const questions = questionsIn(message);
  // Nothing else is asked: each of the questions has one of the matters in it.
  const isWhole = questions.length > 0 && questions.every((question) => found.some((one) => !one.matter.isBesides && isIn(one, question)));
  const kept = isWhole ? await withTerms(asked, found, parts, questions) : [...parts];
  const left = found.filter((one) => !isTold(one, kept));
  const extra = sayLeft(asked, left, kept);
  if (!extra) return kept.length ? { parts: kept, isWhole } : { parts: [...parts], isWhole: false };
  const isFirst = isWhole && left[0] === found[0];
  return { parts: isFirst ? [extra, ...kept] : [...kept, extra], isWhole };
}

const isStaffsOwn = ({ sources = [] }: Part) => sources.some(({ title }) => title.startsWith(staffsSource));

/** Goods are named there that nobody looks for: they were bought, or are to be looked at. */
const ofWhatWasBought: ReadonlySet<string> = new Set(['location', 'faulty', 'order', 'change-order', 'returns']);

/** Answers to words that mean nothing else, and the services that are not told beside them. */
const saidForSure: Readonly<Record<string, readonly string[]>> = {
  quote: ['fitting'],
  person: ['fitting', 'order'],
  'bought-here': ['order', 'invoice'],
  'trade-credit': ['account', 'discount', 'ordering'],
  beyond: ['fitting', 'hours', 'location'],
};

/** The parts that tell something of what is asked, and the terms of a service where a question would else be left without an answer. */
async function withTerms(asked: Asked, found: readonly Found[], parts: readonly Part[], questions: readonly Span[]): Promise<Part[]> {
  const meant = ofPeople(asked.reading);
  const sure = parts.flatMap(({ context }) =>
    context?.topic && (context.topic === meant || (context.topic !== 'beyond' && saidForSure[context.topic])) ? [context.topic] : [],
  );
  const isLeftOut = ({ matter }: Found) => !sure.some((topic) => saidForSure[topic]?.includes(matter.task));
  const tasksFound = new Set<string>([...found.map(({ matter }) => matter.task), ...sure]);
  const isOfGoods = ({ calculation, products, context }: Part) =>
    calculation || context?.topic === 'stock' || ((products?.length ?? 0) > 0 && ![...ofWhatWasBought].some((task) => tasksFound.has(task)));
  const telling = parts.filter((part) => isOfGoods(part) || tasksFound.has(part.context?.topic ?? '') || found.some((one) => isTold(one, [part])));
  const isAnswered = (one: Found) => !('isTermsOnly' in one.matter) || isTold(one, telling);
  const open = questions.flatMap((question) => {
    const inIt = found.filter((one) => isIn(one, question) && isLeftOut(one));
    if (!inIt.some(isAnswered)) return inIt.slice(0, 1);
    // 'are you open on Sundays and whereabouts are you': the terms of both.
    const answered = new Set(
      inIt
        .filter(({ matter }) => 'isTermsOnly' in matter)
        .filter(isAnswered)
        .map(({ matter }) => matter.task),
    );
    return answered.size ? inIt.filter((one) => !isAnswered(one) && !answered.has(one.matter.task)) : [];
  });
  // 'it came with a pull in it, and it is down already': what may be done with faulty goods goes before what is said of those that are laid.
  const terms = open.length || telling.length ? open : found.filter(({ matter }) => 'isTermsOnly' in matter).slice(0, 1);
  const tasks = [...new Set(terms.map(({ matter }) => matter.task))];
  const told = await Promise.all(tasks.map((task) => answerPlainly(asked, task)));
  return distinct([...telling, ...told.filter((part) => part !== null && found.some((one) => isTold(one, [part])))] as Part[]);
}

/** What nobody has told yet: what is known of it, and then, in one sentence, what is not. */
function sayLeft(asked: Asked, left: readonly Found[], beside: readonly Part[]): Part | null {
  const known = left.flatMap(({ matter }) => ('says' in matter ? [matter.says(asked)] : [])).filter(Boolean);
  const unwritten = left.flatMap(({ matter }) => ('unwritten' in matter ? [matter.unwritten] : []));
  const ask = unwritten.length ? `${upperFirst(listed(unwritten))} I do not have in writing: please ${reachUs(asked.settings)}.` : '';
  const text = [...known, ask].filter(Boolean).join(' ');
  if (!text) return null;
  // The conversation goes on with what was told of the service itself.
  return { text, offersPerson: /in writing|order reference/.test(text), context: beside.length ? {} : { topic: left[0]?.matter.task ?? null } };
}
