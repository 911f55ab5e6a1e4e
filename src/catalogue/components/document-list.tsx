import { Section } from '#ui/page.tsx';
import { describeDocument, documentAddress, type ProductDocument } from '../documents/document.ts';

/** The documents that a product comes with, each with its kind, language and size. */
export function DocumentList({ documents }: { documents: readonly ProductDocument[] }) {
  return (
    <Section id="documents" title="Documents">
      <ul className="grid gap-x-12 md:grid-cols-2">
        {documents.map((document) => (
          <li key={document.id} className="border-b border-sand py-2">
            <a
              href={documentAddress(document)}
              data-reload
              className="inline-flex min-h-11 items-center underline decoration-sand underline-offset-4 hover:decoration-ink"
            >
              {document.title}
            </a>
            <p className="text-md text-muted">{describeDocument(document)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
