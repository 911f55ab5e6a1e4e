import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { formatPounds, penceOf } from '#money/pence.ts';
import { callApi } from '#platform/http/call-api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import type { CartItem } from '../guest-cart.ts';
import type { CartQuote } from '../schemas.ts';

const FinancePanel = hydrateLater(() => import('#finance/components/finance-panel.tsx'), '#finance');

/** Everything that makes up the total, before anything is asked of the shopper. */
export function CartSummary({ quote, isPricing, children }: { quote: CartQuote; isPricing: boolean; children?: ReactNode }) {
  const pounds = (amount: number) => formatPounds(penceOf(amount));
  const samples = quote.items.filter((item) => item.is_sample && item.problem === null).length;
  const hasGoods = quote.items.some((item) => !item.is_sample);
  return (
    <section aria-labelledby="summary" aria-busy={isPricing || undefined} className="bg-linen p-4 md:p-6">
      <h2 id="summary" className="text-xl">
        Summary
      </h2>
      <dl className={classNames('mt-4 grid grid-cols-2 gap-y-2 text-md tabular-nums transition-opacity', isPricing && 'opacity-60')}>
        {hasGoods && <Line term="Products" value={pounds(quote.goods_total)} />}
        {samples > 0 && <Line term={`Postage for ${samples} ${samples === 1 ? 'sample' : 'samples'}`} value={pounds(quote.sample_postage)} />}
        {hasGoods && <Line term="Delivery" value={quote.delivery_asks ? 'Please ask us' : quote.delivery === 0 ? 'FREE' : pounds(quote.delivery)} />}
        <dt className="border-t border-sand pt-3 text-lg font-semibold">Total</dt>
        <dd className="border-t border-sand pt-3 text-right text-lg font-semibold">
          <span role="status">{pounds(quote.total_amount)}</span>
        </dd>
        <dt className="text-muted">{quote.vat_country === 'IE' ? 'Irish VAT included' : 'VAT included'}</dt>
        <dd className="text-right text-muted">{pounds(quote.vat_included)}</dd>
      </dl>
      {children}
      {!quote.is_orderable && <p className="mt-3 text-md font-semibold text-warn">Please check the highlighted items.</p>}
      <ButtonLink href="/checkout" wide className="mt-4 min-h-12 text-base">
        Checkout
      </ButtonLink>
      {hasGoods && (
        <div className="mt-4">
          <FinancePanel totalPence={penceOf(quote.total_amount)} />
        </div>
      )}
    </section>
  );
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="text-right">{value}</dd>
    </>
  );
}

/** What the server says the cart costs. `quote` stays while a newer one is on its way, so that nothing jumps. */
type Quoted = { quote: CartQuote; isPricing: boolean; problem: string | null; again: () => void };

const pause = 150;

/** Asks the server for prices whenever the lines change; the answer to an older cart is dropped. `known`: what the page came with. */
export function useQuote(items: readonly CartItem[], known: { items: readonly CartItem[]; quote: CartQuote }): Quoted {
  const [answer, setAnswer] = useState<{ of: string; quote: CartQuote; problem: string | null }>({
    of: questionOf(known.items),
    quote: known.quote,
    problem: null,
  });
  const [attempt, setAttempt] = useState(0);
  const settled = useRef(answer.of);
  const asked = questionOf(items);
  useEffect(() => {
    if (asked === questionOf([]) || asked === settled.current) return;
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        const answered = await callApi<CartQuote>('POST', '/api/cart/quote', JSON.parse(asked));
        if (!isCurrent) return;
        settled.current = answered.ok ? asked : '';
        setAnswer((last) =>
          answered.ok ? { of: asked, quote: answered.body, problem: null } : { of: asked, quote: last.quote, problem: answered.detail },
        );
      },
      attempt === 0 ? pause : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, attempt]);
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  return { quote: answer.quote, isPricing: answer.of !== asked, problem: answer.of === asked ? answer.problem : null, again };
}

function questionOf(items: readonly CartItem[]): string {
  return JSON.stringify({ items }, ['items', 'product_id', 'quantity', 'area_m2', 'is_sample', 'cut_plan_id', 'kit_id', 'max_lots', 'lot_id']);
}
