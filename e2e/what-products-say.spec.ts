import { expect, test } from '@playwright/test';
import { smallPdf } from '../test/small-pdf.ts';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { open } from './open-page.ts';
import { expectNotice, makeProduct } from './staff-products.ts';
import { becomeOwner } from './visitors.ts';

/** What the law wants said of products: staff fill it in, shoppers read it. */

test('a maker and a document are added by staff, and stand on the product for everybody, also without scripts', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await becomeOwner(page);
  const { id, name } = await makeProduct();
  const maker = `Quay Ceramics ${name.slice(-6)}`;

  await open(page, '/admin/makers/new');
  await page.getByLabel('Name', { exact: true }).fill(maker);
  await page.getByLabel('Email or web address').first().fill('ring us');
  await page.getByLabel('Established in the EU or Northern Ireland').selectOption('no');
  await page.getByRole('button', { name: 'Save maker' }).click();
  await expect(page.getByText('such as help@example.com').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(maker);
  await page.getByLabel('Email or web address').first().fill('help@quay.example');
  await page.getByRole('button', { name: 'Save maker' }).click();
  await expectNotice(page, 'Maker saved.');

  await open(page, '/admin/missing-facts');
  await page.getByRole('link', { name: /show makers without a postal address/ }).click();
  await page.getByRole('listitem').filter({ hasText: maker }).getByRole('link', { name: 'Without a postal address' }).click();
  await page.getByRole('textbox', { name: /^Postal address/ }).fill('1 Quay Street\nBangor');
  await page.getByRole('textbox', { name: /^Responsible person/ }).fill('Quay Imports');
  await page.getByRole('button', { name: 'Save maker' }).click();
  await expectNotice(page, 'Maker saved.');

  await open(page, '/admin/products?lacks=maker');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('row', { name }).getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/admin/products/${id}#product-maker`);
  await page.getByLabel('Maker', { exact: true }).selectOption(maker);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Product updated successfully!');

  await page.getByRole('link', { name: 'Add a new document' }).click();
  await page.getByLabel('Title').fill('Fitting guide, Quay');
  await page.getByLabel('Kind').selectOption('fitting-guide');
  await page.getByLabel('PDF file').setInputFiles({ name: 'guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await page.getByRole('button', { name: 'Save document' }).click();
  await expect(page.getByText('This file is not a PDF.').first()).toBeVisible();
  await page.getByLabel('PDF file').setInputFiles({ name: 'guide.pdf', mimeType: 'application/pdf', buffer: await smallPdf('Fitting guide') });
  await page.getByRole('button', { name: 'Save document' }).click();
  await expectNotice(page, 'Document saved.');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const shopper = await context.newPage();
  await shopper.goto(`/products/${id}`);
  const guide = shopper.getByRole('link', { name: 'Fitting guide, Quay' });
  await expect(shopper.getByText(/Fitting guide, English, PDF, \d+ kB/)).toBeVisible();
  const answer = await shopper.request.get((await guide.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type'], (await answer.body()).subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  await expect(shopper.getByText('1 Quay Street')).toBeHidden();
  await shopper.getByText('Maker and safety').click();
  await expect(shopper.getByText('1 Quay Street')).toBeVisible();
  await expect(shopper.getByText('Quay Imports')).toBeVisible();
  await context.close();
});

test('staff pick what a label says by its codes and fill in what is left open; shoppers read the official words before they buy', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  const { id, name } = await makeProduct({ category: 'Adhesives', hazard_signal: 'Danger', hazard_statements: ['H315'] });
  await open(page, `/admin/products/${id}`);
  const hazards = page.getByRole('textbox', { name: /^Hazard statements/ });
  await expect(page.getByText('H315 Causes skin irritation.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Add to hazard statements' }).selectOption('H373');
  await page.getByLabel(/^All organs affected/).fill('the lungs');
  await page.getByLabel(/^Route of exposure/).fill('by inhalation');
  await page.getByLabel(/^Route of exposure/).blur();
  await expect(hazards).toHaveValue('H315, H373 (the lungs; by inhalation)');
  await page.getByRole('button', { name: 'Remove H315' }).click();
  await page.getByRole('textbox', { name: /^Precautionary statements/ }).fill('P102, P999');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“P999” is not a code we know.').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Precautionary statements/ }).fill('p102, P501 (a recycling centre)');
  await expectAccessible(page, { within: '#main' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Product updated successfully!');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const shopper = await context.newPage();
  await shopper.goto(`/products/${id}`);
  const hazard = 'May cause damage to the lungs through prolonged or repeated exposure by inhalation.';
  await expect(shopper.getByText(`H373: ${hazard}`)).toBeVisible();
  await expect(shopper.getByText('P501: Dispose of contents/container to a recycling centre')).toBeVisible();
  await shopper
    .getByRole('main')
    .getByRole('button', { name: /to cart$/ })
    .first()
    .click();
  await shopper.goto('/cart');
  await expect(shopper.getByText(`Danger: H373 ${hazard}`)).toBeVisible();
  await shopper.getByText(`Precautions for ${name}`).click();
  await expect(shopper.getByText(/^P102 Keep out of reach of children\. P501 Dispose/)).toBeVisible();
  await context.close();
});

test('pages of makers, documents and missing facts: accessible, one heading, nothing sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await becomeOwner(page);
  const { documents } = await (await page.request.get('/api/admin/documents')).json();
  const [maker] = await (await page.request.get('/api/admin/makers')).json();
  const paths = ['/admin/makers', `/admin/makers/${maker.id}`, '/admin/documents', `/admin/documents/${documents[0].id}`, '/admin/missing-facts'];
  for (const path of paths) {
    await open(page, path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expectAccessible(page);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSideways(page, path);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
