import { formatPounds } from '#money/pence.ts';
import { financeTerms, type InstalmentPlan } from '../finance.ts';

/** Cost of paying monthly, line by line: nothing that is paid is left out, and nothing is added. */
export function FinanceFigures({ plan }: { plan: InstalmentPlan }) {
  const { instalments, monthly, last } = plan;
  const payments =
    last === monthly ? `${instalments} of ${formatPounds(monthly)}` : `${instalments - 1} of ${formatPounds(monthly)}, then ${formatPounds(last)}`;
  const rows: [string, string][] = [
    ['Cash price', formatPounds(plan.total)],
    ['Deposit, by card', formatPounds(plan.deposit)],
    ['Amount of credit', formatPounds(plan.total - plan.deposit)],
    [`${instalments} monthly payments`, payments],
    ['Interest and fees', `£0.00 (${financeTerms.interestPercent}% APR)`],
    ['Total payable', formatPounds(plan.total)],
  ];
  return (
    <table className="w-full text-md tabular-nums">
      <caption className="sr-only">Cost of paying monthly</caption>
      <tbody>
        {rows.map(([term, value]) => (
          <tr key={term} className="border-t border-sand align-baseline last:font-semibold">
            <th scope="row" className="py-2 pr-4 text-left font-regular text-muted">
              {term}
            </th>
            <td className="py-2 text-right">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who lends, to whom, and that nobody is promised anything. */
export function FinanceStatement({ lender }: { lender: string }) {
  return (
    <p className="text-md text-muted">
      Representative <span>{financeTerms.interestPercent}</span>% APR. Credit is provided by <span>{lender}</span>, subject to status, to UK residents
      aged 18 and over. The lender decides; nothing is agreed here, and missed payments may affect your credit record.
    </p>
  );
}
