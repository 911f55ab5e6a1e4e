import { formatPounds, formatShortPounds, type Pence } from '#money/pence.ts';

/** Sales to consumers in the EU in two calendar years, before tax, less what was paid back of them. */
export type EuSales = { thisYear: Pence; lastYear: Pence };

type Terms = { eu_threshold_pence: Pence; eu_vat_from: string | null };

/**
 * Where the shop stands with the threshold up to which goods for the EU are taxed at home. It counts in the calendar year and in the one before: a
 * year that passed it makes the next one taxed at the destination from its first day (Directive 2006/112/EC, Art. 59c(1)(c) and (3)).
 */
export type EuStanding = {
  state: 'below' | 'near' | 'passed';
  /** Whole per cent of the threshold that this year's sales come to, rounded down. */
  percent: number;
  /** Whether Irish VAT has to be charged today and is not. */
  isOverdue: boolean;
  said: string;
};

const nearPercent = 80;

/** `day`: today, '2026-11-29'. */
export function euStanding({ thisYear, lastYear }: EuSales, { eu_threshold_pence: threshold, eu_vat_from: from }: Terms, day: string): EuStanding {
  const percent = threshold === 0 ? 100 : Math.floor((Math.max(0, thisYear) * 100) / threshold);
  const isPassed = thisYear > threshold || lastYear > threshold;
  const isCharged = from !== null && from <= day;
  const state = isPassed ? 'passed' : percent >= nearPercent ? 'near' : 'below';
  return { state, percent, isOverdue: isPassed && !isCharged, said: words() };

  function words(): string {
    const limit = formatShortPounds(threshold);
    if (isPassed && !isCharged) {
      const when = thisYear > threshold ? 'this year' : 'last year';
      const due = `Sales to the EU passed ${limit} ${when}: Irish VAT is due on every order for Ireland.`;
      return `${due} Register for the One Stop Shop and set the date below.`;
    }
    if (isPassed) return `Sales to the EU have passed ${limit}, and Irish VAT is charged on orders for Ireland.`;
    if (isCharged) return `Irish VAT is charged on orders for Ireland, although sales to the EU are below ${limit} this year and were last year.`;
    const left = formatPounds(threshold - thisYear);
    if (state === 'near') return `${left} more this year, and Irish VAT is due. Register for the One Stop Shop now: it takes time.`;
    return `${left} more can be sold to the EU this year before Irish VAT is due. Orders for Ireland are charged UK VAT.`;
  }
}
