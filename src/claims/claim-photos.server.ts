import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { findImage } from '#platform/images/image-record.server.ts';
import { importUpload, resolveImage } from '#platform/images/import-image.server.ts';
import { uploadProblem } from '#platform/images/upload-limit.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '#shop.server.ts';
import { claimMovesFrom, maxClaimPhotos, readClaimStatus } from './claim-moves.ts';
import { tooOften } from './claim-words.ts';

const photosByOrder = { name: 'claim-photo-order', most: 30, withinMinutes: 60 };
const tooManyPhotos = `You can add up to ${maxClaimPhotos} photos.`;

/** Photographs of a form: the ids of those that are kept, in their order, and what is wrong with the first that is not. */
export type ReceivedPhotos = { imageIds: string[]; problem: string | null };

/**
 * Keeps the photographs of a form, each encoded anew: `kept` are those that an earlier try left with the shop, which the form sent back by
 * their ids. They stand nowhere until a report names them, and are forgotten after a day.
 */
export async function receivePhotos(shop: Shop, orderId: string, form: FormData, kept: readonly string[]): Promise<ReceivedPhotos> {
  const known = await Promise.all(
    [...new Set(kept)].slice(0, maxClaimPhotos).map((id) => (/^[0-9a-f]{24}$/.test(id) ? findImage(shop.db, id) : null)),
  );
  const imageIds = known.flatMap((image) => image?.id ?? []);
  // An empty field of files sends one without a name.
  const files = form.getAll('photo').filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ''));
  for (const file of files) {
    if (imageIds.length >= maxClaimPhotos) return { imageIds, problem: tooManyPhotos };
    const problem = uploadProblem(file);
    if (problem) return { imageIds, problem: `${file.name}: ${problem}` };
    try {
      await takeTurnOrRefuse(shop, photosByOrder, orderId, tooOften);
      const { id } = await importUpload(shop, new Uint8Array(await file.arrayBuffer()));
      if (!imageIds.includes(id)) imageIds.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { imageIds, problem: `${file.name}: ${error.detail}` };
    }
  }
  return { imageIds, problem: null };
}

/** Adds photographs that the shop keeps to a claim, in the caller's transaction; the same one twice is one. Throws a Refusal (409) for a seventh. */
export async function attachPhotos(trx: Db, claimId: string, imageIds: readonly string[]): Promise<void> {
  const there = await trx.selectFrom('claim_photos').select('image_id').where('claim_id', '=', claimId).execute();
  const fresh = imageIds.filter((id, at) => imageIds.indexOf(id) === at && !there.some(({ image_id }) => image_id === id));
  if (there.length + fresh.length > maxClaimPhotos) {
    throw new Refusal('conflict', 'too-many-photos', tooManyPhotos, [{ field: 'photo', message: tooManyPhotos }]);
  }
  if (fresh.length === 0) return;
  await trx
    .insertInto('claim_photos')
    .values(fresh.map((image_id, at) => ({ claim_id: claimId, image_id, position: there.length + at })))
    .execute();
}

/**
 * Adds a photograph, a data-URL, to a claim that is not over: encoded anew, six at most. The same one twice is one. Throws a Refusal:
 * 404; 409 for a seventh, or after the end; 422 for what is no picture; 429.
 */
export async function addClaimPhoto(shop: Shop, orderId: string, claimId: string, dataUrl: string): Promise<void> {
  await takeTurnOrRefuse(shop, photosByOrder, orderId, tooOften);
  await requireOpenClaim(shop.db, orderId, claimId);
  const { id } = await resolveImage(shop, dataUrl);
  await inTransaction(shop.db, async (trx) => {
    await requireOpenClaim(trx, orderId, claimId);
    await attachPhotos(trx, claimId, [id]);
  });
}

/** Throws a Refusal: 404 for no such claim of the order, 409 for one that is over. Within a transaction the claim stays as it is meanwhile. */
export async function requireOpenClaim(db: Db, orderId: string, claimId: string): Promise<void> {
  const claim = await db
    .selectFrom('claims')
    .select('status')
    .where('id', '=', claimId)
    .where('order_id', '=', orderId)
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!claim) throw claimNotFound();
  if (claimMovesFrom(readClaimStatus(claim.status)).length === 0) {
    throw new Refusal('conflict', 'claim-answered', 'This report is closed. Please report it again, or contact us.');
  }
}

export function claimNotFound(): Refusal {
  return new Refusal('not-found', 'claim-not-found', 'Report not found');
}
