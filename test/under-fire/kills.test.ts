import { expect, test } from 'vitest';
import { manyKills, readPoint } from './kills.ts';
import { salePoints } from './sale-points.ts';

const points = Object.keys(salePoints);
const reached = (count: number) => manyKills(count).flatMap(({ at }) => at ?? []);

test('every point is reached by as many kills as there are points, and fewer are spread from order to refund', () => {
  expect(reached(2 * points.length)).toEqual(points);
  const few = reached(20);
  expect(new Set(few).size).toBe(10);
  expect(points.indexOf(few.at(-1) ?? '')).toBeGreaterThan(points.length * 0.8);
});

test('one point can be asked for by its name', () => {
  const kills = manyKills(6, readPoint('credit note written')).map(({ at }) => at);
  expect(kills).toEqual(['credit note written', null, 'credit note written', null, 'credit note written', null]);
  expect(() => readPoint('credit note')).toThrow('invoice written, ');
});
