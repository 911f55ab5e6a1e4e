import { expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { keptPhotos, readReportForm } from './read-report-form.ts';

const lines = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const problems = (typed: Record<string, string>) => {
  try {
    return readReportForm(typed, lines);
  } catch (error) {
    return error instanceof Refusal ? error.errors : error;
  }
};

test('only lines with pieces and a fault are reported; a line left alone is none', () => {
  expect(problems({ 'line-a': ' 2 ', 'fault-a': 'damaged', 'line-b': '', 'fault-b': '', 'line-c': '0', 'fault-c': '', words: ' Wet. ' })).toEqual({
    lines: [{ id: 'a', quantity: 2, fault: 'damaged' }],
    words: 'Wet.',
  });
  expect(problems({})).toEqual({ lines: [], words: '' });
});

test('everything that is wrong is said at once, each at its field', () => {
  expect(
    problems({ 'line-a': 'two', 'fault-a': 'damaged', 'line-b': '1', 'fault-b': 'odd', 'line-c': '0', 'fault-c': 'shade', words: 'x'.repeat(1001) }),
  ).toEqual([
    { field: 'line-a', message: 'Please enter how many, as a whole number.' },
    { field: 'fault-b', message: 'Please choose what is wrong.' },
    { field: 'line-c', message: 'Please enter how many, as a whole number.' },
    { field: 'words', message: 'Please keep this to 1,000 characters.' },
  ]);
});

test('photos of an earlier try stay unless they are ticked to go', () => {
  expect(keptPhotos({ photos: 'one,two,', 'remove-two': 'on' })).toEqual(['one']);
  expect(keptPhotos({})).toEqual([]);
});
