import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampPercent,
  imageOpacities,
  imageOpacityField,
  moveFocalPoint,
  overlayOpacities,
  overlayOpacityField,
  photoSizeField,
  photoSizes,
  positionField,
  positionOf,
  positions,
  readPosition,
  slideSizeField,
  slideSizes,
} from './display-settings.ts';

test('nine positions, seven sizes of slides, three of photos, and the sliders’ limits', () => {
  expect(positions).toHaveLength(9);
  expect(slideSizes.map(([value]) => value)).toEqual(['cover', 'contain', '100% 100%', '120%', '150%', '80%', 'auto']);
  expect(photoSizes.map(([value]) => value)).toEqual(['cover', 'contain', '100% 100%']);
  expect([imageOpacities, overlayOpacities]).toEqual([
    { min: 0.1, max: 1, step: 0.1 },
    { min: 0, max: 0.8, step: 0.1 },
  ]);
});

test('a position is a point and back again', () => {
  for (const name of positions) expect(positionOf(readPosition(name) ?? { x: -1, y: -1 })).toBe(name);
  expect([readPosition('center'), readPosition('left top'), readPosition('TOP LEFT'), readPosition('bottom')]).toEqual([
    { x: 50, y: 50 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 50, y: 100 },
  ]);
  for (const text of ['', '101% 0%', '-1% 0%', '10px 20px', '50%', 'top bottom', 'left right', 'top top', 'center; color: red', 'url(x)'])
    expect([text, readPosition(text)]).toEqual([text, null]);
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(percent, percent, (x, y) => {
      expect(readPosition(positionOf({ x, y }))).toEqual({ x, y });
    }),
  );
});

test('dragging and arrow keys stay within 0 and 100', () => {
  expect([clampPercent(-3), clampPercent(40.6), clampPercent(1e9), clampPercent(Number.NEGATIVE_INFINITY)]).toEqual([0, 41, 100, 0]);
  expect(moveFocalPoint({ x: 50, y: 50 }, 'ArrowLeft', false)).toEqual({ x: 49, y: 50 });
  expect(moveFocalPoint({ x: 50, y: 95 }, 'ArrowDown', true)).toEqual({ x: 50, y: 100 });
  expect(moveFocalPoint({ x: 0, y: 0 }, 'ArrowUp', false)).toEqual({ x: 0, y: 0 });
  expect(moveFocalPoint({ x: 0, y: 0 }, 'Tab', false)).toBeNull();
});

test('what is no setting is refused in words', () => {
  expect(positionField.parse('50% 0%')).toBe('top');
  expect(positionField.safeParse('x').error?.issues[0]?.message).toBe('Please enter a position such as center, top left or 40% 60%.');
  expect(photoSizeField.safeParse('120%').error?.issues[0]?.message).toBe('Please choose the size: cover, contain, stretch.');
  expect(slideSizeField.parse('120%')).toBe('120%');
  expect([imageOpacityField.parse(0.1 + 0.2), overlayOpacityField.parse(0)]).toEqual([0.3, 0]);
  for (const value of [0, 1.01, Number.NaN, 'x', 1e12, -1])
    expect(imageOpacityField.safeParse(value).error?.issues[0]?.message).toBe('Please enter the image opacity as a number from 0.1 to 1.');
  expect(overlayOpacityField.safeParse(0.81).success).toBe(false);
});
