import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoCategories } from './categories.ts';
import { demoGallery } from './gallery.ts';
import { demoHeroSlides } from './hero-slides.ts';
import { categoryFile, galleryFile, heroFile, pictureFolder, productFile } from './picture-files.ts';
import { pictureWords } from './picture-words.ts';
import { demoProduct, demoProducts } from './products.ts';
import { roomOf } from './room-of.ts';

const roomFolder = join(import.meta.dirname, '../../content/rooms');
const wanted = [
  ...demoProducts.flatMap(({ sku, pictures }) => pictures.map((view) => productFile(sku, view))),
  ...demoHeroSlides.map((_, i) => heroFile(i)),
  ...demoGallery.map((_, i) => galleryFile(i)),
  ...demoCategories.map(({ slug }) => categoryFile(slug)),
];

test('every picture is there and known, and no other', () => {
  const index = JSON.parse(readFileSync(join(pictureFolder, 'index.json'), 'utf8'));
  const files = readdirSync(pictureFolder).filter((file) => file.endsWith('.webp'));
  expect(files.toSorted()).toEqual(wanted.toSorted());
  expect(Object.keys(index).toSorted()).toEqual(wanted.toSorted());
});

test('all pictures and rooms together stay below 60 MB', () => {
  const sizeOf = (folder: string): number =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  expect(sizeOf(pictureFolder) + sizeOf(roomFolder)).toBeLessThan(60_000_000);
});

test('a floor is shown in a room that it is recommended for; neighbours in a range in different ones where they can be', () => {
  expect(roomOf(demoProduct('TIL-MOS-PEN-WHT'))).toBe('bathroom');
  const strand = demoProducts.filter(({ sku }) => sku.startsWith('TIL-STR')).map(roomOf);
  for (let i = 1; i < strand.length; i++) expect(strand[i]).not.toBe(strand[i - 1]);
  const shown = [...demoCategories, ...demoHeroSlides, ...demoGallery].map(({ picture }) => picture.room);
  for (const room of [...demoProducts.map(roomOf), ...shown]) {
    if (room !== null && room !== 'object') expect(existsSync(join(roomFolder, room, 'room.json')), room).toBe(true);
  }
});

test('each says that it is an illustration, and what it shows', () => {
  const words = demoProducts.flatMap((product) => product.pictures.map((view) => pictureWords(product, view)));
  expect(new Set(words).size).toBe(words.length);
  for (const text of words) expect(text).toMatch(/^Illustration: \S.{20,}/);
  expect(pictureWords(demoProduct('LVT-QUO-CH-OAK'), 'room')).toMatch(/ laid in (chevron|herringbone) in an? /);
});

test('what is made for walls only is shown in no room', () => {
  for (const { sku, pictures, description } of demoProducts) if (/For walls only/.test(description)) expect(pictures, sku).not.toContain('room');
});
