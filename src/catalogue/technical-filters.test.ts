import { expect, test } from 'vitest';
import type { TechnicalField } from './category.ts';
import { filterChips } from './filter-chips.ts';
import { emptyFilters } from './filters.ts';
import type { CatalogueRow } from './snapshot/catalogue-row.ts';
import { answersTo, technicalFields, technicalFilters } from './technical-filters.ts';

const nothing = { slip_rating: null, slip_ptv: null, wear_class: null, reaction_to_fire: null, warranty_years: null };
const keys = (field: TechnicalField, of: Partial<typeof nothing | Record<string, unknown>>) =>
  answersTo(field, { ...nothing, ...of } as unknown as CatalogueRow).map(({ key }) => key);

test('whatever is better than what is asked for answers to it; what is not known answers to nothing', () => {
  for (const field of technicalFields) expect(keys(field, {})).toEqual([]);
  expect(keys('slip', { slip_rating: 'R11' })).toEqual(['r9', 'r10', 'r11']);
  expect(keys('slip', { slip_rating: 'r 11' })).toEqual([]);
  expect(keys('slip', { slip_rating: 'R9 (A+B)', slip_ptv: 36 })).toEqual(['ptv36', 'r9']);
  expect(keys('slip', { slip_ptv: 35 })).toEqual([]);
  expect(keys('warranty', { warranty_years: 25 })).toEqual(['5', '10', '15', '20', '25']);
  expect(keys('warranty', { warranty_years: 4 })).toEqual([]);
  expect(keys('wear_class', { wear_class: '22' })).toEqual(['21', '22']);
  // A floor for shops is good enough for homes; one for light industry is no floor for shops.
  expect(keys('wear_class', { wear_class: '33' })).toEqual(['21', '22', '23', '31', '32', '33']);
  expect(keys('wear_class', { wear_class: '41' })).toEqual(['21', '22', '23', '41']);
  expect(keys('reaction_to_fire', { reaction_to_fire: 'A1fl' })).toEqual(['a1fl', 'a2fl-s1', 'bfl-s1', 'cfl-s1', 'dfl-s1', 'efl']);
  // What smokes more is not as good as its class alone says.
  expect(keys('reaction_to_fire', { reaction_to_fire: 'Bfl-s2' })).toEqual(['efl']);
  expect(keys('reaction_to_fire', { reaction_to_fire: 'Cfl-s1' })).toEqual(['cfl-s1', 'dfl-s1', 'efl']);
  expect(keys('reaction_to_fire', { reaction_to_fire: 'Ffl' })).toEqual([]);
});

test('a choice that is made says so in words', () => {
  const chosen = { ...emptyFilters, slip: 'r10', wear_class: '33', reaction_to_fire: 'efl', warranty: 'for ever' };
  expect(filterChips(chosen).map(({ words }) => words)).toEqual([
    'Slip resistance: R10 or higher',
    'Wear class: 33 or higher: shops and offices, heavy use',
    'Reaction to fire: Efl or better',
    'Warranty: for ever',
  ]);
  expect(technicalFilters.slip.choices[0]?.label).toBe('PTV 36 or higher (low risk when wet)');
});
