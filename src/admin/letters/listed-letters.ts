import type { LetterKind } from '#mail/letters.ts';
import { afterwardsLetters, orderLetters, orderStaffLetters } from './order-letters.ts';
import { accountLetters, messageLetters, staffLetters } from './other-letters.ts';
import type { ListedLetters } from './sample.ts';

/** Every letter the shop writes. */
export const listedLetters: ListedLetters = {
  ...orderLetters,
  ...afterwardsLetters,
  ...messageLetters,
  ...accountLetters,
  ...orderStaffLetters,
  ...staffLetters,
};

/** The groups in which staff see them. */
export const letterGroups: readonly { title: string; kinds: readonly LetterKind[] }[] = [
  { title: 'An order, step by step', kinds: kindsOf(orderLetters) },
  { title: 'Cancelled, returned, put right', kinds: kindsOf(afterwardsLetters) },
  { title: 'Messages and plans', kinds: kindsOf(messageLetters) },
  { title: 'Accounts and personal data', kinds: kindsOf(accountLetters) },
  { title: 'To your own address', kinds: [...kindsOf(orderStaffLetters), ...kindsOf(staffLetters)] },
];

function kindsOf(letters: Partial<ListedLetters>): LetterKind[] {
  return Object.keys(letters) as LetterKind[];
}
