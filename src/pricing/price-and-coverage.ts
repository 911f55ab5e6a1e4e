import { divideHalfUp, type Pence, poundsToPence } from '#money/pence.ts';
import { pricePerM2 } from './price-per-m2.ts';

/** Price of a box, its coverage and price of a m², as typed: pounds and square metres. `leads`: which price was typed last, the other follows. */
export type PriceForm = { box: string; coverage: string; perM2: string; leads: 'box' | 'perM2' };

/** What the other fields become when one of them is typed into. What cannot be worked out is left as it is, or empty. */
export function typePrice(now: PriceForm, typed: 'box' | 'coverage' | 'perM2', value: string): PriceForm {
  const next: PriceForm = { ...now, [typed]: value, leads: typed === 'coverage' ? now.leads : typed };
  const coverageMilliM2 = readMilliM2(next.coverage);
  if (coverageMilliM2 === null) return next.leads === 'box' ? { ...next, perM2: '' } : next;
  if (next.leads === 'box') {
    const pence = poundsToPence(next.box);
    const perM2 = pence === null ? null : pricePerM2(pence, coverageMilliM2);
    return { ...next, perM2: perM2 === null ? '' : written(perM2) };
  }
  const pence = poundsToPence(next.perM2);
  return pence === null ? next : { ...next, box: written(boxPrice(pence, coverageMilliM2)) };
}

/** Pence for a box from the price of a m² and the box's coverage in thousandths of a m², rounded half up. */
export function boxPrice(perM2: Pence, coverageMilliM2: number): Pence {
  return divideHalfUp(perM2 * coverageMilliM2, 1000);
}

function readMilliM2(typed: string): number | null {
  const match = /^(\d{1,4})(?:\.(\d{1,3}))?$/.exec(typed.trim());
  if (!match) return null;
  return Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) || null;
}

const written = (pence: Pence) => (pence / 100).toFixed(2);
