import { expect, test } from 'vitest';
import { formErrors } from '#platform/refusal.ts';
import { contactSchema } from './receive-contact-form.server.ts';

const message = {
  firstName: 'Siobhán',
  lastName: "O'Neill",
  email: 's@example.com',
  phone: '+44 28 9649 6001',
  subject: 'quote',
  message: 'Two rooms,\nplease.',
};
const problems = (form: unknown) => {
  const { error } = contactSchema.safeParse(form);
  return error ? formErrors(error) : [];
};

test('a complete message passes unchanged', () => {
  expect(contactSchema.parse(message)).toEqual(message);
});

test('the telephone number may be left out', () => {
  const { phone: _phone, ...rest } = message;
  expect(contactSchema.parse(rest).phone).toBe('');
  expect(contactSchema.parse({ ...message, phone: '  ' }).phone).toBe('');
});

test('an empty form is told what each field needs', () => {
  const expected = [
    { field: 'firstName', message: 'First name is required' },
    { field: 'lastName', message: 'Last name is required' },
    { field: 'email', message: 'Email is required' },
    { field: 'subject', message: 'Please choose a subject' },
    { field: 'message', message: 'Please write a message' },
  ];
  expect(problems({})).toEqual(expected);
  expect(problems({ firstName: ' ', lastName: '\n', email: '', phone: '', subject: '', message: ' ' })).toEqual(expected);
});

test('one line stays one line', () => {
  expect(contactSchema.parse({ ...message, firstName: 'Ann\r\nBcc: all@example.com' }).firstName).toBe('Ann Bcc: all@example.com');
  expect(problems({ ...message, email: 'a@example.com\r\nBcc: b@example.com' })).toEqual([{ field: 'email', message: 'Please enter a valid email' }]);
});

test('junk is refused field by field', () => {
  const junk: [object, string][] = [
    [{ firstName: 'x'.repeat(81) }, 'Please keep this to 80 characters.'],
    [{ email: 'nobody' }, 'Please enter a valid email'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'Please enter a valid email'],
    [{ email: ['a@example.com'] }, 'Email is required'],
    [{ phone: 'ring me' }, 'Please enter a valid phone number, or leave this empty'],
    [{ phone: 28 }, 'Please enter a valid phone number, or leave this empty'],
    [{ subject: 'constructor' }, 'Please choose a subject'],
    [{ message: 'x'.repeat(10_000) }, 'Please keep the message to 5,000 characters.'],
  ];
  for (const [wrong, sentence] of junk) expect(problems({ ...message, ...wrong })).toEqual([{ field: Object.keys(wrong)[0], message: sentence }]);
});

test('script and SQL are only text', () => {
  const text = "<script>alert(1)</script> '; drop table products; --";
  expect(contactSchema.parse({ ...message, message: text }).message).toBe(text);
});
