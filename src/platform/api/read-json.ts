import { cleanForm, cleanText } from '#platform/clean-text.ts';

/** The largest JSON body that a call takes unless it says otherwise. */
export const maxBodyBytes = 64 * 1024;

/** No call needs more lists and objects within one another. */
const deepest = 20;

/** A body that could not be read at all: its status, code and sentence. */
export class UnreadableBody extends Error {
  readonly status: 400 | 413 | 415;
  readonly code: string;
  constructor(status: 400 | 413 | 415, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * The JSON of a request, at most `most` bytes of it. Only `application/json` is taken: a form on another site cannot
 * send that without the browser asking first. Its texts are clean (`cleanText`). Where the body is optional, one of no bytes is undefined.
 * Throws UnreadableBody.
 */
export async function readJson(request: Request, most = maxBodyBytes, isOptional = false): Promise<unknown> {
  const early = isOptional ? await readBytes(request, most) : null;
  if (early?.byteLength === 0) return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new UnreadableBody(415, 'not-json', 'Please send JSON, with the header Content-Type: application/json.');
  }
  return cleaned(parse(early ?? (await readBytes(request, most))), 0);
}

/** The bytes of a request's body. Throws UnreadableBody (413) as soon as there are more than `most`, whatever its length header said. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new UnreadableBody(413, 'too-large', `Please send at most ${most >= 1024 ? `${Math.floor(most / 1024)} KB` : `${most} bytes`}.`);
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new UnreadableBody(400, 'broken-json', 'The request is not valid JSON.');
  }
}

/** The same JSON with clean texts and names; `__proto__` is a name like any other. */
function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new UnreadableBody(400, 'too-deep', 'The request holds lists within lists beyond reason.');
  if (Array.isArray(value)) return value.map((inner) => cleaned(inner, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleanText(name), cleaned(inner, depth + 1)]));
}

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
