import { ownImageId, resolveImage } from '#platform/images/import-image.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../../shop.server.ts';
import { addPhoto } from '../../photos/product-photos.server.ts';
import { fileNameOf, isWebAddress, maxPictures, readPictureCell } from './cells.ts';
import type { SheetRow } from './parse-sheet.server.ts';

/** A picture that a file gives a product: one that the shop has, or an address to fetch it from. */
export type NamedPicture = { imageId: string } | { address: string };

export type KnownPictures = {
  /** What a cell means for a product (null: a new one), or the sentence that says what is wrong with it. */
  read: (cell: string, productId: string | null) => NamedPicture[] | string;
  /** Whether a product shows these pictures first, in this order, already. */
  areShown: (pictures: readonly NamedPicture[], productId: string) => boolean;
};

/** What the pictures that a file's rows name are. `sent`: ids of the pictures that came with the file, by file name. */
export async function readKnownPictures(
  shop: Shop,
  rows: readonly SheetRow[],
  sent: Readonly<Record<string, string>>,
  productIds: readonly string[],
): Promise<KnownPictures> {
  const own = (name: string) => sent[fileNameOf(name)] ?? ownImageId(name, shop.config.origin);
  const ids = rows.flatMap(({ cells }) => readPictureCell(cells.pictures ?? '').flatMap((name) => own(name) ?? []));
  const isUsed = ids.length > 0 || rows.some(({ cells }) => cells.pictures?.trim());
  if (!isUsed) return { read: () => [], areShown: () => true };
  const [kept, shown, fetched] = await Promise.all([
    shop.sql<{ id: string }[]>`select id from images where id = any(${[...new Set(ids)]}::text[])`,
    shop.sql<{ product_id: string; images: string[] }[]>`
      select product_id, array_agg(image_id order by is_main desc, position, id) as images
      from product_photos where product_id = any(${[...productIds]}::uuid[]) group by 1`,
    shop.sql<{ product_id: string; address: string; image_id: string }[]>`
      select product_id, address, image_id from wanted_photos where image_id is not null and product_id = any(${[...productIds]}::uuid[])`,
  ]);
  const there = new Set(kept.map(({ id }) => id));
  const photos = new Map(shown.map(({ product_id, images }) => [product_id, images]));
  const had = new Map(fetched.map(({ product_id, address, image_id }) => [`${product_id} ${address}`, image_id]));
  return {
    read: (cell, productId) => {
      const names = readPictureCell(cell);
      if (names.length > maxPictures) return `A product may have at most ${maxPictures} pictures in a file. This row has ${names.length}.`;
      const read = names.map((name): NamedPicture | string => {
        const id = own(name);
        if (id !== null && there.has(id)) return { imageId: id };
        if (!isWebAddress(name)) return `The picture “${name}” is missing. Please add it below, or the zip file that it is in.`;
        if (name.length > 2000 || !URL.canParse(name)) return `“${name.slice(0, 100)}” is not the address of a picture.`;
        const before = productId === null ? undefined : had.get(`${productId} ${name}`);
        return before === undefined ? { address: name } : { imageId: before };
      });
      const problem = read.find((each) => typeof each === 'string');
      return problem ?? (read as NamedPicture[]);
    },
    areShown: (pictures, productId) => {
      const now = photos.get(productId) ?? [];
      return pictures.every((picture, at) => 'imageId' in picture && picture.imageId === now[at]);
    },
  };
}

/** Minutes after the first, second, … attempt in vain; then it is left to staff. */
const waits = [2, 30];
/** An attempt of which nothing was heard for so many minutes died with its process. */
const lostAfterMinutes = 5;

type Wanted = { product_id: string; address: string; position: number; attempts: number };

/** Fetches one of the pictures that files of products named, and gives it to its product. Returns whether there may be more. */
export async function fetchWanted(shop: Shop): Promise<boolean> {
  const now = shop.now();
  const [wanted] = await shop.sql<Wanted[]>`
    update wanted_photos w set attempts = attempts + 1, next_attempt_at = ${now}::timestamptz + ${lostAfterMinutes} * interval '1 minute'
    from (select product_id, address from wanted_photos where next_attempt_at <= ${now} order by next_attempt_at limit 1 for update skip locked) due
    where w.product_id = due.product_id and w.address = due.address
    returning w.product_id, w.address, w.position, w.attempts`;
  if (!wanted) return false;
  const { product_id, address, position, attempts } = wanted;
  const note = (change: { next_attempt_at: Date | null; image_id?: string; problem: string | null }) =>
    shop.db.updateTable('wanted_photos').set(change).where('product_id', '=', product_id).where('address', '=', address).execute();
  try {
    const picture = await resolveImage(shop, address);
    await addPhoto(shop, null, product_id, picture, { order: position });
    await note({ next_attempt_at: null, image_id: picture.id, problem: null });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const wait = waits[attempts - 1];
    await note({ next_attempt_at: wait ? new Date(now.getTime() + wait * 60_000) : null, problem: error.detail });
  }
  return true;
}

/** What is still to be fetched, and what could not be had: the first of them, and how many in all. */
export async function readWanted(shop: Shop) {
  const [[counts], failed] = await Promise.all([
    shop.sql<{ waiting: number; failed: number }[]>`
      select count(*) filter (where next_attempt_at is not null)::int as waiting,
        count(*) filter (where next_attempt_at is null and image_id is null)::int as failed
      from wanted_photos`,
    shop.sql<{ productId: string; name: string; address: string; problem: string }[]>`
      select p.id as "productId", p.name, w.address, coalesce(w.problem, '') as problem from wanted_photos w join products p on p.id = w.product_id
      where w.next_attempt_at is null and w.image_id is null order by p.name, w.position limit 50`,
  ]);
  return { waiting: counts?.waiting ?? 0, failedCount: counts?.failed ?? 0, failed: [...failed] };
}

/** What could not be had is told for 30 days. */
export async function sweepWanted(shop: Shop): Promise<void> {
  await shop.sql`
    delete from wanted_photos where next_attempt_at is null and image_id is null and created_at < ${shop.now()}::timestamptz - interval '30 days'`;
}
