import type { LetterKind, LetterOf } from '#mail/letters.ts';

/**
 * What staff are told of a kind of letter. `when`: when it is sent. `samples`: the letter with made-up data, by what tells them apart, the usual
 * one first; `origin` is where its links begin.
 */
type ListedLetter<K extends LetterKind> = { when: string; samples: Record<string, (origin: string) => LetterOf<K>> };

/** Every kind: one that is written and not listed does not compile. */
export type ListedLetters = { readonly [K in LetterKind]: ListedLetter<K> };

/** Nobody: names and figures say that they are made up. */
export const sample = {
  firstName: 'Sam',
  fullName: 'Sam Sample',
  email: 'sam@sample.example',
  reference: 'SAMPLE00',
  goods: 'Sample Oak Laminate 8mm',
};
