import { useEffect } from 'react';

/** Ctrl or ⌘ and S send the form, from wherever on the page. */
export function useSaveKey(form: string, isSaving = false) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const element = document.getElementById(form);
      if (!isSaving && element instanceof HTMLFormElement) element.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form, isSaving]);
}
