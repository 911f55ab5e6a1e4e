import { expect, test } from '@playwright/test';
import { fewKills } from '../test/under-fire/kills.ts';
import { sellUnderFire } from '../test/under-fire/sell-under-fire.ts';
import { ownPort } from './ports.ts';

/** A few kills; `npm run endure` does a hundred. */
test('killed while it sells, the shop loses no order, charges nobody twice, sells no box twice and sends none twice', async () => {
  test.setTimeout(240_000);
  const report = await sellUnderFire({ kills: fewKills, port: ownPort(7) });
  expect(report.broken).toEqual([]);
  expect(report.paid).toBeGreaterThan(0);
  expect(report.cuts).toBeGreaterThan(0);
  expect(report.shipments).toBeGreaterThan(0);
  expect(report.ofLots).toBeGreaterThan(0);
});
