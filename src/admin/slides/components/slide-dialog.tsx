import { callAsStaff } from '../../components/call-as-staff.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useDraft } from '../../components/use-draft.ts';
import { sayFailed } from '../../failed.ts';
import { draftOf, type SlideJson } from '../slide-draft.ts';
import { SlideForm } from './slide-form.tsx';

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
