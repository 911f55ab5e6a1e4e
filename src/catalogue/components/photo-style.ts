import type { CSSProperties } from 'react';
import type { ProductPhoto } from '../product.ts';

/** How staff have set a photograph: where it is cut, whether it is shown whole, how strong it is. */
export function photoStyle({ backgroundPosition, backgroundSize, imageOpacity }: ProductPhoto): CSSProperties {
  return {
    objectPosition: backgroundPosition,
    objectFit: backgroundSize === 'contain' ? 'contain' : 'cover',
    opacity: imageOpacity === 1 ? undefined : imageOpacity,
  };
}
