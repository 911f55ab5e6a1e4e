import { useId } from 'react';

/** A course of planks, one to six, in hairlines: what parts the chapters of a page. */
export function PlankDivider({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`block h-12 w-full text-sand ${className}`}>
      <pattern id={id} width="144" height="48" patternUnits="userSpaceOnUse">
        <path d="M0 .5H144M0 24.5H144M36.5 0V24M108.5 24V48" fill="none" stroke="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <path d="M0 47.5H4000" stroke="currentColor" />
    </svg>
  );
}
