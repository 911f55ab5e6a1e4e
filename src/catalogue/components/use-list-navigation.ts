import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { keptInBrowser, useKept } from '#ui/kept-in-browser.ts';
import { browseAddress, parseBrowseState } from '../browse-state.ts';

const typingPause = 350;

/** Whether another page of the list is on its way. */
export function useListIsLoading(): boolean {
  const { location } = useNavigation();
  return location?.pathname === '/products';
}

/**
 * Applies a form of the list as it changes: at once for a choice, after a pause for typing. A newer change overtakes
 * one still on its way. Without JavaScript the same form is sent by its button.
 */
export function useFormNavigation() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    if (!form.reportValidity()) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
    navigate(browseAddress(parseBrowseState(query)), { preventScrollReset: true });
  };
  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      apply(event.currentTarget);
    },
    onChange(event: FormEvent<HTMLFormElement | HTMLSelectElement>) {
      const control = event.target as HTMLInputElement | HTMLSelectElement;
      const { form } = control;
      if (!form) return;
      clearTimeout(timer.current);
      const isTyped = control instanceof HTMLInputElement && control.type !== 'checkbox';
      if (isTyped) timer.current = setTimeout(() => apply(form), typingPause);
      else apply(form);
    },
  };
}

export type ListView = 'grid' | 'row';

const kept = keptInBrowser<ListView>('products_view', (text) => (text === '"row"' ? 'row' : 'grid'));

/** How this browser wants the product list drawn. */
export function useListView(): ListView {
  return useKept(kept, 'grid');
}

export function chooseListView(view: ListView) {
  kept.change(() => view);
}
