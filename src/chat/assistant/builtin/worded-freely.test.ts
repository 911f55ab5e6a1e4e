import { expect, test } from 'vitest';
import { emptyContext } from '../context.ts';
import { readQuestion } from '../reading/read-question.ts';
import type { Situation } from './situation.ts';
import { isWordedFreely, neededWhereFree } from './worded-freely.ts';

function situationOf(message: string, more: Partial<Situation> = {}): Situation {
  const [reading] = readQuestion(message, { words: new Set(), phrases: [] });
  return { reading, context: emptyContext, hasProduct: false, entry: null, terms: null, guesses: [], ...more } as Situation;
}

test('a first message that names nothing of ours and no figure is worded freely', () => {
  expect(isWordedFreely(situationOf('the dog has scratched the hall to bits, what would stand up to him'))).toBe(true);
  expect(isWordedFreely(situationOf('dog scratches'))).toBe(false);
  expect(isWordedFreely(situationOf('how many boxes for a room of 4 x 3 m please'))).toBe(false);
  expect(isWordedFreely(situationOf('something for the hall under £20 a square metre'))).toBe(false);
  expect(isWordedFreely(situationOf('and would that be all right in the hall', { context: { ...emptyContext, topic: 'find' } }))).toBe(false);
});

test('in it a guess needs less against a rule that only saw a room than against one whose words say all', () => {
  const situation = situationOf('the dog has scratched the hall to bits, what would stand up to him');
  expect(neededWhereFree('recommend', situation)).toBeLessThan(neededWhereFree('find', situation));
  expect(neededWhereFree('returns', situation)).toBe(1);
});
