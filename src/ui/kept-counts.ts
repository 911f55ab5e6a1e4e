import { type FormEvent, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { leavingMs } from '#platform/http/call-api.ts';
import { type Kept, keptInBrowser, useKept } from './kept-in-browser.ts';
import { notify } from './notices.tsx';

/** What was liked in this browser, by id, each with the count it had just then: a page kept for everybody may not count it yet. */
export function keptCounts(key: string): Kept<Record<string, number>> {
  return keptInBrowser(key, (text) => {
    try {
      const stored: unknown = JSON.parse(text ?? '{}');
      if (typeof stored !== 'object' || stored === null) return {};
      return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
    } catch {
      return {};
    }
  });
}

/** As on the server, and while the page wakes up. */
const noCounts: Record<string, number> = {};

/** What a page's action answers to such a form: the count there is now, or why it was not counted. */
type Counted = { count: number } | { isLost?: true; errors: readonly { message: string }[] };

/**
 * A form that says once in this browser that something is liked. Its button is pressed at once, and stays so wherever the reader goes on to;
 * it is let go when it was not counted, and `lost` said where no answer came. Without JavaScript the browser sends the form.
 */
export function useCountedOnce(kept: Kept<Record<string, number>>, { id, count, lost }: { id: string; count: number; lost: string }) {
  const { Form, data } = useFetcher<Counted>();
  const counted = useKept(kept, noCounts)[id];
  useEffect(() => {
    if (!data) return;
    if ('count' in data) return void kept.change((others) => ({ ...others, [id]: data.count }));
    const letGo = () => {
      kept.change(({ [id]: _taken, ...others }) => others);
      notify({ text: data.isLost ? lost : (data.errors[0]?.message ?? lost), wrong: true });
    };
    if (!data.isLost) return letGo();
    // A page that is being left loses its answers before it is gone: what it showed as done must stand.
    const timer = setTimeout(letGo, leavingMs);
    return () => clearTimeout(timer);
  }, [data, kept, id, lost]);
  const isPressed = counted !== undefined;
  const onSubmit = (event: FormEvent) => {
    if (isPressed) event.preventDefault();
    else kept.change((others) => ({ ...others, [id]: count + 1 }));
  };
  return { Form, isPressed, count: Math.max(count, counted ?? 0), onSubmit };
}
