import { z } from 'zod';

/** Runs of white space become one space, so that the text can stand in an e-mail's head or on an envelope. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A line of text that must be given: `missing` is said when it is not. At most `longest` characters. */
export const requiredLine = (missing: string, longest: number) =>
  z.string(missing).overwrite(oneLine).min(1, missing).max(longest, `Please keep this to ${longest} characters.`);

/** An e-mail address that must be given, in the documents' words. */
export const requiredEmail = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email')
  .pipe(z.email('Please enter a valid email'))
  .meta({ format: 'email' });
