import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { Button } from './button.tsx';

/** A page's form, sent in place where JavaScript runs: see `sendForm`, its page's `clientAction`. */
export function SaveForm({ className = 'grid gap-5', ...rest }: Omit<ComponentProps<typeof Form>, 'method'>) {
  return <Form method="post" noValidate preventScrollReset {...rest} className={className} />;
}

/** The button of such a form: says that it is under way, and lets no second click through until an answer has come. */
export function SubmitButton({ busyWords, children, ...rest }: { busyWords?: string } & ComponentProps<typeof Button>) {
  const [isSent, setSent] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const { state } = useNavigation();
  const answer = useActionData();
  // The answer has come, and it was not another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second answer may come without the state having been seen to change
  useEffect(() => {
    if (state === 'idle') setSent(false);
  }, [state, answer]);
  useEffect(() => {
    const form = place.current?.closest('form');
    const sent = () => setSent(true);
    // Back brings a page as it was left: with its button still busy.
    const shown = () => setSent(false);
    form?.addEventListener('submit', sent);
    window.addEventListener('pageshow', shown);
    return () => {
      form?.removeEventListener('submit', sent);
      window.removeEventListener('pageshow', shown);
    };
  }, []);
  return (
    <span ref={place} className="contents">
      <Button type="submit" busy={isSent} {...rest}>
        {isSent && busyWords ? busyWords : children}
      </Button>
    </span>
  );
}
