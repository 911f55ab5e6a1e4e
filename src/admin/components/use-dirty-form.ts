import { useEffect, useRef, useState } from 'react';

/** Whether a form holds something else than when `record` was first drawn in it. Fields may come and go. */
export function useDirtyForm(form: string, record: string) {
  const [isChanged, setChanged] = useState(false);
  const kept = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record has other contents
  useEffect(() => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement)) return;
    kept.current = contents(element);
    setChanged(false);
    const changed = () => setTimeout(() => setChanged(contents(element) !== kept.current));
    // The form's own fields may stand outside of it.
    const heard = (event: Event) => (event.target as HTMLInputElement | null)?.form === element && changed();
    document.addEventListener('input', heard);
    document.addEventListener('change', heard);
    element.addEventListener('reset', changed);
    return () => {
      document.removeEventListener('input', heard);
      document.removeEventListener('change', heard);
      element.removeEventListener('reset', changed);
    };
  }, [form, record]);
  const discard = () => {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.reset();
  };
  return { isChanged, discard };
}

function contents(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].map(([name, value]) => [name, value instanceof File ? `${value.name} ${value.size}` : value]));
}
