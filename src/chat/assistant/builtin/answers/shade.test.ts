import { expect, test } from 'vitest';
import type { ProductSummary } from '#catalogue/product.ts';
import { lightnessOf, shadeAsked } from './shade.ts';

const named = (name: string, colour: string | null = null) => ({ id: name, name, colour }) as ProductSummary;
const [chalk, sand, peat] = [named('Chalk Oak Laminate'), named('Sand Laminate'), named('Peat Oak Laminate')];

test('how light a floor is goes by the name of its colour', () => {
  expect(lightnessOf(named('Charcoal Slab'))?.at).toBeLessThan(lightnessOf(named('Honey Oak'))?.at ?? 0);
  expect(lightnessOf(named('Plank 190', 'Limed White'))?.word).toBe('white');
  expect(lightnessOf(named('Plank 190', 'Oak'))).toBeNull();
});

test('which is lighter or darker, where the names tell', () => {
  expect(shadeAsked('which is lighter', [sand, chalk])?.best).toBe(chalk);
  expect(shadeAsked('which is the darkest', [sand, chalk, peat])?.best).toBe(peat);
  expect(shadeAsked('which is lighter', [chalk, named('Plain Oak')])?.text).toContain('not on record');
});

test('which is warmer underfoot asks nothing of colours', () => {
  expect(shadeAsked('which of those is warmest underfoot', [sand, chalk])).toBeNull();
});

test('where there is a picture, it goes by that', () => {
  const seen = (name: string, ground: string) => ({ ...named(name), appearance: { colours: [ground] } }) as ProductSummary;
  const [pale, dark] = [seen('Estuary', '#D0B48C'), seen('White Horse', '#54392A')];
  expect(shadeAsked('which is the darker one', [pale, dark])?.best).toBe(dark);
  expect(shadeAsked('which is the darker one', [pale, dark])?.text).toContain('their pictures');
  expect(shadeAsked('which is darker', [pale, seen('Other', '#D0B38D')])?.best).toBeNull();
});

test('no shade is asked for where it is weight, or nothing of the kind', () => {
  expect(shadeAsked('which is lighter to carry', [sand, chalk])).toBeNull();
  expect(shadeAsked('which is cheaper', [sand, chalk])).toBeNull();
});
