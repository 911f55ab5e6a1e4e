import type { Pence } from '#money/pence.ts';
import type { RateSum } from '#money/vat.ts';

/** A calendar quarter, for which a One Stop Shop return is made: '2026-Q4'. */
export type Quarter = string;

/** Of an invoice or credit note with an EU country's VAT: the day it counts on, the day of its sale, and whether it adds or takes away. */
export type OssEntry = { country: string; day: string; saleDay: string; byRate: readonly RateSum[]; sign: 1 | -1 };

export type OssReturn = {
  /** Sales of the quarter, less what was paid back of them within it, by country and rate. */
  supplies: { country: string; basisPoints: number; netPence: Pence; vatPence: Pence }[];
  /** What changes the VAT of returns made before, by country and quarter: refunds of earlier sales are below zero. */
  corrections: { country: string; quarter: Quarter; vatPence: Pence }[];
};

/** The quarter of a day: '2026-11-29' → '2026-Q4'. */
export function quarterOf(day: string): Quarter {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** The quarter of an address, or null. */
export function readQuarter(text: string | null): Quarter | null {
  return text && /^20\d\d-Q[1-4]$/.test(text) ? text : null;
}

/** Its first and last day. */
export function daysOfQuarter(quarter: Quarter): { from: string; to: string } {
  const [year = '', nth = ''] = quarter.split('-Q');
  const last = Number(nth) * 3;
  const pad = (month: number) => String(month).padStart(2, '0');
  return { from: `${year}-${pad(last - 2)}-01`, to: `${year}-${pad(last)}-${last === 3 || last === 12 ? 31 : 30}` };
}

/** The quarters from one to another, the latest first. */
export function quartersBetween(first: Quarter, last: Quarter): Quarter[] {
  const all: Quarter[] = [];
  for (let at = last; at >= first; at = quarterOf(dayBefore(daysOfQuarter(at).from))) all.push(at);
  return all;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - 24 * 3600_000).toISOString().slice(0, 10);
}

/**
 * What the return of a quarter says (Regulation (EU) 2020/194, Annex III): net and VAT of each country and rate; and of refunds of sales that
 * were returned before, the VAT that is too much, by country and quarter of the sale.
 */
export function ossReturn(entries: readonly OssEntry[], quarter: Quarter): OssReturn {
  const supplies = new Map<string, OssReturn['supplies'][number]>();
  const corrections = new Map<string, OssReturn['corrections'][number]>();
  for (const { country, day, saleDay, byRate, sign } of entries) {
    if (quarterOf(day) !== quarter) continue;
    const sold = quarterOf(saleDay);
    for (const { basisPoints, netPence, vatPence } of byRate) {
      if (sold === quarter) {
        const sum = supplies.get(`${country} ${basisPoints}`) ?? { country, basisPoints, netPence: 0, vatPence: 0 };
        sum.netPence += sign * netPence;
        sum.vatPence += sign * vatPence;
        supplies.set(`${country} ${basisPoints}`, sum);
      } else {
        const sum = corrections.get(`${country} ${sold}`) ?? { country, quarter: sold, vatPence: 0 };
        sum.vatPence += sign * vatPence;
        corrections.set(`${country} ${sold}`, sum);
      }
    }
  }
  return {
    supplies: [...supplies.values()]
      .filter(({ netPence, vatPence }) => netPence !== 0 || vatPence !== 0)
      .sort((a, b) => a.country.localeCompare(b.country) || b.basisPoints - a.basisPoints),
    corrections: [...corrections.values()]
      .filter(({ vatPence }) => vatPence !== 0)
      .sort((a, b) => a.country.localeCompare(b.country) || a.quarter.localeCompare(b.quarter)),
  };
}

/** A row of the file: `vat_rate` in per cent, amounts in pounds, which is what HMRC's return asks for. Of a correction only its VAT is asked. */
export type OssRow = {
  part: 'sales' | 'correction';
  return_quarter: Quarter;
  country: string;
  rate_type: 'standard' | 'reduced' | '';
  vat_rate: number | null;
  sales_excluding_vat: Pence | null;
  vat: Pence;
  corrected_quarter: Quarter | '';
};

/** The return as rows of a file. `standard`: the standard rate of a country in that quarter, in hundredths of a percent. */
export function ossRows({ supplies, corrections }: OssReturn, quarter: Quarter, standard: (country: string) => number): OssRow[] {
  return [
    ...supplies.map(
      ({ country, basisPoints, netPence, vatPence }): OssRow => ({
        part: 'sales',
        return_quarter: quarter,
        country,
        rate_type: basisPoints === standard(country) ? 'standard' : 'reduced',
        vat_rate: basisPoints / 100,
        sales_excluding_vat: netPence,
        vat: vatPence,
        corrected_quarter: '',
      }),
    ),
    ...corrections.map(
      ({ country, quarter: corrected_quarter, vatPence }): OssRow => ({
        part: 'correction',
        return_quarter: quarter,
        country,
        rate_type: '',
        vat_rate: null,
        sales_excluding_vat: null,
        vat: vatPence,
        corrected_quarter,
      }),
    ),
  ];
}
