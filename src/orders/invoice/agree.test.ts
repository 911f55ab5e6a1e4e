import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { documentRules } from '../../../test/document-invariants.ts';
import { openSellingShop } from '../../../test/open-selling-shop.ts';
import { openApp } from '../../../test/pages-from-source.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { refundOrder } from '../refund-order.server.ts';

/**
 * Orders of goods at several rates, for two countries, paid back in parts: cart, order, page, letter, PDF, API and the file for the books all say
 * the same pence, which are worked out here by the rule alone: VAT of a rate is rounded once, half up, on what was charged at it.
 */
const { shop, close, runJob, send } = await openSellingShop('empty');
const app = await openApp(shop);
afterAll(close);

const classes = ['standard', 'standard', 'reduced', 'zero'] as const;
const rates = { GB: { standard: 20, reduced: 5, zero: 0 }, IE: { standard: 23, reduced: 13.5, zero: 0 } };
const id = (at: number) => `0000000${at}-6666-4666-8666-666666666666`;

beforeAll(async () => {
  const settings = { max_hold_percent: 100, eu_vat_from: '2026-01-01', eu_prices: 'net', vat_number: 'GB 999 9999 73', business_name: 'Quay Floors' };
  await shop.sql`insert into settings (values) values (${settings as never}) on conflict (only_row) do update set values = excluded.values`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  for (const [at, vatClass] of classes.entries()) {
    await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2, vat_class)
      values (${id(at)}, ${`SKU${at}`}, ${`Floor ${at}`}, 'Tiles', 'Maker', 1000, 14400, ${vatClass})`;
    await shop.sql`insert into stock_levels (product_id, on_hand) values (${id(at)}, 100000)`;
  }
  await shop.sql`update test_till.settings set refund_mode = 'immediate'`;
});

const pence = (pounds: number) => Math.round(pounds * 100);
const said = (amount: number) => `£${(amount / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
/** Half up, in whole numbers. `percent` has one decimal at most. */
const vatIn = (gross: number, percent: number) => Math.floor((2 * gross * percent * 10 + 1000 + percent * 10) / (2 * (1000 + percent * 10)));

const someOrder = fc.record({
  country: fc.constantFrom('GB' as const, 'IE' as const),
  prices: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 4, maxLength: 4 }),
  amounts: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }).filter((all) => sum(all) > 0),
  samples: fc.integer({ min: 0, max: 2 }),
  /** What goes back one after the other: a line, delivery, or an amount; the rest at the end. */
  back: fc.array(fc.oneof(fc.nat(3), fc.constant('delivery' as const), fc.record({ share: fc.double({ min: 0.01, max: 0.9, noNaN: true }) })), {
    maxLength: 3,
  }),
});

