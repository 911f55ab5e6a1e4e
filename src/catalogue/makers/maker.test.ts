import { expect, test } from 'vitest';
import { blankMaker, lacksOf, type Maker, makerForm, makerFrom, typedMaker } from './maker.ts';

const typed = { ...blankMaker, name: 'Alborea, S.L.', is_in_union: 'yes' };
const read = (change: Partial<typeof blankMaker>) => makerForm.safeParse({ ...typed, ...change });
const problem = (change: Partial<typeof blankMaker>) => read(change).error?.issues.map(({ path, message }) => [path[0], message]);

test('an address in lines keeps them, and an electronic address is a mail address or a page', () => {
  const known = read({ postal_address: ' Calle 1\r\n\r\n 12999   Villa \n', electronic_address: 'help@alborea.example' }).data;
  expect(known).toMatchObject({ postal_address: 'Calle 1\n12999 Villa', electronic_address: 'help@alborea.example', responsible_name: null });
  const page = (said: string) => read({ electronic_address: said }).data?.electronic_address;
  expect(['www.alborea.example', 'https://alborea.example/', 'http://alborea.example/help?a=1', ''].map(page)).toEqual([
    'https://www.alborea.example',
    'https://alborea.example',
    'http://alborea.example/help?a=1',
    null,
  ]);
  for (const wrong of ['javascript:alert(1)', 'ring us', 'a@b', 'ftp://alborea.example', 'https://user@alborea.example'])
    expect(problem({ electronic_address: wrong })).toEqual([['electronic_address', expect.stringContaining('such as help@example.com')]]);
});

test('a maker needs a name, says where it is, and its responsible person has a name', () => {
  expect(problem({ name: ' ', is_in_union: '' })).toEqual([
    ['name', 'Please enter the maker’s name.'],
    ['is_in_union', 'Please say whether the maker is established in the EU or Northern Ireland.'],
  ]);
  expect(problem({ responsible_postal_address: '1 Quay Street' })).toEqual([['responsible_name', 'Please enter the responsible person’s name.']]);
});

test('a maker outside the Union needs a responsible person with both addresses; one inside needs none', () => {
  const inside: Maker = { name: 'A', postalAddress: 'Calle 1', electronicAddress: 'a@a.example', isInUnion: true, responsible: null };
  const outside = { ...inside, isInUnion: false };
  const responsible = { name: 'B', postalAddress: '1 Quay Street', electronicAddress: 'b@b.example' };
  expect(lacksOf(inside)).toEqual([]);
  expect(lacksOf({ ...inside, postalAddress: null, electronicAddress: null })).toEqual(['postal', 'electronic']);
  expect(lacksOf(outside)).toEqual(['responsible']);
  expect(lacksOf({ ...outside, responsible: { ...responsible, electronicAddress: null } })).toEqual(['responsible']);
  expect(lacksOf({ ...outside, responsible })).toEqual([]);
});

test('what is kept stands in the form as it was typed', () => {
  const kept = makerForm.parse({ ...typed, responsible_name: 'B' });
  expect(makerForm.parse(typedMaker(kept))).toEqual(kept);
  expect(makerFrom(kept).responsible).toEqual({ name: 'B', postalAddress: null, electronicAddress: null });
});
