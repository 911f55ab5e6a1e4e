import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choices, mergeEdits } from './merge-edits.ts';

const read = { name: 'Oak', price: '40.00', note: '', featured: 'on' };

test('only what this person changed is saved; what a colleague changed stays theirs', () => {
  const now = { ...read, price: '42.00' };
  expect(mergeEdits(read, { ...read, name: 'Mourne oak' }, now)).toEqual({ save: { name: 'Mourne oak' }, conflicts: [] });
  expect(mergeEdits(read, read, now)).toEqual({ save: {}, conflicts: [] });
});

test('a field that both changed to different values is a conflict, to the same value none', () => {
  const now = { ...read, name: 'Ash', price: '42.00' };
  const typed = { ...read, name: 'Elm', price: '42.00', note: 'Ask Nuala' };
  expect(mergeEdits(read, typed, now)).toEqual({ save: { note: 'Ask Nuala' }, conflicts: [{ field: 'name', mine: 'Elm', theirs: 'Ash' }] });
});

test('a choice settles a conflict, as long as the other value is the one that was seen', () => {
  const now = { ...read, name: 'Ash', price: '42.00' };
  const typed = { ...read, name: 'Elm', price: '41.00' };
  const choices: Choices = { name: { keep: 'mine', theirs: 'Ash' }, price: { keep: 'theirs', theirs: '42.00' } };
  expect(mergeEdits(read, typed, now, choices)).toEqual({ save: { name: 'Elm' }, conflicts: [] });
  const again = mergeEdits(read, typed, { ...now, name: 'Beech' }, choices);
  expect(again).toEqual({ save: {}, conflicts: [{ field: 'name', mine: 'Elm', theirs: 'Beech' }] });
});

test('a box that is not ticked, and line ends as browsers send them, are no change of their own', () => {
  const { featured: _, ...unticked } = read;
  expect(mergeEdits(read, unticked, read)).toEqual({ save: { featured: undefined }, conflicts: [] });
  expect(mergeEdits({ text: 'a\nb' }, { text: 'a\r\nb' }, { text: 'c' })).toEqual({ save: {}, conflicts: [] });
  expect(mergeEdits({ shown: true, order: 1 }, { shown: false, order: 1 }, { shown: true, order: 2 }).save).toEqual({ shown: false });
});

test('whatever two people type, nothing of either is lost unasked', () => {
  const record = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2'), c: fc.constantFrom('1', '2', '3') });
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const { save, conflicts } = mergeEdits(before, mine, theirs);
      const saved = { ...theirs, ...save };
      for (const field of ['a', 'b', 'c'] as const) {
        const asked = conflicts.some((conflict) => conflict.field === field);
        expect(asked).toBe(mine[field] !== before[field] && theirs[field] !== before[field] && mine[field] !== theirs[field]);
        if (!asked) expect(saved[field]).toBe(mine[field] === before[field] ? theirs[field] : mine[field]);
      }
    }),
  );
});

test('once everything is chosen, nothing waits', () => {
  const record = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2', '3') });
  fc.assert(
    fc.property(record, record, record, fc.constantFrom('mine', 'theirs'), (before, mine, theirs, keep) => {
      const { conflicts } = mergeEdits(before, mine, theirs);
      const choices = Object.fromEntries(conflicts.map((conflict) => [conflict.field, { keep, theirs: conflict.theirs }] as const));
      const settled = mergeEdits(before, mine, theirs, choices);
      expect(settled.conflicts).toEqual([]);
      for (const { field } of conflicts) expect(Object.hasOwn(settled.save, field)).toBe(keep === 'mine');
    }),
  );
});
