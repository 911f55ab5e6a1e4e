import { type FormEvent, useRef } from 'react';
import { unitWords } from '#catalogue/selling-unit.ts';
import { type PriceForm, typePrice } from '#pricing/price-and-coverage.ts';
import { TextField } from '#ui/field.tsx';

type Props = { written: Readonly<Record<string, string>>; form: string; errors: Readonly<Record<string, string>> };

/** Price of a box, what a box covers, price of a m²: each follows the others as it is typed. Only the first two are sent. */
export function PriceFields({ written, form, errors }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const leads = useRef<PriceForm['leads']>('box');
  const field = (name: string) => group.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const typed = (event: FormEvent<HTMLDivElement>) => {
    const input = event.target as HTMLInputElement;
    const known = ({ price: 'box', box_size_m2: 'coverage', price_per_m2: 'perM2' } as const)[input.name];
    if (!known) return;
    const now = {
      box: field('price')?.value ?? '',
      coverage: field('box_size_m2')?.value ?? '',
      perM2: field('price_per_m2')?.value ?? '',
      leads: leads.current,
    };
    const next = typePrice(now, known, input.value);
    leads.current = next.leads;
    for (const [name, value] of [
      ['price', next.box],
      ['box_size_m2', next.coverage],
      ['price_per_m2', next.perM2],
    ] as const) {
      const other = field(name);
      if (other && other !== input) other.value = value;
    }
  };
  const box = written.price ?? '';
  const coverage = written.box_size_m2 ?? '';
  const unit = unitWords(written.unit ?? 'box').one;
  const perM2 = typePrice({ box: '', coverage, perM2: '', leads: 'box' }, 'box', box).perM2;
  return (
    <div ref={group} onInput={typed} className="grid gap-4 sm:col-span-2 sm:grid-cols-3 lg:col-span-3">
      <TextField
        label={`Price for a ${unit}, £ (required)`}
        name="price"
        form={form}
        error={errors.price}
        defaultValue={box}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        label={`Coverage of a ${unit}, m²`}
        name="box_size_m2"
        form={form}
        error={errors.box_size_m2}
        defaultValue={coverage}
        inputMode="decimal"
        autoComplete="off"
        required={false}
      />
      <TextField
        label="Price for a m², £"
        name="price_per_m2"
        form={form}
        defaultValue={perM2}
        inputMode="decimal"
        autoComplete="off"
        required={false}
      />
    </div>
  );
}
