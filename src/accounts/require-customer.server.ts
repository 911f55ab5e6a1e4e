import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { readVisitor } from './session.server.ts';

/** The id of who makes a call that is for customers. Throws the Refusal (401) that the call's access promises. */
export async function requireCustomer(shop: Shop, request: Request): Promise<string> {
  const visitor = await readVisitor(shop, request);
  if (!visitor) throw new Refusal('unauthenticated', 'not-signed-in', 'Please log in first.');
  return visitor.id;
}
