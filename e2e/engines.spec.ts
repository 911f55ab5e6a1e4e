import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startFirefox } from './engines/firefox.ts';
import { journey } from './engines/journey.ts';
import { Visitor } from './engines/visitor.ts';
import { startWebKit } from './engines/webkit.ts';
import { floorsInStock } from './open-page.ts';
import { newCustomer, owner, ownersCalls } from './visitors.ts';

/** One journey through the whole shop in Firefox and in WebKit, on a telephone's width and on a desk's; Chromium walks the other journeys. */

const engines = [
  ['Firefox', process.env.FIREFOX_PATH, startFirefox],
  ['WebKit', process.env.WEBKIT_DRIVER_PATH, startWebKit],
] as const;

for (const [nth, [name, path, start]] of engines.entries())
  for (const width of [390, 1440])
    test(`the whole shop in ${name} at ${width} px`, async ({ request, baseURL }, info) => {
      test.skip(!path || !existsSync(path), `${name} is not named`);
      test.setTimeout(300_000);
      const isPhone = width === 390;
      const all = await floorsInStock({ request });
      const ids = all.map(({ id }) => id).slice(nth * 4 + (isPhone ? 0 : 2));
      const photograph = info.outputPath('room.webp');
      await writeFile(photograph, await (await request.get(`/rooms/views/living-room/${ids[0]}.webp`, { timeout: 60_000 })).body());
      const engine = await start(path ?? '', width, isPhone ? 844 : 900);
      const by = new Visitor(engine, baseURL ?? '');
      let part = 'the start';
      try {
        await journey(by, {
          isPhone,
          customer: newCustomer(`Fionn ${name}`),
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
    });

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
