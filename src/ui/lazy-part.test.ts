import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Word = () => 'fetched';
const Instead = () => 'instead';
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test.each([
  ['what is fetched', lazyPart(async () => ({ default: Word })), 'fetched'],
  ['what stands in for it', lazyPart(lost, Instead), 'instead'],
  ['nothing, and the page stays', lazyPart(lost), ''],
])('shows %s', async (_, Part, shown) => {
  const { prelude } = await prerender(createElement('p', null, createElement(Suspense, null, createElement(Part))));
  expect((await new Response(prelude as ReadableStream).text()).replaceAll(/<[^>]*>/g, '')).toBe(shown);
});
