import { penceToPounds } from '#money/pence.ts';
import { readDocumentFilter } from '#orders/staff/document-filter.ts';
import { everyDocument, type ListedDocument } from '#orders/staff/list-documents.server.ts';
import { londonDay } from '#platform/london-time.ts';
import { shopContext } from '../../shop.server.ts';
import { csvFile } from '../csv-file.server.ts';
import type { Route } from './+types/invoices-csv';

const columns = [
  'number', 'kind', 'issued', 'tax_point', 'order', 'credits_invoice', 'buyer', 'vat_country', 'vat_rate', 'net', 'vat', 'gross', 'void',
]; // biome-ignore format: a table's head

/**
 * The invoices and credit notes that the address's filters leave, the oldest first: a row for each rate. Amounts are pounds; what a credit note
 * takes back is below zero, and nothing where its refund failed, so that columns add up.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const batches = everyDocument(context.get(shopContext), readDocumentFilter(new URL(request.url).searchParams));
  // An amount below zero is no formula.
  const number = (pence: number) => ({ value: penceToPounds(pence).toFixed(2), escape_formulas: false });
  return csvFile('invoices.csv', columns, rowsOf(batches), { number });
}

async function* rowsOf(batches: AsyncIterable<ListedDocument[]>) {
  for await (const documents of batches) {
    for (const { number, kind, issuedAt, taxDay, orderReference, invoice, buyer, vatCountry, isVoid, byRate } of documents) {
      const sign = isVoid ? 0 : kind === 'credit-note' ? -1 : 1;
      const head = [number, kind, londonDay(issuedAt), taxDay, orderReference, invoice ?? '', buyer, vatCountry];
      for (const { basisPoints, netPence, vatPence, grossPence } of byRate) {
        yield [...head, String(basisPoints / 100), sign * netPence, sign * vatPence, sign * grossPence, isVoid ? 'yes' : 'no'];
      }
    }
  }
}
