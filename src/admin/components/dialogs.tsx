import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Props = {
  open: boolean;
  /** A question: 'Delete “Oak Natural”?' */
  title: string;
  /** What comes of it: 'This cannot be undone.' */
  children?: ReactNode;
  /** What is done, in the button's words: 'Delete'. */
  confirm: string;
  cancel?: string;
  busy?: boolean;
  /** It can be put right again: the button does not warn. */
  isHarmless?: boolean;
  /** A milder way, offered first: 'Archive instead'. */
  instead?: { words: string; onChoose: () => void } | undefined;
  onConfirm?: () => void;
  /** In place of `onConfirm`: the button sends this form with its own name and value. Close the dialog in the form's `onSubmit`. */
  submits?: { form: string; name: string; value: string };
  onClose: () => void;
};

/** Asks before what cannot be undone. Escape is the way back. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, cancel = 'Cancel', busy, isHarmless = false, instead, onConfirm, submits, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="grid gap-4 p-4 md:p-6">
        {children && <div className="grid gap-2">{children}</div>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={onClose}>
            {cancel}
          </Button>
          {instead && <Button onClick={instead.onChoose}>{instead.words}</Button>}
          <Button kind={isHarmless ? 'primary' : 'danger'} busy={busy} type={submits ? 'submit' : 'button'} {...submits} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type FormDialogProps = {
  title: string;
  isDirty: boolean;
  onClose: () => void /** Given the way out that asks first. */;
  children: (close: () => void) => ReactNode;
};

/** A form over the list. The backdrop, the cross, Escape and Cancel close it; what is not saved is asked about first. */
export function FormDialog({ title, isDirty, onClose, children }: FormDialogProps) {
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

/** Asked before somebody leaves what they have not saved. */
const leaveQuestion = 'You have unsaved changes. Continue without saving?';

/** Asks before the page is left while `isDirty`: in a dialog on the way to another page, by the browser's own when the tab closes. */
export function LeaveGuard({ isDirty, question = leaveQuestion }: { isDirty: boolean; question?: string }) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isElsewhere = currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return isDirty && isElsewhere && (historyAction !== 'REPLACE' || currentLocation.pathname !== nextLocation.pathname);
  });
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={question}
      confirm="Continue without saving"
      cancel="Stay here"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
