import { describeDocument, documentAddress, documentKindNames, documentKinds } from '#catalogue/documents/document.ts';
import { listDocuments } from '#catalogue/documents/documents.server.ts';
import { cleanText } from '#platform/clean-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { FilterBar, FilterSelect, PagingLinks } from '../components/list-controls.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { readPage } from '../list-address.ts';
import type { Route } from './+types/documents';

/** `?kind=` leaves those of a kind; `?deleted=` says which has gone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const kind = documentKindNames.find((name) => name === query.get('kind')) ?? '';
  const search = cleanText(query.get('search') ?? '').slice(0, 200);
  const list = await listDocuments(context.get(shopContext), { kind, search, page: readPage(query) });
  return { ...list, deleted: query.get('deleted')?.slice(0, 200) ?? null };
}

export const meta: Route.MetaFunction = () => [{ title: 'Documents | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Documents({ loaderData: { documents, total, page, pages, deleted } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Documents"
      said="PDFs that customers find on their products: fitting guides, declarations, warranties, safety data sheets."
      actions={<ButtonLink href="/admin/documents/new">Add a document</ButtonLink>}
    >
      <ActionToast answer={{ done: deleted && `“${deleted}” deleted.` }} />
      <FilterBar searchLabel="Search by title">
        <FilterSelect name="kind" label="Kind" all="All kinds" options={documentKindNames.map((name) => [name, documentKinds[name]] as const)} />
      </FilterBar>
      {documents.length === 0 && <p className="border-y border-sand py-8 text-muted">No documents found.</p>}
      <ul className="border-t border-sand">
        {documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-sand py-2">
            <span className="min-w-0">
              <a
                href={`/admin/documents/${document.id}`}
                className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
              >
                <span className="break-words">{document.title}</span>
              </a>
              <span className="block text-md text-muted">
                <span>{describeDocument(document)}</span>
                <span>{document.products === 1 ? ' · 1 product' : ` · ${document.products.toLocaleString('en-GB')} products`}</span>
              </span>
            </span>
            <a href={documentAddress(document)} data-reload className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
              View<span className="sr-only">{` ${document.title}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <PagingLinks page={page} pages={pages} total={total} noun={['document', 'documents']} />
    </AdminPage>
  );
}
