import { expect, test } from 'vitest';
import type { Verdict } from '../../guide/parse-guide.ts';
import { decisive, type Judged, namesManyKinds, sayBetter, sayReasons, sayVerdicts } from './verdicts.ts';

const line = (said: string, where: string, verdict: Verdict, why = `${said} it is.`): Judged => ({
  said,
  floor: said,
  where,
  verdict,
  why,
  sort: null,
  source: '',
});

test('one floor and one room: yes, no or with care comes first', () => {
  expect(sayVerdicts([line('laminate', 'Bathroom', 'care', 'Only a waterproof one.')])).toBe(
    'With care: laminate can suit a bathroom. Only a waterproof one.',
  );
  expect(sayVerdicts([line('carpet', 'Kitchen', 'no', 'Spills stay in it.')])).toMatch(/^No, carpet does not suit a kitchen\./);
});

test('what holds of two kinds is said once', () => {
  const both = [line('vinyl', 'landlord', 'yes', 'Easy to clean.'), line('laminate', 'landlord', 'yes', 'Easy to clean.')];
  expect(sayVerdicts(both)).toBe('Sheet vinyl and laminate, rented rooms: yes. Easy to clean.');
  expect(sayReasons(both)).toEqual(['Sheet vinyl and laminate: easy to clean.']);
});

test.each<[string, Judged[], RegExp, boolean]>([
  ['one better', [line('lvt', 'Bathroom', 'yes'), line('laminate', 'Bathroom', 'care')], /^For a bathroom LVT is the better choice, before laminate\./, false],
  ['both', [line('lvt', 'pets', 'yes'), line('laminate', 'pets', 'yes')], /^Both suit a house with pets\./, true],
  ['both with care', [line('lvt', 'Stairs', 'care'), line('laminate', 'Stairs', 'care')], /^Both can do for stairs, with care\./, true],
  ['neither', [line('wood', 'Wet room', 'no'), line('laminate', 'Wet room', 'no')], /^Neither suits a wet room\./, false],
  ['one floor', [line('lvt', 'Stairs', 'care')], /^$/, false],
])('of two: %s', (_, verdicts, text, isEqual) => expect(sayBetter(verdicts)).toMatchObject({ text: expect.stringMatching(text), isEqual })); // biome-ignore format: one line

test('of several places those decide where the floors differ, and what the better one asks for itself', () => {
  const [stairs, pets] = [
    [line('carpet', 'Stairs', 'yes'), line('wood', 'Stairs', 'care')],
    [line('carpet', 'pets', 'care'), line('wood', 'pets', 'care')],
  ];
  const children = [line('carpet', 'children', 'yes'), line('wood', 'children', 'yes')];
  expect(decisive([...stairs, ...pets, ...children], 'carpet')).toEqual([...stairs, pets[0]]);
});

test('what goes through the kinds one by one is known from what speaks of one or two', () => {
  expect(namesManyKinds('Porcelain and stone pass heat on best. LVT, laminate and engineered wood work well too.')).toBe(true);
  expect(namesManyKinds('You can lay a click floor over ceramic tiles; glue-down LVT needs them smoothed first.')).toBe(false);
});
