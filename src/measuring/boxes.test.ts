import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaCovered, areaProblems, areaToM2, decimalM2, oneSquareMetre, readAreaM2 } from './area.ts';
import { areaFromBoxes, boxesNeeded, calculatePrice, formatWaste, layingPatterns, readWastePercentage, wasteOf } from './boxes.ts';

const m2 = (typed: string | number) => {
  const { area, problem } = readAreaM2(typed);
  if (area === undefined) throw new Error(problem);
  return area;
};

/** A floor of a/b m² in exact fractions, as on paper: the smallest n with n x coverage >= area x (1 + waste). */
function boxesOnPaper(areaMm2: bigint, wasteBasisPoints: bigint, coverageCm2: bigint): bigint {
  const [top, bottom] = [areaMm2 * (10_000n + wasteBasisPoints) * 10_000n, 1_000_000n * 10_000n * coverageCm2];
  let n = top / bottom;
  while (n * bottom < top) n++;
  return n;
}

const areas = fc.integer({ min: 1, max: 2_000_000_000 });
const wastes = fc.oneof(fc.constantFrom(1000, 1500, 2000, 0), fc.integer({ min: 0, max: 10_000 }));
const coverages = fc.oneof(fc.constantFrom(12_100, 14_400, 10_000, 22_200, 18_336, 1), fc.integer({ min: 1, max: 10_000_000 }));
/** Any UTF-16 at all: NUL and halves of surrogate pairs too. */
const anyText = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

test('counts boxes where floating point would sell one too many', () => {
  expect(boxesNeeded(m2(1.1), 1000, 12_100)).toBe(1);
  expect(boxesNeeded(m2('15.12'), 1000, 14_400)).toBe(12);
  expect(boxesNeeded(m2(20), 1000, 22_000)).toBe(10);
  expect(boxesNeeded(m2('1.100001'), 1000, 12_100)).toBe(2);
  expect(() => boxesNeeded(m2(1), 1000, 0)).toThrow(RangeError);
});

test('agrees with exact fractions for any area, waste and box', () => {
  fc.assert(
    fc.property(areas, wastes, coverages, (mm2, waste, coverage) => {
      const boxes = boxesNeeded(BigInt(mm2) * 1_000_000n, waste, coverage);
      expect(BigInt(boxes)).toBe(boxesOnPaper(BigInt(mm2), BigInt(waste), BigInt(coverage)));
    }),
    { numRuns: 1000 },
  );
});

test('boxes to area and back to boxes is the same number', () => {
  expect(decimalM2(areaFromBoxes(12, 1000, 14_400))).toBe('15.70');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), wastes, coverages, (boxes, waste, coverage) => {
      expect(boxesNeeded(areaFromBoxes(boxes, waste, coverage), waste, coverage)).toBe(boxes);
    }),
    { numRuns: 1000 },
  );
});

test('gives the documented result', () => {
  expect(calculatePrice({ area: m2(15.12), wasteBasisPoints: 1000, coverageCm2: 14400, pricePence: 3850 })).toEqual({
    area_m2: 15.12,
    boxes_needed: 12,
    total_area_covered: 17.28,
    waste_percentage: 10,
    total_price: 462,
  });
});

test('the dearest floor that can be asked for is still counted exactly', () => {
  const { total_price } = calculatePrice({ area: m2(10_000), wasteBasisPoints: 10_000, coverageCm2: 10, pricePence: 100_000_000 });
  expect(total_price).toBe(20_000_000 * 1_000_000);
});

test('reads an area as typed or sent', () => {
  for (const [typed, shown] of [
    ['15.5', '15.50'],
    [' 15,5 m² ', '15.50'],
    [15.5, '15.50'],
    ['7', '7.00'],
    ['3 sq m', '3.00'],
    [10_000, '10000.00'],
    ['.5', null],
    ['5.', '5.00'],
    [15.120000000000001, '15.12'],
  ] as const) {
    expect(readAreaM2(typed).area === undefined ? null : decimalM2(m2(typed)), String(typed)).toBe(shown);
  }
  expect(areaToM2(m2('1.23456749'))).toBe(1.234567);
  expect(areaToM2(areaCovered(3, 14_400))).toBe(4.32);
});

test('says what is wrong with an area', () => {
  const cases: [string | number, string][] = [
    ['', areaProblems.missing],
    ['wide', areaProblems.missing],
    ['1e3', areaProblems.missing],
    ['\u0000', areaProblems.missing],
    ['\ud800', areaProblems.missing],
    ['9'.repeat(10_000), areaProblems.tooLarge],
    [Number.NaN, areaProblems.missing],
    [0, areaProblems.zero],
    [-0, areaProblems.zero],
    [-3, areaProblems.zero],
    ['-3', areaProblems.zero],
    ['0.00', areaProblems.zero],
    [1e-7, areaProblems.zero],
    [1e-300, areaProblems.zero],
    [10_000.000001, areaProblems.tooLarge],
    [1e20, areaProblems.tooLarge],
    [1e21, areaProblems.tooLarge],
    [Number.POSITIVE_INFINITY, areaProblems.tooLarge],
  ];
  for (const [typed, problem] of cases) expect(readAreaM2(typed), String(typed).slice(0, 20)).toEqual({ problem });
});

test('no text makes reading an area fail', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.double(), fc.integer()), (typed) => {
      const { area } = readAreaM2(typed);
      expect(area === undefined || (area > 0n && area <= 10_000n * oneSquareMetre)).toBe(true);
    }),
  );
});

test('a waste percentage is 0 to 100 with at most two decimals', () => {
  expect([10, '10', 12.5, '0', 100, '100.00'].map(readWastePercentage)).toEqual([1000, 1000, 1250, 0, 10_000, 10_000]);
  for (const junk of [-1, -0, 100.01, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, 0.001, '', 'ten', '1e1', '10%', ' ', '\u0000'])
    expect(readWastePercentage(junk), String(junk)).toBeNull();
});

test('each pattern has its waste', () => {
  expect(layingPatterns.map(({ label, wasteBasisPoints }) => `${label} ${formatWaste(wasteBasisPoints)}`)).toEqual([
    'Straight 10%',
    'Diagonal 15%',
    'Herringbone 15%',
    'Chevron 20%',
  ]);
  expect(wasteOf('chevron')).toBe(2000);
  expect(wasteOf('__proto__')).toBe(1000);
});
