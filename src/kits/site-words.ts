import type { Site } from './site.ts';

/** What was taken to be so, in a sentence; null where everything was measured. */
export function guessWords({ guessed }: Pick<Site, 'guessed'>): string | null {
  if (guessed.edge && !guessed.doorways) return 'The edges are estimated: we took one room, half as long again as it is wide.';
  if (guessed.edge) return 'Edges and doorways are estimated: we took one room, half as long again as it is wide, with one doorway.';
  return guessed.doorways ? 'Where you gave no doorway we took one for the room.' : null;
}
