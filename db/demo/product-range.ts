import { createHash } from 'node:crypto';
import type { CategoryName } from '#catalogue/category.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import type { DemoProduct, PictureView, PriceStep } from './shape.ts';

/** How a range or one product of it looks; size, gloss and seed follow from the rest unless given. */
export type Look = Omit<Appearance, 'seed' | 'unitMm' | 'gloss'> & { unitMm?: [number, number]; gloss?: number };

/** A price that never changed, or its steps [days ago, pence], oldest first. */
type Price = number | [daysAgo: number, pence: number][];

type Columns = Pick<
  DemoProduct,
  | 'tile_size'
  | 'thickness'
  | 'material'
  | 'finish'
  | 'wood_type'
  | 'wood_species'
  | 'plank_style'
  | 'ac_rating'
  | 'water_resistance'
  | 'surface'
  | 'construction'
  | 'wear_layer'
  | 'format'
  | 'plank_size'
  | 'slip_rating'
  | 'underfloor_heating'
  | 'rooms'
  | 'warranty_years'
  | 'roll_width_mm'
  | 'cut_step_mm'
  | 'pattern_repeat_length_mm'
  | 'unit'
  | 'in_stock'
  | 'is_featured'
  | 'pictures'
>;

/** What a range says once or a product of it says for itself; the product wins. */
type Part = Partial<Columns> & {
  /** One piece in mm, [across, along]. */
  size?: [number, number];
  pieces?: number;
  /** Thousandths of a square metre of one selling unit, where pieces x size does not give it; null where the goods cover nothing. */
  coverage?: number | null;
  /** kg/m³ of the stuff: with thickness and coverage it gives the weight of a box. */
  density?: number;
  /** Grams of one selling unit, where density does not give it. */
  weight?: number;
  /** Pence a square metre; the box price follows. */
  perM2?: Price;
  /** Pence a selling unit, for goods without an area price. */
  price?: Price;
};

export type Range = Part & {
  /** First two parts of every SKU in the range: TIL-STR. */
  sku: string;
  category: CategoryName;
  supplier: string;
  title: (of: { colour: string; size: string; thickness: string }) => string;
  /** Sentences that are true of the whole range. */
  about: string;
  /** Whether `about` comes before the product's own sentences. */
  aboutFirst?: boolean;
  look: Look;
};

