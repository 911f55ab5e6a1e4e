import { type Context, Hono } from 'hono';
import { isDatabaseDown } from '#platform/database/in-transaction.server.ts';
import { answerWithin, maxUploadMs, maxWaitMs } from '#platform/http/answer-within.server.ts';
import { type FieldError, notSignedIn, Refusal, refusalStatus } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { tooSlowWords, veryBusy } from '../refusal.ts';
import { UnreadableBody } from './read-json.ts';
import type { Access, Call, Caller } from './route.ts';

/** Finds out who makes a request; null is a guest. */
export type FindCaller = (shop: Shop, request: Request) => Promise<Caller | null>;

/** An app that answers these calls, and everything else below it with a problem: 404, or 405 with the methods there are. */
export function mount(shop: Shop, calls: readonly Call[], findCaller: FindCaller): Hono {
  const app = new Hono();
  const tooSlow = (http: Context) => problem(503, 'too-slow', tooSlowWords, { requestId: http.get('requestId') });
  const [soon, later] = [answerWithin(maxWaitMs, tooSlow), answerWithin(maxUploadMs, tooSlow)];
  app.use((http, next) => (http.req.header('content-type')?.startsWith('multipart/') ? later : soon)(http, next));
  const answer = (declared: Call) => async (http: Context) => {
    const caller = await admit(declared.access, () => findCaller(shop, http.req.raw));
    return declared.run(shop, http, caller);
  };
  for (const declared of calls) app.on(declared.method.toUpperCase(), honoPath(declared.path), answer(declared));
  for (const [path, own] of Map.groupBy(calls, (declared) => honoPath(declared.path))) {
    app.all(path, (http) => wrongMethod(http, own));
  }
  app.all('*', (http) => problem(404, 'no-such-call', 'There is no such call.', { requestId: http.get('requestId') }));
  app.onError((error, http) => {
    const requestId: string | undefined = http.get('requestId');
    if (error instanceof UnreadableBody) return problem(error.status, error.code, error.message, { requestId });
    const answered = problemOf(error, requestId);
    if (answered.status >= 500) shop.log.error({ requestId, err: error }, 'a call failed');
    return answered;
  });
  return app;
}

/** Who calls; null where that is everyone's call. */
async function admit(access: Access, find: () => Promise<Caller | null>): Promise<Caller | null> {
  if (access === 'everyone') return null;
  const caller = await find();
  if (!caller) throw notSignedIn();
  if (access === 'admin' && !caller.isAdmin) throw new Refusal('forbidden', 'not-an-admin', 'Admin access required');
  return caller;
}

function wrongMethod(http: Context, calls: readonly Call[]): Response {
  const methods = calls.map((declared) => declared.method.toUpperCase());
  const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ');
  if (http.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
  return problem(405, 'wrong-method', `This call does not take ${http.req.method}; it takes ${allow}.`, {
    requestId: http.get('requestId'),
    headers: { Allow: allow },
  });
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Why a call failed, as RFC 9457 has it, with `code` for programs and `detail` as one plain sentence for people. */
type Problem = {
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
function problem(
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
function problemOf(error: unknown, requestId?: string): Response {
  if (error instanceof Refusal) {
    const headers = error.retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(error.retryAfterSeconds) };
    return problem(refusalStatus[error.kind], error.code, error.detail, { errors: error.errors, requestId, headers });
  }
  if (isDatabaseDown(error)) return problem(503, 'unavailable', veryBusy, { requestId });
  const said = requestId ? ` If it happens again, please contact us and quote ${requestId}.` : '';
  return problem(500, 'fault', `Something went wrong on our side.${said}`, { requestId });
}
