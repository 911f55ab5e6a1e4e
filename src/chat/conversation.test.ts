import { expect, test } from 'vitest';
import { escalationWords, sendFailed } from './conversation.ts';

test('a failure is said with the shop’s number, or without one', () => {
  expect(sendFailed('028 9649 6178')).toBe("I'm having technical difficulties. Please try again or call us at 028 9649 6178.");
  expect(sendFailed('')).toBe("I'm having technical difficulties. Please try again.");
});

test('says how many wait, or when somebody is there', () => {
  const open = { isOpen: true, opens: 'Open now until 5pm', email: 'a@example.com' };
  expect(escalationWords({ ...open, ahead: 0 })).toContain('You’re next in the queue.');
  expect(escalationWords({ ...open, ahead: 1 })).toContain('There is one person ahead of you.');
  expect(escalationWords({ ...open, ahead: 3 })).toContain('There are 3 people ahead of you.');
  expect(escalationWords({ ...open, isOpen: false, opens: 'Closed, opens tomorrow at 10am', ahead: 0 })).toBe(
    'Our team isn’t available at the moment (closed, opens tomorrow at 10am). We’ll reply here and email a@example.com too.',
  );
});
