import { useRef, useState } from 'react';
import type { CartItem } from '#cart/guest-cart.ts';
import type { CartQuote } from '#cart/schemas.ts';
import { AddressFields } from '#delivery/components/address-fields.tsx';
import { sayDay, sayDays } from '#delivery/working-days.ts';
import { formatPounds } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextArea, TextField } from '#ui/field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import type { CheckoutValues } from '../checkout-fields.ts';
import type { Remedy } from '../summary.ts';
import { useKeptTyping } from './keep-typed.ts';

type Props = {
  values: CheckoutValues;
  errors: readonly { field: string; message: string }[];
  countries: { country: string; name: string }[];
  /** When it comes, and the days that can be wished for; null while that is not known. */
  days: CartQuote['delivery_days'];
  /** What the form was shown with, and is sent back with: the key of the checkout, its lines and total. */
  checkoutKey: string;
  items: readonly CartItem[];
  totalPence: number;
  changesOrder: boolean;
  /** Whether the address can be kept in the shopper's account. */
  mayKeep: boolean;
  remedies: readonly Remedy[];
  /** Typed and sent before: then the browser's own draft is older. */
  isSentBack: boolean;
};

/** Where the order goes: in the order of an envelope. */
export function ShippingForm({
  values,
  errors,
  countries,
  days,
  checkoutKey,
  items,
  totalPence,
  changesOrder,
  mayKeep,
  remedies,
  isSentBack,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  useKeptTyping(form, isSentBack);
  const errorOf = (name: string) => errors.find((error) => error.field === name)?.message;
  const field = (name: keyof CheckoutValues) => ({ name, defaultValue: values[name] ?? '', error: errorOf(name) });
  return (
    <SaveForm ref={form}>
      {/* What the Enter key presses: the first button of a form, which must not be one that removes a line. */}
      {remedies.length > 0 && (
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          Continue
        </button>
      )}
      <input type="hidden" name="key" value={checkoutKey} />
      <input type="hidden" name="lines" value={JSON.stringify(items)} />
      <input type="hidden" name="total" value={totalPence} />
      {changesOrder && <input type="hidden" name="changes_order" value="1" />}
      <ErrorSummary errors={errors} />
      <Remedies remedies={remedies} />
      <AddressFields field={field} countries={countries}>
        <EmailField {...field('email')} />
      </AddressFields>
      {mayKeep && (
        <label className="flex min-h-11 items-center gap-3 text-md">
          <input type="checkbox" name="keep_address" value="1" defaultChecked={values.keep_address === '1'} className="size-5 shrink-0" />
          Save these details for next time
        </label>
      )}
      {days && (
        <Select label="Delivery day" optional {...field('wished_day')}>
          <option value="">{sayDays(days.earliest, days.latest)}</option>
          {days.days.map((day) => (
            <option key={day} value={day}>
              {sayDay(day)}
            </option>
          ))}
        </Select>
      )}
      <details className="group/notes border-y border-sand" open={values.notes !== '' || errorOf('notes') !== undefined}>
        <summary className="flex min-h-12 list-none items-center justify-between gap-2 text-md">
          Add a delivery or order note
          <ChevronDownIcon className="size-4 transition-transform group-open/notes:rotate-180" />
        </summary>
        <div className="pb-4">
          <TextArea label="Order notes" rows={3} optional {...field('notes')} />
        </div>
      </details>
      <div>
        <label className="flex min-h-11 items-center gap-3 text-md">
          <input
            type="checkbox"
            name="shows_purchase"
            value="1"
            defaultChecked={values.shows_purchase === '1'}
            aria-describedby="shows-purchase"
            className="size-5 shrink-0"
          />
          Show my purchase to other shoppers
        </label>
        <p id="shows-purchase" className="pl-8 text-sm text-muted">
          They see your first name, your town and the floor. Otherwise we say “Someone”.
        </p>
      </div>
      <div className="grid gap-2">
        <SubmitButton wide busyWords="One moment…" className="min-h-12 text-base">
          {totalPence > 0 ? 'Continue to payment' : 'Place order'}
        </SubmitButton>
        <p id="field-total_amount" tabIndex={-1} className="text-md text-muted tabular-nums">
          <span>{formatPounds(totalPence)}</span> in total, including VAT and shipping.<span>{totalPence > 0 && ' You won’t be charged yet.'}</span>
        </p>
      </div>
    </SaveForm>
  );
}

/** The lines that cannot be had as they stand, each with one click that puts it right. What was typed beside them stays. */
function Remedies({ remedies }: { remedies: readonly Remedy[] }) {
  if (remedies.length === 0) return null;
  return (
    <ul aria-label="Items to check" className="grid gap-3">
      {remedies.map(({ at, name, isSample, message, offers }) => (
        <li key={at} id={`field-items.${at}`} tabIndex={-1} className="border-l-4 border-warn bg-warn-soft p-3 text-md">
          <p className="font-semibold">{`${isSample ? 'Sample of ' : ''}${name}`}</p>
          <p>{message}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            {offers.map(({ send, words }) => (
              <Button key={send} type="submit" kind="secondary" name="adjust" value={send}>
                <span>{words}</span>
                <span className="sr-only">{`: ${name}`}</span>
              </Button>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Where the confirmation goes. Asks about what looks mistyped, and takes it all the same. */
function EmailField({ name, defaultValue, error }: { name: string; defaultValue: string; error?: string | undefined }) {
  const [likely, setLikely] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const accept = () => {
    const input = place.current?.querySelector('input');
    if (!input || !likely) return;
    input.value = likely;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    setLikely(null);
  };
  return (
    <div ref={place} className="grid gap-1">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="We’ll send your confirmation here."
        name={name}
        defaultValue={defaultValue}
        error={error}
        onBlur={({ target }) => setLikely(likelyEmail(target.value))}
      />
      <div role="status">
        {likely && (
          <button type="button" onClick={accept} className="min-h-11 text-left text-md text-lough underline decoration-sand underline-offset-4">
            Did you mean <strong>{likely}</strong>?
          </button>
        )}
      </div>
    </div>
  );
}

/** Where most people here have their mail. Short names are left out: too many real ones are one letter away. */
const common = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.ie',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.ie',
  'icloud.com',
  'btinternet.com',
  'talktalk.net',
  'virginmedia.com',
  'ntlworld.com',
  'eircom.net',
];
/** As real as those they resemble. */
const real = ['mail.com', 'ymail.com', 'email.com', 'live.com', 'live.ie', 'yahoo.co', 'gmx.com'];

/**
 * The address that was probably meant: 'ann@gmial.com' → 'ann@gmail.com'. Null where nothing looks mistyped. Only ever a hint: the form takes
 * both.
 */
export function likelyEmail(typed: string): string | null {
  const [, name, domain] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(typed) ?? [];
  if (!name || !domain) return null;
  const written = domain.toLowerCase();
  if (common.includes(written) || real.includes(written)) return null;
  const meant = common.find((known) => isOneSlipAway(written, known));
  return meant ? `${name}@${meant}` : null;
}

/** One letter missing, too many or wrong, or two that changed places. */
function isOneSlipAway(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1) return false;
  let at = 0;
  while (at < meant.length && written[at] === meant[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (written.length === meant.length) {
    const isSwapped = written[at] === meant[at + 1] && written[at + 1] === meant[at] && rest(written, at + 2) === rest(meant, at + 2);
    return isSwapped || rest(written, at + 1) === rest(meant, at + 1);
  }
  return written.length < meant.length ? rest(written, at) === rest(meant, at + 1) : rest(written, at + 1) === rest(meant, at);
}
