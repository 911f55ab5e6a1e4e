import { useEffect, useRef, useState } from 'react';
import { data, useFetcher } from 'react-router';
import { readVisitor } from '#accounts/session.server.ts';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm } from '#platform/http/refused-form.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { breadcrumbJsonLd, contactPageJsonLd } from '#seo/json-ld.ts';
import { Showroom } from '#settings/components/showroom.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextArea, TextField } from '#ui/field.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { type ContactValues, contactSubjects, contactValuesFrom, trapField } from '../contact-form.ts';
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
    description:
      `Ask about a floor, a quote or an order. Call ${settings.business_name}${settings.phone && ` on ${settings.phone}`}, send a ` +
      `message${where}. We reply within 24 hours.`,
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

/** What came of sending the form. */
type ContactResult = { sent?: string | null; errors: { field: string; message: string }[]; values: Partial<ContactValues> };

const confirmedFor = 3000;
const noErrors: ContactResult['errors'] = [];

/** The message form. Sent in place where JavaScript runs, otherwise as a page; `before` is the answer to the latter. */
function ContactForm({ begun, before }: { begun: ContactValues; before: ContactResult | undefined }) {
  const fetcher = useFetcher<ContactResult>();
  const result = fetcher.data ?? before;
  const errors = result?.errors ?? noErrors;
  const values = result && !result.sent ? result.values : begun;
  const form = useRef<HTMLFormElement>(null);
  const confirmed = useConfirmation(result?.sent ?? null, fetcher.data);
  useEffect(() => {
    if (fetcher.data?.sent) form.current?.reset();
  }, [fetcher.data]);
  const field = (name: keyof ContactValues) => ({ name, defaultValue: values[name], error: errors.find((error) => error.field === name)?.message });

  return (
    <fetcher.Form ref={form} method="post" action="/contact" noValidate className="grid max-w-form gap-5">
      <ErrorSummary errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone number" type="tel" autoComplete="tel" optional hint="If you’d like us to call you." {...field('phone')} />
      <Select label="What is it about?" {...field('subject')}>
        <option value="">Please choose</option>
        {contactSubjects.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea label="Message" hint="For a quote, tell us the size of each room and what the floor is now." rows={7} {...field('message')} />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          Send message
        </Button>
        <p role="status" className="text-md text-muted">
          {fetcher.state === 'submitting' ? 'Sending…' : result?.sent ? <Sent /> : 'We reply within 24 hours.'}
        </p>
      </div>
      {confirmed && (
        <p className="flex items-start gap-3 bg-ok-soft p-4 font-semibold text-ok">
          <CheckIcon className="mt-1 size-5" />
          <span>{confirmed}</span>
        </p>
      )}
    </fetcher.Form>
  );
}

/** Stays when the confirmation has gone, so that nobody has to wonder whether it went through. */
function Sent() {
  return <span className="font-semibold text-ok">Sent. We reply within 24 hours.</span>;
}

/** The confirmation, which goes after three seconds where a script can take it away; `answer` is new with each sending. */
function useConfirmation(sent: string | null, answer: unknown): string | null {
  const [gone, setGone] = useState<unknown>(null);
  const key = answer ?? sent;
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setGone(key), confirmedFor);
    return () => clearTimeout(timer);
  }, [sent, key]);
  return sent && gone !== key ? sent : null;
}
