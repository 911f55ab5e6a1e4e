import { sql } from 'kysely';
import { type Actor, recordChange } from '#audit/changes.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { accept, Refusal, wrongFields } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { noSuchCode } from '../staff/product-fields.ts';
import { productNotFound } from '../staff/product-record.server.ts';
import { documentForm, inOrder, type ProductDocument } from './document.ts';

/** A document with how many products it goes with. */
export type DocumentRecord = ProductDocument & { version: number; products: number };

/** How many a page of the list holds. */
const pageSize = 50;

/** A page of the documents, by title; '' for every kind, and for every title. A page beyond the last is the last. */
export async function listDocuments(shop: Shop, { kind = '', search = '', page }: { kind?: string; search?: string; page: number }) {
  const wanted = sql<boolean>`(${kind} = '' or d.kind = ${kind}) and strpos(lower(d.title), ${search.trim().toLowerCase()}) > 0`;
  const { total } = await shop.db
    .selectFrom('documents as d')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(page, pages);
  const documents = await records(shop.db)
    .where(wanted)
    .orderBy('d.title')
    .orderBy('d.id')
    .limit(pageSize)
    .offset((shown - 1) * pageSize)
    .execute();
  return { documents: documents.map(toRecord), total, page: shown, pages };
}

/** The first of all documents by title, for a product to choose from. */
export async function documentsToChoose(shop: Shop): Promise<{ id: string; title: string }[]> {
  return shop.db.selectFrom('documents').select(['id', 'title']).orderBy('title').orderBy('id').limit(1000).execute();
}

/** The documents of these products by their ids, each product's in the order of their kinds, those in English first. */
export async function readDocumentsOf(db: Db, productIds: readonly string[]): Promise<Map<string, ProductDocument[]>> {
  const rows = await db
    .selectFrom('product_documents as p')
    .innerJoin('documents as d', 'd.id', 'p.document_id')
    .innerJoin('document_files as f', 'f.id', 'd.file')
    .select(['p.product_id as productId', 'd.id', 'd.kind', 'd.language', 'd.title', 'd.file', 'f.bytes'])
    .where('p.product_id', 'in', [...productIds])
    .orderBy('d.title')
    .orderBy('d.id')
    .execute();
  const documents = (rows as (ProductDocument & { productId: string })[]).toSorted(inOrder);
  return Map.groupBy(documents, ({ productId }) => productId);
}

/** A document as its form holds it; null where there is none of that id. */
export async function readDocument(shop: Shop, id: string) {
  const row = isUuid(id) ? await records(shop.db).where('d.id', '=', id).executeTakeFirst() : undefined;
  if (!row) return null;
  const skus = (await productsOf(shop.db, id)).map(({ sku }) => sku);
  const { kind, language, title } = row;
  return { ...toRecord(row), fields: { kind, language, title, products: skus.join(', ') } };
}

/**
 * Keeps a document as it was typed, with its file; `file`: null where an old one keeps its own. Returns its id. Throws a Refusal: 422 with the field,
 * also for a code that no product has or a new document without a file; 404 for one that is gone; 409 where a colleague has saved it meanwhile.
 */
export async function saveDocument(
  shop: Shop,
  actor: Actor,
  typed: Readonly<Record<string, unknown>>,
  file: string | null,
  kept?: { id: string; version: number },
): Promise<string> {
  const { products, ...said } = accept(documentForm, typed);
  return inTransaction(shop.db, async (trx) => {
    const wanted = await idsOf(trx, products);
    const had = kept ? (await productsOf(trx, kept.id)).map(({ id }) => id) : [];
    // Products before the document, as whoever deletes a product holds them.
    await holdForDocuments(trx, [...wanted, ...had]);
    const before = kept ? await holdDocument(trx, kept.id) : null;
    if (before && before.version !== kept?.version) throw documentChanged();
    const row = { ...said, updated_at: shop.now(), version: (before?.version ?? 0) + 1, file: file ?? before?.file };
    if (!row.file) throw wrongFields([{ field: 'file', message: fileWanted }]);
    const written = { ...row, file: row.file };
    const id = before
      ? (await trx.updateTable('documents').set(written).where('id', '=', before.id).returning('id').executeTakeFirstOrThrow()).id
      : (await trx.insertInto('documents').values(written).returning('id').executeTakeFirstOrThrow()).id;
    const gone = had.filter((one) => !wanted.includes(one));
    if (gone.length) await trx.deleteFrom('product_documents').where('document_id', '=', id).where('product_id', 'in', gone).execute();
    const added = wanted.filter((one) => !had.includes(one)).map((product_id) => ({ product_id, document_id: id }));
    await attachAll(trx, added);
    await recordChange(trx, {
      actor,
      ...of(id, said.title),
      action: before ? 'changed' : 'created',
      before: before && { kind: before.kind, language: before.language, title: before.title, file: before.file, products: had.length },
      after: { ...said, file: row.file, products: wanted.length },
    });
    return id;
  });
}

