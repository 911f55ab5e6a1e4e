import { type RefObject, useEffect } from 'react';
import { addressFields } from '#delivery/shipping-address.ts';

const name = 'checkout_draft';
const fields = [...addressFields, 'notes'].filter((field) => field !== 'country');

/**
 * Keeps what is typed in this tab until the order is placed, so that logging in half-way loses nothing. Only what the page left
 * empty is filled in again. `isSentBack`: the page came back with what was typed, which is newer.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isSentBack: boolean) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (!isSentBack) fillIn(element);
    const keep = () => {
      const typed = new FormData(element);
      store(JSON.stringify(Object.fromEntries(fields.map((field) => [field, typed.get(field)]))));
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, isSentBack]);
}

/** The order is placed: it knows now what was typed. */
export function forgetDraft() {
  store('');
}

function fillIn(form: HTMLFormElement) {
  const draft = stored();
  for (const field of fields) {
    const control = form.elements.namedItem(field);
    const typed = draft[field];
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isField && !control.value && typeof typed === 'string' && typed) control.value = typed;
  }
}

function stored(): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(name) || '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function store(text: string) {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {
    // Then the draft lasts as long as the page.
  }
}
