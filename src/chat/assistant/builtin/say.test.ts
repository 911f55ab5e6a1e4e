import { expect, test } from 'vitest';
import { linksTo } from './say.ts';

const named = (...names: string[]) => names.map((name, at) => ({ id: String(at), name }));

test('products of one range are told apart by what differs in their names', () => {
  expect(linksTo(named('Lund Red Oak Plank', 'Lund Smoke Plank', 'Lund Ash Plank'))).toBe(
    'Lund Plank in [Red Oak](/products/0), [Smoke](/products/1) and [Ash](/products/2)',
  );
  expect(linksTo(named('Lund Plank', 'Lund Smoke Plank', 'Lund Ash Plank'))).toContain('[Lund Plank](/products/0)');
  expect(linksTo(named('Lund Oak Plank', 'Holm Oak Tile', 'Lund Ash Plank'))).toContain('[Holm Oak Tile](/products/1)');
});
