import { z } from 'zod';
import { keepTo } from '#platform/form-fields.ts';
import { type FieldError, Refusal } from '#platform/refusal.ts';
import { type Fault, faults } from './claim-moves.ts';

export type ReportForm = { lines: { id: string; quantity: number; fault: Fault }[]; words: string };

const howMany = 'Please enter how many, as a whole number.';
const whatIsWrong = 'Please choose what is wrong.';

/**
 * What a form reports: `line-…` fields, how many pieces of each line, and `fault-…`, what is wrong with them. Throws a Refusal (422) with
 * everything that is wrong at its field; `photoProblem`: what is wrong with its photographs.
 */
export function readReportForm(
  typed: Readonly<Record<string, string>>,
  lines: readonly { id: string }[],
  photoProblem: string | null = null,
): ReportForm {
  const errors: FieldError[] = [];
  const wanted = lines.flatMap(({ id }) => {
    const given = (typed[`line-${id}`] ?? '').trim();
    const fault = faults.find((known) => known === typed[`fault-${id}`]);
    if (given === '' && !fault) return [];
    if (!/^\d{1,6}$/.test(given) || (Number(given) === 0 && fault)) errors.push({ field: `line-${id}`, message: howMany });
    else if (Number(given) > 0 && !fault) errors.push({ field: `fault-${id}`, message: whatIsWrong });
    else if (fault) return [{ id, quantity: Number(given), fault }];
    return [];
  });
  const words = wordsIn.safeParse(typed.words ?? '');
  if (!words.success) errors.push({ field: 'words', message: words.error.issues[0]?.message ?? '' });
  if (photoProblem) errors.push({ field: 'photo', message: photoProblem });
  if (errors[0]) throw new Refusal('invalid', 'invalid-form', errors[0].message, errors);
  return { lines: wanted, words: words.data ?? '' };
}

const wordsIn = z.string().trim().max(1000, keepTo(1000));

/** What somebody writes about a report. Throws a Refusal (422) for what is too long. */
export function readWords(typed: string, field: string): string {
  const read = wordsIn.safeParse(typed);
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? '';
  throw new Refusal('invalid', 'invalid-form', message, [{ field, message }]);
}

/** Photographs that the shop keeps from an earlier try: the form's field `photos`, less those that are ticked to go. */
export function keptPhotos(typed: Readonly<Record<string, string>>): string[] {
  return (typed.photos ?? '').split(',').filter((id) => id !== '' && typed[`remove-${id}`] !== 'on');
}
