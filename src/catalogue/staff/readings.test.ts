import { expect, test } from 'vitest';
import { yesOrNo } from './readings.ts';

test('yes and no are read as people write them, and nothing that every object inherits is either', () => {
  expect(['Yes', ' on ', '1', 'no', 'FALSE'].map((said) => yesOrNo.parse(said))).toEqual([true, true, true, false, false]);
  for (const said of ['__proto__', 'constructor', 'toString', 'perhaps']) expect([said, yesOrNo.safeParse(said).success]).toEqual([said, false]);
});
