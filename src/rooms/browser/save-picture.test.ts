import { expect, it } from 'vitest';
import { brokenInto } from './save-picture.ts';

it('writes below a picture in lines that fit, and cuts no word', () => {
  const fits = (line: string) => line.length <= 12;
  expect(brokenInto('Kitchen with Mourne Oak, herringbone.', fits)).toEqual(['Kitchen with', 'Mourne Oak,', 'herringbone.']);
  expect(brokenInto('Unbelievably-long words', fits)).toEqual(['Unbelievably-long', 'words']);
});
