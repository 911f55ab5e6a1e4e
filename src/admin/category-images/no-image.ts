/** Said where neither an address nor a file was given. */
export const noImage = 'Please provide a valid image (URL or upload a file)';

/** Milliseconds after a save until the list is asked for again: the next click may follow at once. */
export const refreshAfterMs = 500;

/** What makes a good picture for a category. */
export const imageTips = [
  'Landscape, about 4:3: it is cut to that shape.',
  'At least 1280 pixels wide, so that it stays sharp on large screens.',
  'One floor, filling the picture, in daylight from the side: its texture shows.',
  'No words, prices or logos in it: they are cut off, and nobody can read them aloud.',
  'JPEG, PNG, WebP or AVIF, at most 20 MB. The shop makes it small and quick by itself.',
] as const;
