import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import { refuseInTransaction } from '../database/in-transaction.server.ts';
import type { ImageShelf } from '../images/image-record.server.ts';
import { imageId } from '../images/store.server.ts';
import { Refusal } from '../refusal.ts';
import { pdfProblem } from './pdf-problem.server.ts';

/** The store's key of a document's file. */
export function documentKey(id: string): string {
  return `documents/${id}.pdf`;
}

/**
 * Keeps a PDF that somebody sent, and returns its file's id. It is taken away a day later unless a document names it by then. Throws a Refusal
 * (422, of the field `file`) for what is no plain, whole PDF; see pdf-problem.server.ts.
 */
export async function keepDocumentFile(shelf: ImageShelf, sent: Uint8Array): Promise<string> {
  const problem = await pdfProblem(sent);
  if (problem) throw new Refusal('invalid', 'not-a-document', problem, [{ field: 'file', message: problem }]);
  return keepTrustedFile(shelf, sent);
}

/** The same for a file of our own. */
export async function keepTrustedFile({ db, images }: ImageShelf, bytes: Uint8Array): Promise<string> {
  refuseInTransaction('The bytes of a document are put in');
  const id = `${imageId(bytes)}-${randomBytes(4).toString('hex')}`;
  // The record first: bytes that a process leaves behind as it ends are found by it.
  await db.insertInto('document_files').values({ id, bytes: bytes.length }).execute();
  await images.write(documentKey(id), bytes);
  return id;
}

const maxAtOnce = 200;

/** Takes away files that no document has named for a day. Returns how many went. */
export async function forgetUnusedDocuments({ sql, images }: { sql: Sql } & Pick<ImageShelf, 'images'>): Promise<number> {
  const unused = await sql<{ id: string }[]>`
    select id from document_files f
    where created_at < now() - '1 day'::interval and not exists (select from documents where file = f.id) limit ${maxAtOnce}`;
  for (const { id } of unused) {
    // Nobody can name it any more, since each upload makes a file of its own: the bytes first, so that none are left without a record.
    await images.remove(documentKey(id));
    await sql`delete from document_files f where id = ${id} and not exists (select from documents where file = f.id)`;
  }
  return unused.length;
}
