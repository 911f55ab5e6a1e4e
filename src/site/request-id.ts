import { createContext, useContext } from 'react';

/** The id under which the server logs the request being answered. Only while a page is rendered on the server. */
export const RequestId = createContext<string | null>(null);

/** That id, for an error page; in the browser, as the server wrote it into the page. */
export function useRequestId(): string | null {
  const id = useContext(RequestId);
  if (typeof document === 'undefined') return id;
  return document.querySelector('[data-request-id]')?.getAttribute('data-request-id') ?? null;
}
