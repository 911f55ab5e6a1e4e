import { expect, it } from 'vitest';
import { kindOf } from './own-room.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it('knows a file by its first bytes, whatever its name says', () => {
  expect(kindOf(bytes('%PDF-1.7\n'))).toBe('pdf');
  expect(kindOf(bytes('\xff\xd8\xff\xe0\0\x10JFIF'))).toBe('jpeg');
  expect(kindOf(bytes('\x89PNG\r\n\x1a\n'))).toBe('png');
  expect(kindOf(bytes('RIFF\x24\0\0\0WEBPVP8 '))).toBe('webp');
  expect(kindOf(bytes('\0\0\0\x20ftypavif\0\0\0\0avifmif1'))).toBe('avif');
  expect(kindOf(bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe('heic');
  expect(kindOf(bytes('\0\0\0\x18ftypisom\0\0\0\0mp41'))).toBeNull();
  expect(kindOf(bytes('<svg xmlns="http://www.w3.org/2000/svg">'))).toBeNull();
  expect(kindOf(bytes(''))).toBeNull();
});
