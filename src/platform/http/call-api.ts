/** What a call answered: the JSON, or the problem's sentence and the fields it is about. */
export type Answered<T> = { ok: true; body: T } | { ok: false; status: number; detail: string; errors: { field: string; message: string }[] };

/** Said when no answer came at all. */
const noAnswer = 'We could not reach the shop. Please check your connection and try again.';

/** Why not, where the shop itself did not say so: a proxy in front lets through less than the shop does, or nothing came at all. */
export const withoutDetail = (status: number) => (status === 413 ? tooLarge : noAnswer);
const tooLarge = 'This file is too large to be sent. Please make it smaller and try again.';

/** How long a page that is being left may still run. */
export const leavingMs = 400;

/** Browsers carry on with 64 kB altogether. */
const maxCarriedOn = 8000;

/**
 * Calls our own API from a page. Writes carry the pair of the XSRF-TOKEN cookie, which a session needs. Whoever leaves the page at once loses
 * nothing of what it showed as done: a write is carried on with. Never throws.
 */
export async function callApi<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/api/${string}`, body?: unknown): Promise<Answered<T>> {
  const headers: Record<string, string> = method === 'GET' ? {} : ownWrite();
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    const keepalive = method !== 'GET' && (text?.length ?? 0) <= maxCarriedOn;
    const response = await fetch(path, { method, headers, body: text, keepalive });
    if (response.ok) return { ok: true, body: (response.status === 204 ? null : await response.json()) as T };
    const problem = (await response.json().catch(() => ({}))) as { detail?: string; errors?: { field: string; message: string }[] };
    return { ok: false, status: response.status, detail: problem.detail ?? withoutDetail(response.status), errors: problem.errors ?? [] };
  } catch {
    // A page that is being left loses its calls before it is gone: nobody reads of that, and what it showed as done must stand.
    await new Promise((stillHere) => setTimeout(stillHere, leavingMs));
    return { ok: false, status: 0, detail: noAnswer, errors: [] };
  }
}

/** The server's own sentence of why not; null where it gave none, or never answered. */
export function detailOf({ status, detail }: { status: number; detail: string }): string | null {
  return status > 0 && detail !== noAnswer && detail !== '' ? detail : null;
}

/** The header that goes with a write of a session's own page. */
export function ownWrite(): Record<string, string> {
  const pair = /(?:^|; )XSRF-TOKEN=([\w-]+)/.exec(document.cookie)?.[1];
  return pair ? { 'X-XSRF-TOKEN': pair } : {};
}
