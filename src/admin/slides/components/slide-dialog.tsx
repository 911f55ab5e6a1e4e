import { slideSizes } from '#platform/images/display-settings.ts';
import type { Conflict } from '#platform/merge-edits.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { FormDialog } from '../../components/dialogs.tsx';
import { EditConflicts } from '../../components/edit-conflicts.tsx';
import { useDraft } from '../../components/save-bar.tsx';
import { callAsStaff, sayFailed } from '../../components/send-as-staff.ts';
import { DisplayFields } from '../../photos/components/display-fields.tsx';
import { PictureField } from '../../photos/components/picture-field.tsx';
import { draftOf, fromLocalTime, type SlideDraft, type SlideJson, toLocalTime } from '../slide-draft.ts';

type Props = {
  /** Null for a new slide. */
  slide: SlideJson | null;
  slides: readonly SlideJson[];
  onSaved: (message: string) => void;
  onClose: () => void;
};

/** Adds a slide, or changes it. */
export function SlideDialog({ slide, slides, onSaved, onClose }: Props) {
  const readNow = async () => {
    const answer = await callAsStaff<SlideJson[]>('GET', '/api/admin/hero-slides');
    const now = answer.ok && answer.body.find(({ id }) => id === slide?.id);
    return now ? draftOf(now, slides) : null;
  };
  const { draft, setDraft, save, isDirty, ...shown } = useDraft(draftOf(slide, slides), (failed) => sayFailed('save slide', failed), readNow);
  const send = (now: typeof draft) =>
    slide
      ? callAsStaff<{ message: string }>('PUT', `/api/admin/hero-slides/${slide.id}`, now)
      : callAsStaff<{ message: string }>('POST', '/api/admin/hero-slides', now);
  return (
    <FormDialog title={slide ? 'Edit slide' : 'Add slide'} isDirty={isDirty} onClose={onClose}>
      {(close) => (
        <SlideForm
          draft={draft}
          onDraft={setDraft}
          errors={shown.errors}
          conflicts={shown.conflicts}
          onKeep={shown.keep}
          isSaving={shown.isSaving}
          save={slide ? 'Update' : 'Create'}
          onSave={() => void save(send, onSaved)}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}

type SlideFormProps = {
  draft: SlideDraft;
  onDraft: (draft: SlideDraft) => void;
  errors: { field: string; message: string }[];
  conflicts: readonly Conflict[];
  onKeep: (field: string, keep: 'mine' | 'theirs') => void;
  isSaving: boolean;
  /** What the button says. */
  save: string;
  onSave: () => void;
  onCancel: () => void;
};

const labels = {
  title: 'Title',
  subtitle: 'Subtitle',
  description: 'Description',
  badge: 'Badge',
  savings: 'Savings',
  button_text: 'Button text',
  button_link: 'Button link',
  order: 'Order',
  starts_at: 'Shown from',
  ends_at: 'Shown until',
  is_active: 'Active',
  image_url: 'Image',
  background_position: 'Focal point',
  background_size: 'Size of the image',
  background_repeat: 'Repeat the image',
  image_opacity: 'Opacity of the image',
  overlay_opacity: 'Opacity of the shade',
};

/** Everything about one slide, with its picture as the home page will show it. */
function SlideForm({ draft, onDraft, errors, conflicts, onKeep, isSaving, save, onSave, onCancel }: SlideFormProps) {
  const change = <Name extends keyof SlideDraft>(name: Name, value: SlideDraft[Name]) => onDraft({ ...draft, [name]: value });
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const text = (name: 'title' | 'subtitle' | 'badge' | 'savings' | 'button_text' | 'button_link') => ({
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      noValidate
      className="grid gap-6 p-4 md:grid-cols-2 md:p-6"
    >
      <div className="md:col-span-2 empty:hidden">
        <ErrorSummary errors={errors} />
        <EditConflicts conflicts={conflicts} labels={labels} onKeep={onKeep} />
      </div>
      <div className="grid content-start gap-4">
        <TextField label="Title" {...text('title')} maxLength={120} />
        <TextField label="Subtitle" {...text('subtitle')} maxLength={160} />
        <TextArea
          label="Description"
          name="description"
          rows={3}
          maxLength={400}
          value={draft.description}
          error={errorOf('description')}
          onChange={(event) => change('description', event.target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Badge" optional {...text('badge')} maxLength={60} />
          <TextField label="Savings" optional {...text('savings')} maxLength={80} />
          <TextField label="Button text" optional {...text('button_text')} maxLength={60} />
          <TextField label="Button link" optional {...text('button_link')} maxLength={500} />
          <TextField
            label="Order"
            name="order"
            type="number"
            min={0}
            step={1}
            value={Number.isNaN(draft.order) ? '' : draft.order}
            error={errorOf('order')}
            onChange={(event) => change('order', event.target.valueAsNumber)}
          />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="Shown from"
            optional
            name="starts_at"
            hint="UK time"
            type="datetime-local"
            className="min-w-0"
            value={toLocalTime(draft.starts_at)}
            error={errorOf('starts_at')}
            onChange={(event) => change('starts_at', fromLocalTime(event.target.value))}
          />
          <TextField
            label="Shown until"
            optional
            name="ends_at"
            hint="UK time"
            type="datetime-local"
            className="min-w-0"
            value={toLocalTime(draft.ends_at)}
            error={errorOf('ends_at')}
            onChange={(event) => change('ends_at', fromLocalTime(event.target.value))}
          />
        </div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={draft.is_active}
            onChange={(event) => change('is_active', event.target.checked)}
            className="size-5 accent-lough"
          />
          Active
        </label>
      </div>
      <fieldset className="grid content-start gap-4">
        <legend className="mb-2 font-semibold">Image</legend>
        <PictureField imageUrl={draft.image_url} onChange={(imageUrl) => change('image_url', imageUrl)} error={errorOf('image_url')} />
        <DisplayFields
          src={draft.image_url}
          shape="wide"
          form="slide"
          sizes={slideSizes}
          set={{
            backgroundPosition: draft.background_position,
            backgroundSize: draft.background_size,
            backgroundRepeat: draft.background_repeat,
            imageOpacity: draft.image_opacity,
            overlayOpacity: draft.overlay_opacity,
          }}
          onChange={(set) =>
            onDraft({
              ...draft,
              background_position: set.backgroundPosition,
              background_size: set.backgroundSize,
              background_repeat: set.backgroundRepeat ?? 'no-repeat',
              image_opacity: set.imageOpacity,
              overlay_opacity: set.overlayOpacity,
            })
          }
        />
      </fieldset>
      <div className="dialog-end -mx-4 -mb-4 md:col-span-2 md:-mx-6 md:-mb-6">
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          {isSaving ? 'Saving…' : save}
        </Button>
      </div>
    </form>
  );
}
