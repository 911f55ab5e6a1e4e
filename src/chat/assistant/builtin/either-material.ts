import type { Sold } from '../reading/words/floors.ts';

/** How a tile is made up, whatever of: a mosaic may be of marble. */
const forms: ReadonlySet<string> = new Set(['mosaic']);

/**
 * What tiles of several materials are searched for, any of which will do: 'porcelain or natural stone', 'slate or limestone', for no tile is both.
 * Null where one material, or none, was named.
 */
export function eitherMaterial(kinds: readonly Sold[]): string[] | null {
  const materials = kinds
    .filter(({ category, search }) => category === 'Tiles' && !forms.has(search ?? ''))
    .flatMap(({ search, filter }) => search ?? filter?.value.toLowerCase() ?? []);
  return materials.length > 1 ? [...new Set(materials.flatMap((material) => material.split('/')))] : null;
}
