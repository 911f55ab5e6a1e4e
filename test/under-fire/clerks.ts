import { setTimeout as sleep } from 'node:timers/promises';
import type { Promises } from './buyers.ts';

/** The one account of staff in a shop under fire, with which both clerks work. */
export const staff = { email: 'owner@shop.example', password: 'heron-lantern-quarry-49' };

type Ordered = { id: string; items: { id: string; quantity: number; sent_quantity: number }[]; shipments: unknown[] };

/**
 * Two of the staff who go on sending what was paid until stopped, in parts and as a whole, both of them the same orders at the same time: more of
 * a line than was bought must never leave, whatever becomes of the shop meanwhile.
 */
export function sendClerks(address: string, promises: Promises) {
  const stopping = new AbortController();
  const ask = async (method: string, path: string, token: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': '10.2.0.1' };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(20_000)]);
    const answer = await fetch(`${address}/api${path}`, { method, headers, signal, body: body === undefined ? null : JSON.stringify(body) });
    promises.answers.set(answer.status, (promises.answers.get(answer.status) ?? 0) + 1);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  let token = '';
  const sendSome = async (turn: number) => {
    if (!token) token = String((await ask('POST', '/auth/login', '', staff)).body.access_token ?? '');
    const { body: list } = await ask('GET', '/admin/orders?status=to_ship&sort=created_at&limit=3', token);
    for (const { id } of (list.orders ?? []) as { id: string }[]) {
      const { items = [], shipments = [] } = (await ask('GET', `/orders/${id}`, token)).body as Partial<Ordered>;
      const some = items.flatMap(({ id: line, quantity, sent_quantity }) =>
        quantity > sent_quantity ? [{ id: line, quantity: Math.ceil((quantity - sent_quantity) / 2) }] : [],
      );
      const isPart = turn % 3 !== 0 && some.length > 0;
      const sent = await ask('POST', `/admin/orders/${id}/shipments`, token, {
        lines: isPart ? some : null,
        after: turn % 2 ? shipments.length : null,
      });
      const now = (sent.body as Partial<Ordered>).shipments?.length ?? 0;
      if (sent.status === 201) promises.shipments.set(id, Math.max(now, promises.shipments.get(id) ?? 0));
    }
  };
  const clerk = async (first: number) => {
    for (let turn = first; !stopping.signal.aborted; turn += 1) {
      await sendSome(turn).catch(() => sleep(100));
      await sleep(50);
    }
  };
  const clerks = [clerk(0), clerk(1)];
  return async () => {
    stopping.abort();
    await Promise.all(clerks);
  };
}
