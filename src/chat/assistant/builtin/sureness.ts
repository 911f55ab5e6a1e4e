import type { Task } from './decide.ts';

/** How sure the words of a task are, where others use them too: measured on the examples, which are asked of everything. */
export const intents: Partial<Record<Task, number>> = {
  beyond: 0.9,
  order: 0.4,
  hours: 0.5,
  contact: 0.5,
  location: 0.4,
  reviews: 0.4,
  units: 0.5,
  fitting: 0.4,
  faulty: 0.4,
  returns: 0.55,
  delivery: 0.6,
  discount: 0.6,
  rivals: 0.6,
  photos: 0.4,
  invoice: 0.5,
};
export const sureness: Partial<Record<Task, number>> = {
  unclear: 0.2,
  beyond: 0.2,
  range: 0.35,
  'which-floor': 0.9,
  recommend: 0.4,
  compare: 0.35,
  'compare-prices': 0.7,
};

/** An entry whose own words were used is nearly always meant. */
export function surenessOfEntry(score: number): number {
  return score >= 0.97 ? 0.75 : score >= 0.9 ? 0.65 : score >= 0.8 ? 0.5 : score >= 0.7 ? 0.45 : score >= 0.6 ? 0.35 : 0.25;
}
