import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { countMissingFacts } from '../missing-facts.server.ts';
import { missingFactsSaid } from '../navigation.ts';
import type { Route } from './+types/missing-facts';

export function loader({ context }: Route.LoaderArgs) {
  return countMissingFacts(context.get(shopContext));
}

export const meta: Route.MetaFunction = () => [{ title: 'Missing facts | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function MissingFacts({ loaderData: { facts, total } }: Route.ComponentProps) {
  return (
    <AdminPage title="Missing facts" said={missingFactsSaid}>
      {total === 0 && <p className="max-w-measure bg-ok-soft p-4 font-semibold text-ok">Nothing is missing.</p>}
      <table className="w-full max-w-measure text-md">
        <caption className="sr-only">Facts and how many lack them</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What is missing</th>
            <th scope="col">How many</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ words, law, count, href }) => (
            <tr key={href} className="border-t border-sand last:border-b">
              <th scope="row" className="py-2 pr-4 text-left">
                <span className="block font-semibold">{words}</span>
                <span className="block font-regular text-sm text-muted">{law}</span>
              </th>
              <td className="py-2 text-right tabular-nums">
                {count > 0 ? (
                  <a
                    href={href}
                    className="inline-flex min-h-11 min-w-11 items-center justify-end font-semibold text-lough underline underline-offset-4"
                  >
                    <span>{count.toLocaleString('en-GB')}</span>
                    <span className="sr-only">{`: show ${words.toLowerCase()}`}</span>
                  </a>
                ) : (
                  <span className="text-muted">None</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </AdminPage>
  );
}
