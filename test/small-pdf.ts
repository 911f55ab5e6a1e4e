import PDFDocument from 'pdfkit';

/** A true PDF of one page that says these words. */
export async function smallPdf(words: string): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({ info: { Title: words, CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  const written = new Promise((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.text(words).end();
  await written;
  return Buffer.concat(chunks);
}
