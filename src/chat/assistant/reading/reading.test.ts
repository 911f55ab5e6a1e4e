import { expect, test } from 'vitest';
import { areaOf, takeMeasures } from './measures.ts';
import { placeIn } from './places.server.ts';
import { takePrice } from './prices.ts';
import { tidy, wordsOf } from './text.ts';
import { termsIn } from './vocabulary.server.ts';

test.each([
  ['kitchen 4.2 x 3.6 and hall 5x1.2', 21.12],
  ['12ft x 11ft', 12.27],
  ['fifteen feet by eleven', 15.33],
  ['two bedrooms 3 by 4 and 4 by 5', 32],
  ['room 5 m long and 3 m wide minus 1 x 1 hearth', 14],
  ['3900 x 4150', 16.19],
  ['4m wide 5m long', 20],
  ['4m long and 5m wide', 20],
  ['4 by 5', 20],
  ['4x5m', 20],
  ['four metres by five', 20],
  ['a bedroom 13 by 11 feet and a box room 8 by 7 feet', 18.49],
  ['twenty square metres', 20],
  ['300 sq ft', 27.87],
  ['do you deliver to Derry', 0],
])('%s is %s m²', (said, m2) => expect(areaOf(takeMeasures(tidy(said)).rooms) / 1e6).toBeCloseTo(m2, 1));

test('a size of tiles is no room, and sides too long for metres want a unit', () => {
  expect(takeMeasures(tidy('600 x 600 porcelain'))).toMatchObject({ rooms: [], size: '600x600' });
  expect(takeMeasures(tidy('metro tiles 10x20'))).toMatchObject({ rooms: [], size: '100x200' });
  expect(takeMeasures(tidy('20 x 14'))).toMatchObject({ rooms: [], needsUnit: true });
});

test.each([
  ['grey laminate under £20 per m2', { maxPence: 2000, minPence: null, per: 'm2' }],
  ['budget of 800 for my living room', { maxPence: 80_000, per: 'total' }],
  ['between 20 and £30 a m2', { minPence: 2000, maxPence: 3000, per: 'm2' }],
  ['around £45', { maxPence: 4500, isAbout: true }],
  ['over £50', { minPence: 5000, maxPence: null }],
  ['two grand', { maxPence: 200_000, per: 'total' }],
])('%s', (said, price) => expect(takePrice(tidy(said)).price).toMatchObject(price));

test.each(['12 boxes', 'for 20 m2', 'about 12', '600x600'])('%s is no price', (said) => expect(takePrice(tidy(said)).price).toBeNull());

test('terms of the trade are found as people say them, the longest first', () => {
  const names = (said: string) => termsIn(wordsOf(tidy(said))).map(({ name }) => name);
  expect(names('a click vinyl for the downstairs loo')).toEqual(['click lvt', 'Bathroom']);
  expect(names('tiles that look like wood')).toEqual(['tiles', 'wood effect']);
  expect(names('dark grey tiles over my old floorboards')).toEqual(['dark grey', 'tiles', 'over floorboards']);
});

test.each([
  ['do you deliver to cork', 'IE'],
  ['cork underlay', undefined],
  ['can it go to BT20 4AA', 'GB'],
  ['shipping to the isle of man', 'XX'],
])('%s: %s', (said, country) => expect(placeIn(tidy(said), wordsOf(tidy(said)))?.country).toBe(country));
