import { writeCartCookie } from '#cart/cart-cookie.ts';
import { CartForm } from '#cart/components/cart-form.tsx';
import { cartMessages } from '#cart/guest-cart.ts';
import { cart, keptCart } from '#cart/use-cart.ts';
import { mayReport } from '#claims/claim-moves.ts';
import { reportWords } from '#claims/claim-words.ts';
import { financeProblem } from '#finance/finance.ts';
import { leftOverTitle } from '#left-over/left-over.ts';
import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { notify } from '#ui/notices.tsx';
import { buyAgain, missingWords, withoutSamplesIn } from '../buy-again.ts';
import { type Order, type OrderLine, orderPath, payPath } from '../order.ts';
import type { OrderPageData, SoldProduct } from '../read-order-page.server.ts';
import { withdrawalLastDay, withdrawWords } from '../withdrawal.ts';

type Props = { order: Order; token: string | null; leftOverEnds: Date | null } & Pick<
  OrderPageData,
  'products' | 'creditNotes' | 'mayCancel' | 'withdrawal' | 'deliveredAt'
>;

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
export function OrderActions({ order, token, products, creditNotes, mayCancel, withdrawal, deliveredAt, leftOverEnds }: Props) {
  const { id } = order;
  return (
    <section aria-label="Order options" className="grid gap-3 print:hidden">
      {order.paidAt && (
        <ButtonLink kind="secondary" wide href={orderPath(id, token, '/invoice.pdf')} data-reload>
          Invoice (PDF)
        </ButtonLink>
      )}
      {creditNotes.map((note) => (
        <ButtonLink key={note.id} kind="quiet" href={orderPath(id, token, `/credit-notes/${note.id}`)} data-reload className="justify-self-start">
          {`Credit note ${note.number} (PDF), ${formatPounds(note.totalPence)}`}
        </ButtonLink>
      ))}
      <BuyAgain lines={order.lines} products={products} />
      {mayReport(order.status) && (
        <ButtonLink kind="secondary" wide href={orderPath(id, token, '/report')}>
          {reportWords}
        </ButtonLink>
      )}
      {mayCancel && (
        <ButtonLink kind="quiet" href={orderPath(id, token, '/cancel')} className="justify-self-start">
          Cancel this order
        </ButtonLink>
      )}
      {withdrawal === 'open' && (
        <div className="text-md">
          <ButtonLink kind="secondary" wide href={orderPath(id, token, '/withdraw')}>
            {withdrawWords}
          </ButtonLink>
          {deliveredAt && <p className="pt-1 text-muted">{`Until ${sayDate(withdrawalLastDay(deliveredAt))}.`}</p>}
        </div>
      )}
      {leftOverEnds && (
        <div className="text-md">
          <ButtonLink kind="secondary" wide href={orderPath(id, token, '/left-over')}>
            {leftOverTitle}
          </ButtonLink>
          <p className="pt-1 text-muted">{`Until ${sayDate(new Date(leftOverEnds.getTime() - 1))}.`}</p>
        </div>
      )}
    </section>
  );
}

/** Puts what was ordered into the cart once more, and says what cannot be had any longer. */
function BuyAgain({ lines, products }: { lines: readonly OrderLine[]; products: readonly SoldProduct[] }) {
  const again = buyAgain(lines, products);
  const missing = missingWords(again);
  // What is cut, or goes with a floor, is put back by the server, which knows what for.
  const isForMore = again.items.some((item) => item.cut_plan_id || item.kit_id);
  const add = () => {
    const kept = withoutSamplesIn(again.items, keptCart.read()).map((item) =>
      item.is_sample
        ? cart.addSample(item.product_id) === null
        : cart.add({
            product_id: item.product_id,
            quantity: item.quantity,
            area_m2: item.area_m2,
            shownPence: products.find(({ id }) => id === item.product_id)?.pricePence ?? 0,
          }),
    );
    if (kept.includes(false)) notify({ text: cartMessages.addFailed, wrong: true });
    else notify({ text: `${cartMessages.added}${missing && ` ${missing}`}`, link: { href: '/cart', words: 'View cart' } });
  };
  return (
    <div className="grid gap-2">
      {again.items.length > 0 && (
        <CartForm intent="put-back" isLive={!isForMore} onSend={add}>
          <input type="hidden" name="lines" value={writeCartCookie({ by: 'browser', cart: { items: again.items } })} />
          <Button type="submit" kind="secondary" wide>
            Buy again
          </Button>
        </CartForm>
      )}
      {missing && <p className="text-md text-muted">{missing}</p>}
    </div>
  );
}
