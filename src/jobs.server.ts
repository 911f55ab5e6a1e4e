import { answerPasswordRequests } from '#accounts/recovery/reset-password.server.ts';
import { createFindTrouble, watchTrouble } from '#admin/trouble/find-trouble.server.ts';

import { applyDue } from '#catalogue/staff/sheets/apply-import.server.ts';
import { fetchWanted, sweepWanted } from '#catalogue/staff/sheets/pictures.server.ts';
import { mailWaitingChats } from '#chat/agents/alert-staff.server.ts';
import { mailUnseenReplies } from '#chat/reminders.server.ts';
import { sweepSpending } from '#chat/spending.server.ts';
import { createCarrier } from '#mail/carrier.server.ts';
import { sendDueMail } from '#mail/send-due-mail.server.ts';
import { cancelAbandoned, expireHolds } from '#orders/cancel-order.server.ts';
import { remindOfCollections } from '#orders/collecting/collect-order.server.ts';
import { remindOfHeld } from '#orders/days/remind-of-held.server.ts';
import { lapseApplications } from '#orders/financing/decide-finance.server.ts';
import { writeMissingDocuments } from '#orders/invoice/write-missing.server.ts';
import { answerLinkRequests } from '#orders/order-links.server.ts';
import { watchCardStop } from '#payments/card-stops.server.ts';
import { heedWebhooks } from '#payments/receive-webhook.server.ts';
import { reconcilePayments, settleRefunds } from '#payments/reconcile.server.ts';

import { forgetUnusedDocuments } from '#platform/documents/document-files.server.ts';
import { forgetUnusedImages } from '#platform/images/forget-unused.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { sweepTurns } from '#platform/rate-limit.server.ts';
import { forgetOld } from '#privacy/forget-old.server.ts';
import { answerErasureRequests } from '#privacy/requests/ask-for-erasure.server.ts';
import { readServices } from '#settings/queries.server.ts';
import { sweepAgentCarts } from '#shopping-agents/agent-carts.server.ts';
import { runTestTill } from '#test-till/test-till.server.ts';
import type { Shop } from './shop.server.ts';

/** Everything the shop does by itself, in every process that answers. */
export function shopJobs(shop: Shop): Job[] {
  const carrierNow = createCarrier(shop);
  const findTrouble = createFindTrouble(shop);
  return [
    {
      name: 'send mail',
      everySeconds: 1,
      run: async (stopping) => {
        const carrier = await carrierNow();
        return carrier ? sendDueMail(shop, carrier, stopping) : false;
      },
    },
    { name: 'answer forgotten passwords', everySeconds: 1, run: () => answerPasswordRequests(shop) },
    { name: 'answer who asks to be forgotten', everySeconds: 1, run: () => answerErasureRequests(shop) },
    { name: 'mail links to orders', everySeconds: 1, run: () => answerLinkRequests(shop) },
    { name: 'heed the card provider', everySeconds: 1, run: () => heedWebhooks(shop) },
    {
      name: 'run the test till',
      everySeconds: 1,
      run: async () => (await readServices(shop)).till === 'stand-in' && runTestTill(shop),
    },
    { name: 'check payments', everySeconds: 2, run: () => reconcilePayments(shop) },
    { name: 'see whether cards are taken again', everySeconds: 60, run: () => watchCardStop(shop) },
    { name: 'look for trouble', everySeconds: 60, run: () => watchTrouble(shop, findTrouble) },
    { name: 'import products', everySeconds: 1, run: () => applyDue(shop) },
    { name: 'fetch pictures of products', everySeconds: 5, run: () => fetchWanted(shop) },
    { name: 'pay back', everySeconds: 2, run: () => settleRefunds(shop) },
    { name: 'mail staff about waiting chats', everySeconds: 15, run: () => mailWaitingChats(shop) },
    { name: 'mail unseen chat answers', everySeconds: 15, run: () => mailUnseenReplies(shop) },
    { name: 'remind of what waits to be collected', everySeconds: 60, run: () => remindOfCollections(shop) },
    { name: 'remind of deliveries on hold', everySeconds: 60, run: () => remindOfHeld(shop) },
    { name: 'give back unpaid boxes', everySeconds: 10, run: () => expireHolds(shop) },
    {
      name: 'tidy up',
      everySeconds: 3600,
      run: async () => {
        await sweepTurns(shop);
        await sweepSpending(shop);
        await sweepAgentCarts(shop);
        await lapseApplications(shop);
        await cancelAbandoned(shop);
        await forgetUnusedImages(shop);
        await forgetUnusedDocuments(shop);
        await shop.images.tidy();
        await sweepWanted(shop);
        return false;
      },
    },
    { name: 'write invoices that are missing', everySeconds: 3600, run: (stop) => writeMissingDocuments(shop, stop) },
    { name: 'forget what is old', everySeconds: 3600, run: () => forgetOld(shop) },
  ];
}
