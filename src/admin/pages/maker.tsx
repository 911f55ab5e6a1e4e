import { useState } from 'react';
import { data, redirect } from 'react-router';
import { blankMaker, makerLabels, typedMaker } from '#catalogue/makers/maker.ts';
import { deleteMaker, readMaker, saveMaker } from '#catalogue/makers/makers.server.ts';
import { conflictingForm, readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { fieldsOf } from '#platform/merge-edits.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextArea, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { EditConflicts, useHeldConflicts } from '../components/edit-conflicts.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { saveEdits } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/maker';

/** One maker; `new` for one that is to be added. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const isSaved = new URL(request.url).searchParams.has('saved');
  if (params.id === 'new') return { values: blankMaker, version: 0, products: 0, isSaved };
  const maker = await readMaker(context.get(shopContext), params.id);
  if (!maker) throw data(null, { status: 404 });
  return { values: typedMaker(maker.columns), version: maker.version, products: maker.products, isSaved };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const sent = textsOf(await readForm(request));
  const { id } = params;
  const readNow = async () => {
    const maker = id === 'new' ? null : await readMaker(shop, id);
    return { fields: maker ? typedMaker(maker.columns) : blankMaker, version: maker?.version ?? 0 };
  };
  try {
    if (sent.intent === 'delete')
      return redirect(`/admin/makers?${new URLSearchParams({ deleted: await deleteMaker(shop, staff, id) })}`, { status: 303 });
    const saved = await saveEdits(sent, fieldsOf(sent), readNow, ({ merged, version }) =>
      saveMaker(shop, staff, { ...blankMaker, ...merged }, id === 'new' ? undefined : { id, version }),
    );
    if ('conflicts' in saved) return conflictingForm(saved.conflicts, sent);
    return redirect(`/admin/makers/${saved.done}?saved`, { status: 303 });
  } catch (error) {
    return refusedForm(error, sent);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The maker could not be saved. Please try again.');
export const meta: Route.MetaFunction = () => [{ title: 'Maker | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const none: readonly never[] = [];
const byLaw = 'The law asks for it; you can add it later.';

export default function MakerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, isSaved, products } = loaderData;
  const refused = actionData?.values;
  const values: Record<string, string> = refused ? { ...blankMaker, ...refused } : loaderData.values;
  const [isInUnion, setInUnion] = useState(values.is_in_union);
  const errors = actionData?.errors ?? none;
  const conflicts = useHeldConflicts(actionData);
  const field = (name: keyof typeof makerLabels) => ({
    label: makerLabels[name],
    name,
    defaultValue: values[name] ?? '',
    error: errors.find((error) => error.field === name)?.message,
    autoComplete: 'off',
  });
  return (
    <AdminPage title={version === 0 ? 'Add a maker' : (loaderData.values.name ?? '')} said="As the goods and their packaging say it.">
      <ActionToast answer={isSaved && !actionData ? { done: 'Maker saved.' } : null} />
      <ErrorSummary errors={errors} />
      <SaveForm key={version} className="grid max-w-measure gap-5">
        <EditConflicts conflicts={conflicts} labels={makerLabels} />
        {version > 0 && <input type="hidden" name="read" value={refused?.read || JSON.stringify(loaderData.values)} />}
        <TextField {...field('name')} maxLength={200} hint="Name, or registered trade name." />
        <TextArea {...field('postal_address')} optional rows={4} maxLength={500} hint={`With the country. ${byLaw}`} />
        <TextField {...field('electronic_address')} optional maxLength={200} hint={byLaw} />
        <Select {...field('is_in_union')} onChange={(event) => setInUnion(event.currentTarget.value)}>
          {!values.is_in_union && <option value="">Please choose</option>}
          <option value="yes">Yes</option>
          <option value="no">No: it needs a responsible person there</option>
        </Select>
        <fieldset className="grid gap-5 pt-4">
          <legend className="text-lg">Responsible person in the EU or Northern Ireland</legend>
          {isInUnion === 'yes' && <p className="text-md text-muted">A maker established there needs none.</p>}
          <TextField {...field('responsible_name')} optional maxLength={200} hint="Importer, authorised representative or fulfilment service." />
          <TextArea {...field('responsible_postal_address')} optional rows={4} maxLength={500} />
          <TextField {...field('responsible_electronic_address')} optional maxLength={200} />
        </fieldset>
        <SubmitButton className="justify-self-start">Save maker</SubmitButton>
      </SaveForm>
      {version > 0 && <Remove products={products} name={loaderData.values.name ?? ''} />}
    </AdminPage>
  );
}

function Remove({ products, name }: { products: number; name: string }) {
  if (products > 0)
    return (
      <p className="max-w-measure border-t border-sand pt-4 text-md">
        <span>This maker can be deleted once no product names it: </span>
        <a href={`/admin/products?${new URLSearchParams({ maker: name })}`} className="text-lough underline underline-offset-4">
          {products === 1 ? '1 product does' : `${products.toLocaleString('en-GB')} products do`}
        </a>
        <span>.</span>
      </p>
    );
  return (
    <details className="max-w-measure border-t border-sand pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-lough underline underline-offset-4">Delete this maker</summary>
      <SaveForm className="mt-2 grid gap-3">
        <Button type="submit" kind="danger" name="intent" value="delete" className="justify-self-start">
          Delete maker
        </Button>
      </SaveForm>
    </details>
  );
}
