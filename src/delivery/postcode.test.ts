import { expect, test } from 'vitest';
import { countryOfPostcode, fitsPrefix, tidyPostcode } from './postcode.ts';

test('postcodes are tidied, whatever was left out between', () => {
  const tidied = ['bt201aa', ' sw1a  1aa', 'D02X285', 'd6w-xy00', 'm11ae', 'gir 0aa', '90210'].map(tidyPostcode);
  expect(tidied).toEqual(['BT20 1AA', 'SW1A 1AA', 'D02 X285', 'D6W XY00', 'M1 1AE', 'GIR 0AA', '90210']);
});

test('the shape of a postcode tells its country', () => {
  expect(['BT20 1AA', 'W1A 0AX', 'ZE1 0AA'].map(countryOfPostcode)).toEqual(['GB', 'GB', 'GB']);
  expect(['D02 X285', 'A65F4E2', 'D6W XY00'].map(countryOfPostcode)).toEqual(['IE', 'IE', 'IE']);
  expect(['', 'BT20', 'D02', '90210', 'B99 0ZZ1', 'BT20 1CC'].map(countryOfPostcode)).toEqual([null, null, null, null, null, null]);
});

test('a prefix is an area’s letters, a district, or a run of them', () => {
  const gb = (postalCode: string) => ({ country: 'GB', postalCode });
  expect(fitsPrefix(gb('BT20 1AA'), 'BT')).toBe(1);
  expect(fitsPrefix(gb('B2 1AA'), 'BT')).toBe(0);
  expect(fitsPrefix(gb('BT20 1AA'), 'B')).toBe(0);
  expect(['PA19 1AA', 'PA20 9AA', 'PA49 1AA', 'PA50 1AA', 'PA2 1AA'].map((code) => fitsPrefix(gb(code), 'PA20-49'))).toEqual([0, 2, 2, 0, 0]);
  expect(fitsPrefix(gb('PA20'), 'PA20-49')).toBe(2);
  expect(fitsPrefix(gb('W1A 0AX'), 'W1A')).toBe(2);
  expect(fitsPrefix(gb('W1B 0AX'), 'W1A')).toBe(0);
  expect(fitsPrefix({ country: 'IE', postalCode: 'F92 X1Y2' }, 'F92')).toBe(2);
  expect(fitsPrefix({ country: 'IE', postalCode: '' }, 'F92')).toBe(0);
});
