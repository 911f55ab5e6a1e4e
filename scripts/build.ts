/** Builds the shop, compresses what browsers fetch and learns how people ask the assistant, so that no request has to. */
import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { learnOnce, learntFile } from '../src/chat/assistant/understanding/understand.server.ts';

const root = join(import.meta.dirname, '..');
const built = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);

const client = join(root, 'build/client');
for (const name of await readdir(client, { recursive: true })) {
  if (!/\.(js|css|svg|txt|json|webmanifest)$/.test(name)) continue;
  const bytes = await readFile(join(client, name));
  if (bytes.length < 512) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(join(client, `${name}.br`), brotliCompressSync(bytes, { params }));
  await writeFile(join(client, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}

await writeFile(join(root, learntFile), serialize(await learnOnce()));
