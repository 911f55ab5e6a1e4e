import { expect, test } from 'vitest';
import { calls } from './api.server.ts';
import { type ApiDocument, documentation } from './documentation.server.ts';

import { openApi } from './openapi.ts';

const document = openApi(calls) as unknown as ApiDocument;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('every call is described once', () => {
  expect(openApi(calls).openapi).toBe('3.1.0');
  expect(operations).toHaveLength(calls.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
});

test('every part of a path is a parameter, and every reference leads somewhere', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(methods))
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(parts);
  }
  for (const [, name] of JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g))
    expect(Object.keys(document.components.schemas)).toContain(name);
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('an address’s values are described as what they mean', () => {
  const parameters = document.paths['/products']?.get?.parameters;
  expect(parameters).toContainEqual({
    name: 'limit',
    in: 'query',
    description: 'Products on a page.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  });
  expect(parameters).toContainEqual({
    name: 'in_stock',
    in: 'query',
    description: 'Only what can be ordered now.',
    schema: { type: 'boolean', default: false },
  });
});

test('the page names every call, and the document is served as it is', async () => {
  const app = documentation(calls, { cacheBytes: 2 ** 30 });
  const page = await (await app.request('/docs')).text();
  for (const { path } of calls) expect(page).toContain(`/api${path}<`);
  expect(page).not.toMatch(/undefined|\[object|<script/);
  expect(await (await app.request('/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
});

type Described = {
  security?: Record<string, string[]>[];
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
  requestBody?: unknown;
  parameters?: { name: string; schema: unknown }[];
};
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, method, ...(operation as unknown as Described) })),
);
const { responses, securitySchemes } = document.components as unknown as {
  responses: Record<string, { headers?: Record<string, unknown> }>;
  securitySchemes: Record<string, unknown>;
};

test('every call says what opens it, and a write with a cookie the header that goes with it', () => {
  for (const { call, method, security = [] } of described) {
    expect([call, security.length > 0]).toEqual([call, true]);
    for (const name of security.flatMap(Object.keys)) expect(Object.keys(securitySchemes)).toContain(name);
    if (method !== 'get') expect(security.filter((one) => 'cookie' in one).every((one) => 'xsrf' in one)).toBe(true);
  }
  expect(securitySchemes).toMatchObject({ chatToken: { name: 'X-Chat-Token' }, xsrf: { name: 'X-XSRF-TOKEN' } });
});

test('streams are streams, a body may be broken, and answers name the headers they come with', () => {
  for (const { call, responses: own, requestBody } of described) {
    if (call.endsWith('stream') || call.endsWith('stream/{id}')) expect(Object.keys(own[200]?.content ?? {})).toEqual(['text/event-stream']);
    if (requestBody) expect(Object.keys(own)).toEqual(expect.arrayContaining(['400', '413', '415', '422']));
    expect(Object.keys(own)).toContain('405');
  }
  expect(Object.keys(responses.Problem429?.headers ?? {})).toEqual(['Retry-After']);
  expect(Object.keys(responses.Problem405?.headers ?? {})).toEqual(['Allow']);
});

test('no whole number that goes in is larger than its column', () => {
  const found: string[] = [];
  // Ids of chat messages are 64 bits wide.
  const wide = ['after', 'before', 'message_id', 'up_to'];
  const look = (name: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { type, maximum } = value as { type?: unknown; maximum?: number };
    if (type === 'integer' && !wide.includes(name) && !((maximum ?? Number.POSITIVE_INFINITY) <= 2_147_483_647)) found.push(name);
    for (const [key, inner] of Object.entries(value)) look(['anyOf', '0', '1', 'schema'].includes(key) ? name : key, inner);
  };
  for (const { requestBody, parameters = [] } of described) {
    look('body', requestBody);
    for (const { name, schema } of parameters) look(name, schema);
  }
  expect(found).toEqual([]);
});
