import { data } from 'react-router';
import { readVisitor } from '#accounts/session.server.ts';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm } from '#platform/http/refused-form.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { breadcrumbJsonLd, contactPageJsonLd } from '#seo/json-ld.ts';
import { Showroom } from '#settings/components/showroom.tsx';
import { Page } from '#ui/page.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { ContactForm } from '../components/contact-form.tsx';
import { contactValuesFrom } from '../contact-form.ts';
import { receiveContactForm } from '../receive-contact-form.server.ts';
import type { Route } from './+types/contact';

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  return data({ begun: contactValuesFrom(query) }, { headers: query.size ? undefined : forEverybody });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const from = { address: context.get(clientAddressContext), user: await readVisitor(shop, request) };
  const { status, retryAfterSeconds, ...result } = await receiveContactForm(shop, await readForm(request), from);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return data(result, { status, headers });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your message could not be sent. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Contact' }];
  const { settings, origin } = site;
  const where = settings.town ? ` or visit our showroom in ${settings.town}` : '';
  return pageMeta({
    title: 'Contact',
    siteName: settings.business_name,
    description: `Ask about a floor, a quote or an order. Call ${settings.business_name}${settings.phone && ` on ${settings.phone}`}, send a message${where}. We reply within 24 hours.`,
    path: '/contact',
    origin,
    jsonLd: [
      contactPageJsonLd(settings, origin),
      breadcrumbJsonLd(
        [
          { name: 'Home', path: '/' },
          { name: 'Contact', path: '/contact' },
        ],
        origin,
      ),
    ],
  });
};

export default function Contact({ loaderData: { begun }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <h1 className="pt-4 text-3xl md:pt-8">Contact</h1>
      <p className="mt-4 max-w-measure text-lg text-muted">
        Call, email or visit us. Bring a photo and the measurements of your room if you have them.
      </p>
      <div className="mt-8 grid gap-12 border-t border-sand pt-8 lg:grid-cols-12 lg:gap-8">
        <section aria-label="Contact details" className="lg:col-span-5 lg:pr-12">
          <Showroom />
        </section>
        <section aria-labelledby="write" className="lg:col-span-7">
          <h2 id="write" className="pb-6 text-2xl">
            {' '}
            Send us a message
          </h2>
          <ContactForm begun={begun} before={actionData} />
        </section>
      </div>
    </Page>
  );
}
