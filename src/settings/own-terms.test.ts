import { expect, test } from 'vitest';
import { termsBlocks } from './own-terms.ts';

test('an empty line ends a paragraph, a line with # is a heading, and other lines stay lines', () => {
  expect(termsBlocks('# Delivery\r\nTo the kerb.\r\nNot upstairs.\r\n\r\n\r\nOn weekdays.\n## \n# Returns\nWithin <b>30</b> days.')).toEqual([
    { kind: 'heading', text: 'Delivery' },
    { kind: 'paragraph', text: 'To the kerb.\nNot upstairs.' },
    { kind: 'paragraph', text: 'On weekdays.' },
    { kind: 'heading', text: 'Returns' },
    { kind: 'paragraph', text: 'Within <b>30</b> days.' },
  ]);
  expect(termsBlocks('  \n \n')).toEqual([]);
});
