import { useRef, useState } from 'react';
import { notify } from '#ui/notices.tsx';
import { callAsStaff, isLoggedIn, uploadAsStaff } from '../../components/call-as-staff.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import type { ManagedPhoto } from '../managed-photo.ts';
import { type PhotoPlace, photoAdded, photoRemoved, removalProblem, sayNotAdded, sayNotRemoved, sayNotSignedIn } from '../photo-messages.ts';
import { useUploads } from '../use-uploads.ts';
import { DropZone } from './drop-zone.tsx';
import { PhotoSettings } from './photo-settings.tsx';
import { PhotoTiles } from './photo-tiles.tsx';
import { UploadList } from './upload-list.tsx';
import { UrlField } from './url-field.tsx';

type Props = {
  productId: string;
  /** In their order; the first is the main one. */
  photos: readonly ManagedPhoto[];
  /**
   * Photos were added or removed, which the shop has kept already (`isSaved`); or their order, main photo, words or display
   * were changed, which whoever saves the product sends as its `photos`.
   */
  onChange: (photos: ManagedPhoto[], isSaved: boolean) => void;
  place?: PhotoPlace;
};

/** A product's photos: any number, by file or address, in their order, each with its words and how it is shown. */
export function PhotoManager({ productId, photos, onChange, place = 'window' }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ManagedPhoto | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  // Several uploads arrive between two drawings: each adds to what the last one made.
  const now = useRef(photos);
  now.current = photos;
  const tell = (changed: ManagedPhoto[], isSaved: boolean) => {
    const marked = changed.map((photo, at) => ({ ...photo, is_main: at === 0, is_primary: at === 0 }));
    now.current = marked;
    onChange(marked, isSaved);
  };
  const added = ({ photo }: { photo: ManagedPhoto }) => {
    if (!now.current.some(({ id }) => id === photo.id)) tell([...now.current, photo], true);
    notify({ text: photoAdded });
  };

  const { uploads, add, retry, dismiss } = useUploads<{ photo: ManagedPhoto }>(
    (file, onProgress) => {
      const form = new FormData();
      form.set('photo', file);
      return uploadAsStaff(`/api/admin/products/${productId}/upload-photo`, form, onProgress);
    },
    added,
    (failed) => sayNotAdded(place, failed),
  );
  const addFiles = (files: File[]) => (isLoggedIn() ? void add(files) : notify({ text: sayNotSignedIn(place), wrong: true }));
  const addByUrl = async (image_url: string) => {
    if (!isLoggedIn()) return sayNotSignedIn(place);
    const answer = await callAsStaff<{ photo: ManagedPhoto }>('POST', `/api/admin/products/${productId}/photos`, { image_url });
    if (!answer.ok) return sayNotAdded('window', answer);
    added(answer.body);
    return null;
  };

  const askToRemove = (photo: ManagedPhoto) => {
    const problem = removalProblem(place, { productId, photoId: photo.id, isSignedIn: isLoggedIn() });
    if (problem) notify({ text: problem, wrong: true });
    else setLeaving(photo);
  };
  const remove = async () => {
    if (!leaving) return;
    setRemoving(true);
    const answer = await callAsStaff<null>('DELETE', `/api/admin/products/${productId}/photos/${leaving.id}`);
    setRemoving(false);
    setLeaving(null);
    if (!answer.ok) return notify({ text: sayNotRemoved(place, answer), wrong: true });
    tell(
      now.current.filter(({ id }) => id !== leaving.id),
      true,
    );
    notify({ text: photoRemoved[place] });
  };

  const open = photos.find(({ id }) => id === openId) ?? null;
  return (
    <section aria-label="Photos" className="grid content-start gap-4">
      <DropZone label={photos.length ? 'Add photos' : 'Choose photos'} multiple onFiles={addFiles} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <UrlField button="Add" onUse={addByUrl} />
      {photos.length === 0 ? (
        <p className="text-muted">No photos yet. The first one becomes the main photo.</p>
      ) : (
        <PhotoTiles
          photos={photos}
          openId={openId}
          onOpen={(id) => setOpenId(id === openId ? null : id)}
          onArrange={(arranged) => tell(arranged, false)}
          onRemove={askToRemove}
        />
      )}
      {open && (
        <PhotoSettings
          photo={open}
          number={photos.indexOf(open) + 1}
          onChange={(changed) =>
            tell(
              now.current.map((photo) => (photo.id === changed.id ? changed : photo)),
              false,
            )
          }
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title="Remove this photo?"
        confirm="Remove"
        busy={isRemoving}
        onConfirm={() => void remove()}
        onClose={() => setLeaving(null)}
      >
        <p>It will be removed from the product straight away. This cannot be undone.</p>
      </ConfirmDialog>
    </section>
  );
}
