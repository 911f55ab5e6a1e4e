import { countUnits } from '#catalogue/selling-unit.ts';
import { oneSquareMetre } from '#measuring/area.ts';
import { boxesNeeded } from '#measuring/boxes.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#site/links.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PhoneIcon } from '#ui/icons.tsx';
import { financeTerms, instalmentPlan } from '../finance.ts';

/** What the dialog needs to know: price of one, what one covers in thousandths of a m², what it is sold in. */
export type FinancedProduct = { name: string; pricePence: Pence; coverageMilliM2: number | null; unit: string };

const exampleM2 = 20n;

/** What paying monthly would cost for 20 m² of one product, as a plain table, and how to apply. */
export default function FinanceDialog({ product, onClose }: { product: FinancedProduct; onClose: () => void }) {
  const { settings } = useShopSettings();
  const { name, pricePence, coverageMilliM2, unit } = product;
  const boxes = coverageMilliM2 === null ? 1 : boxesNeeded(exampleM2 * oneSquareMetre, 0, coverageMilliM2);
  const plan = instalmentPlan(boxes * pricePence);
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
          <strong className="font-semibold">{name}</strong>: {`${countUnits(boxes, unit)}${coverageMilliM2 === null ? '' : ' for a 20 m² floor'}`},
          paid over {financeTerms.instalments} months.
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
