import { z } from 'zod';
import type { CutChoice } from '#catalogue/roll-goods.ts';
import { kitAsked } from '#kits/asked.ts';
import { areaToM2, readAreaM2 } from '#measuring/area.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { uuid } from '#platform/api/route.ts';
import { type FieldError, formErrors } from '#platform/refusal.ts';
import { readCartCookie } from './cart-cookie.ts';
import type { CartItem } from './guest-cart.ts';
import type { KitChange } from './kit-lines.ts';
import { addIn, changeIn, cutsIn, lotsIn } from './schemas.ts';

/** One change of a cart, as a form sends it. */
export type CartChange =
  | { kind: 'add'; product_id: string; quantity: number; area_m2: number | null; lot_id?: string | null }
  | ({ kind: 'cut'; product_id: string; instead?: string } & CutChoice)
  | { kind: 'sample'; product_id: string }
  | { kind: 'quantity'; product_id: string; quantity: number }
  | { kind: 'seen'; product_id: string; cut_plan_id?: string; price: number }
  | { kind: 'lots'; product_id: string; max_lots: number; lot_id: string | null }
  | { kind: 'remove'; product_id: string; is_sample: boolean; cut_plan_id?: string }
  | { kind: 'put-back'; items: CartItem[] }
  | KitChange
  | { kind: 'clear' }
  | { kind: 'take-over' };

/** The fields that the cart's forms send; each form sends some of them. `cut_plan_id`: of its line; of new cuts the plan whose place they take. */
export const cartFormFields = [
  'intent',
  'product_id',
  'quantity',
  'area',
  'is_sample',
  'cut_plan_id',
  'price',
  'lines',
  'cut',
  'kit',
  'goods',
  'postal_code',
  'max_lots',
  'lot_id',
] as const;
export type CartForm = Record<(typeof cartFormFields)[number], string>;

const product = z.object({ product_id: uuid });
const kitIn = product.extend({ asked: kitAsked, goods: z.array(uuid).min(1, 'Please choose at least one item.').max(30) });

/** The change a form asks for, or what is wrong with it. A field's error bears the product's id, where the quantity is what is wrong. */
export function readCartForm(form: CartForm): { change: CartChange } | { errors: FieldError[] } {
  const quantity = /^\s*\d{1,6}\s*$/.test(form.quantity) ? Number(form.quantity) : Number.NaN;
  const cut_plan_id = form.cut_plan_id || undefined;
  switch (form.intent) {
    case 'add': {
      const area = form.area ? readAreaM2(form.area).area : undefined;
      const area_m2 = area === undefined ? null : areaToM2(area);
      return parsed(addIn, { product_id: form.product_id, quantity, area_m2, lot_id: form.lot_id || null }, form, (item) => ({
        kind: 'add',
        ...item,
        area_m2: item.area_m2 ?? null,
      }));
    }
    case 'cut':
      return parsed(cutsIn, { product_id: form.product_id, ...cutOf(form.cut) }, form, ({ product_id, rooms, stairs, roll_width_mm, seams }) => ({
        kind: 'cut',
        product_id,
        rooms: { rooms, stairs },
        roll_width_mm,
        seams,
        instead: cut_plan_id,
      }));
    case 'kit': {
      const goods = form.goods.split(' ').filter(Boolean);
      return parsed(kitIn, { product_id: form.product_id, asked: cutOf(form.kit), goods }, form, (kit) => ({ kind: 'kit', ...kit }));
    }
    case 'kit-remove':
    case 'kit-keep': {
      const kind = form.intent;
      return parsed(product, form, form, ({ product_id }) => ({ kind, product_id }));
    }
    case 'quantity':
      return parsed(product.extend(changeIn.shape), { product_id: form.product_id, quantity }, form, (line) => ({ kind: 'quantity', ...line }));
    case 'lots':
      return parsed(lotsIn, { ...form, lot_id: form.lot_id || null }, form, (line) => ({ kind: 'lots', ...line }));
    case 'sample':
      return parsed(product, form, form, ({ product_id }) => ({ kind: 'sample', product_id }));
    case 'remove':
      return parsed(product, form, form, ({ product_id }) => ({ kind: 'remove', product_id, cut_plan_id, is_sample: form.is_sample === '1' }));
    case 'seen': {
      const pence = poundsToPence(form.price);
      if (pence === null) break;
      return parsed(product, form, form, ({ product_id }) => ({ kind: 'seen', product_id, cut_plan_id, price: pence / 100 }));
    }
    case 'put-back':
      return { change: { kind: 'put-back', items: readCartCookie(form.lines)?.cart.items ?? [] } };
    case 'clear':
      return { change: { kind: 'clear' } };
    case 'take-over':
      return { change: { kind: 'take-over' } };
  }
  return { errors: [{ field: '', message: 'Something went wrong. Please go back to the page and try again.' }] };
}

/** What a page of the shop's own wrote into its form. */
function cutOf(written: string): object {
  try {
    return Object(JSON.parse(written));
  } catch {
    return {};
  }
}

function parsed<T extends z.ZodType>(schema: T, given: unknown, { product_id }: CartForm, make: (line: z.output<T>) => CartChange) {
  const result = schema.safeParse(given);
  if (result.success) return { change: make(result.data) };
  return { errors: formErrors(result.error).map(({ field, message }) => ({ field: field === 'quantity' ? product_id : '', message })) };
}
