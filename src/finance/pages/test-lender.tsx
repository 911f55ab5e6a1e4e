import { data } from 'react-router';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, textsOf } from '#platform/http/refused-form.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { testFinance } from '#settings/public-settings.ts';
import { readServices } from '#settings/queries.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import type { LenderOutcome } from '../lender-form.ts';
import { readTestLoan } from '../test-lender.ts';
import type { Route } from './+types/test-lender';

const kept = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };

/** Only where it stands in for a real lender. */
export async function loader({ context }: Route.LoaderArgs) {
  if ((await readServices(context.get(shopContext))).lender !== 'stand-in') throw data(null, { status: 404, headers: kept });
  return data(null, { headers: kept });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if ((await readServices(shop)).lender !== 'stand-in') throw data(null, { status: 404, headers: kept });
  const form = await readForm(request);
  const fields = textsOf(form);
  const read = readTestLoan(fields, shop.config.origin);
  return data(read, { status: 'problem' in read ? 422 : 200, headers: kept });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Test lender' }];
  const description = 'Stands in for a lender. No credit is given.';
  return pageMeta({
    title: 'Test lender',
    siteName: site.settings.business_name,
    description,
    path: '/test-lender',
    origin: site.origin,
    noindex: true,
  });
};

const answers: [LenderOutcome, string, 'primary' | 'secondary'][] = [
  ['pass', 'Approve', 'primary'],
  ['refer', 'Refer for a manual check', 'secondary'],
  ['fail', 'Decline', 'secondary'],
];

export default function TestLender({ actionData: read }: Route.ComponentProps) {
  return (
    <Page className="grid justify-items-start gap-6">
      <h1 className="pt-4 text-3xl">Test lender</h1>
      <p className="bg-warn-soft p-4 text-md">
        <strong className="font-semibold">{testFinance}</strong> The shop has no account at a lender, so this page stands in for one. It is sent the
        same form and leads back in the same three ways.
      </p>
      {!read && <p>An application to pay monthly, from a product or the checkout, leads here.</p>}
      {read && 'problem' in read && (
        <p role="alert" className="border-2 border-error bg-error-soft p-4">
          {`A lender would not take this form. ${read.problem}`}
        </p>
      )}
      {read && 'loan' in read && (
        <>
          <div className="grid w-full max-w-form gap-2">
            <h2 className="text-xl">{read.loan.goods}</h2>
            {read.loan.customer && <p className="text-md text-muted">{read.loan.customer}</p>}
            <table className="w-full text-md tabular-nums">
              <caption className="sr-only">What the application asks for</caption>
              <tbody>
                {read.loan.rows.map(([term, value]) => (
                  <tr key={term} className="border-t border-sand">
                    <th scope="row" className="py-2 pr-4 text-left font-regular text-muted">
                      {term}
                    </th>
                    <td className="py-2 text-right">{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="flex flex-wrap gap-3">
            {answers.map(([outcome, words, kind]) => (
              <ButtonLink key={outcome} kind={kind} href={read.loan.leadsTo[outcome]} data-reload>
                {words}
              </ButtonLink>
            ))}
          </div>
        </>
      )}
    </Page>
  );
}
