/** Writes docs/openapi.json from the calls that the shop declares; with --check it only says whether the file is up to date. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '../src/api/api.server.ts';
import { openApi } from '../src/api/openapi.ts';

const target = join(import.meta.dirname, '../docs/openapi.json');
const text = `${JSON.stringify(openApi(calls), null, 2)}\n`;
if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error('docs/openapi.json differs from the calls that the shop declares: run npm run openapi');
    process.exitCode = 1;
  }
} else {
  await writeFile(target, text);
}
