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

/** A picture in AVIF, WebP and JPEG, with its room and its mean colour kept until it arrives. */
export function Picture({ picture, sizes, eager = false, first = false, className, style }: Props) {
  const { imageId, width, height, placeholder, alt } = picture;
  const fallback = offeredWidths(width).findLast((w) => w <= 960) ?? 160;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={imageSourceSet(imageId, width, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={imageSourceSet(imageId, width, 'webp')} sizes={sizes} />
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
