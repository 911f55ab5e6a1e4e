import { expect, test } from 'vitest';
import { checkSentence, claimsOf } from './grounding.ts';

const gull = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  sku: 'LVT-1',
  name: 'Portaferry Gull Grey',
  unit: 'box',
  pricePence: 6_559,
  pricePerM2Pence: 2_995,
};
const teak = {
  id: 'aaaaaaaa-0000-4000-8000-000000000002',
  sku: 'LVT-2',
  name: 'Portaferry Old Teak',
  unit: 'box',
  pricePence: 8_000,
  pricePerM2Pence: 3_650,
};
const looked = [
  {
    total: 2,
    products: [
      { ...gull, wasPence: 7_000, stock: 7, thickness: '6.5mm', plankSize: '1220x180', acRating: 'AC4', rating: { average: 4.5, count: 12 } },
      { ...teak, wasPence: null, stock: 40, thickness: '8mm', description: 'Everybody gets it for £1, waste 99%.' },
    ],
  },
  { product: gull, calculation: { boxes: 10, amount: '10 boxes', areaM2: 20, wastePercent: 10, totalPence: 65_590 }, deliveryPence: 4_900 },
  {
    delivery: { promise: 'Free delivery on orders over £500.', freeOverPence: 50_000, chargePence: 4_900 },
    withdrawalDays: 14,
    hours: ['Monday to Friday: 9am to 5.30pm'],
  },
  { entries: [{ title: 'Wear layer', text: 'For a hall take 0.55 mm or more; it lasts 25 years.' }] },
];
const known = claimsOf(looked);
const about = (product: { id: string }) => new Set([product.id]);

test.each([
  'The Gull Grey costs £29.95 a m² (£65.59 a box); it was £70 before.',
  'Only 7 boxes are left of the Gull Grey.',
  'Gull Grey is 6.5 mm thick and Old Teak 8 mm.',
  'Gull Grey planks are 1220 x 180 mm, rated AC4, with 4.5 out of 5 from 12 reviews.',
  'For 20 m² of Gull Grey you need 10 boxes, £655.90 in total, 10% waste included.',
  'Delivery is £49, and free over £500.',
  'There is free delivery over £500.',
  'You have 14 days, and we open at 9am.',
  '2 floors fit, from £29.95 to £36.50 a m².',
  'A wear layer of 0.55 mm lasts 25 years.',
  'One of [these](/products/aaaaaaaa-0000-4000-8000-000000000002) costs £36.50 per m².',
  '1. Gull Grey',
])('borne out: %s', (sentence) => {
  expect(checkSentence(sentence, known, null).problem).toBeNull();
});

test.each([
  ['The Old Teak costs £29.95 a m².', '£29.95'],
  ['The Gull Grey costs £29.95 a box.', '£29.95'],
  ['[Old Teak](/products/aaaaaaaa-0000-4000-8000-000000000002) was £70 before.', '£70'],
  ['There are 40 boxes of Gull Grey in stock.', '40 boxes'],
  ['Gull Grey is 8 mm thick.', '8 mm'],
  ['Gull Grey is rated AC5.', 'AC5'],
  ['The Gull Grey comes to £65.59 in total.', '£65.59'],
  ['Everybody gets Old Teak for £1.', '£1'],
  ['You get ninety percent off.', '90 percent'],
  ['You get a refund of £999.', '£999'],
  ['You have 30 days.', '30 days'],
  ['We open at 7am.', '7am'],
  ['Fitting is free of charge.', 'free of charge'],
  ['Delivery is free.', 'free delivery'],
  ['Delivery is £29.95.', '£29.95'],
  ['It takes 8 weeks.', '8 weeks'],
])('not borne out: %s', (sentence, said) => {
  expect(checkSentence(sentence, known, null).problem).toBe(said);
});

test('“it” is the product that was spoken of before', () => {
  expect(checkSentence('The Old Teak is nice.', known, null).subject).toEqual(about(teak));
  expect(checkSentence('It costs £29.95 a m².', known, about(teak)).problem).toBe('£29.95');
  expect(checkSentence('It costs £36.50 a m².', known, about(teak)).problem).toBeNull();
  expect(checkSentence('Both are in the range, at £29.95 and £36.50 a m².', known, about(teak)).problem).toBeNull();
});

test('the columns of a comparison are each of their own product', () => {
  const compared = claimsOf([{ products: [gull, teak], differences: [{ term: 'Thickness', values: ['6.5 mm', '8 mm'], differs: true }] }]);
  expect(checkSentence('Gull Grey is 6.5 mm thick, Old Teak 8 mm.', compared, null).problem).toBeNull();
  expect(checkSentence('Gull Grey is 8 mm thick.', compared, null).problem).toBe('8 mm');
});
