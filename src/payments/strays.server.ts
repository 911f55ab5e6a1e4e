import type { Shop } from '../shop.server.ts';

export type Stray = {
  kind: 'payment' | 'refund' | 'dispute';
  providerId: string;
  amountPence: number;
  currency: string;
  reference: string;
  at: Date;
};
type Told = {
  kind: Stray['kind'];
  providerId: string;
  money: { amount?: number; currency?: string } | undefined;
  reference: string;
  at: Date | null;
};

/**
 * Notes what happened in the provider's account without an order of this shop: a sale at a counter, a charge made by hand. It is no
 * fault, so nobody is called; it is listed beside the account's settings.
 */
export async function noteStray(shop: Shop, { kind, providerId, money, reference, at }: Told): Promise<void> {
  const amount = money?.amount;
  await shop.db
    .insertInto('provider_strays')
    .values({
      provider_id: providerId,
      kind,
      amount_pence: Number.isSafeInteger(amount) ? (amount as number) : 0,
      currency: money?.currency ?? '',
      reference: reference.slice(0, 200),
      at: at ?? shop.now(),
    })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .execute();
}

/** The last of them, newest first. */
export async function listStrays(shop: Shop, most = 20): Promise<Stray[]> {
  const rows = await shop.db.selectFrom('provider_strays').selectAll().orderBy('at', 'desc').limit(most).execute();
  return rows.map(({ kind, provider_id, amount_pence, currency, reference, at }) => ({
    kind: kind as Stray['kind'],
    providerId: provider_id,
    amountPence: Number(amount_pence),
    currency,
    reference,
    at,
  }));
}
