import { sql } from 'kysely';
import type { Db } from '#platform/database/connect.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { Actor } from './changes.server.ts';

/** A record as it was and as it was made. What else has to be so for it to be taken back is its owner's. */
export type UndoRecord<State> = { id: string; before: State; after: State };

export type UndoKind = 'orders' | 'products' | 'categories';
type Step<State> = { actor: Actor; kind: UndoKind /** '12 prices changed.' */; said: string; until: Date; records: readonly UndoRecord<State>[] };

/** What can still be taken back, as a page tells of it. */
export type OpenStep = { id: string; said: string; at: Date; until: Date; by: string | null };

/** Keeps what was done to several records, in the transaction that does it. Returns the step's id. */
export async function keepUndoStep<State>(shop: Pick<Shop, 'now'>, trx: Db, { actor, kind, said, until, records }: Step<State>): Promise<string> {
  const { id } = await trx
    .insertInto('undo_steps')
    .values({ at: shop.now(), actor_id: actor?.id ?? null, kind, said, undo_until: until, records: sql`${JSON.stringify(records)}::text::jsonb` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The last few steps of a kind that can still be taken back, the newest first. */
export async function listUndoSteps(shop: Shop, kind: UndoKind): Promise<OpenStep[]> {
  const rows = await shop.db
    .selectFrom('undo_steps as s')
    .leftJoin('users as u', 'u.id', 's.actor_id')
    .select(['s.id', 's.said', 's.at', 's.undo_until', 'u.full_name'])
    .where('s.kind', '=', kind)
    .where('s.undo_until', '>', shop.now())
    .orderBy('s.at', 'desc')
    .limit(5)
    .execute();
  return rows.map(({ id, said, at, undo_until, full_name }) => ({ id, said, at, until: undo_until, by: full_name }));
}

/** Takes a step out, to be undone in the same transaction. Throws a Refusal (409) where it was undone already or its time is over. */
export async function takeUndoStep<State>(shop: Pick<Shop, 'now'>, trx: Db, kind: UndoKind, id: string): Promise<UndoRecord<State>[]> {
  const step = isUuid(id)
    ? await trx
        .deleteFrom('undo_steps')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('undo_until', '>', shop.now())
        .returning('records')
        .executeTakeFirst()
    : undefined;
  if (!step) throw new Refusal('conflict', 'nothing-to-undo', 'This can no longer be undone.');
  return step.records as UndoRecord<State>[];
}
