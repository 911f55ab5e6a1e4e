import { data } from 'react-router';
import { penceToPounds } from '#money/pence.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { readServices } from '#settings/services.server.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { actInDashboard } from '../../test-till/act-in-dashboard.server.ts';
import { chargeModes, refundModes, webhookModes } from '../../test-till/modes.ts';
import { readTillBook } from '../../test-till/read-till-book.server.ts';
import { readTillModes } from '../../test-till/till-settings.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { Said } from '../components/said.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { TillBook } from '../components/till-book.tsx';
import { sendAsStaff } from '../send-as-staff.ts';
import type { Route } from './+types/test-till';

/** The test till's dashboard; there is none where a real provider takes the cards. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if ((await readServices(shop)).till !== 'stand-in') throw data(null, { status: 404 });
  const [modes, book] = await Promise.all([readTillModes(shop.sql), readTillBook(shop.sql)]);
  return { modes, book };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if ((await readServices(shop)).till !== 'stand-in') throw data(null, { status: 404 });
  const wish = textFields(await readForm(request), ['intent', 'id', 'amount', 'state', 'charge', 'refund', 'webhook']);
  try {
    return { done: await actInDashboard(shop, wish), errors: [], values: null };
  } catch (error) {
    return refusedForm(error, wish);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'This could not be saved. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Test till | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const lists = [
  { name: 'charge', label: 'Payments', modes: chargeModes },
  { name: 'refund', label: 'Refunds', modes: refundModes },
  { name: 'webhook', label: 'Notifications to the shop', modes: webhookModes },
] as const;

export default function TestTillDashboard({ loaderData: { modes, book }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title="Test till" said="Choose how the test card provider behaves. No money is taken.">
      <Said answer={actionData && 'done' in actionData ? { done: actionData.done } : null} />
      <ErrorSummary errors={actionData?.errors ?? []} />
      <section aria-labelledby="modes" className="grid gap-4">
        <h2 id="modes" className="text-xl">
          Behaviour
        </h2>
        <SaveForm className="grid items-end gap-4 md:grid-cols-4">
          <input type="hidden" name="intent" value="modes" />
          {lists.map(({ name, label, modes: known }) => (
            <label key={name} className="grid gap-1">
              <span className="font-semibold">{label}</span>
              <select name={name} defaultValue={modes[name]} key={modes[name]} className="staff-control w-full">
                {Object.entries(known).map(([mode, says]) => (
                  <option key={mode} value={mode}>
                    <span>{mode}</span>: <span>{says}</span>
                  </option>
                ))}
              </select>
            </label>
          ))}
          <Button type="submit">Save behaviour</Button>
        </SaveForm>
      </section>
      <TillBook book={book} />
      <section aria-labelledby="counter" className="grid gap-4">
        <h2 id="counter" className="text-xl">
          Payment without an order
        </h2>
        <SaveForm className="flex flex-wrap items-end gap-4">
          <input type="hidden" name="intent" value="charge" />
          <TextField label="Amount in pounds" name="amount" inputMode="decimal" defaultValue={penceToPounds(2500).toFixed(2)} />
          <Button type="submit" kind="secondary">
            Charge
          </Button>
        </SaveForm>
      </section>
    </AdminPage>
  );
}
