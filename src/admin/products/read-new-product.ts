import { requiredFields } from '#catalogue/staff/product-fields.ts';
import { readTyped, typedIn } from '#catalogue/staff/product-form.ts';
import { stockCount } from '#catalogue/staff/stock-form.ts';
import { type FieldError, Refusal } from '#platform/refusal.ts';

/** Reads the form of a new product; fields left empty are not known yet. Throws a Refusal that names each field. */
export function readNewProduct(form: FormData) {
  const filled = Object.entries(typedIn(form)).filter(([name, said]) => said.trim() !== '' || (requiredFields as readonly string[]).includes(name));
  const stock = stockCount.safeParse(form.get('stock') || '0');
  const wrong: FieldError[] = stock.success ? [] : [{ field: 'stock', message: stock.error.issues[0]?.message ?? '' }];
  try {
    const values = readTyped(Object.fromEntries(filled));
    if (stock.success) return { values, stock: stock.data };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('invalid', error.code, wrong.length ? 'Please check the highlighted fields.' : error.detail, [
      ...(error.errors ?? []),
      ...wrong,
    ]);
  }
  throw new Refusal('invalid', 'invalid-form', wrong[0]?.message ?? '', wrong);
}
