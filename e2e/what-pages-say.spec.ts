import { type APIRequestContext, expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate/node';

/** What the server puts on each page, in its order: as a reader without scripts, or a search engine, gets it. */

async function get(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.text()).replaceAll(/<!--.*?-->/gs, '');
}

/** The page's own part, without scripts. */
const mainOf = (page: string) => page.slice(page.indexOf('<main')).replaceAll(/<script.*?<\/script>/gs, '');

function expectInOrder(text: string, parts: readonly string[]) {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect.soft(at, `${part} after what stands before it`).toBeGreaterThanOrEqual(from);
    from = Math.max(from, at);
  }
}

const inOrder: [path: string, parts: string[]][] = [
  [
    '/',
    [
      ...['aria-label="Highlights"', 'Get Free Quote', 'SSL secured', 'Free delivery on orders of £199 and over', 'Contact us', '<blockquote'],
      ...['Our Recent Work', 'href="/gallery"', 'Northern Ireland', 'Republic of Ireland', 'Scotland', 'England and Wales'],
      ...['Shop by Category', 'href="/products?category=Vinyl+%26+Lino"', 'Featured Products', '<article'],
      ...['Why choose us', 'Installation guarantee', 'Free delivery', 'Standard delivery', 'id="trust"'],
    ],
  ],
  [
    '/products',
    [
      ...['All Products', 'Tiles', 'Wood Flooring', 'Laminate Flooring', 'LVT', 'Vinyl &amp; Lino', 'Carpet', 'Trims &amp; Accessories', 'Underlay'],
      ...[
        'Adhesives',
        'Other',
        'placeholder="Product name..."',
        'In stock only',
        'Min',
        'Max',
        'Showing 20 of ',
        'Page 1 of ',
        'Relevance',
        'Newest',
      ],
      ...['low to high', 'high to low', 'Top rated', 'Showing 1-20 of ', 'Items per page', 'Jump to page'],
    ],
  ],
  [
    '/gallery',
    [
      ...['Customer Gallery', 'All<', 'Bathroom<', 'Kitchen<', 'Living room<', 'Bedroom<', 'Tiles<', 'Wood<', 'Laminate<', 'Showing 36 of 60 photos'],
      'Show More Photos',
    ],
  ],
  ['/about', ['<h1', 'Northern Ireland', 'England and Wales', 'href="/gallery"', 'Opening hours', 'href="/terms"']],
  [
    '/contact',
    [
      ...['028 ', 'Bangor', 'Mon–Fri', '9am–5pm', 'Sat', '10am–5pm', 'Sun', '1pm–5pm', 'name="firstName"', 'name="lastName"', 'name="email"'],
      ...['name="phone"', 'name="subject"', 'value="quote"', 'value="product"', 'value="installation"', 'value="support"', 'value="other"'],
      ...['name="message"', 'We reply within 24 hours.'],
    ],
  ],
  ...['belfast', 'derry', 'armagh', 'newry', 'lisburn'].map((slug): [string, string[]] => [
    `/areas/${slug}`,
    ['Flooring in ', 'href="tel:+4428', 'Find Us Locally', 'Map and directions', 'Reviews on the map', 'Our services in ', 'Where we deliver'],
  ]),
  ['/login', ['name="email"', 'name="password"', 'href="/register"']],
  ['/register', ['name="full_name"', 'name="username"', 'name="email"', 'name="password"']],
];
for (const [path, parts] of inOrder) {
  test(`${path} has its parts in their order`, { tag: '@every-run' }, async ({ request }) => expectInOrder(mainOf(await get(request, path)), parts));
}

test('the home page shows nine photos and at most eight products, and tells who the shop is', { tag: '@every-run' }, async ({ request }) => {
  const page = await get(request, '/');
  const main = mainOf(page);
  const between = (from: string, to: string) => main.slice(main.indexOf(from), main.indexOf(to));
  expect(between('Our Recent Work', 'id="service-areas"').match(/<img/g)).toHaveLength(9);
  expect(between('Featured Products', 'Why choose us').match(/<article/g)).toHaveLength(8);
  for (const said of ['"@type":"HomeGoodsStore"', '"openingHoursSpecification"', '"postalCode"', '"telephone"']) expect(page).toContain(said);
});

