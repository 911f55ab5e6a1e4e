import type { User } from '#accounts/account.ts';
import { changeLot, forgetLot, nameLot, productOfSku, receiveGoods } from '#lots/change-lots.server.ts';
import { correctedLot, receivedLot } from '#lots/lot-fields.ts';
import { textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import { noSuchLot } from '#stock/lots.server.ts';
import type { Shop } from '../../shop.server.ts';
import { detailOf } from '../staff-action.server.ts';

const fields = ['intent', 'sku', 'lot', 'number', 'shade', 'boxes', 'on_hand', 'received_on', 'reason', 'note'] as const;

/** What came of a form about a lot. `typed`: what was refused, with the lot and intent of its form, as it was sent. */
export type LotsAnswer = { done?: string; failed?: string; errors: { field: string; message: string }[]; typed: Record<string, string> };

/** Does what a form about a product's lots asks for by its `intent`; the product is named by its SKU where its page is not. */
export async function actOnLots(shop: Shop, staff: User, form: FormData, productId: string | null): Promise<LotsAnswer> {
  const { intent, sku, ...typed } = textFields(form, fields);
  try {
    const done = await act(shop, staff, intent, productId ?? (await productOfSku(shop, sku)), typed);
    return { done, errors: [], typed: {} };
  } catch (error) {
    const failed = detailOf(error);
    const errors = error instanceof Refusal && error.errors ? [...error.errors] : [{ field: '', message: failed }];
    return { failed, errors, typed: { intent, sku, ...typed } };
  }
}

async function act(shop: Shop, staff: User, intent: string, productId: string, { lot, ...typed }: Record<string, string>): Promise<string> {
  if (intent === 'receive-lot') {
    const said = accept(receivedLot, typed);
    const { onHand } = await receiveGoods(shop, staff, productId, said);
    return `Batch ${said.number} received. There are now ${onHand.toLocaleString('en-GB')} of it.`;
  }
  if (!lot || !isUuid(lot)) throw noSuchLot();
  if (intent === 'name-lot') {
    const said = accept(receivedLot, typed);
    await nameLot(shop, staff, productId, lot, said);
    return `Batch ${said.number} saved.`;
  }
  if (intent === 'remove-lot') {
    await forgetLot(shop, staff, productId, lot);
    return 'Batch removed.';
  }
  await changeLot(shop, staff, productId, lot, accept(correctedLot, typed));
  return 'Batch saved.';
}
