import { z } from 'zod';
import { fillIn, keepTo, oneLine } from '#platform/form-fields.ts';
import type { FieldError } from '#platform/refusal.ts';
import { type Access, floors, grounds, lorryAnswers } from './access-words.ts';
import type { Way } from './ways.ts';

/** What the driver of a pallet must know beside the address. */
export const accessIn = z.object({
  lorry: z.enum(lorryAnswers, 'Please say whether a lorry can get to the address.'),
  ground: z.array(z.enum(grounds)).min(1, 'Please say what the ground is like.').max(grounds.length),
  floor: z.enum(floors, 'Please choose a floor.'),
  signs: z.string(fillIn).overwrite(oneLine).min(1, 'Please say who will sign for it.').max(80, keepTo(80)),
});

export const phoneWanted = 'Please enter a phone number: the driver rings before delivering a pallet.';

/** What has to be told with an order beside the address, by the names of the API's fields. */
export function asksOf(way: Way | null): string[] {
  return way === 'pallet' ? ['phone', ...Object.keys(accessIn.shape).map((name) => `access.${name}`)] : [];
}

/** What is missing of that; empty where nothing is asked. */
export function accessProblems(way: Way | null, phone: string, access: unknown): FieldError[] {
  if (asksOf(way).length === 0) return [];
  const { error } = accessIn.safeParse(access ?? {});
  const missing = (error?.issues ?? []).map(({ path, message }) => ({ field: `access.${String(path[0])}`, message }));
  return [...(phone.trim() ? [] : [{ field: 'phone', message: phoneWanted }]), ...missing];
}

/** What was answered, as it is kept; null where nothing was, or what is kept cannot be read. */
export function readAccess(kept: unknown): Access | null {
  return accessIn.safeParse(kept).data ?? null;
}
