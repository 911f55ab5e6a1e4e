import type { Pence } from '#money/pence.ts';

/** Without what is empty: null, '' and []. */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== null && v !== '' && !(Array.isArray(v) && v.length === 0))) as T;
}

/** '65.00' of 6500 pence. */
export function pounds(pence: Pence): string {
  return (pence / 100).toFixed(2);
}

export function amount(pence: Pence): object {
  return { '@type': 'MonetaryAmount', value: pounds(pence), currency: 'GBP' };
}
