import type { Appearance } from '#surfaces/appearance.ts';
import { isGrouted } from '#surfaces/laying-patterns.ts';

export type Grout = { id: string; name: string; colour: string };

/** Grouts as they are sold, light to dark. */
const sold: readonly Grout[] = [
  { id: 'white', name: 'White', colour: '#e9e6df' },
  { id: 'ivory', name: 'Ivory', colour: '#ddd3bf' },
  { id: 'beige', name: 'Beige', colour: '#c3b396' },
  { id: 'silver-grey', name: 'Silver grey', colour: '#b5b5b1' },
  { id: 'mid-grey', name: 'Mid grey', colour: '#87867f' },
  { id: 'brown', name: 'Brown', colour: '#6f5a47' },
  { id: 'charcoal', name: 'Charcoal', colour: '#454648' },
];

/** The grouts that goods can be had with, the one they are pictured with first; none for what has no grout, as boards with a wide bevel. */
export function groutsOf(category: string, appearance: Appearance): Grout[] {
  if (category !== 'Tiles' || !isGrouted(appearance)) return [];
  return [{ id: 'usual', name: 'As pictured', colour: appearance.jointColour }, ...sold];
}
