import { useState } from 'react';
import { classNames } from './class-names.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';

type Props = {
  quantity: number /** 'boxes' */;
  many: string;
  onChange: (quantity: number) => void /** Where a page has several. */;
  id?: string;
  label?: string;
  /** The form that its number goes with, where that does not stand around it. */
  form?: string;
  /** What was typed and sent without a script, and why it was refused. */
  refused?: { typed: string; message: string };
  /** The id of what else is said about the number, such as that there are not so many. */
  describedBy?: string;
};

const step = 'grid size-12 place-items-center bg-white hover:bg-linen aria-disabled:text-stone noscript:hidden';

/** A whole number from 1, stepped or typed. While something is typed that is no number, the last one stays. */
export function QuantityStepper({ quantity, many, onChange, id = 'quantity', label, form, refused, describedBy }: Props) {
  const [typed, setTyped] = useState<string | null>(refused?.typed ?? null);
  const change = (to: number) => {
    setTyped(null);
    onChange(to);
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={label ? 'sr-only' : 'text-md font-semibold'}>
        {label ?? `Quantity in ${many}`}
      </label>
      {refused && (
        <p id={`${id}-error`} className="text-md font-semibold text-error">
          <span className="sr-only">Error: </span>
          <span>{refused.message}</span>
        </p>
      )}
      <div className="flex w-max overflow-hidden rounded-control border border-stone">
        <button type="button" aria-disabled={quantity <= 1 || undefined} onClick={() => change(Math.max(1, quantity - 1))} className={step}>
          <MinusIcon />
          <span className="sr-only">{`Fewer ${many}`}</span>
        </button>
        <input
          id={id}
          name="quantity"
          form={form}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed ?? quantity}
          aria-invalid={refused ? true : undefined}
          aria-describedby={classNames(refused && `${id}-error`, describedBy) || undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            if (/^\d{1,4}$/.test(target.value) && Number(target.value) >= 1) onChange(Number(target.value));
          }}
          onBlur={() => setTyped(null)}
          className="w-18 border-x border-sand bg-white text-center text-lg font-semibold tabular-nums"
        />
        <button type="button" onClick={() => change(quantity + 1)} className={step}>
          <PlusIcon />
          <span className="sr-only">{`More ${many}`}</span>
        </button>
      </div>
    </div>
  );
}
