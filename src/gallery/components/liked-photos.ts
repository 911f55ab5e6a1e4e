import { keptInBrowser } from '#ui/kept-in-browser.ts';

/** The photos liked in this browser, each with the likes it had just then: a page kept for everybody may not count them yet. */
export const likedPhotos = keptInBrowser<Record<string, number>>('liked_photos', (text) => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
});

export const noLikes: Record<string, number> = {};
