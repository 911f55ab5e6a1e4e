import type { Sql } from 'postgres';

/** Nobody reads more, and a program that makes words up fills no disk. */
const maxWordsADay = 1000;

/**
 * Counts words that found nothing, so many different ones a day, for staff to read. Nobody waits for it, and a database that is away loses one count. What looks
 * like a person's own (an e-mail address, a long number) is not kept.
 */
export function noteMiss({ sql, now }: { sql: Sql; now: () => Date }, searched: string): void {
  const words = searched.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, 100);
  if (words.length < 2 || /@|\d{6}/.test(words)) return;
  const day = now().toISOString().slice(0, 10);
  sql`insert into search_misses (day, words)
    select ${day}::date, ${words}::text
    where (select count(*) from search_misses where day = ${day}::date) < ${maxWordsADay}
      or exists (select from search_misses where day = ${day}::date and words = ${words}::text)
    on conflict (day, words) do update set times = search_misses.times + 1`.catch(() => {});
}
