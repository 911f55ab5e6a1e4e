import { expect, test } from 'vitest';
import type { Suitability } from '../../guide/parse-guide.ts';
import { saidOfDrawback } from './verdict-openings.ts';

const warm = { where: 'warmth', floor: 'lvt', verdict: 'yes', why: 'It feels warm enough.' } as Suitability;
const bathroom = { ...warm, where: 'Bathroom', why: 'It takes water.' };

test.each([
  ['is lvt cold in a bathroom', [bathroom, warm], 'No: it feels warm enough.'],
  ['are tiles cold', [{ ...warm, verdict: 'no', why: 'They are cold.' } as Suitability], 'Yes: they are cold.'],
  ['is lvt warm', [warm], null],
  ['is lvt not cold', [warm], null],
])('%s', (said, verdicts, answer) => {
  expect(saidOfDrawback(said, verdicts)).toBe(answer);
});
