import { formOf } from '../lender-form.ts';

/** A tab for the lender's form. To be opened by a click, before anything is waited for, or browsers take it for an advert. */
export function openLenderTab(): { send: (address: string, method: 'post' | 'get') => void; close: () => void } {
  const name = `lender-${Date.now()}`;
  const tab = window.open('', name);
  return {
    // Where no tab could be opened, the lender takes the place of this page; Back returns to it.
    send: (address, method) => submit(address, method, tab ? name : '_self'),
    close: () => tab?.close(),
  };
}

/** Sends the query values of an address to it, as a form of its own. */
function submit(address: string, method: 'post' | 'get', target: string) {
  const { action, fields } = formOf(address);
  const form = document.createElement('form');
  Object.assign(form, { action, method, target, hidden: true });
  // Left to the browser: our own navigation does not take it over.
  form.dataset.reload = '';
  for (const [name, value] of fields) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
