import { z } from 'zod';
import type { ManyChange } from '#catalogue/staff/change-many.server.ts';
import { fieldNamed } from '#catalogue/staff/product-fields.ts';
import { stockForm } from '#catalogue/staff/stock-form.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { readFixed, twoWaysIn } from '#platform/read-fixed.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import { type PriceEnding, priceEndings } from '#pricing/price-and-coverage.ts';

export const chooseWhat = 'Please choose what to do.';

/** What can be done with the products that are ticked, as the bulk bar offers it. */
export const bulkChanges = [
  ['percent', 'Price by %'],
  ['pounds', 'Price by £'],
  ['category', 'Category'],
  ['maker', 'Maker'],
  ['feature', 'Feature'],
  ['unfeature', 'Unfeature'],
  ['sell', 'Put on sale'],
  ['hold-back', 'Take off sale'],
  ['stock', 'Stock'],
  ['archive', 'Archive'],
  ['restore', 'Bring back from the archive'],
  ['delete', 'Delete'],
] as const;
export type BulkChange = (typeof bulkChanges)[number][0];

export const endingWords: readonly (readonly [string, string])[] = priceEndings.map((ending) =>
  ending === null ? ['', 'No rounding'] : [String(ending), `Ending in .${String(ending).padStart(2, '0')}`],
);

/** Reads the bulk bar's form. Throws a Refusal with a sentence for what makes no sense. */
export function readBulkForm(form: FormData): ManyChange {
  const text = (name: string) => {
    const said = form.get(name);
    return typeof said === 'string' ? said.trim() : '';
  };
  const ending: PriceEnding = priceEndings.find((known) => known !== null && String(known) === text('ending')) ?? null;
  const seen = text('seen') || undefined;
  switch (text('change') as BulkChange) {
    case 'percent':
      return { kind: 'price', move: { basisPoints: readPercent(text('amount')) }, ending, seen };
    case 'pounds':
      return { kind: 'price', move: { pence: readPounds(text('amount')) }, ending, seen };
    case 'category':
      return { kind: 'set', values: { category: readNamed('category', text('category')) } };
    case 'maker':
      return { kind: 'set', values: { maker: readNamed('maker', text('maker')) } };
    case 'feature':
      return { kind: 'set', values: { is_featured: true } };
    case 'unfeature':
      return { kind: 'set', values: { is_featured: false } };
    case 'sell':
      return { kind: 'set', values: { in_stock: true } };
    case 'hold-back':
      return { kind: 'set', values: { in_stock: false } };
    case 'archive':
      return { kind: 'set', values: { is_archived: true } };
    case 'restore':
      return { kind: 'set', values: { is_archived: false } };
    case 'stock': {
      const parsed = accept(stockForm, { stock: text('stock'), reason: text('reason'), note: text('note') });
      return { kind: 'stock', counted: parsed.stock, reason: parsed.reason, note: parsed.note };
    }
    case 'delete':
      return { kind: 'delete' };
    default:
      throw wrong('change', chooseWhat);
  }
}

/** The products that are ticked. */
export function tickedIn(form: FormData): string[] {
  return form
    .getAll('id')
    .map(String)
    .flatMap((id) => (isUuid(id) ? [id.toLowerCase()] : []));
}

const sign = (typed: string) => (/^[-−]/.test(typed) ? -1 : 1);
const unsigned = (typed: string) => typed.replace(/^[-−+]\s*/, '');

/** '-10', '+12.5', '7.25 %' in hundredths of a percent. */
function readPercent(typed: string): number {
  const read = readFixed(unsigned(typed).replace(/\s*%$/, ''), 2);
  const value = typeof read === 'number' ? sign(typed) * read : 0;
  if (value > -10_000 && value <= 50_000 && value !== 0) return value;
  throw wrong('amount', twoWaysIn(unsigned(typed)) ?? 'Please enter a percentage above -100 and at most 500, such as -10 or 7.5.');
}

/** '-2', '+1.50' in pence. */
function readPounds(typed: string): number {
  const pence = poundsToPence(unsigned(typed));
  if (pence) return sign(typed) * pence;
  throw wrong('amount', twoWaysIn(unsigned(typed)) ?? 'Please enter an amount in pounds, such as -2 or 1.50.');
}

function readNamed(field: 'category' | 'maker', typed: string): unknown {
  return accept(z.object({ [field]: fieldNamed.get(field)?.schema ?? z.never() }), { [field]: typed })[field];
}

function wrong(field: string, message: string): Refusal {
  return new Refusal('invalid', 'invalid-form', message, [{ field, message }]);
}
