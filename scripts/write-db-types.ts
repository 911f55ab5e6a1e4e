/** Writes src/platform/database/schema.ts from a freshly migrated database; with --check it only says whether the file is up to date. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';

const target = join(import.meta.dirname, '../src/platform/database/schema.ts');
const types: Record<string, string> = {
  uuid: 'string', text: 'string', int2: 'number', int4: 'number', int8: 'number', float4: 'number',
  float8: 'number', numeric: 'string', bool: 'boolean',
  timestamptz: 'Date', date: 'string', jsonb: 'unknown', tsvector: 'string',
  bytea: 'Uint8Array', _text: 'string[]', _uuid: 'string[]', _int4: 'number[]',
}; // biome-ignore format: a table

type Column = { table_name: string; column_name: string; udt_name: string; is_nullable: string; optional: boolean; generated: boolean };

const directory = await mkdtemp(join(tmpdir(), 'shop-types-'));
const engine = await startEmbeddedPostgres(directory);
const sql = postgres({ host: engine.socketDir, database: 'shop', username: 'shop', max: 1, onnotice: () => {} });
try {
  await migrate(sql, join(import.meta.dirname, '../db/migrations'));
  const columns = await sql<Column[]>`
    select table_name, column_name, udt_name, is_nullable,
      (column_default is not null or is_identity = 'YES' or is_nullable = 'YES') as optional,
      (is_generated = 'ALWAYS' or identity_generation = 'ALWAYS') as generated
    from information_schema.columns where table_schema = 'public' order by table_name collate "C", ordinal_position`;
  const text = render(columns);
  if (process.argv.includes('--check')) {
    if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
      console.error('src/platform/database/schema.ts differs from the migrations: run npm run db:types');
      process.exitCode = 1;
    }
  } else {
    await writeFile(target, text);
  }
} finally {
  await sql.end();
  await engine.stop();
  await rm(directory, { recursive: true, force: true });
}

function render(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const lines = [
    '// Written by `npm run db:types` from db/migrations; not edited by hand.',
    "import type { ColumnType, Generated } from 'kysely';",
    '',
  ];
  for (const [name, own] of tables) {
    lines.push(`export type ${pascal(name)}Table = {`, ...own.map((column) => `  ${column.column_name}: ${typeOf(column)};`), '};', '');
  }
  lines.push('export type Database = {', ...[...tables.keys()].map((name) => `  ${name}: ${pascal(name)}Table;`), '};', '');
  return lines.join('\n');
}

function typeOf(column: Column): string {
  const base = types[column.udt_name];
  if (!base) throw new Error(`No TypeScript type is known for ${column.udt_name} (${column.table_name}.${column.column_name}).`);
  const type = column.is_nullable === 'YES' ? `${base} | null` : base;
  if (column.generated) return `ColumnType<${type}, never, never>`;
  return column.optional && column.is_nullable === 'NO' ? `Generated<${type}>` : type;
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
