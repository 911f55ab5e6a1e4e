import { data, redirect } from 'react-router';
import { isLine, lineKey } from '#cart/guest-cart.ts';
import { quoteCart } from '#cart/quote.server.ts';
import { changeVisitorCart } from '#cart/visitor-cart.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds, penceOf } from '#money/pence.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { refusedForm } from '#platform/http/refused-form.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { orderableItems, readAgentCart } from '../agent-carts.server.ts';
import type { Route } from './+types/prepared-cart';

/** What a shopping program chose: to be looked at first. Nothing is in anybody's cart before they say so. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const cart = await readAgentCart(shop, params.token);
  if (!cart) throw data(null, { status: 404 });
  const items = orderableItems(cart.quote);
  const isShort = cart.quote.items.filter(({ problem }) => problem === 'too-many').map(lineKey);
  const leftOut = cart.quote.items.filter((line) => !items.some(isLine(line)));
  return { quote: await quoteCart(shop, { items }), isShort, leftOut: [...new Set(leftOut.map(({ product_name }) => product_name))] };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const cart = await readAgentCart(shop, params.token);
  if (!cart) throw data(null, { status: 404 });
  try {
    const cookies = await changeVisitorCart(shop, request, { kind: 'put-back', items: orderableItems(cart.quote) });
    const response = redirect('/cart?done=added', { status: 303 });
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'These could not be added to your cart. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const site = matches[0].loaderData;
  const title = 'Chosen for you';
  if (!site) return [{ title }];
  const description = 'Items chosen for you, and what they cost.';
  return pageMeta({
    title,
    siteName: site.settings.business_name,
    description,
    path: `/prepared-cart/${params.token}`,
    origin: site.origin,
    noindex: true,
  });
};

export default function PreparedCart({ loaderData: { quote, isShort, leftOut }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <div className="grid max-w-form gap-4 pb-12">
        <h1 className="pt-4 text-3xl">Chosen for you</h1>
        <p>A shopping assistant chose these for you. Nothing is in your cart until you add it, and nothing is ordered until you pay.</p>
        <ErrorSummary errors={actionData?.errors ?? []} />
        <ul className="border-t border-sand">
          {quote.items.map(({ product_id, product_name, quantity, unit, total_price, size, cut_plan_id, cuts }) => (
            <li key={lineKey({ product_id, cut_plan_id })} className="grid gap-1 border-b border-sand py-3">
              <p className="flex flex-wrap justify-between gap-x-6 tabular-nums">
                <a href={`/products/${product_id}`} className="font-semibold underline decoration-oak decoration-2 underline-offset-4">
                  {product_name}
                </a>
                <span>{formatPounds(penceOf(total_price))}</span>
              </p>
              <p className="text-md text-muted">
                <span>{cuts?.words ?? countUnits(quantity, unit)}</span>
                <span>{size && `, ${size}`}</span>
              </p>
              {isShort.includes(lineKey({ product_id, cut_plan_id })) && (
                <p className="text-md font-semibold text-warn">You asked for more, but this is all we have.</p>
              )}
            </li>
          ))}
        </ul>
        {leftOut.map((name) => (
          <p key={name} className="text-md font-semibold text-warn">
            <span>{name}</span> is not available and has been left out.
          </p>
        ))}
        <p className="flex justify-between text-lg font-semibold tabular-nums">
          <span>Items</span>
          <span>{formatPounds(penceOf(quote.goods_total))}</span>
        </p>
        {quote.items.length > 0 ? (
          <SaveForm>
            <SubmitButton>Add to cart</SubmitButton>
          </SaveForm>
        ) : (
          <p className="font-semibold">
            None of these are available.{' '}
            <a href="/products" className="underline underline-offset-4">
              Browse products
            </a>
          </p>
        )}
      </div>
    </Page>
  );
}
