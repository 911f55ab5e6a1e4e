import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';

type Props = {
  open: boolean;
  /** Escape, the close button or a click beside it. */
  onClose: () => void;
  title: ReactNode;
  /** The title is read out but not drawn. */
  hidesTitle?: boolean;
  /** In the middle; or a sheet from the bottom, or from the right, as menus and filters are on a phone. */
  place?: 'middle' | 'bottom' | 'right';
  className?: string;
  children: ReactNode;
};

const places = {
  middle: 'm-auto max-h-dvh w-full max-w-form rounded-card animate-fade-in-scale',
  bottom: 'mx-auto mt-auto mb-0 max-h-dvh w-full max-w-none animate-slide-in-up',
  right: 'my-0 mr-0 ml-auto h-dvh max-h-dvh w-full max-w-panel animate-fade-in-scale',
};

/** The browser's own modal dialog: focus stays in it and goes back to where it came from. */
export function Dialog({ open, onClose, title, hidesTitle, place = 'middle', className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  // Closed rather than merely taken away, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // React lets the event rise through a dialog that stands in this one; the browser does not.
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={classNames('bg-paper text-ink shadow-overlay backdrop:bg-shade', places[place], className)}
    >
      {open && (
        <div className="grid min-h-full content-start">
          <div className="flex items-center justify-between gap-4 border-b border-sand py-2 pr-2 pl-4 md:pl-6">
            <h2 id={titleId} className={hidesTitle ? 'sr-only' : 'text-lg'}>
              {title}
            </h2>
            <button type="button" onClick={onClose} className="ml-auto grid size-11 place-items-center rounded-control hover:bg-linen">
              <CloseIcon />
              <span className="sr-only">Close</span>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
