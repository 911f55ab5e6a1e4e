import { readServices } from '#settings/services.server.ts';
import type { Shop } from '../shop.server.ts';
import { type CardForm, cardFormFor, testTillForm } from './card-form.ts';

/** What the page needs to show the card form. Null: this shop takes no cards. */
export async function readCardForm(shop: Shop): Promise<CardForm | null> {
  if (shop.config.square) return cardFormFor(shop.config.square);
  return (await readServices(shop)).till === 'stand-in' ? testTillForm : null;
}
