import { expect, test } from 'vitest';
import { boxPrice, type PriceForm, typePrice } from './price-and-coverage.ts';

const form: PriceForm = { box: '38.50', coverage: '1.44', perM2: '26.74', leads: 'box' };

test('price per box is price per m² times coverage, rounded to the penny', () => {
  expect(boxPrice(2674, 14400)).toBe(3851);
  expect(typePrice(form, 'perM2', '30')).toEqual({ ...form, perM2: '30', box: '43.20', leads: 'perM2' });
});

test('the other way round, from the box', () => {
  expect(typePrice(form, 'box', '50')).toEqual({ ...form, box: '50', perM2: '34.72' });
});

test('another coverage keeps the price that was typed last', () => {
  expect(typePrice(form, 'coverage', '2')).toEqual({ ...form, coverage: '2', perM2: '19.25' });
  expect(typePrice({ ...form, perM2: '30', leads: 'perM2' }, 'coverage', '2')).toEqual({ box: '60.00', coverage: '2', perM2: '30', leads: 'perM2' });
});

test('what makes no sense changes nothing else, and no coverage has no price per m²', () => {
  expect(typePrice(form, 'perM2', 'abc')).toEqual({ ...form, perM2: 'abc', leads: 'perM2' });
  expect(typePrice(form, 'box', '')).toEqual({ ...form, box: '', perM2: '' });
  expect(typePrice(form, 'coverage', '0')).toEqual({ ...form, coverage: '0', perM2: '' });
});
