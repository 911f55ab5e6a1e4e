import { financeProblem } from '#finance/finance.ts';
import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { type Order, orderPath, payPath } from '../order.ts';

import type { OrderPageData } from '../read-order-page.server.ts';
import { returnWords, withdrawalLastDay } from '../withdrawal.ts';
import { BuyAgain } from './buy-again.tsx';

type Props = { order: Order; token: string | null } & Pick<OrderPageData, 'products' | 'mayCancel' | 'withdrawal' | 'deliveredAt'>;

/** For an order that is not paid yet: the one thing to do, above everything else. */
export function PayOrder({ order, token }: { order: Order; token: string | null }) {
  const { settings } = useShopSettings();
  const { id, status, totalPence, address } = order;
  const canPayMonthly = settings.finance.enabled && address.country === 'GB' && financeProblem(totalPence) === null;
  if (status === 'finance_pending') {
    return (
      <p className="pt-4">
        <ButtonLink href={orderPath(id, token, '/finance')}>View your application</ButtonLink>
      </p>
    );
  }
  if (status !== 'pending' || totalPence === 0) return null;
  return (
    <p className="flex flex-wrap gap-3 pt-4">
      <ButtonLink href={payPath(id, token)} className="min-h-12 text-base">
        {`Pay ${formatPounds(totalPence)}`}
      </ButtonLink>
      {canPayMonthly && (
        <ButtonLink kind="secondary" className="min-h-12" href={orderPath(id, token, '/finance')}>
          Pay It Monthly
        </ButtonLink>
      )}
    </p>
  );
}

/** What its shopper can do with an order now. */
export function OrderActions({ order, token, products, mayCancel, withdrawal, deliveredAt }: Props) {
  const { id } = order;
  return (
    <section aria-label="Order options" className="grid gap-3 print:hidden">
      {order.paidAt && (
        <ButtonLink kind="secondary" wide href={orderPath(id, token, '/invoice.pdf')} data-reload>
          Invoice (PDF)
        </ButtonLink>
      )}
      <BuyAgain lines={order.lines} products={products} />
      {mayCancel && (
        <ButtonLink kind="quiet" href={orderPath(id, token, '/cancel')} className="justify-self-start">
          Cancel this order
        </ButtonLink>
      )}
      {withdrawal === 'open' && (
        <div className="text-md">
          <ButtonLink kind="quiet" href={orderPath(id, token, '/withdraw')}>
            {returnWords}
          </ButtonLink>
          {deliveredAt && <p className="px-2 text-muted">{`Until ${sayDate(withdrawalLastDay(deliveredAt))}.`}</p>}
        </div>
      )}
    </section>
  );
}
