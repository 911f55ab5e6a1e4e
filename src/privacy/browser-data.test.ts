import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secretCookies } from '#platform/http/cookies.server.ts';
import { cookies, storedInBrowser } from './browser-data.ts';

/** Every name under which the code sets a cookie or keeps something in the browser: written there, or in a constant of the same file. */
function namesInCode(call: RegExp): string[] {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|^src\/test-till\//.test(file));
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(call)].flatMap(([, said = '']) => {
      if (said.startsWith("'")) return [said.slice(1, -1)];
      const constant = new RegExp(`const ${said} = '([^']+)'`);
      return constant.exec(code)?.[1] ?? (constant.exec(allCode(files))?.[1] || []);
    });
  });
}

let joined = '';
const allCode = (files: string[]) => {
  joined ||= files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return joined;
};

const named = (data: typeof cookies) => new Set(data.flatMap(({ names }) => names));

test('every cookie that is set is told on the page of cookies', () => {
  const set = namesInCode(/\bserialize\(\s*('[\w-]+'|\w+)[,)]/g);
  expect(set.length).toBeGreaterThan(6);
  expect([...secretCookies, ...set].filter((name) => !named(cookies).has(name))).toEqual([]);
});

test('so is all that is kept in the browser', () => {
  const kept = namesInCode(
    /(?:keptInBrowser(?:<[^>]+>)?|keptCounts?|(?:local|session)Storage\.setItem|\b(?:store|stored|keep|readKept|keepInTab))\(\s*('[\w-]+'|\w+)[,)]/g,
  );
  expect(kept.length).toBeGreaterThan(8);
  expect([...new Set(kept)].filter((name) => /^\w+$/.test(name) && !named(storedInBrowser).has(name))).toEqual([]);
  const counts = [...readFileSync('src/site/header.tsx', 'utf8').matchAll(/<CountedLink\s+href="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(counts.length).toBeGreaterThan(1);
  expect(counts.filter((path) => !named(storedInBrowser).has(path))).toEqual([]);
});
