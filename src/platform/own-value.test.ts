import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';

test('a key from outside finds what the table holds, and nothing that every object has', () => {
  const words = { kept: 'Saved.' };
  expect(ownValue(words, 'kept')).toBe('Saved.');
  for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '', null, undefined])
    expect(ownValue(words, key)).toBeUndefined();
});
