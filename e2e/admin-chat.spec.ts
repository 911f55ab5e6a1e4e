import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { open } from './open-page.ts';
import { becomeOwner } from './visitors.ts';

/** What the assistant could not answer, staff answer: from the next question on it says so. */

test('a question without an answer is answered by staff, and at once by the assistant', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  const question = 'Will you look after my goldfish while the floor dries?';
  await open(visitor, '/?chat=open');
  const panel = visitor.getByRole('dialog', { name: 'AI assistant' });
  const log = visitor.getByRole('log', { name: 'Conversation' });
  const ask = async () => {
    await expect(panel.getByRole('button', { name: 'Send', exact: true })).not.toHaveAttribute('aria-disabled');
    await panel.getByRole('textbox', { name: 'Your question or message' }).fill(question);
    await panel.getByRole('textbox', { name: 'Your question or message' }).press('Enter');
  };
  await ask();
  await expect(log).toContainText('I’ve passed your question on to our team.');

  await becomeOwner(page);
  await open(page, '/admin/chats');
  await page.getByRole('link', { name: 'Unanswered questions' }).click();
  const waiting = page.getByRole('region', { name: 'To answer' }).getByRole('listitem').filter({ hasText: question });
  await expect(waiting).toContainText('Asked once');
  await waiting.getByText(question).click();
  await waiting.getByLabel('Other ways to ask it').fill('Can I leave my goldfish with you?');
  await waiting.getByLabel('Answer', { exact: true }).fill('  ');
  await waiting.getByRole('button', { name: 'Add answer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText('Please enter the answer');
  await expect(waiting.getByLabel('Other ways to ask it')).toHaveValue('Can I leave my goldfish with you?');
  await waiting.getByLabel('Answer', { exact: true }).fill('No goldfish, sorry. Others who might stand on our [contact page](/contact).');
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Add answer' }).click();
  await expect(waiting).toHaveCount(0);
  await ask();
  await expect(log).toContainText('No goldfish, sorry.');
  await expect(log.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact');

  const own = page.getByRole('region', { name: 'Our answers' });
  const answered = own.getByRole('listitem').filter({ hasText: question });
  for (const [before, after] of [
    ['No goldfish, sorry. Others who might stand on our [contact page](/contact).', 'No goldfish.'],
    ['No goldfish.', 'None at all.'],
    ['None at all.', 'None at all.'],
  ] as const) {
    await answered.getByText(question).click();
    await expect(answered.getByLabel('Answer', { exact: true })).toHaveValue(before);
    await answered.getByLabel('Answer', { exact: true }).fill(after);
    await answered.getByRole('button', { name: 'Save' }).click();
    await expect(answered.getByLabel('Answer', { exact: true })).toBeHidden();
  }
  await own.getByRole('button', { name: `Delete: ${question}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the answer' }).click();
  await expect(own.getByText(question)).toHaveCount(0);
  await waiting.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(waiting).toHaveCount(0);
  await visitor.context().close();
});
