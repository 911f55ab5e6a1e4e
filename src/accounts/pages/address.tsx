import { data, redirect } from 'react-router';
import { AddressFields } from '#delivery/components/address-fields.tsx';
import { deliveryCountries } from '#delivery/delivery.ts';
import { type AddressValues, addressFields, addressValues, shippingAddressSchema } from '#delivery/shipping-address.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { accept } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
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
    const parsed = accept(shippingAddressSchema(countries), values);
    await keepAddress(shop, visitor.id, { id: params.id === 'new' ? null : params.id, address: parsed, isDefault });
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

type Props = {
  values: AddressValues;
  isDefault: boolean;
  /** Whether there is another to deliver to, so that this one need not be. */
  mayBeOther: boolean;
  errors: readonly { field: string; message: string }[];
  countries: { country: string; name: string }[];
};

/** A delivery address to fill in, in the order of an envelope. */
function AddressForm({ values, isDefault, mayBeOther, errors, countries }: Props) {
  const field = (name: keyof AddressValues) => ({
    name,
    defaultValue: values[name] ?? '',
    error: errors.find((error) => error.field === name)?.message,
  });
  return (
    <SaveForm>
      <ErrorSummary errors={errors} />
      <AddressFields field={field} countries={countries}>
        <TextField label="Email" type="email" autoComplete="email" hint="For delivery updates." {...field('email')} />
      </AddressFields>
      {mayBeOther && (
        <label className="inline-flex min-h-11 items-center gap-3 text-md">
          <input type="checkbox" name="is_default" value="1" defaultChecked={isDefault} className="size-5" />
          Use as my default delivery address
        </label>
      )}
      <div className="flex flex-wrap gap-4">
        <SubmitButton>Save address</SubmitButton>
        <ButtonLink kind="quiet" href="/account/addresses">
          Cancel
        </ButtonLink>
      </div>
    </SaveForm>
  );
}
