import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test('ordinary text, accents, emoji and line breaks stay', () => {
  const flags = '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}🇮🇪';
  const joined = ['👩🏽‍🔧 👨‍👩‍👧 ❤️‍🔥 ✔︎ 3️⃣', 'می‌خواهم', 'क्‍ष'];
  for (const text of ['', 'Derry/Londonderry', 'Siobhán Ó Néill', 'oak 🪵', 'one\r\ntwo\tthree', 'עץ אלון', '…“oak” – 1½″', flags, ...joined])
    expect(cleanText(text)).toBe(text);
});

test.each([
  ['NUL and other controls', '\u0000\u0007\u001b\u007f'],
  ['C1 controls', '\u0080\u0084\u009b\u009f'],
  ['halves of a surrogate pair', '\ud800'],
  ['the other half', '\udc00'],
  ['noncharacters', '\ufffe\uffff\ufdd0\u{1fffe}\u{10ffff}'],
  ['zero-width marks', '\u200b\u200c\u200d\u2060\ufeff\u180e'],
  ['soft hyphens', '\u00ad'],
  ['marks that turn the direction', '\u061c\u200e\u200f\u202a\u202e\u2066\u2069'],
  ['letters that leave no mark', '\u115f\u3164\uffa0\u034f'],
  ['hidden writing', '\u{E0001}\u{E0041}\u{E0042}a\ufe0f'.replace('a', '')],
  ['annotations', '\ufff9\ufffb'],
])('%s go', (_, evil) => {
  expect(cleanText(`oak${evil} floor`)).toBe('oak floor');
  for (const mark of evil.isWellFormed() ? evil : [evil]) expect(cleanText(`oak${mark} floor`)).toBe('oak floor');
});

test('letters are composed, and lines broken one way', () => {
  expect(cleanText('Siobha\u0301n')).toBe('Siobhán');
  expect(cleanText('one\u2028two\u0085three\vfour')).toBe('one\ntwo\nthree\nfour');
});

test('a letter carries ten marks at most', () => {
  expect(cleanText(`oa1${'\u0316\u0301'.repeat(5)}`)).toHaveLength(13);
  expect(cleanText(`oa1${'\u0316\u0301'.repeat(50_000)}`)).toHaveLength(13);
});

test('what is clean stays as it is, whatever it was', () => {
  const marks = [
    ...'aé1👍❤🏴कम \n',
    '\u0301',
    '\u0344'.repeat(7),
    '\ufe0f',
    '\u200d',
    '\u200c',
    '\u{1F3FD}',
    '\u{E0067}',
    '\ud800',
    '\u202e',
    '\u0085',
    '\u1100\u1161',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...marks), fc.string({ unit: 'binary' }))), (parts) => {
      const cleaned = cleanText(parts.join(''));
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(cleaned.isWellFormed()).toBe(true);
    }),
    { numRuns: 100 },
  );
});
