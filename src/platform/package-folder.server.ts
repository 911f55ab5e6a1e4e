import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The path of something that belongs to the package, such as 'content/rooms', whether this runs as source or from the built bundle. Throws where
 * it is missing.
 */
export function inPackage(path: string, from = import.meta.dirname): string {
  const here = join(from, path);
  if (existsSync(here)) return here;
  const above = dirname(from);
  if (above === from) throw new Error(`${path} is missing.`);
  return inPackage(path, above);
}
