import { expect, test } from 'vitest';
import { cutOptions, readCutForm } from './cut-form.ts';

const carpet = {
  unit: 'metre', coverageCm2: 40_000, pricePence: 8000, rollWidthMm: [5000], cutStepMm: 100,
  patternRepeatLengthMm: null, patternRepeatWidthMm: null, directionMatters: null,
}; // biome-ignore format: a row
const read = (query: string) => readCutForm(new URLSearchParams(query));

test('rooms, an L, doorways and stairs are read as people type them, with one more room to fill in', () => {
  const { rooms, wanted, problems } = read(
    'r1n=Lounge&r1l=4.5&r1w=4m 50&r1cl=1&r1cw=50 cm&r1de=6 cm&r2l=3,6&r2w=2&r2own=1&sn=13&sl=25 cm&sr=200 mm&sw=80 cm',
  );
  expect(problems).toEqual({});
  expect(rooms).toHaveLength(3);
  expect(wanted).toEqual({
    rooms: [
      { name: 'Lounge', length_mm: 4500, width_mm: 4500, corner_length_mm: 1000, corner_width_mm: 500,
        doorways: [{ wall: 'end', depth_mm: 60 }], joined: 0 },
      { name: 'Room 2', length_mm: 3600, width_mm: 2000, doorways: [], joined: 2 },
    ],
    stairs: [{ name: '', steps: 13, tread_mm: 250, riser_mm: 200, nosing_mm: 0, width_mm: 800 }],
  }); // biome-ignore format: rows
  expect(read('')).toMatchObject({ rooms: [{ l: '' }], problems: {}, wanted: null });
});

test('what makes no sense is said at its own field, and what was typed stays', () => {
  for (const [query, field] of [
    ['r1l=4.5', 'r1w'],
    ['r1l=abc&r1w=2', 'r1l'],
    ['r1l=70&r1w=2', 'r1l'],
    ['r1l=4&r1w=3&r1cl=1', 'r1cw'],
    ['r1l=4&r1w=3&r1cl=5&r1cw=1', 'r1cl'],
    ['r1l=4&r1w=3&r1ds=2', 'r1ds'],
    ['r3l=4&r3w=0', 'r3w'],
    ['sn=99&sl=25cm&sr=20cm&sw=1', 'sn'],
    ['sn=13', 'sw'],
  ] as const) {
    const form = read(query);
    expect([query, form.wanted, Object.keys(form.problems)]).toEqual([query, null, expect.arrayContaining([field])]);
    for (const message of Object.values(form.problems)) expect(message).toMatch(/^[A-Z].{10,}\.$/);
  }
  expect(read('r1l=abc&r1w=2').rooms[0]).toMatchObject({ l: 'abc', w: '2' });
});

test('every roll is priced for the rooms, the one with the fewest seams first', () => {
  const { wanted } = read('r1l=4.5&r1w=4.5');
  const options = wanted ? cutOptions(carpet, wanted, (widthMm) => (widthMm === 4000 ? 9200 : 4500)) : [];
  // 5 m: 4.6 m at £100. 4 m: two drops of 4.6 m at £80, with a seam.
  expect(options).toMatchObject([
    { rollWidthMm: 5000, seams: 0, pence: 46_000, isEnough: false, cuts: '1 cut from a 5 m wide roll: 4.6 m', list: ['4.6 m: Room 1 4.6 × 4.6 m'] },
    { rollWidthMm: 4000, seams: 1, pence: 73_600, isEnough: true, cuts: '2 cuts from a 4 m wide roll: 4.6 m, 4.6 m' },
  ]); // biome-ignore format: a row each
  expect(JSON.parse(options[1]?.send ?? '')).toMatchObject({ rooms: [{ length_mm: 4500 }], roll_width_mm: 4000, seams: 1 });
});
