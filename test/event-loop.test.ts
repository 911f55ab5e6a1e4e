import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { readGuideIndex } from '../src/chat/assistant/guide/guide.server.ts';
import { learnHowPeopleAsk } from '../src/chat/assistant/understanding/understand.server.ts';
import { shopJobs } from '../src/jobs.server.ts';
import { openTestShop } from './open-test-shop.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
// The first query of all builds what the later ones use; a shop has done that before it opens.
await shop.db.selectFrom('chat_answers').selectAll().execute();

/**
 * The longest that one turn of the event loop takes while `work` is done, in ms of this thread's processor: what a busy machine takes away
 * is not counted, which the delay that Node measures by the clock would.
 */
async function maxTurnMs(work: () => Promise<unknown>): Promise<number> {
  let [isOver, longest, before] = [false, 0, process.threadCpuUsage()];
  const done = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await nextTurn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }
  await done;
  return longest;
}

test.each([
  ['the assistant reads the guide', () => readGuideIndex(shop)],
  ['the assistant learns how people ask', () => learnHowPeopleAsk()],
  ['the shop does for the first time what it does by itself', () => Promise.all(shopJobs(shop).map(({ run }) => run(new AbortController().signal)))],
])('nobody waits longer than a tenth of a second while %s', async (_, work) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const longest = await maxTurnMs(work);
  delay.disable();
  expect(longest, `by the clock ${Math.round(delay.max / 1e6)} ms`).toBeLessThan(100);
});