test('a floor tells search engines its price, stock and place', { tag: '@every-run' }, async ({ request }) => {
  const { products } = (await (await request.get('/api/products?category=Tiles&limit=1')).json()) as { products: { id: string; price: number }[] };
  const page = await get(request, `/products/${products[0]?.id}`);
  for (const said of [
    '"@type":"Product"',
    '"@type":"Offer"',
    `"price":"${products[0]?.price.toFixed(2)}"`,
    '"unitCode":"MTK"',
    '"@type":"BreadcrumbList"',
  ])
    expect(page).toContain(said);
  expect(page).toContain('<meta property="og:type" content="product"/>');
});

const addresses: [path: string, canonical: string, isIndexed: boolean][] = [
  ['/', '/', true],
  ['/products', '/products', true],
  ['/products?page=2', '/products?page=2', true],
  ['/products?category=LVT&sort=newest&limit=50', '/products?category=LVT', true],
  ['/products?category=tiles', '/products?category=Tiles', true],
  ['/products?category=Tiles&material=porcelain', '/products?category=Tiles', true],
  ['/products?category=Tiles&material=porcelain&finish=matt', '/products?category=Tiles', false],
  ['/products?search=oak', '/products', false],
  ['/products?max_price=30', '/products', false],
  ['/gallery?filter=wood', '/gallery', false],
  ['/compare', '/compare', false],
  ['/cart', '/cart', false],
];
for (const [path, canonical, isIndexed] of addresses) {
  test(`${path} is known as ${canonical}${isIndexed ? '' : ', and left out of the index'}`, { tag: '@every-run' }, async ({ request }) => {
    const page = await get(request, path);
    const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
    expect(href.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, '')).toBe(canonical);
    expect(/<meta name="robots" content="noindex/.test(page)).toBe(!isIndexed);
  });
}

test('a category has one address, and what is no category is not found', { tag: '@every-run' }, async ({ request }) => {
  const moved = await request.get('/products?category=wood-flooring&sort=newest', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/products?category=Wood+Flooring&sort=newest']);
  expect((await request.get('/products?category=Nonsense')).status()).toBe(404);
});

/** What the standard leaves free, and React, or we, write otherwise than the validator likes: none of it changes what a page is. */
const asWritten = ['no-inline-style', 'void-style', 'attribute-boolean-style', 'attribute-empty-style', 'doctype-style', 'long-title'];
const notTheStandards = ['no-trailing-whitespace', 'require-sri', 'tel-non-breaking', 'prefer-native-element'];

test('every page is valid HTML, and a control belongs to a form that is there', { tag: '@every-run' }, async ({ request }) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: Object.fromEntries([...asWritten, ...notTheStandards].map((rule) => [rule, 'off'])),
  });
  expect((await validator.validateString('<p><div>')).valid).toBe(false);
  const { products } = (await (await request.get('/api/products?category=Tiles&limit=3')).json()) as { products: { id: string }[] };
  const [first] = products;
  const found = `/products/${first?.id} /products/${first?.id}/room /compare?ids=${products.map(({ id }) => id)}`;
  const fixed =
    '/ /products /products?category=Tiles /gallery /about /contact /terms /delivery-and-returns /faq /privacy /cookies /areas /areas/belfast ' +
    '/cart /checkout /wishlist /login /register /api/docs';
  for (const path of `${fixed} ${found}`.split(' ')) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    expect(results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${path}: ${message} at ${selector}`))).toEqual([]);
    const forms = [...html.matchAll(/ form="([^"]+)"/g)].map(([, id]) => id);
    expect([path, forms.filter((id) => !html.includes(`<form id="${id}"`) && !new RegExp(`<form[^>]* id="${id}"`).test(html))]).toEqual([path, []]);
  }
});
