import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '#settings/queries.server.ts';
import { openTestShop } from '../../../../test/open-test-shop.ts';
import { emptyContext } from '../context.ts';
import { readQuestion } from '../reading/read-question.ts';
import { decide } from './decide.ts';
import { gather } from './gather.ts';
import { recogniseNames } from './known-names.server.ts';
import { searchGuide, searchTerms } from './search-guide.server.ts';
import { secondOpinion } from './second-opinion.ts';
import { thingsAsked } from './things-asked.server.ts';
import { namesProduct } from './which-products.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const settings = await readSettings(shop);
const visitor = { userId: null, productId: null, sessionId: 'test' };

/** The law's entries are told by the shop's own answer; whether a floor suits is told in three ways. */
const suiting = ['task:suitability', 'task:recommend', 'task:facts'];
const alike: Record<string, string[]> = {
  'task:suitability': suiting,
  'task:recommend': suiting,
  'task:calculate': ['task:sundries'],
  'entry:Changing your mind': ['task:returns'],
  'entry:Opened or cut goods': ['task:returns'],
  'entry:Faulty, damaged or wrong goods': ['task:faulty'],
};
const ofPlaces: ReadonlySet<string> = new Set(['suitability', 'recommend', 'facts', 'advice']);

/** Questions as examiners wrote them who knew nothing of the assistant, each with everything that it may rightly be taken for. */
const examined = readFileSync(join(import.meta.dirname, '../../../../test/questions-and-meanings.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [meanings = '', question = ''] = line.split('\t');
    return { question, meanings: meanings.split('|').flatMap((meaning) => [meaning, ...(alike[meaning] ?? [])]) };
  });

/** Everything that a question was taken for: the task, and the entry of the guide or the place it is about. */
async function takenFor(question: string): Promise<string[]> {
  const known = await recogniseNames(shop, question);
  const things = await thingsAsked(gather(readQuestion(known.message, known)).slice(0, 3));
  const taken = things.map(async ({ reading, guesses }) => {
    const asked = { shop, settings, visitor, reading, context: emptyContext };
    const [entry, terms] = await Promise.all([searchGuide(asked), searchTerms(asked)]);
    const situation = { reading, context: emptyContext, hasProduct: namesProduct(asked), entry, terms, guesses };
    const { task, entry: title, place, also } = secondOpinion(decide(situation), situation);
    const places = place ? [place] : ofPlaces.has(task) ? [...reading.room, ...reading.condition] : [];
    return [
      `task:${task}`,
      `entry:${title ?? (task === 'advice' ? entry?.entry.title : '')}`,
      `task:${also}`,
      ...places.map((one) => `place:${one}`),
    ];
  });
  return (await Promise.all(taken)).flat();
}

test('of four hundred questions that examiners wrote, 84 in 100 are taken for what they are', async () => {
  expect(examined.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const { question, meanings } of examined) {
    const taken = await takenFor(question);
    if (!taken.some((one) => meanings.includes(one))) wrong.push(`${question}: ${taken.join(', ')}`);
  }
  const right = examined.length - wrong.length;
  expect(right / examined.length, wrong.join('\n')).toBeGreaterThan(0.84);
}, 180_000);
