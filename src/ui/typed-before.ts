import type { Field, Noted } from './retype.ts';

const noted = new Map<Field, Noted>();

/**
 * Notes what was typed, chosen or ticked before React listened, and so is not known to it; at once, since React may set it back.
 * Which of it is new is found out by `retype`, which does not come before the page is awake.
 */
export function noteTyped() {
  if (typeof document === 'undefined') return;
  for (const field of document.querySelectorAll<HTMLInputElement>('input,select,textarea')) {
    const { value, checked, defaultValue } = field;
    if (value !== defaultValue || checked !== field.defaultChecked)
      noted.set(field, { value, checked, sent: noted.get(field)?.sent ?? defaultValue });
  }
}

/** Tells React of it, wherever it listens by now. Without the script what was typed stands in the fields, as it would anyway. */
export function tellTyped() {
  noteTyped();
  if (noted.size)
    import('./retype.ts').then(
      ({ retype }) => retype(noted),
      () => {},
    );
}
