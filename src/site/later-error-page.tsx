import { type ComponentProps, Suspense } from 'react';
import { fetchLater } from '#ui/fetch-later.tsx';
import type ErrorPage from './error-page.tsx';

const Fetched = fetchLater(() => import('./error-page.tsx'), NoPage);

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
