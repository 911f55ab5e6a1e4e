import { expect, test } from 'vitest';
import { readQuestion } from '../reading/read-question.ts';
import { join } from './gather.ts';
import { asksForGoodsOnly, partedAt, wishesForFloor } from './wished.ts';

const read = (message: string) => readQuestion(message, { words: new Set(), phrases: [] }).reduce(join);

test.each([
  'laminate with narrow planks, the wide ones look daft in our terrace house',
  'solid wood boards to nail down on the joists, less than 60 quid a metre',
  'is there a herringbone that clicks together, dont want to be gluing it at my age',
  'stone look laminate for the utility where the dogs dry off',
])('%s: only a wish for a floor', (message) => {
  expect(wishesForFloor(message, read(message))).toBe(true);
});

test.each([
  'red wine on a wool carpet what do i do',
  'my oak floor was oiled last year and is looking dry',
  'carpet or lvt for a bedroom',
  'would a grey vinyl plank dent under a heavy sofa',
  'oak laminate has swollen at the dishwasher',
  'how much is white laminate fitted',
])('%s: no mere wish', (message) => {
  expect(wishesForFloor(message, read(message))).toBe(false);
});

test('where two are wished for it may be parted', () => {
  expect(partedAt('real slate for a kitchen, plus something to seal it with')).toContainEqual([
    'real slate for a kitchen',
    'something to seal it with',
  ]);
  expect(asksForGoodsOnly('wool carpet for the stairs and underlay for it')).toBe(true);
});
