import type { Letter, LetterKind } from '#mail/letters.ts';
import { letterHead } from '#mail/queue-mail.server.ts';
import type { WrittenLetter } from '#mail/write-letter.tsx';
import { ownValue } from '#platform/own-value.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';
import { letterGroups, listedLetters } from './listed-letters.ts';

export type LetterPreview = WrittenLetter & { kind: string; name: string; when: string; sample: string; samples: string[] };

/** Every kind of letter in its group, with its subject as the sample has it. */
export async function listLetters(shop: Shop) {
  const [head, { letterName, subjectOf }] = await Promise.all([headOf(shop), import('#mail/write-letter.tsx')]);
  return letterGroups.map(({ title, kinds }) => ({
    title,
    letters: kinds.map((kind) => {
      const { letter } = sampleOf(kind, null, head.origin);
      return { kind, name: letterName(kind), when: listedLetters[kind].when, subject: subjectOf(letter, head) };
    }),
  }));
}

/** One as its reader would see it, written from made-up data; null for a kind there is not. `sample` null, or unknown: the usual one. */
export async function previewLetter(shop: Shop, kind: string, sample: string | null): Promise<LetterPreview | null> {
  if (!ownValue(listedLetters, kind)) return null;
  // Templates are React, which Node does not read without the build.
  const [head, { letterName, writeLetter }] = await Promise.all([headOf(shop), import('#mail/write-letter.tsx')]);
  const { letter, name, names } = sampleOf(kind as LetterKind, sample, head.origin);
  const { when } = listedLetters[kind as LetterKind];
  return { ...writeLetter(letter, head), kind, name: letterName(kind), when, sample: name, samples: names };
}

const headOf = async (shop: Shop) => letterHead(await readSettings(shop), shop.config.origin, shop.now());

function sampleOf(kind: LetterKind, wanted: string | null, origin: string): { letter: Letter; name: string; names: string[] } {
  const samples = listedLetters[kind].samples as Record<string, (origin: string) => Letter>;
  const names = Object.keys(samples);
  const name = names.find((one) => one === wanted) ?? names[0] ?? '';
  const letter = samples[name]?.(origin);
  if (!letter) throw new Error(`The letter ${kind} has no sample.`);
  return { letter, name, names };
}