test('cart, order, page, letter, PDF, API and the file for the books say the same pence, whatever is bought and paid back', async () => {
  const all = fc.sample(someOrder, { numRuns: 6, seed: 20_261_129 });
  const expected = new Map<string, { gross: number; vat: number }>();
  for (const { country, prices, amounts, samples, back } of all) {
    await shop.sql`truncate rate_limits`;
    for (const [at, price] of prices.entries()) await shop.sql`update products set price_pence = ${price} where id = ${id(at)}`;
    await shop.catalogue.settled();
    const items = [
      ...amounts.flatMap((quantity, at) => (quantity ? [{ product_id: id(at), quantity }] : [])),
      ...Array.from({ length: samples }, (_, at) => ({ product_id: id(at), quantity: 1, is_sample: true })),
    ];
    const postal_code = country === 'IE' ? 'D02 X285' : 'BT20 5ED';
    const quote = (await send('POST', '/cart/quote', { items, postal_code })).body;
    const to = { first_name: 'Aoife', last_name: 'Quinn', email: 'a@example.com', address: '1 Quay Street', city: 'Bangor', postal_code, country };
    const placed = (await send('POST', '/orders/guest', { shipping_address: to, items, total_amount: quote.total_amount })).body;
    const card = { source_id: 'cnon:card-nonce-ok', amount_cents: placed.amount_cents, currency: 'GBP', order_id: placed.id, token: placed.token };
    expect((await send('POST', '/payments/square', card)).body.success).toBe(true);

    // What was charged at each rate, by the prices alone.
    const gross = new Map<number, number>();
    const charge = (percent: number, amount: number) => amount && gross.set(percent, (gross.get(percent) ?? 0) + amount);
    const order = (await send('GET', `/orders/${placed.id}?token=${placed.token}`)).body;
    for (const item of order.items) {
      if (item.is_sample) continue;
      const at = Number(item.sku.slice(3));
      const ofClass = classes[at] ?? 'standard';
      const [uk, there] = [rates.GB[ofClass], rates[country][ofClass]];
      const unit = Math.floor(((prices[at] ?? 0) * (1000 + there * 10) * 2 + 1000 + uk * 10) / (2 * (1000 + uk * 10)));
      expect(pence(item.price)).toBe(unit);
      charge(there, unit * item.quantity);
    }
    const goods = sum([...gross.values()]);
    charge(rates[country].standard, pence(quote.total_amount) - goods);
    const oracle = [...gross].sort(([one], [other]) => other - one).map(([rate, amount]) => ({ rate, gross: amount, vat: vatIn(amount, rate) }));
    const vat = sum(oracle.map((one) => one.vat));
    const total = sum([...gross.values()]);

    expect([pence(quote.total_amount), pence(quote.vat_included)]).toEqual([total, vat]);
    expect([pence(order.total), pence(order.vat_included)]).toEqual([total, vat]);
    const [invoice] = (await send('GET', `/orders/${placed.id}/invoices?token=${placed.token}`)).body;
    const ofInvoice = invoice.by_rate.map((one: Record<string, number>) => ({
      rate: one.rate,
      gross: pence(one.gross ?? 0),
      vat: pence(one.vat ?? 0),
    }));
    expect(ofInvoice).toEqual(oracle);
    expect(sum(invoice.lines.map((line: { gross: number }) => pence(line.gross)))).toBe(total);
    expect(sum(invoice.lines.map((line: { vat: number }) => pence(line.vat)))).toBe(vat);

    const [letter] = await shop.sql<{ text: string }[]>`select text from outbox where kind = 'order-confirmed' and order_id = ${placed.id}`;
    const text = letter?.text.replaceAll(/\s+/g, ' ') ?? '';
    const file = await app.request(`/orders/${placed.id}/invoice.pdf?token=${placed.token}`);
    const pdf = pdfText(Buffer.from(await file.arrayBuffer()));
    const name = country === 'IE' ? 'Irish VAT' : 'VAT';
    for (const one of oracle) {
      expect(text).toContain(`including ${said(one.vat)} ${name} at ${one.rate}%`);
      expect(pdf).toContain(`Net at ${one.rate}%\n${said(one.gross - one.vat)}\nVAT at ${one.rate}%\n${said(one.vat)}`);
    }
    for (const where of [text, pdf]) expect(where).toContain(said(total));

    // Some of it goes back, and then the rest.
    const lines = order.items.map((item: { id: string; quantity: number; is_sample: boolean }) => item);
    let left = total;
    let carriageLeft = pence(quote.total_amount) - goods;
    const refund = async (wanted: { amountPence?: number; lines?: { id: string; quantity: number }[]; carriagePence?: number }) => {
      const none = { amountPence: null, lines: [], reason: '', restocks: false };
      await refundOrder(shop, placed.id, { ...none, ...wanted }, { kind: 'staff', userId: null });
      await runJob('pay back');
      const [row] = await shop.sql<{ left: number }[]>`select total_pence - refunded_pence as left from orders where id = ${placed.id}`;
      left = row?.left ?? 0;
    };
    const done = new Set<number>();
    for (const what of back) {
      if (left === 0) break;
      if (what === 'delivery') {
        if (carriageLeft > 0 && carriageLeft < left) await refund({ carriagePence: carriageLeft });
        carriageLeft = 0;
      } else if (typeof what === 'object') {
        const amountPence = Math.floor(left * what.share);
        if (amountPence > 0) await refund({ amountPence });
      } else {
        const line = lines[what];
        if (!line || line.is_sample || done.has(what)) continue;
        done.add(what);
        await refund({ lines: [{ id: line.id, quantity: line.quantity }] });
      }
    }
    if (left > 0) await refund({ amountPence: left });
    const documents = (await send('GET', `/orders/${placed.id}/invoices?token=${placed.token}`)).body;
    const notes = documents.slice(1);
    expect([sum(notes.map((note: { total: number }) => pence(note.total))), sum(notes.map((note: { vat: number }) => pence(note.vat)))]).toEqual([
      total,
      vat,
    ]);
    const page = await (await app.request(`/orders/${placed.id}?token=${placed.token}`)).text();
    const shown = page.replaceAll(/<!-- -->|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(shown).toContain(`Total ${said(total)}`);
    for (const one of oracle) expect(shown).toContain(`${name} included at ${one.rate}% ${said(one.vat)}`);
    for (const note of notes) expect(shown).toContain(note.number);
    for (const one of oracle) expected.set(`${documents[0].number} ${one.rate}`, { gross: one.gross, vat: one.vat });
  }

  const [staff] = await shop.sql<{ id: string }[]>`insert into users (full_name, username, email, password_hash, is_admin)
    values ('Owner', 'owner', 'owner@floors.example', 'none', true) returning id`;
  const authorization = `Bearer ${await openSession(shop, staff?.id ?? '')}`;
  const answer = await app.request('/admin/invoices.csv', { headers: { authorization } });
  const [, ...rows] = (await answer.text())
    .trim()
    .split('\n')
    .map((row) => row.split(','));
  for (const [key, { gross, vat }] of expected) {
    const [number, rate] = key.split(' ');
    const row = rows.find((cells) => cells[0] === number && cells[8] === rate);
    expect(row?.slice(9, 12)).toEqual([((gross - vat) / 100).toFixed(2), (vat / 100).toFixed(2), (gross / 100).toFixed(2)]);
  }
  // Everything went back: each column comes to nothing.
  for (const column of [9, 10, 11]) expect(sum(rows.map((cells) => pence(Number(cells[column]))))).toBe(0);
  for (const { rule, broken } of documentRules(shop.sql)) expect([rule, [...(await broken)]]).toEqual([rule, []]);
}, 180_000);
