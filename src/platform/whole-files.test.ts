import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderStore, removeAbandoned, writeWhole } from './images/store.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'whole-files-'));
afterAll(() => rm(folder, { recursive: true }));

test('a file is written aside and leaves nothing there, whether it can be moved into place or not', async () => {
  const asideIn = join(folder, 'aside');
  await writeWhole(join(folder, 'a/b.webp'), Buffer.from('whole'), { asideIn });
  expect(await readFile(join(folder, 'a/b.webp'), 'utf8')).toBe('whole');
  await mkdir(join(folder, 'a/taken.webp/by-a-folder'), { recursive: true });
  await expect(writeWhole(join(folder, 'a/taken.webp'), Buffer.from('whole'), { asideIn })).rejects.toThrow();
  expect(await readdir(asideIn)).toEqual([]);
});

test('what a killed process left goes, what another is writing and what is no half stay', async () => {
  const pictures = join(folder, 'images');
  const store = folderStore(pictures);
  await store.write('originals/kept.webp', Buffer.from('whole'));
  const unfinished = join(pictures, 'unfinished');
  for (const name of ['killed.webp.17.2.part', 'being-written.webp.18.3.part', 'notes.txt']) await writeFile(join(unfinished, name), 'half');
  for (const name of ['killed.webp.17.2.part', 'notes.txt']) await utimes(join(unfinished, name), 0, 0);
  await store.tidy();
  expect((await readdir(unfinished)).sort()).toEqual(['being-written.webp.18.3.part', 'notes.txt']);
  expect(await store.has('originals/kept.webp')).toBe(true);
});

test('a folder that is not there has nothing to take away', async () => {
  await removeAbandoned(join(folder, 'nowhere'));
});
