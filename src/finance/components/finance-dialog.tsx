import { formatPounds, type Pence } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#site/links.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PhoneIcon } from '#ui/icons.tsx';
import { financeTerms, instalmentPlan } from '../finance.ts';

type Props = { name: string; basis: string; totalPence: Pence; depositPence?: Pence; onClose: () => void };

/** What paying monthly would cost for one product, as a plain table, and how to apply. */
export default function FinanceDialog({ name, basis, totalPence, depositPence = 0, onClose }: Props) {
  const { settings } = useShopSettings();
  const plan = instalmentPlan(totalPence, depositPence);
  if (!plan) return null;
  const rows: [string, string][] = [
    ['Price of the goods', formatPounds(plan.total)],
    ['Deposit', formatPounds(plan.deposit)],
    ['Monthly payments', `${plan.instalments - 1} of ${formatPounds(plan.monthly)}, and a last one of ${formatPounds(plan.last)}`],
    ['Interest', `${financeTerms.interestPercent}%, no fees`],
    ['Total you pay', formatPounds(plan.total)],
  ];
  return (
    <Dialog open onClose={onClose} title="Pay It Monthly">
      <div className="grid gap-4 p-4 md:p-6">
        <p>
          <strong className="font-semibold">{name}</strong>: {basis}, paid over {financeTerms.instalments} months.
        </p>
        <table className="w-full text-md tabular-nums">
          <tbody>
            {rows.map(([term, value]) => (
              <tr key={term} className="border-t border-sand">
                <th scope="row" className="py-2 pr-4 text-left font-regular text-muted">
                  {term}
                </th>
                <td className="py-2 text-right font-semibold">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-md text-muted">
          Through {settings.finance.provider_name}, for UK addresses and people of 18 and over, subject to the lender’s checks. You apply at the
          checkout, when the cart is final, or with us over the phone. Nothing is agreed here.
        </p>
        {settings.phone && (
          <ButtonLink kind="secondary" href={phoneAddress(settings.phone)}>
            <PhoneIcon />
            Ask about paying monthly: {settings.phone}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
