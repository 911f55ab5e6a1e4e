import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { colour } from './look.ts';

test('letters wear the colours of the site', async () => {
  const tokens = await readFile(new URL('../ui/tokens.css', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(colour)) expect(tokens).toContain(`--color-${name}: ${value};`);
});
