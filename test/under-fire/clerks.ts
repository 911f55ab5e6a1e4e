import { setTimeout as sleep } from 'node:timers/promises';
import type { Promises } from './buyers.ts';

/** The one account of staff in a shop under fire, with which both clerks work. */
export const staff = { email: 'owner@shop.example', password: 'heron-lantern-quarry-49' };

type Ordered = { id: string; items: { id: string; product_id: string; quantity: number; sent_quantity: number }[]; shipments: unknown[] };

/**
 * Two of the staff who go on sending what was paid until stopped, in parts and as a whole, both of them the same orders at the same time: more of
 * a line than was bought must never leave, whatever becomes of the shop meanwhile. Some of it
 * comes back or came damaged, and is paid for or sent again, once.
 */
export function sendClerks(address: string, cutToSize: string, promises: Promises) {
  const stopping = new AbortController();
  const ask = async (method: string, path: string, token: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': '10.2.0.1' };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(20_000)]);
    const answer = await fetch(`${address}/api${path}`, { method, headers, signal, body: body === undefined ? null : JSON.stringify(body) });
    promises.answers.set(answer.status, (promises.answers.get(answer.status) ?? 0) + 1);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  let token = '';
  let putRightBefore = 0;
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
      if (sent.status !== 201) continue;
      promises.shipments.set(id, Math.max(now, promises.shipments.get(id) ?? 0));
      // What was cut cannot be sent back.
      const line = items.find(({ product_id }) => product_id !== cutToSize);
      if (line) await putRight(id, line.id);
    }
  };
  /**
   * A piece of what left is reported as damaged, or sent back; then both clerks pay for it at once, or send it again, and only one of them may.
   */
  const putRight = async (id: string, line: string) => {
    putRightBefore += 1;
    const kind = putRightBefore % 3 === 0 ? 'returns' : 'claims';
    const piece = { id: line, quantity: 1, ...(kind === 'claims' && { fault: 'damaged' }) };
    const { status, body: made } = await ask('POST', `/orders/${id}/${kind}`, token, { lines: [piece] });
    if (status !== 201) return;
    const atOnce = async (status: string, version: number) => {
      const answer = { status, version, answer: 'Sorry.' };
      const answers = await Promise.all([1, 2].map(() => ask('PUT', `/admin/${kind}/${made.id}`, token, answer)));
      return answers.some((one) => one.status === 200);
    };
    if (putRightBefore % 3 === 1) {
      if (!(await atOnce('replacing', 1))) return;
      if (await atOnce('replaced', 2)) promises.replaced.add(String(made.id));
      return;
    }
    const isPaid = await atOnce(kind === 'claims' ? 'refunded' : 'paid-back', Number(made.version));
    if (isPaid) promises.refunded[kind].add(String(made.id));
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
