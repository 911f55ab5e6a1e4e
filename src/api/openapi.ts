import { z } from 'zod';
import { type Call, isOptionalBody } from '#platform/api/route.ts';

type Json = Record<string, unknown>;

const problems: Record<number, string> = {
  400: 'The body cannot be read: `code` is broken-json, broken-form or too-deep.',
  401: 'Nobody is signed in.',
  403: 'Not yours to do; or a browser’s request that did not come from the shop’s own pages.',
  404: 'There is no such record.',
  405: 'The path does not take this method; `Allow` says which it takes.',
  409: 'It cannot be done as things stand; the sentence says why.',
  413: 'The body is too large.',
  415: 'The body is not of the kind that the call takes.',
  422: 'What was sent does not make sense; `errors` names the fields.',
  429: 'Too many of these; `Retry-After` says when to come back.',
  500: 'A fault of ours, noted under `request_id`.',
  503: 'The shop cannot answer just now; `Retry-After` says when to come back.',
};

/** What an answer says in its head. */
const headers: Record<number, Json> = {
  401: { 'WWW-Authenticate': { description: 'Bearer.', schema: { type: 'string' } } },
  405: { Allow: { description: 'The methods that the path takes.', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds until the limit ends.', schema: { type: 'integer', minimum: 1 } } },
  503: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } } },
};

/** The session's cookie proves nothing of a write without the header that only the shop's own pages can send. */
const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token that logging in answers with.' },
  cookie: { type: 'apiKey', in: 'cookie', name: '__Host-auth_token', description: 'Set by logging in; `auth_token` where the shop is not on https.' },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie XSRF-TOKEN; needed with the session’s cookie to write.',
  },
  chatToken: { type: 'apiKey', in: 'header', name: 'X-Chat-Token', description: 'The token that beginning a conversation answers with.' },
  chatCookie: { type: 'apiKey', in: 'cookie', name: '__Host-chat', description: 'The same as a cookie; `chat` where the shop is not on https.' },
};

const said: Record<Call['access'], string> = { everyone: 'Everyone.', customer: 'Whoever is signed in.', admin: 'Administrators.' };

