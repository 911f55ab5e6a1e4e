import type { Product } from '#catalogue/product.ts';
import { groundOf, warmth } from './picture-colours.ts';

/** From how much more red than blue in a picture, of 255, a tone is called so; the first that it reaches. */
const steps: readonly [least: number, said: string][] = [
  [25, 'It is a warm tone, towards brown'],
  [8, 'It is on the warm side of neutral'],
  [-4, 'It is neutral, hardly warm or cold'],
  [Number.NEGATIVE_INFINITY, 'It is a cool tone, towards blue'],
];

/** 'is it a warm grey or a cold grey': by the colours of its picture; null where it has none. */
export function sayTone({ appearance }: Pick<Product, 'appearance'>): string | null {
  const ground = groundOf(appearance?.colours ?? []);
  const said = ground && steps.find(([least]) => warmth(ground) >= least)?.[1];
  return said ? `${said}, going by its picture; a sample in your own light shows it best.` : null;
}
