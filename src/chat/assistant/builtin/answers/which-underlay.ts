import type { Product } from '#catalogue/product.ts';
import type { Reading } from '../../reading/read-question.ts';
import { linkTo } from '../say.ts';
import { placesOf } from './guide.server.ts';
import type { Verdict } from './merits.ts';
import { pageSays } from './page-says.ts';

/** Where feet flatten a soft underlay. */
const worn: ReadonlySet<string> = new Set(['Stairs', 'Hallway', 'Office', 'heavy traffic']);
const overConcrete: ReadonlySet<string> = new Set(['concrete', 'damp']);
const barrier = /moisture barrier|damp.?proof/i;
const asksWhich = /\b(?:which|better|best|or|choose|quiet\w*|soft\w*|warm\w*|noise|worth|good enough)\b/;

const mmOf = ({ thickness }: Product) => Number.parseFloat(thickness ?? '');

/**
 * Of several underlays the one to take, as the guide has it: under carpet the thick one is the softer, and the firm one stands stairs; under
 * a hard floor the thicker one keeps more sound back, and the one with a moisture barrier goes over concrete. Null for goods that are none.
 */
export function underlayFor(reading: Reading, products: readonly Product[]): Verdict | null {
  if (products.some(({ category, thickness }) => category !== 'Underlay' || !thickness)) return null;
  const places = placesOf(reading);
  if (!places.length && !asksWhich.test(reading.said)) return null;
  const [least, most] = [mmOf, (product: Product) => -mmOf(product)].map((by) => products.toSorted((a, b) => by(a) - by(b))[0]);
  if (!least || !most || mmOf(least) === mmOf(most)) return null;
  const quoted = (product: Product) => pageSays(product, /\bstairs?\b|\bsoft|quiet|moisture barrier|footsteps/i);
  const say = (best: Product, why: string): Verdict => ({
    text: [`For that I would take ${linkTo(best)}: ${why}`, ...products.map((product) => { const page = quoted(product); return page && `${linkTo(product)}: ${page}`; })].filter(Boolean).join('\n\n'),
    best,
  }); // biome-ignore format: one line
  const isForCarpet = products.every(({ name }) => /carpet/i.test(name));
  if (isForCarpet && places.some((place) => worn.has(place)))
    return say(least, `at ${least.thickness} it is the firmer, and where many feet pass a soft one flattens.`);
  if (isForCarpet) return say(most, `at ${most.thickness} it is the thicker, so the softer and warmer underfoot.`);
  const withBarrier = products.filter((product) => barrier.test(product.name));
  const [dry] = withBarrier;
  if (places.some((place) => overConcrete.has(place)) && dry && withBarrier.length === 1)
    return say(dry, 'over concrete a moisture barrier is wanted, and it has one.');
  return say(
    most,
    `at ${most.thickness} against ${least.thickness} it takes up more unevenness and keeps more of the footsteps from the room below. How many decibels that is the records do not say.`,
  );
}

/** What is said of underlay for a floor that nobody named: found for carpet, for a hard floor, or for both. */
export function sayWhichUnderlay([forCarpet, forHard]: readonly boolean[]): string {
  if (forCarpet && forHard) return 'Which underlay it is depends on the floor: the first is for carpet, the second for laminate and wood.';
  return forCarpet ? 'It is for carpet.' : forHard ? 'It is for laminate and wood.' : '';
}
