import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextArea, TextField } from '#ui/field.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { type ContactValues, trapField } from '../contact-form.ts';
import { contactSubjects } from '../contact-subjects.ts';

/** What came of sending the form. */
export type ContactResult = { sent?: string | null; errors: { field: string; message: string }[]; values: Partial<ContactValues> };

const confirmedFor = 3000;
const noErrors: ContactResult['errors'] = [];

/** The message form. Sent in place where JavaScript runs, otherwise as a page; `before` is the answer to the latter. */
export function ContactForm({ begun, before }: { begun: ContactValues; before: ContactResult | undefined }) {
  const fetcher = useFetcher<ContactResult>();
  const result = fetcher.data ?? before;
  const errors = result?.errors ?? noErrors;
  const values = result && !result.sent ? result.values : begun;
  const form = useRef<HTMLFormElement>(null);
  const confirmed = useConfirmation(result?.sent ?? null, fetcher.data);
  useEffect(() => {
    if (fetcher.data?.sent) form.current?.reset();
  }, [fetcher.data]);
  const field = (name: keyof ContactValues) => ({ name, defaultValue: values[name], error: errors.find((error) => error.field === name)?.message });

  return (
    <fetcher.Form ref={form} method="post" action="/contact" noValidate className="grid max-w-form gap-5">
      <ErrorSummary errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone number" type="tel" autoComplete="tel" optional hint="If you’d like us to call you." {...field('phone')} />
      <Select label="What is it about?" {...field('subject')}>
        <option value="">Please choose</option>
        {contactSubjects.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea label="Message" hint="For a quote, tell us the size of each room and what the floor is now." rows={7} {...field('message')} />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          Send message
        </Button>
        <p role="status" className="text-md text-muted">
          {fetcher.state === 'submitting' ? 'Sending…' : result?.sent ? <Sent /> : 'We reply within 24 hours.'}
        </p>
      </div>
      {confirmed && (
        <p className="flex items-start gap-3 bg-ok-soft p-4 font-semibold text-ok">
          <CheckIcon className="mt-1 size-5" />
          <span>{confirmed}</span>
        </p>
      )}
    </fetcher.Form>
  );
}

/** Stays when the confirmation has gone, so that nobody has to wonder whether it went through. */
function Sent() {
  return <span className="font-semibold text-ok">Sent. We reply within 24 hours.</span>;
}

/** The confirmation, which goes after three seconds where a script can take it away; `answer` is new with each sending. */
function useConfirmation(sent: string | null, answer: unknown): string | null {
  const [gone, setGone] = useState<unknown>(null);
  const key = answer ?? sent;
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setGone(key), confirmedFor);
    return () => clearTimeout(timer);
  }, [sent, key]);
  return sent && gone !== key ? sent : null;
}
