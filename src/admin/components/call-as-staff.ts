import { mayBeCustomer } from '#accounts/use-visitor.ts';
import { type Answered, callApi } from '#platform/http/call-api.ts';
import { uploadFile } from '#platform/http/upload-file.ts';
import { logInAgain } from '#ui/send-form.ts';
import { tokenMissing } from '../failed.ts';

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
