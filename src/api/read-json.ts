import { isPlainText } from '#platform/plain-text.ts';
import { Refusal } from '#platform/refusal.ts';

/** The largest JSON body that a call takes unless it says otherwise. */
export const largestBody = 64 * 1024;

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
 * send that without the browser asking first. Throws UnreadableBody, or a Refusal for text that cannot be stored.
 */
export async function readJson(request: Request, most = largestBody): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new UnreadableBody(415, 'not-json', 'Please send JSON, with the header Content-Type: application/json.');
  }
  const bytes = await readBytes(request, most);
  const json = parse(bytes);
  const field = unprintable(json, '', 0);
  if (field !== null)
    throw new Refusal('invalid', 'unprintable-text', 'Some text holds characters that cannot be stored.', [
      { field, message: 'This text holds characters that cannot be stored.' },
    ]);
  return json;
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

/** The path of the first text that PostgreSQL could not keep or a page could not show, or null. */
function unprintable(value: unknown, path: string, depth: number): string | null {
  if (typeof value === 'string') return isPlainText(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) throw new UnreadableBody(400, 'too-deep', 'The request holds lists within lists beyond reason.');
  for (const [key, inner] of Object.entries(value)) {
    const found = isPlainText(key) ? unprintable(inner, path ? `${path}.${key}` : key, depth + 1) : path;
    if (found !== null) return found;
  }
  return null;
}
