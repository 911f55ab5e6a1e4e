import type { Settings } from '#settings/settings.ts';
import { guideEntry } from '../guide/guide.server.ts';
import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { answerEntry } from './answers/guide.server.ts';
import { sayWhereShort } from './answers/verdicts.ts';
import type { Part } from './part.ts';
import { listed, offerPerson } from './say.ts';
import { together } from './told-with-advice.ts';

/** Below the first a guess is not worth naming, and where all of them come to less than the second none is; from the third on one is what is meant. */
const [leastNamed, leastOfAll, surely] = [0.03, 0.12, 0.5];
const mostNamed = 3;

/** The shop's own matters, as a visitor would name them. What is not in here is no answer to offer. */
const matters: Readonly<Record<string, string>> = {
  'change-order': 'Changing an order',
  order: 'Where my order is',
  faulty: 'Faulty or damaged goods',
  returns: 'Returning goods',
  finance: 'Paying monthly',
  samples: 'Ordering samples',
  hours: 'Opening hours',
  location: 'Where the showroom is',
  fitting: 'Fitting and measuring',
  delivery: 'Delivery',
  collection: 'Collecting an order',
  payment: 'Ways to pay',
  vat: 'VAT',
  discount: 'Offers and discounts',
  warranty: 'Warranties',
  reviews: 'Reviews',
  account: 'My account',
  cutting: 'Cutting to size',
  invoice: 'Invoices',
};
/** What nobody here can answer is no matter of words. */
const unanswerable: ReadonlySet<string> = new Set(['beyond', 'off-topic', 'person', 'feedback', 'rivals', 'trust']);

const fewestWords = 4;
const ofNothing: ReadonlySet<string> = new Set(['beyond', 'unclear', 'advice']);

type Said = { reading: Reading; part: Part };

/** Whether all that was found is that nothing is known, without a word on what it is of. */
function isNothingKnown(said: readonly Said[]): boolean {
  const isNothing = ({ reading, part: { isUnanswered, context, text, products } }: Said) =>
    isUnanswered && ofNothing.has(context?.topic ?? '') && isOpen(reading) && !products?.length && !/^About |insurer|tenancy/.test(text);
  const words = said.flatMap(({ reading }) => `${reading.told} ${reading.text}`.trim().split(' '));
  return said.length > 0 && words.length >= fewestWords && said.every(isNothing);
}

const isOpen = ({ intent }: Reading) => intent === null || intent === 'beyond';

/**
 * Where nothing else is known: the entry of the guide that people ask for in such words, or one question back, which of a few is meant. Null where
 * hardly anything speaks for any of them, or as much for something that the shop cannot answer.
 */
export async function whatIsMeant(guesses: readonly Guess[], said: readonly Said[], settings: Settings): Promise<Part[] | null> {
  if (!isNothingKnown(said)) return null;
  const [best] = guesses;
  const entry = best?.kind === 'entry' && best.probability >= surely && (await guideEntry(best.name));
  if (entry) return [answerEntry(entry, 'advice')];
  // 'do you do loyalty points' is clear enough.
  return said.some(({ reading }) => reading.intent === 'beyond') ? null : askWhich(guesses, settings);
}

function askWhich(guesses: readonly Guess[], settings: Settings): Part[] | null {
  const likely = guesses.slice(0, mostNamed).filter(({ probability }) => probability >= leastNamed);
  if (together(likely) < leastOfAll || likely.some(({ kind, name }) => kind === 'task' && unanswerable.has(name))) return null;
  const named = [...new Set(likely.flatMap((guess) => nameOf(guess) ?? []))];
  if (named.length < 2) return null;
  const part: Part = {
    text: `I am not sure that I understand. Is it about ${listed(
      named.map((name) => `“${name}”`),
      'or',
    )}? If it is none of them, say it another way. ${offerPerson(settings)}`,
    offersPerson: true,
    isUnanswered: true,
    suggestions: named,
    context: { topic: 'unclear', awaits: 'person' },
  };
  return [part];
}

function nameOf({ kind, name }: Guess): string | null {
  if (kind === 'entry') return name;
  return kind === 'place' ? `The right floor for ${sayWhereShort(name)}` : (matters[name] ?? null);
}
