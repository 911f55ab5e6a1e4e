import type { Shop } from '../shop.server.ts';
import type { FieldChanges } from './changes.ts';

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
