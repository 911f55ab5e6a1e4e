import { expect, test } from 'vitest';
import { isTiled, pictureStyle, tiledStyle } from './picture.tsx';

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

test.each([
  ['repeat', '80%', true],
  ['repeat-x', 'contain', true],
  ['repeat-y', 'auto', true],
  ['repeat', 'cover', false],
  ['repeat', '100% 100%', false],
  ['no-repeat', '80%', false],
])('%s at %s: drawn over and over is %s', (backgroundRepeat, backgroundSize, expected) => {
  expect(isTiled({ backgroundRepeat, backgroundSize })).toBe(expected);
});

test('a tiled picture keeps its place, size and strength, in the best format the browser knows', () => {
  const set = { backgroundPosition: 'top left', backgroundSize: '80%', backgroundRepeat: 'repeat-x', imageOpacity: 0.5 };
  expect(
    tiledStyle(set, [
      ['image/avif', '/images/a/960.avif'],
      ['image/jpeg', '/images/a/960.jpg'],
    ]),
  ).toEqual({
    backgroundImage: 'image-set(url("/images/a/960.avif") type("image/avif"), url("/images/a/960.jpg") type("image/jpeg"))',
    backgroundPosition: 'top left',
    backgroundSize: '80%',
    backgroundRepeat: 'repeat-x',
    opacity: 0.5,
  });
});
