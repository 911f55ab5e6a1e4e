import { expect, test } from 'vitest';
import { type GalleryFilter, galleryFilters, isUnderFilter, readGalleryFilter } from './gallery-filters.ts';

const under = (roomType: string, flooringType: string): GalleryFilter[] =>
  galleryFilters.filter((filter) => filter !== 'all' && isUnderFilter(filter, { roomType, flooringType }));

test.each([
  ['Bathroom', 'Porcelain Tiles', ['bathroom', 'tiles']],
  ['En-suite', 'Mosaic', ['bathroom', 'tiles']],
  ['Shower Room', 'Ceramic tile', ['bathroom', 'tiles']],
  ['Hallway', 'Natural Stone', ['tiles']],
  ['Kitchen', 'Limestone', ['kitchen', 'tiles']],
  ['Kitchen', 'Engineered Oak', ['kitchen', 'wood']],
  ['Kitchen-diner', 'Solid Wood', ['kitchen', 'wood']],
  ['Living Room', 'Laminate', ['living room', 'laminate']],
  ['Lounge', 'Laminate Flooring', ['living room', 'laminate']],
  ['Master bedroom', 'Wool Carpet', ['bedroom']],
  ['Bedroom', 'Carpet Tiles', ['bedroom']],
  ['Hallway', 'Oak-effect Laminate', ['laminate']],
  ['Hallway', 'Wood-look Porcelain', ['tiles']],
  ['Utility Room', 'LVT Tile', []],
  ['Hallway', 'Textile', []],
  ['Hallway', 'Washed Stone LVT', []],
  ['Living Room', 'Mixed', ['living room']],
])('%s with %s is found under %j', (room, floor, filters) => {
  expect(under(room, floor)).toEqual(filters);
});

test('an address names a filter in any case; anything else shows all', () => {
  expect(readGalleryFilter('Living Room')).toBe('living room');
  expect(readGalleryFilter(' TILES ')).toBe('tiles');
  expect(readGalleryFilter('garage')).toBe('all');
  expect(readGalleryFilter(null)).toBe('all');
});
