import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { LeaveGuard, leaveQuestion } from '../../components/leave-guard.tsx';
import { draftOf, type SlideJson } from '../slide-draft.ts';
import { SlideForm } from './slide-form.tsx';

type Props = {
  /** Null for a new slide. */
  slide: SlideJson | null;
  slides: readonly SlideJson[];
  onSaved: (message: string) => void;
  onClose: () => void;
};

/** The form over the list. The backdrop, the cross, Escape and Cancel close it; what is not saved is asked about first. */
export function SlideDialog({ slide, slides, onSaved, onClose }: Props) {
  const [begun] = useState(() => draftOf(slide, slides));
  const [draft, setDraft] = useState(begun);
  const [isAsking, ask] = useState(false);
  // A conflict's newer version is no change of anybody's.
  const isDirty = JSON.stringify({ ...draft, version: 0 }) !== JSON.stringify({ ...begun, version: 0 });
  const close = () => (isDirty ? ask(true) : onClose());
  return (
    <>
      <Dialog open={!isAsking} onClose={() => !isAsking && close()} title={slide ? 'Edit slide' : 'Add slide'} className="wide-dialog">
        <SlideForm id={slide?.id ?? null} draft={draft} onDraft={setDraft} onSaved={onSaved} onCancel={close} />
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={leaveQuestion}
        confirm="Continue without saving"
        cancel="Stay here"
        onConfirm={onClose}
        onClose={() => ask(false)}
      />
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}
