import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { floorsInStock, open } from './open-page.ts';

/** A floor is drawn when it is first asked for, which takes a moment on a busy machine. */
const drawn = { timeout: 40_000 };
test.setTimeout(120_000);

async function painted(page: Page, way?: string) {
  await expect(page.locator(way ? `[data-painted='${way}']` : '[data-painted]')).toBeVisible(drawn);
  await expect(page.locator('.room-stage progress')).toHaveCount(0, drawn);
}

/** What the canvas shows, made small: three numbers to a pixel. */
function pixels(page: Page, at = 0): Promise<number[]> {
  return page.evaluate((n) => {
    const small = document.createElement('canvas');
    [small.width, small.height] = [80, 50];
    const brush = small.getContext('2d');
    brush?.drawImage(document.querySelectorAll<HTMLCanvasElement>('canvas.room-canvas')[n] as HTMLCanvasElement, 0, 0, 80, 50);
    return [...(brush?.getImageData(0, 0, 80, 50).data ?? [])].filter((_, i) => i % 4 < 3);
  }, at);
}

/** The picture once it is no longer made finer: a coarse one comes first. */
async function finest(page: Page): Promise<number[]> {
  let last = await pixels(page);
  for (;;) {
    await page.waitForTimeout(1500);
    const now = await pixels(page);
    if (mean(apart(last, now)) < 0.01) return now;
    last = now;
  }
}

/** Saves the picture. How much of it is not as painted, where the plan's lines are and where they are not (0 … 1 each); its height and its room's. */
async function saved(page: Page) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const file = await readFile(await (await saving).path());
  return page.evaluate(async (base64) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]));
    const room = document.querySelector('canvas.room-canvas') as HTMLCanvasElement;
    const { width, height } = room;
    const read = (from: CanvasImageSource, ...size: [] | [number, number]) => {
      const brush = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d') as CanvasRenderingContext2D;
      brush.drawImage(from, 0, 0, ...(size as [number, number]));
      return brush.getImageData(0, 0, width, height).data;
    };
    const [now, before] = [read(picture), read(room)];
    const plan = document.querySelector<HTMLCanvasElement>('canvas.room-plan');
    const lines = plan && read(plan, width, height);
    const changed = (isWithin: (line: number) => boolean) => {
      const greens = Array.from({ length: width * height }, (_, at) => at * 4 + 1).filter((at) => isWithin(lines?.[at + 2] ?? 0));
      return greens.filter((at) => Math.abs((now[at] as number) - (before[at] as number)) > 40).length / Math.max(1, greens.length);
    };
    return { onLines: changed((line) => line > 200), elsewhere: changed((line) => line === 0), height: picture.height, roomHeight: height };
  }, file.toString('base64'));
}

