import { formFloors, formRooms } from '#gallery/staff/photo-choices.ts';
import { sayDate } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { FormDialog } from '../../components/dialogs.tsx';
import { EditConflicts } from '../../components/edit-conflicts.tsx';
import { useDraft } from '../../components/save-bar.tsx';
import { callAsStaff } from '../../components/send-as-staff.ts';
import { PictureField } from '../../photos/components/picture-field.tsx';
import { emptyPhotoDraft, photoDraftOf, photoLabels, readPhotoNow, type StaffPhotoJson, sayPhotoNotSaved } from '../staff-photo-json.ts';

import { PhotoWords } from './photo-words.tsx';

type Props = {
  /** Null for a new photo. */
  photo: StaffPhotoJson | null;
  onSaved: (message: string) => void;
  onClose: () => void;
};

/** Adds one photo, or changes it. */
export function PhotoDialog({ photo, onSaved, onClose }: Props) {
  const { draft, setDraft, errors, conflicts, keep, isSaving, isDirty, save } = useDraft(
    photo ? photoDraftOf(photo) : emptyPhotoDraft,
    sayPhotoNotSaved,
    async () => photo && readPhotoNow(photo.id),
  );
  const send = (now: typeof draft) =>
    photo
      ? callAsStaff<{ message: string }>('PUT', `/api/admin/customer-photos/${photo.id}`, now)
      : callAsStaff<{ message: string }>('POST', '/api/admin/customer-photos', { ...now, image_url: now.image_url ?? '' });
  return (
    <FormDialog title={photo ? 'Edit photo' : 'Add photo'} isDirty={isDirty} onClose={onClose}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save(send, onSaved);
          }}
          noValidate
          className="grid gap-6 p-4 md:grid-cols-2 md:p-6"
        >
          <div className="md:col-span-2 empty:hidden">
            <ErrorSummary errors={errors} />
            <EditConflicts conflicts={conflicts} labels={photoLabels} onKeep={keep} />
          </div>
          <div className="grid content-start gap-4">
            {draft.image_url && <img src={draft.image_url} alt="" className="aspect-photo w-full bg-linen object-contain" />}
            <PictureField
              imageUrl={draft.image_url}
              onChange={(image_url) => setDraft((now) => ({ ...now, image_url }))}
              error={errors.find(({ field }) => field === 'image_url')?.message}
            />
          </div>
          <div className="grid content-start gap-4">
            <PhotoWords draft={draft} onDraft={setDraft} errors={errors} rooms={formRooms} floors={formFloors} />
          </div>
          <div className="dialog-end -mx-4 -mb-4 md:col-span-2 md:-mx-6 md:-mb-6">
            <Button kind="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" busy={isSaving}>
              {isSaving ? 'Saving…' : photo ? 'Save' : 'Add photo'}
            </Button>
          </div>
        </form>
      )}
    </FormDialog>
  );
}

type PhotoCardProps = { photo: StaffPhotoJson; onEdit: () => void; onFeature: () => void; onDelete: () => void };

const action = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** One photo in the list, with what can be done to it. */
export function PhotoCard({ photo, onEdit, onFeature, onDelete }: PhotoCardProps) {
  const named = <span className="sr-only">{`: ${photo.title}`}</span>;
  return (
    <li className="grid content-start gap-1 border border-sand">
      <div className="relative aspect-photo overflow-hidden bg-linen">
        <img src={photo.image_url} alt="" loading="lazy" className="size-full object-cover" />
        <span className="absolute top-1 left-1 flex gap-1">
          {!photo.is_published && <Badge tone="warn">Draft</Badge>}
          {photo.is_featured && <Badge>Featured</Badge>}
        </span>
      </div>
      <div className="grid gap-1 px-3 pb-2">
        <h2 className="text-lg">{photo.title}</h2>
        <p className="text-sm text-muted">
          <span>{photo.flooring_type}</span>, <span>{photo.room_type.toLowerCase()}</span>
          <span>{photo.customer_name && `, ${photo.customer_name}`}</span>. <span>{photo.likes === 1 ? '1 like' : `${photo.likes} likes`}</span>,{' '}
          <span>{sayDate(new Date(photo.created_at))}</span>.
        </p>
        <div className="flex flex-wrap gap-x-4">
          {!photo.is_published && (
            <SaveForm className="contents">
              <input type="hidden" name="photo" value={photo.id} />
              <button type="submit" name="intent" value="publish" className={`${action} font-semibold`}>
                Publish{named}
              </button>
            </SaveForm>
          )}
          <button type="button" className={action} onClick={onEdit}>
            Edit{named}
          </button>
          <a href={`/admin/gallery-editor?photo=${photo.id}`} className={action}>
            Open in the editor{named}
          </a>
          <button type="button" className={action} aria-pressed={photo.is_featured} onClick={onFeature}>
            <span>{photo.is_featured ? 'Featured' : 'Feature'}</span>
            {named}
          </button>
          <button type="button" className={`${action} text-error`} onClick={onDelete}>
            Delete{named}
          </button>
        </div>
      </div>
    </li>
  );
}
