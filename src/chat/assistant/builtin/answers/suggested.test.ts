import { expect, test } from 'vitest';
import { amountOf, amountOfFirst } from './suggested.ts';

const box = { unit: 'box', coverageCm2: 21960 };
const carpet = { unit: 'metre', coverageCm2: 40000 };
const trim = { unit: 'length', coverageCm2: null };

test('how much it takes is offered in what it is sold in, and only of what covers an area', () => {
  expect(amountOf(box)).toEqual(['How many boxes for 20 m²?']);
  expect(amountOf(carpet)).toEqual(['How many metres for a room 4 m by 5 m?']);
  expect(amountOf(trim)).toEqual([]);
  expect(amountOfFirst([{ unit: 'roll', coverageCm2: 150700 }, box])).toEqual(['How many rolls of the first one for 20 m²?']);
  expect(amountOfFirst([])).toEqual([]);
});
