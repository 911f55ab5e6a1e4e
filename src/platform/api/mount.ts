import { type Context, Hono } from 'hono';
import { answerWithin, longestUploadMs, longestWaitMs } from '#platform/http/answer-within.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { problem, problemOf } from './problem.ts';
import { UnreadableBody } from './read-json.ts';
import type { Access, Call, Caller } from './route.ts';

/** Finds out who makes a request; null is a guest. */
export type FindCaller = (shop: Shop, request: Request) => Promise<Caller | null>;

/** An app that answers these calls, and everything else below it with a problem: 404, or 405 with the methods there are. */
export function mount(shop: Shop, calls: readonly Call[], findCaller: FindCaller): Hono {
  const app = new Hono();
  const tooSlow = (http: Context) =>
    problem(503, 'too-slow', 'This is taking too long. Please try again in a few seconds.', { requestId: http.get('requestId') });
  const [soon, later] = [answerWithin(longestWaitMs, tooSlow), answerWithin(longestUploadMs, tooSlow)];
  app.use((http, next) => (http.req.header('content-type')?.startsWith('multipart/') ? later : soon)(http, next));
  const answer = (declared: Call) => async (http: Context) => {
    await admit(declared.access, () => findCaller(shop, http.req.raw));
    return declared.run(shop, http);
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

async function admit(access: Access, find: () => Promise<Caller | null>) {
  if (access === 'everyone') return;
  const caller = await find();
  if (!caller) throw new Refusal('unauthenticated', 'not-signed-in', 'Please log in first.');
  if (access === 'admin' && !caller.isAdmin) throw new Refusal('forbidden', 'not-an-admin', 'Admin access required');
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
