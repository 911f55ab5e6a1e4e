import type { TransactionSql } from 'postgres';
import { fixedId } from '../product-range.ts';
import { demoProduct } from '../products.ts';
import { demoRemnants } from '../remnants.ts';
import { careGuides } from './care.ts';
import { fittingGuides } from './fitting.ts';
import type { Paper } from './paper.ts';
import { makersPapers } from './papers.ts';
import { writePdf } from './write-pdf.ts';

/** Every document of the demo shop. */
export const demoPapers: readonly Paper[] = [...fittingGuides, ...careGuides, ...makersPapers];

/** Puts a document into the shop's store, and gives its file's id; it need not write the row of `document_files`, but may. */
export type PutDocument = (bytes: Buffer) => Promise<string>;

export type PutFiles = ReadonlyMap<Paper, { id: string; bytes: number }>;

/** Writes the demo shop's documents and puts them into its store; before the transaction that lists them. */
export async function putDocuments(putDocument: PutDocument): Promise<PutFiles> {
  const files = new Map<Paper, { id: string; bytes: number }>();
  const next = demoPapers.values();
  const worker = async () => {
    for (const paper of next) {
      const bytes = await writePdf(paper);
      files.set(paper, { id: await putDocument(bytes), bytes: bytes.length });
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return files;
}

/** Lists the documents that were put in, each with its products. */
export async function fillDocuments(tx: TransactionSql, files: PutFiles, now: Date): Promise<void> {
  await tx`insert into document_files ${tx([...files.values()])} on conflict (id) do nothing`;
  const rows = [...files].map(([{ kind, title }, { id: file }]) => ({
    id: fixedId(`document ${title}`),
    kind,
    language: 'en',
    title,
    file,
    updated_at: now,
  }));
  await tx`insert into documents ${tx(rows)}`;
  const soldAs = (sku: string) => [demoProduct(sku).id, ...demoRemnants.flatMap(({ of, id }) => (of.sku === sku ? [id] : []))];
  const links = [...files.keys()].flatMap(({ title, skus }) =>
    skus.flatMap(soldAs).map((product_id) => ({ product_id, document_id: fixedId(`document ${title}`) })),
  );
  await tx`insert into product_documents ${tx(links)}`;
}
