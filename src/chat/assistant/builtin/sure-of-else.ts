import type { Guess } from '../understanding/classifier.ts';

/** What the shop itself does, as the examples know it. What they know of products, amounts and floors is none of it. */
const services: ReadonlySet<string> = new Set(
  'person bought-here change-order order faulty returns finance samples hours location contact fitting delivery collection payment vat units discount warranty reviews account rivals feedback trust off-topic photos cutting ordering invoice beyond'.split(
    ' ',
  ),
);

const [surelyService, surelyEntry, hardlyOwn, hardlyAnyService] = [0.95, 0.45, 0.02, 0.08];

/**
 * The examples are sure that a message means something else than this service, whatever words of it a rule has found: 'when can I stick the LVT
 * down, the fitter wants to start this evening' asks nothing of our fitters.
 */
export function isSurelyElse(task: string | null, guesses: readonly Guess[]): boolean {
  const [best] = guesses;
  if (!best || best.name === task) return false;
  if (best.kind !== 'entry') {
    // Of a service that no example is of, such as the checkout, they know nothing.
    const own = guesses.find(({ name }) => name === task);
    return own !== undefined && own.probability < hardlyOwn && services.has(best.name) && best.probability >= surelyService;
  }
  return best.probability >= surelyEntry && best.group !== 'page consumer-law' && shareOfServices(guesses) < hardlyAnyService;
}

function shareOfServices(guesses: readonly Guess[]): number {
  return guesses.reduce((sum, { name, group, probability }) => sum + (services.has(name) || group === 'page consumer-law' ? probability : 0), 0);
}
