import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { keptUntilChanged } from '#platform/changes.server.ts';
import { inPackage } from '#platform/package-folder.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { type GuideIndex, indexGuide } from './find-entry.ts';
import { type GuideEntry, parseGuide, parseSuitability, type Suitability } from './parse-guide.ts';

/** `ofSorts`: what holds of one pile of carpet or one finish of tiles, and not of all of them. */
export type Guide = { entries: GuideEntry[]; suitability: Suitability[]; ofSorts: Suitability[] };

let written: Promise<Guide> | null = null;

/** The flooring guide as it is written in content/guide. Read once. */
export function readGuide(): Promise<Guide> {
  written ??= readPages().catch((error: unknown) => {
    written = null;
    throw error;
  });
  return written;
}

/** The entry of the written guide that goes by a title. */
export async function guideEntry(title: string): Promise<GuideEntry | undefined> {
  const { entries } = await readGuide();
  return entries.find((entry) => entry.title === title);
}

/** The guide together with what staff answered: both are searched alike, and an answer counts from the moment it is kept. */
export const readGuideIndex: (shop: Shop) => Promise<GuideIndex> = keptUntilChanged(['chat_answers'], async (shop: Shop) => {
  const [guide, rows] = await Promise.all([
    readGuide(),
    shop.db.selectFrom('chat_answers').select(['question', 'also_asked', 'answer']).orderBy('created_at').execute(),
  ]);
  const none = { source: '', task: null, goods: [], firstOf: [], page: 'answers' };
  const answers = rows.map(({ question, also_asked, answer }) => ({ ...none, title: question, asked: also_asked, text: answer }));
  return indexGuide([...answers, ...guide.entries], setImmediate);
});

async function readPages(): Promise<Guide> {
  const folder = inPackage('content/guide');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const entries: GuideEntry[] = [];
  const lines: Suitability[] = [];
  for (const name of names) {
    // A page at a time: whoever waits for the server has a turn in between.
    const [page, text] = [name.replace('.md', ''), await readFile(join(folder, name), 'utf8')];
    if (page === 'suitability') lines.push(...parseSuitability(text));
    else entries.push(...parseGuide(page, text));
  }
  return {
    entries,
    suitability: lines.filter(({ sort }) => sort === null),
    ofSorts: lines.filter(({ sort }) => sort !== null),
  };
}
