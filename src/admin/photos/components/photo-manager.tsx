import { useRef, useState } from 'react';
import { type DisplaySettings, photoSizes } from '#platform/images/display-settings.ts';
import { TextField } from '#ui/field.tsx';
import { notify } from '#ui/notices.tsx';
import { ConfirmDialog } from '../../components/dialogs.tsx';
import { callAsStaff, isLoggedIn, uploadAsStaff } from '../../components/send-as-staff.ts';
import {
  type ManagedPhoto,
  type PhotoPlace,
  photoAdded,
  photoRemoved,
  removalProblem,
  sayNotAdded,
  sayNotRemoved,
  sayNotSignedIn,
} from '../managed-photo.ts';
import { DisplayFields } from './display-fields.tsx';
import { PhotoTiles } from './photo-tiles.tsx';
import { UrlField } from './picture-field.tsx';
import { DropZone, UploadList, useUploads } from './uploads.tsx';

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

type PhotoSettingsProps = { photo: ManagedPhoto /** Its place, from 1. */; number: number; onChange: (photo: ManagedPhoto) => void };

/** What one photo says to who does not see it, and how it is shown to who does. */
function PhotoSettings({ photo, number, onChange }: PhotoSettingsProps) {
  const set: DisplaySettings = {
    backgroundPosition: photo.background_position,
    backgroundSize: photo.background_size,
    imageOpacity: photo.image_opacity,
    overlayOpacity: photo.overlay_opacity,
  };
  return (
    <fieldset className="grid gap-3 border border-sand p-3 md:max-w-form">
      <legend className="px-1 font-semibold">{`Photo ${number}`}</legend>
      <TextField
        label="Alt text"
        name="alt_text"
        form={`photo-${photo.id}`}
        hint="Describes the photo for people who can’t see it. If left empty, the product name is used."
        optional
        maxLength={300}
        value={photo.alt_text}
        onChange={(event) => onChange({ ...photo, alt_text: event.target.value })}
      />
      <DisplayFields
        src={photo.image_url}
        set={set}
        sizes={photoSizes}
        shape="photo"
        form={`photo-${photo.id}`}
        onChange={(changed) =>
          onChange({
            ...photo,
            background_position: changed.backgroundPosition,
            background_size: changed.backgroundSize,
            image_opacity: changed.imageOpacity,
            overlay_opacity: changed.overlayOpacity,
          })
        }
      />
    </fieldset>
  );
}