export type Variant = Part & {
  /** The rest of the SKU: 6060-GRY. */
  code: string;
  colour: string;
  title?: string;
  /** Sentences about this colour or size. */
  note: string;
  stock: number;
  look?: Partial<Look>;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A UUID that is the same on every machine, in version 4's form. */
export function fixedId(text: string): string {
  const bytes = digest(`strangford/${text}`).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A whole number below `below`, always the same for the same text. */
export const fixedNumber = (text: string, below: number): number => digest(text).readUInt32BE(0) % below;

const glossOf: Record<string, number> = {
  Matt: 0.12,
  Gloss: 0.8,
  Polished: 0.95,
  Lappato: 0.5,
  Textured: 0.1,
  'Slip Resistant': 0.05,
  Honed: 0.2,
  Tumbled: 0.08,
  Lacquered: 0.35,
  Oiled: 0.15,
  Brushed: 0.12,
  Smoked: 0.15,
  Natural: 0.1,
  Stained: 0.2,
};

/** The products of one range: what they share, and one row each for what they do not. */
export const productsOf = (range: Range, variants: Variant[]): DemoProduct[] => variants.map((variant) => productOf(range, variant));

function productOf(range: Range, variant: Variant): DemoProduct {
  const own = { ...range, ...variant };
  const sku = `${range.sku}-${variant.code}`;
  const { size, thickness, pieces } = own;
  const coverage = own.coverage !== undefined ? own.coverage : size && pieces ? Math.round((size[0] * size[1] * pieces) / 1000) : null;
  const steps = priceSteps(sku, own, coverage);
  const sizeText = size ? `${size[0]}x${size[1]}` : '';
  const isTile = range.category === 'Tiles';
  const look = { ...range.look, ...variant.look };
  const isObject = look.layout === 'object';
  return {
    id: fixedId(sku),
    sku,
    name: variant.title ?? range.title({ colour: variant.colour, size: sizeText, thickness: thickness ?? '' }),
    description: (range.aboutFirst ? [range.about, variant.note] : [variant.note, range.about]).filter(Boolean).join(' '),
    category: range.category,
    supplier: range.supplier,
    price_pence: steps.at(-1)?.price_pence ?? 0,
    unit: own.unit ?? 'box',
    // The demo’s makers print three decimals.
    coverage_cm2: coverage === null ? null : coverage * 10,
    weight_grams: own.weight ?? boxWeight(own.density, thickness, coverage),
    pieces_per_box: pieces ?? null,
    in_stock: own.in_stock ?? true,
    is_featured: own.is_featured ?? false,
    colour: variant.colour,
    tile_size: own.tile_size ?? (isTile && size ? sizeText : null),
    thickness: thickness ?? null,
    material: own.material ?? null,
    finish: own.finish ?? null,
    wood_type: own.wood_type ?? null,
    wood_species: own.wood_species ?? null,
    plank_style: own.plank_style ?? null,
    ac_rating: own.ac_rating ?? null,
    water_resistance: own.water_resistance ?? null,
    surface: own.surface ?? null,
    construction: own.construction ?? null,
    wear_layer: own.wear_layer ?? null,
    format: own.format ?? null,
    plank_size: own.plank_size ?? (size && (!isTile || own.tile_size) ? sizeText : null),
    slip_rating: own.slip_rating ?? null,
    underfloor_heating: own.underfloor_heating ?? null,
    rooms: own.rooms ?? [],
    warranty_years: own.warranty_years ?? null,
    roll_width_mm: own.roll_width_mm ?? [],
    cut_step_mm: own.cut_step_mm ?? null,
    pattern_repeat_length_mm: own.pattern_repeat_length_mm ?? null,
    appearance: {
      material: look.material,
      layout: look.layout,
      unitMm: look.unitMm ?? size ?? [1000, 1000],
      jointMm: look.jointMm,
      jointColour: look.jointColour,
      colours: look.colours,
      character: look.character,
      gloss: look.gloss ?? glossOf[own.finish ?? ''] ?? 0.1,
      seed: fixedNumber(sku, 2 ** 31),
    },
    stock: variant.stock,
    pictures: own.pictures ?? defaultPictures(isObject, look.layout),
    price_steps: steps,
  };
}

function priceSteps(sku: string, own: Part, coverage: number | null): PriceStep[] {
  const given = own.price ?? own.perM2;
  if (given === undefined) throw new Error(`${sku} has no price`);
  if (own.price === undefined && coverage === null) throw new Error(`${sku} has a price per m² and no coverage`);
  const perUnit = (pence: number) => (own.price === undefined ? Math.round((pence * (coverage ?? 0)) / 1000) : pence);
  const steps = typeof given === 'number' ? [[120 + fixedNumber(`launch ${sku}`, 780), given] as [number, number]] : given;
  return steps.map(([daysAgo, pence]) => ({ daysAgo, price_pence: perUnit(pence) }));
}

function boxWeight(density: number | undefined, thickness: string | null | undefined, coverage: number | null): number | null {
  if (!density || !thickness || coverage === null) return null;
  return Math.round((density * Number.parseFloat(thickness) * coverage) / 10_000) * 10;
}

function defaultPictures(isObject: boolean, layout: Appearance['layout']): PictureView[] {
  if (isObject) return ['object', 'object-close'];
  const hasUnit = layout !== 'seamless' && layout !== 'mosaic';
  return hasUnit ? ['laid', 'room', 'unit', 'close'] : ['laid', 'room', 'close'];
}
