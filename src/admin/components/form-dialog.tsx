import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveGuard, leaveQuestion } from './leave-guard.tsx';

type Props = {
  title: string;
  isDirty: boolean;
  onClose: () => void /** Given the way out that asks first. */;
  children: (close: () => void) => ReactNode;
};

/** A form over the list. The backdrop, the cross, Escape and Cancel close it; what is not saved is asked about first. */
export function FormDialog({ title, isDirty, onClose, children }: Props) {
  const [isAsking, ask] = useState(false);
  const close = () => (isDirty ? ask(true) : onClose());
  return (
    <>
      <Dialog open={!isAsking} onClose={() => !isAsking && close()} title={title} className="wide-dialog">
        {children(close)}
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
