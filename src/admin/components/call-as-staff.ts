import { mayBeCustomer } from '#accounts/use-visitor.ts';
import { type Answered, callApi } from '#platform/http/call-api.ts';
import { uploadFile } from '#platform/http/upload-file.ts';
import { tokenMissing } from '../failed.ts';

const notSignedIn: Answered<never> = { ok: false, status: 401, detail: tokenMissing, errors: [] };

/** As `callApi`, but asks nobody where the browser knows that nobody is logged in any longer. */
export async function callAsStaff<T>(...asked: Parameters<typeof callApi>): Promise<Answered<T>> {
  return mayBeCustomer() ? callApi<T>(...asked) : notSignedIn;
}

/** A picture that the shop has kept, by an address that its calls take. */
export type KeptPicture = { id: string; image_url: string; width: number; height: number; placeholder: string };

/** Sends a picture to be kept, before the form that shows it is saved. */
export async function uploadPicture(file: File, onProgress: (part: number) => void): Promise<Answered<KeptPicture>> {
  if (!mayBeCustomer()) return notSignedIn;
  const form = new FormData();
  form.set('image', file);
  return uploadFile<KeptPicture>('/api/admin/images', form, onProgress);
}

/** Has a picture on the web kept. */
export const fetchPicture = (image_url: string) => callAsStaff<KeptPicture>('POST', '/api/admin/images/fetch', { image_url });
