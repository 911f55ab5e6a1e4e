import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

const read = (text: string) => readQuestion(text, { words: new Set(), phrases: [] })[0];

test.each([
  ['wide oak boards', ['wide plank']],
  ['narrow wooden flooring', ['narrow plank']],
  ['stair carpet 80cm wide', []],
  ['lino wide enough for no join', []],
  ['carpet for a narrow hall', []],
  ['laminate for a narrow galley kitchen', []],
  ['a wide choice of vinyl', []],
  ['carpet tiles straight onto concrete', []],
  ['laid straight, not herringbone', ['straight']],
])('%s asks for planks of a width or for none', (text, style) => expect(read(text)?.style).toEqual(style));

test('wide boards that are refused are not wanted', () => {
  expect(read('dont want big wide boards')).toMatchObject({ style: [], without: ['wide plank'] });
});

test.each([
  ['dark wood floor', { colour: ['dark'], floor: ['wood'] }],
  ['dark wood laminate', { colour: ['dark'], floor: ['laminate'], look: ['wood effect'] }],
  ['patio tiles, it gets green in winter', { colour: [] }],
  ['lino for a dog in and out to the yard', { room: [] }],
  ['paving for the yard', { room: ['Patio'] }],
  ['the chairs mark my oak floor what floor should I have got', { floor: [], species: [], without: ['oak'] }],
  ['a warm floor, tiles are like ice', { floor: [], without: ['tiles'] }],
])('%s is read for what is wanted', (text, wanted) => expect(read(text)).toMatchObject(wanted));
