import { type FormEvent, useEffect } from 'react';
import { useFetcher } from 'react-router';
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
 * A form that says once in this browser that something is liked. Its button is pressed at once, and let go when it was not counted;
 * `lost` is said where no answer came. Without JavaScript the browser sends the form.
 */
export function useCountedOnce(kept: Kept<Record<string, number>>, { id, count, lost }: { id: string; count: number; lost: string }) {
  const { Form, data, state } = useFetcher<Counted>();
  const counted = useKept(kept, noCounts)[id];
  useEffect(() => {
    if (!data) return;
    if ('count' in data) kept.change((others) => ({ ...others, [id]: data.count }));
    else notify({ text: data.isLost ? lost : (data.errors[0]?.message ?? lost), wrong: true });
  }, [data, kept, id, lost]);
  const isBusy = state !== 'idle';
  const isPressed = counted !== undefined || isBusy;
  const onSubmit = (event: FormEvent) => {
    if (isPressed) event.preventDefault();
  };
  return { Form, isPressed, count: Math.max(count + Number(isBusy), counted ?? 0), onSubmit };
}
