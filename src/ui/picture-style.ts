import type { CSSProperties } from 'react';

type Set = { backgroundPosition: string; backgroundSize: string; imageOpacity: number };

/** The sizes that staff choose from, besides a zoom in percent. */
const fits: Record<string, CSSProperties['objectFit']> = { cover: 'cover', contain: 'contain', '100% 100%': 'fill', auto: 'none' };

/** How staff have set a picture, in the words of CSS backgrounds, said of an image: where it is cut, how large, how strong. */
export function pictureStyle({ backgroundPosition, backgroundSize, imageOpacity }: Set): CSSProperties {
  const [, percent] = /^(\d{2,3})%$/.exec(backgroundSize) ?? [];
  return {
    objectPosition: backgroundPosition,
    objectFit: fits[backgroundSize] ?? 'cover',
    opacity: imageOpacity === 1 ? undefined : imageOpacity,
    ...(percent && { scale: String(Number(percent) / 100), transformOrigin: backgroundPosition }),
  };
}
