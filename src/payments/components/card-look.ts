import type { CardClassSelectors } from '@square/web-sdk';

/** The shop's look for the card's fields. They stand in a frame of the provider's, which takes values only: the tokens are read as the page has them. */
export function cardStyle(): CardClassSelectors {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string) => page.getPropertyValue(name).trim() || undefined;
  const style = {
    input: { color: token('--color-ink'), fontSize: '16px' },
    'input::placeholder': { color: token('--color-muted') },
    'input.is-error': { color: token('--color-error') },
    '.input-container': { borderColor: token('--color-stone'), borderRadius: token('--radius-control') },
    '.input-container.is-focus': { borderColor: token('--color-focus') },
    '.input-container.is-error': { borderColor: token('--color-error') },
    '.message-text': { color: token('--color-muted') },
    '.message-text.is-error': { color: token('--color-error') },
  };
  return Object.fromEntries(
    Object.entries(style).map(([selector, look]) => [selector, Object.fromEntries(Object.entries(look).filter(([, value]) => value))]),
  );
}

/** The button is the provider's component, with styles of its own; these lie over them. */
export const payButtonStyle = {
  backgroundColor: 'var(--color-lough)',
  borderRadius: 'var(--radius-control)',
  boxShadow: 'none',
  color: 'var(--color-white)',
  fontFamily: 'inherit',
  fontSize: 'var(--text-base)',
  fontWeight: 'var(--font-weight-semibold)',
  minHeight: 'calc(var(--spacing) * 12)',
  '&:hover': { backgroundColor: 'var(--color-lough-deep)' },
  '&:active': { backgroundColor: 'var(--color-lough-deep)' },
  '&:disabled': { backgroundColor: 'var(--color-stone)', color: 'var(--color-white)' },
  '&:focus-visible': { outline: '3px solid var(--color-focus)', outlineOffset: '2px' },
};
