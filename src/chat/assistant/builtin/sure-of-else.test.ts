import { expect, test } from 'vitest';
import type { Guess } from '../understanding/classifier.ts';
import { isSurelyElse } from './sure-of-else.ts';

const task = (name: string, probability: number): Guess => ({ kind: 'task', name, group: name, probability });
const entry = (name: string, probability: number): Guess => ({ kind: 'entry', name, group: 'page laying', probability });

test('a service that a rule found gives way to what the examples are certain of', () => {
  expect(isSurelyElse('fitting', [task('delivery', 0.99), task('fitting', 0.001)])).toBe(true);
  expect(isSurelyElse('fitting', [entry('Drying of smoothing compound', 0.79), task('fitting', 0.005)])).toBe(true);
});

test('and stands where they are not, or know it too', () => {
  expect(isSurelyElse('fitting', [task('fitting', 0.99)])).toBe(false);
  expect(isSurelyElse('fitting', [task('delivery', 0.9), task('fitting', 0.05)])).toBe(false);
  expect(isSurelyElse('fitting', [entry('How long laying takes', 0.6), task('fitting', 0.2)])).toBe(false);
  expect(isSurelyElse('finance', [task('calculate', 0.99)])).toBe(false);
  expect(isSurelyElse('fitting', [])).toBe(false);
});
