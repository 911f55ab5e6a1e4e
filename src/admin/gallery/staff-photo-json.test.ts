import { expect, test } from 'vitest';
import { sayBulk, sayEditorNotSaved, sayFileNotTaken, sayNotLoaded, sayPhotoNotDeleted, sayPhotoNotSaved } from './staff-photo-json.ts';

const detail = 'Photo not found.';

test('what is said when photos do not load, are not saved or not deleted', () => {
  expect([sayNotLoaded('list', { status: 503 }), sayNotLoaded('editor', { status: 0 })]).toEqual([
    'Error loading gallery photos. Please refresh the page.',
    'Error loading gallery photos. Please try again.',
  ]);
  expect([sayPhotoNotSaved({ status: 404, detail }), sayPhotoNotDeleted({ status: 404, detail })]).toEqual([
    'Photo Save Error: Photo not found.',
    'Photo Delete Error: Photo not found.',
  ]);
  expect(sayEditorNotSaved({ status: 503, detail: 'Later.' })).toBe('Error saving photo. Please try again. Later.');
  expect(sayFileNotTaken({ status: 422, detail: 'Damaged.' })).toBe('Error processing file. Please try again. Damaged.');
});

test('whoever is logged out or no longer staff is told so everywhere', () => {
  const said = 'Authentication error. Please log in again to access admin gallery.';
  for (const status of [401, 403]) {
    expect(sayNotLoaded('list', { status })).toBe(said);
    for (const say of [sayPhotoNotSaved, sayPhotoNotDeleted, sayEditorNotSaved, sayFileNotTaken]) expect(say({ status, detail })).toBe(said);
  }
});

test('many at a time: how many came and how many did not', () => {
  expect(sayBulk({ done: 3, failed: 0 })).toBe('3 photos added successfully.');
  expect(sayBulk({ done: 1, failed: 2 })).toBe('1 photo added successfully, 2 failed.');
  expect(sayBulk({ done: 0, failed: 2 })).toBe('Bulk upload failed. Please try again.');
});
