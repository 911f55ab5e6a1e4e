import { keptCounts } from '#ui/kept-counts.ts';

/** The photos liked in this browser. */
export const likedPhotos = keptCounts('liked_photos');
