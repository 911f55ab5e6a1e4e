import { expect, test } from 'vitest';
import { photoAdded, photoRemoved, removalProblem, sayNotAdded, sayNotRemoved, sayNotSignedIn } from './managed-photo.ts';

const detail = 'The shop is catching its breath.';

test('the words of the window over the list', () => {
  expect(sayNotAdded('window', { detail })).toBe(`Failed to add photo: ${detail}`);
  expect(sayNotRemoved('window', { status: 404, detail: 'Photo not found.' })).toBe('Failed to remove photo: Photo not found.');
  expect(sayNotSignedIn('window')).toBe('Authentication token missing. Please log in again.');
  expect([photoAdded, photoRemoved.window]).toEqual(['Photo added successfully!', 'Photo removed successfully!']);
});

test('the words of the editor', () => {
  expect(sayNotAdded('editor', { detail })).toBe(`Error uploading photo. Please try again. ${detail}`);
  expect(photoRemoved.editor).toBe('Photo deleted successfully!');
  const said = [401, 403, 404, 503].map((status) => sayNotRemoved('editor', { status, detail }));
  expect(said).toEqual([
    'Authentication failed. Please log in again.',
    'Access denied. Admin privileges required.',
    'Photo not found.',
    `Error deleting photo. ${detail}`,
  ]);
  const problem = (more: object) => removalProblem('editor', { productId: 'p', photoId: 'f', isSignedIn: true, ...more });
  expect([problem({}), problem({ isSignedIn: false }), problem({ productId: '' }), problem({ photoId: '' })]).toEqual([
    null,
    'Error: No authentication token found. Please log in again.',
    'Error: No current product selected',
    'Error: No photo ID provided',
  ]);
});
