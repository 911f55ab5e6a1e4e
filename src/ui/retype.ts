export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stood in a field before React listened, and what the server had sent: see typed-before.ts. */
export type Noted = { value: string; checked: boolean; sent: string };

/** Fields whose typing has been told, or that somebody has gone on in: React hears of these by itself. */
const told = new WeakSet<Field>();

/**
 * Types once more what was typed before React listened: it then hears of it as of any typing, so that a stepper, a calculator
 * or a list of filters takes it up. A part of the page that does not listen yet is left for the next call.
 */
export function retype(noted: ReadonlyMap<Field, Noted>) {
  for (const [field, { value, checked, sent }] of noted) {
    const props = propsOf(field);
    if (told.has(field) || field.type === 'file' || !field.isConnected || !props) continue;
    told.add(field);
    // Typed or ticked when React listened already: hearing of it twice would untick it.
    if (isHeard(props, field, value, checked)) continue;
    if ('options' in field) {
      if (isDefault(field, value)) continue;
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field.type === 'checkbox' || field.type === 'radio') {
      if (checked === (field as HTMLInputElement).defaultChecked) continue;
      (field as HTMLInputElement).checked = !checked;
      field.click();
    } else if (field.value === value || field.value === sent) {
      // React compares with what it set last: it sets something else, and behind its back comes what was typed.
      field.value = sent === value ? '' : sent;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** A select without a choice of its own shows its first option. */
function isDefault({ options }: HTMLSelectElement, value: string): boolean {
  const chosen = [...options].find((option) => option.defaultSelected) ?? options[0];
  return chosen?.value === value;
}

/** What React draws a field with, once it has woken it up. */
function propsOf(field: Field): Props | undefined {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps'));
  return key ? (field as unknown as Record<string, Props>)[key] : undefined;
}
type Props = { value?: unknown; checked?: boolean };

/** Whether what was typed or ticked is what React draws the field with by now. */
function isHeard(props: Props, { type }: Field, value: string, checked: boolean): boolean {
  if (type === 'checkbox' || type === 'radio') return props.checked === checked;
  return props.value !== undefined && String(props.value) === value;
}
