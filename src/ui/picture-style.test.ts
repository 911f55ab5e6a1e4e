import { expect, test } from 'vitest';
import { pictureStyle } from './picture-style.ts';

const styleOf = (backgroundSize: string) => pictureStyle({ backgroundPosition: 'top left', backgroundSize, imageOpacity: 1 });

test.each([
  ['cover', 'cover'],
  ['contain', 'contain'],
  ['100% 100%', 'fill'],
  ['auto', 'none'],
  ['something else', 'cover'],
])('a picture set to %s is shown as %s', (size, objectFit) => {
  expect(styleOf(size)).toEqual({ objectPosition: 'top left', objectFit, opacity: undefined });
});

test('a zoom grows from where the picture is anchored', () => {
  expect(styleOf('120%')).toMatchObject({ objectFit: 'cover', scale: '1.2', transformOrigin: 'top left' });
});
