import { expect, test } from 'vitest';
import { readBulkForm, tickedIn } from './read-bulk-form.ts';

const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readBulkForm(form);
};

test('prices by percent and by pounds, up and down, to an ending', () => {
  expect(read({ change: 'percent', amount: '-10' })).toEqual({ kind: 'price', move: { basisPoints: -1000 }, ending: null });
  expect(read({ change: 'percent', amount: '+7.25 %', ending: '99' })).toEqual({ kind: 'price', move: { basisPoints: 725 }, ending: 99 });
  expect(read({ change: 'pounds', amount: '−2', ending: '0' })).toEqual({ kind: 'price', move: { pence: -200 }, ending: 0 });
  for (const amount of ['', '0', '-100', '501', 'abc', '1e3', 'NaN'])
    expect(() => read({ change: 'percent', amount })).toThrow('Please enter a percentage');
  for (const amount of ['', '0', 'abc', '1.234', '£']) expect(() => read({ change: 'pounds', amount })).toThrow('Please enter an amount in pounds');
});

test('the other changes', () => {
  expect(read({ change: 'category', category: 'LVT' })).toEqual({ kind: 'set', values: { category: 'LVT' } });
  expect(() => read({ change: 'category', category: 'Roofs' })).toThrow('Please choose one of the categories');
  expect(read({ change: 'feature' })).toEqual({ kind: 'set', values: { is_featured: true } });
  expect(read({ change: 'hold-back' })).toEqual({ kind: 'set', values: { in_stock: false } });
  expect(read({ change: 'stock', stock: '+12', reason: 'delivery' })).toEqual({
    kind: 'stock',
    counted: { change: 12 },
    reason: 'delivery',
    note: '',
  });
  expect(read({ change: 'stock', stock: '40', reason: 'count', note: 'Shelf 2' })).toMatchObject({ counted: { onHand: 40 }, note: 'Shelf 2' });
  expect(() => read({ change: 'stock', stock: '40', reason: '' })).toThrow('Please choose a reason.');
  expect(read({ change: 'delete' })).toEqual({ kind: 'delete' });
  expect(() => read({ change: 'something' })).toThrow('Please choose what to do.');
});

test('ticks that are no ids are left out', () => {
  const form = new FormData();
  for (const id of ['x', '00000000-0000-4000-8000-00000000000A', "'; drop"]) form.append('id', id);
  expect(tickedIn(form)).toEqual(['00000000-0000-4000-8000-00000000000a']);
});
