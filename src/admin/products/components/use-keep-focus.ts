import { useEffect, useRef } from 'react';

/** The field that had the focus has it again when the form's fields are drawn anew for another record. */
export function useKeepFocus(form: string, record: string) {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const moved = (event: FocusEvent) => {
      const target = event.target as HTMLInputElement | null;
      if (target?.form?.id === form) last.current = target.id;
    };
    document.addEventListener('focusin', moved);
    return () => document.removeEventListener('focusin', moved);
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another record draws the fields anew
  useEffect(() => {
    if (last.current && document.activeElement === document.body) document.getElementById(last.current)?.focus({ preventScroll: true });
  }, [record]);
}
