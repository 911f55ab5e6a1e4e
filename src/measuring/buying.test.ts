import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaProblem, chooseBoxes, choosePattern, layingPatterns, maxBoxes, oneBox, readBuying, typeArea } from './boxes.ts';
import { forgetArea } from './measured.ts';

const coverage = 14_400;

test('boxes follow the area, and the area follows the boxes', () => {
  const typed = typeArea(oneBox, '15.12', coverage);
  expect(typed).toMatchObject({ mode: 'area', quantity: 12, area: '15.12' });
  const stepped = chooseBoxes(typed, 13, coverage);
  expect(stepped).toMatchObject({ mode: 'manual', quantity: 13, area: '17.01' });
  expect(typeArea(stepped, stepped.area, coverage).quantity).toBe(13);
});

test('boxes alone say nothing of an area, and a product without coverage never does', () => {
  expect(chooseBoxes(oneBox, 3, coverage)).toEqual({ ...oneBox, quantity: 3 });
  expect(chooseBoxes({ ...oneBox, area: '4' }, 3, null).area).toBe('');
});

test('a pattern that wastes more needs more boxes for the same area', () => {
  const typed = typeArea(oneBox, '15.12', coverage);
  expect(choosePattern(typed, 'chevron', coverage)).toMatchObject({ quantity: 13, area: '15.12', pattern: 'chevron' });
  const stepped = chooseBoxes(typed, 13, coverage);
  expect(choosePattern(stepped, 'chevron', coverage)).toMatchObject({ quantity: 13, area: '15.6', pattern: 'chevron' });
});

test('what makes no sense is said and changes no boxes', () => {
  const typed = typeArea(oneBox, '15.12', coverage);
  for (const wrong of ['nine', '-1', '0', '10001', '9999']) {
    expect(areaProblem(wrong, 'straight', 100)).toBeTruthy();
    expect(typeArea(typed, wrong, 100).quantity).toBe(typed.quantity);
  }
  expect(areaProblem('', 'straight', coverage)).toBeNull();
  expect([Number.NaN, -3, 0, 2.9, 1e12].map((n) => chooseBoxes(oneBox, n, coverage).quantity)).toEqual([1, 1, 1, 2, maxBoxes]);
});

test('an earlier answer is not bought as the answer to an area that makes no sense, until the boxes are chosen by hand', () => {
  const wrong = typeArea(typeArea(oneBox, '15.12', coverage), '15.12 x', coverage);
  expect(wrong).toMatchObject({ mode: 'unclear', area: '15.12 x', quantity: 12 });
  expect(choosePattern(wrong, 'chevron', coverage).mode).toBe('unclear');
  expect(chooseBoxes(wrong, 12, coverage)).toMatchObject({ mode: 'manual', quantity: 12 });
  expect(typeArea(wrong, '', coverage).mode).toBe('manual');
  // Nor are the boxes of the first room where the second makes no sense.
  const unmeasured = forgetArea(typeArea(oneBox, '15.12', coverage), true);
  expect(unmeasured).toMatchObject({ mode: 'unclear', area: '', quantity: 12 });
  expect(choosePattern(unmeasured, 'chevron', coverage).mode).toBe('unclear');
  expect(forgetArea(unmeasured, false).mode).toBe('manual');
});

test('reads what an address asks for', () => {
  expect(readBuying(new URLSearchParams('area=15.12&pattern=chevron'), coverage)).toMatchObject({ quantity: 13, pattern: 'chevron' });
  expect(readBuying(new URLSearchParams('area=15&pattern=zigzag'), coverage).pattern).toBe('straight');
  expect(readBuying(new URLSearchParams('area=<script>'), coverage)).toMatchObject({ mode: 'unclear', quantity: 1 });
  expect(readBuying(new URLSearchParams('area=15'), null)).toEqual(oneBox);
  expect(readBuying(new URLSearchParams(), coverage)).toEqual(oneBox);
});

test('going from boxes to area and back ends at the same boxes', () => {
  const patterns = fc.constantFrom(...layingPatterns.map(({ pattern }) => pattern));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 50, max: 5000 }), patterns, (boxes, covers, pattern) => {
      const { area } = chooseBoxes({ ...oneBox, area: '1', pattern }, boxes, covers);
      fc.pre(Number(area) <= 10_000);
      expect(typeArea({ ...oneBox, pattern }, area, covers).quantity).toBe(boxes);
    }),
  );
});
