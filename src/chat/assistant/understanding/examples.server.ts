import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inPackage } from '#platform/package-folder.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import type { Meaning } from './classifier.ts';

/** A message as people write it, and what is meant by it. */
export type Said = { message: string; meaning: Meaning; group: string };

/**
 * How people ask, from content/questions: `## ` and what is meant, then messages, one a line. Pages named tasks-… hold what the shop
 * is to do, suitability the rooms and demands of content/guide/suitability.md, every other page the entries of the guide's page of
 * that name. The guide's own 'Asked:' lines are examples too.
 */
export async function readExamples(guide: readonly GuideEntry[]): Promise<Said[]> {
  const folder = inPackage('content/questions');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const pages = await Promise.all(names.map(async (name) => readQuestions(name.replace('.md', ''), await readFile(join(folder, name), 'utf8'))));
  return [...pages.flat(), ...guide.flatMap(askedOf)];
}

/** Reads a page of content/questions. */
export function readQuestions(page: string, text: string): Said[] {
  let name = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) name = line.slice(3).trim();
    return name && line.trim() && !line.startsWith('#') ? [{ message: line.trim(), ...meantOn(page, name) }] : [];
  });
}

function meantOn(page: string, name: string): Omit<Said, 'message'> {
  if (page.startsWith('tasks-')) return { meaning: { kind: 'task', name }, group: name };
  if (page === 'suitability') return { meaning: { kind: 'place', name }, group: 'places' };
  return { meaning: { kind: 'entry', name }, group: `page ${page}` };
}

function askedOf({ title, asked, task, page }: GuideEntry): Said[] {
  const as = task ? meantOn('tasks-', task) : meantOn(page, title);
  return [title, ...asked].map((message) => ({ message, ...as }));
}
