import { readServices } from '#settings/services.server.ts';
import type { Shop } from '../shop.server.ts';
import { type CardForm, cardFormFor, testTillForm } from './card-form.ts';
import { isCardStopped } from './card-stops.server.ts';

/** What an order's page needs to show the card form. Null: this shop takes no cards, or cannot take them now. */
export async function readCardForm(shop: Shop, orderId: string): Promise<CardForm | null> {
  if (await isCardStopped(shop, orderId)) return null;
  if (shop.config.square) return cardFormFor(shop.config.square);
  return (await readServices(shop)).till === 'stand-in' ? testTillForm : null;
}
