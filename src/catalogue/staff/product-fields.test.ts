import { expect, test } from 'vitest';
import { accept } from '#platform/refusal.ts';
import { asWritten, byColumn, fieldNamed, productBody, productFields } from './product-fields.ts';

const read = (name: string, said: unknown) => {
  const parsed = fieldNamed.get(name)?.schema.safeParse(said);
  return parsed?.success ? parsed.data : parsed?.error.issues[0]?.message;
};

test('a price is whole pence, from JSON as from a form; what is none gets the sentence', () => {
  expect([38.5, '38.50', '£1,234.5', '0.01', 1000000].map((said) => read('price', said))).toEqual([3850, 3850, 123450, 1, 100000000]);
  const wanted = 'Please enter the price in pounds, above 0 and at most £1,000,000, such as 38.50.';
  for (const said of [-1, 0, '0', Number.NaN, 1e12, 1000000.01, 'abc', '', null, undefined, [], {}, true, 1.005, '1e3'])
    expect([said, read('price', said)]).toEqual([said, wanted]);
});

test('a box size has four decimals; 0 and nothing are one that is not known', () => {
  expect([1.44, '1.440', '1,44', 1.8336, '1,8336', 0, '', null, '0.000', 1000].map((said) => read('box_size_m2', said))).toEqual([
    ...[14_400, 14_400, 14_400, 18_336, 18_336],
    ...[null, null, null, null, 10_000_000],
  ]);
  for (const said of [-1, '1.44444', 1001, 'abc', Number.NaN, 1e9, {}]) expect(read('box_size_m2', said)).toMatch(/^Please enter the box size/);
});

test('a comma that could be either is asked about, in every figure; one that cannot be is read', () => {
  const fields = [['box_size_m2', '1,200'], ['weight_kg', '1,200'], ['price', '1,200'], ['price', '£1,200']] as const; // biome-ignore format: a row
  for (const [name, said] of fields) expect(read(name, said)).toBe('“1,200” can be read in two ways. Please write 1200 or 1.2.');
  expect([read('weight_kg', '30,24'), read('weight_kg', '0,500'), read('price', '1.234,50')]).toEqual([30_240, 500, 123_450]);
});

test('a GTIN is its digits, whatever stands between them; one that is none is refused with its fault', () => {
  expect(['4006381333931', ' 4 006381-333931 ', '', null, ' '].map((said) => read('gtin', said))).toEqual([
    '4006381333931',
    '4006381333931',
    null,
    null,
    null,
  ]);
  expect(read('gtin', '4006381333930')).toMatch(/^The last digit/);
  expect(read('gtin', 4006381333931)).toMatch(/as text/);
});

test('roll widths are whole mm, each once, narrowest first, from JSON as from a cell', () => {
  expect([[5000, 4000], '5000, 4000, 4000', '4000', '', null, []].map((said) => read('roll_width_mm', said))).toEqual([
    ...[[4000, 5000], [4000, 5000], [4000]],
    ...[[], [], []],
  ]);
  for (const said of ['4', '4 m', [499], [6001], [4000.5], 'abc', {}, 4000, [null]])
    expect([said, read('roll_width_mm', said)]).toEqual([said, expect.stringMatching(/^Please enter widths from 500 to 6,000 mm/)]);
});

test('yes and no in any usual word', () => {
  expect([true, 'yes', 'Yes', 'true', 'on', '1', false, 'no', 'FALSE', '0'].map((said) => read('in_stock', said))).toEqual([
    ...Array(6).fill(true),
    ...Array(4).fill(false),
  ]);
  expect(read('in_stock', '')).toBe('Please say yes or no.');
  expect(read('underfloor_heating', '')).toBeNull();
});

test('categories and units are the shop’s own, whatever the letters’ case', () => {
  expect(read('category', ' tiles ')).toBe('Tiles');
  expect(read('category', 'Roofs')).toMatch(/^Please choose one of the categories/);
  expect(read('unit', 'ROLL')).toBe('roll');
  expect(read('water_resistance', 'waterproof')).toBe('Waterproof');
  expect(read('water_resistance', '')).toBeNull();
});

test('a call cannot set what is not its own, and every wrong field is named', () => {
  expect(accept(productBody, { name: 'Oak', id: 'x', version: 9, created_at: 'now', search: 'x', is_admin: true })).toEqual({ name: 'Oak' });
  expect(() => accept(productBody, { price: -1, name: ' ' })).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ field: 'name' }), expect.objectContaining({ field: 'price' })] }),
  );
});

test('what is written is read back the same', () => {
  const values = {
    sku: 'OAK-1', name: 'Oak', description: 'One\nTwo', category: 'Tiles', supplier: 'Maker', price_pence: 3850, unit: 'box', coverage_cm2: 14_400,
    vat_class: 'standard',
    in_stock: true, is_featured: false, is_archived: false, colour: 'Grey', tile_size: '600x600mm', plank_size: null, thickness: '10mm',
    material: null, finish: null, wood_type: null,
    wood_species: null, plank_style: null, ac_rating: null, water_resistance: 'Water ' +
      'Resistant', surface: null, construction: null, wear_layer: null, format: null,
    slip_rating: 'R10', underfloor_heating: null, rooms: ['Hall', 'Living Room'], warranty_years: 20, weight_grams: 18500,
    lead_days: 15, pieces_per_box: 4,
    roll_width_mm: [4000, 5000], cut_step_mm: 100, pattern_repeat_length_mm: 640, pattern_repeat_width_mm: null, direction_matters: false,
    remnant_length_mm: 2400, remnant_width_mm: 4000,
    commercial_warranty_years: 10, slip_ptv: 36, reaction_to_fire: 'Bfl-s1', wear_class: '33', thermal_resistance: 15, heated_to_celsius: 27,
    voc_class: 'A+', impact_sound_db: 18, origin: 'Spain', recycled_percent: 0, warnings: 'Wear gloves.', hazard_signal: 'Danger',
    hazard_statements: ['H315', 'H373 (the liver, the kidneys; by inhalation)'],
    precautionary_statements: ['P102', 'P501 (a recycling centre)'], hazard_pictograms: ['GHS05'],
    gtin: '4006381333931', mpn: 'QS-1120', maker: 'Alborea, S.L.', harmonised_standard: 'EN 14411', is_chemical: null,
    appearance: { material: 'wood', layout: 'brick', unitMm: [1, 2], jointMm: 0, jointColour: '#aabbcc',
      colours: ['#aabbcc', '#aabbcd'], character: 0.5, gloss: 0, seed: 7 },
  }; // biome-ignore format: a row
  const written = asWritten(values);
  const again = Object.fromEntries(productFields.map(({ name, schema }) => [name, schema.parse(written[name])]));
  expect(byColumn(again)).toEqual(values);
});
