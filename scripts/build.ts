/**
 * Builds the shop and compresses what browsers fetch, so that no request has to. All of it goes into a folder of its own, which `build`
 * stands for once it is whole. An argument is kept in it: what the build was made from.
 */
import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { newBuildFolder, switchBuild } from './build-folders.ts';

const root = join(import.meta.dirname, '..');
const folder = newBuildFolder();
const built = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SHOP_BUILD_FOLDER: folder },
});
if (built.status !== 0) process.exit(1);

const client = join(root, folder, 'client');
for (const name of await readdir(client, { recursive: true })) {
  if (!/\.(js|css|svg|txt|json|webmanifest)$/.test(name)) continue;
  const bytes = await readFile(join(client, name));
  if (bytes.length < 200) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(join(client, `${name}.br`), brotliCompressSync(bytes, { params }));
  await writeFile(join(client, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}

const [madeFrom] = process.argv.slice(2);
if (madeFrom) await writeFile(join(root, folder, '.inputs'), madeFrom);
await switchBuild(root, folder);
