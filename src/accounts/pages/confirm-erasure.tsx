import { data, redirect } from 'react-router';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readCookie } from '#platform/http/cookies.server.ts';
import { refusedForm } from '#platform/http/refused-form.server.ts';
import { WhatGoes } from '#privacy/components/what-goes.tsx';
import { confirmErasure, erasureLinkWorks } from '#privacy/requests/ask-for-erasure.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { endedLinkCookie, readLinkToken } from '../account-links.server.ts';
import { Done } from '../components/own-page.tsx';
import { forLinkReader } from '../visitor-pages.server.ts';
import type { Route } from './+types/confirm-erasure';

/** Following the link only asks; the button decides, so that programs which open every link in a mail decide nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.has('done')) return data({ state: 'done' as const }, { headers: forLinkReader });
  const shop = context.get(shopContext);
  const works = await erasureLinkWorks(shop, readLinkToken(shop.config.origin, request, 'erasure'));
  return data({ state: works ? ('open' as const) : ('broken' as const) }, { headers: forLinkReader });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { origin } = shop.config;
  try {
    await confirmErasure(shop, readLinkToken(origin, request, 'erasure'), readCookie(request, 'chat') ?? null);
    return redirect('/privacy/erase/confirm?done', { status: 303, headers: { 'Set-Cookie': endedLinkCookie(origin, 'erasure') } });
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your data could not be erased. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Erase my data | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmErasure({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <h1 className="pt-4 text-3xl md:pt-8"> Erase your data </h1>
      <div className="mt-8 grid max-w-form justify-items-start gap-6">
        {state === 'open' && (
          <SaveForm>
            <ErrorSummary errors={actionData?.errors ?? []} />
            <WhatGoes />
            <p>Any guest chat in this browser is erased too. This cannot be undone.</p>
            <div>
              <SubmitButton>Erase my data</SubmitButton>
            </div>
          </SaveForm>
        )}
        {state === 'broken' && (
          <>
            <p>This link has expired or has already been used. It works once, within a day. Nothing has been erased.</p>
            <ButtonLink href="/privacy/erase">Request a new link</ButtonLink>
          </>
        )}
        {state === 'done' && (
          <>
            <Done>Your data has been erased.</Done>
            <p>We’re emailing you a summary of what we erased and what we must keep by law.</p>
            <ButtonLink href="/">Back to the shop</ButtonLink>
          </>
        )}
      </div>
    </Page>
  );
}
