import { expect, test } from 'vitest';
import { hazardStatements } from './hazard-statements.ts';
import { precautionaryStatements } from './precautionary-statements.ts';
import { statementList } from './statement-list.ts';
import { blanksOf, readStatement, saidStatements, splitStatements } from './statements.ts';

const words = (...written: string[]) =>
  saidStatements(written[0]?.startsWith('P') ? precautionaryStatements : hazardStatements, written).map((said) => said.words);
const hazards = statementList(hazardStatements, 'H318');
const refused = (written: string) => hazards.safeParse(written).error?.issues[0]?.message;

test('what Annex III asks to be stated is stated, where it is known', () => {
  expect(words('H351', 'H351 (by inhalation)')).toEqual(['Suspected of causing cancer.', 'Suspected of causing cancer by inhalation.']);
  expect(words('H361', 'H361 (the unborn child)', 'H361 (; if swallowed)', 'H361d')).toEqual([
    'Suspected of damaging fertility or the unborn child.',
    'Suspected of damaging the unborn child.',
    'Suspected of damaging fertility or the unborn child if swallowed.',
    'Suspected of damaging the unborn child.',
  ]);
  expect(words('H372', 'H372 (the liver, the kidneys)', 'H370 (the nerves; by inhalation)')).toEqual([
    'Causes damage to organs through prolonged or repeated exposure.',
    'Causes damage to the liver, the kidneys through prolonged or repeated exposure.',
    'Causes damage to the nerves by inhalation.',
  ]);
  // These four leave the route to the supplier, and nothing else.
  for (const code of ['H340', 'H341', 'H350', 'H351']) expect(blanksOf(hazardStatements[code] ?? '').map(({ label }) => label)).toHaveLength(1);
  for (const code of ['H360', 'H361', 'H370', 'H371', 'H372', 'H373']) expect(blanksOf(hazardStatements[code] ?? '')).toHaveLength(2);
  expect(blanksOf(hazardStatements.H362 ?? '')).toEqual([]);
});

test('of precautionary statements dots are filled in and lists chosen from; otherwise they stand as in Annex IV', () => {
  expect(words('P280', 'P280 (protective gloves)')).toEqual([
    'Wear protective gloves/protective clothing/eye protection/face protection.',
    'Wear protective gloves.',
  ]);
  expect(words('P411 (25; 77)', 'P411', 'P302+P352 (soap and water)')).toEqual([
    'Store at temperatures not exceeding 25 °C/77 °F.',
    'Store at temperatures not exceeding … °C/… °F.',
    'IF ON SKIN: Wash with plenty of soap and water',
  ]);
});

test('statements are kept as they are written, each once, however their letters and spaces are', () => {
  expect(hazards.parse(' h315, EUH208 (1,2-benzisothiazol-3(2H)-one),H373 ( ;by  inhalation ), H315')).toEqual([
    'H315',
    'EUH208 (1,2-benzisothiazol-3(2H)-one)',
    'H373 (; by inhalation)',
  ]);
  expect(hazards.parse(['H351 ()', 'H302 + H312'])).toEqual(['H351', 'H302+H312']);
  expect(hazards.parse('')).toEqual([]);
  expect(splitStatements('P102\nP501 (a, b), P103')).toEqual(['P102', 'P501 (a, b)', 'P103']);
  expect(hazards.parse('H360Fd, H360FD')).toEqual(['H360Fd', 'H360FD']);
});

test('what is no statement is refused in a sentence that names it', () => {
  expect(refused('H315, H999')).toBe('“H999” is not a code we know. Please enter codes such as H220, separated by commas.');
  expect(refused('h360fd')).toContain('is not a code we know');
  expect(refused('H315 (skin)')).toBe('H315 has nothing to fill in.');
  expect(refused('H351 (a; b)')).toBe('H351 has only 1 to fill in, separated by semicolons.');
  expect(refused('EUH208')).toBe('EUH208 needs more, in brackets after it: name of the sensitising substance.');
  expect(refused('H351 (by (inhalation)')).toBe('The brackets after H351 do not match.');
  expect(refused(`H351 (${'a'.repeat(201)})`)).toContain('200 characters');
  expect(hazards.safeParse(7).success).toBe(false);
  for (const [code, text] of [...Object.entries(hazardStatements), ...Object.entries(precautionaryStatements)]) {
    expect(code).toMatch(/^(EUH\d{3}A?|[HP]\d{3}[a-zA-Z]{0,2}(\+[HP]\d{3})*)$/);
    expect([code, /^[A-Z[].*[.:…}]$/.test(text)]).toEqual([code, true]);
  }
  expect(readStatement(precautionaryStatements, 'P102')).toEqual({ code: 'P102', fills: [] });
});
