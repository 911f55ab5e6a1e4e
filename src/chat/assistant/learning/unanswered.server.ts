import { cleanText } from '#platform/clean-text.ts';
import type { Shop } from '../../../shop.server.ts';
import { singular, tidy, wordsOf } from '../reading/text.ts';

/** A question that nothing answered yet, and how often it was asked. */
export type UnansweredQuestion = { id: string; question: string; times: number; firstAskedAt: Date; lastAskedAt: Date };

const longest = 300;
const maxListed = 200;

/**
 * Keeps a question for staff to answer; the same words again only count it up. E-mail addresses, telephone and card numbers,
 * postcodes and order references are taken out: what staff need is the question, not who asked.
 */
export async function recordUnanswered(shop: Pick<Shop, 'sql' | 'now'>, asked: string): Promise<void> {
  const question = withoutPersonalData(cleanText(asked).replaceAll(/\s+/g, ' ').trim()).slice(0, longest).trim();
  const gist = gistOf(question);
  if (!gist) return;
  await shop.sql`
    insert into chat_unanswered (question, gist, first_asked_at, last_asked_at) values (${question}, ${gist}, ${shop.now()}, ${shop.now()})
    on conflict (gist) do update set times = chat_unanswered.times + 1, last_asked_at = excluded.last_asked_at,
      status = case when chat_unanswered.status = 'answered' and chat_unanswered.answer_id is null then 'open' else chat_unanswered.status end`;
}

/** What waits for an answer, the most asked first. */
export async function listUnanswered(shop: Pick<Shop, 'sql'>): Promise<UnansweredQuestion[]> {
  return shop.sql<UnansweredQuestion[]>`
    select id, question, times, first_asked_at as "firstAskedAt", last_asked_at as "lastAskedAt"
    from chat_unanswered where status = 'open' order by times desc, last_asked_at desc limit ${maxListed}`;
}

/** Staff see no use in answering it. Whether there was such a question. */
export async function dismissUnanswered(shop: Pick<Shop, 'sql'>, id: string): Promise<boolean> {
  const rows = await shop.sql`update chat_unanswered set status = 'dismissed' where id = ${id} and status = 'open' returning id`;
  return rows.length > 0;
}

/** A text with what could say who wrote it replaced by dots. */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '…')
    .replaceAll(/\b(?:\+?\d[\d ()-]{7,}\d)\b/g, '…')
    .replaceAll(/\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/gi, '…')
    .replaceAll(/\b(?=[0-9a-f]*\d)[0-9a-f]{8}\b/gi, '…');
}

function gistOf(question: string): string {
  return wordsOf(tidy(question)).map(singular).join(' ').slice(0, longest);
}
