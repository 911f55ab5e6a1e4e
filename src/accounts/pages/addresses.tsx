import { redirect } from 'react-router';
import { countryName } from '#delivery/delivery.ts';
import { envelopeLines } from '#delivery/shipping-address.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { ownValue } from '#platform/own-value.ts';
import { readSettings } from '#settings/queries.server.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { Done, OwnPage } from '../components/own-page.tsx';
import { chooseAddress, deleteAddress, listAddresses } from '../own/address-book.server.ts';
import { visitorContext } from '../visitor-pages.server.ts';
import type { Route } from './+types/addresses';

const doneWords: Record<string, string> = {
  kept: 'Address saved.',
  deleted: 'Address deleted.',
  chosen: 'Default address changed.',
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const [book, settings] = await Promise.all([listAddresses(shop, visitor.id), readSettings(shop)]);
  const addresses = book.map(({ id, isDefault, address }) => ({
    id,
    isDefault,
    lines: envelopeLines(address, (code) => countryName(settings, code)),
  }));
  return { addresses, done: ownValue(doneWords, new URL(request.url).searchParams.get('done')) ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const { choose, remove } = textFields(await readForm(request), ['choose', 'remove']);
  try {
    if (remove) await deleteAddress(shop, visitor.id, remove);
    else await chooseAddress(shop, visitor.id, choose);
    return redirect(`/account/addresses?done=${remove ? 'deleted' : 'chosen'}`, { status: 303 });
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your addresses could not be changed. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Addresses | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Addresses({ loaderData: { addresses, done }, actionData }: Route.ComponentProps) {
  return (
    <OwnPage title="Addresses" wide>
      <div className="grid max-w-form gap-6">
        <ErrorSummary errors={actionData?.errors ?? []} />
        {done && !actionData && <Done>{done}</Done>}
        {addresses.length === 0 && <p className="text-muted">No saved addresses yet. Save one for a faster checkout.</p>}
      </div>
      {addresses.length > 0 && (
        <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {addresses.map((address) => (
            <AddressCard key={address.id} {...address} />
          ))}
        </ul>
      )}
      <p className="mt-8">
        <ButtonLink href="/account/addresses/new">Add an address</ButtonLink>
      </p>
    </OwnPage>
  );
}

function AddressCard({ id, isDefault, lines }: { id: string; isDefault: boolean; lines: string[] }) {
  const where = <span className="sr-only">{` ${lines.slice(0, 2).join(', ')}`}</span>;
  return (
    <li className="grid content-between gap-4 border border-sand bg-white p-4">
      <address className="text-md not-italic">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same
          <span key={at} className={at === 0 ? 'block font-semibold' : 'block'}>
            {line}
          </span>
        ))}
        {isDefault && (
          <Badge tone="ok" className="mt-3">
            We deliver here
          </Badge>
        )}
      </address>
      <div className="flex flex-wrap items-center gap-x-2">
        <ButtonLink kind="quiet" href={`/account/addresses/${id}`}>
          Change{where}
        </ButtonLink>
        <SaveForm className="contents">
          <SubmitButton kind="quiet" name="remove" value={id}>
            Delete{where}
          </SubmitButton>
          {!isDefault && (
            <SubmitButton kind="quiet" name="choose" value={id}>
              Deliver here{where}
            </SubmitButton>
          )}
        </SaveForm>
      </div>
    </li>
  );
}
