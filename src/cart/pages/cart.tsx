import { useKeptState } from '#accounts/use-kept-state.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#site/links.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { notify } from '#ui/notices.tsx';
import { Page } from '#ui/page.tsx';
import { CartLine } from '../components/cart-line.tsx';
import { CartSummary } from '../components/cart-summary.tsx';
import { keptCart, useCart } from '../use-cart.ts';
import { cartLines } from '../use-cart-lines.ts';
import { useQuote } from '../use-quote.ts';
import type { Route } from './+types/cart';

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Cart' }];
  const description = 'What you have chosen, and what it costs in all.';
  return pageMeta({ title: 'Cart', siteName: site.settings.business_name, description, path: '/cart', origin: site.origin, noindex: true });
};

export default function CartPage() {
  const state = useKeptState(keptCart);
  const { items } = useCart();
  const { settings } = useShopSettings();
  return (
    <Page>
      <h1 className="py-4 text-3xl">Cart</h1>
      <p className="hidden bg-warn-soft p-4 noscript:block">
        The cart is kept in your browser, which has JavaScript switched off.{' '}
        {settings.phone && (
          <>
            You can order by phone: <a href={phoneAddress(settings.phone)}>{settings.phone}</a>.
          </>
        )}
      </p>
      {state === 'coming' ? (
        <CartLoading />
      ) : state === 'lost' ? (
        <NotHere />
      ) : items.length === 0 ? (
        <div className="grid justify-items-start gap-4 border-t border-sand py-12">
          <p className="text-xl">Your cart is empty</p>
          <ButtonLink href="/products">Browse Products</ButtonLink>
        </div>
      ) : (
        <FullCart />
      )}
    </Page>
  );
}

function FullCart() {
  const { items } = useCart();
  const { quote, isPricing, problem, again } = useQuote(items);
  const clear = () => notify({ text: 'Cart cleared.', undo: cartLines.clear() });
  if (problem) {
    return (
      <div role="alert" className="grid max-w-form justify-items-start gap-4 border-2 border-error bg-error-soft p-6">
        <p className="font-semibold">Your cart is safe, but we could not work out its prices.</p>
        <p>{problem}</p>
        <Button onClick={again}>Try again</Button>
      </div>
    );
  }
  if (!quote) return <CartLoading />;
  const priced = new Map(quote.items.map((item) => [`${item.product_id} ${item.is_sample}`, item]));
  const products = items.filter((item) => !item.is_sample).length;
  const samples = items.length - products;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-md text-muted">
            {[products && counted(products, 'product'), samples && counted(samples, 'free sample')].filter(Boolean).join(', ')}
          </p>
          <Button kind="quiet" onClick={clear}>
            Clear Cart
          </Button>
        </div>
        <ul>
          {items.map((item) => {
            const key = `${item.product_id} ${item.is_sample}`;
            const line = priced.get(key);
            return line ? <CartLine key={key} item={item} priced={line} /> : null;
          })}
        </ul>
      </div>
      <div className="lg:col-span-5">
        <div className="lg:sticky lg:top-4">
          <CartSummary quote={quote} isPricing={isPricing} />
        </div>
      </div>
    </div>
  );
}

function NotHere() {
  return (
    <div role="alert" className="grid max-w-form justify-items-start gap-4 border-2 border-error bg-error-soft p-6">
      <p className="font-semibold">Your cart is safe in your account, but we could not read it just now.</p>
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
