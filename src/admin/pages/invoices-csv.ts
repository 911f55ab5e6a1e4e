import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { penceToPounds } from '#money/pence.ts';
import { readDocumentFilter } from '#orders/staff/document-filter.ts';
import { everyDocument } from '#orders/staff/list-documents.server.ts';
import { londonTime } from '#platform/london-time.ts';
import { shopContext } from '../../shop.server.ts';
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
  // A cell that begins like a formula is one to a spreadsheet; https://owasp.org/www-community/attacks/CSV_Injection
  const amount = (pence: number) => ({ value: penceToPounds(pence).toFixed(2), escape_formulas: false });
  const csv = stringify({ header: true, columns, escape_formulas: true, bom: true, cast: { number: amount } });
  const rows = async () => {
    for await (const documents of batches) {
      for (const document of documents) {
        const { number, kind, issuedAt, taxDay, orderReference, invoice, buyer, vatCountry, isVoid, byRate } = document;
        const sign = isVoid ? 0 : kind === 'credit-note' ? -1 : 1;
        const head = [number, kind, londonTime(issuedAt).slice(0, 10), taxDay, orderReference, invoice ?? '', buyer, vatCountry];
        for (const { basisPoints, netPence, vatPence, grossPence } of byRate) {
          csv.write([...head, String(basisPoints / 100), sign * netPence, sign * vatPence, sign * grossPence, isVoid ? 'yes' : 'no']);
        }
      }
    }
    csv.end();
  };
  rows().catch((error: unknown) => csv.destroy(error as Error));
  return new Response(Readable.toWeb(csv) as unknown as ReadableStream, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="invoices.csv"' },
  });
}
