import type { User } from '#accounts/account.ts';
import { addPhoto } from '#catalogue/photos/add-photo.server.ts';
import { removePhoto } from '#catalogue/photos/remove-photo.server.ts';
import { storeImage } from '#platform/images/store-image.server.ts';
import { uploadProblem, uploadProblems } from '#platform/images/upload-limit.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { type Said, sayWhatCame } from '../staff-action.server.ts';
import { photoAdded, photoRemoved, sayNotAdded, sayNotRemoved } from './managed-photo.ts';

/** Adds the files of a plain form to a product, in their order; those before one that is refused stay. */
export function addPhotos(shop: Shop, staff: User, productId: string, form: FormData): Promise<Said> {
  // An empty field of files sends one without a name.
  const files = form.getAll('photo').filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ''));
  return sayWhatCame(
    async () => {
      if (files.length === 0) throw new Refusal('invalid', 'no-picture', uploadProblems.noImage);
      for (const file of files) {
        const problem = uploadProblem(file);
        if (problem) throw new Refusal('invalid', 'not-a-picture', `${problem} (${file.name})`);
        await addPhoto(shop, staff, productId, await storeImage(shop, new Uint8Array(await file.arrayBuffer())));
      }
      return photoAdded;
    },
    (detail) => sayNotAdded('window', { detail }),
  );
}

/** Removes the photo that a plain form names. */
export function takePhotoAway(shop: Shop, staff: User, productId: string, photoId: string): Promise<Said> {
  return sayWhatCame(
    async () => {
      await removePhoto(shop, staff, productId, photoId);
      return photoRemoved.window;
    },
    (detail) => sayNotRemoved('window', { status: 404, detail }),
  );
}
