import { z } from 'zod';
import { isPlainText } from '#platform/plain-text.ts';
import { contactSubjects } from './contact-subjects.ts';

const unprintable = 'Please leave out characters that cannot be printed.';
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const line = (missing: string, longest: number) =>
  z.string(missing).overwrite(oneLine).min(1, missing).max(longest, `Please keep this to ${longest} characters.`).refine(isPlainText, unprintable);

/**
 * The contact form. Names and telephone number are brought to one line, so that they can stand in an e-mail's head.
 * Its problems become `errors: [{field, message}]` through platform/refusal.ts.
 */
export const contactSchema = z.object({
  firstName: line('First name is required', 80),
  lastName: line('Last name is required', 80),
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(254, 'Please enter a valid email')
    .pipe(z.email('Please enter a valid email')),
  phone: z
    .string('Please enter a telephone number, or leave this empty')
    .overwrite(oneLine)
    .regex(/^$|^\+?[\d ()./-]{5,30}$/, 'Please enter a telephone number, or leave this empty')
    .default(''),
  subject: z.enum(
    contactSubjects.map((subject) => subject.value),
    'Please choose a subject',
  ),
  message: z
    .string('Please write a message')
    .trim()
    .min(1, 'Please write a message')
    .max(5000, 'Please keep the message to 5,000 characters.')
    .refine(isPlainText, unprintable),
});
export type ContactMessage = z.infer<typeof contactSchema>;
