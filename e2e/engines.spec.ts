import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { areWalked, firefox, webkit } from './engines/browsers.ts';
import { startFirefox } from './engines/firefox.ts';
import { heightOf, journey } from './engines/journey.ts';
import { Visitor } from './engines/visitor.ts';
import { startWebKit } from './engines/webkit.ts';
import { floorsInStock } from './open-page.ts';
import { newCustomer, owner, ownersCalls } from './visitors.ts';

/**
 * One journey through the whole shop in Firefox and in WebKit; Chromium walks the other journeys. In every run each part is walked at a
 * telephone's width in one engine and at a desk's in the other.
 */
test.describe.configure({ mode: 'default' }); // One after the other: each has processes enough of its own.

const phone = 390;
const desk = 1440;
const engines = [
  ['Firefox', firefox, startFirefox, [desk, phone]],
  ['WebKit', webkit, startWebKit, [phone, desk]],
] as const;
const walks = engines.flatMap(([name, path, start, inEveryRun], nth) =>
  [inEveryRun, [phone, phone] as const, [desk, desk] as const].map((widths, at) => ({ name, path, start, widths, floor: nth * 6 + at * 2 })),
);

for (const { name, path, start, widths, floor } of walks)
  test(
    `the whole shop in ${name} at ${[...new Set(widths)].join(' and ')} px`,
    {
      tag: widths[0] === widths[1] ? [] : '@every-run',
    },
    async ({ request, baseURL }, info) => {
      test.skip(!path || !existsSync(path), `${name} is not on this machine`);
      test.skip(!areWalked(), 'Only other journeys are asked for');
      test.setTimeout(300_000);
      const ids = (await floorsInStock({ request })).map(({ id }) => id).slice(floor);
      const photograph = info.outputPath('room.webp');
      await writeFile(photograph, await (await request.get(`/rooms/views/living-room/${ids[0]}.webp`, { timeout: 60_000 })).body());
      const engine = await start(path, widths[0], heightOf(widths[0])).catch((error: Error) => error);
      if (engine instanceof Error) return test.skip(true, `${name} does not start here: ${engine.message}`);
      const customer = newCustomer(`Fionn ${name}`); // Of a name nobody has who was left waiting by a journey that failed.
      const by = new Visitor(engine, baseURL ?? '');
      let part = 'the start';
      try {
        await journey(by, {
          widths,
          customer: { ...customer, fullName: `Fionn ${customer.username}` },
          owner,
          floors: [ids[0] ?? '', ids[1] ?? ''],
          photograph,
          answerWho,
          at: (next) => {
            part = next;
          },
        });
      } catch (error) {
        await info.attach('what it showed', { body: await by.screenshot(), contentType: 'image/png' }).catch(() => {});
        throw new Error(`At ${part}: ${error instanceof Error ? error.message : error}`);
      } finally {
        await engine.stop();
      }
    },
  );

/** A member of staff takes on whoever of that name waits, and answers. */
async function answerWho(name: string, message: string) {
  const staff = await ownersCalls();
  const { chats } = (await (await staff.get('/api/admin/chats?view=waiting')).json()) as { chats: { id: string; customer_name?: string }[] };
  const chat = chats.find((waiting) => JSON.stringify(waiting).includes(name));
  expect(chat, `${name} among ${JSON.stringify(chats)}`).toBeDefined();
  expect((await staff.post(`/api/admin/chats/${chat?.id}/claim`)).status()).toBe(200);
  expect((await staff.post(`/api/admin/chats/${chat?.id}/message`, { data: { message } })).ok()).toBe(true);
  await staff.dispose();
}
