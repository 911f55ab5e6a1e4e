import { mayBeCustomer } from '#accounts/use-visitor.ts';
import { type Answered, callApi, withoutDetail } from '#platform/http/call-api.ts';
import { logInAgain, sendForm } from '#ui/send-form.ts';

export const notSaved = 'This could not be saved. Please try again.';

/** `sendForm` for staff: what was accepted leads on within their pages, whose frame does not change. */
export const sendAsStaff = <Answer>(sent: { request: Request; serverAction: () => Promise<Answer> }, lost: string) =>
  sendForm(sent, lost, { loggedOut: tokenMissing });

export const tokenMissing = 'Authentication token missing. Please log in again.';

/** What is said where something could not be done: 'Failed to save slide: …' with the server's own sentence. */
export function sayFailed(what: string, { detail }: { detail: string }): string {
  return detail === tokenMissing ? detail : `Failed to ${what}: ${detail}`;
}

const notSignedIn: Answered<never> = { ok: false, status: 401, detail: tokenMissing, errors: [] };

/** Whether anything can be sent. Whoever is known to be logged out is asked to log in, over the page as it is. */
export function isLoggedIn(): boolean {
  if (mayBeCustomer()) return true;
  void logInAgain();
  return false;
}

/** As `callApi`; whoever was logged out meanwhile is asked to log in again. */
export async function callAsStaff<T>(...asked: Parameters<typeof callApi>): Promise<Answered<T>> {
  return isLoggedIn() ? askAgain(await callApi<T>(...asked)) : notSignedIn;
}

/** As `uploadFile`, likewise. */
export async function uploadAsStaff<T>(...sent: Parameters<typeof uploadFile>): Promise<Answered<T>> {
  return isLoggedIn() ? askAgain(await uploadFile<T>(...sent)) : notSignedIn;
}

function askAgain<T>(answer: Answered<T>): Answered<T> {
  if (!answer.ok && answer.status === 401) void logInAgain();
  return answer;
}

/** A picture that the shop has kept, by an address that its calls take. */
export type KeptPicture = { id: string; image_url: string; width: number; height: number; placeholder: string };

/** Sends a picture to be kept, before the form that shows it is saved. */
export async function uploadPicture(file: File, onProgress: (part: number) => void): Promise<Answered<KeptPicture>> {
  const form = new FormData();
  form.set('image', file);
  return uploadAsStaff<KeptPicture>('/api/admin/images', form, onProgress);
}

/** Has a picture on the web kept. */
export const fetchPicture = (image_url: string) => callAsStaff<KeptPicture>('POST', '/api/admin/images/fetch', { image_url });

/** Sends a form with a file to a call of ours, telling how much of it (0 to 1) has gone: `fetch` cannot say. Never throws. */
function uploadFile<T>(path: `/api/${string}`, form: FormData, onProgress: (part: number) => void): Promise<Answered<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    const pair = /(?:^|; )XSRF-TOKEN=([\w-]+)/.exec(document.cookie)?.[1];
    if (pair) request.setRequestHeader('X-XSRF-TOKEN', pair);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) resolve({ ok: true, body: response as T });
      else resolve({ ok: false, status, detail: response?.detail ?? withoutDetail(status), errors: response?.errors ?? [] });
    });
    for (const event of ['error', 'abort', 'timeout']) {
      request.addEventListener(event, () => resolve({ ok: false, status: 0, detail: withoutDetail(0), errors: [] }));
    }
    request.send(form);
  });
}
