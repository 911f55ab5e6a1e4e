import { expect, test } from 'vitest';
import { isPlainText, toPlainText } from './plain-text.ts';

test('ordinary text, accents, emoji and line breaks are plain text', () => {
  for (const text of ['', 'Derry/Londonderry', 'Siobhán Ó Néill', 'oak 🪵', 'one\r\ntwo\tthree']) {
    expect(isPlainText(text)).toBe(true);
    expect(toPlainText(text)).toBe(text);
  }
});

test('NUL, other control characters and half surrogates are not', () => {
  for (const junk of ['\u0000', '\u0007', '\u001b', '\u007f', '\ud800', '\udc00']) {
    expect(isPlainText(`oak${junk}`)).toBe(false);
    expect(toPlainText(`oak${junk} floor`)).toBe('oak floor');
  }
});
