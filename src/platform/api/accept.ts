import type { z } from 'zod';
import { invalidForm } from '#platform/refusal.ts';

/** The value as the schema makes it. Throws the Refusal that names each field and says, in words, what belongs there. */
export function accept<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: sentence });
  if (!parsed.success) throw invalidForm(parsed.error);
  return parsed.data;
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What is said where a schema does not say it better itself. */
function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Please fill this in.';
      if (Array.isArray(issue.input) && issue.expected !== 'array') return 'Please give this once only.';
      return `Please give ${kinds[issue.expected] ?? 'something else'} here.`;
    case 'invalid_value':
      return `Please give one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'Please fill this in.' : `Please give at least ${issue.minimum} characters.`;
      return issue.origin === 'number'
        ? `Please give ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}.`
        : `Please give at least ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Please keep this to ${issue.maximum} characters.`;
      return `Please give ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}.`;
    case 'unrecognized_keys':
      return 'There is no such field here.';
    default:
      return 'This does not look right. Please check it.';
  }
}
