import { countUnits } from '#catalogue/selling-unit.ts';
import { oneSquareMetre } from '#measuring/area.ts';
import { boxesNeeded } from '#measuring/boxes.ts';
import type { Pence } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Dialog } from '#ui/dialog.tsx';
import { financeTerms, instalmentPlan } from '../finance.ts';
import { ApplyButton } from './apply-button.tsx';
import { FinanceFigures, FinanceStatement } from './finance-terms.tsx';

/** What the dialog needs to know: price of one, what one covers in cm², what it is sold in. */
export type FinancedProduct = { id: string; name: string; pricePence: Pence; coverageCm2: number | null; unit: string };

const exampleM2 = 20n;

/** What paying monthly would cost for 20 m² of one product, as a plain table, and a way to apply for it. */
export default function FinanceDialog({ product, onClose }: { product: FinancedProduct; onClose: () => void }) {
  const { settings } = useShopSettings();
  const { id, name, pricePence, coverageCm2, unit } = product;
  const boxes = coverageCm2 === null ? 1 : boxesNeeded(exampleM2 * oneSquareMetre, 0, coverageCm2);
  const plan = instalmentPlan(boxes * pricePence);
  if (!plan) return null;
  return (
    <Dialog open onClose={onClose} title="Pay It Monthly">
      <div className="grid gap-4 p-4 md:p-6">
        <p>
          <strong className="font-semibold">{name}</strong>:{' '}
          <span>{`${countUnits(boxes, unit)}${coverageCm2 === null ? '' : ' for a 20 m² floor'}`}</span>, paid over{' '}
          <span>{financeTerms.instalments}</span> months.
        </p>
        <FinanceFigures plan={plan} />
        <ApplyButton application={{ productId: id, quantity: boxes, plan }} lender={settings.finance.provider_name} />
        <p className="text-md">
          Different area, or a deposit? <a href={`/products/${id}`}>Work it out on the product page</a>. For more than one item, choose Pay It Monthly
          at the checkout, which reserves your items too.
        </p>
        <FinanceStatement lender={settings.finance.provider_name} />
      </div>
    </Dialog>
  );
}
