import { expect, test } from 'vitest';
import { ofItsName, pageAnswers } from './page-answers.ts';

const page = {
  name: 'Lund Deep Carpet Primed',
  description:
    'A deep wool for bedrooms. It reddens in its first year. Footprints show in it after a visit. Cut at 45 degrees. There are two boxes remain.',
};

test.each([
  ['would it flatten', 'Footprints show'],
  ['does it go redder with time', 'It reddens'],
  ['what angle is it', '45 degrees'],
])('a sentence is found by the words of what is asked, or those that tell of it: %s', (asked, said) =>
  expect(pageAnswers(page, asked)?.quote).toContain(said),
);

test('a sentence that speaks of something else is not quoted', () => {
  expect(pageAnswers(page, 'would the carpet sing')).toBeNull();
  expect(pageAnswers(page, 'how much is it')).toBeNull();
});

test('what the name itself says is said, unless it is asked whether it is real', () => {
  expect(ofItsName(page, 'is it primed')?.quote).toContain('Yes');
  expect(ofItsName(page, 'is it real deep')).toBeNull();
  expect(ofItsName(page, 'is it painted')).toBeNull();
});
