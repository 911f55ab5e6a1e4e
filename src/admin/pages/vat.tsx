import { useMemo } from 'react';
import { useNavigation } from 'react-router';
import { formatPounds } from '#money/pence.ts';
import { listOssQuarters, readEuSales } from '#orders/staff/eu-sales.server.ts';
import { londonDay } from '#platform/london-time.ts';
import { readKeptSettings } from '#settings/staff/save-settings.server.ts';
import { rateRows, readVatForm, vatLabels, vatValues } from '#settings/staff/vat-form.ts';
import { euStanding } from '#tax/eu-sales.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { EditConflicts, useHeldConflicts } from '../components/edit-conflicts.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { EuroFields, IrelandFields, RateFields } from '../settings/components/vat-fields.tsx';
import { saveSettingsForm } from '../settings/save-settings-form.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/vat';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [{ settings, version }, sales, quarters] = await Promise.all([readKeptSettings(shop), readEuSales(shop), listOssQuarters(shop)]);
  const today = londonDay(shop.now());
  const year = Number(today.slice(0, 4));
  return { values: vatValues(settings), version, sales, year, standing: euStanding(sales, settings, today), quarters };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  saveSettingsForm(context.get(shopContext), context.get(staffContext), request, {
    valuesOf: vatValues,
    read: readVatForm,
    done: 'VAT settings saved.',
  });

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The VAT settings could not be saved. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'VAT and euro | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const formId = 'vat-form';

export default function Vat({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const refused = actionData?.values ?? null;
  const values = refused ?? loaderData.values;
  const conflicts = useHeldConflicts(actionData);
  const refusedFor = actionData?.errors;
  const errors = useMemo(() => {
    const rows = rateRows(refused ?? {});
    const ofRow = (field: string) => field.replace(/^vat_rates\.(\d+)/, (_, at) => `vat_rates.${rows[Number(at)] ?? at}`);
    return (refusedFor ?? []).map((error) => ({ ...error, field: ofRow(error.field) }));
  }, [refusedFor, refused]);
  const shared = { values, errorOf: (field: string) => errors.find((error) => error.field === field)?.message };
  return (
    <AdminPage
      title="VAT and euro"
      within={[{ name: 'Settings', href: '/admin/settings' }]}
      said="The VAT that orders are charged, and the rate for prices in euro. An order keeps the rates it was placed at."
    >
      <ActionToast answer={actionData && 'done' in actionData ? { done: actionData.done } : null} />
      <ErrorSummary errors={errors} />
      <SalesMeter {...loaderData} />
      <SaveForm id={formId} className="grid gap-10" key={refused ? 'refused' : loaderData.version}>
        <EditConflicts conflicts={conflicts} labels={vatLabels} />
        <input type="hidden" name="read" value={refused?.read || JSON.stringify(loaderData.values)} />
        <Part id="ireland" title="Orders for Ireland">
          <IrelandFields {...shared} />
        </Part>
        <Part
          id="euro"
          title="Prices in euro"
          said="Visitors from Ireland see them beside prices in pounds, as a guide. Cards are charged in pounds."
        >
          <EuroFields {...shared} />
        </Part>
        <Part
          id="rates"
          title="VAT rates"
          said="Goods are charged the rate of their class in the country they go to. A country without rates is charged UK rates."
        >
          <RateFields {...shared} />
        </Part>
      </SaveForm>
      <OssFiles quarters={loaderData.quarters} />
      <SaveBar
        form={formId}
        record={refused ? 'refused' : String(loaderData.version)}
        wasRefused={refused !== null}
        isSaving={state !== 'idle'}
        save="Save VAT settings"
      />
    </AdminPage>
  );
}

type PartProps = { id: string; title: string; said?: string; children: React.ReactNode };

function Part({ id, title, said, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-4 border-t border-sand pt-4">
      <div>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {said && <p className="max-w-measure text-muted">{said}</p>}
      </div>
      {children}
    </section>
  );
}

type MeterProps = Pick<Route.ComponentProps['loaderData'], 'sales' | 'year' | 'standing'>;

/** How far this year's sales to the EU are on the way to the threshold. */
function SalesMeter({ sales, year, standing: { percent, isOverdue, state, said } }: MeterProps) {
  return (
    <section aria-labelledby="eu-sales" className={`grid gap-2 p-4 md:p-6 ${isOverdue || state === 'near' ? 'bg-warn-soft' : 'bg-linen'}`}>
      <h2 id="eu-sales" className="text-xl">
        {`Sales to the EU in ${year}`}
      </h2>
      <p className="text-2xl font-semibold tabular-nums">{formatPounds(sales.thisYear)}</p>
      <progress max={100} value={Math.min(100, percent)} aria-label={`${percent}% of the threshold`} className="h-3 w-full max-w-measure" />
      <p className={`max-w-measure ${isOverdue ? 'font-semibold text-warn' : ''}`}>{said}</p>
      <p className="text-md text-muted">{`Before tax, less refunds. ${formatPounds(sales.lastYear)} in ${year - 1}.`}</p>
    </section>
  );
}

function OssFiles({ quarters }: { quarters: string[] }) {
  return (
    <Part
      id="oss"
      title="One Stop Shop returns"
      said="Net sales and VAT in pounds for each country and rate, and corrections for refunds of earlier quarters, as GOV.UK asks for them."
    >
      {quarters.length === 0 ? (
        <p className="text-muted">Nothing has been charged Irish VAT yet.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6">
          {quarters.map((quarter) => (
            <li key={quarter}>
              <a
                href={`/admin/oss.csv?quarter=${quarter}`}
                data-reload
                download
                className="inline-flex min-h-11 items-center text-lough underline underline-offset-4"
              >
                {`${quarter.replace('-', ' ')} (CSV)`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
