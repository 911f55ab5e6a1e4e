import { useEffect, useMemo, useRef } from 'react';
import { useKeptState } from '#accounts/use-kept-state.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { ownValue } from '#platform/own-value.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { readSettings } from '#settings/queries.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import { notify } from '#ui/notices.tsx';
import { Page } from '#ui/page.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { CartForm } from '../components/cart-form.tsx';
import { CartLine } from '../components/cart-line.tsx';
import { CartSummary, useQuote } from '../components/cart-summary.tsx';
import { readPlace } from '../delivery-place.server.ts';
import { type CartItem, lineKey } from '../guest-cart.ts';
import { offerKits } from '../kit-offers.server.ts';
import { quoteCart, readCartProducts } from '../quote.server.ts';
import { doneWords, receiveCartForm } from '../receive-cart-form.server.ts';
import { keptCart, useCart } from '../use-cart.ts';
import { cartLines } from '../use-cart-lines.ts';

import { readVisitorCart } from '../visitor-cart.server.ts';
import type { Route } from './+types/cart';

const AfterForm = hydrateLater(() => import('../components/after-form.tsx'), '#after-form');
const KitOffers = hydrateLater(() => import('../components/kit-offers.tsx'), '#kits');
const KitQuestions = hydrateLater(() => import('../components/kit-offers.tsx'), '#kit-questions');
const CartDelivery = hydrateLater(() => import('../components/cart-delivery.tsx'), '#cart-delivery');

/** The cart as the server knows it: a customer's, or what a guest's browser sent along. A script then shows each change at once. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { items, owner, leftInBrowser } = await readVisitorCart(shop, request);
  const query = new URL(request.url).searchParams;
  const done = ownValue(doneWords, query.get('done')) ?? null;
  const back = done ? query.get('back') : null;
  const products = await readCartProducts(shop, items);
  const [quote, kits] = await Promise.all([quoteCart(shop, { items, place: readPlace(request), products }, owner), offerKits(shop, items, products)]);
  // Made here: the browser needs the result only.
  const { business_name: siteName } = await readSettings(shop);
  const description = 'Your items and the total to pay.';
  const meta = pageMeta({ title: 'Cart', siteName, description, path: '/cart', origin: shop.config.origin, noindex: true });
  return { items, quote: { ...quote, kits }, leftInBrowser, done, back, meta };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  receiveCartForm(context.get(shopContext), request, context.get(clientAddressContext));

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your cart could not be changed. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [{ title: 'Cart' }];

export default function CartPage({ loaderData: known, actionData }: Route.ComponentProps) {
  const state = useKeptState(keptCart);
  const { items: kept } = useCart();
  const isLive = state === 'here';
  const items = isLive ? kept : known.items;
  const keepFocusNear = useFocusNear(items.length);
  return (
    <Page>
      <h1 className="py-4 text-3xl">Cart</h1>
      <div className="grid max-w-form gap-4 not-empty:pb-6">
        <ErrorSummary errors={actionData?.errors ?? []} form="quantity" />
        {((known.done && !actionData) || known.leftInBrowser > 0) && (
          <AfterForm done={actionData ? null : known.done} back={known.back} left={known.leftInBrowser} />
        )}
      </div>
      {state === 'lost' && kept.length === 0 && known.items.length === 0 ? (
        <NotHere />
      ) : items.length === 0 ? (
        <div className="grid justify-items-start gap-4 border-t border-sand py-12">
          <p className="text-xl">Your cart is empty</p>
          <ButtonLink href="/products">Browse Products</ButtonLink>
        </div>
      ) : (
        <FullCart
          key={JSON.stringify(known.quote.delivery_to)}
          items={items}
          known={known}
          isLive={isLive}
          refused={actionData}
          onRemove={keepFocusNear}
        />
      )}
    </Page>
  );
}

/** Leads the focus, which went with a removed line, to the line that takes its place, to the last one, or to the page. */
function useFocusNear(lines: number): (removedAt: number) => void {
  const removedAt = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the line has gone
  useEffect(() => {
    if (removedAt.current === null) return;
    const removing = document.querySelectorAll<HTMLElement>('[data-remove-line]');
    (removing[removedAt.current] ?? [...removing].at(-1) ?? document.getElementById('main'))?.focus();
    removedAt.current = null;
  }, [lines]);
  return (at) => {
    removedAt.current = at;
  };
}

