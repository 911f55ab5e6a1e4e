import type { ReactNode } from 'react';
import { data } from 'react-router';
import { formatPounds, penceToPounds } from '#money/pence.ts';
import { orderReference } from '#orders/order.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { readServices } from '#settings/queries.server.ts';
import { disputeStates } from '#test-till/till-records.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { actInDashboard } from '../../test-till/act-in-dashboard.server.ts';
import { chargeModes, refundModes, webhookModes } from '../../test-till/modes.ts';
import { type BookedPayment, readTillBook } from '../../test-till/read-till-book.server.ts';
import { readTillModes } from '../../test-till/till-settings.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { notSaved, sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
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

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, notSaved);

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
      <ActionToast answer={actionData && 'done' in actionData ? { done: actionData.done } : null} />
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

/** The test till's last payments, with what a seller or a card's owner does to one there. */
function TillBook({ book }: { book: readonly BookedPayment[] }) {
  return (
    <section aria-labelledby="book" className="grid gap-4">
      <h2 id="book" className="text-xl">
        Latest payments
      </h2>
      {book.length === 0 && <p className="text-muted">No payments yet.</p>}
      <ul className="grid gap-4">
        {book.map((payment) => (
          <Booked key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function Booked({ payment: { id, orderId, amountPence, leftPence, status, at, refunds, disputes } }: { payment: BookedPayment }) {
  return (
    <li className="grid gap-3 border border-sand p-4">
      <p className="break-words">
        <b>{formatPounds(amountPence)}</b> <span>{status.toLowerCase()}</span>, <span>{sayDateTime(at)}</span>,{' '}
        <span>
          {orderId ? (
            <a href={`/admin/orders/${orderId}`}>
              order <span>{orderReference(orderId)}</span>
            </a>
          ) : (
            'no order'
          )}
        </span>
      </p>
      {refunds.map((refund) => (
        <Act key={refund.id} said={`Refund of ${formatPounds(refund.amountPence)}, ${refund.status.toLowerCase()}`}>
          {(refund.status === 'PENDING' || refund.status === 'COMPLETED') && <Press intent="fail" id={refund.id} words="Make it fail" />}
        </Act>
      ))}
      {disputes.map((dispute) => (
        <Act key={dispute.id} said={`Dispute, ${dispute.state.toLowerCase().replaceAll('_', ' ')}`}>
          <Press intent="decide" id={dispute.id} words="Set">
            <select name="state" aria-label="Dispute outcome" defaultValue={dispute.state} className="staff-control">
              {disputeStates.map((state) => (
                <option key={state} value={state}>
                  {state.toLowerCase().replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </Press>
        </Act>
      ))}
      {status === 'COMPLETED' && (
        <div className="flex flex-wrap gap-4">
          {leftPence > 0 && (
            <Press intent="refund" id={id} words="Refund at the provider">
              <input
                name="amount"
                aria-label="Amount in pounds"
                inputMode="decimal"
                defaultValue={penceToPounds(leftPence).toFixed(2)}
                className="staff-control w-28 tabular-nums"
              />
            </Press>
          )}
          <Press intent="dispute" id={id} words="Raise a dispute" />
        </div>
      )}
    </li>
  );
}

function Act({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span>{said}</span>
      {children}
    </div>
  );
}

function Press({ intent, id, words, children }: { intent: string; id: string; words: string; children?: ReactNode }) {
  return (
    <SaveForm className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {children}
      <Button type="submit" kind="secondary">
        {words}
      </Button>
    </SaveForm>
  );
}
