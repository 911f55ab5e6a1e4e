import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { rivalNamed } from './words/rivals.ts';

const intentOf = (message: string) => readQuestion(message, { words: new Set<string>(), phrases: [] })[0]?.intent ?? null;

test.each([
  ['something quiet, the neighbour below complains about everything', null],
  ['we had complaints from downstairs about the noise', null],
  ['i want to complain', 'person'],
  ['who do i complain to', 'person'],
  ['i have a complaint about my order', 'person'],
  ['sure thats class thanks a million', 'thanks'],
  ['aye brilliant, cheers', 'thanks'],
  ['thats class', 'thanks'],
  ['what class is it for', null],
  ['do you take klarna or clearpay', 'payment'],
  ['is it cheaper if i buy 30 boxes', 'discount'],
  ['could you do a better price on 60 m2', 'discount'],
  ['does anybody pick up the phone before 9', 'contact'],
  ['has my wife already ordered the underlay', 'order'],
  ['can you tell me what mrs doran paid for hers', 'order'],
  ['can i use finance on an order of about £900', 'finance'],
  ['where is my order', 'order'],
  ['anything i could lift from the showroom on saturday', 'collection'],
  ['does carpetright do the same laminate cheaper', 'rivals'],
  ['any carpet remnants', 'discount'],
])('%s: %s', (message, intent) => expect(intentOf(message)).toBe(intent));

test('other shops by the name they go by', () => {
  expect(rivalNamed('is it cheaper in b and q')).toBe('B&Q');
  expect(rivalNamed('carpet right has it for less')).toBe('Carpetright');
  expect(rivalNamed('what is the range of sizes')).toBeNull();
});
