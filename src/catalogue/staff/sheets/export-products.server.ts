import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';
import { imageAddress, offeredWidths } from '#platform/images/address.ts';
import { type ImageRecord, originalKey } from '#platform/images/image-record.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { readProductRecords } from '../product-record.server.ts';
import type { StaffFilters } from '../staff-filters.ts';
import { idsForStaff } from '../staff-list.server.ts';
import { rowOf, sheetColumns } from './cells.ts';

const batch = 1000;
/** Lines end as RFC 4180 has it; a cell with a line break of its own is quoted whatever its kind. */
const format = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** The same as a body to send, in UTF-8. */
export function streamProducts(shop: Shop, filters: StaffFilters): ReadableStream {
  return Readable.toWeb(Readable.from(encoded(exportProducts(shop, filters)), { objectMode: false })) as ReadableStream;
}

/** A product's pictures as a file names them. */
type NamePicture = (picture: { imageId: string; width: number; format: string }, product: { sku: string; nth: number }) => string;

/**
 * The products that the filters leave as CSV, a piece at a time, by name: reading it back changes nothing. Pictures are addresses unless `name`
 * says otherwise.
 */
export async function* exportProducts(shop: Shop, filters: StaffFilters, name: NamePicture = addressIn(shop)): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 by this mark.
  yield `\uFEFF${stringify([[...sheetColumns]], format)}`;
  const ids = await idsForStaff(shop, filters, 1_000_000);
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    const [records, pictures] = await Promise.all([readProductRecords(shop, some, []), readPictures(shop, some)]);
    const known = new Map(records.map((record) => [record.id, record]));
    const rows = some.flatMap((id) => {
      const record = known.get(id);
      const sku = String(record?.values.sku ?? '');
      return record
        ? [
            rowOf(
              record,
              (pictures.get(id) ?? []).map((picture, nth) => name(picture, { sku, nth })),
            ),
          ]
        : [];
    });
    yield stringify(rows, format);
  }
}

function addressIn(shop: Shop): NamePicture {
  return ({ imageId, width }) => `${shop.config.origin}${imageAddress(imageId, offeredWidths(width).at(-1) ?? 160, 'jpg')}`;
}

type Picture = { imageId: string; width: number; format: ImageRecord['format'] };

/** The pictures of products, each product's in its order. */
async function readPictures(shop: Shop, ids: readonly string[]): Promise<Map<string, Picture[]>> {
  const rows = await shop.sql<(Picture & { product_id: string })[]>`
    select p.product_id, p.image_id as "imageId", i.width, i.format from product_photos p join images i on i.id = p.image_id
    where p.product_id = any(${[...ids]}::uuid[]) order by p.product_id, p.is_main desc, p.position, p.id`;
  return Map.groupBy(rows, ({ product_id }) => product_id);
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/** The products that the filters leave as a zip file: products.csv, and their pictures as they are kept, under the names that it has for them. */
export async function zipProducts(shop: Shop, filters: StaffFilters): Promise<ReadableStream> {
  const zip = new ZipFile();
  const pictures = new Map<string, string>();
  let csv = '';
  const named: Parameters<typeof exportProducts>[2] = ({ imageId, format }, { sku, nth }) => {
    const key = originalKey(imageId, format as ImageRecord['format']);
    const name = `${sku.replaceAll(/[^\w-]+/g, '-')}-${nth + 1}${key.slice(key.lastIndexOf('.'))}`.toLowerCase();
    pictures.set(name, key);
    return name;
  };
  for await (const piece of exportProducts(shop, filters, named)) csv += piece;
  zip.addBuffer(Buffer.from(csv), 'products.csv');
  // Read only when its turn comes; compressed already.
  for (const [name, key] of pictures)
    zip.addReadStreamLazy(`pictures/${name}`, { compress: false }, (give) => {
      shop.images.read(key).then(
        (bytes) => give(null, Readable.from([bytes ?? Buffer.alloc(0)], { objectMode: false })),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  zip.on('error', (error) => (zip.outputStream as Readable).destroy(error instanceof Error ? error : new Error(String(error))));
  zip.end();
  return Readable.toWeb(zip.outputStream as Readable) as ReadableStream;
}
