import { expect, test } from 'vitest';
import { accessProblems, asksOf, readAccess } from './access.ts';
import { type Access, accessInShort, accessLines } from './access-words.ts';

const access: Access = { lorry: 'yes', ground: ['level'], floor: 'first', signs: 'Brian Quinn' };

test('pallets alone ask, for a phone number and what the driver must know', () => {
  expect(asksOf('pallet')).toEqual(['phone', 'access.lorry', 'access.ground', 'access.floor', 'access.signs']);
  for (const way of ['parcel', 'samples', 'collection', null] as const) {
    expect(asksOf(way)).toEqual([]);
    expect(accessProblems(way, '', null)).toEqual([]);
  }
});

test('what is missing is named at its field', () => {
  expect(accessProblems('pallet', '028 9649 6999', access)).toEqual([]);
  expect(accessProblems('pallet', ' ', null).map(({ field }) => field)).toEqual(asksOf('pallet'));
  expect(accessProblems('pallet', '1', { ...access, ground: [], signs: ' ' }).map(({ field }) => field)).toEqual(['access.ground', 'access.signs']);
  expect(accessProblems('pallet', '1', { ...access, lorry: 'perhaps' }).map(({ field }) => field)).toEqual(['access.lorry']);
});

test('a list of deliveries says what is not easy', () => {
  expect(accessInShort({ ...access, floor: 'ground' })).toBe('Easy access');
  expect(accessInShort(access)).toBe('First floor');
  expect(accessInShort({ ...access, lorry: 'no', ground: ['steps', 'gravel'] })).toBe('No lorry access, steps, gravel or grass, first floor');
});

test('it is read out for the driver; level and something else is that something', () => {
  expect(accessLines(access)).toEqual(['An 18–26 tonne lorry can get there', 'Level and hard', 'First floor', 'Signed for by Brian Quinn']);
  expect(accessLines({ ...access, lorry: 'no', ground: ['level', 'steps', 'gravel'] }).slice(0, 2)).toEqual([
    'No 18–26 tonne lorry can get there',
    'Steps, gravel or grass',
  ]);
  expect([readAccess(access), readAccess(null), readAccess({ lorry: 'yes' })]).toEqual([access, null, null]);
});
