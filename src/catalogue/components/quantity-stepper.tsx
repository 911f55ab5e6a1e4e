import { useState } from 'react';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';

type Props = {
  quantity: number /** 'boxes' */;
  many: string;
  onChange: (quantity: number) => void /** Where a page has several. */;
  id?: string;
  label?: string;
};

const step = 'grid size-12 place-items-center bg-white hover:bg-linen aria-disabled:text-stone';

/** A whole number from 1, stepped or typed. While something is typed that is no number, the last one stays. */
export function QuantityStepper({ quantity, many, onChange, id = 'quantity', label }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (to: number) => {
    setTyped(null);
    onChange(to);
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={label ? 'sr-only' : 'text-md font-semibold'}>
        {label ?? `Quantity in ${many}`}
      </label>
      <div className="flex w-max overflow-hidden rounded-control border border-stone">
        <button type="button" aria-disabled={quantity <= 1 || undefined} onClick={() => change(Math.max(1, quantity - 1))} className={step}>
          <MinusIcon />
          <span className="sr-only">Fewer {many}</span>
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed ?? quantity}
          onChange={({ target }) => {
            setTyped(target.value);
            if (/^\d{1,4}$/.test(target.value) && Number(target.value) >= 1) onChange(Number(target.value));
          }}
          onBlur={() => setTyped(null)}
          className="w-18 border-x border-sand bg-white text-center text-lg font-semibold tabular-nums"
        />
        <button type="button" onClick={() => change(quantity + 1)} className={step}>
          <PlusIcon />
          <span className="sr-only">More {many}</span>
        </button>
      </div>
    </div>
  );
}