const apart = (a: number[], b: number[]) => a.map((value, i) => Math.abs(value - (b[i] as number))).sort((x, y) => x - y);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('a floor is seen in a room, beside another, and its address shows the same again', { tag: '@every-run' }, async ({ page }) => {
  const [tile] = await floorsInStock(page, 'Tiles');
  const [, floor] = await floorsInStock(page);
  await open(page, `/products/${floor?.id}`);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await expect(page.getByRole('link', { name: 'See it in a room' })).toBeVisible();
  expect(fetched.filter((url) => url.includes('/rooms/'))).toEqual([]);
  await page.getByRole('link', { name: 'See it in a room' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${floor?.name} in a room`);
  await painted(page);
  const straight = await pixels(page);
  await page.getByRole('radio', { name: 'Across' }).check();
  await expect.poll(async () => mean(apart(straight, await pixels(page))), drawn).toBeGreaterThan(0.2);
  await page.getByRole('radio', { name: 'Kitchen-diner' }).check();
  await expect(page).toHaveURL(/room=kitchen&turn=90$/);

  await page.goto(`${new URL(page.url()).pathname}?room=kitchen&turn=90&with=${tile?.id}&beside=${tile?.id}`);
  await painted(page);
  const says = page.locator('.room-says');
  await expect(says).toContainText(`Left of the line: ${floor?.name}`);
  await expect(says).toContainText(`Right of it: ${tile?.name}`);
  await expect(page.getByRole('radio', { name: 'Across' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Kitchen-diner' })).toBeChecked();
  await expect.poll(async () => mean(apart(await pixels(page, 0), await pixels(page, 1))), drawn).toBeGreaterThan(3);
  const line = page.getByRole('slider');
  await line.focus();
  await page.keyboard.press('PageUp');
  await expect(line).toHaveAttribute('aria-valuenow', '60');
  await expect(line).toHaveAttribute('aria-valuetext', `60 per cent ${floor?.name}, 40 per cent ${tile?.name}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saving).suggestedFilename()).toBe('my-floor.jpg');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

/** The imitated card of this machine passes for a real one, which is as quick as is asked for: `ms` until something is drawn. */
async function disguiseCard(page: Page, ms: number) {
  await page.addInitScript((until) => {
    const { getContext } = HTMLCanvasElement.prototype;
    const asked = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === 0x9246 || name === 0x1f01 ? 'A card' : asked.call(this, name);
    };
    WebGL2RenderingContext.prototype.readPixels = () => {
      for (const end = performance.now() + until; performance.now() < end; );
    };
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      const found = (getContext as (...all: unknown[]) => RenderingContext | null).call(this, kind, ...more);
      if (kind === 'webgl2') Object.assign(window, { card: found });
      return found;
    } as typeof getContext;
  }, ms);
}

test('the graphics card paints what the worker paints, which takes over when it is slow or goes away', async ({ page }) => {
  const [tile] = await floorsInStock(page, 'Tiles');
  const address = `/products/${tile?.id}/room?room=bathroom&turn=45`;
  await open(page, address);
  await painted(page, 'canvas');
  const byWorker = await finest(page);
  await disguiseCard(page, 50);
  await open(page, address);
  await painted(page, 'canvas');
  await expect(page.getByText('The graphics card stopped')).toHaveCount(0);
  await disguiseCard(page, 0);
  await open(page, address);
  await painted(page, 'webgl');
  const differences = apart(byWorker, await finest(page));
  expect(mean(differences)).toBeLessThan(1.5);
  expect(differences[Math.floor(differences.length * 0.99)]).toBeLessThan(12);

  await page.evaluate(() => (window as unknown as { card: WebGL2RenderingContext }).card.getExtension('WEBGL_lose_context')?.loseContext());
  await expect(page.getByText('The graphics card stopped')).toBeVisible();
  await page.getByRole('radio', { name: 'Straight', exact: true }).check();
  await painted(page, 'canvas since lost');
  await expect.poll(async () => mean(apart(byWorker, await pixels(page))), drawn).toBeGreaterThan(0.2);
});

test('a floor is laid in a photograph of one’s own; what is no photograph is said', async ({ page, request }) => {
  const [tile] = await floorsInStock(page, 'Tiles');
  const [floor] = await floorsInStock(page);
  const photograph = await (await request.get(`/rooms/views/living-room/${floor?.id}.webp`, drawn)).body();
  await open(page, `/products/${tile?.id}/room`);
  await painted(page);
  const sent: string[] = [];
  page.on('request', (asked) => asked.method() !== 'GET' && sent.push(asked.url()));
  await page.getByRole('radio', { name: 'Your own room' }).check();
  const choose = page.getByLabel(/^Choose (a|another) photo/);
  for (const [body, says] of [
    ['%PDF-1.7 a price list', 'is a PDF, not a photo'],
    ['\xff\xd8\xff\xe0 half a photograph', 'is damaged'],
    ['', 'is empty'],
  ] as const) {
    await choose.setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(body, 'latin1') });
    await expect(page.getByText(`“room.jpg” ${says}`)).toBeVisible();
  }
  await choose.setInputFiles({ name: 'room.jpg', mimeType: 'image/webp', buffer: photograph });
  const corner = page.getByRole('button', { name: /^Far left corner/ });
  await expect(corner).toHaveAccessibleName(/34 per cent from the left/);
  await corner.focus();
  for (let n = 0; n < 4; n++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(corner).toHaveAccessibleName(/24 per cent from the left/);
  await page.getByLabel('Width in metres').fill('nought');
  await expect(page.getByText('Please enter a length from 0.1 to 20 metres, such as 2.4.')).toBeVisible();
  await page.getByLabel('Width in metres').fill('2.4');
  await page.getByRole('radio', { name: '2 Mark the floor' }).check();
  await page.getByRole('application').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Undo' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await page.getByRole('radio', { name: '3 Look' }).check();
  await expect(page.locator('.room-says')).toContainText(`Your room with ${tile?.name}`);
  await painted(page);
  expect(sent).toEqual([]);
});

