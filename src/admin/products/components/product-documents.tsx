import { describeDocument, type ProductDocument } from '#catalogue/documents/document.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';
import { SaveForm } from '#ui/save-form.tsx';

type Props = {
  sku: string;
  documents: readonly ProductDocument[];
  /** All that there are, to choose from. */
  choices: readonly { id: string; title: string }[];
};

/** The documents that a product comes with: added, and taken away, with forms of the product's own page. */
export function ProductDocuments({ sku, documents, choices }: Props) {
  const others = choices.filter(({ id }) => !documents.some((one) => one.id === id));
  return (
    <section aria-labelledby="documents" className="grid gap-3 border-t border-sand pt-4">
      <h2 id="documents" className="text-xl">
        Documents
      </h2>
      {documents.length === 0 && <p className="text-muted">No documents yet.</p>}
      <ul className="grid">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center justify-between gap-4 border-b border-sand py-1">
            <span className="min-w-0">
              <a
                href={`/admin/documents/${document.id}`}
                className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
              >
                {document.title}
              </a>
              <span className="block text-sm text-muted">{describeDocument(document)}</span>
            </span>
            <SaveForm className="block">
              <input type="hidden" name="document" value={document.id} />
              <Button type="submit" kind="quiet" name="intent" value="detach-document">
                Remove<span className="sr-only">{` ${document.title}`}</span>
              </Button>
            </SaveForm>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <SaveForm className="grid gap-3">
          <Select label="A document that is there already" name="document" form="attach">
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
          <Button type="submit" kind="secondary" name="intent" value="attach-document" className="justify-self-start">
            Add this one
          </Button>
        </SaveForm>
      )}
      <p>
        <a
          href={`/admin/documents/new?${new URLSearchParams({ product: sku })}`}
          className="inline-flex min-h-11 items-center text-lough underline underline-offset-4"
        >
          Add a new document
        </a>
      </p>
    </section>
  );
}
