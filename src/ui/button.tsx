import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Look = {
  /** Primary: the one thing to do here. Secondary: beside it. Quiet: text with an underline that grows on hover. Danger: what cannot be undone. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Fills its row, as buttons on a phone's sheet do. */
  wide?: boolean;
};

const everyKind =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control text-md font-semibold no-underline transition-colors ' +
  'aria-disabled:cursor-not-allowed';
const looks = {
  primary: 'bg-lough px-6 text-white hover:bg-lough-deep aria-disabled:bg-stone',
  secondary: 'border border-stone bg-white px-6 text-ink hover:border-ink aria-disabled:text-muted',
  danger: 'bg-error px-6 text-white hover:bg-ink aria-disabled:bg-stone',
  quiet: 'px-2 text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough',
};

function look({ kind = 'primary', wide }: Look, className?: string): string {
  return classNames(everyKind, looks[kind], wide && 'w-full', className);
}

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean };

/** A button. While `busy` it keeps the focus, says so to a screen reader, and lets no second click through. */
export function Button({ kind, wide, busy = false, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={look({ kind, wide }, className)}
    />
  );
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({ kind, wide, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a {...rest} className={look({ kind, wide }, className)} />;
}
