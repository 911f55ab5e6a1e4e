import { data, redirect } from 'react-router';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { kitFactsForm, typedFacts } from '#kits/kit-form.ts';
import { kitRoleNames, kitRoles } from '#kits/quantity.ts';
import { readKitTables } from '#kits/read-kit.server.ts';
import { saveKitFacts } from '#kits/save-kit.server.ts';
import { conflictingForm, readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { fieldsOf } from '#platform/merge-edits.ts';
import { accept } from '#platform/refusal.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import type { Shop } from '../../shop.server.ts';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { EditConflicts, useHeldConflicts } from '../components/edit-conflicts.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { saveEdits } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/kit-product';

async function factsOf(shop: Shop, id: string) {
  const [product, { facts, groups }] = await Promise.all([readProduct(shop, id), readKitTables(shop)]);
  if (!product) throw data(null, { status: 404 });
  return { product, fields: typedFacts(facts.get(product.id) ?? null), groups: [...groups.keys()] };
}

/** What kits need to know of a product: what it is for and its figures, or which kind of floor it is. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { product, ...rest } = await factsOf(context.get(shopContext), params.id);
  return { ...rest, name: product.name, isSaved: new URL(request.url).searchParams.has('saved') };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const sent = textsOf(await readForm(request));
  const { product } = await factsOf(shop, params.id);
  const readNow = async () => ({ fields: (await factsOf(shop, params.id)).fields, version: 0 });
  try {
    const saved = await saveEdits(sent, { damp_proof: '', ...fieldsOf(sent) }, readNow, ({ merged }) =>
      saveKitFacts(shop, context.get(staffContext), product, accept(kitFactsForm, { ...typedFacts(null), ...merged })),
    );
    if ('conflicts' in saved) return conflictingForm(saved.conflicts, sent);
    return redirect(`/admin/kits/product/${product.id}?saved`, { status: 303 });
  } catch (error) {
    return refusedForm(error, sent);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The product could not be saved. Please try again.');
export const meta: Route.MetaFunction = () => [{ title: 'Product in kits | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const labels: Record<string, string> = {
  role: 'What it is for',
  floor_group: 'Kind of floor',
  contents: 'Contents of one, in kg or litres',
  use_per_m2: 'Used on 1 m², in kg or litres',
  length_mm: 'Length of one, in mm',
  damp_proof: 'Keeps out damp from concrete',
  joins: 'Door bars: what lies on the other side',
};
const none: readonly never[] = [];

export default function KitProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, groups, fields, isSaved } = loaderData;
  const refused = actionData?.values;
  const values: Record<string, string> = refused ?? fields;
  const errors = actionData?.errors ?? none;
  const conflicts = useHeldConflicts(actionData);
  const field = (key: string) => ({
    label: labels[key] ?? key,
    name: key,
    optional: true,
    defaultValue: values[key] ?? '',
    error: errors.find((error) => error.field === key)?.message,
  });
  return (
    <AdminPage title={name} said="What a floor’s kit needs to know of it. Coverage, thickness and thermal resistance are read from the product.">
      <ActionToast answer={isSaved && !actionData ? { done: 'Product saved.' } : null} />
      <ErrorSummary errors={errors} />
      <SaveForm key={JSON.stringify(fields)} className="grid max-w-form gap-5">
        <EditConflicts conflicts={conflicts} labels={labels} />
        <input type="hidden" name="read" value={refused?.read || JSON.stringify(fields)} />
        <Select {...field('role')} hint="For goods that go with a floor.">
          <option value="">Nothing</option>
          {kitRoleNames.map((role) => (
            <option key={role} value={role}>
              {kitRoles[role]}
            </option>
          ))}
        </Select>
        <TextField {...field('contents')} inputMode="decimal" />
        <TextField
          {...field('use_per_m2')}
          inputMode="decimal"
          hint="Of levelling compound, for each mm of depth. Not needed for tile adhesive and grout."
        />
        <TextField {...field('length_mm')} inputMode="numeric" />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="damp_proof" value="yes" defaultChecked={values.damp_proof === 'yes'} className="size-5" />
          <span>{labels.damp_proof}</span>
        </label>
        <Select {...field('joins')}>
          <option value="">Any floor</option>
          <option value="same">A floor of the same height</option>
          <option value="lower">A lower floor</option>
          <option value="carpet">Carpet</option>
        </Select>
        <Select {...field('floor_group')} hint="For a floor whose own details do not tell.">
          <option value="">As its details say</option>
          {groups.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </Select>
        <SubmitButton className="justify-self-start">Save product</SubmitButton>
      </SaveForm>
    </AdminPage>
  );
}
