import { expect, test } from 'vitest';
import { cutAtWord, pageMeta } from './page-meta.ts';

const page = {
  title: 'Tiles',
  siteName: 'Floors',
  description: 'Tiles for every room.',
  path: '/products?category=Tiles',
  origin: 'https://floors.example',
};

test('a page has a title, a description, one address and a card', () => {
  const meta = pageMeta(page);
  expect(meta).toContainEqual({ title: 'Tiles | Floors' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://floors.example/products?category=Tiles' });
  expect(meta).toContainEqual({ property: 'og:title', content: 'Tiles' });
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary' });
  expect(JSON.stringify(meta)).not.toContain('robots');
  expect(pageMeta({ ...page, title: 'Floors' })).toContainEqual({ title: 'Floors' });
  expect(pageMeta({ ...page, noindex: true })).toContainEqual({ name: 'robots', content: 'noindex, follow' });
});

test('a picture comes with its size in the width it is shared in', () => {
  const meta = pageMeta({ ...page, image: { imageId: 'c'.repeat(24), width: 1600, height: 1200, alt: 'A floor' } });
  expect(meta).toContainEqual({ property: 'og:image', content: `https://floors.example/images/${'c'.repeat(24)}/1280.jpg` });
  expect(meta).toContainEqual({ property: 'og:image:height', content: '960' });
});

test('a long text is cut after a word', () => {
  expect(cutAtWord('one two three', 13)).toBe('one two three');
  expect(cutAtWord('one two, three four', 10)).toBe('one two…');
  expect(cutAtWord('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(cutAtWord(' a\n b ', 10)).toBe('a b');
});
