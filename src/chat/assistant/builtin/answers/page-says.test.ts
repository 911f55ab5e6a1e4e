import { expect, test } from 'vitest';
import { pageForbids, pageLine, pageSays, pageSaysOfSupply } from './page-says.ts';

const page = {
  name: 'Lund Deep Carpet',
  description:
    'We have paused it while the mill changes the dye. A deep wool for bedrooms. Allow 15% for the cuts. Footprints show in it after a visit. Now 30% off with code X.',
};

test('a share that goes to waste is quoted, one that comes off the price is not', () => {
  expect(pageSays(page, /%/)).toBe('Its page says: “Allow 15% for the cuts.”');
  expect(pageSays(page, /\bcode\b/)).toBeNull();
});

test('why it has run out is said of what has run out only', () => {
  expect(pageSaysOfSupply(page)).toContain('the mill changes the dye');
  expect(pageSays(page, /\bmill\b/)).toBeNull();
  expect(pageLine(page)).toBe('A deep wool for bedrooms.');
});

test('a room that a page warns of, and no other', () => {
  const thin = { description: 'White boards. Keep it out of kitchens and away from wet boots.' };
  expect(pageForbids(thin, 'Kitchen')).toContain('Keep it out');
  expect(pageForbids(thin, 'Bedroom')).toBeNull();
});
