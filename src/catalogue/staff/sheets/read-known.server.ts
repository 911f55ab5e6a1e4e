import type { Shop } from '../../../shop.server.ts';
import { type ProductRecord, readProductRecords } from '../product-record.server.ts';
import type { SheetRow } from './parse-sheet.ts';

export type KnownProducts = { byId: ReadonlyMap<string, ProductRecord> /** By SKU in capitals. */; bySku: ReadonlyMap<string, ProductRecord> };

const batch = 2000;

/** The products that a file's rows name by id or SKU. */
export async function readKnown(shop: Shop, rows: readonly SheetRow[]): Promise<KnownProducts> {
  const byId = new Map<string, ProductRecord>();
  const bySku = new Map<string, ProductRecord>();
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch);
    const ids = some.flatMap(({ cells }) =>
      /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(cells.id?.trim() ?? '') ? [cells.id?.trim().toLowerCase() ?? ''] : [],
    );
    const skus = some.flatMap(({ cells }) => (cells.sku?.trim() ? [cells.sku.trim().toUpperCase()] : []));
    for (const record of await readProductRecords(shop, ids, skus)) {
      byId.set(record.id, record);
      bySku.set(String(record.values.sku).toUpperCase(), record);
    }
  }
  return { byId, bySku };
}
