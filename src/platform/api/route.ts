import type { Context } from 'hono';
import { z } from 'zod';
import { cleanText } from '#platform/clean-text.ts';
import { uuidShape } from '#platform/is-uuid.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { fillIn, keepTo } from '../form-fields.ts';
import { maxBodyBytes, readJson, readMultipart } from './read-json.ts';

/** Who may make a call: anybody, anybody who is signed in, or an administrator. */
export type Access = 'everyone' | 'customer' | 'admin';

/** Somebody who is signed in. */
export type Caller = { userId: string; isAdmin: boolean };

type Nothing = z.ZodObject<Record<never, never>>;

/**
 * What a handler is given: the path's, the address's and the body's values as the schemas made them, who calls where that is not everyone, and
 * Hono's context for cookies and headers.
 */
export type Input<P, Q, B, Who> = {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  caller: Who extends 'everyone' ? null : Caller;
  http: Context;
};

type Declaration<A extends z.ZodType, P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, Who extends Access> = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, in OpenAPI's writing: `/products/{id}`. */
  path: `/${string}`;
  /** One line for the documentation, and more sentences where they help. */
  summary: string;
  description?: string;
  /** The heading it stands under in the documentation: `Catalogue`. */
  tag: string;
  /** There is no default: a call that does not say who may make it does not compile. */
  access: Who;
  params?: P;
  /** What is said, with 404, where the params fit no record's id. */
  missing?: string;
  query?: Q;
  /** Left out: a body is not read. One whose schema takes `undefined` (a prefault) may be left out of a request. */
  body?: B;
  /** Bytes; 64 KB unless given. */
  maxBodyBytes?: number;
  /** The body is a multipart form, its files as File, of at most `most` bytes; what is said of more. */
  multipart?: { most: number; tooLarge: string };
  answer: A;
  /** The answer is a stream of server-sent events: always, or where the request accepts one. */
  events?: 'always' | 'if-accepted';
  /** The header X-Chat-Token, or the cookie of that name, opens it too. */
  opensWithChatToken?: boolean;
  status?: 200 | 201 | 202 | 204;
  /** The statuses it may refuse with, for the documentation; 422, 500 and 503 go without saying. */
  refuses?: readonly number[];
  /** Authorisation and parsing are done. Calls one function and gives what `answer` describes, or a Response of its own. Throws Refusal. */
  handle: (shop: Shop, input: Input<P, Q, B, Who>) => Promise<z.input<A> | Response> | z.input<A> | Response;
};

/** A declared call: what OpenAPI is written from, and `run`, which answers a request. */
export type Call = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  summary: string;
  description: string | undefined;
  tag: string;
  access: Access;
  params: z.ZodObject | undefined;
  query: z.ZodObject | undefined;
  body: z.ZodType | undefined;
  isMultipart: boolean;
  answer: z.ZodType;
  events: 'always' | 'if-accepted' | undefined;
  opensWithChatToken: boolean;
  status: 200 | 201 | 202 | 204;
  refuses: readonly number[];
  run: (shop: Shop, http: Context, caller: Caller | null) => Promise<Response>;
};

/**
 * Declares one call of the API. A feature's api.server.ts exports a list of these; src/api/api.server.ts mounts them.
 *
 * ```ts
 * export const galleryCalls = [
 *   call({ method: 'get', path: '/customer-photos', tag: 'Content', access: 'everyone', summary: '…', query, answer,
 *     handle: (shop, { query }) => listPhotos(shop, query) }),
 * ];
 * ```
 */
export function call<
  A extends z.ZodType,
  Who extends Access,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(declared: Declaration<A, P, Q, B, Who>): Call {
  const { method, path, summary, description, tag, access, params, query, body, multipart, answer, status = 200, refuses = [] } = declared;
  const { events, opensWithChatToken = false } = declared;
  const isOptional = isOptionalBody(body);
  const readBody = (request: Request) =>
    multipart ? readMultipart(request, multipart.most, multipart.tooLarge) : readJson(request, declared.maxBodyBytes ?? maxBodyBytes, isOptional);
  const run = async (shop: Shop, http: Context, caller: Caller | null) => {
    const input = {
      params: readParams(declared.params, http, declared.missing) as z.output<P>,
      query: (declared.query ? accept(declared.query, readQuery(http.req.url), sentence) : {}) as z.output<Q>,
      body: (declared.body ? accept(declared.body, await readBody(http.req.raw), sentence) : undefined) as z.output<B>,
      caller: caller as Input<P, Q, B, Who>['caller'],
      http,
    };
    const answered = await declared.handle(shop, input);
    if (answered instanceof Response) return answered;
    if (status === 204) return new Response(null, { status });
    // Outside production every answer is held against what the documentation promises.
    if (!shop.config.production) answer.parse(answered);
    return http.json(answered, status, { 'Cache-Control': 'no-store' });
  };
  const said = { method, path, summary, description, tag, access, params, query, body, answer, events, opensWithChatToken, status, refuses };
  return { ...said, isMultipart: multipart !== undefined, run };
}

/** Whether a request may leave the body out. */
export const isOptionalBody = (body: z.ZodType | undefined) => body?.safeParse(undefined).success ?? false;

function readParams(schema: z.ZodObject | undefined, http: Context, missing = 'There is nothing at this address.'): unknown {
  if (!schema) return {};
  const given = Object.entries(http.req.param()).map(([name, value]) => [name, cleanText(value)]);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Refusal('not-found', 'not-found', missing);
  return parsed.data;
}

/** The values of an address's query; a name given more than once becomes a list. An empty value is one not given: that is how forms leave them. */
function readQuery(url: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null);
  const start = url.indexOf('?');
  if (start < 0) return values;
  const search = new URLSearchParams(url.slice(start));
  for (const name of new Set(search.keys())) {
    const given = search.getAll(name).map(cleanText).filter(Boolean);
    if (given.length) values[name] = given.length === 1 ? (given[0] ?? '') : given;
  }
  return values;
}

/** A record's id. Anything else in its place is a record that does not exist. */
export const uuid = z.string().regex(uuidShape).toLowerCase().meta({ format: 'uuid' });

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What is said where a schema does not say it better itself. */
function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return fillIn;
      if (Array.isArray(issue.input) && issue.expected !== 'array') return 'Please give this once only.';
      return `Please give ${kinds[issue.expected] ?? 'something else'} here.`;
    case 'invalid_value':
      return `Please give one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? fillIn : `Please give at least ${issue.minimum} characters.`;
      return issue.origin === 'number'
        ? `Please give ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}.`
        : `Please give at least ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'string') return keepTo(Number(issue.maximum));
      return `Please give ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}.`;
    case 'unrecognized_keys':
      return 'There is no such field here.';
    default:
      return 'This does not look right. Please check it.';
  }
}
