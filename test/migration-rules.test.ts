import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the version before would miss while both run (docs/deploy.md); allowed where a comment says since when nothing uses it. */
const takesAway = [
  /\bdrop\s+(table|column|view|function)\b/i,
  /\brename\s+(?!constraint)\w+/i,
  /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i,
  /\balter\s+column\s+\w+\s+set\s+not\s+null\b/i,
  /\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
];
const saidUnused = /^-- unused since \d{4}_/m;
const breaks = (text: string) => !saidUnused.test(text) && takesAway.some((pattern) => pattern.test(text.replace(/--.*$/gm, '')));

test('no migration takes away what the version before still uses', () => {
  expect(breaks('alter table a add column b text not null;')).toBe(true);
  expect(breaks("alter table a add column b text not null default '', add column c text;")).toBe(false);
  expect(breaks('alter table a rename b to c;')).toBe(true);
  expect(breaks('-- unused since 0113_categories.sql\nalter table a drop column b;')).toBe(false);
  // The files of the clean start (decision 22) are one version; from 0113 on each file may be a version's first.
  const files = globSync('db/migrations/*.sql').filter((file) => !/\/01(0\d|1[0-2])_/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => breaks(readFileSync(file, 'utf8')))).toEqual([]);
});
