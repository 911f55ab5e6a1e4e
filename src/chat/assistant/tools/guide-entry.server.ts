import { z } from 'zod';
import { findEntries } from '../guide/find-entry.ts';
import { readGuide, readGuideIndex } from '../guide/guide.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { tool } from './tool.ts';

export type EntriesFound = { entries: Pick<GuideEntry, 'title' | 'text' | 'source' | 'page' | 'firstOf' | 'goods'>[] };

/** So like the question that it is what was asked for. */
const alike = 0.55;

export const guideEntry = tool({
  name: 'guide_entry',
  description:
    'The written flooring guide and what the shop’s own people have answered: terms, laying, care, subfloors, heating, planning, buyers’ rights.',
  input: z.object({ question: z.string().max(300), title: z.string().max(120).nullable().default(null).describe('Of an entry, where it is known') }),
  run: async (shop, _visitor, { question, title }): Promise<EntriesFound> => {
    const named = title === null ? [] : (await readGuide()).entries.filter((entry) => entry.title === title);
    const asked = named.length ? [] : findEntries(await readGuideIndex(shop), question, 3);
    const found = named.length ? named : asked.flatMap(({ score, entry }) => (score > alike ? entry : []));
    return { entries: found.filter(({ text }) => text) };
  },
});

/** What the shop's people have answered to much the same question; null where they have not. */
export const staffAnswerTo = tool({
  name: 'staff_answer',
  description: 'An answer that the shop’s people wrote to much the same question.',
  input: z.object({ question: z.string().max(600) }),
  run: async (shop, _visitor, { question }): Promise<EntriesFound> => {
    const index = await readGuideIndex(shop);
    const own = { ...index, entries: index.entries.filter(({ entry }) => entry.page === 'answers') };
    return { entries: findEntries(own, question, 1).flatMap(({ score, entry }) => (score > 0.7 ? entry : [])) };
  },
});
