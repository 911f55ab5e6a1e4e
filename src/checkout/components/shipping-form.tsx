import { useEffect, useRef } from 'react';
import type { CartItem } from '#cart/guest-cart.ts';
import type { CartQuote } from '#cart/schemas.ts';
import { AccessFields } from '#delivery/components/access-fields.tsx';
import { AddressFields } from '#delivery/components/address-fields.tsx';
import { FindAddress } from '#delivery/components/find-address.tsx';
import type { FoundAddress } from '#delivery/found-address.ts';
import { holdChoice, holdWords } from '#delivery/hold.ts';
import { midSentence, sayDay, sayDays } from '#delivery/working-days.ts';
import { formatPounds } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { fieldId, Select, TextArea } from '#ui/field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import type { CheckoutValues } from '../checkout-fields.ts';
import type { Remedy, Summary } from '../summary.ts';
import { collectIt, whenSent } from './by-way.ts';
import { EmailField } from './email-field.tsx';
import { useKeptTyping } from './keep-typed.ts';
import { ByWay } from './order-summary.tsx';

type Props = {
  values: CheckoutValues;
  errors: readonly { field: string; message: string }[];
  countries: { country: string; name: string }[];
  /** When it comes, and the days that can be wished for; null while that is not known. */
  days: CartQuote['delivery_days'];
  /** What the form was shown with, and is sent back with: the key of the checkout, its lines and total. */
  checkoutKey: string;
  items: readonly CartItem[];
  summary: Summary;
  changesOrder: boolean;
  /** Whether the address can be kept in the shopper's account. */
  mayKeep: boolean;
  remedies: readonly Remedy[];
  /** What a click on one of them has just done. */
  adjusted: { words: string } | null;
  /** Addresses that were looked up, to choose from; null: none can be. */
  found: readonly FoundAddress[] | null;
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
  summary,
  changesOrder,
  mayKeep,
  remedies,
  adjusted,
  found,
  isSentBack,
}: Props) {
  const { totalPence, choice } = summary;
  const form = useRef<HTMLFormElement>(null);
  useKeptTyping(form, isSentBack);
  const errorOf = (name: string) => errors.find((error) => error.field === name)?.message;
  const field = (name: keyof CheckoutValues) => ({ name, defaultValue: values[name] ?? '', error: errorOf(name) });
  return (
    <SaveForm ref={form}>
      {/* What the Enter key presses: the first button of a form, which must not be one that removes a line or looks an address up. */}
      {(remedies.length > 0 || found) && (
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          Continue
        </button>
      )}
      <input type="hidden" name="key" value={checkoutKey} />
      <input type="hidden" name="lines" value={JSON.stringify(items)} />
      <input type="hidden" name="total" value={totalPence} />
      {choice && <input type="hidden" name="total_collected" value={choice.totalPence} />}
      {changesOrder && <input type="hidden" name="changes_order" value="1" />}
      <ErrorSummary errors={errors} />
      {adjusted && <Adjusted adjusted={adjusted} />}
      <Remedies remedies={remedies} />
      {choice && <WayFields summary={summary} isCollected={values.way === 'collection'} error={errorOf('way')} />}
      <h2 className="text-xl">
        <ByWay sent="Delivery address" collected={choice && 'Your details'} />
      </h2>
      <AddressFields field={field} countries={countries} needsPhone={summary.isOnPallet}>
        <EmailField {...field('email')} />
        {found && <FindAddress postcode={values.postal_code} found={found} error={errorOf('find_postcode')} />}
      </AddressFields>
      {mayKeep && (
        <label className="flex min-h-11 items-center gap-3 text-md">
          <input type="checkbox" name="keep_address" value="1" defaultChecked={values.keep_address === '1'} className="size-5 shrink-0" />
          Save these details for next time
        </label>
      )}
      {summary.isOnPallet && (
        <div className={choice ? whenSent : undefined}>
          <AccessFields field={field} groundError={errorOf('access.ground')} />
        </div>
      )}
      {days && (
        <div className={choice ? whenSent : undefined}>
          <Select label="Delivery day" optional {...field('wished_day')}>
            <option value="">{sayDays(days.earliest, days.latest)}</option>
            {days.days.map((day) => (
              <option key={day} value={day}>
                {sayDay(day)}
              </option>
            ))}
            <option value={holdChoice}>{holdWords}</option>
          </Select>
        </div>
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
          <ByWay
            sent={`${formatPounds(totalPence)} in total, including VAT and shipping.`}
            collected={choice && `${formatPounds(choice.totalPence)} in total, including VAT.`}
          />
          <span>{totalPence > 0 && ' You won’t be charged yet.'}</span>
        </p>
      </div>
    </SaveForm>
  );
}

/** Brought, or fetched from the showroom: each with what it comes to. */
function WayFields({ summary, isCollected, error }: { summary: Summary; isCollected: boolean; error: string | undefined }) {
  const { settings } = useShopSettings();
  const { choice, comes, totalPence, asksForDelivery } = summary;
  if (!choice) return null;
  const ways = [
    {
      way: 'delivery',
      name: 'Delivery',
      said: [asksForDelivery ? 'Please contact us for a delivery price' : `${formatPounds(totalPence)} in total`, comes && midSentence(comes)],
    },
    {
      way: 'collection',
      name: 'Collect from our showroom, free',
      said: [
        `${formatPounds(choice.totalPence)} in total`,
        `ready from ${choice.readyOn}`,
        [settings.town, settings.postcode].filter(Boolean).join(' '),
      ],
    },
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 font-display text-xl">How would you like to get it?</legend>
      {error && <p className="text-md font-semibold text-error">{error}</p>}
      {ways.map(({ way, name, said }) => (
        <label key={way} className="flex min-h-11 items-start gap-3 border border-stone bg-white p-3 has-checked:border-lough">
          <input
            type="radio"
            id={way === 'collection' ? fieldId('way') : undefined}
            name="way"
            value={way}
            defaultChecked={(way === 'collection') === isCollected}
            className={classNames('mt-1 size-5 shrink-0', way === 'collection' && collectIt)}
          />
          <span>
            <span className="font-semibold">{name}</span>
            <span className="block text-md text-muted tabular-nums">{`${said.filter(Boolean).join(', ')}.`}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Has the focus, which went with the button that was pressed. */
function Adjusted({ adjusted }: { adjusted: { words: string } }) {
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew when the same is done to another line
  useEffect(() => box.current?.focus(), [adjusted]);
  return (
    <p ref={box} role="status" tabIndex={-1} className="bg-ok-soft px-4 py-2 text-md font-semibold text-ok">
      {adjusted.words}
    </p>
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
