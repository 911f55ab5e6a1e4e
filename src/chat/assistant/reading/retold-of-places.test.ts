import { expect, test } from 'vitest';
import { inPlainWords } from './roundabout.ts';

test.each([
  ["doing up granda's bathroom, he's 84", "doing up granda's bathroom, he's 84 and elderly"],
  ['turning a horse lorry into a coffee van, what floor', 'turning a campervan into a campervan, what floor'],
  ['something dark green for behind a woodburner', ' dark green wall tiles for behind a woodburner'],
  ['how many bags for 14 metres of 600x600 porcelain', 'how many bags for 14 m2 of 600x600 porcelain'],
  ['5 metres of tile trim', '5 metres of tile trim'],
  ["a walnut floor but can't stretch to solid", 'a walnut floor but not solid'],
  ['herringbone for a long narrow hall', 'herringbone for a hall'],
  ['would you put it in a hall or am i away in the head', 'would you put it in a hall'],
])('%s', (said, meant) => {
  expect(inPlainWords(said)).toBe(meant);
});
