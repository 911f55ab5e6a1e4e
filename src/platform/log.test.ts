import { expect, test } from 'vitest';
import { faultForLog } from './log.server.ts';

const refused = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
  code: '23505',
  detail: 'Key (email)=(aoife@example.com) already exists.',
  where: 'unnamed portal parameter $1 = aoife@example.com',
  query: 'insert into users …',
  parameters: ['aoife@example.com'],
  table_name: 'users',
  constraint_name: 'users_email_key',
});

test('an error says what failed and where, and nothing of what was in it', () => {
  const line = faultForLog(refused);
  expect(line).toEqual({
    type: 'Error',
    message: 'duplicate key value violates unique constraint "users_email_key"',
    stack: expect.stringMatching(/^\s+at .*log\.test\.ts/),
    code: '23505',
    table_name: 'users',
    constraint_name: 'users_email_key',
  });
});

test('so do its causes, however they are told', () => {
  const all = [new Error('a page', { cause: refused }), new AggregateError([refused], 'both'), new Error('x', { cause: 'aoife@example.com' })];
  for (const error of all) expect(JSON.stringify(faultForLog(error))).not.toContain('aoife');
  expect(faultForLog(all[0]).cause).toMatchObject({ code: '23505' });
  expect(faultForLog(all[1]).errors).toMatchObject([{ code: '23505' }]);
  const circle = new Error('round');
  circle.cause = circle;
  expect(JSON.stringify(faultForLog(circle))).toContain('round');
  expect(faultForLog('aoife@example.com')).toMatchObject({ type: 'string' });
});

test('a value that PostgreSQL quotes as wrong is left out of the sentence and the stack', () => {
  const wrong = Object.assign(new Error('invalid input syntax for type uuid: "Aoife\n"Quinn""'), { code: '22P02' });
  expect(JSON.stringify(faultForLog(wrong))).not.toMatch(/Aoife|Quinn/);
  expect(faultForLog(wrong).message).toBe('invalid input syntax for type uuid: "…"');
});
