import { type DragEvent, useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CameraIcon } from '#ui/icons.tsx';

type Props = {
  /** What is chosen, on the button: 'Choose photos'. */
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A place to drop files on, and the way to choose them. What they are is looked at afterwards, so that a wrong one is told why. */
export function DropZone({ label, multiple = false, onFiles }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length) onFiles(multiple ? files : files.slice(0, 1));
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the way by keyboard is the file input inside
    <div onDrop={drop} onDragOver={over} onDragLeave={() => setOver(false)} className={classNames('drop-zone', isOver && 'drop-zone-over')}>
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple={multiple}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it failed.
          currentTarget.value = '';
          if (files.length) onFiles(files);
        }}
      />
      <label htmlFor={id} className="drop-zone-button">
        <CameraIcon />
        <span>{label}</span>
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Or drop <span>{multiple ? 'them' : 'it'}</span> here. JPEG, PNG, WebP or AVIF, up to 20 MB<span>{multiple ? ' each' : ''}</span>.
      </p>
    </div>
  );
}
