import { formatPounds } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import type { Order } from '../order.ts';
import type { OrderPageData } from '../read-order-page.server.ts';

const methods: Record<string, string> = { card: 'card', apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

/** How an order was paid, with the card provider's own receipts. Nothing while nothing was. */
export function OrderPayment({ order, payments, finance }: { order: Order } & Pick<OrderPageData, 'payments' | 'finance'>) {
  const { settings } = useShopSettings();
  const isFinanced = order.paymentMethod === 'finance' && finance !== null;
  if (!isFinanced && payments.length === 0) return null;
  return (
    <section aria-labelledby="payment" className="border-t border-sand pt-4 text-md">
      <h2 id="payment" className="text-xl">
        Payment
      </h2>
      <ul className="mt-2 grid gap-1">
        {isFinanced && (
          <li>
            <span>{formatPounds(order.totalPence - finance.depositPence)}</span> monthly through <span>{settings.finance.provider_name}</span>,
            application <span className="tabular-nums">{finance.reference}</span>
          </li>
        )}
        {payments.map(({ method, isDeposit, amountPence, refundedPence, receiptUrl, at }) => (
          <li key={`${at?.getTime()} ${amountPence}`}>
            <span>{isDeposit && 'Deposit of '}</span>
            <span>{formatPounds(amountPence)}</span> by <span>{methods[method] ?? 'card'}</span>
            <span>{refundedPence > 0 && `, ${formatPounds(refundedPence)} refunded`}</span>
            {receiptUrl && (
              <a
                href={receiptUrl}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough"
              >
                Card receipt<span className="sr-only">{` for ${formatPounds(amountPence)} (opens in a new tab)`}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
