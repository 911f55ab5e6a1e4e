import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { buy, type Step } from '../../bench/buy.ts';
import { type Counted, countStatements } from '../../test/count-statements.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';

const { shop, address, close, runJob } = await openSellingShop('demo', { trustedProxies: 1 });
afterAll(close);

const jobs = ['run the test till', 'heed the card provider', 'send mail', 'check payments', 'pay back'];
const purchases = 10;

// Processor time and waiting go with these, and unlike a clock they are the same on every machine.
test('a purchase asks the database no more often than it has to, the work after it included', async () => {
  await shop.sql`update stock_levels set on_hand = 1000`;
  const [floor] = await shop.sql<{ id: string }[]>`select id from products where in_stock and coverage_cm2 is not null order by id limit 1`;
  const counted = countStatements(shop.sql);
  const steps: Partial<Record<Step, Counted>> = {};
  const purchase = (nth: number) =>
    buy(floor?.id ?? '', async (step, path, body) => {
      const before = counted();
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.1.${nth}` };
      const answer = await fetch(`${address}/api${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
      const json = (await answer.json()) as Record<string, never>;
      const { transactions, statements } = counted();
      steps[step] = { transactions: transactions - before.transactions, statements: statements - before.statements };
      return json;
    });
  const work = async () => {
    await sleep(1200); // The till tells of a payment a second later.
    for (const job of jobs) await runJob(job);
  };
  await purchase(0);
  await work();

  const before = counted();
  for (let nth = 1; nth <= purchases; nth += 1) await purchase(nth);
  expect(steps).toEqual({
    'price the cart': { transactions: 1, statements: 1 },
    'place the order': { transactions: 2, statements: 10 },
    pay: { transactions: 4, statements: 20 },
    'read the order': { transactions: 1, statements: 1 },
  });
  await work();
  const { transactions, statements } = counted();
  expect((transactions - before.transactions) / purchases).toBeLessThanOrEqual(12);
  expect((statements - before.statements) / purchases).toBeLessThanOrEqual(36);
  console.log(
    `a purchase: ${(transactions - before.transactions) / purchases} transactions, ${(statements - before.statements) / purchases} statements`,
  );
});
