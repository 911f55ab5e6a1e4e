import type { FormEvent, ReactNode } from 'react';
import { callApi } from '#platform/http/call-api.ts';
import { notify } from '#ui/notices.tsx';

/** The form that logs out: in place, so that a lost connection leaves the page; a plain form until the page is awake. */
export function LogOut({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/logout" className={className} onSubmit={logOut}>
      {children}
    </form>
  );
}

async function logOut(event: FormEvent) {
  event.preventDefault();
  const answer = await callApi('POST', '/api/auth/logout');
  if (answer.ok) location.assign('/');
  else notify({ text: answer.detail, wrong: true });
}
