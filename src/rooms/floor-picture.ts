/** Widths in pixels that a floor's picture can be had in: one to show at once, one to look at closely. Both are as high as wide. */
export const floorPictureWidths = [1024, 2048] as const;
export type FloorPictureWidth = (typeof floorPictureWidths)[number];

/** Which picture of a floor: in a pattern and with a grout of those it can be had with. */
export type FloorChoice = { pattern: string; grout: string | null; width: FloorPictureWidth };

/**
 * Address of the picture of a product's floor from straight above. `version` is the floor's own (`FloorOnShow`): with it the
 * address never changes its content.
 */
export function floorPictureAddress(productId: string, version: string, { pattern, grout, width }: FloorChoice): string {
  const query = new URLSearchParams({ pattern, ...(grout === null ? {} : { grout }), width: String(width), v: version });
  return `/rooms/floors/${productId}.webp?${query}`;
}
