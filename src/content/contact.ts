import { z } from 'zod';
import { oneLine, requiredEmail, requiredLine } from '#platform/form-fields.ts';
import { contactSubjects } from './contact-form.ts';

/**
 * The contact form. Names and telephone number are brought to one line, so that they can stand in an e-mail's head.
 * Its problems become `errors: [{field, message}]` through platform/refusal.ts.
 */
export const contactSchema = z.object({
  firstName: requiredLine('First name is required', 80),
  lastName: requiredLine('Last name is required', 80),
  email: requiredEmail,
  phone: z
    .string('Please enter a valid phone number, or leave this empty')
    .overwrite(oneLine)
    .regex(/^$|^\+?[\d ()./-]{5,30}$/, 'Please enter a valid phone number, or leave this empty')
    .meta({ examples: ['028 9649 6012'] })
    .default(''),
  subject: z.enum(
    contactSubjects.map((subject) => subject.value),
    'Please choose a subject',
  ),
  message: z.string('Please write a message').trim().min(1, 'Please write a message').max(5000, 'Please keep the message to 5,000 characters.'),
});
export type ContactMessage = z.infer<typeof contactSchema>;
