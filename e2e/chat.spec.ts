import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { floorsInStock, open } from './open-page.ts';
import { becomeOwner, newCustomer, ownersCalls, password, register } from './visitors.ts';

/** The chat: asked, bought from, taken over by a person, reminded of, and used by keyboard alone. */

test.describe.configure({ mode: 'default' });

const panel = (page: Page) => page.getByRole('dialog', { name: /AI assistant|^Chatting with/ });
const button = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
const field = (page: Page) => panel(page).getByRole('textbox', { name: /^(Your question|Write to)/ });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

async function ask(page: Page, question: string) {
  // One question at a time: the next may be sent when the last is answered.
  await expect(panel(page).getByRole('button', { name: 'Send', exact: true })).not.toHaveAttribute('aria-disabled');
  await field(page).fill(question);
  await field(page).press('Enter');
}

/** Nobody is left in the queue by a test that failed: the next customer is the next. */
test.afterEach(async () => {
  const owner = await ownersCalls();
  for (const view of ['waiting', 'mine']) {
    const { chats } = (await (await owner.get(`/api/admin/chats?view=${view}`)).json()) as { chats: { id: string }[] };
    for (const { id } of chats) await owner.post(`/api/admin/chats/${id}/close`);
  }
  await owner.dispose();
});

async function openAsStaff(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await becomeOwner(page);
  return page;
}

test('a question is answered with floors to buy from, kept over pages and visits, and fetched only when opened', { tag: '@every-run' }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, '/about');
  await expect(button(page)).toBeVisible();
  expect(fetched.filter((path) => /chat-panel|\/api\/chat/.test(path))).toEqual([]);
  await button(page).click();
  await expect(panel(page)).toContainText('AI assistant');
  await expect(panel(page).getByRole('link', { name: /Call us on/ })).toBeVisible();
  await expect(panel(page).getByRole('list', { name: 'Suggested questions' }).getByRole('button')).toHaveCount(8);
  await expect(log(page).getByText(/^I’m the AI assistant/)).toBeInViewport({ ratio: 1 });
  await ask(page, '   ');
  await ask(page, 'waterproof oak look under £30 a m²');
  const floors = log(page).getByRole('list', { name: 'Floors in this answer' });
  await expect(floors.getByRole('listitem').first()).toContainText('/m²');
  // However long the answer is, it is read from its question on.
  await expect(log(page).getByText('waterproof oak look under £30 a m²', { exact: true })).toBeInViewport({ ratio: 1 });
  await ask(page, 'How many boxes of the first one for 20 m²?');
  const sum = log(page).getByRole('region', { name: /^Price for/ });
  await expect(sum).toContainText(/\d+ boxes/);
  await expect(log(page).getByText('You:')).toHaveCount(2);
  await sum.getByRole('button', { name: /^Add \d+ boxes to cart/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText(/\d+ items?/);
  await floors
    .getByRole('button', { name: /^Add sample/ })
    .first()
    .click();
  await expect(page.locator('.pointer-events-none[role=status]')).toContainText(/sample/i);
  // The calculator inside the chat counts as the shop does.
  await floors
    .getByRole('button', { name: /^Work out boxes/ })
    .first()
    .click();
  const calculator = floors.getByRole('form').first();
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await expect(calculator.getByRole('alert')).not.toBeEmpty();
  await calculator.getByLabel('Area in m²').fill('20');
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await expect(calculator.getByRole('button', { name: /^Add \d+ boxes/ })).toBeVisible();
  const name = await floors.getByRole('link').first().textContent();
  await floors.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await expect(log(page)).toContainText('waterproof oak look');
  await open(page, '/');
  await button(page).click();
  await expect(log(page)).toContainText('waterproof oak look');
  await expect(log(page).getByText('You:')).toHaveCount(2);
});

test('what cannot be sent is said, kept, and sent again as the same message', async ({ page }) => {
  await open(page, '/?chat=open');
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.route('**/api/chat/message', (route) => route.abort());
  await ask(page, 'How much is delivery?');
  await expect(log(page)).toContainText("I'm having technical difficulties. Please try again or call us at 028 9649 6178.");
  await page.unroute('**/api/chat/message');
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText(/deliver/i);
  await expect(log(page)).not.toContainText('technical difficulties');
  await expect(log(page).getByText('How much is delivery?')).toHaveCount(1);
});

test('what is typed and not sent goes along to the next page', async ({ page }) => {
  await open(page, '/?chat=open');
  await field(page).fill('Which floor for a kitchen with');
  await open(page, '/about?chat=open');
  await expect(field(page)).toHaveValue('Which floor for a kitchen with');
  await field(page).press('Enter');
  await open(page, '/?chat=open');
  await expect(field(page)).toHaveValue('');
});

test('where no stream comes through, answers come all the same', async ({ page, browser }) => {
  test.slow();
  await register(page, newCustomer('Sorcha Devlin'));
  await page.route('**/api/chat/stream/**', (route) => route.fulfill({ status: 404 }));
  await open(page, '/?chat=open');
  await ask(page, 'Is the showroom open now?');
  await expect(log(page).getByText('AI assistant', { exact: true })).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Speak to a person' }).click();
  const staff = await openAsStaff(browser);
  await staff.goto('/admin/chats');
  await staff.getByRole('link', { name: /Sorcha Devlin/ }).click();
  await staff.getByRole('button', { name: 'Take this chat' }).click();
  await staff.getByLabel(/^Your reply to Sorcha/).fill('By asking now and then.');
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).toContainText('By asking now and then.', { timeout: 15_000 });
  await staff.getByRole('button', { name: 'Close this chat' }).click();
  await staff.context().close();
});

