import { data } from 'react-router';
import { countUnits } from '#catalogue/selling-unit.ts';
import { deliversTo } from '#delivery/delivery.ts';
import { placeOf, postcodeWanted } from '#delivery/postcode.ts';
import { notDelivered } from '#delivery/shipping-address.ts';
import { formatPounds, penceOf } from '#money/pence.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { readSettings } from '#settings/queries.server.ts';
import { Breadcrumb, Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { CollectionWords, DeliveryWords, MissingForFree, PlaceField } from '../components/delivery-to.tsx';
import { placeCookies, readPlace } from '../delivery-place.server.ts';
import { maxQuantity } from '../guest-cart.ts';
import { quoteCart } from '../quote.server.ts';
import type { Route } from './+types/delivery-charge';

/** What delivery of one product to somebody's postcode costs, and when it comes. The postcode is remembered for the visit. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const id = query.get('product') ?? '';
  const wanted = Number(query.get('quantity'));
  const quantity = Number.isInteger(wanted) && wanted >= 1 && wanted <= maxQuantity ? wanted : 1;
  if (!isUuid(id)) throw data(null, { status: 404 });
  const typed = query.get('postal_code');
  const named = typed === null ? readPlace(request) : placeOf(typed);
  const isServed = named === null || deliversTo(await readSettings(shop), named.country);
  const place = isServed ? named : null;
  const quote = await quoteCart(shop, { items: [{ product_id: id, quantity, is_sample: false }], place });
  if (quote.items[0]?.problem === 'gone') throw data(null, { status: 404 });
  const problem = isServed ? (typed !== null && !place ? postcodeWanted : null) : notDelivered;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (place && typed !== null) for (const cookie of placeCookies(shop.config.origin, place)) headers.append('Set-Cookie', cookie);
  return data({ id, quantity, quote, problem, typed: typed ?? quote.delivery_to?.postal_code ?? '' }, { headers });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Delivery charge | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function DeliveryCharge({ loaderData }: Route.ComponentProps) {
  const { id, quantity, quote, problem, typed } = loaderData;
  const [item] = quote.items;
  const pounds = (amount: number) => formatPounds(penceOf(amount));
  return (
    <Page>
      <Breadcrumb steps={[{ name: item?.product_name ?? '', href: `/products/${id}` }, { name: 'Delivery' }]} />
      <h1 className="pt-2 text-3xl">Delivery to you</h1>
      <div className="grid max-w-form gap-6 pt-4">
        <p>{`${item?.product_name}, ${countUnits(quantity, item?.unit ?? 'box')}, ${pounds(quote.goods_total)}`}</p>
        {quote.delivery_to && (
          <div role="status" className="grid gap-2 bg-linen p-4">
            {!quote.delivery_asks && (
              <p className="text-xl">{quote.delivery === 0 ? 'Delivery is free' : `Delivery costs ${pounds(quote.delivery)}`}</p>
            )}
            <DeliveryWords quote={quote} />
            <CollectionWords quote={quote} />
            <MissingForFree quote={quote} />
          </div>
        )}
        <form action="/delivery-charge">
          <input type="hidden" name="product" value={id} />
          <input type="hidden" name="quantity" value={quantity} />
          <PlaceField key={typed} value={typed} error={problem ?? undefined} />
        </form>
        <p>
          <a href={`/products/${id}`} className="inline-flex min-h-11 items-center font-semibold text-lough underline underline-offset-4">
            Back to the product
          </a>
        </p>
      </div>
    </Page>
  );
}
