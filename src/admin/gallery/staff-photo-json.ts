import { callAsStaff } from '../components/send-as-staff.ts';

/** A customer's photo as the pages for staff have it. */
export type StaffPhotoJson = {
  id: string;
  title: string;
  description: string;
  image_url: string;
  room_type: string;
  flooring_type: string;
  customer_name: string;
  is_featured: boolean;
  /** False: it waits as a draft. */
  is_published: boolean;
  likes: number;
  created_at: string;
  version: number;
};

/** What stands in a photo's form. */
export type PhotoDraft = Pick<
  StaffPhotoJson,
  'title' | 'description' | 'room_type' | 'flooring_type' | 'customer_name' | 'is_featured' | 'is_published'
> & {
  image_url: string | null;
  version?: number;
};

export const emptyPhotoDraft: PhotoDraft = {
  title: '',
  description: '',
  room_type: '',
  flooring_type: '',
  customer_name: '',
  is_featured: false,
  is_published: true,
  image_url: null,
};

/** What the fields are called. */
export const photoLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  room_type: 'Room',
  flooring_type: 'Flooring type',
  customer_name: 'Customer name',
  is_featured: 'Featured',
  is_published: 'In the gallery',
  image_url: 'Image',
};

export function photoDraftOf({
  title,
  description,
  room_type,
  flooring_type,
  customer_name,
  is_featured,
  is_published,
  image_url,
  version,
}: StaffPhotoJson): PhotoDraft {
  return { title, description, room_type, flooring_type, customer_name, is_featured, is_published, image_url, version };
}

type Failed = { status: number; detail: string };

const signedOut = 'Authentication error. Please log in again to access admin gallery.';
const isSignedOut = (status: number) => status === 401 || status === 403;

/** Why the photos are not there: in the list of photos, and in the editor. */
export function sayNotLoaded(where: 'list' | 'editor', { status }: Pick<Failed, 'status'>): string {
  if (isSignedOut(status)) return signedOut;
  return `Error loading gallery photos. Please ${where === 'list' ? 'refresh the page' : 'try again'}.`;
}

/** Why a photo was not saved or deleted, with the server's own sentence. */
export const sayPhotoNotSaved = ({ status, detail }: Failed) => (isSignedOut(status) ? signedOut : `Photo Save Error: ${detail}`);
export const sayPhotoNotDeleted = ({ status, detail }: Failed) => (isSignedOut(status) ? signedOut : `Photo Delete Error: ${detail}`);

const editorSaveFailed = 'Error saving photo. Please try again.';
const editorFileFailed = 'Error processing file. Please try again.';

/** Why the editor's photo was not saved, or its new picture not taken: what failed, then the server's own sentence. */
export const sayEditorNotSaved = ({ status, detail }: Failed) => (isSignedOut(status) ? signedOut : `${editorSaveFailed} ${detail}`);
export const sayFileNotTaken = ({ status, detail }: Failed) => (isSignedOut(status) ? signedOut : `${editorFileFailed} ${detail}`);

/** What came of photos sent many at a time: they wait as drafts. */
export function sayBulk({ done, failed }: { done: number; failed: number }): string {
  if (done === 0) return 'Bulk upload failed. Please try again.';
  const added = `${done} ${done === 1 ? 'photo' : 'photos'} added successfully`;
  return failed ? `${added}, ${failed} failed.` : `${added}.`;
}

/** A photo's form as it would be begun now; null where it cannot be had. */
export async function readPhotoNow(id: string): Promise<PhotoDraft | null> {
  const answer = await callAsStaff<StaffPhotoJson>('GET', `/api/admin/customer-photos/${id}`);
  return answer.ok ? photoDraftOf(answer.body) : null;
}
