import { expect, test } from 'vitest';
import { emptyWish } from '../../context.ts';
import { scoresOfColour, seenOf } from './seen-colour.ts';

test('white is light and without chroma, an oak is warm, charcoal dark and grey', () => {
  expect(seenOf(['#ffffff'])).toMatchObject({ lightness: expect.closeTo(100, 0), chroma: expect.closeTo(0, 0) });
  const oak = seenOf(['#b08d57']);
  expect(oak?.chroma).toBeGreaterThan(25);
  expect(oak?.hue).toBeGreaterThan(60);
  expect(seenOf(['#4a4d50'])?.lightness).toBeLessThan(40);
  expect(seenOf([])).toBeNull();
});

test.each([
  [{ colour: ['light'] }, '', '#e5ddd0', '#5a4632'],
  [{ colour: ['dark'] }, '', '#3a2e25', '#c9b28a'],
  [{ without: ['yellow'] }, '', '#a29a90', '#c09a5c'],
  [{ without: ['grey'] }, '', '#b08d57', '#8c8c8e'],
  [{ without: ['beige'] }, '', '#6d6f71', '#cbb898'],
  [{}, 'boards in a pale washed finish', '#d5cec0', '#b08d57'],
  [{}, 'a warm brown carpet', '#8a6438', '#7d766c'],
])('%j %s: %s before %s', (wish, said, nearer, farther) => {
  const scores = scoresOfColour({ ...emptyWish, ...wish }, said);
  const of = (colour: string) => scores.reduce((sum, score) => sum + score(seenOf([colour]) as NonNullable<ReturnType<typeof seenOf>>), 0);
  expect(scores.length).toBeGreaterThan(0);
  expect(of(nearer)).toBeGreaterThan(of(farther));
});
