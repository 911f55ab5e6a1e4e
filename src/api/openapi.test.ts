import { expect, test } from 'vitest';
import { calls } from './api.server.ts';
import type { ApiDocument } from './docs-page.ts';
import { documentation } from './documentation.server.ts';
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
  const app = documentation(calls);
  const page = await (await app.request('/docs')).text();
  for (const { path } of calls) expect(page).toContain(`/api${path}<`);
  expect(page).not.toMatch(/undefined|\[object|<script/);
  expect(await (await app.request('/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
});
