import { expect, test } from 'vitest';
import { accountFault, accountOf } from './provider-fault.ts';

const location = { name: 'Bangor', status: 'ACTIVE', currency: 'GBP', capabilities: ['CREDIT_CARD_PROCESSING'] };
const problems = (change: object) => {
  const check = accountOf({ ...location, ...change }, 'L1');
  return check.kind === 'wrong' ? check.problems : [check.kind];
};

test('a location that takes pounds by card is ready; whatever keeps it from that is named, all of it', () => {
  expect(accountOf(location, 'L1')).toEqual({ kind: 'ready', locationName: 'Bangor' });
  expect(problems({ currency: 'EUR' })).toEqual([expect.stringContaining('takes EUR')]);
  expect(problems({ status: 'INACTIVE' })).toEqual([expect.stringContaining('switched off')]);
  expect(problems({ capabilities: ['AUTOMATIC_TRANSFERS'] })).toEqual([expect.stringContaining('cannot take cards yet')]);
  expect(problems({ currency: 'USD', capabilities: [] })).toHaveLength(2);
  expect(accountOf(undefined, 'L1').kind).toBe('unknown');
});

test('a refusal says which of the settings is wrong; trouble on the way says nothing of them', () => {
  const fault = { about: 'shop' as const, code: 'UNAUTHORIZED', detail: '401', isOfAccess: true };
  const said = (change: object) => {
    const check = accountFault({ ...fault, ...change }, 'L1');
    return check.kind === 'wrong' ? check.problems.join(' ') : check.kind;
  };
  expect(said({})).toMatch(/SQUARE_ACCESS_TOKEN and SQUARE_APPLICATION_ID/);
  expect(said({ code: 'ACCESS_TOKEN_EXPIRED' })).toMatch(/has expired/);
  expect(said({ about: 'us', code: 'NOT_FOUND', isOfAccess: false })).toMatch(/no location L1/);
  expect(said({ about: 'unclear', code: 'UNKNOWN', isOfAccess: false })).toBe('unknown');
});
