import { data, redirect } from 'react-router';
import { kitRoleNames, kitRoles } from '#kits/quantity.ts';
import { saveKitGroup, typedGroup } from '#kits/save-kit.server.ts';
import { conflictingForm, readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { fieldsOf } from '#platform/merge-edits.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { EditConflicts, useHeldConflicts } from '../components/edit-conflicts.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { saveEdits } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/kit-group';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const group = await typedGroup(context.get(shopContext), params.group);
  if (!group) throw data(null, { status: 404 });
  return { ...group, name: params.group, isSaved: new URL(request.url).searchParams.has('saved') };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const sent = textsOf(await readForm(request));
  const readNow = async () => {
    const now = await typedGroup(shop, params.group);
    if (!now) throw data(null, { status: 404 });
    return now;
  };
  try {
    const saved = await saveEdits(sent, fieldsOf(sent), readNow, ({ merged, version }) =>
      saveKitGroup(shop, context.get(staffContext), params.group, version, merged),
    );
    if ('conflicts' in saved) return conflictingForm(saved.conflicts, sent);
    return redirect(`/admin/kits/${encodeURIComponent(params.group)}?saved`, { status: 303 });
  } catch (error) {
    return refusedForm(error, sent);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The kit could not be saved. Please try again.');
export const meta: Route.MetaFunction = () => [{ title: 'Floor kit | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const labels: Record<string, string> = {
  underlay_up_to: 'Thickest underlay, in mm',
  max_tog: 'Most tog over underfloor heating',
  needs_damp_proof: 'Needs damp-proof underlay on concrete',
  ...kitRoles,
  ...Object.fromEntries(kitRoleNames.map((role) => [`${role}_usual`, `${kitRoles[role]}: chosen from the start`])),
};
const none: readonly never[] = [];

export default function KitGroupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, isSaved, version } = loaderData;
  const refused = actionData?.values;
  const values: Record<string, string> = refused ?? loaderData.fields;
  const errors = actionData?.errors ?? none;
  const conflicts = useHeldConflicts(actionData);
  const field = (key: string) => ({
    label: labels[key] ?? key,
    name: key,
    defaultValue: values[key] ?? '',
    error: errors.find((error) => error.field === key)?.message,
    autoComplete: 'off',
  });
  return (
    <AdminPage title={name} said="Of each line the first product that fits the floor and is in stock is offered.">
      <ActionToast answer={isSaved && !actionData ? { done: 'Kit saved.' } : null} />
      <ErrorSummary errors={errors} />
      <SaveForm key={version} className="grid max-w-measure gap-5">
        <EditConflicts conflicts={conflicts} labels={labels} />
        <input type="hidden" name="read" value={refused?.read || JSON.stringify(loaderData.fields)} />
        <TextField {...field('underlay_up_to')} optional hint="0 where it takes none; leave empty where any will do." />
        <TextField {...field('max_tog')} hint="Floor and underlay together: 2.5 is 0.25 m²K/W." />
        <Tick name="needs_damp_proof" label={labels.needs_damp_proof ?? ''} values={values} />
        <p className="border-t border-sand pt-4 text-muted">
          List product codes with commas between them, the best first. What is chosen from the start is for goods that nearly every floor of this kind
          needs.
        </p>
        {kitRoleNames.map((role) => (
          <div key={role} className="grid gap-1 border-t border-sand pt-4">
            <TextField {...field(role)} optional maxLength={1000} />
            {(loaderData.names[role] ?? none).map((goods) => (
              <p key={goods} className="text-sm text-muted">
                {goods}
              </p>
            ))}
            <Tick name={`${role}_usual`} label="Chosen from the start" values={values} />
          </div>
        ))}
        <SubmitButton className="justify-self-start">Save kit</SubmitButton>
      </SaveForm>
    </AdminPage>
  );
}

function Tick({ name, label, values }: { name: string; label: string; values: Record<string, string> }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-md">
      <input type="checkbox" name={name} value="yes" defaultChecked={values[name] === 'yes'} className="size-5" />
      <span>{label}</span>
    </label>
  );
}
