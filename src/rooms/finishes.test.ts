import { expect, test } from 'vitest';
import { finishes, finishOf } from './finishes.ts';

test('a product mirrors by its finish, else its surface, else its category', () => {
  const of = (category: string, finish: string | null = null, surface: string | null = null) => finishOf({ category, finish, surface });
  expect(of('Tiles', 'Polished')).toBe('polished');
  expect(of('Tiles', 'Slip Resistant')).toBe('rough');
  expect(of('Wood Flooring', 'Oiled')).toBe('oiled');
  expect(of('Wood Flooring', 'LACQUERED')).toBe('lacquered');
  expect(of('LVT', null, 'Wire Brushed')).toBe('oiled');
  expect(of('Laminate Flooring')).toBe('textured');
  expect(of('Tiles', 'Unheard of', 'Nor this')).toBe('matt');
  expect(of('Carpet', 'Gloss', 'Twist Pile')).toBe('textile');
});

test('carpet mirrors nothing, oil a fifth, polished stone all', () => {
  expect(finishes.textile.mirrors).toBe(0);
  expect(finishes.oiled.mirrors).toBe(0.2);
  expect(finishes.lacquered.mirrors).toBe(0.5);
  expect(finishes.polished).toEqual({ mirrors: 1, polish: 1 });
});