type FullCartProps = {
  items: readonly CartItem[];
  known: Pick<Route.ComponentProps['loaderData'], 'items' | 'quote'>;
  isLive: boolean;
  refused: Route.ComponentProps['actionData'];
  /** Called with the place (from 0) of a line that is taken out. */
  onRemove: (at: number) => void;
};

function FullCart({ items, known, isLive, refused, onRemove }: FullCartProps) {
  const { quote, isPricing, problem, again } = useQuote(items, known);
  // What became of a floor is asked before what it costs; goods for a new one are offered after.
  const kits = useMemo(() => {
    const [offers, questions] = [true, false].map((isNew) => (quote.kits ?? []).filter(({ state }) => (state === 'none') === isNew));
    return { offers: offers ?? [], questions: questions ?? [] };
  }, [quote.kits]);
  const clear = () => {
    notify({ text: 'Cart cleared.', undo: cartLines.clear() });
    onRemove(0);
  };
  if (problem) {
    return (
      <div role="alert" className="grid max-w-form justify-items-start gap-4 border-2 border-error bg-error-soft p-6">
        <p className="font-semibold">Your cart is saved, but we couldn’t load the prices.</p>
        <p>{problem}</p>
        <Button onClick={again}>Try again</Button>
      </div>
    );
  }
  const priced = new Map(quote.items.map((item) => [lineKey(item), item]));
  if (priced.size === 0) return <CartLoading />;
  const samples = items.filter((item) => item.is_sample).length;
  const products = new Set(items.filter((item) => !item.is_sample).map((item) => item.product_id)).size;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className="lg:col-span-7">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-md text-muted">
            {[products && counted(products, 'product'), samples && counted(samples, 'free sample')].filter(Boolean).join(', ')}
          </p>
          <CartForm intent="clear" isLive={isLive} onSend={clear}>
            <Button kind="quiet" type="submit">
              Clear Cart
            </Button>
          </CartForm>
        </div>
        <ul>
          {items.map((item, at) => {
            const key = lineKey(item);
            const line = priced.get(key);
            const error = item.is_sample || item.cut_plan_id ? undefined : refused?.errors.find(({ field }) => field === item.product_id);
            const typed = error && refused ? { typed: refused.values.quantity, message: error.message } : undefined;
            return line ? <CartLine key={key} item={item} priced={line} isLive={isLive} refused={typed} onRemove={() => onRemove(at)} /> : null;
          })}
        </ul>
        <KitQuestions id="kit-questions" kits={kits.questions} />
      </div>
      <div className="lg:col-span-5 lg:row-span-2">
        <div className="lg:sticky lg:top-4">
          <CartSummary quote={quote} isPricing={isPricing}>
            {items.length > samples && <CartDelivery quote={quote} refused={refused} />}
          </CartSummary>
        </div>
      </div>
      <div className="lg:col-span-7">
        <KitOffers id="kits" kits={kits.offers} />
      </div>
    </div>
  );
}

function NotHere() {
  return (
    <div role="alert" className="grid max-w-form justify-items-start gap-4 border-2 border-error bg-error-soft p-6">
      <p className="font-semibold">Your cart is saved in your account, but we couldn’t load it.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  );
}

function CartLoading() {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-x-12 gap-y-6 lg:grid-cols-12 noscript:hidden">
      <div className="grid gap-6 border-t border-sand pt-6 lg:col-span-7">
        {['first', 'second'].map((line) => (
          <div key={line} className="grid grid-cols-12 gap-4">
            <div className="col-span-4 aspect-photo bg-linen md:col-span-3" />
            <div className="col-span-8 grid content-start gap-2 md:col-span-9">
              <div className="h-6 w-2/3 bg-linen" />
              <div className="h-4 w-1/3 bg-linen" />
              <div className="h-12 w-1/2 bg-linen" />
            </div>
          </div>
        ))}
      </div>
      <div className="h-28 bg-linen lg:col-span-5" />
    </div>
  );
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
