import { useEffect } from 'react';
import { mayBeCustomer } from '#accounts/use-visitor.ts';
import { notify } from '#ui/notices.tsx';
import { tokenMissing } from '../failed.ts';

/** Whether anything may be sent: says so where nobody is logged in any longer, and what was typed stays where it is. */
export function mayWrite(): boolean {
  if (mayBeCustomer()) return true;
  notify({ text: tokenMissing, wrong: true });
  return false;
}

/** Holds back every form of a page whose reader has been logged out, perhaps in another tab: sent, it would lead to the login and lose what was typed. */
export function HoldForms() {
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const form = event.target;
      const method = event.submitter?.getAttribute('formmethod') ?? (form instanceof HTMLFormElement ? form.method : '');
      if (method !== 'post' || mayWrite()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('submit', hold, { capture: true });
    return () => document.removeEventListener('submit', hold, { capture: true });
  }, []);
  return null;
}
