import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/**
 * The assistant's questions and answers have a house of their own (src/chat/assistant/words), where one sentence may belong to several turns.
 * Every whole sentence of a file: in quotes, in a template (with … for what is put in) and between tags.
 */
function sentencesOf(path: string): Set<string> {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const sentences = new Set<string>();
  const add = (text: string) => {
    const said = text.replaceAll(/\s+/g, ' ').trim();
    if (said.split(' ').length >= 4 && /^[A-Z£“…]/.test(said) && /[.?!]$/.test(said)) sentences.add(said);
  };
  const text = ({ value }: { value: string }) => add(value);
  const literal = ({ value }: { value: unknown }) => typeof value === 'string' && add(value);
  const template = ({ quasis }: ESTree.TemplateLiteral) => add(quasis.map(({ value }) => value.cooked).join('…'));
  new Visitor({ Literal: literal, TemplateLiteral: template, JSXText: text }).visit(program);
  return sentences;
}

test('a sentence is written in one place, so that a shop that wants other words changes them once', () => {
  const files = new Map<string, string[]>();
  for (const path of globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.test.*', 'src/chat/assistant/**'] }))
    for (const sentence of sentencesOf(path)) files.set(sentence, [...(files.get(sentence) ?? []), path]);
  expect(files.size).toBeGreaterThan(1000);
  expect([...files].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
