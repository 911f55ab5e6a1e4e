import { expect, test } from 'vitest';
import { fieldChanges, sayValue } from './changes.ts';

test('only what differs is a change', () => {
  expect(fieldChanges({ name: 'Oak', price: 1 }, { name: 'Oak', price: 2 })).toEqual({ price: [1, 2] });
  expect(fieldChanges({ name: 'Oak', price: 1 }, { price: 1 })).toEqual({});
  expect(fieldChanges({ rooms: ['Hall'] }, { rooms: ['Hall'] })).toEqual({});
  expect(fieldChanges({ until: new Date(0) }, { until: null })).toEqual({ until: ['1970-01-01T00:00:00.000Z', null] });
});

test('what is made or deleted changes in all that it holds', () => {
  expect(fieldChanges(null, { name: 'Oak', finish: null })).toEqual({ name: [null, 'Oak'] });
  expect(fieldChanges({ name: 'Oak' }, null)).toEqual({ name: ['Oak', null] });
});

test('values in words', () => {
  expect([null, '', true, false, ['a', 'b'], [], 3.5, { a: 1 }].map(sayValue)).toEqual([
    'none',
    'none',
    'yes',
    'no',
    'a, b',
    'none',
    '3.5',
    '{"a":1}',
  ]);
});
