import { expect, test } from 'vitest';
import { areaOf, takeMeasures } from './measures.ts';
import { takePrice } from './prices.ts';
import { readQuestion } from './read-question.ts';
import { tidy } from './tidy.ts';

const nobody = { words: new Set<string>(), phrases: [] };
const read = (text: string) => readQuestion(text, nobody);
const m2 = (text: string) => areaOf(takeMeasures(tidy(text)).rooms) / 1_000_000;

test.each([
  ['4.2 by 3.6 plus a hall 1 x 5', 20.12],
  ['kitchen 4mx3.5m', 14],
  ["13'6\" x 12'", 15.05267],
  ['13ft 6 x 12ft 3 bedroom', 15.36541],
  ['4m20 x 3m60', 15.12],
  ['10 by 12 feet', 11.149584],
  ['bathroom 1800mm x 2400mm', 4.32],
  ['room 5m long and 90cm wide', 4.5],
  ['four and a half by 3 metres', 13.5],
  ['two bedrooms 3x4 each and a landing 2x1', 26],
  ['L-shaped room 5x4 with a 2 x 1.5 corner missing', 17],
  ['15 square meters hall and 12 sqm kitchen', 27],
  ['180 sq ft', 16.722547],
  ['600x600 tiles', 0],
  ['60x60 tile', 0],
])('%s is so many m²', (text, area) => expect(m2(text)).toBeCloseTo(area, 5));

test('a room without a unit that no metres fit is asked about', () => {
  expect(takeMeasures('12 x 14 room')).toMatchObject({ needsUnit: true, rooms: [] });
  expect(takeMeasures(tidy('600 × 600 mm')).size).toBe('600x600');
});

test.each([
  ['under £30 a m²', { minPence: null, maxPence: 3000, per: 'm2' }],
  ['between £20 and £30 per sqm', { minPence: 2000, maxPence: 3000, per: 'm2' }],
  ['20 to 30 quid a metre', { minPence: 2000, maxPence: 3000, per: 'm2' }],
  ['below 25 a m2', { minPence: null, maxPence: 2500, per: 'm2' }],
  ['budget of £800 for 20 m2', { minPence: null, maxPence: 80_000, per: 'total' }],
  ['more than £50 a box', { minPence: 5000, maxPence: null, per: 'unit' }],
  ['1,200 pounds', { minPence: null, maxPence: 120_000, per: 'total' }],
  ['any of them under 25', { minPence: null, maxPence: 2500, per: 'm2' }],
  ['any under 25mm', null],
  ['5 boxes', null],
])('the price in %s', (text, price) => expect(takePrice(tidy(text)).price).toEqual(price));

test('typing errors and the words of Ulster are read as they are meant, other words stay', () => {
  expect(read('have yous any lamanite for a wee bathrom')[0]).toMatchObject({
    said: 'have you any laminate for a small bathroom',
    floor: ['laminate'],
    room: ['Bathroom'],
  });
  expect(read('is there parking')[0]?.said).toBe('is there parking');
  expect(read('herrinbone')[0]?.style).toEqual(['herringbone']);
});

test('places, postcodes, references and codes', () => {
  expect(read('do ye deliver to cork')[0]?.place).toEqual({ name: 'Cork', country: 'IE' });
  expect(read('have you cork floors')[0]?.place).toBeNull();
  expect(read('delivery to BT48 7AB')[0]?.place).toEqual({ name: 'BT48 7AB', country: 'GB' });
  expect(read('delivery to france')[0]?.place).toEqual({ name: 'France', country: 'XX' });
  expect(read('where is order 1a2b3c4d')[0]?.reference).toBe('1A2B3C4D');
  expect(read('til-str-6060-gry in stock')[0]?.sku).toBe('TIL-STR-6060-GRY');
  expect(read('12mm AC5 with 0.5mm wear layer, R10')[0]).toMatchObject({ thickness: '12mm', acRating: 'AC5', wearLayer: '0.5mm', slipRating: 'R10' });
});

test.each([
  ['solid oak at least 18mm thick', '18mm+'],
  ['12mm laminate or thicker', '12mm+'],
  ['14 or 15mm engineered boards', '14mm/15mm'],
  ['10mm laminate', '10mm'],
])('%s: %s', (text, thickness) => expect(read(text)[0]?.thickness).toBe(thickness));

test.each([
  ['lino 3m wide for a utility', { minWidth: 3000, style: [] }],
  ['vinyl 4 metres wide so there is no join', { minWidth: 4000, style: [] }],
  ['wide plank laminate', { minWidth: null, style: ['wide plank'] }],
  ['carpet for a room 4m wide and 5m long', { minWidth: null }],
  ['matt tiles in a warm colour', { colour: ['warm'], condition: [] }],
  ['wool carpet in rust or terracotta', { colour: ['terracotta'], floor: ['carpet'] }],
  ['a sunny room with patio doors', { room: [] }],
  ['about €50 a m2', { price: { minPence: null, maxPence: 5000, per: 'm2' } }],
])('%s', (text, said) => expect(read(text)[0]).toMatchObject(said));

test('two questions are two, a number with a point is one', () => {
  expect(read('are you open on sunday and do you do samples?').map(({ intent }) => intent)).toEqual(['hours', 'samples']);
  expect(read('what is 4.5 by 3.2 m')).toHaveLength(1);
  for (const odd of ['', '?!', '🤖', '\u0000', 'x'.repeat(5000)]) expect(() => read(odd)).not.toThrow();
});
