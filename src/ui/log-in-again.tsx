import { type FormEvent, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { callApi } from '#platform/http/call-api.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { fieldId, TextField } from './field.tsx';
import { notify } from './notices.tsx';

let isOpen = false;

/** Asks whoever was logged out meanwhile to log in, over the page as it is: what was typed there stays. Once at a time. */
export function askToLogIn(): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <LogInAgain
      onClose={(isIn) => {
        // The dialog gives the focus back while it is taken away.
        root.unmount();
        place.remove();
        isOpen = false;
        if (isIn) notify({ text: 'You are logged in again. Nothing was lost: please send it once more.' });
      }}
    />,
  );
}

function LogInAgain({ onClose }: { onClose: (isIn: boolean) => void }) {
  const [errors, setErrors] = useState<{ field: string; message: string }[]>([]);
  const [isBusy, setBusy] = useState(false);
  // After the dialog has opened, which would put the focus on what closes it.
  useEffect(() => document.getElementById(fieldId('email', 'again'))?.focus(), []);
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  const logIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await callApi('POST', '/api/auth/login', typed);
    setBusy(false);
    if (answer.ok) return onClose(true);
    setErrors(answer.errors.length ? answer.errors : [{ field: '', message: answer.detail }]);
  };
  return (
    <Dialog open onClose={() => onClose(false)} title="Please log in again">
      <form noValidate className="grid gap-5 p-4 md:p-6" onSubmit={logIn}>
        <ErrorSummary errors={errors} form="again" />
        <p>You have been logged out. Everything you typed is still on the page behind this.</p>
        <TextField label="Email" name="email" form="again" type="email" autoComplete="username" error={errorOf('email')} />
        <TextField
          label="Password"
          name="password"
          form="again"
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('password')}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={() => onClose(false)}>
            Not now
          </Button>
          <Button type="submit" busy={isBusy}>
            Log in
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