export const fileWanted = 'Please choose the PDF file.';

/** Deletes a document from the shop and from its products; returns its title. Throws a Refusal: 404 for one that is gone. */
export function deleteDocument(shop: Shop, actor: Actor, id: string): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const had = isUuid(id) ? await productsOf(trx, id) : [];
    await holdForDocuments(
      trx,
      had.map((product) => product.id),
    );
    const { kind, language, title } = await holdDocument(trx, id);
    await trx.deleteFrom('documents').where('id', '=', id).execute();
    await recordChange(trx, { actor, ...of(id, title), action: 'deleted', before: { kind, language, title }, after: null });
    return title;
  });
}

/** Has a product come with a document, or no longer. Throws a Refusal: 404 where one of them is gone. */
export function setProductDocument(shop: Shop, actor: Actor, productId: string, documentId: string, isThere: boolean): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const [product] = isUuid(productId) ? await holdForDocuments(trx, [productId]) : [];
    if (!product) throw productNotFound();
    const { title } = await holdDocument(trx, documentId);
    if (isThere) await attachAll(trx, [{ product_id: productId, document_id: documentId }]);
    else await trx.deleteFrom('product_documents').where('product_id', '=', productId).where('document_id', '=', documentId).execute();
    const change = { actor, kind: 'product', id: productId, name: `${product.name} (${product.sku})`, action: 'changed' };
    await recordChange(trx, { ...change, before: { documents: isThere ? null : title }, after: { documents: isThere ? title : null } });
    return title;
  });
}

async function attachAll(trx: Db, rows: readonly { product_id: string; document_id: string }[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('product_documents')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Inside a transaction: these products, which nobody deletes meanwhile. */
async function holdForDocuments(trx: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('products')
    .select(['id', 'name', 'sku'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** The products of these codes. Throws a Refusal (422) that names the first code that no product has. */
async function idsOf(trx: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: string; code: string }>`
    select id, upper(sku) as code from products where upper(sku) = any(${[...codes]}::text[])`.execute(trx);
  const known = new Set(rows.map(({ code }) => code));
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) throw wrongFields([{ field: 'products', message: noSuchCode(unknown) }]);
  return rows.map(({ id }) => id);
}

const productsOf = (db: Db, documentId: string) =>
  db
    .selectFrom('product_documents as d')
    .innerJoin('products as p', 'p.id', 'd.product_id')
    .select(['p.id', 'p.sku'])
    .where('d.document_id', '=', documentId)
    .orderBy('p.sku')
    .execute();

const records = (db: Db) =>
  db
    .selectFrom('documents as d')
    .innerJoin('document_files as f', 'f.id', 'd.file')
    .select(['d.id', 'd.kind', 'd.language', 'd.title', 'd.file', 'd.version', 'f.bytes'])
    .select((e) =>
      e
        .selectFrom('product_documents as p')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('p.document_id', '=', 'd.id')
        .as('products'),
    );

type Row = Omit<DocumentRecord, 'kind' | 'language' | 'products'> & { kind: string; language: string; products: number | null };

function toRecord({ kind, language, products, ...row }: Row): DocumentRecord {
  return { ...row, kind: kind as ProductDocument['kind'], language: language as ProductDocument['language'], products: products ?? 0 };
}

async function holdDocument(trx: Db, id: string) {
  const held = isUuid(id) ? await trx.selectFrom('documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() : undefined;
  if (!held) throw documentGone();
  return held;
}

const of = (id: string, name: string) => ({ kind: 'document', id, name });
export const documentGoneWords = 'This document is no longer here.';
export const documentGone = () => new Refusal('not-found', 'document-not-found', documentGoneWords);
const documentChanged = () =>
  new Refusal('conflict', 'document-changed', 'A colleague has changed this document. Please check it again: what you typed is still here.');
