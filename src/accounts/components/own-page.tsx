import type { FormEvent, ReactNode } from 'react';
import { withoutDetail } from '#platform/http/call-api.ts';
import { notify } from '#ui/notices.tsx';
import { Breadcrumb, Page } from '#ui/page.tsx';

export const linkNotSent = 'The link could not be sent. Please try again.';

/** A page of one's own account: the way back to it, one heading, one column. */
export function OwnPage({ title, within, wide = false, children }: Props) {
  return (
    <Page>
      <Breadcrumb steps={[{ name: 'Your account', href: '/account' }, ...(within ? [within] : []), { name: title }]} />
      <h1 className="pt-2 text-3xl">{title}</h1>
      <div className={`mt-8 ${wide ? '' : 'max-w-form'}`}>{children}</div>
    </Page>
  );
}
type Props = {
  title: string;
  /** A page between the account and this one. */
  within?: { name: string; href: string };
  wide?: boolean;
  children: ReactNode;
};

/** What came of what was just done. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="bg-ok-soft p-4 text-md font-semibold text-ok">
      {children}
    </p>
  );
}

/** What helps to choose a password. */
export const passwordHint = 'At least 8 characters. Three random words are easy to remember and hard to guess.';

/** A link in running text. */
export const textLink =
  'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough';

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
  // Where it leads is not followed here: that the session is over came along.
  const answer = await fetch('/logout', { method: 'POST', redirect: 'manual' }).catch(() => null);
  if (answer?.type === 'opaqueredirect') location.assign('/');
  else notify({ text: withoutDetail(0), wrong: true });
}
