import { useMemo } from 'react';
import { useNavigation } from 'react-router';
import { readKeptSettings } from '#settings/staff/save-settings.server.ts';
import { readSettingsForm, settingLabels, settingSections, settingValues } from '#settings/staff/settings-form.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { EditConflicts, useHeldConflicts } from '../components/edit-conflicts.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { readCardAccount } from '../read-card-account.server.ts';
import { AreaFields } from '../settings/components/area-fields.tsx';
import { CardAccount } from '../settings/components/card-account.tsx';
import { HoursFields, SettingInput, TrustFields, ZoneFields } from '../settings/components/setting-fields.tsx';
import { saveSettingsForm } from '../settings/save-settings-form.server.ts';

import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/settings';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [{ settings, version }, cards] = await Promise.all([readKeptSettings(shop), readCardAccount(shop)]);
  return { cards, values: settingValues(settings), zones: settings.delivery_zones, version };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  saveSettingsForm(context.get(shopContext), context.get(staffContext), request, {
    valuesOf: settingValues,
    read: readSettingsForm,
    done: 'Settings saved.',
  });

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The settings could not be saved. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Settings | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const formId = 'settings-form';

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const refused = actionData?.values ?? null;
  const values = refused ?? loaderData.values;
  const conflicts = useHeldConflicts(actionData);
  // The same list until another answer comes: the summary takes the focus whenever it is given a new one.
  const refusedFor = actionData?.errors;
  const errors = useMemo(() => (refusedFor ?? []).map((error) => ({ ...error, field: fieldOf(error.field) })), [refusedFor]);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const shared = { values, errorOf };
  return (
    <AdminPage title="Settings" said="Your business details, prices and rules, as used on every page and email.">
      <ActionToast answer={actionData && 'done' in actionData ? { done: actionData.done } : null} />
      <ErrorSummary errors={errors} />
      <nav aria-label="Sections" className="flex flex-wrap gap-x-4">
        {settingSections.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
            {title}
          </a>
        ))}
        <a href="#card-payments" className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
          Card payments
        </a>
      </nav>
      <SaveForm id={formId} className="grid gap-12" key={refused ? 'refused' : loaderData.version}>
        <EditConflicts conflicts={conflicts} labels={settingLabels} />
        <input type="hidden" name="read" value={refused?.read || JSON.stringify(loaderData.values)} />
        {settingSections.map(({ id, title, said, fields }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-4 border-t border-sand pt-4">
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            {said && <p className="max-w-measure text-muted">{said}</p>}
            <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
              {fields.map((field) => (
                <SettingInput key={field.path} field={field} value={values[field.path] ?? ''} error={errorOf(field.path)} />
              ))}
            </div>
            {id === 'business' && <HoursFields {...shared} />}
            {id === 'delivery' && <ZoneFields zones={loaderData.zones} {...shared} />}
            {id === 'delivery' && <AreaFields {...shared} />}
            {id === 'trust' && <TrustFields {...shared} />}
          </section>
        ))}
      </SaveForm>
      <CardAccount {...loaderData.cards} />
      <SaveBar
        form={formId}
        record={refused ? 'refused' : String(loaderData.version)}
        wasRefused={refused !== null}
        isSaving={state !== 'idle'}
        save="Save settings"
      />
    </AdminPage>
  );
}

/** Where a problem belongs: a line of a list to the list, a day's times to its first. */
function fieldOf(path: string): string {
  const list = /^(address_lines|service_areas|social_links|closed_days|delivery_areas\.\d+\.(?:postcodes|bands))\./.exec(path);
  if (list?.[1]) return list[1];
  const day = /^opening_hours\.\w+$/.exec(path);
  if (day) return `${path}.opens`;
  return path === 'promotion' ? 'promotion.ends_at' : path;
}
