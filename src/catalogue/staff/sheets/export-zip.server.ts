import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type ImageRecord, originalKey } from '#platform/images/image-record.server.ts';
import type { Shop } from '../../../shop.server.ts';
import type { StaffFilters } from '../staff-filters.ts';
import { exportProducts } from './export-products.server.ts';

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