test('an address that names what is not there says so, and a room needs no script', async ({ browser, page, baseURL }) => {
  const [floor] = await floorsInStock(page);
  expect((await page.goto(`/products/${floor?.id}/room?room=ballroom`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no room called “ballroom”');
  await page.getByRole('link', { name: 'Kitchen-diner' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${floor?.name} in a room`);
  expect((await page.goto('/products/00000000-0000-4000-8000-000000000000/room'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const still = await plain.newPage();
  await still.goto(`/products/${floor?.id}/room`);
  await still.getByRole('radio', { name: 'Bathroom' }).check();
  await still.getByRole('button', { name: 'Show in the room' }).click();
  await expect(still).toHaveURL(/room=bathroom/);
  const picture = still.getByRole('img', { name: new RegExp(`Bathroom with ${floor?.name}`) });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), drawn).toBe(960);
  await plain.close();

  await page.route('**/rooms/pictures/**', (route) => route.abort());
  await page.goto(`/products/${floor?.id}/room`);
  await expect(page.getByText('The pictures could not be loaded.')).toBeVisible(drawn);
  await page.unroute('**/rooms/pictures/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await painted(page);
});

test('seams and pile of a carpet are drawn on it as planned for a room that was measured', async ({ page }) => {
  const answer = await page.request.get('/api/products?limit=100&in_stock=true&category=Carpet');
  const { products } = (await answer.json()) as { products: { id: string; sku: string }[] };
  const carpet = products.find(({ sku }) => sku === 'CPT-ARV-TW-OAT')?.id;
  await page.goto(`/products/${carpet}/room?room=showroom`);
  await painted(page);
  await expect(page.getByLabel('Show seams and pile direction')).toHaveCount(0);
  await page.goto('/your-rooms/new');
  await page.getByLabel('Name').fill('Lounge');
  await page.getByLabel('Length', { exact: true }).fill('5');
  await page.getByLabel('Width', { exact: true }).fill('4.5');
  await page.getByRole('button', { name: 'Save room' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved to your rooms.' })).toBeVisible();

  await page.goto(`/products/${carpet}/room?room=showroom`);
  await painted(page);
  await page.getByLabel('Show seams and pile direction').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('canvas.room-plan')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'not for the room in the picture' })).toContainText('with no seam.');
  await page.getByLabel('For which room').selectOption('Lounge, 4 m wide roll, 1 seam');
  await expect(page.getByRole('img', { name: /with 1 seam: along the pile, 3.90 m from one side/ })).toBeVisible();
  // What is saved is what is seen: lines where the plan has them and nowhere else, and below it in words whose room it is of.
  const planned = await saved(page);
  expect(planned.onLines).toBeGreaterThan(0.6);
  expect(planned.elsewhere).toBeLessThan(0.001);
  expect((await new AxeBuilder({ page }).include('#room-panel-laying').analyze()).violations).toEqual([]);
  await page.getByLabel('Show seams and pile direction').uncheck();
  await expect(page.locator('canvas.room-plan')).toHaveCount(0);
  const bare = await saved(page);
  expect(bare.elsewhere).toBeLessThan(0.001);
  expect(planned.height - planned.roomHeight).toBeGreaterThan(bare.height - bare.roomHeight);
});
