import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

const letter = (inside: string) => `<html><head><title>Not said</title></head><body>${inside}</body></html>`;

test('paragraphs stand apart, the cells of a row below each other', () => {
  expect(plainText(letter('<h1>Thank you</h1><p>Hello,</p><table><tr><td>Oak<br/>WD-1</td><td>£539.00</td></tr></table><hr/><p>Us</p>'))).toBe(
    `Thank you\n\nHello,\n\nOak\nWD-1\n£539.00\n\n${'-'.repeat(78)}\n\nUs\n`,
  );
});

test('a link stands behind its words, once', () => {
  const link = 'https://floors.example/orders/1?token=abc&amp;x=1';
  expect(plainText(letter(`<p>See <a href="${link}">your order</a>, or <a href="${link}">${link}</a>.</p>`))).toBe(
    'See your order https://floors.example/orders/1?token=abc&x=1, or\nhttps://floors.example/orders/1?token=abc&x=1.\n',
  );
  expect(plainText(letter('<p>Mail <a href="mailto:a@example.com">a@example.com</a></p>'))).toBe('Mail a@example.com\n');
});

test('what only an inbox or one mail program reads is left out', () => {
  const preview = '<div data-skip-in-text="true">Shown in the inbox<div>\u200c<img src="x"/></div></div>';
  expect(plainText(letter(`${preview}<p><!--[if mso]><i>x</i><![endif]-->Said</p>`))).toBe('Said\n');
});

test('what somebody typed stays what it was', () => {
  expect(plainText(letter('<p>&lt;b&gt;Two&lt;/b&gt; &amp;amp; &quot;three&quot; &#x27;rooms&#x27;</p>'))).toBe(`<b>Two</b> &amp; "three" 'rooms'\n`);
});

test('long lines are wrapped between words, and a long word stays whole', () => {
  const long = `https://floors.example/${'a'.repeat(80)}`;
  expect(plainText(letter(`<p>${'word '.repeat(16)}${long} end</p>`))).toBe(`${'word '.repeat(14)}word\nword\n${long}\nend\n`);
});
