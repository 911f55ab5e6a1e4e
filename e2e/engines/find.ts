export type Kind = 'button' | 'link' | 'field' | 'tick' | 'frame';

/**
 * The first control in sight by its kind and its name as it is read out: whole, or as a pattern matches it. This runs in the page, so it
 * stands alone. What a modal dialog covers is not found.
 */
export function findControl(kind: Kind, name: string, isPattern: boolean, within: string): Element | null {
  const kinds: Record<Kind, string> = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    field: 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select',
    tick: 'input:is([type=checkbox], [type=radio])',
    frame: 'iframe',
  };
  const read = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], script, select, input')) hidden.remove();
    return copy.textContent ?? '';
  };
  const named = (element: Element) => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const texts = by.length ? by : labels.length ? labels : [element];
    return (element.getAttribute('aria-label') || element.getAttribute('title') || texts.map(read).join(' ')).replace(/\s+/g, ' ').trim();
  };
  const covers = [...document.querySelectorAll('dialog:modal')].at(-1);
  const asked = isPattern ? new RegExp(name) : null;
  return (
    [...document.querySelectorAll(kinds[kind])].find(
      (element) =>
        element.getClientRects().length > 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest(within) &&
        (!covers || covers.contains(element)) &&
        (asked ? asked.test(named(element)) : named(element) === name),
    ) ?? null
  );
}
