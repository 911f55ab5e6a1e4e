import type { Pence } from '#money/pence.ts';

/** From `validFrom` until the next step, the product sold at this price. */
export type PriceStep = { pricePence: Pence; validFrom: Date };

/** The SAVE badge shows only above this many percent. */
const smallestSavingShown = 15;
const priorDays = 30;
const day = 24 * 60 * 60 * 1000;

/**
 * The earlier price that may be shown beside the current one, or null.
 *
 * It is the lowest price at which the product sold in the 30 days before the current reduction (S.I. 597/2022 in Ireland after
 * Directive 98/6/EC, article 6a; the same figure keeps a UK claim fair under the Digital Markets, Competition and Consumers Act 2024).
 * Null when the last change was no reduction, when the product was not on sale for all of those 30 days,
 * or when that lowest price is not above the current one. Successive reductions count from the latest, which never claims more.
 * Steps may come in any order; those after `now` have not happened.
 */
export function wasPrice(history: readonly PriceStep[], now: Date): Pence | null {
  const changes = priceChanges(history, now);
  const current = changes.at(-1);
  const before = changes.at(-2);
  if (!current || !before || before.pricePence <= current.pricePence) return null;

  const windowStart = current.validFrom.getTime() - priorDays * day;
  const first = changes[0];
  if (!first || first.validFrom.getTime() > windowStart) return null;
  const sold = changes.filter((step, i) => {
    const until = changes[i + 1]?.validFrom.getTime();
    return step !== current && until !== undefined && until > windowStart;
  });
  const lowest = Math.min(...sold.map((step) => step.pricePence));
  return lowest > current.pricePence ? lowest : null;
}

/** Whole percent saved, rounded down; null when there is no earlier price or the saving is not above 15%. */
export function savePercent(price: Pence, was: Pence | null): number | null {
  if (was === null || (was - price) * 100 <= was * smallestSavingShown) return null;
  return Math.floor(((was - price) * 100) / was);
}

/** Oldest first, without the future and without steps that changed nothing. */
function priceChanges(history: readonly PriceStep[], now: Date): PriceStep[] {
  const past = history.filter((step) => step.validFrom <= now).toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  return past.filter((step, i) => step.pricePence !== past[i - 1]?.pricePence);
}
