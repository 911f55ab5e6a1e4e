import { expect, test } from 'vitest';
import type { Product } from '#catalogue/product.ts';
import { demands } from './merits.ts';

const product = (made: Partial<Product>) => ({ name: '', material: null, woodType: null, woodSpecies: null, construction: null, ...made }) as Product;
const orderOf = (said: string) => demands.find(({ asks }) => asks.test(said));
const eases = (said: string, of: Product) => {
  const [measure] = orderOf(said)?.order ?? [];
  return measure?.rank?.(measure.of(of) ?? '', of) ?? Number.NaN;
};

test('a click floor is easier to fit than one that is stuck down, and that than tiles', () => {
  const click = product({ category: 'LVT', construction: 'SPC Click' });
  const glued = product({ category: 'LVT', construction: 'Glue Down' });
  const tiles = product({ category: 'Tiles', material: 'Porcelain' });
  for (const said of ['which is easier to fit', 'which one would be the simplest to lay', 'which is harder to install']) {
    expect(eases(said, click), said).toBeGreaterThan(eases(said, glued));
    expect(eases(said, glued), said).toBeGreaterThan(eases(said, tiles));
  }
});

test('what is easy to clean is not what is easy to lay', () => {
  expect(orderOf('which is easier to keep clean')?.why).toBe('to keep clean');
  expect(orderOf('which wears better')?.why).toBe('to last');
});
