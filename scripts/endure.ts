/**
 * Kills the shop a hundred times while it sells (or as often as the first argument says; every second time at the point that the second names),
 * and fails where a sale is not as it must be. Needs a build.
 */
import { manyKills, readPoint } from '../test/under-fire/kills.ts';
import { sellUnderFire } from '../test/under-fire/sell-under-fire.ts';

const kills = Number(process.argv[2] ?? 100);
const only = process.argv[3] === undefined ? undefined : readPoint(process.argv[3]);
const { restarts, atPoints, orders, paid, cuts, ofLots, shipments, claims, returns, replacements, statuses, broken } = await sellUnderFire({
  kills: manyKills(kills, only),
  // A late point alone is worth the wait until a sale comes to it.
  ...(only && { pointWithinMs: 120_000 }),
  port: Number(process.env.PORT ?? 4418),
  say: console.log,
});
const sorted = restarts.toSorted((a, b) => a - b);
console.log(
  `${kills} kills, ${orders} orders with ${cuts} cuts of a roll and ${ofLots} lines of a lot, ${paid} paid, ${shipments} shipments, ` +
    `${claims} claims answered with a refund, ${replacements} with goods sent again, ${returns} returns paid back; ` +
    `open again after ${sorted[Math.floor(sorted.length / 2)]} ms in the middle, ` +
    `${sorted.at(-1)} ms at most`,
);
console.log(`Answers by status: ${JSON.stringify(statuses)}`);
for (const line of broken) console.error(line);
console.log(`Killed at ${new Set(atPoints).size} points of the sale, ${atPoints.length} times.`);
if (only && !atPoints.length) console.error(`No sale came to "${only}".`);
process.exitCode = broken.length || (only && !atPoints.length) ? 1 : 0;
