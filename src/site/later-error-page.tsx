import { type ComponentProps, createContext, Suspense, useContext } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type ErrorPage from './error-page.tsx';

const Fetched = lazyPart(() => import('./error-page.tsx'), NoPage);

/** The error page, fetched by a browser only when there is an error to show. */
export function LaterErrorPage(props: ComponentProps<typeof ErrorPage>) {
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}

/** In place of the error page itself, where not even that can be fetched. */
function NoPage() {
  return (
    <main className="p-8">
      <h1 className="text-3xl">This page could not be loaded</h1>
      <p className="mt-4">Please check your connection and try again.</p>
    </main>
  );
}

/** The id under which the server logs the request being answered. Only while a page is rendered on the server. */
export const RequestId = createContext<string | null>(null);

/** That id, for an error page; in the browser, as the server wrote it into the page. */
export function useRequestId(): string | null {
  const id = useContext(RequestId);
  if (typeof document === 'undefined') return id;
  return document.querySelector('[data-request-id]')?.getAttribute('data-request-id') ?? null;
}