/** The OpenAPI 3.1 description of the calls, made from the schemas that check what goes in and out. */
export function openApi(calls: readonly Call[]): Json {
  const schemas: Json = { Problem: problemSchema };
  const paths: Record<string, Json> = {};
  for (const declared of calls) {
    paths[declared.path] = { ...paths[declared.path], [declared.method]: operation(declared, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Flooring shop',
      version: '1',
      description:
        'Money is in pounds unless a name says pence; areas are square metres. Every refusal is problem+json (RFC 9457) with one plain ' +
        'sentence as `detail`.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: Object.fromEntries(Object.entries(problems).map(([code, text]) => [`Problem${code}`, problemResponse(Number(code), text)])),
      securitySchemes,
    },
  };
}

function operation(declared: Call, schemas: Json): Json {
  const { method, tag, summary, description, access, params, query, body, isMultipart, status, refuses } = declared;
  const refused = new Set([
    ...refuses,
    ...(method === 'get' ? [] : [403]),
    ...(params ? [404] : []),
    ...(access === 'everyone' ? [] : [401]),
    ...(access === 'admin' ? [403] : []),
    ...(query || body ? [422] : []),
    ...(body ? [400, 413, 415] : []),
    405,
    500,
    503,
  ]);
  const responses: Json = { [status]: status === 204 ? { description: 'Done.' } : { description: 'Done.', content: answered(declared, schemas) } };
  for (const code of [...refused].sort()) responses[code] = { $ref: `#/components/responses/Problem${code}` };
  return {
    tags: [tag],
    operationId: operationId(declared),
    summary,
    description: [description, `Who may: ${said[access]}`].filter(Boolean).join('\n\n'),
    security: securityOf(declared),
    ...parametersOf(params, query, schemas),
    ...(body
      ? {
          requestBody: {
            required: !isOptionalBody(body),
            content: { [isMultipart ? 'multipart/form-data' : 'application/json']: { schema: schemaOf(body, 'input', schemas) } },
          },
        }
      : {}),
    responses,
  };
}

function answered({ answer, events }: Call, schemas: Json): Json {
  const streamed = { 'text/event-stream': { schema: { type: 'string' } } };
  if (events === 'always') return streamed;
  return { 'application/json': { schema: schemaOf(answer, 'output', schemas) }, ...(events ? streamed : {}) };
}

/** What opens a call, any one of these; `{}`: nothing is needed, and what is sent all the same says who asks. */
function securityOf({ method, access, opensWithChatToken }: Call): Json[] {
  const session = [{ bearer: [] }, method === 'get' ? { cookie: [] } : { cookie: [], xsrf: [] }];
  if (opensWithChatToken) return [{ chatToken: [] }, { chatCookie: [] }, ...session];
  return access === 'everyone' ? [{}, ...session] : session;
}

function parametersOf(params: Call['params'], query: Call['query'], schemas: Json): Json {
  const parameters = [...each(params, 'path'), ...each(query, 'query')];
  return parameters.length ? { parameters } : {};

  function each(from: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
    if (!from) return [];
    const { properties = {}, required = [] } = schemaOf(from, 'input', schemas) as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(properties).map(([name, { description, ...schema }]) => {
      const field = from.shape[name];
      // Zod leaves out the default of what it transforms.
      if (field instanceof z.ZodDefault) schema.default ??= field.def.defaultValue;
      const isNeeded = place === 'path' || required.includes(name);
      return { name, in: place, ...(isNeeded ? { required: true } : {}), ...(description ? { description } : {}), schema: parameterSchema(schema) };
    });
  }
}

/** In an address everything is text. What the values mean is said; how their text looks, only of texts. */
function parameterSchema({ default: fallback, enum: values, maxLength, pattern, ...schema }: Json): Json {
  const isText = schema.type === 'string';
  return {
    ...schema,
    ...(values && isText ? { enum: values } : {}),
    ...(maxLength && isText ? { maxLength } : {}),
    ...(pattern && isText ? { pattern } : {}),
    ...(fallback === undefined || fallback === '' ? {} : { default: isText ? fallback : JSON.parse(String(fallback)) }),
  };
}

/** A schema as OpenAPI has it; those with an id go to the components, once. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Zod leaves them out wherever what comes in is not what comes of it.
      const { examples } = z.globalRegistry.get(zodSchema as z.core.$ZodType) ?? {};
      if (examples) jsonSchema.examples = examples as typeof jsonSchema.examples;
      // Clients must bear fields that a later version adds.
      delete jsonSchema.additionalProperties;
      // Said by the format already, at great length.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  for (const [id, definition] of Object.entries($defs)) schemas[id] = repoint(definition);
  const pointed = repoint(own) as Json;
  if (typeof own.id !== 'string') return pointed;
  schemas[own.id] = pointed;
  return { $ref: `#/components/schemas/${own.id}` };
}

function repoint(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(repoint);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, inner]) => !(key === 'id' && typeof inner === 'string'));
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === '$ref' ? String(inner).replace('#/$defs/', '#/components/schemas/') : repoint(inner)]),
  );
}

/** `GET /products/{id}` → getProductsById. */
function operationId({ method, path }: Call): string {
  const words = path.split(/[/-]/).filter(Boolean);
  return method + words.map((word) => (word.startsWith('{') ? `By${capital(word.slice(1, -1))}` : capital(word))).join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function problemResponse(code: number, description: string): Json {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return { description, ...(headers[code] ? { headers: headers[code] } : {}), content };
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable, for programs.' },
    detail: { type: 'string', description: 'One sentence, for people.' },
    errors: {
      type: 'array',
      items: { type: 'object', required: ['field', 'message'], properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
    request_id: { type: 'string' },
  },
};
