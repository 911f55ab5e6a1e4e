import { useEffect, useRef } from 'react';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { FieldError } from '#platform/refusal.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { addressParts } from '#settings/contact-details.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Select, TextArea } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { type Order, orderPath, orderReference } from '../order.ts';
import { isCutToLength, type ReturnableLine, returnable } from '../withdrawal.ts';

type Line = ReturnableLine & { unitPence: number; isSample: boolean };
type OfOrder = { order: Order; token: string | null };

type ChooseProps = OfOrder & { lines: readonly Line[]; values: Record<string, string>; errors: readonly FieldError[] };

/** The first step: the whole order by one button, or how much of each line. */
export function ChooseGoods({ order, token, lines, values, errors }: ChooseProps) {
  return (
    <SaveForm className="grid gap-6">
      <div>
        <SubmitButton kind="secondary" name="intent" value="whole">
          Withdraw from the whole order
        </SubmitButton>
      </div>
      <h2 className="text-xl">Or choose what</h2>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-1 border-t border-sand pt-4">
            <ReturnLine line={line} value={values[`line-${line.id}`]} error={errors.find(({ field }) => field === `line-${line.id}`)?.message} />
          </li>
        ))}
      </ul>
      <TextArea
        label="Reason for returning"
        name="reason"
        optional
        rows={3}
        maxLength={500}
        defaultValue={values.reason}
        error={errors.find(({ field }) => field === 'reason')?.message}
      />
      <div className="flex flex-wrap gap-4">
        <SubmitButton name="intent" value="choose">
          Continue
        </SubmitButton>
        <ButtonLink kind="quiet" href={orderPath(order.id, token)}>
          Keep everything
        </ButtonLink>
      </div>
    </SaveForm>
  );
}

/** How much of a line goes back, from nothing to all that is left. */
function ReturnLine({ line, value, error }: { line: Line; value: string | undefined; error: string | undefined }) {
  const most = returnable(line);
  if (most === 0) {
    return (
      <>
        <p className="text-md font-semibold">{line.name}</p>
        <p className="text-md text-muted">{isCutToLength(line) ? 'Cut to your size, so it cannot be returned.' : 'Already returned or refunded.'}</p>
      </>
    );
  }
  const unit = line.unit ?? 'box';
  return (
    <Select
      label={line.isSample ? `Sample of ${line.name}` : line.name}
      name={`line-${line.id}`}
      hint={line.isSample ? 'Free' : `${formatPounds(line.unitPence)} each`}
      defaultValue={value ?? '0'}
      error={error}
    >
      <option value="0">Keep</option>
      {Array.from({ length: Math.min(most, maxListLength) }, (_, at) => most - at).map((quantity) => (
        <option key={quantity} value={quantity}>
          {`Return ${line.isSample ? 'the sample' : countUnits(quantity, unit)}`}
        </option>
      ))}
    </Select>
  );
}

/** All that is left, and then one fewer each, down to a list that can still be leafed through. */
const maxListLength = 200;

type Chosen = { lines: { id: string; quantity: number }[]; reason: string; goods: { id: string; name: string; quantity: number }[] };

/** The second step: the notice as it is given, and the button that gives it. */
export function ConfirmWithdrawal({ order, token, deliveredAt, chosen }: OfOrder & { deliveredAt: Date | null; chosen: Chosen }) {
  const { settings } = useShopSettings();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const to = [settings.business_name, ...addressParts(settings), settings.email].filter(Boolean).join(', ');
  return (
    <SaveForm className="grid gap-6">
      <div ref={notice} tabIndex={-1} className="grid gap-3 border-l-2 border-oak pl-4 focus:outline-none">
        <p>
          To <span>{to}</span>: I hereby give notice that I withdraw from my contract of sale of the following goods, ordered on{' '}
          <span>{sayDate(order.createdAt)}</span>
          <span>{deliveredAt && ` and received on ${sayDate(deliveredAt)}`}</span> (order <span>{orderReference(order.id)}</span>):
        </p>
        <ul className="font-semibold">
          {chosen.goods.map(({ id, name, quantity }) => (
            <li key={id}>{`${quantity} × ${name}`}</li>
          ))}
        </ul>
        <p>{order.deliverTo.join(', ')}</p>
        {chosen.reason && <p className="whitespace-pre-line">{chosen.reason}</p>}
      </div>
      {order.email && (
        <p>
          We email a copy with the date and time to <span className="wrap-anywhere">{order.email}</span>.
        </p>
      )}
      {chosen.lines.map(({ id, quantity }) => (
        <input key={id} type="hidden" name={`line-${id}`} value={quantity} />
      ))}
      <input type="hidden" name="reason" value={chosen.reason} />
      <div className="flex flex-wrap gap-4">
        <SubmitButton name="intent" value="confirm">
          Confirm withdrawal
        </SubmitButton>
        <ButtonLink kind="quiet" href={orderPath(order.id, token, '/withdraw')} data-reload>
          Change
        </ButtonLink>
      </div>
    </SaveForm>
  );
}
