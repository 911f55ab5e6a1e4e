import { z } from 'zod';
import { orderReference } from '#orders/order.ts';
import { carrierIn, trackingLinkIn } from '#orders/schemas.ts';
import { countOrders, moveOrders, undoMinutes, undoMoves } from '#orders/staff/move-many.server.ts';
import { textsOf } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { accept, type FieldError, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { detailOf } from '../staff-action.server.ts';

/** `isOver`: the form is done with, though some of its orders could not be moved. */
export type OrdersAnswer = { done: string | null; failed: string | null; undo: string | null; errors: readonly FieldError[]; isOver: boolean };

/** As many as a page shows. */
const maxAtOnce = 50;

const linkIn = z.union([z.literal(''), trackingLinkIn]);
const moveIn = z.object({ to: z.enum(['shipped', 'delivered'], 'Please choose what to do with the orders.'), carrier: carrierIn.default('') });

/** Does what a form on the page of orders asks for: moves those that are ticked, or takes that back. Says what came of it. */
export async function actOnOrders(shop: Shop, staff: { id: string }, form: FormData): Promise<OrdersAnswer> {
  const values = textsOf(form);
  const nothing = { done: null, failed: null, undo: null, errors: [], isOver: true };
  try {
    if (values.intent === 'undo') {
      const { undone, left } = await undoMoves(shop, staff, values.step ?? '');
      const done = undone ? `Undone: ${countOrders(undone)} put back, and no email was sent.` : null;
      return { ...nothing, done, failed: left.join(' ') || null };
    }
    const ids = form.getAll('id').filter((id): id is string => typeof id === 'string' && isUuid(id));
    const { moved, failed, step } = await moveOrders(shop, staff, readMove(values, ids.slice(0, maxAtOnce)));
    const done = moved ? `${countOrders(moved)} marked as ${values.to}. Emails leave in ${undoMinutes} minutes.` : null;
    return { done, failed: failed.join(' ') || null, undo: step, errors: [], isOver: true };
  } catch (error) {
    const failed = detailOf(error);
    const errors = (error instanceof Refusal && error.errors) || [{ field: '', message: failed }];
    return { ...nothing, failed, errors, isOver: values.intent === 'undo' };
  }
}

/** Throws a Refusal with what is wrong with each field; then nothing is moved. */
function readMove(values: Record<string, string>, ids: readonly string[]) {
  if (ids.length === 0) throw new Refusal('invalid', 'nothing-ticked', 'Please select orders first.');
  const parsed = accept(moveIn, values);
  const links = ids.map((id) => [id, linkIn.safeParse(values[`link-${id}`] ?? '')] as const);
  const errors = links.flatMap(([id, { error }]) =>
    error ? [{ field: `link-${id}`, message: `${orderReference(id)}: ${error.issues[0]?.message}` }] : [],
  );
  if (errors.length) throw new Refusal('invalid', 'invalid-form', 'Nothing was changed. Please check the tracking links.', errors);
  const { to, carrier } = parsed;
  return { to, carrier: carrier || undefined, orders: links.map(([id, { data }]) => ({ id, trackingLink: data || undefined })) };
}
