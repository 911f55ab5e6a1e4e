import { z } from 'zod';
import type { HandOver } from '#orders/collecting/collect-order.server.ts';
import { carrierIn, maxShipmentKg, trackingLinkIn } from '#orders/schemas.ts';
import type { SentWith } from '#orders/shipping/replacements.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { readFixed, twoWaysIn } from '#platform/read-fixed.ts';
import { type FieldError, formErrors, Refusal } from '#platform/refusal.ts';

const shippingIn = z.object({ carrier: carrierIn.default(''), tracking_link: z.union([z.literal(''), trackingLinkIn]).default('') });

/** What a shipment's form asks for: what leaves of each line, who carries it, its weight. Throws a Refusal with what is wrong at each field. */
export function readShipping(values: Record<string, string>) {
  const errors: FieldError[] = [];
  const lines = Object.entries(values).flatMap(([name, typed]) => {
    const id = name.startsWith('line-') ? name.slice('line-'.length) : '';
    if (!isUuid(id)) return [];
    const quantity = typed.trim() === '' ? 0 : /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
    if (quantity === null) errors.push({ field: name, message: 'Please enter how many leave as a whole number.' });
    return quantity ? [{ id, quantity }] : [];
  });
  const sentWith = readSentWith(values, errors);
  const after = /^\d{1,6}$/.test(values.after ?? '') ? Number(values.after) : null;
  return { lines, ...sentWith, after, note: '' };
}

/** Who carries what leaves, where it can be followed, and its weight: the fields of `SentWithFields`. Throws as above; `errors` come first. */
export function readSentWith(values: Record<string, string>, errors: FieldError[] = []): SentWith {
  const sent = shippingIn.safeParse(values);
  if (sent.error) errors.push(...formErrors(sent.error));
  const weightGrams = readWeight(values.weight_kg?.trim() ?? '', errors);
  if (errors[0]) throw new Refusal('invalid', 'invalid-form', errors[0].message, errors);
  return { carrier: sent.data?.carrier ?? '', trackingLink: sent.data?.tracking_link || null, weightGrams };
}

/** What is right of a shipment after all; its fields carry its number. Throws as above. */
export function readCorrection(values: Record<string, string>) {
  const number = /^\d{1,6}$/.test(values.number ?? '') ? Number(values.number) : 0;
  const read = shippingIn.safeParse({ carrier: values[`carrier-${number}`], tracking_link: values[`tracking_link-${number}`]?.trim() });
  if (read.data) return { number, carrier: read.data.carrier, trackingLink: read.data.tracking_link || null };
  const errors = formErrors(read.error).map((error) => ({ ...error, field: `${error.field}-${number}` }));
  throw new Refusal('invalid', 'invalid-form', errors[0]?.message ?? '', errors);
}

/** Who takes an order along, and by what they are known. */
export function readHandOver(values: Record<string, string>): HandOver {
  const typed = (name: string, longest: number) => (values[name] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longest);
  return { code: typed('code', 20), collectedBy: typed('collected_by', 80), checked: typed('checked', 200) };
}

function readWeight(typed: string, errors: FieldError[]): number | null {
  if (typed === '') return null;
  const grams = readFixed(typed.replace(/\s*kg$/i, ''), 3);
  if (typeof grams === 'number' && grams > 0 && grams <= maxShipmentKg * 1000) return grams;
  const message = twoWaysIn(typed) ?? `Please enter the weight in kg, at most ${maxShipmentKg.toLocaleString('en-GB')}, such as 412.5.`;
  errors.push({ field: 'weight_kg', message });
  return null;
}
