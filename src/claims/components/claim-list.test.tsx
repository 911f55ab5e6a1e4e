import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Claim } from '../queries.server.ts';
import { ClaimList, ClaimPhotos, ClaimStory, Replacement } from './claim-list.tsx';

const at = new Date('2026-11-28T10:00:00Z');
const claim: Claim = {
  ...{ id: 'c', orderId: 'o', status: 'refunded', words: 'Two boxes were wet.', refundPence: 9480, version: 2, hasNews: false },
  createdAt: at,
  lines: [{ id: 'l', name: 'Mourne Oak', quantity: 2, fault: 'damaged' }],
  imageIds: ['0123456789abcdef01234567'],
  replacement: null,
  entries: [
    { id: 1, at, by: 'staff', name: 'Una', status: null, words: 'Was the wrapping torn?' },
    { id: 2, at, by: 'shopper', name: null, status: null, words: '' },
    { id: 3, at, by: 'staff', name: 'Una', status: 'refunded', words: '' },
  ],
};

test('an order says what was reported of its goods, and what became of it', () => {
  const html = renderToStaticMarkup(<ClaimList claims={[claim]} to={(id) => `/report/${id}`} />);
  for (const said of ['Your refund is on its way', '28 November 2026', '2 × Mourne Oak: damaged', 'Was the wrapping torn?', 'Refund: £94.80'])
    expect(html).toContain(said);
  expect(html).toContain('href="/report/c"');
  expect(renderToStaticMarkup(<ClaimList claims={[]} to={() => ''} />)).toBe('');
});

test('a report is told with every step; who on the staff wrote, only to staff', () => {
  const shoppers = renderToStaticMarkup(<ClaimStory claim={claim} />);
  for (const said of ['You, ', 'Two boxes were wet.', 'Our team, ', 'Photos added.', 'We’re refunding you to your original payment method.'])
    expect(shoppers).toContain(said);
  expect(shoppers).not.toContain('Una');
  const staffs = renderToStaticMarkup(<ClaimStory claim={claim} named />);
  for (const said of ['Customer, ', 'Una, ']) expect(staffs).toContain(said);
  expect(renderToStaticMarkup(<ClaimPhotos claim={claim} />)).toContain('alt="The problem, 1 of 1 (opens in a new tab)"');
});

test('a replacement is told of until it arrives', () => {
  const told = (replacement: Claim['replacement']) => renderToStaticMarkup(<Replacement claim={{ ...claim, replacement }} />);
  expect(told(null)).toBe('');
  const waiting = { number: 2, sentAt: null, comesOn: null, carrier: '', trackingLink: null, weightGrams: null };
  expect(told(waiting)).toContain('Replacement: being prepared.');
  expect(told({ ...waiting, comesOn: '2026-12-08' })).toContain('Replacement: comes on Tue 8 December.');
  const sent = told({ ...waiting, sentAt: at, carrier: 'Carrier & Sons', trackingLink: 'https://carrier.example/1' });
  for (const said of ['Replacement sent on 28 November 2026 with Carrier &amp; Sons.', 'href="https://carrier.example/1"'])
    expect(sent).toContain(said);
});

test('the day of a replacement stands in its report too, until it has left', () => {
  const replacement = { number: 2, sentAt: null, comesOn: '2026-12-08', carrier: '', trackingLink: null, weightGrams: null };
  const entries = [{ id: 1, at, by: 'staff' as const, name: 'Una', status: 'replacing' as const, words: 'Sorry.' }];
  const told = (sentAt: Date | null) =>
    renderToStaticMarkup(<ClaimStory claim={{ ...claim, entries, status: 'replacing', replacement: { ...replacement, sentAt } }} />);
  expect(told(null)).toContain('Replacement: comes on Tue 8 December.');
  expect(told(at)).not.toContain('Replacement: ');
});
