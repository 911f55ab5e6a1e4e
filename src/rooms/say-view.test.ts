import { expect, it } from 'vitest';
import { sayView } from './laying-of.ts';

const oak = { floor: 'Mourne Oak', pattern: 'Herringbone', grout: null, turn: 45 } as const;
const tile = { floor: 'Lough Limestone', pattern: 'Brick bond', grout: 'Warm grey', turn: 0 } as const;

it('says what is shown', () => {
  expect(sayView('Kitchen-diner', oak, null)).toBe('Kitchen-diner with Mourne Oak, herringbone, laid diagonally.');
  expect(sayView('Hallway', tile, oak)).toBe(
    'Hallway, two floors side by side. Left of the line: Lough Limestone, brick bond, warm grey grout. Right of it: Mourne Oak, herringbone, ' +
      'laid diagonally.',
  );
});
