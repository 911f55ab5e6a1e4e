import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { switchBuild } from './build-folders.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shop-builds-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function make(folder: string, minutesAgo: number) {
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, folder, 'made'), folder);
  const then = Date.now() / 1000 - minutesAgo * 60;
  await utimes(join(root, folder), then, then);
}

const current = () => readFile(join(root, 'build/made'), 'utf8');

test('a build serves once it is whole, and those before it stay for processes that began with them', async () => {
  await make('builds/a', 50);
  await switchBuild(root, 'builds/a');
  expect(await current()).toBe('builds/a');
  await make('builds/b', 40);
  expect(await current()).toBe('builds/a');
  await switchBuild(root, 'builds/b');
  expect(await current()).toBe('builds/b');
  expect(await readFile(join(root, 'builds/a/made'), 'utf8')).toBe('builds/a');
});

test('a folder from before builds had their own gives way, and of many builds the last three are kept', async () => {
  await make('build', 90);
  for (const [nth, name] of ['a', 'b', 'c', 'd'].entries()) await make(`builds/${name}`, 80 - nth);
  await switchBuild(root, 'builds/d');
  expect(await current()).toBe('builds/d');
  expect((await readdir(join(root, 'builds'))).sort()).toEqual(['b', 'c', 'd']);
});
