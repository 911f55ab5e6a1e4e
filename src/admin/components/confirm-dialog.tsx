import type { ReactNode } from 'react';
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
  onConfirm?: () => void;
  /** In place of `onConfirm`: the button sends this form with its own name and value. Close the dialog in the form's `onSubmit`. */
  submits?: { form: string; name: string; value: string };
  onClose: () => void;
};

/** Asks before what cannot be undone. Escape is the way back. */
export function ConfirmDialog({ open, title, children, confirm, cancel = 'Cancel', busy, isHarmless = false, onConfirm, submits, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="grid gap-4 p-4 md:p-6">
        {children && <div className="grid gap-2">{children}</div>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button kind={isHarmless ? 'primary' : 'danger'} busy={busy} type={submits ? 'submit' : 'button'} {...submits} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
