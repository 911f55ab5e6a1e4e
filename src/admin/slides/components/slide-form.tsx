import { type FormEvent, useState } from 'react';
import { slideSizes } from '#platform/images/display-settings.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { callAsStaff } from '../../components/call-as-staff.ts';
import { sayFailed } from '../../failed.ts';
import { DisplayFields } from '../../photos/components/display-fields.tsx';
import { PictureField } from '../../photos/components/picture-field.tsx';
import { fromLocalTime, type SlideDraft, type SlideJson, toLocalTime } from '../slide-draft.ts';

type Props = {
  /** The slide's id; null for a new one. */
  id: string | null;
  draft: SlideDraft;
  onDraft: (draft: SlideDraft) => void;
  onSaved: (message: string) => void;
  onCancel: () => void;
};

type Errors = { field: string; message: string }[];

/** Everything about one slide, with its picture as the home page will show it. */
export function SlideForm({ id, draft, onDraft, onSaved, onCancel }: Props) {
  const [errors, setErrors] = useState<Errors>([]);
  const [isSaving, setSaving] = useState(false);
  const change = <Name extends keyof SlideDraft>(name: Name, value: SlideDraft[Name]) => onDraft({ ...draft, [name]: value });
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const answer = id
      ? await callAsStaff<{ message: string; slide: SlideJson }>('PUT', `/api/admin/hero-slides/${id}`, draft)
      : await callAsStaff<{ message: string; slide: SlideJson }>('POST', '/api/admin/hero-slides', draft);
    setSaving(false);
    if (answer.ok) return onSaved(answer.body.message);
    const of = answer.errors.filter(({ field }) => field !== '');
    setErrors([{ field: '', message: sayFailed('save slide', answer) }, ...of]);
    // Told what somebody else saved, whoever saves again means it.
    if (answer.status === 409 && draft.version !== undefined) await onConflict();
  };
  const onConflict = async () => {
    const list = await callAsStaff<SlideJson[]>('GET', '/api/admin/hero-slides');
    const now = list.ok ? list.body.find((slide) => slide.id === id) : undefined;
    if (now) change('version', now.version);
  };
  const text = (name: 'title' | 'subtitle' | 'badge' | 'savings' | 'button_text' | 'button_link') => ({
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <form onSubmit={save} noValidate className="grid gap-6 p-4 md:grid-cols-2 md:p-6">
      <div className="md:col-span-2 empty:hidden">
        <ErrorSummary errors={errors} />
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
      <div className="flex flex-wrap justify-end gap-2 md:col-span-2">
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          {isSaving ? 'Saving…' : id ? 'Update' : 'Create'}
        </Button>
      </div>
    </form>
  );
}
