import { z } from 'zod';
import { twoWaysIn } from '#platform/read-fixed.ts';
import { vatClasses } from '#settings/vat-terms.ts';
import { type BrowseState, defaultPageSize, readPriceFilter, sorts } from './browse-state.ts';
import type { TechnicalField } from './category.ts';
import { documentKindNames, documentLanguageNames } from './documents/document.ts';
import { attributeFields, type Filters } from './filters.ts';
import { technicalFields, technicalFilters } from './technical-filters.ts';

export const searchTooLong = 'Please keep the search to 200 characters.';

const whole = (least: number, most: number, wrong: string) =>
  z
    .string()
    .transform((text) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN))
    .refine((n) => n >= least && n <= most, wrong);

const text = (longest: number, tooLong: string) => z.string().trim().max(longest, tooLong).default('');
const choice = text(100, 'Please keep a filter to 100 characters.');
const pounds = z
  .string()
  .trim()
  .transform((said, context) => {
    const amount = readPriceFilter(said);
    if (amount !== '') return amount;
    context.addIssue({ code: 'custom', message: twoWaysIn(said) ?? 'Please enter prices in pounds, such as 25 or 25.50.' });
    return z.NEVER;
  })
  .default('');

const attributes = Object.fromEntries(attributeFields.map((field) => [field, choice.transform((value) => value.toLowerCase())])) as unknown as Record<
  (typeof attributeFields)[number],
  z.ZodType<string, string | undefined>
>;

/** 'Slip resistance, at least: ptv36, r9, r10 …' */
function leastOf(field: TechnicalField): string {
  const { label, choices } = technicalFilters[field];
  return `${label}, at least: ${choices.map(({ key }) => key).join(', ')}.`;
}

/** GET /api/products: what the list is narrowed by. Unlike a page's address, a value that makes no sense is refused. */
export const productQuery = z.object({
  page: whole(1, 1_000_000, 'Please give the page as a whole number from 1.')
    .default(1)
    .meta({ type: 'integer', minimum: 1, maximum: 1_000_000, description: 'A page beyond the last is empty.' }),
  limit: whole(1, 100, 'Please give the limit as a whole number from 1 to 100.')
    .default(defaultPageSize)
    .meta({ type: 'integer', minimum: 1, maximum: 100, description: 'Products on a page.' }),
  sort: z.enum(sorts).default('relevance').meta({ description: 'Prices are compared by the square metre.' }),
  search: text(200, searchTooLong).meta({ description: 'Words, sizes or a SKU. Typing errors are forgiven.' }),
  category: choice,
  supplier: choice,
  min_price: pounds.meta({ type: 'number', minimum: 0, description: 'Pounds a box.' }),
  max_price: pounds.meta({ type: 'number', minimum: 0, description: 'Pounds a box.' }),
  ...attributes,
  colour: attributes.colour.meta({
    description: 'A family of colours: white, cream, beige, light brown, brown, dark brown, grey, black, green, blue …',
  }),
  room: attributes.room.meta({ description: 'A room that the product is sold for, such as kitchen.' }),
  underfloor_heating: attributes.underfloor_heating.meta({ description: 'yes for what suits underfloor heating, no for what does not.' }),
  ...Object.fromEntries(technicalFields.map((field) => [field, attributes[field].meta({ description: leastOf(field) })])),
  in_stock: z
    .enum(['true', 'false'])
    .default('false')
    .transform((said) => said === 'true')
    .meta({ type: 'boolean', description: 'Only what can be ordered now.' }),
});

/** The browse state that a request asks for. */
export function toBrowseState({ page, limit, sort, ...filters }: z.output<typeof productQuery>): BrowseState {
  return { filters: filters satisfies Filters, page, limit, sort };
}

const maybe = z.string().nullable();
const amount = (description: string) => z.number().meta({ description });

/** A picture of a product. Addresses are of the shop itself, from the slash on. */
export const photoJson = z
  .object({
    id: z.string(),
    image_url: z.string(),
    alt_text: z.string(),
    is_main: z.boolean(),
    is_primary: z.boolean(),
    background_position: z.string(),
    background_size: z.string(),
    image_opacity: z.number(),
    overlay_opacity: z.number(),
    kind: z.enum(['photo', 'illustration']),
    width: z.int(),
    height: z.int(),
    placeholder: z.string().meta({ description: 'The mean colour, #rrggbb, to show until the picture is there.' }),
  })
  .meta({ id: 'ProductPhoto' });

const answerable = { name: z.string(), postal_address: maybe, electronic_address: maybe.meta({ description: 'An e-mail address or a page.' }) };

/** Who made a product. */
const statementJson = z.object({ code: z.string(), words: z.string() });
const makerJson = z
  .object({
    ...answerable,
    is_in_union: z.boolean().meta({ description: 'Established in the EU or in Northern Ireland.' }),
    responsible_person: z.object(answerable).nullable().meta({ description: 'Who answers for it in the EU or in Northern Ireland.' }),
  })
  .meta({ id: 'ProductMaker' });

/** A document of a product. */
export const documentJson = z
  .object({
    id: z.uuid(),
    kind: z.enum(documentKindNames),
    language: z.enum(documentLanguageNames).meta({ description: 'ISO 639-1.' }),
    title: z.string(),
    url: z.string().meta({ description: 'Of the shop itself, from the slash on: a PDF.' }),
    bytes: z.int(),
  })
  .meta({ id: 'ProductDocument' });

