import type { Product } from '#catalogue/product.ts';
import { adviceKindOf } from '../kind-of.ts';
import { noUnderlay } from './no-underlay.ts';

/** What a usual underlay below a kind of floor adds, in mm. */
const usual: Readonly<Record<string, readonly [least: number, most: number]>> = {
  laminate: [2, 5],
  'engineered wood': [2, 5],
  lvt: [1, 1.5],
  carpet: [9, 11],
};

/** 'how thick is it with underlay': its own thickness with what a usual underlay adds (mm); null where its thickness is not on record. */
export function sayWithUnderlay(product: Product): string | null {
  const mm = Number.parseFloat(product.thickness ?? '');
  const kind = adviceKindOf(product) ?? '';
  if (!mm) return null;
  if (noUnderlay(product) || !usual[kind]) return `It is ${mm} mm thick and takes no underlay below it.`;
  const [least, most] = usual[kind];
  return `It is ${mm} mm thick, and a usual underlay adds ${least} to ${most} mm: ${mm + least} to ${mm + most} mm in all.`;
}
