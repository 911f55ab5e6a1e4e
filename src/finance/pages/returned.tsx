import { data, redirect } from 'react-router';
import { isLine } from '#cart/guest-cart.ts';
import { changeVisitorCart, readVisitorCart } from '#cart/visitor-cart.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { PhoneIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { approvalCookie, noteReturn, readApproval } from '../applications.server.ts';

import { type LenderOutcome, lenderOutcomes } from '../lender-form.ts';
import type { Route } from './+types/returned';

const kept = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

/** Where the lender sends back somebody who applied for goods that are not ordered yet. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const outcome = lenderOutcomes.find((known) => known === params.outcome);
  const application = new URL(request.url).searchParams.get('application') ?? '';
  const noted = outcome ? await noteReturn(context.get(shopContext), application, outcome) : null;
  if (!outcome || !noted) throw data(null, { status: 404, headers: kept });
  return data({ outcome, ...noted }, { headers: kept });
}

/** Orders what was applied for: as many of it in the cart, and on to the checkout. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const wanted = await readApproval(shop, new URL(request.url).searchParams.get('application') ?? '');
  if (!wanted) throw data(null, { status: 404, headers: kept });
  const { items } = await readVisitorCart(shop, request);
  const there = items.find(isLine({ product_id: wanted.productId }));
  const line = { product_id: wanted.productId, quantity: wanted.quantity };
  const response = redirect('/checkout', { status: 303, headers: kept });
  response.headers.append('Set-Cookie', approvalCookie(shop.config.origin, wanted.id));
  // They may have put some of it in before.
  if (there?.quantity === wanted.quantity) return response;
  const cookies = await changeVisitorCart(shop, request, there ? { kind: 'quantity', ...line } : { kind: 'add', ...line, area_m2: null });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Failed to add to cart. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Pay It Monthly' }];
  const description = 'The result of your finance application.';
  return pageMeta({
    title: 'Pay It Monthly',
    siteName: site.settings.business_name,
    description,
    path: '/finance',
    origin: site.origin,
    noindex: true,
  });
};

const titles: Record<LenderOutcome, string> = {
  pass: 'Your finance has been approved',
  refer: 'Your application is being reviewed',
  fail: 'Your application was declined',
};

export default function Returned({ loaderData: { outcome, reference, productId, quantity }, actionData }: Route.ComponentProps) {
  const { settings } = useShopSettings();
  const lender = settings.finance.provider_name;
  const product = productId ? `/products/${productId}` : '/products';
  return (
    <Page className="grid justify-items-start gap-4">
      <h1 className="pt-4 text-3xl">{titles[outcome]}</h1>
      <div className="prose max-w-measure">
        {outcome === 'pass' && (
          <p>
            You haven’t ordered yet, and no items are reserved for you.{' '}
            <span>
              {quantity
                ? 'Order now: enter your delivery address, and use your approved finance at the payment step.'
                : 'Please get in touch to order.'}
            </span>
          </p>
        )}
        {outcome === 'refer' && (
          <p>
            <span>{lender}</span> is reviewing your application and will contact you with a decision. You haven’t ordered yet, and you owe nothing.
          </p>
        )}
        {outcome === 'fail' && (
          <p>
            <span>{lender}</span> makes its own decisions and doesn’t tell us why, but you can ask them. You haven’t ordered, and you owe nothing. You
            can pay by card instead, or choose another floor.
          </p>
        )}
        <p>
          Your application reference is <strong className="font-semibold tabular-nums">{reference}</strong>. Please quote it if you contact us.
        </p>
      </div>
      {outcome === 'pass' && productId && quantity && (
        <SaveForm className="grid gap-4">
          <ErrorSummary errors={actionData?.errors ?? []} />
          <SubmitButton>{`Order ${quantity === 1 ? 'it' : `all ${quantity}`} now`}</SubmitButton>
        </SaveForm>
      )}
      <div className="flex flex-wrap gap-3">
        {outcome !== 'fail' && settings.phone && (
          <ButtonLink href={phoneAddress(settings.phone)}>
            <PhoneIcon />
            <span>{settings.phone}</span>
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" href={product}>
          Back to the product
        </ButtonLink>
        <ButtonLink kind="quiet" href={`/contact?${new URLSearchParams({ product: `application ${reference}` })}`}>
          Contact us
        </ButtonLink>
      </div>
    </Page>
  );
}
