/** npm run check: everything that can be said of the code without running it. Each check is one line; a failing one shows its output. */
import { spawn } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const node = process.execPath;
type Check = { name: string; run: () => Promise<string> };

const checks: Check[] = [
  { name: 'format and lint', run: command('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.') },
  {
    name: 'types',
    run: async () => (await command('node_modules/@react-router/dev/bin.cjs', 'typegen')()) || command('node_modules/typescript/bin/tsc')(),
  },
  {
    name: 'import rules',
    run: command(
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'src',
      'db',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
    ),
  },
  { name: 'table types', run: command('scripts/write-db-types.ts', '--check') },
  { name: 'OpenAPI', run: command('scripts/write-openapi.ts', '--check') },
  { name: 'design tokens', run: designTokens },
  { name: 'file lengths', run: fileLengths },
  { name: 'scraps', run: scraps },
  { name: 'size of the assistant', run: assistantSize },
];

const results = await Promise.all(checks.map(async ({ name, run }) => ({ name, problem: await run() })));
for (const { name, problem } of results) console.log(`${problem ? '✗' : '✓'} ${name}${problem ? `\n${problem.trimEnd()}\n` : ''}`);
process.exit(results.some(({ problem }) => problem) ? 1 : 0);

/** Runs one of the dependencies' commands with this Node; answers what it printed if it failed. */
function command(script: string, ...args: string[]): () => Promise<string> {
  return () =>
    new Promise((resolve) => {
      const child = spawn(node, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      child.on('exit', (code) => resolve(code === 0 ? '' : output || `${script} ended with ${code}`));
    });
}

/** Raw colours, arbitrary Tailwind values and inline durations belong in src/ui/tokens.css. */
async function designTokens(): Promise<string> {
  const forbidden: [RegExp, string][] = [
    [/(?<![&\w])#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi, 'raw colour'],
    [/\b(?:rgba?|hsla?|oklch)\(/g, 'raw colour'],
    // Attribute variants (aria-[current]) and tracks without a length (grid-cols-[auto_1fr]) carry no value of their own.
    [
      /(?<=["'`\s])(?!(?:[a-z-]+:)*(?:aria|data|has|group-|peer-|grid-(?:cols|rows)-\[(?:auto|\dfr|_)+\]))-?[a-z][a-z:-]*-\[[^\]]+\]/g,
      'arbitrary value',
    ],
  ];
  return problems('src/**/*.tsx', (text, path) =>
    path.endsWith('.test.tsx')
      ? []
      : forbidden.flatMap(([pattern, what]) =>
          [...text.matchAll(pattern)].map((m) => `${lineOf(text, m.index)}: ${what} ${m[0]}; name a token of src/ui/tokens.css`),
        ),
  );
}

/** A file over 250 lines is two rooms, and a line over 150 characters is several. Demo data, generated files and tokens aside. */
async function fileLengths(): Promise<string> {
  const exempt = /schema\.ts$|tokens\.css$|\.test\.tsx?$|src\/search\/.*queries.*\.ts$/;
  return problems('{src,scripts,bench,test,e2e}/**/*.{ts,tsx,css,mjs}', (text, path) => {
    const lines = text.trimEnd().split('\n');
    return [
      ...(lines.length > 250 && !exempt.test(path) ? [`1: ${lines.length} lines; 250 at most`] : []),
      ...lines.flatMap((line, at) => (line.length > 150 ? [`${at + 1}: ${line.length} characters; 150 at most`] : [])),
    ];
  });
}

/** A file of a few lines with one user belongs to its user; a route, and a part that is fetched later, stand alone. */
async function scraps(): Promise<string> {
  const least = 15;
  const texts = new Map<string, string>();
  for await (const path of glob('src/**/*.{ts,tsx}', { cwd: root }))
    if (!/\.test\.tsx?$|\.d\.ts$/.test(path)) texts.set(path, await readFile(join(root, path), 'utf8'));
  const users = new Map<string, Map<string, boolean>>();
  for (const [path, text] of texts)
    for (const [, verb = '', named = ''] of text.matchAll(/(from\s|import\(|import\s)\s*'([#.][^'?]+)/g)) {
      const target = named.startsWith('#') ? `src/${named.slice(1)}` : join(dirname(path), named);
      users.set(target, (users.get(target) ?? new Map<string, boolean>()).set(path, verb === 'import('));
    }
  return [...texts]
    .flatMap(([path, text]) => {
      const [[user, isLater] = ['', true], another] = [...(users.get(path) ?? [])];
      if (another || isLater || text.split('\n').length > least || /\/pages\//.test(path)) return [];
      return [`  ${path}: under ${least} lines, and ${user} alone uses it: put it there`];
    })
    .sort()
    .join('\n');
}

async function problems(pattern: string, find: (text: string, path: string) => string[]): Promise<string> {
  const found: string[] = [];
  for await (const path of glob(pattern, { cwd: root })) {
    for (const problem of find(await readFile(join(root, path), 'utf8'), path)) found.push(`  ${path}:${problem}`);
  }
  return found.sort().join('\n');
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** An assistant that is understood in an hour: it grew to 44,000 lines once. Data is counted nowhere. */
async function assistantSize(): Promise<string> {
  const most = { files: 60, lines: 5_000, tests: 1_500 };
  const texts: { file: string; lines: string[] }[] = [];
  for await (const file of glob('src/chat/assistant/**/*.ts', { cwd: root }))
    texts.push({ file, lines: (await readFile(join(root, file), 'utf8')).trimEnd().split('\n') });
  const files = texts.filter(({ file }) => !file.endsWith('.test.ts')).length;
  const linesOf = (isTest: boolean) =>
    texts.filter(({ file }) => file.endsWith('.test.ts') === isTest).reduce((sum, { lines }) => sum + lines.length, 0);
  return [
    files > most.files ? `${files} files, ${most.files} at most` : '',
    linesOf(false) > most.lines ? `${linesOf(false)} lines, ${most.lines} at most` : '',
    linesOf(true) > most.tests ? `${linesOf(true)} lines of tests, ${most.tests} at most` : '',
  ]
    .filter(Boolean)
    .join('\n');
}
