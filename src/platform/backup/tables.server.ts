import type { Sql } from 'postgres';

/** A table as SQL names it, and the columns that can be written. */
export type Table = { name: string; columns: string };

/** Every table of the shop, aside from the list of applied migrations, which whoever restores applies first, and from what each start publishes again. */
export function readTables(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relname not in ('migrations', 'published_assets')
    group by 1 order by 1`;
}

/** Foreign keys, as the statements that take them away and put them back, so that tables can be filled in any order. */
export function readForeignKeys(sql: Sql): Promise<{ drop: string; add: string }[]> {
  return sql<{ drop: string; add: string }[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f'`;
}

/** The last number each sequence gave, of those that gave any. */
export function readSequences(sql: Sql): Promise<{ name: string; last: number }[]> {
  return sql<{ name: string; last: number }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences where last_value is not null`;
}
