import { ownImageId } from '#platform/images/store-image.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { fileNameOf, isWebAddress, mostPictures, readPictureCell } from './cells.ts';
import type { SheetRow } from './parse-sheet.ts';

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
      if (names.length > mostPictures) return `A product may have at most ${mostPictures} pictures in a file. This row has ${names.length}.`;
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
