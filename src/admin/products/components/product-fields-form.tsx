import { categoryNames } from '#catalogue/category.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { productFields, unitNames, waterGrades } from '#catalogue/staff/product-fields.ts';
import { Select, TextArea, TextField } from '#ui/field.tsx';
import { PriceFields } from './price-fields.tsx';
import { suggestionsFor } from './suggestions.ts';

type Props = {
  /** What the fields hold, by name. */
  written: Readonly<Record<string, string>>;
  /** The form's id, part of its fields' ids. */
  form: string;
  errors: readonly { field: string; message: string }[];
  suppliers: readonly string[];
  /** 'few': those of the dialog over the list. */
  extent: 'few' | 'all';
};

const fewFields = ['name', 'description', 'category', 'supplier', 'price', 'box_size_m2', 'in_stock', 'is_featured'];
const firstFields = ['name', 'sku', 'category', 'supplier', 'unit'];
/** Drawn by themselves, or not for people to write. */
const apart = ['price', 'box_size_m2', 'appearance', 'description'];

/** The fields of a product. */
export function ProductFieldsForm({ written, form, errors, suppliers, extent }: Props) {
  const wrong = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  const shown = productFields.filter(({ name }) => extent === 'all' || fewFields.includes(name));
  const named = (names: readonly string[]) => shown.filter(({ name }) => names.includes(name));
  const rest = shown.filter(({ name }) => !firstFields.includes(name) && !apart.includes(name) && !['in_stock', 'is_featured'].includes(name));
  const one = ({ name, label }: { name: string; label: string }) => (
    <OneField key={name} name={name} label={label} form={form} value={written[name] ?? ''} error={wrong[name]} suppliers={suppliers} />
  );
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {named(firstFields)
        .toSorted((a, b) => firstFields.indexOf(a.name) - firstFields.indexOf(b.name))
        .map(one)}
      {named(['in_stock', 'is_featured']).map(one)}
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
    </div>
  );
}

type OneProps = { name: string; label: string; form: string; value: string; error: string | undefined; suppliers: readonly string[] };

const choices: Record<string, readonly (readonly [string, string])[]> = {
  category: categoryNames.map((name) => [name, name]),
  unit: unitNames.map((name) => [name, unitWords(name).one]),
  in_stock: [['yes', 'Yes'], ['no', 'No']],
  is_featured: [['no', 'No'], ['yes', 'Yes']],
  water_resistance: [['', 'Unspecified'], ...waterGrades.map((grade) => [grade, grade === 'Standard' ? 'No (standard)' : `Yes (${grade.toLowerCase()})`] as const)],
  underfloor_heating: [['', 'Unspecified'], ['yes', 'Suitable'], ['no', 'Not suitable']],
  direction_matters: [['', 'Unspecified (one way)'], ['yes', 'One way'], ['no', 'Either way']],
}; // biome-ignore format: a table

const needed = ['name', 'category', 'supplier'];

function OneField({ name, label, form, value, error, suppliers }: OneProps) {
  const isNeeded = needed.includes(name);
  const said = name === 'rooms' ? 'Rooms, separated by commas' : isNeeded ? `${label} (required)` : label;
  const given = { label: said, name, form, error, required: isNeeded };
  const options = choices[name];
  if (options) {
    return (
      <Select {...given} defaultValue={value}>
        {name === 'category' && !value && <option value="">Please choose</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    );
  }
  const suggested = name === 'supplier' ? suppliers : suggestionsFor(name);
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