/** A product as every call gives it. */
export const productJson = z
  .object({
    id: z.string(),
    sku: z.string(),
    name: z.string(),
    description: z.string(),
    category: z.string(),
    supplier: z.string(),
    unit: z.string().meta({ description: 'What one price buys: box, roll, metre, each …' }),
    price: amount('Pounds for one unit, VAT included.'),
    price_per_m2: amount('Pounds for a square metre; null where a unit has no coverage.').nullable(),
    list_price: amount('Pounds: the earlier price that may be shown beside this one, only where the price history proves it.').nullable(),
    save_percent: z.int().nullable().meta({ description: 'Whole percent off the earlier price, only above 15.' }),
    box_size_m2: amount('Square metres that one unit covers.').nullable(),
    in_stock: z.boolean(),
    stock: z.int().meta({ description: 'Units that can be ordered now.' }),
    is_featured: z.boolean(),
    sample_eligible: z.boolean(),
    colour: maybe,
    tile_size: maybe,
    plank_size: maybe,
    thickness: maybe,
    material: maybe,
    finish: maybe,
    wood_type: maybe,
    wood_species: maybe,
    plank_style: maybe,
    ac_rating: maybe,
    water_resistant: z.enum(['Yes', 'No']).nullable(),
    water_resistance: maybe,
    surface: maybe,
    construction: maybe,
    wear_layer: maybe,
    format: maybe,
    slip_rating: maybe,
    underfloor_heating: z.boolean().nullable(),
    rooms: z.array(z.string()),
    warranty_years: z.int().nullable(),
    commercial_warranty_years: z.int().nullable(),
    slip_ptv: z.int().nullable().meta({ description: 'Pendulum test value, wet.' }),
    reaction_to_fire: maybe.meta({ description: 'EN 13501-1.' }),
    wear_class: maybe.meta({ description: 'EN ISO 10874.' }),
    thermal_resistance_m2k_w: amount('m²K/W; a tog is a tenth of one.').nullable(),
    heated_to_celsius: z.int().nullable().meta({ description: 'The warmest that its surface may become over underfloor heating.' }),
    voc_class: maybe,
    impact_sound_db: z.int().nullable(),
    origin: maybe,
    recycled_percent: z.int().nullable(),
    harmonised_standard: maybe,
    maker: makerJson.nullable(),
    documents: z.array(documentJson),
    warnings: maybe,
    hazard_signal: maybe.meta({ description: 'The signal word of Regulation (EC) 1272/2008: Danger or Warning.' }),
    hazard_statements: z.array(statementJson).meta({ description: 'In their official words: Annex III.' }),
    precautionary_statements: z.array(statementJson).meta({ description: 'In their official words: Annex IV.' }),
    hazard_pictograms: z.array(z.string()).meta({ description: 'GHS02 and so on.' }),
    vat_class: z.enum(vatClasses),
    weight_kg: z.number().nullable(),
    lead_days: z.int().nullable().meta({ description: 'Working days before it can leave, in addition to what everything takes; null: none.' }),
    pieces_per_box: z.int().nullable(),
    roll_width_mm: z.array(z.int()).meta({ description: 'The widths of roll that it is cut from; empty for what is not sold by the metre.' }),
    cut_step_mm: z.int().nullable(),
    pattern_repeat_length_mm: z.int().nullable(),
    pattern_repeat_width_mm: z.int().nullable(),
    direction_matters: z.boolean().nullable().meta({ description: 'Whether pile or pattern runs one way in rooms that join.' }),
    remnant_length_mm: z.int().nullable().meta({ description: 'Of one piece left of a roll: its size.' }),
    remnant_width_mm: z.int().nullable(),
    gtin: maybe.meta({ description: 'The digits under the barcode.' }),
    mpn: maybe.meta({ description: 'The maker’s part number.' }),
    average_rating: z.number().nullable().meta({ description: 'To one decimal; null until somebody has reviewed it.' }),
    total_reviews: z.int(),
    image_url: maybe.meta({ description: 'The main picture.' }),
    images: z.array(photoJson),
    photos: z.array(photoJson).meta({ description: 'The same as images.' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Product' });
export type ProductJson = z.infer<typeof productJson>;

const facetOption = z.object({ value: z.string(), label: z.string(), count: z.int() });

export const productListJson = z
  .object({
    products: z.array(productJson),
    suppliers: z.array(z.string()),
    categories: z.array(z.string()),
    total: z.int(),
    pages: z.int(),
    page: z.int(),
    limit: z.int(),
    facets: z.record(z.string(), z.array(facetOption)).meta({ description: 'For each filter, its values and how many products each would leave.' }),
    in_stock_count: z.int(),
    price_range: z.object({ min: z.number(), max: z.number() }).nullable(),
    relaxed: z
      .array(z.object({ said: z.string(), href: z.string(), count: z.int() }))
      .meta({ description: 'Where nothing was found: searches that find something.' }),
  })
  .meta({ id: 'ProductList' });

export const categoryJson = z
  .object({ name: z.string(), slug: z.string(), description: z.string(), count: z.int(), image_url: maybe })
  .meta({ id: 'Category' });
