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

/** Whether a picture set so is drawn over and over; one that fills its place leaves no room for a second. */
export function isTiled({ backgroundSize, backgroundRepeat }: { backgroundSize: string; backgroundRepeat: string }): boolean {
  return backgroundRepeat !== 'no-repeat' && backgroundSize !== 'cover' && backgroundSize !== '100% 100%';
}

/** The same of a picture that is drawn over and over: as a background, `addresses` by media type, the best first. */
export function tiledStyle(set: Set & { backgroundRepeat: string }, addresses: readonly (readonly [type: string, address: string])[]): CSSProperties {
  const { backgroundPosition, backgroundSize, backgroundRepeat, imageOpacity } = set;
  return {
    backgroundImage: `image-set(${addresses.map(([type, address]) => `url("${address}") type("${type}")`).join(', ')})`,
    backgroundPosition,
    backgroundSize,
    backgroundRepeat,
    opacity: imageOpacity === 1 ? undefined : imageOpacity,
  };
}
