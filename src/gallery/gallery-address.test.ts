import { expect, test } from 'vitest';
import { galleryAddress, readGalleryView } from './gallery-filters.ts';

const id = '0b9ad7a0-7d1f-4cf3-9f4a-0a2f3f1c5d11';

test('an address says no more than it must, and reads back as it was', () => {
  expect(galleryAddress({})).toBe('/gallery');
  for (const view of [
    { filter: 'living room', page: 3, photo: id },
    { filter: 'all', page: 1, photo: null },
  ] as const) {
    expect(readGalleryView(new URL(galleryAddress(view), 'http://x').searchParams)).toEqual(view);
  }
});

test('nonsense in an address is left out', () => {
  const read = (query: string) => readGalleryView(new URLSearchParams(query));
  for (const page of ['0', '-3', 'x', '1.5', '', 'NaN', 'Infinity']) expect(read(`page=${page}`).page, page).toBe(1);
  expect(read('page=999999').page).toBe(25);
  for (const photo of ['1', "' or 1=1", 'x'.repeat(10_000)]) expect(read(`photo=${photo}`).photo).toBeNull();
  expect(read(`photo=${id.toUpperCase()}`).photo).toBe(id);
});
