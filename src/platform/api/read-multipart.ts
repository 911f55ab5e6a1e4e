import { cleanForm } from '#platform/clean-form.ts';
import { readBytes, UnreadableBody } from './read-json.ts';

/** What a multipart form holds beside its file: field names, boundaries, a few lines of text. */
const besides = 64 * 1024;

/**
 * A multipart form as an object: texts as strings, files as File. A file that was chosen nowhere is left out. At most
 * `most` bytes of files; `tooLarge` is said of more. Its texts are clean (`cleanText`). Throws UnreadableBody.
 */
export async function readMultipart(request: Request, most: number, tooLarge: string): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new UnreadableBody(415, 'not-multipart', 'Please send the file as multipart/form-data.');
  const bytes = await readBytes(request, most + besides).catch((error: unknown) => {
    throw error instanceof UnreadableBody ? new UnreadableBody(413, 'too-large', tooLarge) : error;
  });
  const form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new UnreadableBody(400, 'broken-form', 'The form could not be read. Please send it again.');
  });
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, value] of cleanForm(form)) {
    if (typeof value === 'string' || value.size > 0 || value.name) values[name] = value;
  }
  return { ...values };
}
