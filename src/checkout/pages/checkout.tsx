import { pageMeta } from '#seo/page-meta.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#site/links.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PhoneIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import type { Route } from './+types/checkout';

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Checkout' }];
  const description = 'How to order.';
  return pageMeta({ title: 'Checkout', siteName: site.settings.business_name, description, path: '/checkout', origin: site.origin, noindex: true });
};

/** Paying on the site is not open yet; this page says so, and who takes the order meanwhile. */
export default function Checkout() {
  const { settings, hours } = useShopSettings();
  return (
    <Page className="grid justify-items-start gap-4">
      <h1 className="pt-4 text-3xl">Checkout</h1>
      <p className="max-w-measure text-lg">
        Paying on this site is not open yet. Your cart stays as it is in this browser, and we will gladly take the order ourselves.
      </p>
      <ul className="grid max-w-measure gap-2">
        {settings.phone && <li>Ring us and read us your cart: prices, delivery and free samples are as it says.</li>}
        {settings.town && <li>Or come to the showroom in {settings.town}, where the floors are to be walked on.</li>}
      </ul>
      <p className="text-muted">{hours.map((line) => `${line.days} ${line.hours}`).join(', ')}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        {settings.phone && (
          <ButtonLink href={phoneAddress(settings.phone)}>
            <PhoneIcon />
            {settings.phone}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" href="/contact">
          Write to us
        </ButtonLink>
        <ButtonLink kind="quiet" href="/cart">
          Back to the cart
        </ButtonLink>
      </div>
    </Page>
  );
}
