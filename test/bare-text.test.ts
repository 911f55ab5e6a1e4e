import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBareText } from './bare-text.ts';

test('no component shows changing text beside anything else, so that translated pages go on working', () => {
  const components = globSync('src/**/*.tsx').filter((path) => !path.startsWith('src/mail/')); // Letters are only ever sent.
  expect(components.length).toBeGreaterThan(200);
  expect(components.flatMap((path) => findBareText(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test('what it finds', () => {
  const count = (inside: string) => findBareText('a.tsx', `const where = <b>there</b>; const a = <p>${inside}</p>;`).length;
  const bare = [
    '{n} boxes',
    '{on && "held"} <b>3</b>',
    '{on ? "a" : "b"}<b/>',
    '<b/>{say(n)}',
    '{`x`}<b/>',
    '{on && <b/>} text',
    '{list.map(show)} text',
    '{on ? <b/> : "x"}<b/>',
  ];
  const safe = ['{n}', '{`x`}', '<span>{n}</span> boxes', '{on && <b>held</b>}<b/>', 'text {where}', 'text {list.map(show)}', '{children}<b/>'];
  expect(bare.map(count)).toEqual(bare.map(() => 1));
  expect(safe.map(count)).toEqual(safe.map(() => 0));
});
