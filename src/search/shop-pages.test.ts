import { expect, test } from 'vitest';
import { queries } from '../../test/search-queries.ts';
import { pagesFor } from './shop-pages.ts';

const led: Record<string, string> = {
  returns: '/delivery-and-returns#if-you-change-your-mind',
  'returns policy': '/delivery-and-returns#if-you-change-your-mind',
  'Can I return it?': '/delivery-and-returns#if-you-change-your-mind',
  refund: '/delivery-and-returns#if-you-change-your-mind',
  retruns: '/delivery-and-returns#if-you-change-your-mind',
  delivery: '/delivery-and-returns',
  'Delivery costs': '/delivery-and-returns',
  'how much is delivery': '/delivery-and-returns',
  'free delivery': '/delivery-and-returns',
  delivry: '/delivery-and-returns',
  samples: '/delivery-and-returns#free-samples',
  'free samples': '/delivery-and-returns#free-samples',
  'order samples': '/delivery-and-returns#free-samples',
  guarantee: '/delivery-and-returns#if-something-is-faulty',
  'opening hours': '/contact',
  'opening times': '/contact',
  'phone number': '/contact',
  showroom: '/contact',
  'track my order': '/orders',
  orders: '/orders',
  login: '/account',
  basket: '/cart',
  gallery: '/gallery',
  'where do you deliver': '/areas',
};

test.each(Object.entries(led))('a search for “%s” leads to %s', (search, href) => {
  expect(pagesFor(search).map((page) => page.href)).toContain(href);
});

test('goods are not taken for pages', () => {
  const goods = ['contact adhesive', 'oak', 'sample oak', 'open plan lounge flooring', 'sign', '', '😀', '   ', 'borders', 'broken bond tile'];
  for (const search of [...goods, ...queries.map(([search]) => search)]) expect([search, pagesFor(search)]).toEqual([search, []]);
});

test('a word being typed leads to its page before it is whole', () => {
  expect(pagesFor('deliv')).toEqual([]);
  expect(pagesFor('deliv', true)).toEqual([{ name: 'Delivery', href: '/delivery-and-returns' }]);
  expect(pagesFor('retu', true).map(({ href }) => href)).toEqual(['/delivery-and-returns#if-you-change-your-mind']);
  expect(pagesFor('openi', true)).toEqual([]);
});
