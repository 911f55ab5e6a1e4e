import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { heldTables } from './columns.ts';
import { keptData } from './kept-data.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const words = (text: string | undefined) => text?.split(' ').filter(Boolean) ?? [];

test('every table and every column that can hold something of a person is classified', async () => {
  const rows = await shop.sql<{ name: string; columns: string[] | null }[]>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name,
      array_agg(a.attname::text order by a.attname) filter (where a.attgenerated = '' and (a.atttypid not in
        ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'float4'::regtype, 'float8'::regtype, 'numeric'::regtype, 'bool'::regtype,
         'date'::regtype, 'timestamptz'::regtype, 'uuid'::regtype, 'tsvector'::regtype)
        or exists (select from pg_constraint f where f.contype = 'f' and f.confrelid = 'users'::regclass and f.conrelid = c.oid
          and a.attnum = any(f.conkey)))) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    group by 1 order by 1`;
  const there = Object.fromEntries(rows.map(({ name, columns }) => [name, columns ?? []]));
  // A new name here: say in columns.ts what it holds, in kept-data.ts how long, and in forget-*.server.ts how it goes.
  const said = Object.fromEntries(
    Object.entries(heldTables).map(([name, { personal, other }]) => [name, [...words(personal), ...words(other)].sort()]),
  );
  expect(said).toEqual(there);
});

test('what is held of people belongs to a kind that says why and how long, and is either in the download or not for a reason', () => {
  const names = new Set(keptData.map(({ name }) => name));
  for (const [table, { about, personal, exported, notExported }] of Object.entries(heldTables)) {
    if (personal) expect(about, table).toBeDefined();
    if (about) expect([names.has(about), [exported, notExported].filter(Boolean).length], table).toEqual([true, 1]);
  }
  const used = new Set(Object.values(heldTables).map(({ about }) => about));
  expect(keptData.filter(({ name, what, why, kept, erased }) => !used.has(name) || !what || !why || !kept || !erased)).toEqual([]);
});

test('the decision says the same as the code', async () => {
  const decision = await readFile('docs/decisions/0014-personal-data-and-how-long.md', 'utf8');
  const rows = keptData.map(({ name, what, why, kept, erased }) => {
    const tables = Object.keys(heldTables).filter((table) => heldTables[table]?.about === name);
    return `| ${what} (${tables.map((table) => `\`${table}\``).join(', ')}) | ${why} | ${kept} | ${erased} |`;
  });
  expect(decision).toContain(rows.join('\n'));
});
