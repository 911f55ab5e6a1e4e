import { useRef } from 'react';
import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { checkoutKeyCookie } from '#cart/checkout-key.server.ts';
import { quoteCart } from '#cart/quote.server.ts';
import { deliveryCountries } from '#delivery/delivery.ts';
import { envelopeLines } from '#delivery/shipping-address.ts';
import { placeOfAddress } from '#delivery/ways.ts';
import { payPath } from '#orders/order.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { pageAddress } from '#platform/http/tidy-address.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { type BegunCheckout, beginCheckout, tokenFor } from '../begin-checkout.server.ts';
import { couldNotPlace } from '../checkout-fields.ts';
import { donePath } from '../checkout-path.ts';
import { CheckoutFrame } from '../components/checkout-frame.tsx';
import { ShippingForm } from '../components/shipping-form.tsx';
import { useCartOnItsWay } from '../components/use-cart-on-its-way.ts';
import { type RefusedCheckout, receiveShippingForm } from '../receive-shipping-form.server.ts';
import { lineProblems, remediesOf, summaryOfQuote } from '../summary.ts';
import type { Route } from './+types/checkout';

/** Step 1. An order that this checkout has led to already is changed by it; one that is paid is shown instead. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const begun = await beginCheckout(shop, request).catch(notFound);
  const { key, items, order, visitor, book, values, changesOrder } = begun;
  if (order && begun.isOrdered) throw redirect(donePath(order.id, await tokenFor(shop, order)), { status: 303 });
  if (order && begun.onlyToPay) throw redirect(payPath(order.id, new URL(request.url).searchParams.get('token')), { status: 303 });
  const owner = { userId: visitor?.id ?? null, checkoutKey: key };
  const settings = await readSettings(shop);
  const quote = await quoteCart(shop, { items, place: placeOfAddress(settings, values) }, owner);
  const unpaid = order && items.length === 0 ? payPath(order.id, await tokenFor(shop, order)) : null;
  const headers = new Headers(forLinkReader);
  if (items.length > 0 && request.method === 'GET') headers.append('Set-Cookie', checkoutKeyCookie(shop.config.origin, key));
  const { pathname, searchParams } = pageAddress(request);
  searchParams.delete('address');
  const here = `${pathname}${searchParams.size ? `?${searchParams}` : ''}`;
  const offered = book.map(({ id, address }) => ({
    id,
    words: envelopeLines(address, () => '')
      .slice(1, 4)
      .join(', '),
  }));
  const shown = { values, book: offered, countries: deliveryCountries(settings), isCustomer: visitor !== null, leftInBrowser: begun.leftInBrowser };
  const looksUp = shop.config.addressLookup !== null;
  return data({ key, items, quote, changesOrder, unpaid, here, looksUp, ...shown }, { headers });
}

export const action = ({ context, request }: Route.ActionArgs) =>
  receiveShippingForm(context.get(shopContext), request, context.get(clientAddressContext));

/** Where the shop was not reached the order may have arrived all the same: sent again it is the same one. */
export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, couldNotPlace);

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Checkout' }];
  const description = 'Your delivery details and order total.';
  return pageMeta({ title: 'Checkout', siteName: site.settings.business_name, description, path: '/checkout', origin: site.origin, noindex: true });
};

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { countries, changesOrder, isCustomer, book, unpaid, here, leftInBrowser, looksUp } = loaderData;
  const isOnItsWay = useCartOnItsWay({ isEmpty: loaderData.items.length === 0, leftInBrowser: actionData ? 0 : leftInBrowser });
  const lastRefused = useRef<RefusedCheckout>(undefined);
  if (actionData && !('isLost' in actionData)) lastRefused.current = actionData;
  const refused = lastRefused.current;
  const errors = actionData?.errors ?? [];
  // What was sent and refused is shown as it was sent; the cart may have moved on.
  const { key, items, quote, values } = refused ?? loaderData;
  if (isOnItsWay) return <BringingTheCart />;
  if (items.length === 0) return <NothingToOrder unpaid={unpaid} />;
  const problems = lineProblems(errors);
  const remedies = remediesOf(quote, problems);
  const summary = summaryOfQuote(quote, problems);
  return (
    <CheckoutFrame step="Shipping" summary={summary}>
      {!isCustomer && <LogInInstead here={here} />}
      {!refused && <SavedAddresses book={book} here={here} />}
      <ShippingForm
        key={refused ? `sent ${refused.found && refused.values.address} ${refused.found?.length}` : 'begun'}
        values={values}
        errors={errors}
        countries={countries}
        days={quote.delivery_days}
        checkoutKey={key}
        items={items}
        summary={summary}
        changesOrder={changesOrder}
        mayKeep={isCustomer}
        found={looksUp ? (refused?.found ?? []) : null}
        remedies={remedies}
        adjusted={refused?.adjusted ?? null}
        isSentBack={refused !== undefined}
      />
    </CheckoutFrame>
  );
}

function NothingToOrder({ unpaid }: { unpaid: string | null }) {
  return (
    <Page className="grid justify-items-start gap-4">
      <h1 className="pt-4 text-3xl">Checkout</h1>
      <p className="text-xl">Your cart is empty</p>
      {unpaid && <p className="max-w-measure">You have an unpaid order.</p>}
      <div className="flex flex-wrap gap-2">
        {unpaid && <ButtonLink href={unpaid}>Continue to payment</ButtonLink>}
        <ButtonLink href="/products" kind={unpaid ? 'secondary' : 'primary'}>
          Browse Products
        </ButtonLink>
      </div>
    </Page>
  );
}

/** Just logged in: what the guest chose joins the account's cart first. */
function BringingTheCart() {
  return (
    <Page className="grid justify-items-start gap-4">
      <h1 className="pt-4 text-3xl">Checkout</h1>
      <p role="status" className="noscript:hidden">
        Loading your cart…
      </p>
      <p className="hidden noscript:block">
        Some items you chose before logging in are not in your cart yet. <a href="/cart">Check your cart</a> first.
      </p>
    </Page>
  );
}

function notFound(error: unknown): BegunCheckout {
  if (error instanceof Refusal && error.kind === 'not-found') throw data(null, { status: 404, headers: forLinkReader });
  throw error;
}

const link =
  'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough';

/** Guest first; logging in is offered, comes back here, and loses nothing. */
function LogInInstead({ here }: { here: string }) {
  return (
    <p className="mb-2 text-md text-muted">
      No account needed. Already have one?{' '}
      <a href={`/login?${new URLSearchParams({ next: here })}`} className={link}>
        Log in
      </a>
    </p>
  );
}

/** A customer's saved addresses; one click fills the form in. `here`: this page, as it says what is ordered. */
function SavedAddresses({ book, here }: { book: readonly { id: string; words: string }[]; here: string }) {
  if (book.length < 2) return null;
  return (
    <nav aria-label="Saved addresses" className="mb-6">
      <h2 className="font-sans text-md font-semibold">Deliver to</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {book.map(({ id, words }) => (
          <li key={id}>
            <a
              href={`${here}${here.includes('?') ? '&' : '?'}address=${id}`}
              className="grid min-h-11 max-w-panel content-center border border-stone bg-white px-3 py-1 text-sm hover:border-ink"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
