import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAbandoned, writeWhole } from '#platform/images/store.server.ts';
import type { Shop } from '../shop.server.ts';

const fileName = /^[a-z-]+-([0-9a-f-]{36})\.eml$/;

/** Where letters lie that no mail server takes. */
export function letterFolder({ config }: Pick<Shop, 'config'>): string {
  return join(config.dataDir, 'mail');
}

/** Writes a letter's file whole or not at all, for nobody else to read. */
export async function writeLetterFile(folder: string, { kind, id }: { kind: string; id: string }, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(join(folder, `${kind}-${id}.eml`), bytes, { asideIn: folder, mode: 0o600 });
}

/**
 * Takes away the files of letters that the outbox no longer has: they were thrown away with somebody's data, or for their age. Each
 * process does so in its own folder. What is in it and was no letter stays.
 */
export async function forgetLetterFiles(shop: Pick<Shop, 'config' | 'sql'>): Promise<void> {
  const folder = letterFolder(shop);
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const id = fileName.exec(name)?.[1];
    return id ? [{ name, id }] : [];
  });
  for (let at = 0; at < files.length; at += 5000) {
    const some = files.slice(at, at + 5000);
    const rows = await shop.sql<{ id: string }[]>`select id from outbox where id = any(${some.map(({ id }) => id)}::uuid[])`;
    const kept = new Set(rows.map(({ id }) => id));
    for (const { name, id } of some) if (!kept.has(id)) await rm(join(folder, name), { force: true });
  }
  await removeAbandoned(folder);
}
