import { type RefObject, useEffect } from 'react';
import { keepInTab, readInTab } from '#ui/kept-in-browser.ts';

const name = 'checkout_draft';

/**
 * Keeps what is typed in this tab until the order is placed, so that logging in half-way loses nothing. Only what the page left
 * empty is filled in again. `isSentBack`: the page came back with what was typed, which is newer.
 */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>, isSentBack: boolean) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (!isSentBack) fillIn(element);
    const keep = () => {
      keepInTab(name, JSON.stringify(Object.fromEntries(typedInto(element).map(({ name: field, value }) => [field, value]))));
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, isSentBack]);
}

/** The order is placed: it knows now what was typed. */
export function forgetTyped() {
  keepInTab(name, '');
}

function fillIn(form: HTMLFormElement) {
  const draft = stored();
  for (const control of typedInto(form)) {
    const typed = draft[control.name];
    if (!control.value && typeof typed === 'string') control.value = typed;
  }
}

/** What is written into, not what is ticked, chosen or hidden. */
function typedInto(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden], [type=checkbox], [type=radio]), textarea')];
}

function stored(): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(readInTab(name) || '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
