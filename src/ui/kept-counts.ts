import { type Kept, keptInBrowser } from './kept-in-browser.ts';

/** What was liked in this browser, by id, each with the count it had just then: a page kept for everybody may not count it yet. */
export function keptCounts(key: string): Kept<Record<string, number>> {
  return keptInBrowser(key, (text) => {
    try {
      const stored: unknown = JSON.parse(text ?? '{}');
      if (typeof stored !== 'object' || stored === null) return {};
      return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
    } catch {
      return {};
    }
  });
}

/** As on the server, and while the page wakes up. */
export const noCounts: Record<string, number> = {};
