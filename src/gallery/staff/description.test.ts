import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DescriptionChoice, describeFloor, descriptionChoices, descriptionProblem, descriptionTemplates, titleFloor } from './description.ts';
import { bulkDefaults, editorFloors, editorRooms, formFloors, formRooms, titleFromFile, withPresent } from './photo-choices.ts';

test('the presets there are', () => {
  const { size, style, use, feature, benefit, mood } = descriptionChoices;
  expect(size).toEqual(['300x300mm', '600x600mm', '800x800mm', '1200x600mm', '900x450mm', '300x600mm', '200x1200mm', 'Large Format']);
  expect([style.length, use.length, feature.length, benefit.length, descriptionTemplates]).toEqual([6, 6, 8, 6, 5]);
  const styles = 'modern traditional contemporary minimalist rustic elegant sophisticated cozy bright spacious';
  expect([...style, ...mood].join(' ')).toBe(styles);
  expect(editorRooms.join(', ')).toBe('Kitchen, Bathroom, Living Room, Bedroom, Hallway, Dining Room, Office, Conservatory, Utility Room');
  expect(editorFloors.join(', ')).toBe(
    'Porcelain Tiles, Ceramic Tiles, Natural Stone, Mosaic Tiles, Wood Flooring, Laminate Flooring, LVT, Vinyl Flooring',
  );
  expect(formRooms.join(', ')).toBe('Bathroom, Kitchen, Living Room, Bedroom, Hallway, Office');
  expect(formFloors.join(', ')).toBe('Tiles, Wood Flooring, Laminate Flooring, Carpet, Vinyl & Lino');
  expect(bulkDefaults).toMatchObject({ room_type: 'Living Room', flooring_type: 'Mixed' });
});

test('without a room or a floor there is nothing to say', () => {
  expect(descriptionProblem).toBe('Please select at least Room and Flooring Type');
  for (const choice of [
    { room: '', floor: 'LVT' },
    { room: 'Kitchen', floor: '' },
  ])
    expect([describeFloor(choice, 0), titleFloor(choice)]).toEqual([null, null]);
});

test('five ways to say everything', () => {
  const all: DescriptionChoice = {
    room: 'Kitchen',
    floor: 'Porcelain Tiles',
    size: '600x600mm',
    style: 'modern',
    use: 'family life',
    feature: 'clean lines',
    benefit: 'easy to clean',
    mood: 'bright',
  };
  expect([0, 1, 2, 3, 4].map((nth) => describeFloor(all, nth))).toEqual([
    'Modern kitchen with 600x600mm porcelain tiles and clean lines. It is easy to clean for family life.',
    '600x600mm porcelain tiles in a modern kitchen, made for family life. Look closer and you see clean lines. The floor is easy to clean.',
    'We love how 600x600mm porcelain tiles make this kitchen feel bright. Its modern look owes much to clean lines. It is also easy to clean.',
    'A bright kitchen, finished in 600x600mm porcelain tiles with clean lines. A modern choice for family life that is easy to clean.',
    'This kitchen was given 600x600mm porcelain tiles for a modern look. Look for clean lines. Easy to clean, and ready for family life.',
  ]);
  expect(titleFloor(all)).toBe('Modern kitchen in porcelain tiles');
  expect([0, 1, 2, 3, 4].map((nth) => describeFloor({ room: 'Living Room', floor: 'LVT' }, nth))).toEqual([
    'Living room with LVT.',
    'LVT in a living room.',
    'We love how LVT suits this living room.',
    'A living room, finished in LVT.',
    'This living room was given LVT.',
  ]);
});

test('whatever is chosen, it reads as sentences', () => {
  const one = (options: readonly string[]) => fc.constantFrom(undefined, ...options);
  const { size, style, use, feature, benefit, mood } = descriptionChoices;
  const choice = fc.record({
    room: fc.constantFrom(...editorRooms),
    floor: fc.constantFrom(...editorFloors, ...formFloors),
    size: one(size),
    style: one(style),
    use: one(use),
    feature: one(feature),
    benefit: one(benefit),
    mood: one(mood),
  });
  fc.assert(
    fc.property(choice, fc.integer(), (given, nth) => {
      const { size, style, use, feature, benefit, mood, ...rest } = given;
      const text = describeFloor(JSON.parse(JSON.stringify({ ...rest, size, style, use, feature, benefit, mood })), nth) ?? '';
      expect(text).toMatch(/^[A-Z0-9].*\.$/s);
      expect(text).not.toMatch(/undefined| {2}| [.,]|\.\.|\ba [aeiou]|\ban [^aeiou]/);
    }),
  );
});

test('a title from a file’s name, unless a camera gave it', () => {
  expect(titleFromFile('new_kitchen-floor.JPG')).toBe('New kitchen floor');
  for (const name of ['IMG_2034.jpeg', 'DSC00012.JPG', '20261120.png', 'PXL_20260101.jpg', 'image.png', '.jpg', 'WhatsApp Image 2026-01-01.jpeg'])
    expect([name, titleFromFile(name)]).toEqual([name, 'Customer floor']);
});

test('what a photo says now is always among the choices', () => {
  expect(withPresent(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
  expect(withPresent(['a', 'b'], 'a')).toEqual(['a', 'b']);
  expect(withPresent(['a', 'b'], '')).toEqual(['a', 'b']);
});
