import { expect, test } from 'vitest';
import { takePrice } from './prices.ts';
import { readQuestion } from './read-question.ts';
import { tidy } from './tidy.ts';

const read = (text: string, words: readonly string[] = [], phrases: readonly string[] = []) =>
  readQuestion(text, { words: new Set(words), phrases })[0];

test.each([
  'not more than £28',
  'no more than 28 pounds',
  'nothing over £28',
  "don't want to pay over £28",
  "can't go above £28",
  '£28 tops',
  'max £28',
  '£28 at the most',
  '£28 or less',
])('%s is a limit', (text) => expect(takePrice(tidy(text)).price).toMatchObject({ minPence: null, maxPence: 2800 }));

test.each(['more than £28', 'over £28', '£28 and up', '£28 or more', 'at least £28'])('%s is a beginning', (text) =>
  expect(takePrice(tidy(text)).price).toMatchObject({ minPence: 2800, maxPence: null }),
);

test.each([
  ['something warmer than tiles for a loo', ['tiles'], []],
  ['anything instead of carpet', ['carpet'], []],
  ['walnut colour but not actual walnut', ['wood'], []],
  ['my landlord wont let me glue anything down', ['adhesive'], []],
  ['were not allowed to use adhesive, what floor can i take with me', ['adhesive'], []],
  ['i cant have carpet', ['carpet'], []],
  ['you wont have any laminate left by friday', [], ['laminate']],
  ['the hall doesnt have carpet', [], ['carpet']],
  ['oak look without it being real oak', ['wood'], []],
  ['nothing too dark in laminate', ['dark'], ['laminate']],
  ['is lvt warmer than tiles', [], ['lvt', 'tiles']],
  ['laminate rather than carpet', [], ['laminate', 'carpet']],
])('%s: what is not wanted, and what is', (text, without, floor) => expect(read(text)).toMatchObject({ without, floor }));

test.each([
  "light oak herringbone, doesn't have to be real wood",
  'oak herringbone, not necessarily wood',
  "oak herringbone, needn't be real wood",
  "I don't mind if it isn't real wood, oak herringbone",
  "oak herringbone, real wood isn't essential",
])('%s: wood is neither wanted nor refused', (text) => expect(read(text)).toMatchObject({ floor: [], without: [], style: ['herringbone'] }));

test('a look to be avoided is no room', () => {
  expect(read('hard-wearing carpet not office-looking')).toMatchObject({ room: [], without: ['Office'], floor: ['carpet'] });
  expect(read('carpet for an office')).toMatchObject({ room: ['Office'], without: [] });
});

test('what sheds is no shed, and a shade with a name of its own is one colour', () => {
  expect(read('something soft, nothing that sheds')).toMatchObject({ room: [], feature: ['soft', 'low shedding'] });
  expect(read('a floor for a shed')).toMatchObject({ room: [], condition: ['caravan'] });
  expect(read('bottle green tiles')?.colour).toEqual(['dark green']);
  expect(read('zigzag floor in real oak')).toMatchObject({ style: ['herringbone'], floor: ['wood'], species: ['oak'] });
});

test('beside the name of a range a material is part of the name', () => {
  expect(read('glenshane slate grey', ['glenshane'], ['glenshane slate'])).toMatchObject({
    names: ['glenshane', 'slate'],
    floor: [],
    colour: ['dark grey'],
  });
  expect(read('slate grey laminate')).toMatchObject({ names: [], floor: ['laminate'], colour: ['dark grey'] });
});

test('what costs less than it did, and of what there is most', () => {
  expect(read('any bargains in carpet')).toMatchObject({ reducedOnly: true, floor: ['carpet'] });
  expect(read('which has most boxes left')?.sort).toBe('stock');
});
