import { afterAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { openRecords } from '../../test/api-records.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { type End, fitsOf, type JsonSchema, type Known, valueAt, wrongTexts, wrongValues } from '../../test/openapi-values.ts';
import { calls, createApi } from './api.server.ts';
import { openApi } from './openapi.ts';

type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema };
type Answered = { $ref?: string; content?: Record<string, unknown>; headers?: Record<string, unknown> };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answered>;
};
type Document = { paths: Record<string, Record<string, Operation>>; components: { responses: Record<string, Answered> } };

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = createApi(shop);
const records = await openRecords(shop);
const document = JSON.parse(JSON.stringify(openApi(calls))) as Document;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, operation })),
);

/** Rules that no schema says: of several fields at once, or of what the record is. */
const rulesBesides = [
  'POST /admin/orders/{id}/refund',
  'POST /products/{id}/calculate-price',
  'POST /products/{id}/kit',
  'POST /cart/cuts',
  'POST /delivery/quote',
  'POST /orders',
  'POST /orders/guest',
];

/** What is sent, and whether the document allows it. */
type Sent = { why: string; isRight: boolean; query: Record<string, unknown>; body: unknown };

test.each(operations.map((one) => [one.name, one] as const))(
  '%s answers as it is documented, whatever is sent',
  async (_, { name, method, path, operation }) => {
    const known = await records.known(path);
    const place = path.replaceAll(/\{\w+\}/g, (part) => encodeURIComponent(String(known[part] ?? part)));
    const admin = `Bearer ${await openSession(shop, records.admin)}`;
    const wrong: unknown[] = [];
    const ask = async ({ why, isRight, query, body }: Sent, authorization: string | null) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const response = await api.request(`${place}?${search}`, requestOf(method, operation, body, authorization, records.chatToken));
      const problem = disagreement(operation, response);
      const said = response.status >= 400 ? await response.json() : await response.body?.cancel();
      if (problem) wrong.push([why, problem, said]);
      if (authorization === admin && isRight && said?.code === 'invalid-form' && !rulesBesides.includes(name))
        wrong.push([why, 'what the document allows is refused', said.errors]);
      if (!isRight && response.ok) wrong.push([why, `what the document does not allow is answered ${response.status}`]);
    };
    const [plain] = sendings(operation, known);
    for (const sent of sendings(operation, known)) {
      if ('429' in operation.responses) await shop.sql`delete from rate_limits`;
      await ask(sent, admin);
    }
    if (plain) await ask({ ...plain, why: 'a customer' }, `Bearer ${await openSession(shop, records.customer)}`);
    if (plain) await ask({ ...plain, why: 'a guest' }, null);
    if (operation.requestBody) await ask({ why: 'broken', isRight: false, query: {}, body: '{' }, admin);
    expect(wrong).toEqual([]);
  },
);

/** What is allowed from end to end, and one thing at a time that is not. */
function sendings({ parameters = [], requestBody }: Operation, known: Known): Sent[] {
  const query = schemaOfQuery(parameters);
  const body = bodySchema(requestBody);
  const at = (end: End) => ({ query: query ? objectOf(valueAt(query, end, known)) : {}, body: body && valueAt(body, end, known) });
  const right = (['most', 'least'] as const).map((end) => ({ why: `all at their ${end}`, isRight: true, ...at(end) }));
  const base = at('most');
  return [
    ...right,
    ...faults(query, wrongTexts).map(([why, change]) => ({ why: `in the address ${why}`, isRight: false, ...base, query: change(base.query) })),
    ...faults(body, wrongValues).map(([why, change]) => ({ why: `in the body ${why}`, isRight: false, ...base, body: change(objectOf(base.body)) })),
  ];
}

type Fault = readonly [why: string, change: (value: Record<string, unknown>) => Record<string, unknown>];

function faults(schema: JsonSchema | undefined, wrongOf: typeof wrongValues): Fault[] {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).flatMap(([name, own]): Fault[] => [
    ...(required.includes(name) ? [[`no ${name}`, ({ [name]: _, ...rest }) => rest] satisfies Fault] : []),
    ...wrongOf(own, fitsOf(own)).map((value): Fault => [`${name}: ${JSON.stringify(value).slice(0, 60)}`, (rest) => ({ ...rest, [name]: value })]),
  ]);
}

/** Why an answer is none of those that the document has; null where it is. */
function disagreement({ responses }: Operation, response: Response): string | null {
  const documented = responses[response.status];
  if (!documented) return `an undocumented ${response.status}`;
  // Documented, for faults come; none may come of what is sent.
  if (response.status === 500) return 'a fault';
  const { content = {}, headers = {} } = documented.$ref
    ? (document.components.responses[documented.$ref.split('/').at(-1) ?? ''] ?? {})
    : documented;
  const type = response.headers.get('content-type')?.split(';')[0] ?? 'nothing';
  if (response.status !== 204 && !(type in content)) return `${response.status} as ${type}`;
  const missing = Object.keys(headers).filter((name) => !response.headers.has(name));
  return missing.length ? `${response.status} without ${missing}` : null;
}

function requestOf(method: string, { requestBody }: Operation, body: unknown, authorization: string | null, chatToken: string): RequestInit {
  const headers = new Headers({ 'X-Chat-Token': chatToken, ...(authorization ? { authorization } : {}) });
  if (!requestBody) return { method, headers };
  if ('multipart/form-data' in requestBody.content) {
    const form = new FormData();
    for (const [name, value] of Object.entries(objectOf(body))) form.set(name, value instanceof File ? value : String(value));
    return { method, headers, body: form };
  }
  headers.set('content-type', 'application/json');
  return { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

function schemaOfQuery(parameters: Parameter[]): JsonSchema | undefined {
  const own = parameters.filter((parameter) => parameter.in === 'query');
  if (!own.length) return undefined;
  const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])), required };
}

function bodySchema(requestBody: Operation['requestBody']): JsonSchema | undefined {
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
