import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '#shop.server.ts';
import { type FieldChanges, fieldChanges } from './changes.ts';

/** Whoever did it; null for the shop itself. A User is one. */
export type Actor = { id: string } | null;

export type Change = {
  actor: Actor;
  /** What kind of record: 'product', 'order', 'settings', 'hero-slide', 'user' … */
  kind: string;
  id: string;
  /** What the record is called, for people: 'Oak Natural (OAK-1)'. Never personal data of a customer. */
  name: string;
  /** A verb in the past: 'created', 'changed', 'deleted', 'featured' … */
  action: string;
  /** The fields before and after, in the words of whoever reads them. Without either, what happened is only said. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
};

/** Writes down who changed what, in the transaction that changes it. A 'change' after which every field is as before is not written down. */
export function recordChange(trx: Db, change: Change): Promise<void> {
  return recordChanges(trx, [change]);
}

/** The same for many records at once. */
export async function recordChanges(trx: Db, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(({ actor, kind, id, name, action, before, after }) => {
    const differing = fieldChanges(before ?? null, after ?? null);
    const isNothing = before && after && Object.keys(differing).length === 0;
    if (isNothing) return [];
    return [{ actor_id: actor?.id ?? null, record_kind: kind, record_id: id, record_name: name, action, changes: differing }];
  });
  for (let at = 0; at < rows.length; at += 1000)
    await trx
      .insertInto('audit_entries')
      .values(rows.slice(at, at + 1000))
      .execute();
}

export type AuditEntry = {
  id: number;
  at: Date;
  /** Null: the shop itself, or somebody whose account is gone. */
  who: string | null;
  kind: string;
  recordId: string;
  name: string;
  action: string;
  changes: FieldChanges;
};

/** What was done to one record, or to all, newest first; `before` goes on from an entry's id. */
export async function listChanges(
  shop: Shop,
  of: { kind: string; id: string } | null,
  { limit = 20, before = null as number | null } = {},
): Promise<AuditEntry[]> {
  const rows = await shop.db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select([
      'a.id',
      'a.at',
      'u.full_name as who',
      'a.record_kind as kind',
      'a.record_id as recordId',
      'a.record_name as name',
      'a.action',
      'a.changes',
    ])
    .$if(of !== null, (query) => query.where('a.record_kind', '=', of?.kind ?? '').where('a.record_id', '=', of?.id ?? ''))
    .$if(before !== null, (query) => query.where('a.id', '<', before ?? 0))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, changes: row.changes as FieldChanges }));
}
