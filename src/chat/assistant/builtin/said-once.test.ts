import { expect, test } from 'vitest';
import { toldOnceOnly } from './said-once.ts';

test('a sentence of the first answer is not said again by the second', () => {
  expect(
    toldOnceOnly([
      'Yes: on Sundays the showroom is open from 1pm to 5pm.',
      'We are at 41 Ballyholm Slip. Yes: on Sundays the showroom is open from 1pm to 5pm. The map is on the contact page.',
    ]),
  ).toBe('Yes: on Sundays the showroom is open from 1pm to 5pm.\n\nWe are at 41 Ballyholm Slip. The map is on the contact page.');
});

test('a paragraph that was told goes as a whole, and a short sentence stays with its own floor', () => {
  const sum = '1.80 m × 2.40 m = 4.32 m². Each box covers 0.90 m², so 6 boxes (5.40 m²). It is in stock.';
  expect(toldOnceOnly([`For the floor:\n\n${sum}`, `${sum}\n\nAnd grout.`])).toBe(`For the floor:\n\n${sum}\n\nAnd grout.`);
  expect(toldOnceOnly(['Strand Grey: £24. It is in stock.', 'Strand Sand: £26. It is in stock.'])).toContain('£26. It is in stock.');
});
