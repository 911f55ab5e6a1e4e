import { data, redirect } from 'react-router';
import { deliveryCountries } from '#delivery/delivery.ts';
import { addressFields, addressValues, shippingAddressSchema } from '#delivery/shipping-address.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { invalidForm } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { AddressForm } from '../components/address-form.tsx';
import { OwnPage } from '../components/own-page.tsx';
import { keepAddress, listAddresses } from '../own/address-book.server.ts';
import { visitorContext } from '../visitor-pages.server.ts';
import type { Route } from './+types/address';

/** A new address at /account/addresses/new, or one of the book's. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const [book, settings] = await Promise.all([listAddresses(shop, visitor.id), readSettings(shop)]);
  const kept = book.find(({ id }) => id === params.id);
  if (!kept && params.id !== 'new') throw data(null, { status: 404 });
  const countries = deliveryCountries(settings);
  const begun = { ...addressValues(null), email: visitor.email, country: countries[0]?.country ?? '' };
  const others = book.filter(({ id }) => id !== params.id);
  return {
    isNew: !kept,
    values: kept?.address ?? begun,
    isDefault: kept?.isDefault ?? false,
    mayBeOther: others.length > 0 && !kept?.isDefault,
    countries,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const form = await readForm(request);
  const values = textFields(form, addressFields);
  const isDefault = form.get('is_default') === '1';
  try {
    const countries = deliveryCountries(await readSettings(shop)).map(({ country }) => country);
    const parsed = shippingAddressSchema(countries).safeParse(values);
    if (!parsed.success) throw invalidForm(parsed.error);
    await keepAddress(shop, visitor.id, { id: params.id === 'new' ? null : params.id, address: parsed.data, isDefault });
    return redirect('/account/addresses?done=kept', { status: 303 });
  } catch (error) {
    return refusedForm(error, { ...values, isDefault });
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'The address could not be saved. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Address | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  const { isNew, mayBeOther, countries } = loaderData;
  return (
    <OwnPage title={isNew ? 'New address' : 'Change address'} within={{ name: 'Addresses', href: '/account/addresses' }}>
      <AddressForm
        values={{ ...loaderData.values, ...actionData?.values }}
        isDefault={actionData && !('isLost' in actionData) ? actionData.values.isDefault : loaderData.isDefault}
        mayBeOther={mayBeOther}
        errors={actionData?.errors ?? []}
        countries={countries}
      />
    </OwnPage>
  );
}
