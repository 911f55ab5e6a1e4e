import type { ReactNode } from 'react';
import { data } from 'react-router';
import { pageMeta } from '#platform/page-meta.ts';
import { readServices } from '#settings/queries.server.ts';
import { Page, Section } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { documentedTokens, testCards, testEntries } from '../test-cards.ts';
import type { Route } from './+types/test-till';

/** There is a test till only where it stands in for a card provider. */
export async function loader({ context }: Route.LoaderArgs) {
  if ((await readServices(context.get(shopContext))).till !== 'stand-in') throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Test till' }];
  const description = 'Cards to try at the checkout. No money moves.';
  return pageMeta({ title: 'Test till', siteName: site.settings.business_name, description, path: '/test-till', origin: site.origin, noindex: true });
};

/** The cards that the test till knows. */
export default function TestTill() {
  return (
    <Page className="grid gap-8">
      <div className="max-w-measure pt-4">
        <h1 className="text-3xl">Test till: no money moves</h1>
        <p className="mt-4 text-lg">
          This shop has no account with a card provider yet, so its payments are taken by a till of its own that only pretends. Never type a real card
          here.
        </p>
      </div>
      <Section id="cards" title="Cards to try">
        <p className="mb-4 max-w-measure text-md">With any expiry date that is not past, the CVV 111, and any postcode.</p>
        <Table heads={['Number', 'What happens']} rows={testCards.map(({ number, says }) => [<Mono key={number}>{number}</Mono>, says])} />
      </Section>
      <Section id="entries" title="With any of these cards">
        <Table heads={['Type', 'What happens']} rows={testEntries.map(({ entry, says }) => [<b key={entry}>{entry}</b>, says])} />
      </Section>
      <Section id="wallets" title="Apple Pay and Google Pay">
        <p className="max-w-measure text-md">Both are offered in every browser here. They ask once more, and then pay as a good card does.</p>
      </Section>
      <Section id="programs" title="For programs">
        <p className="mb-4 max-w-measure text-md">
          Where there is no card form, these stand for a card in the <code>source_id</code> of <code>POST /api/payments/square</code>.
        </p>
        <ul className="grid gap-1 sm:grid-cols-2">
          {documentedTokens.map((token) => (
            <li key={token}>
              <Mono>{token}</Mono>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function Mono({ children }: { children: string }) {
  return <code className="font-mono text-md">{children}</code>;
}

function Table({ heads, rows }: { heads: readonly string[]; rows: readonly ReactNode[][] }) {
  return (
    <table className="w-full max-w-measure text-left text-md">
      <thead>
        <tr className="border-b border-stone">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
          <tr key={row} className="border-b border-sand align-top">
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do the columns
              <td key={column} className="py-2 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
