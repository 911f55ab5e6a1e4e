import { expect, test } from 'vitest';
import { overConcrete } from './underlay-of.ts';

test.each([
  ['named so', 'Silver Underlay with Moisture Barrier', 'Foam and foil in one.', /^Yes: it has the moisture barrier/],
  ['on its page', 'Silver Underlay', 'The silver face is the moisture barrier.', /^Yes/],
  ['without one', 'Foam Underlay', 'It has no moisture barrier: over concrete, lay a polythene sheet first.', /^Not by itself/],
])('whether an underlay goes over concrete: %s', (_, name, description, said) => expect(overConcrete({ name, description })).toMatch(said));

test('of an underlay whose page is silent nothing is said', () => {
  expect(overConcrete({ name: 'Cork Underlay', description: 'It deadens steps.' })).toBeNull();
});
