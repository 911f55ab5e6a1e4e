import { formatPounds } from '#money/pence.ts';
import { stockIndicator } from '#stock/stock-band.ts';
import { filtersOf, sundryCategories } from './category.ts';
import { hazardText } from './hazards/label.ts';
import type { Product } from './product.ts';
import { saySize, unitWords } from './selling-unit.ts';
import { technicalLines } from './technical.ts';

/** A line of the specification. `value` null: not known, and worth asking for. */
export type Specification = { term: string; value: string | null };

/** What is known of a product, line by line. What is not known is left out, unless somebody buying it would want to know. */
export function specifications(product: Product): Specification[] {
  const { one, pack } = packWords(product.unit);
  const isFloor = !sundryCategories.some((name) => name === product.category);
  const asked = new Set<string>(filtersOf(product.category).map(({ label }) => label.toLowerCase()));
  const lines: [term: string, value: string | null, matters: boolean][] = [
    ['Brand', product.supplier, true],
    ['Colour', product.colour, false],
    ['Tile size', product.tileSize && saySize(product.tileSize), false],
    ['Plank size', product.plankSize && saySize(product.plankSize), false],
    ['Size of the piece', pieceSize(product), false],
    ['Thickness', product.thickness, isFloor],
    [`${pack} coverage`, product.coverageCm2 === null ? null : `${product.coverageCm2 / 10_000} m²`, isFloor],
    [`Pieces per ${one}`, product.piecesPerBox === null ? null : String(product.piecesPerBox), false],
    [`${pack} weight`, product.weightGrams === null ? null : `${Math.round(product.weightGrams / 100) / 10} kg`, isFloor],
    ['Lead time', product.leadDays === null ? null : workingDays(product.leadDays), false],
    ['Material', product.material, false],
    ['Finish', product.finish, false],
    ['Wood type', product.woodType, false],
    ['Species', product.woodSpecies, false],
    ['Plank style', product.plankStyle, false],
    ['AC rating', product.acRating, false],
    ['Water resistance', product.waterResistance, false],
    ['Surface', product.surface, false],
    ['Construction', product.construction, false],
    ['Wear layer', product.wearLayer, false],
    ['Format', product.format, false],
    ['Slip rating', product.slipRating, product.category === 'Tiles'],
    ['Underfloor heating', yesOrNo(product.underfloorHeating), isFloor],
    ['Suits', product.rooms.length ? product.rooms.join(', ') : null, false],
    ...technicalLines(product).map(([term, value]) => [term, value, false] as [string, string | null, boolean]),
    ['Warranty', years(product.warrantyYears), false],
    ['Warranty in business use', years(product.commercialWarrantyYears), false],
    ['Safety', hazardText(product), false],
  ];
  return lines
    .filter(([term, value, matters]) => value || matters || asked.has(term.toLowerCase()))
    .map(([term, value]) => ({ term, value: value || null }));
}

/** The numbers by which others know the product. They compare nothing, and are no figure of a floor. */
export function identifiers({ sku, gtin, mpn }: Product): Specification[] {
  const lines: Specification[] = [
    { term: 'SKU', value: sku },
    { term: 'Maker’s part number', value: mpn },
    { term: 'GTIN', value: gtin },
  ];
  return lines.filter(({ value }) => value);
}

/** Boxes go by the name that buyers know from their floor's label. */
function packWords(unit: string): { one: string; pack: string } {
  const one = unit === 'box' ? 'pack' : unitWords(unit).one;
  return { one, pack: one.charAt(0).toUpperCase() + one.slice(1) };
}

function years(count: number | null): string | null {
  return count === null ? null : `${count} ${count === 1 ? 'year' : 'years'}`;
}

function yesOrNo(value: boolean | null): string | null {
  return value === null ? null : value ? 'Yes, suitable' : 'Not suitable';
}

function pieceSize({ remnantLengthMm, remnantWidthMm }: Product): string | null {
  return remnantLengthMm && remnantWidthMm ? `${remnantLengthMm / 1000} × ${remnantWidthMm / 1000} m` : null;
}

/** A line of the comparison: one value a product, null where it is not known. */
export type ComparedLine = { term: string; values: (string | null)[]; differs: boolean };

/** What is known of any of the products, line by line, and whether they differ in it. One product alone differs in nothing. */
export function comparisonOf(products: readonly Product[]): ComparedLine[] {
  const columns = products.map(
    (product) =>
      new Map<string, string | null>([
        ['Price per m²', product.pricePerM2Pence === null ? null : formatPounds(product.pricePerM2Pence)],
        ['Stock', stockIndicator(product.stock).words],
        ['Rating', product.rating ? `${product.rating.average.toFixed(1)} out of 5 (${product.rating.count})` : 'No reviews yet'],
        ...specifications(product).map(({ term, value }) => [unitless(term), value] as const),
      ]),
  );
  const terms = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return terms
    .map((term) => {
      const values = columns.map((column) => column.get(term) ?? null);
      return { term, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}

/** Packs and rolls stand in one line: 'Pack coverage' → 'Coverage', 'Pieces per pack' → 'Pieces'. */
function unitless(term: string): string {
  if (term.startsWith('Pieces per ')) return 'Pieces';
  return term.endsWith(' coverage') ? 'Coverage' : term.endsWith(' weight') ? 'Weight' : term;
}

/** 'Each pack covers 1.44 m²'. */
export function coverageWords({ coverageCm2, unit }: Pick<Product, 'coverageCm2' | 'unit'>): string | null {
  return coverageCm2 === null ? null : `Each ${unitWords(unit).one} covers ${coverageCm2 / 10_000} m²`;
}

/** 'Made to order: it leaves us after 15 working days'; null where it leaves as everything does. */
export function leadWords(leadDays: number | null): string | null {
  return leadDays === null ? null : `Made to order: it leaves us after ${workingDays(leadDays)}`;
}

function workingDays(count: number): string {
  return `${count} working ${count === 1 ? 'day' : 'days'}`;
}
