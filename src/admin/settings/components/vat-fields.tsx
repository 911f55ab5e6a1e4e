import { maxRates, rateRows } from '#settings/staff/vat-form.ts';
import { vatClasses, vatCountries } from '#settings/vat-terms.ts';
import { Select, TextField } from '#ui/field.tsx';

type Props = { values: Record<string, string>; errorOf: (field: string) => string | undefined };

const countryNames: Record<(typeof vatCountries)[number], string> = { GB: 'United Kingdom', IE: 'Ireland', US: 'United States', CA: 'Canada' };
const classNames: Record<(typeof vatClasses)[number], string> = { standard: 'Standard', reduced: 'Reduced', zero: 'Zero' };

/** When orders for Ireland are taxed there, and what their buyers then pay. */
export function IrelandFields({ values, errorOf }: Props) {
  const of = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errorOf(name) });
  return (
    <div className="grid items-end gap-4 md:grid-cols-2 xl:grid-cols-4">
      <TextField {...of('eu_vat_from')} type="date" label="Charge Irish VAT from" hint="Leave empty to charge UK VAT." required={false} />
      <Select {...of('eu_prices')} label="Irish customers pay" hint="Delivery charges stay as they are.">
        <option value="shelf">The price on the shelf</option>
        <option value="net">The same price before tax</option>
      </Select>
      <TextField {...of('vat_number_eu')} label="VAT number on Irish invoices" hint="Leave empty to use your own." required={false} />
      <TextField
        {...of('eu_threshold_pence')}
        label="Yearly threshold (£)"
        hint="A calendar year’s EU sales before tax."
        inputMode="decimal"
        required={false}
      />
    </div>
  );
}

/** What a pound is in euros, for visitors from Ireland. */
export function EuroFields({ values, errorOf }: Props) {
  const of = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errorOf(name), required: false });
  return (
    <div className="grid items-end gap-4 md:grid-cols-2 xl:grid-cols-4">
      <TextField {...of('euro.per_pound')} label="Euros for a pound" hint="Such as 1.1547. Leave empty to show no euro." inputMode="decimal" />
      <TextField {...of('euro.on')} type="date" label="Rate looked up on" hint="Shown beside the prices." />
    </div>
  );
}

/** The table of rates: a row for each, and two empty ones for more. A row whose rate is emptied goes. */
export function RateFields({ values, errorOf }: Props) {
  const rows = Array.from({ length: Math.min((rateRows(values).at(-1) ?? -1) + 3, maxRates) }, (_, at) => at);
  return (
    <div className="grid gap-3">
      {rows.map((at) => (
        <RateRow key={at} at={at} values={values} errorOf={errorOf} />
      ))}
    </div>
  );
}

function RateRow({ at, values, errorOf }: Props & { at: number }) {
  const of = (name: string, label: string) => {
    const path = `vat_rates.${at}.${name}`;
    return { name: path, label, defaultValue: values[path] ?? '', error: errorOf(path), required: false };
  };
  const isNew = !values[`vat_rates.${at}.basis_points`];
  return (
    <fieldset className="border-t border-sand pt-3">
      <legend className="sr-only">{isNew ? 'Another rate' : `Rate ${at + 1}`}</legend>
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-5">
        <Select {...of('country', 'Country')}>
          {vatCountries.map((code) => (
            <option key={code} value={code}>
              {countryNames[code]}
            </option>
          ))}
        </Select>
        <Select {...of('class', 'Class')}>
          {vatClasses.map((one) => (
            <option key={one} value={one}>
              {classNames[one]}
            </option>
          ))}
        </Select>
        <TextField {...of('basis_points', 'Rate (%)')} inputMode="decimal" />
        <TextField {...of('from', 'First day')} type="date" />
        <TextField {...of('to', 'Last day')} type="date" />
      </div>
    </fieldset>
  );
}
