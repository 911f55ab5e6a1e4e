import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { keepDocumentFile } from '#platform/documents/document-files.server.ts';
import { maxDocumentBytes, pdfProblems } from '#platform/documents/pdf-problem.server.ts';
import { rowVersion, savedSinceRefused } from '#platform/row-version.ts';
import type { Shop } from '../../shop.server.ts';
import { documentJson } from '../schemas.ts';
import { documentToJson } from '../to-json.ts';
import { blankDocument, documentForm } from './document.ts';
import { deleteDocument, documentGone, documentGoneWords, listDocuments, readDocument, saveDocument } from './documents.server.ts';

const keptDocument = documentJson
  .extend({ version: rowVersion, products: z.string().meta({ description: 'The codes (SKU) of the products that it goes with, with commas.' }) })
  .meta({ id: 'Document' });

const forStaff = { tag: 'Documents', access: 'admin' } as const;
const ofDocument = { ...forStaff, path: '/admin/documents/{id}', params: z.object({ id: uuid }), missing: documentGoneWords } as const;
const { kind, language, title, products } = documentForm.shape;

/** The documents that products come with, for staff: PDFs that are shown to everybody. */
export const documentCalls = [
  call({
    ...forStaff,
    method: 'get',
    path: '/admin/documents',
    summary: 'A page of the documents, by title.',
    query: z.object({ search: z.string().max(200).default(''), page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
    answer: z.object({
      documents: z.array(documentJson.extend({ products: z.int().meta({ description: 'How many products it goes with.' }) })),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
    handle: async (shop, { query }) => {
      const { documents, ...paging } = await listDocuments(shop, query);
      return { ...paging, documents: documents.map((document) => ({ ...documentToJson(document), products: document.products })) };
    },
  }),
  call({
    ...forStaff,
    method: 'post',
    path: '/admin/documents',
    summary: 'Adds a document to products.',
    description: 'A PDF of at most 10 MB, not locked, without programs, attachments or forms that send.',
    multipart: { most: maxDocumentBytes, tooLarge: pdfProblems.tooLarge },
    body: z.object({ kind, language, title, products: products.optional(), file: z.file(pdfProblems.none) }),
    answer: keptDocument,
    status: 201,
    handle: async (shop, { body: { file, products: codes = [], ...said }, http }) => {
      const kept = await keepDocumentFile(shop, new Uint8Array(await file.arrayBuffer()));
      const typed = { ...blankDocument, ...said, products: codes.join(', ') };
      return documentNow(shop, await saveDocument(shop, await readVisitor(shop, http.req.raw), typed, kept));
    },
  }),
  call({
    ...ofDocument,
    method: 'get',
    summary: 'One document, with the codes of its products.',
    answer: keptDocument,
    refuses: [404],
    handle: (shop, { params }) => documentNow(shop, params.id),
  }),
  call({
    ...ofDocument,
    method: 'put',
    summary: 'Changes what is said of a document, and which products it goes with; what is left out stays.',
    description: savedSinceRefused,
    body: z.object({ kind, language, title, products }).partial().extend({ version: rowVersion.optional() }),
    answer: keptDocument,
    refuses: [404, 409],
    handle: async (shop, { params: { id }, body: { version, products: codes, ...said }, http }) => {
      const now = await readDocument(shop, id);
      if (!now) throw documentGone();
      const typed = { ...now.fields, ...said, ...(codes && { products: codes.join(', ') }) };
      const kept = { id, version: version ?? now.version };
      return documentNow(shop, await saveDocument(shop, await readVisitor(shop, http.req.raw), typed, null, kept));
    },
  }),
  call({
    ...ofDocument,
    method: 'delete',
    summary: 'Deletes a document from the shop and from its products.',
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refuses: [404],
    handle: async (shop, { params, http }) => ({
      success: true as const,
      message: `“${await deleteDocument(shop, await readVisitor(shop, http.req.raw), params.id)}” deleted.`,
    }),
  }),
];

async function documentNow(shop: Shop, id: string): Promise<z.input<typeof keptDocument>> {
  const document = await readDocument(shop, id);
  if (!document) throw documentGone();
  return { ...documentToJson(document), version: document.version, products: document.fields.products };
}
