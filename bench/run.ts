/** npm run bench: every benchmark, or those named: npm run bench -- http catalogue. */
import { readdir } from 'node:fs/promises';

const support = ['run.ts', 'bare.ts', 'buy.ts', 'figures.ts'];
const isSupport = (file: string) => /^(generate|open|scale|fill)-/.test(file) || support.includes(file);
const all = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.ts') && !isSupport(file));
const named = process.argv.slice(2).map((name) => `${name}.ts`);
for (const file of named.length ? named : all) {
  console.log(`\n## ${file.replace('.ts', '')}\n`);
  await import(`./${file}`);
}
