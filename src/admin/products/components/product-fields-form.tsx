import { type FormEvent, type ReactNode, useRef } from 'react';
import { categoryNames, filtersOf } from '#catalogue/category.ts';
import { hazardStatements } from '#catalogue/hazards/hazard-statements.ts';
import { hazardSignals, pictogramNames } from '#catalogue/hazards/pictograms.ts';
import { precautionaryStatements } from '#catalogue/hazards/precautionary-statements.ts';
import type { StatementTexts } from '#catalogue/hazards/statements.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import type { ProductNames } from '#catalogue/staff/product-desk.server.ts';
import { productFields, unitNames, waterGrades } from '#catalogue/staff/product-fields.ts';
import { tileSizes } from '#catalogue/staff/product-form.ts';
import { fireClasses, harmonisedStandards, noStandard, vocClasses, wearClasses } from '#catalogue/technical.ts';
import { type PriceForm, typePrice } from '#pricing/price-and-coverage.ts';
import { Select, TextArea, TextField } from '#ui/field.tsx';
import { StatementPicker } from './statement-picker.tsx';

type Props = {
  /** What the fields hold, by name. */
  written: Readonly<Record<string, string>>;
  /** The form's id, part of its fields' ids. */
  form: string;
  errors: readonly { field: string; message: string }[];
  names: ProductNames;
  /** 'few': those of the dialog over the list. */
  extent: 'few' | 'all';
};

const fewFields = ['name', 'description', 'category', 'supplier', 'price', 'box_size_m2', 'in_stock', 'is_featured'];
const firstFields = ['name', 'sku', 'category', 'supplier', 'maker', 'unit', 'vat_class'];
const flags = ['in_stock', 'is_featured', 'is_archived'];
/** Drawn by themselves, or not for people to write. */
const apart = ['price', 'box_size_m2', 'appearance', 'description'];

/** The fields of a product. */
export function ProductFieldsForm({ written, form, errors, names, extent }: Props) {
  const wrong = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  const shown = productFields.filter(({ name }) => extent === 'all' || fewFields.includes(name));
  const named = (names: readonly string[]) => shown.filter(({ name }) => names.includes(name));
  const isCoded = ({ name }: { name: string }) => codes[name] !== undefined;
  const rest = shown.filter(({ name }) => !firstFields.includes(name) && !apart.includes(name) && !flags.includes(name) && !isCoded({ name }));
  const one = ({ name, label }: { name: string; label: string }) => (
    <OneField key={name} name={name} label={label} form={form} value={written[name] ?? ''} error={wrong[name]} names={names} />
  );
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {named(firstFields)
        .toSorted((a, b) => firstFields.indexOf(a.name) - firstFields.indexOf(b.name))
        .map(one)}
      {named(flags).map(one)}
      <PriceFields written={written} form={form} errors={wrong} />
      <div className="sm:col-span-2 lg:col-span-3">
        <TextArea
          label="Description"
          name="description"
          form={form}
          error={wrong.description}
          defaultValue={written.description ?? ''}
          rows={extent === 'all' ? 6 : 4}
          maxLength={10_000}
          required={false}
        />
      </div>
      {rest.map(one)}
      {shown.filter(isCoded).map(({ name, label }) => (
        <StatementPicker key={name} label={label} name={name} form={form} error={wrong[name]} value={written[name] ?? ''} texts={codes[name] ?? {}} />
      ))}
    </div>
  );
}

type OneProps = { name: string; label: string; form: string; value: string; error: string | undefined; names: ProductNames };

const choices: Record<string, readonly (readonly [string, string])[]> = {
  category: categoryNames.map((name) => [name, name]),
  vat_class: [['standard', 'Standard rate'], ['reduced', 'Reduced rate'], ['zero', 'Zero rate']],
  unit: unitNames.map((name) => [name, unitWords(name).one]),
  in_stock: [['yes', 'Yes'], ['no', 'No']],
  is_featured: [['no', 'No'], ['yes', 'Yes']],
  is_archived: [['no', 'No'], ['yes', 'Yes: not in the shop']],
  water_resistance: [['', 'Unspecified'], ...waterGrades.map((grade) => [grade, grade === 'Standard' ? 'No (standard)' : `Yes ` +
    `(${grade.toLowerCase()})`] as const)],
  underfloor_heating: [['', 'Unspecified'], ['yes', 'Suitable'], ['no', 'Not suitable']],
  direction_matters: [['', 'Unspecified (one way)'], ['yes', 'One way'], ['no', 'Either way']],
  reaction_to_fire: maybe(fireClasses),
  wear_class: maybe(wearClasses),
  voc_class: maybe(vocClasses),
  harmonised_standard: [
    ['', 'Unspecified'],
    ...harmonisedStandards.map((one) => [one, one] as const),
    [noStandard, 'None: this product is under no standard'],
  ],
  is_chemical: [['', 'Unspecified'], ['yes', 'Yes'], ['no', 'No']],
  hazard_signal: maybe(hazardSignals),
}; // biome-ignore format: a table

/** One of these, or nothing said. */
function maybe(known: readonly string[]): readonly (readonly [string, string])[] {
  return [['', 'Unspecified'], ...known.map((one) => [one, one] as const)];
}

const hints: Record<string, ReactNode> = {
  maker: (
    <a href="/admin/makers/new" className="text-lough underline underline-offset-4">
      Add a maker
    </a>
  ),
};
/** What a label says by codes, with the words of each. */
const codes: Readonly<Record<string, StatementTexts>> = {
  hazard_statements: hazardStatements,
  precautionary_statements: precautionaryStatements,
  hazard_pictograms: pictogramNames,
};
const lists = ['rooms'];
const needed = ['name', 'category', 'supplier'];

function OneField({ name, label, form, value, error, names }: OneProps) {
  const isNeeded = needed.includes(name);
  const said = lists.includes(name) ? `${label}, separated by commas` : isNeeded ? `${label} (required)` : label;
  const given = { label: said, name, form, error, required: isNeeded };
  const options = name === 'maker' ? maybe(names.makers) : choices[name];
  if (options) {
    return (
      <Select {...given} hint={hints[name]} defaultValue={value}>
        {name === 'category' && !value && <option value="">Please choose</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    );
  }
  const suggested = name === 'supplier' ? names.suppliers : suggestionsFor(name);
  const listId = `${form}-${name}-list`;
  return (
    <div className={name === 'name' ? 'sm:col-span-2' : undefined}>
      <TextField {...given} defaultValue={value} autoComplete="off" list={suggested.length ? listId : undefined} />
      {suggested.length > 0 && (
        <datalist id={listId}>
          {suggested.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </div>
  );
}

type PriceFieldsProps = { written: Readonly<Record<string, string>>; form: string; errors: Readonly<Record<string, string>> };

/** Price of a box, what a box covers, price of a m²: each follows the others as it is typed. Only the first two are sent. */
function PriceFields({ written, form, errors }: PriceFieldsProps) {
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

/** What a field usually says: what the shop's lists are filtered by, so that products are found by it. */
function suggestionsFor(field: string): readonly string[] {
  if (field === 'tile_size') return tileSizes;
  const options = categoryNames.flatMap((category) => filtersOf(category).filter((filter) => filter.field === field));
  return [...new Set(options.flatMap(({ options }) => options))];
}
