import { type DragEvent, useId, useRef, useState } from 'react';
import type { Answered } from '#platform/http/call-api.ts';
import { inTurn } from '#platform/images/fair-turns.ts';
import { uploadProblem } from '#platform/images/upload-limit.ts';
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

type UploadListProps = { uploads: readonly Upload[]; onRetry: (upload: Upload) => void; onDismiss: (key: number) => void };

/** Files on their way, and those that did not arrive, each with the reason and what can be done. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="grid gap-2">
      {uploads.map((upload) => (
        <li key={upload.key} className="grid gap-1 border border-sand p-2">
          <p>{upload.file.name}</p>
          {upload.error ? (
            <div className="flex flex-wrap items-center gap-x-4">
              <p role="alert" className="font-semibold text-error">
                {upload.error}
              </p>
              {upload.canRetry && (
                <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => onRetry(upload)}>
                  Try again<span className="sr-only">{`: ${upload.file.name}`}</span>
                </button>
              )}
              <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => onDismiss(upload.key)}>
                Skip this file<span className="sr-only">{`: ${upload.file.name}`}</span>
              </button>
            </div>
          ) : (
            <progress className="w-full" max={1} value={upload.part} aria-label={`Uploading ${upload.file.name}`} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A file on its way. `part` of it has gone, 0 to 1; `error` is why it did not arrive. */
type Upload = { key: number; file: File; part: number; error: string | null; canRetry: boolean };

type Send<T> = (file: File, onProgress: (part: number) => void) => Promise<Answered<T>>;

const atOnce = 2;

/**
 * Sends files, two at a time, each with its own progress, failure and retry. What arrived is told to `onDone` and leaves
 * the list. `sayFailed` puts the server's sentence into the page's words. `add` settles with how many arrived and did not.
 */
export function useUploads<T>(
  send: Send<T>,
  onDone: (body: T, file: File) => void,
  sayFailed: (failed: { status: number; detail: string }) => string,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const turn = useRef(inTurn(atOnce));
  const next = useRef(0);
  const change = (key: number, to: Partial<Upload> | null) =>
    setUploads((all) => (to ? all.map((each) => (each.key === key ? { ...each, ...to } : each)) : all.filter((each) => each.key !== key)));

  const run = async ({ key, file }: Upload): Promise<boolean> => {
    change(key, { error: null, part: 0 });
    const answer = await turn.current(() => send(file, (part) => change(key, { part })));
    if (!answer.ok) {
      change(key, { error: sayFailed(answer), part: 0, canRetry: true });
      return false;
    }
    change(key, null);
    onDone(answer.body, file);
    return true;
  };

  const add = async (files: Iterable<File>) => {
    const fresh = [...files].map((file): Upload => {
      next.current += 1;
      return { key: next.current, file, part: 0, error: uploadProblem(file), canRetry: false };
    });
    setUploads((all) => [...all, ...fresh]);
    const arrived = await Promise.all(fresh.map((upload) => (upload.error ? false : run(upload))));
    return { done: arrived.filter(Boolean).length, failed: arrived.filter((each) => !each).length };
  };

  return { uploads, add, retry: run, dismiss: (key: number) => change(key, null) };
}
