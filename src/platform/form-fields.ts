import { z } from 'zod';
import { isCalendarDay } from './calendar-day.ts';

export const fillIn = 'Please fill this in.';

export const titleWanted = 'Please enter a title.';

export const emptyFile = 'The file is empty.';

/** Runs of white space become one space, so that the text can stand in an e-mail's head or on an envelope. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What is said of text over `longest` characters. */
export const keepTo = (longest: number) => `Please keep this to ${longest.toLocaleString('en-GB')} characters.`;

/** A line of text that must be given: `missing` is said when it is not. At most `longest` characters. */
export const requiredLine = (missing: string, longest: number) => z.string(missing).overwrite(oneLine).min(1, missing).max(longest, keepTo(longest));

/** A day of the calendar, '2026-12-08'; `wanted` is said of any other text. */
export const calendarDay = (wanted?: string) => z.iso.date(wanted).refine(isCalendarDay, wanted);

/** An e-mail address that must be given, in the documents' words. */
export const requiredEmail = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email')
  .pipe(z.email('Please enter a valid email'))
  .meta({ format: 'email' });
