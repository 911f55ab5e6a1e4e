import { sql as kyselySql, type RawBuilder } from 'kysely';
import type { Sql } from 'postgres';
import { cleanText } from '../clean-text.ts';
import { isUuid } from '../is-uuid.ts';

/**
 * What staff look for: patterns for `like`, each of which a column `staff_text` has to hold; the number of an order and the e-mail, in
 * small letters, where it may be one.
 */
export type StaffSearch = { patterns: string[]; orderNumber: string | null; email: string | null };

const maxWords = 8;
/** Shorter ones begin a word: as parts of words they would be nearly everywhere, and no index knows them. */
const minPart = 3;
/** Cleaned text has no such sign. */
const neverHeld = '!';

/** Reads what staff typed, cleaned by what cleaned the texts looked in (db/migrations/0100_texts.sql). Any text is safe. */
export async function readStaffSearch(sql: Sql, typed: string): Promise<StaffSearch> {
  const said = cleanText(typed).trim();
  const [row] = await sql<{ words: string[]; phone: string }[]>`
    select phone_digits(${said}) as phone, array(
      select folded(word) from unnest(${said.split(/\s+/).slice(0, maxWords)}::text[]) with ordinality each (word, place) order by place) as words`;
  const { words = [], phone = '' } = row ?? {};
  const isAbroad = /^(?:\+|00)[\d\s().-]{6,}$/.test(said);
  const parts = (isAbroad ? [phone] : words).filter(Boolean);
  const patterns = parts.map((part) => (part.length < minPart ? `% ${part}%` : `%${part}%`));
  const number = said.replace(/^#\s*/, '').toLowerCase();
  return {
    patterns: patterns.length ? patterns : [neverHeld],
    orderNumber: isUuid(number) || /^[\da-f]{8}$/.test(number) ? number : null,
    email: /^\S+@\S*$/.test(said) ? said.toLowerCase() : null,
  };
}

/** Whether a column holds all of it. */
export function holdsAll(sql: Sql, column: string, { patterns }: StaffSearch) {
  return patterns.map((pattern) => sql`${sql(column)} like ${pattern}`).reduce((all, one) => sql`${all} and ${one}`);
}

/** The same for Kysely. */
export function columnHolds(column: string, { patterns }: StaffSearch): RawBuilder<boolean> {
  const held = patterns.map((pattern) => kyselySql`${kyselySql.ref(column)} like ${pattern}`);
  return kyselySql<boolean>`(${kyselySql.join(held, kyselySql` and `)})`;
}

/** A text to be found by `like` as it stands: what the pattern would read as a sign is a letter again. */
export function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
