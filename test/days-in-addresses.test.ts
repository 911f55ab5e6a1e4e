import { expect, test } from 'vitest';
import { readDay } from '../src/admin/orders/read-day.ts';
import { readPeriod } from '../src/admin/reports/period.ts';
import { receivedLot } from '../src/lots/lot-fields.ts';
import { dayIn } from '../src/orders/schemas.ts';
import { readDocumentFilter } from '../src/orders/staff/document-filter.ts';
import { readOrderFilter } from '../src/orders/staff/order-filter.ts';

const today = '2026-11-29';

test.each(['2026-02-31', '0000-01-01', '9999-12-31'])(
  '%s, which a database cannot read or count on from, is no day of any address or form',
  (day) => {
    const query = new URLSearchParams({ from: day, to: day });
    expect(readOrderFilter(query)).toMatchObject({ from: '', to: '' });
    expect(readDocumentFilter(query)).toMatchObject({ from: '', to: '' });
    expect(readPeriod(query, today)).toEqual(readPeriod(new URLSearchParams(), today));
    expect(readDay(new Request(`https://shop.example/admin/deliveries?day=${day}`), today)).toBe(today);
    expect(receivedLot.safeParse({ number: 'A1', boxes: 1, received_on: day }).success).toBe(false);
    expect(dayIn.safeParse(day).success).toBe(false);
  },
);
