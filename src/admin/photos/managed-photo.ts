import type { ProductJson } from '#catalogue/schemas.ts';
import { tokenMissing } from '../components/send-as-staff.ts';

/** A product's photo as the calls give it. */
export type ManagedPhoto = ProductJson['photos'][number];

/** The list with the entry at `from` taken out and put in at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** Where a product's photos are worked on: the window over the product list, or the editor. They say some things differently. */
export type PhotoPlace = 'window' | 'editor';

type Failed = { status: number; detail: string };

const signedOut = {
  window: tokenMissing,
  editor: 'Error: No authentication token found. Please log in again.',
} as const;

/** Said before a call is made that a visitor without a session cannot make. */
export const sayNotSignedIn = (place: PhotoPlace): string => signedOut[place];

export const noUrl = 'Please enter an image URL';

export const photoAdded = 'Photo added successfully!';
export const photoRemoved = { window: 'Photo removed successfully!', editor: 'Photo deleted successfully!' } as const;

/** Why a photo was not added: the server's own sentence, behind what failed. */
export function sayNotAdded(place: PhotoPlace, { detail }: Pick<Failed, 'detail'>): string {
  return place === 'editor' ? `Error uploading photo. Please try again. ${detail}` : `Failed to add photo: ${detail}`;
}

/** What keeps a photo from being removed before anybody is asked; null for nothing. */
export function removalProblem(place: PhotoPlace, { productId, photoId, isSignedIn }: { productId: string; photoId: string; isSignedIn: boolean }) {
  if (!isSignedIn) return sayNotSignedIn(place);
  if (!productId) return 'Error: No current product selected';
  return photoId ? null : 'Error: No photo ID provided';
}

const deletionSaid: Record<number, string> = {
  401: 'Authentication failed. Please log in again.',
  403: 'Access denied. Admin privileges required.',
  404: 'Photo not found.',
};

/** Why a photo was not removed. */
export function sayNotRemoved(place: PhotoPlace, { status, detail }: Failed): string {
  if (place === 'window') return `Failed to remove photo: ${detail}`;
  return deletionSaid[status] ?? `Error deleting photo. ${detail}`;
}
