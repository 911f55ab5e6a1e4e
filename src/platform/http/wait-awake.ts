import type { Answered } from './call-api.ts';

/** How long an answer that was on its way may take, once a page that slept is looked at again. */
const stillComingMs = 10_000;

/**
 * The answer to a call, or that none came. A telephone stops a page that is not looked at, and drops its connections without a word: what was
 * called before may never be answered after, and who waits for it would wait for ever.
 */
export function waitAwake<T>(call: Promise<Answered<T>>, page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'> = document) {
  return new Promise<Answered<T>>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (!page.hidden) timer = setTimeout(() => end({ ok: false, status: 0, detail: '', errors: [] }), stillComingMs);
    };
    const end = (answer: Answered<T>) => {
      page.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
      resolve(answer);
    };
    page.addEventListener('visibilitychange', look);
    void call.then(end);
  });
}
