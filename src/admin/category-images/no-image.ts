/** Said where neither an address nor a file was given. */
export const noImage = 'Please provide a valid image (URL or upload a file)';

/** Milliseconds after a save until the list is asked for again: the next click may follow at once. */
export const refreshAfterMs = 500;

/** Tips for good images for a category. */
export const imageTips = [
  'Landscape, about 4:3. Images are cropped to this shape.',
  'At least 1280 pixels wide, so it looks sharp on large screens.',
  'One floor filling the image, in daylight from the side to show its texture.',
  'No text, prices or logos: they may be cropped, and screen readers can’t read them.',
  'JPEG, PNG, WebP or AVIF, up to 20 MB. Images are resized automatically.',
] as const;
