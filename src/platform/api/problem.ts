import { isDatabaseDown } from '#platform/database/unavailable.server.ts';
import { refusalStatus } from '#platform/http/refusal-status.ts';
import { type FieldError, Refusal } from '#platform/refusal.ts';

/** Why a call failed, as RFC 9457 has it, with `code` for programs and `detail` as one plain sentence for people. */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  code: string;
  detail: string;
  errors?: readonly FieldError[];
  request_id?: string;
};

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The answer to a call that failed. `headers` are added to its own. */
export function problem(
  status: number,
  code: string,
  detail: string,
  more: { errors?: readonly FieldError[]; requestId?: string; headers?: Record<string, string> | undefined } = {},
): Response {
  const body: Problem = { type: 'about:blank', title: titles[status] ?? 'Error', status, code, detail };
  if (more.errors?.length) body.errors = more.errors;
  if (more.requestId) body.request_id = more.requestId;
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...more.headers });
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '5');
  return new Response(JSON.stringify(body), { status, headers });
}

/** Puts whatever was thrown into a status and a sentence. What nobody foresaw is a 500 that says only the request's id. */
export function problemOf(error: unknown, requestId?: string): Response {
  if (error instanceof Refusal) {
    const headers = error.retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(error.retryAfterSeconds) };
    return problem(refusalStatus[error.kind], error.code, error.detail, { errors: error.errors, requestId, headers });
  }
  if (isDatabaseDown(error)) return problem(503, 'unavailable', 'We’re very busy at the moment. Please try again in a few seconds.', { requestId });
  const said = requestId ? ` If it happens again, please contact us and quote ${requestId}.` : '';
  return problem(500, 'fault', `Something went wrong on our side.${said}`, { requestId });
}
