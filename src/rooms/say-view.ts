import type { Turn } from './room-address.ts';

/** A floor as it lies in a picture, in words that are set into a sentence. */
export type Said = { floor: string; pattern: string | null; grout: string | null; turn: Turn };

export const turnWords: Record<Turn, string> = { 0: 'Straight', 45: 'Diagonal', 90: 'Across' };

/** 'Mourne Oak, herringbone, laid diagonally, grey grout'. */
export function sayFloor({ floor, pattern, grout, turn }: Said): string {
  const laid = { 0: null, 45: 'laid diagonally', 90: 'laid across the room' }[turn];
  return [floor, pattern?.toLowerCase(), laid, grout && `${grout.toLowerCase()} grout`].filter(Boolean).join(', ');
}

/** What a picture shows, for those who do not see it and to be read out when it changes. */
export function sayView(room: string, laid: Said, beside: Said | null): string {
  if (!beside) return `${room} with ${sayFloor(laid)}.`;
  return `${room}, two floors side by side. Left of the line: ${sayFloor(laid)}. Right of it: ${sayFloor(beside)}.`;
}
