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

export const editorSaveFailed = 'Error saving photo. Please try again.';
export const editorFileFailed = 'Error processing file. Please try again.';

/** Why the editor's photo was not saved, or its new picture not taken: what failed, then the server's own sentence. */
export const sayEditorNotSaved = ({ status, detail }: Failed) => (isSignedOut(status) ? signedOut : `${editorSaveFailed} ${detail}`);
export const sayFileNotTaken = ({ status, detail }: Failed) => (isSignedOut(status) ? signedOut : `${editorFileFailed} ${detail}`);

/** What came of photos sent many at a time: they wait as drafts. */
export function sayBulk({ done, failed }: { done: number; failed: number }): string {
  if (done === 0) return 'Bulk upload failed. Please try again.';
  const added = `${done} ${done === 1 ? 'photo' : 'photos'} added successfully`;
  return failed ? `${added}, ${failed} failed.` : `${added}.`;
}
