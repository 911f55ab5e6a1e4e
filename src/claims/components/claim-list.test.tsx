import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Claim } from '../queries.server.ts';
import { ClaimList } from './claim-list.tsx';

const claim: Claim = {
  ...{ id: 'c', orderId: 'o', status: 'refunded', words: 'Two boxes were wet.', answer: '', refundPence: 9480, version: 2 },
  createdAt: new Date('2026-11-28T10:00:00Z'),
  lines: [{ id: 'l', name: 'Mourne Oak', quantity: 2, fault: 'damaged' }],
  imageIds: ['0123456789abcdef01234567'],
};

test('an order says what was reported of its goods, and what became of it', () => {
  const html = renderToStaticMarkup(<ClaimList claims={[claim]} />);
  for (const said of ['Your refund is on its way', '28 November 2026', '2 × Mourne Oak: damaged', 'Two boxes were wet.', 'Refund: £94.80'])
    expect(html).toContain(said);
  expect(html).toContain('alt="The problem, 1 of 1"');
  expect(renderToStaticMarkup(<ClaimList claims={[]} />)).toBe('');
});
