import type { ProductSummary } from '#catalogue/product.ts';
import { linkTo, listed } from '../say.ts';

type Sized = Pick<ProductSummary, 'id' | 'name' | 'colour' | 'tileSize' | 'plankSize'>;

/** 'in a bigger size', 'what sizes': the way that is asked; null where sizes are not. */
function wayAsked(said: string): 'bigger' | 'smaller' | 'wider' | 'narrower' | 'any' | null {
  const [across] = /\b(?:wider|narrower|taller|higher|lower)\b/.exec(said) ?? [];
  if (across) return /^[wth]/.test(across) ? 'wider' : 'narrower';
  const [, word] = /\b(bigger|larger|longer|smaller|shorter)\b/.exec(said) ?? [];
  if (word) return /^[bl]/.test(word) ? 'bigger' : 'smaller';
  return /\b(?:sizes?|formats?)\b/.test(said) ? 'any' : null;
}

/**
 * The sizes that a product comes in, in its own colour: what is said of them, and those that answer. Null where no size is asked, or
 * none is on record. Where none is as big as was asked, the others of the range that are.
 */
export function sizesOf<Some extends Sized>(
  said: string,
  like: Some,
  others: readonly Some[],
  isOfRange = false,
): { text: string; fit: Some[] } | null {
  const way = wayAsked(said);
  const word = /\b(?:taller|higher|lower)\b/.exec(said)?.[0] ?? way;
  const measure = way === 'wider' || way === 'narrower' ? widthOf : areaOf;
  const own = measure(like);
  if (!way || own === null) return null;
  const isAsked = (one: Some) => way === 'any' || ((measure(one) ?? own) - own) * (way === 'bigger' || way === 'wider' ? 1 : -1) > 0;
  const same = others.filter((one) => one.colour === like.colour && measure(one) !== null && measure(one) !== own);
  const fit = same.filter(isAsked);
  if (fit.length && way !== 'any') return { text: `Yes, we have it ${word} than ${linkTo(like)}:`, fit };
  if (fit.length) return { text: `It comes in ${listed([like, ...fit].map(sizeOf))}:`, fit: [like, ...fit] };
  const rest = way === 'any' ? [] : others.filter(isAsked);
  if (isOfRange && rest.length) return { text: `Of that range these are ${word} than ${sizeOf(like)}:`, fit: rest };
  const only = `${linkTo(like)} comes in ${same.length ? `no ${word} size` : `${sizeOf(like)} only`}.`;
  return { text: `${way === 'any' ? '' : 'No, '}${only}${rest.length ? ` Of its range these are ${word}:` : ''}`, fit: rest };
}

function sizeOf({ tileSize, plankSize }: Sized): string {
  return `${(tileSize ?? plankSize ?? '').replace(/\s*x\s*/, ' x ')} mm`;
}

export function areaOf({ tileSize, plankSize }: Sized): number | null {
  const [width, length] = (tileSize ?? plankSize ?? '').split('x').map(Number);
  return width && length ? width * length : null;
}

function widthOf({ tileSize, plankSize }: Sized): number | null {
  return Number.parseFloat(tileSize ?? plankSize ?? '') || null;
}
