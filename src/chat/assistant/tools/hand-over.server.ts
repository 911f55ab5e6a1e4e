import { z } from 'zod';
import { openingStatus } from '#settings/opening-hours.ts';
import { readSettings } from '#settings/queries.server.ts';
import { tool } from './tool.ts';

export type HandOver = { phone: string; email: string; isOpen: boolean; opening: string; isUnanswered: boolean };

export const handOver = tool({
  name: 'hand_over',
  description: 'Offers the visitor one of the staff, below the answer. Call it when you cannot answer, or when they ask for somebody.',
  input: z.object({ isUnanswered: z.boolean().default(false).describe('Whether the question stays unanswered; it is kept for staff') }),
  run: async (shop, _visitor, { isUnanswered }): Promise<HandOver> => {
    const { phone, email, opening_hours } = await readSettings(shop);
    const { open, text } = openingStatus(opening_hours, shop.now());
    return { phone, email, isOpen: open, opening: text, isUnanswered };
  },
});
