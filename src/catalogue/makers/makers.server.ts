import { sql } from 'kysely';
import { type Actor, recordChange } from '#audit/changes.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { accept, Refusal, wrongFields } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import type { ProductValues } from '../staff/product-fields.ts';
import { type MakerColumns, type MakerLack, makerFields, makerForm, typedMaker } from './maker.ts';

export type MakerRecord = { id: string; version: number; columns: MakerColumns /** Products that name it, archived ones too. */; products: number };

/** What says in SQL that this is missing of the maker `m`: the same as `lacksOf`. */
const lackConditions = {
  postal: sql<boolean>`m.postal_address is null`,
  electronic: sql<boolean>`m.electronic_address is null`,
  responsible: sql<boolean>`not m.is_in_union and (m.responsible_postal_address is null or m.responsible_electronic_address is null)`,
} satisfies Record<MakerLack, unknown>;

/** Every maker by name, or those of whom this is missing. */
export async function listMakers(shop: Shop, lacks: MakerLack | '' = ''): Promise<MakerRecord[]> {
  const rows = await records(shop.db)
    .$if(lacks !== '', (query) => query.where(lackConditions[lacks as MakerLack]))
    .orderBy('m.name')
    .execute();
  return rows.map(toRecord);
}

/** Null where there is none of that id. */
export async function readMaker(shop: Shop, id: string): Promise<MakerRecord | null> {
  if (!isUuid(id)) return null;
  const row = await records(shop.db).where('m.id', '=', id).executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Of how many makers each of these is missing, whether products name them or not. */
export async function countMakerLacks(shop: Shop): Promise<Record<MakerLack, number>> {
  const { postal, electronic, responsible } = lackConditions;
  const { rows } = await sql<Record<MakerLack, number>>`
    select count(*) filter (where ${postal})::int as postal, count(*) filter (where ${electronic})::int as electronic,
      count(*) filter (where ${responsible})::int as responsible from makers m`.execute(shop.db);
  return rows[0] ?? { postal: 0, electronic: 0, responsible: 0 };
}

/** Their names, for products to choose from. */
export async function listMakerNames(shop: Pick<Shop, 'db'>): Promise<string[]> {
  const rows = await shop.db.selectFrom('makers').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Keeps a maker as it was typed, by the fields of `makerForm`; a new one without `kept`. Returns its id. Throws a Refusal: 422 with the field, 404
 * for one that is gone, 409 where a colleague has saved it meanwhile or the name is another's. A new name is that of its products at once.
 */
export async function saveMaker(
  shop: Shop,
  actor: Actor,
  typed: Readonly<Record<string, unknown>>,
  kept?: { id: string; version: number },
): Promise<string> {
  const read = accept(makerForm, typed);
  return inTransaction(shop.db, async (trx) => {
    // Products before their maker, as whoever changes a product holds them.
    if (kept) await holdItsProducts(trx, kept.id, read.name);
    const before = kept ? await holdMaker(trx, kept.id) : null;
    if (before && before.version !== kept?.version) throw makerChanged();
    const taken = await trx
      .selectFrom('makers')
      .select('name')
      .where(sql<string>`lower(name)`, '=', read.name.toLowerCase())
      .$if(before !== null, (query) => query.where('id', '<>', before?.id ?? ''))
      .executeTakeFirst();
    if (taken) throw nameTaken(taken.name);
    const row = { ...read, version: (before?.version ?? 0) + 1 };
    const saved = before
      ? await trx.updateTable('makers').set(row).where('id', '=', before.id).returning('id').executeTakeFirst()
      : await trx
          .insertInto('makers')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
    if (!saved) throw nameTaken(read.name);
    const change = { ...of(actor, saved.id, read.name), action: before ? 'changed' : 'created', after: typedMaker(read) };
    await recordChange(trx, { ...change, before: before && typedMaker(before) });
    return saved.id;
  });
}

/** Deletes a maker that no product names, and returns its name. Throws a Refusal: 404 for one that is gone, 409 while products name it. */
export function deleteMaker(shop: Shop, actor: Actor, id: string): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const before = await holdMaker(trx, id);
    const { name } = before;
    const { n } = await trx
      .selectFrom('products')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('maker', '=', name)
      .executeTakeFirstOrThrow();
    if (n > 0) {
      const products = n === 1 ? '1 product names' : `${n.toLocaleString('en-GB')} products name`;
      throw new Refusal('conflict', 'maker-in-use', `${products} ${name} as their maker. Please give them another maker first.`);
    }
    await trx.deleteFrom('makers').where('id', '=', id).execute();
    await recordChange(trx, { ...of(actor, id, name), action: 'deleted', before: typedMaker(before), after: null });
    return name;
  });
}

/**
 * Inside a transaction that holds its products: those makers, by their names in small letters, as their names are kept. Nobody deletes or renames
 * them meanwhile. Throws a Refusal (422) for a name that is no maker's.
 */
export async function holdMakers(trx: Db, names: Iterable<unknown>): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set([...names].filter((name): name is string => typeof name === 'string'))];
  if (wanted.length === 0) return new Map();
  const letters = wanted.map((name) => name.toLowerCase());
  const { rows } = await sql<{ name: string }>`select name from makers where lower(name) = any(${letters}) order by id for key share`.execute(trx);
  const known = new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
  const unknown = wanted.find((name) => !known.has(name.toLowerCase()));
  if (unknown !== undefined) throw wrongFields([{ field: 'maker', message: unknownMaker(unknown) }]);
  return known;
}

/** A product's values with its maker's name as `holdMakers` found it kept. */
export function withKeptMaker(values: ProductValues, known: ReadonlyMap<string, string>): ProductValues {
  return typeof values.maker === 'string' ? { ...values, maker: known.get(values.maker.toLowerCase()) } : values;
}

export const unknownMaker = (name: string) => `There is no maker called “${name}”. Please add it under Makers first.`;

const records = (db: Db) =>
  db
    .selectFrom('makers as m')
    .select(['m.id', 'm.version', ...makerFields.map((field) => `m.${field}` as const)])
    .select((e) =>
      e
        .selectFrom('products as p')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('p.maker', '=', 'm.name')
        .as('products'),
    );

function toRecord({ id, version, products, ...kept }: MakerColumns & { id: string; version: number; products: number | null }): MakerRecord {
  return { id, version, columns: kept, products: products ?? 0 };
}

async function holdMaker(trx: Db, id: string) {
  const held = isUuid(id)
    ? await trx
        .selectFrom('makers')
        .select(['id', 'version', ...makerFields])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!held) throw makerGone();
  return held;
}

/** A new name is written into every product that names the maker. */
async function holdItsProducts(trx: Db, id: string, name: string): Promise<void> {
  await sql`
    select from products p join makers m on m.name = p.maker where m.id = ${id} and m.name <> ${name} order by p.id for update of p`.execute(trx);
}

const of = (actor: Actor, id: string, name: string) => ({ actor, kind: 'maker', id, name });
export const makerGoneWords = 'This maker is no longer here.';
export const makerGone = () => new Refusal('not-found', 'maker-not-found', makerGoneWords);
const makerChanged = () =>
  new Refusal('conflict', 'maker-changed', 'A colleague has changed this maker. Please check it again: what you typed is still here.');
function nameTaken(name: string): Refusal {
  const message = `There is a maker called “${name}” already.`;
  return new Refusal('invalid', 'maker-exists', message, [{ field: 'name', message }]);
}
