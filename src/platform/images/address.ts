/** The widths in pixels that pictures are served in; a fixed set, so that no visitor can make the shop draw thousands. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Address of a picture in one width and format. The id is a hash of its bytes, so the address never changes its content. */
export function imageAddress(imageId: string, width: number, format: ImageFormat): string {
  return `/images/${imageId}/${width}.${format}`;
}

/** The widths worth offering of a picture `width` pixels wide: never more than it has. */
export function offeredWidths(width: number): number[] {
  const smaller = imageWidths.filter((w) => w <= width);
  return smaller.length ? smaller : [imageWidths[0]];
}

export function imageSourceSet(imageId: string, width: number, format: ImageFormat): string {
  return offeredWidths(width)
    .map((w) => `${imageAddress(imageId, w, format)} ${w}w`)
    .join(', ');
}

/** The width in which a picture `width` pixels wide is given to other sites, as JPEG: what cards, feeds and search results show. */
export function sharedWidth(width: number): number {
  return offeredWidths(width).findLast((offered) => offered <= 1280) ?? imageWidths[0];
}

/** A picture in the store, with what a page needs to leave room for it before it arrives. */
export type Picture = {
  imageId: string;
  width: number;
  height: number;
  /** #rrggbb: the picture's mean colour, shown until it arrives. */
  placeholder: string;
  alt: string;
};
