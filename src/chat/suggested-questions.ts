import { isUuid } from '#platform/is-uuid.ts';
/** What can be asked to begin with, the most useful first: a phone shows the first four, and two once something was said. */
export const suggestedQuestions = [
  'Which floors are waterproof?',
  'How many boxes do I need for 4 m by 3.5 m?',
  'What suits a bathroom?',
  'How much is delivery?',
  'Show me herringbone floors',
  'Which floors go over underfloor heating?',
  'How do samples work?',
  'Is the showroom open now?',
] as const;

/** The same where a product's page is open: the first four are about it. */
export const questionsAboutProduct = [
  'Is this one waterproof?',
  'How many boxes of this for 4 m by 3.5 m?',
  'Is this in stock?',
  'Can I have a sample of this?',
  'Does this go over underfloor heating?',
  'How much is delivery?',
  'Can I send boxes back?',
  'Is the showroom open now?',
] as const;

/** How many are shown: eight; four on a phone, or two where the conversation needs the room. */
export function howManySuggested({ isNarrow, hasBegun }: { isNarrow: boolean; hasBegun: boolean }): number {
  if (!isNarrow) return 8;
  return hasBegun ? 2 : 4;
}

/** The product whose page an address is; null for any other page. */
export function productOnPage(pathname: string): string | null {
  const id = /^\/products\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  return isUuid(id) ? id : null;
}
