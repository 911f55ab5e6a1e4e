import { expect, test } from 'vitest';
import { sayDate } from '#platform/say-date.ts';
import { enquiryAddress, sayLikes } from './photo-words.ts';

const photo = { title: 'Oak & light', flooringType: 'Engineered oak', roomType: 'Living Room' };

test('an enquiry is begun for the visitor, with nothing that could break out of its address', () => {
  const address = new URL(enquiryAddress(photo, 'hello@floors.example', 'https://floors.example/gallery?photo=1&x=2'));
  expect(address.protocol + address.pathname).toBe('mailto:hello@floors.example');
  expect(address.searchParams.get('subject')).toBe('Your photo “Oak & light”');
  expect(address.searchParams.get('body')).toContain('Oak & light (Engineered oak, living room)\nhttps://floors.example/gallery?photo=1&x=2');
  expect(enquiryAddress(photo, '', '')).toBe('/contact?subject=product&product=Oak+%26+light');
});

test('likes and dates in words', () => {
  expect([sayLikes(0), sayLikes(1), sayLikes(12)]).toEqual(['0 likes', '1 like', '12 likes']);
  expect(sayDate(new Date('2026-03-13T23:59:00Z'))).toBe('13 March 2026');
});
