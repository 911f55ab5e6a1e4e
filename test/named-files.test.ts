import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Roots that a path in a document may be written from; a decision names files of src/ without it, and that of the assistant its own. */
const roots = ['', 'src/', 'src/chat/assistant/'];
const documents = ['README.md', 'ARCHITECTURE.md', ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`)];

test.each(documents.filter((name) => name.endsWith('.md')))('%s names only files that are there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`((?:[\w-][\w.-]*\/)*[\w.-]+\.(?:tsx?|mjs|css|md|sql|tsv))`/g)].map(
    ([, path = '']) => path,
  );
  const isThere = (path: string) =>
    path.includes('/') ? roots.some((root) => existsSync(root + path)) : files().some((file) => file === path || file.endsWith(`/${path}`));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

let all: string[] | undefined;
function files(): string[] {
  const folders = ['src', 'e2e', 'test', 'scripts', 'bench', 'db', 'docs', 'content', '.'];
  all ??= folders.flatMap((folder) => readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }));
  return all;
}
