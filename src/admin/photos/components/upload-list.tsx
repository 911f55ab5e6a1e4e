import type { Upload } from '../use-uploads.ts';

type Props = { uploads: readonly Upload[]; onRetry: (upload: Upload) => void; onDismiss: (key: number) => void };

/** Files on their way, and those that did not arrive, each with the reason and what can be done. */
export function UploadList({ uploads, onRetry, onDismiss }: Props) {
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
