import { z } from 'zod';
import { requiredLine } from '#platform/form-fields.ts';
import { vatClasses } from '#settings/vat-terms.ts';
import { categoryNames } from '../category.ts';
import { hazardStatements } from '../hazards/hazard-statements.ts';
import { hazardSignals, pictogramNames } from '../hazards/pictograms.ts';
import { precautionaryStatements } from '../hazards/precautionary-statements.ts';
import { statementList } from '../hazards/statement-list.ts';
import { sellingUnits } from '../selling-unit.ts';
import { fireClasses, harmonisedStandards, noStandard, vocClasses, wearClasses } from '../technical.ts';
import {
  appearance,
  codesOf,
  figure,
  longText,
  maybeGtin,
  maybeLine,
  maybeOneOf,
  maybeWhole,
  maybeYesOrNo,
  nameList,
  oneOf,
  price,
  rollWidths,
  yesOrNo,
} from './readings.ts';

export const skuTaken = (holder: string) => `“${holder}” already has this SKU.`;
export const noSuchCode = (code: string) => `There is no product with the code ${code}.`;
export const skuWanted = 'Please enter an SKU.';

export const supplierWanted = 'Please enter the supplier.';

export const nameWanted = 'Please enter a product name.';

/** One thing that staff say of a product: its name in the API, in forms and in files, the column it is kept in, its name for people. */
export type ProductField = {
  name: string;
  column: string;
  label: string;
  /** Reads what was said; see readings.ts. */
  schema: z.ZodType;
  /** The kept value as it stands in a form or a file; reading that gives the value again. */
  write: (value: unknown) => string;
};

export const waterGrades = ['Waterproof', 'Water Resistant', 'Standard'] as const;
export const unitNames = Object.keys(sellingUnits) as (keyof typeof sellingUnits)[];
export const maxDescriptionLength = 10_000;

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const pounds = (value: unknown) => (typeof value === 'number' ? (value / 100).toFixed(2) : '');
const decimal = (unit: number) => (value: unknown) => (typeof value === 'number' ? String(value / unit) : '');
const truth = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : '');
const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '');
/** With its keys in order, so that the same value is the same text. */
const json = (value: unknown) => (value ? JSON.stringify(Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))) : '');

type Named<Name extends string> = ProductField & { name: Name };

function field<const Name extends string>(
  name: Name,
  label: string,
  schema: z.ZodType,
  write: ProductField['write'] = text,
  column: string = name,
): Named<Name> {
  return { name, column, label, schema, write };
}
function choice<const Name extends string>(name: Name, label: string, known: readonly string[]): Named<Name> {
  return field(name, label, maybeOneOf(known, `Please choose one of: ${known.join(', ')}, or nothing.`));
}
function line<const Name extends string>(name: Name, label: string): Named<Name> {
  return field(name, label, maybeLine(100));
}

