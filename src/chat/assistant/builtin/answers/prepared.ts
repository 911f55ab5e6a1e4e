import type { Product } from '#catalogue/product.ts';
import { adviceKindOf } from '../kind-of.ts';
import { clicks } from './laid-in-steps.ts';
import { pageSays } from './page-says.ts';

/** 'what prep does the floor need first': what is done to the floor below it, by how it is laid (BS 8203, BS 8201, BS 5385-3); null for what is no floor. */
export function sayPrepared(product: Product): string | null {
  const kind = adviceKindOf(product);
  const page = pageSays(product, /\bprimer?d?\b|\bsmoothing\b|\bsubfloor\b|\bscreed\b/i);
  const say = (text: string) => [text, page].filter(Boolean).join(' ');
  if (product.category === 'Tiles')
    return say(
      'The floor below has to be firm, dry, clean and flat to 3 mm under a 2 m straightedge, and primed as the adhesive asks for; over timber plywood of 15 mm or backer boards go down first.',
    );
  if (kind === 'carpet')
    return say('Lift the old carpet and its underlay, screw down loose boards, sweep, and see that it is dry; small unevenness does no harm.');
  if (clicks(product))
    return say(
      'The floor below has to be sound, dry and flat to 3 mm under a 2 m straightedge: sand high spots down, fill dips with smoothing compound, sweep it, and on concrete lay a moisture barrier where the underlay has none.',
    );
  if (kind === 'lvt' || kind?.endsWith('vinyl') || kind === 'lino')
    return say(
      'It shows every bump, so the floor below has to be dry (concrete at or below 75% relative humidity), primed and smoothed all over with smoothing compound; over floorboards plywood of about 6 mm goes down first, and wide tile joints are filled.',
    );
  if (product.category !== 'Wood Flooring') return null;
  return say(
    'The floor below has to be sound, dry and flat to 3 mm under a 2 m straightedge; for gluing it is clean and primed as the adhesive asks for.',
  );
}
