import type { Sold } from '../reading/words/floors.ts';

/** How a tile is made up, whatever of: a mosaic may be of marble. */
const forms: ReadonlySet<string> = new Set(['mosaic']);

/**
 * What tiles of several materials are searched for, any of which will do: 'porcelain or natural stone', 'slate or limestone', for no tile is both.
 * Null where one material, or none, was named.
 */
export function eitherMaterial(kinds: readonly Sold[]): string[] | null {
  const named = kinds.flatMap(({ category, search, filter }) =>
    category !== 'Tiles' || forms.has(search ?? '') ? [] : (search?.split('/') ?? (filter ? filter.value.toLowerCase() : [])),
  );
  const materials = kinds.filter(({ category, search, filter }) => category === 'Tiles' && !forms.has(search ?? '') && (search || filter));
  return materials.length > 1 ? [...new Set(named)] : null;
}
