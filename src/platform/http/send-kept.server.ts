import type { Context } from 'hono';
import { type Beside, type Encoding, encode, type KeptAnswer } from './kept-answers.server.ts';

/** The answer in the encoding that the request likes best; 304 where the browser has it already. */
export function sendKept(c: Context, answer: KeptAnswer): Response | Promise<Response> {
  if (c.env) (c.env as Beside).kept = answer;
  const headers = headersOf(answer);
  if (isUnmodified((name) => c.req.header(name), new Headers(headers))) return new Response(null, { status: 304, headers });
  const isHead = c.req.raw.method === 'HEAD';
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding === null) return send(answer.identity, headers, isHead);
  headers['Content-Encoding'] = encoding;
  const bytes = encode(answer, encoding);
  return bytes instanceof Promise ? bytes.then((made) => send(made, headers, isHead)) : send(bytes, headers, isHead);
}

/** What a kept answer says of itself in whatever encoding. */
export function headersOf(answer: KeptAnswer): Record<string, string> {
  return { ...answer.headers, ETag: answer.etag, Vary: 'Accept-Encoding' };
}

function send(bytes: Buffer<ArrayBuffer>, headers: Record<string, string>, isHead: boolean): Response {
  headers['Content-Length'] = String(bytes.length);
  return new Response(isHead ? null : bytes, { headers });
}

/** Whether an If-None-Match names this tag; weak and strong count as the same (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === opaque);
}

/** Whether a request has the answer already, by its tag or, where it names none, by its date (RFC 9110, 13.2.2). */
export function isUnmodified(asked: (name: string) => string | undefined, answer: Headers): boolean {
  const [tag, etag] = [asked('if-none-match'), answer.get('ETag')];
  if (tag !== undefined) return etag !== null && matchesEtag(tag, etag);
  const [since, modified] = [Date.parse(asked('if-modified-since') ?? ''), Date.parse(answer.get('Last-Modified') ?? '')];
  return modified <= since;
}

/** Brotli, gzip or neither (null), as Accept-Encoding ranks them; brotli where it likes both the same (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const liked = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    if (name) liked.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  const anything = liked.get('*') ?? 0;
  const br = liked.get('br') ?? anything;
  const gz = liked.get('gzip') ?? liked.get('x-gzip') ?? anything;
  const plain = liked.get('identity') ?? 0;
  const best = Math.max(br, gz);
  if (best === 0 || plain > best) return null;
  return br >= gz ? 'br' : 'gzip';
}
