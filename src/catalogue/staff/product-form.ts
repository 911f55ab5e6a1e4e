import { z } from 'zod';
import { accept } from '#platform/refusal.ts';
import { byColumn, type ProductValues, productFields } from './product-fields.ts';

/** A form's fields that are a product's, as they were typed. Of two of one name the last counts, so that a box not ticked can say no. */
export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    productFields.flatMap(({ name }) => {
      const said = form.getAll(name).at(-1);
      return typeof said === 'string' ? [[name, said]] : [];
    }),
  );
}

/** What was typed, by column. Throws a Refusal that says of each field what belongs there. */
export function readTyped(typed: Readonly<Record<string, string>>): ProductValues {
  const shape = Object.fromEntries(productFields.flatMap(({ name, schema }) => (typed[name] === undefined ? [] : [[name, schema]])));
  return byColumn(accept(z.object(shape), typed));
}

/** Sizes that tiles usually have, to choose from. */
export const tileSizes = ['300x300mm', '600x600mm', '800x800mm', '1200x600mm', '900x450mm', '300x600mm', '200x1200mm', 'Large Format'] as const;
