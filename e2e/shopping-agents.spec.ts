import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { floorsInStock, open } from './open-page.ts';

type CartOut = { continue_url: string; totals: { type: string; amount: number }[] };

async function prepareCart(request: APIRequestContext, lines: [id: string, quantity: number][]): Promise<CartOut> {
  const line_items = lines.map(([id, quantity]) => ({ item: { id }, quantity }));
  const answer = await request.post('/api/ucp/mcp', {
    headers: { accept: 'application/json, text/event-stream', origin: 'https://agent.example' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'create_cart', arguments: { cart: { line_items } } } },
  });
  const text = await answer.text();
  const message = JSON.parse(text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '{}')) as { result: { structuredContent: CartOut } };
  return message.result.structuredContent;
}

test('what a program prepared is looked at, added and only then in the cart @phone', async ({ page, request }) => {
  const [floor, other] = await floorsInStock({ request });
  const { continue_url, totals } = await prepareCart(request, [
    [floor?.id ?? '', 2],
    [other?.id ?? '', 3],
  ]);
  await open(page, new URL(continue_url).pathname);
  await expect(page.getByRole('heading', { name: 'Chosen for you' })).toBeVisible();
  const goods = (totals.find(({ type }) => type === 'subtotal')?.amount ?? 0) / 100;
  await expect(page.getByText(`£${goods.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`)).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page, 'a prepared cart');
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goto(new URL(continue_url).pathname);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/cart/);
  for (const { name = '' } of [floor ?? {}, other ?? {}] as { name?: string }[]) await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: floor?.name ?? '' }).first()).toBeVisible();
  expect((await page.goto(`/prepared-cart/${'x'.repeat(32)}`))?.status()).toBe(404);
});

test('a browser with an assistant finds the tools of a product’s page; they go with the page', { tag: '@every-run' }, async ({ page, request }) => {
  const [floor] = await floorsInStock({ request });
  await page.addInitScript(() => {
    const tools = new Map<string, unknown>();
    Object.assign(window, { tools });
    const registerTool = (tool: { name: string }, { signal }: { signal: AbortSignal }) => {
      tools.set(tool.name, tool);
      signal.addEventListener('abort', () => tools.delete(tool.name));
    };
    Object.defineProperty(navigator, 'modelContext', { value: { registerTool } });
  });
  const names = () => page.evaluate(() => [...(window as unknown as { tools: Map<string, unknown> }).tools.keys()]);
  await open(page, `/products/${floor?.id}`);
  await expect.poll(names).toEqual(['search_products', 'read_this_product', 'calculate_boxes', 'add_to_cart']);
  page.once('dialog', (dialog) => dialog.accept());
  const said = await page.evaluate(async () => {
    type Tool = { execute: (given: object) => Promise<{ content: { text: string }[] }> };
    const { tools } = window as unknown as { tools: Map<string, Tool> };
    const run = async (name: string, given: object) => (await tools.get(name)?.execute(given))?.content[0]?.text ?? '';
    return [await run('calculate_boxes', { area_m2: 20 }), await run('add_to_cart', { quantity: 2 })];
  });
  expect(said[0]).toContain('boxes_needed');
  expect(said[1]).toBe('It is in the cart.');
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect.poll(names).toEqual([]);
});
