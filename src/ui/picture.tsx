import type { CSSProperties } from 'react';
import { imageAddress, imageSourceSet, offeredWidths } from '#platform/images/address.ts';

type Props = {
  picture: { imageId: string; width: number; height: number; placeholder: string; alt: string };
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** Seen without scrolling: fetched at once instead of when it comes near. */
  eager?: boolean;
  /** The page's largest picture. */
  first?: boolean;
  className?: string;
  style?: React.CSSProperties;
};

/** A picture in AVIF, which every browser that must work can show, or JPEG, with its room and its mean colour kept until it arrives. */
export function Picture({ picture, sizes, eager = false, first = false, className, style }: Props) {
  const { imageId, width, height, placeholder, alt } = picture;
  const fallback = offeredWidths(width).findLast((w) => w <= 960) ?? 160;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={imageSourceSet(imageId, width, 'avif')} sizes={sizes} />
      <img
        src={imageAddress(imageId, fallback, 'jpg')}
        alt={alt}
        width={width}
        height={height}
        loading={eager || first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={className}
        style={{ backgroundColor: placeholder, ...style }}
      />
    </picture>
  );
}

/** Darkens a picture as far as staff have set it; the place around it is positioned. Nothing where they have not. */
export function PictureOverlay({ opacity }: { opacity: number }) {
  return opacity > 0 && <div aria-hidden="true" className="pointer-events-none absolute inset-0 bg-ink" style={{ opacity }} />;
}

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
