import { expect, test } from 'vitest';
import { tidy } from '../../reading/tidy.ts';
import { depositSaid } from './finance.ts';

test.each([
  ['£400 down on £1,200, spread the rest', 400, null, 1200],
  ['can I put down a deposit of £300 on £900', 300, null, 900],
  ['finance on £1000 with a £200 deposit', 200, null, 1000],
  ['the whole thing is 1450 and I put down 300', 300, null, 1450],
  ['could I pay a couple of hundred up front and the rest over the year', 200, null, null],
  ['two grand floor, five hundred up front', 500, null, 2000],
  ['half down on £2,000', 0, 50, 2000],
  ['20% deposit on £1,500', 0, 20, 1500],
  ['what would £900 cost a month', 0, null, null],
])('%s', (text, deposit, share, total) =>
  expect(depositSaid(tidy(text))).toEqual({ deposit: deposit * 100, share, total: total === null ? null : total * 100 }),
);
