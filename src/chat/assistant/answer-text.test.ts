import { expect, test } from 'vitest';
import { nameInText, onlyOwnLinks, plainAnswerText, readAnswerText, sentencesOf } from './answer-text.ts';

test('only links to our own site are links', () => {
  expect(readAnswerText('See [this](/products/1?a=b) now.\n\nBye.')).toEqual([
    [
      { text: 'See ', href: null },
      { text: 'this', href: '/products/1?a=b' },
      { text: ' now.', href: null },
    ],
    [{ text: 'Bye.', href: null }],
  ]);
  for (const bad of ['[x](//evil.example)', '[x](https://evil.example)', '[x](javascript:alert(1))', '![x](/a.png)<b>', '[x](/a"b)']) {
    expect(
      readAnswerText(bad)
        .flat()
        .every(({ href }) => href === null || /^\/(?!\/)/.test(href)),
    ).toBe(true);
  }
  expect(plainAnswerText('a [b](/c) d')).toBe('a b d');
});

test('what others wrote loses its addresses, images and markup', () => {
  expect(onlyOwnLinks('a ![i](https://e.example/i.png)[b](/c) [d](https://e.example) www.e.example <i>f</i>')).toBe('a [b](/c) d  f');
  expect(nameInText('Oak [free](https://e.example) <b>*!*</b>\n x'.repeat(5))).not.toMatch(/[[\]<>*\n]|https/);
  expect(nameInText('x'.repeat(200))).toHaveLength(80);
});

test('sentences keep their decimals', () => {
  expect(sentencesOf('It costs £2.50. Yes! And').map((one) => one.trim())).toEqual(['It costs £2.50.', 'Yes!', 'And']);
});
