import { expect, test } from 'vitest';
import { queries } from './queries.ts';
import { pagesFor } from './shop-pages.ts';

const led: Record<string, string> = {
  returns: '/terms#returns',
  'returns policy': '/terms#returns',
  'Can I return it?': '/terms#returns',
  refund: '/terms#returns',
  retruns: '/terms#returns',
  delivery: '/terms#delivery',
  'Delivery costs': '/terms#delivery',
  'how much is delivery': '/terms#delivery',
  'free delivery': '/terms#delivery',
  delivry: '/terms#delivery',
  samples: '/terms#samples',
  'free samples': '/terms#samples',
  'order samples': '/terms#samples',
  guarantee: '/terms#faults',
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
  expect(pagesFor('deliv', true)).toEqual([{ name: 'Delivery', href: '/terms#delivery' }]);
  expect(pagesFor('retu', true).map(({ href }) => href)).toEqual(['/terms#returns']);
  expect(pagesFor('openi', true)).toEqual([]);
});
