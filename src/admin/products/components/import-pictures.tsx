import type { ImportLook } from '#catalogue/staff/sheets/look-at-import.server.ts';
import { Field } from '#ui/field.tsx';
import { useImportPictures } from '../use-import-pictures.ts';

/** Takes the pictures that a file of products names: files, or zip files that they are in. */
export function ImportPictures({ look }: { look: ImportLook }) {
  const { sending, add, isBusy } = useImportPictures(look.id);
  return (
    <section aria-labelledby="pictures" className="grid content-start gap-4 border-t border-sand pt-4 noscript:hidden">
      <h2 id="pictures" className="text-xl">
        Pictures for this file
      </h2>
      <Field label="Pictures" name="pictures" hint="Image files of at most 20 MB each, or a zip file with them">
        {(described) => (
          <input
            type="file"
            multiple
            accept="image/*,.zip,application/zip"
            {...described}
            disabled={isBusy}
            className="file-control"
            onChange={({ currentTarget }) => void add([...(currentTarget.files ?? [])])}
          />
        )}
      </Field>
      <p role="status">
        <span>{sending && `${sending.sent} of ${sending.all} pictures sent.`}</span>
      </p>
      {sending && sending.failed.length > 0 && (
        <ul className="grid gap-1 text-error">
          {sending.failed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="text-muted">
        <span>{look.pictureCount > 0 && (look.pictureCount === 1 ? '1 picture is here.' : `${look.pictureCount} pictures are here.`)}</span>
      </p>
    </section>
  );
}