test('a guest is asked to log in, comes back to the open chat, and speaks with a person; afterwards they are reminded', {
  tag: '@every-run',
}, async ({ page, browser }) => {
  test.slow();
  const elsewhere = await browser.newContext();
  const { email } = await register(elsewhere, newCustomer('Grainne Devlin'));
  await elsewhere.close();
  const [floor] = await floorsInStock(page);
  await open(page, `/products/${floor?.id}`);
  await button(page).click();
  await ask(page, 'Is this one waterproof?');
  await expect(log(page).getByText('AI assistant', { exact: true })).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Speak to a person' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('Please log in to speak with a human agent.');
  await panel(page).getByRole('alert').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${floor?.id}`));
  await expect(log(page)).toContainText('Is this one waterproof?');
  await panel(page).getByRole('button', { name: 'Speak to a person' }).click();
  await expect(panel(page).getByRole('status').first()).toContainText('Waiting for a member of our team. You’re next.');

  const staff = await openAsStaff(browser);
  await staff.goto('/admin');
  await expect(staff.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /Chats/ }).first()).toContainText('1 waiting');
  await staff.goto('/admin/chats');
  await expect(staff).toHaveTitle(/^\(1\) Chats/);
  await staff.getByRole('link', { name: /Grainne Devlin/ }).click();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Take this chat' }).click();
  const agentsName = /^Connected with \w+/;
  await expect(panel(page).getByRole('status').first()).toContainText(agentsName);
  const staffLog = staff.getByRole('log');
  await staff.getByLabel(/^Your reply to Grainne/).pressSequentially('Hello');
  await expect(log(page).getByText(/is typing…$/)).toBeVisible();
  await staff.getByLabel(/^Your reply to Grainne/).press('Enter');
  await expect(log(page)).toContainText('Hello');
  await field(page).pressSequentially('Good');
  await expect(staffLog.getByText(/is typing…$/)).toBeVisible();
  await field(page).fill('Good morning');
  await field(page).press('Enter');
  await expect(staffLog).toContainText('Good morning');
  await expectAccessible(page);

  // Said often: kept, put into the answer, deleted.
  await staff.getByText(/^Saved replies/).click();
  await staff.getByLabel('Name').fill('Sample');
  await staff.getByLabel('Reply text').fill('Shall I send you a sample?');
  await staff.getByRole('button', { name: 'Save reply' }).click();
  await staff.getByRole('button', { name: 'Insert: Sample' }).click();
  await expect(staff.getByLabel(/^Your reply to Grainne/)).toHaveValue('Shall I send you a sample?');
  await staff.getByRole('button', { name: 'Delete: Sample' }).click();
  await expect(staff.getByRole('button', { name: 'Insert: Sample' })).toHaveCount(0);

  // Closed, the chat counts what comes; on another page it is reminded of.
  await field(page).press('Escape');
  await expect(button(page)).toBeFocused();
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Chat with us, 1 new' })).toBeVisible();
  await open(page, '/about');
  const reminder = page.getByRole('status').filter({ hasText: 'has replied' });
  await expect(reminder).toContainText('Shall I send you a sample?');
  await reminder.getByRole('button', { name: 'Read and reply' }).click();
  await expect(log(page)).toContainText('Shall I send you a sample?');
  await staff.getByRole('button', { name: 'Hand back to the assistant' }).click();
  await expect(panel(page).getByRole('button', { name: 'Speak to a person' })).toBeVisible();
  await staff.context().close();
});

test('of a very long conversation the end is there at once, and the beginning when it is wanted', async ({ page }) => {
  test.slow();
  const customer = newCustomer('Grainne Boyle');
  await register(page, customer);
  await open(page, '/?chat=open');
  await ask(page, 'What I said first of all');
  await expect(log(page).getByText('AI assistant', { exact: true })).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Speak to a person' }).click();
  const owner = await ownersCalls();
  const waiting = async () => ((await (await owner.get('/api/admin/chats?view=waiting')).json()) as { chats: { id: string }[] }).chats;
  await expect.poll(async () => (await waiting()).length).toBe(1);
  const [{ id } = { id: '' }] = await waiting();
  expect((await owner.post(`/api/admin/chats/${id}/claim`)).status()).toBe(200);
  for (let number = 1; number <= 200; number++) {
    const sent = await owner.post(`/api/admin/chats/${id}/message`, { data: { message: `Sample ${number} of two hundred` } });
    expect(sent.ok()).toBe(true);
  }
  await owner.dispose();
  await open(page, '/?chat=open');
  await expect(log(page)).toContainText('Sample 200 of two hundred');
  await expect(log(page).getByText('What I said first of all')).toHaveCount(0);
  await log(page).getByRole('button', { name: 'Earlier messages' }).click();
  await expect(log(page).getByText('What I said first of all')).toHaveCount(1);
  await expect(log(page).getByText('Sample 1 of two hundred')).toHaveCount(1);
  await expect(log(page).getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
});

test('by keyboard alone: opened, asked, left; axe finds nothing @phone', async ({ page, isMobile }) => {
  await open(page, '/contact');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('list', { name: 'Suggested questions' }).getByRole('button')).toHaveCount(isMobile ? 4 : 8);
  await expectAccessible(page);
  await field(page).focus();
  await page.keyboard.type('Which floors are waterproof?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('list', { name: 'Floors in this answer' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Send', exact: true })).not.toHaveAttribute('aria-disabled');
  await expectAccessible(page);
  if (isMobile) {
    const box = await panel(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    expect(await panel(page).getByRole('list', { name: 'Suggested questions' }).getByRole('button').count()).toBeLessThanOrEqual(2);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});
