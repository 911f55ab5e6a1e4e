import { expect, test } from 'vitest';
import { readQuestion } from '../reading/read-question.ts';
import { gather } from './gather.ts';
import { asksByWords, isUnheard, leansBack, sayAsked } from './own-words.ts';

const read = (text: string) => {
  const [reading] = readQuestion(text, { words: new Set(), phrases: [] });
  if (!reading) throw new Error('Nothing was read.');
  return reading;
};

test.each([
  ['and is there a loyalty card?', true],
  ['bamboo in a kitchen, good idea or bad', true],
  ['the joists are a bit bouncy', false],
])('%s: asks by itself: %s', (text, asks) => expect(asksByWords(read(text))).toBe(asks));

test.each([
  ['would I have to pay customs', 'Standard delivery takes 2 weeks.', true],
  ['would I have to pay customs', 'About customs I have nothing in writing.', false],
  ['what does it cost', 'Standard delivery takes 2 weeks.', false],
  ['how wide are they', 'Laminate is ordered by the box.', false],
])('%s, answered with “%s”: unheard: %s', (text, answer, isNot) => expect(isUnheard(read(text), answer)).toBe(isNot));

test('what was asked stands in an answer as words and nothing else', () => {
  expect(sayAsked(read('and is there a loyalty card?'))).toBe('“is there a loyalty card”');
  expect(sayAsked(read('do you have [this](https://evil.example) "now"'))).not.toMatch(/\]\(|https/);
});

test.each([
  ['what do I cover it with', true],
  ['what do I cover the tiles with', false],
  ['what size of gap do I leave', false],
])('%s: leans on what was said before: %s', (text, leans) => expect(leansBack(read(text))).toBe(leans));

test.each([
  ['do I have to seal slate? and how often after that', 1],
  ['can you steam clean LVT? why not', 1],
  ['carpet or wood for stairs? kids and an old dog with bad hips', 1],
  ['do I have to seal slate? and do you deliver to Cork', 2],
])('%s: %i questions', (text, count) => expect(gather(readQuestion(text, { words: new Set(), phrases: [] }))).toHaveLength(count));