/** Everything that staff say of a product, in the order of forms and files. Stock is counted apart: see adjust-stock.server.ts. */
const declared = [
  field('sku', 'SKU', requiredLine(skuWanted, 64)),
  field('name', 'Name', requiredLine(nameWanted, 200)),
  field('description', 'Description', longText(maxDescriptionLength)),
  field('category', 'Category', oneOf(categoryNames, `Please choose one of the categories: ${categoryNames.join(', ')}.`)),
  field('supplier', 'Supplier', requiredLine(supplierWanted, 100)),
  // Its name; see makers.server.ts.
  field('maker', 'Maker', maybeLine(200)),
  field('price', 'Price', price, pounds, 'price_pence'),
  field('vat_class', 'VAT', oneOf(vatClasses, `Please choose one of: ${vatClasses.join(', ')}.`, 'standard')),
  field('unit', 'Sold by the', oneOf(unitNames, `Please choose one of: ${unitNames.join(', ')}.`)),
  field(
    'box_size_m2',
    'Box size in m²',
    figure(4, 1000, 'Please enter the box size in m², at most 1,000 with four decimals, such as 1.44.'),
    decimal(10_000),
    'coverage_cm2',
  ),
  field('in_stock', 'On sale', yesOrNo, truth),
  field('is_featured', 'Featured', yesOrNo, truth),
  field('is_archived', 'Archived', yesOrNo, truth),
  line('colour', 'Colour'),
  line('tile_size', 'Tile size'),
  line('plank_size', 'Plank size'),
  line('thickness', 'Thickness'),
  line('material', 'Material'),
  line('finish', 'Finish'),
  line('wood_type', 'Wood type'),
  line('wood_species', 'Wood species'),
  line('plank_style', 'Plank style'),
  line('ac_rating', 'AC rating'),
  choice('water_resistance', 'Water resistance', waterGrades),
  line('surface', 'Surface'),
  line('construction', 'Construction'),
  line('wear_layer', 'Wear layer'),
  line('format', 'Format'),
  line('slip_rating', 'Slip rating'),
  field('underfloor_heating', 'Underfloor heating', maybeYesOrNo, truth),
  field('rooms', 'Rooms', nameList, list),
  field('warranty_years', 'Warranty in years', maybeWhole(1, 100)),
  field('commercial_warranty_years', 'Warranty in business use, in years', maybeWhole(1, 100)),
  field('slip_ptv', 'Slip: pendulum test value, wet', maybeWhole(1, 150)),
  choice('reaction_to_fire', 'Reaction to fire (EN 13501-1)', fireClasses),
  choice('wear_class', 'Wear class (EN ISO 10874)', wearClasses),
  field(
    'thermal_resistance_m2k_w',
    'Thermal resistance in m²K/W',
    figure(3, 10, 'Please enter the thermal resistance in m²K/W, at most 10 with three decimals, such as 0.015.'),
    decimal(1000),
    'thermal_resistance',
  ),
  field('heated_to_celsius', 'Surface over heating, at most °C', maybeWhole(15, 60)),
  choice('voc_class', 'Emissions to air', vocClasses),
  field('impact_sound_db', 'Impact sound: quieter by dB', maybeWhole(1, 60)),
  line('origin', 'Made in'),
  field('recycled_percent', 'Recycled content in %', maybeWhole(0, 100)),
  choice('harmonised_standard', 'Harmonised standard', [...harmonisedStandards, noStandard]),
  field('warnings', 'Warnings', maybeLine(1000)),
  field('is_chemical', 'Chemical product (adhesive, grout, sealer, cleaner)', maybeYesOrNo, truth),
  choice('hazard_signal', 'Signal word', hazardSignals),
  field('hazard_statements', 'Hazard statements', statementList(hazardStatements, 'H318'), list),
  field('precautionary_statements', 'Precautionary statements', statementList(precautionaryStatements, 'P102'), list),
  field('hazard_pictograms', 'Hazard pictograms', codesOf(Object.keys(pictogramNames), 'GHS05'), list),
  field(
    'weight_kg',
    'Weight in kg',
    figure(3, 5000, 'Please enter the weight in kg, at most 5,000 with three decimals, such as 18.5.'),
    decimal(1000),
    'weight_grams',
  ),
  field('lead_days', 'Made to order: working days before it leaves', maybeWhole(1, 250)),
  field('pieces_per_box', 'Pieces in a box', maybeWhole(1, 100_000)),
  field('roll_width_mm', 'Roll widths in mm', rollWidths, list),
  field('cut_step_mm', 'Cut in steps of mm', maybeWhole(1, 5000)),
  field('pattern_repeat_length_mm', 'Pattern repeat along the roll in mm', maybeWhole(1, 5000)),
  field('pattern_repeat_width_mm', 'Pattern repeat across the roll in mm', maybeWhole(1, 5000)),
  field('direction_matters', 'Pile or pattern runs one way', maybeYesOrNo, truth),
  field('remnant_length_mm', 'Remnant: length in mm', maybeWhole(100, 50_000)),
  field('remnant_width_mm', 'Remnant: width in mm', maybeWhole(100, 6000)),
  field('gtin', 'GTIN (barcode number)', maybeGtin),
  // As long as the merchant feed takes it.
  field('mpn', 'MPN (maker’s part number)', maybeLine(70)),
  field('appearance', 'Drawn as', appearance, json),
];
export const productFields: readonly ProductField[] = declared;

export const fieldNamed: ReadonlyMap<string, ProductField> = new Map(productFields.map((known) => [known.name, known]));
export const fieldLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(productFields.map(({ name, label }) => [name, label])),
  stock: 'Stock',
};

/** What a new product cannot be without. An SKU is made up where none is given. */
export const requiredFields = ['name', 'price', 'category', 'supplier'] as const;

/** Values by column, as they are kept. */
export type ProductValues = Record<string, unknown>;

type ApiField = Exclude<(typeof declared)[number]['name'], 'appearance'>;
const ofApi = productFields.filter(({ name }) => name !== 'appearance');
/** What a call may say of a product: any of the fields. Others (id, totals, dates) are not looked at. */
export const productBody = z.object(
  Object.fromEntries(ofApi.map(({ name, label, schema }) => [name, schema.optional().meta({ description: label })])) as unknown as Record<
    ApiField,
    z.ZodType<unknown>
  >,
);

/** The values that were said, by column. */
export function byColumn(said: Readonly<Record<string, unknown>>): ProductValues {
  return Object.fromEntries(productFields.flatMap(({ name, column }) => (said[name] === undefined ? [] : [[column, said[name]]])));
}

/** A kept product in a form's words, by field name. */
export function asWritten(values: ProductValues): Record<string, string> {
  return Object.fromEntries(productFields.map(({ name, column, write }) => [name, write(values[column])]));
}
