import { tidyLinks } from '#accounts/account-links.server.ts';
import { answerPasswordRequests } from '#accounts/recovery/ask-for-password-link.server.ts';
import { createCarrier } from '#mail/carrier.server.ts';
import { sendDueMail } from '#mail/send-due-mail.server.ts';
import { tidyOutbox } from '#mail/tidy-outbox.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import type { Shop } from './shop.server.ts';

/** Everything the shop does by itself, in every process that answers. */
export function shopJobs(shop: Shop): Job[] {
  const carrier = createCarrier(shop.config);
  return [
    { name: 'send mail', everySeconds: 1, run: (stopping) => sendDueMail(shop, carrier, stopping) },
    { name: 'answer forgotten passwords', everySeconds: 1, run: () => answerPasswordRequests(shop) },
    {
      name: 'tidy up',
      everySeconds: 3600,
      run: async () => {
        await tidyOutbox(shop);
        await tidyLinks(shop);
        return false;
      },
    },
  ];
}
