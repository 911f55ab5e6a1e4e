import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { listActiveSlides } from './queries.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('slides that are switched on and within their dates, by position', async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const slide = (title: string, position: number, more: { is_active?: boolean; starts_at?: Date; ends_at?: Date; image_id?: string } = {}) => ({
    title,
    subtitle: '',
    description: '',
    position,
    ...more,
  });
  await shop.db
    .insertInto('images')
    .values({ id: 'b'.repeat(24), width: 1920, height: 960, bytes: 1, format: 'webp', placeholder: '#123456' })
    .execute();
  await shop.db
    .insertInto('hero_slides')
    .values([
      slide('last', 9),
      slide('off', 1, { is_active: false }),
      slide('over', 2, { ends_at: now }),
      slide('to come', 3, { starts_at: new Date(now.getTime() + 1) }),
      slide('running', 4, { starts_at: now, ends_at: new Date(now.getTime() + 1), image_id: 'b'.repeat(24) }),
      slide('first', 0),
    ])
    .execute();
  const slides = await listActiveSlides({ ...shop, now: () => now });
  expect(slides.map((s) => s.title)).toEqual(['first', 'running', 'last']);
  expect(slides[1]?.picture).toEqual({ imageId: 'b'.repeat(24), width: 1920, height: 960, placeholder: '#123456', alt: '' });
  expect(slides[0]).toMatchObject({
    picture: null,
    buttonText: 'Browse Our Collection',
    buttonLink: '/products',
    overlayOpacity: 0.4,
    imageOpacity: 1,
  });
});
