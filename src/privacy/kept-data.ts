import { keptDays, sayDays } from './periods.ts';

/** Rows that go once a column's time lies so many days back; `where` says which, in SQL. */
export type Sweep = { table: string; from: string; days: number; where?: string };

/** One kind of personal data: what is kept, why, how long, and where it ends. Read by shoppers, in the decision, and by the job that keeps it. */
export type KeptData = {
  /** Names the matter in columns.ts. */
  name: string;
  what: string;
  why: string;
  kept: string;
  /** What an erasure does to it. */
  erased: string;
  /** What the hourly job throws away; nothing where another rule is named in `kept`. */
  ends: readonly Sweep[];
};

const days = (of: keyof typeof keptDays) => sayDays(keptDays[of]);

/** Everything the shop holds about people. What is not in here is not kept. */
export const keptData: readonly KeptData[] = [
  {
    name: 'account',
    what: 'Your account: name, email, username, a fingerprint of the password, addresses, cart, wishlist',
    why: 'So that you can log in, and find again what you left',
    kept: 'Until you delete the account',
    erased: 'At once, with the account',
    ends: [{ table: 'cart_merges', from: 'merged_at', days: keptDays.cartMerge }],
  },
  {
    name: 'signing-in',
    what: 'Where you are logged in, links to a new password or email, and the browsers you used before',
    why: 'So that nobody else gets in, and nobody can lock you out',
    kept: `A session for a week, a link for ${days('usedLink')} after it ran out, a browser for ${days('knownDevice')} after it was last used`,
    erased: 'At once, with the account',
    ends: [
      { table: 'sessions', from: 'expires_at', days: 0 },
      { table: 'account_links', from: 'expires_at', days: keptDays.usedLink },
      { table: 'known_devices', from: 'seen_at', days: keptDays.knownDevice },
      { table: 'password_requests', from: 'requested_at', days: keptDays.passwordRequest },
    ],
  },
  {
    name: 'order',
    what: 'Your orders: goods, sums, delivery address, email, telephone, notes, what happened to them, what you sent back',
    why: 'To deliver them, to answer for them, and because the law asks for records of sales',
    kept: `${days('sale')} after it was paid for, or as long as the account it belongs to; a guest’s order that was never paid for: ${days('unpaidOrder')}`,
    erased: 'At once, unless it is still under way: goods, sums, town and country stay as the record of a sale, without you',
    ends: [],
  },
  {
    name: 'invoice',
    what: 'Invoices: their number and date; of one over £250 also the name and address it was made out to',
    why: 'A VAT invoice has to be kept as it was issued (VAT Regulations 1995, regulations 14, 16 and 31)',
    kept: `${days('sale')} after it was issued`,
    erased: 'The name and address of one over £250 stay on the invoice alone, and nothing else reads them; else at once',
    ends: [],
  },
  {
    name: 'payment',
    what: 'Payments and refunds: sums, times, the card provider’s numbers for them. Card numbers never reach us',
    why: 'To pay back, and because the law asks for records of sales',
    kept: 'As long as their order',
    erased: 'Reasons, receipts and messages at once; sums and numbers stay with the sale',
    ends: [{ table: 'finance_applications', from: 'updated_at', days: keptDays.looseApplication, where: 'order_id is null' }],
  },
  {
    name: 'provider-event',
    what: 'What the card provider tells us of a payment',
    why: 'To notice a payment whose answer was lost',
    kept: days('providerEvent'),
    erased: 'At once',
    ends: [
      { table: 'webhook_events', from: 'received_at', days: keptDays.providerEvent },
      { table: 'provider_strays', from: 'at', days: keptDays.providerEvent },
    ],
  },
  {
    name: 'order-link',
    what: 'Links in our letters that open your order',
    why: 'So that you need no account to see it',
    kept: `They work for ${days('orderLink')}`,
    erased: 'At once',
    ends: [{ table: 'order_links', from: 'created_at', days: keptDays.orderLink }],
  },
  {
    name: 'letter',
    what: 'Letters we mailed, and their files where the shop has no mail server',
    why: 'To send them again when one went astray',
    kept: `${days('letter')}; the one that confirms an erasure: ${days('farewell')} after it was sent`,
    erased: 'At once, files included',
    ends: [
      { table: 'outbox', from: 'created_at', days: keptDays.letter },
      { table: 'outbox', from: 'sent_at', days: keptDays.farewell, where: `kind in ('account-deleted', 'data-erased')` },
    ],
  },
  {
    name: 'chat',
    what: 'What you wrote in the chat, and what was answered',
    why: 'So that you can go on with it, and our team knows what was said',
    kept: `A guest’s: ${days('guestChat')} after the last message; a customer’s: ${days('customerChat')}`,
    erased: 'At once: a customer’s with the account, a guest’s where it names the email address or was begun in the same browser',
    ends: [
      { table: 'chat_sessions', from: 'last_message_at', days: keptDays.guestChat, where: 'user_id is null' },
      { table: 'chat_sessions', from: 'last_message_at', days: keptDays.customerChat },
    ],
  },
  {
    name: 'message',
    what: 'Messages from the contact form, with our answers',
    why: 'To answer them, and to know what was said when you come back to it',
    kept: days('message'),
    erased: 'At once',
    ends: [{ table: 'contact_messages', from: 'created_at', days: keptDays.message }],
  },
  {
    name: 'published',
    what: 'Reviews with the name you signed them with, and photographs of floors with the name you gave',
    why: 'So that others can read and see them',
    kept: 'Until you ask us to take them down',
    erased: 'A review stays without your name; ask us about a photograph',
    ends: [],
  },
  {
    name: 'vote',
    what: 'That somebody liked a photograph or found a review helpful: a mark made of a random number in your browser',
    why: 'So that one person counts once',
    kept: 'As long as the photograph or review; it says nothing about you without your browser',
    erased: 'Nobody can tell whose it is',
    ends: [],
  },
  {
    name: 'visit',
    what: 'That a product was looked at, and how often something was tried from one network address: kept as fingerprints',
    why: 'To say how many are looking, and to stop those who try too often',
    kept: `A view for ${days('visit')}; a count until it runs out, two days at most`,
    erased: 'Gone within days by itself',
    ends: [
      // Counts throw themselves away (sweepTurns, sweepSpending).
      { table: 'product_views', from: 'viewed_at', days: keptDays.visit },
    ],
  },
  {
    name: 'asked',
    what: 'Searches that found nothing and questions that nothing answered, with email addresses, telephone and order numbers taken out',
    why: 'To sell and to know what is asked for',
    kept: `${days('search')} after it was last asked`,
    erased: 'Nobody can tell whose it was',
    ends: [
      { table: 'search_misses', from: 'day', days: keptDays.search },
      { table: 'chat_unanswered', from: 'last_asked_at', days: keptDays.question },
    ],
  },
  {
    name: 'erasure',
    what: 'That you asked us to erase what we hold under an email address',
    why: 'To mail you the link that confirms it',
    kept: 'Until the link is used or runs out, a day at most',
    erased: 'When the link is used',
    ends: [
      { table: 'erasure_requests', from: 'expires_at', days: 0 },
      { table: 'erasure_requests', from: 'requested_at', days: keptDays.passwordRequest, where: 'token_hash is null' },
    ],
  },
  {
    name: 'staff',
    what: 'Who of our staff changed what, counted what, and which sheets they uploaded',
    why: 'To know who did it',
    kept: `${days('staffAction')}; an uploaded sheet for ${days('uploadedSheet')}`,
    erased: 'Stays, unsigned, when a member of staff leaves',
    ends: [
      { table: 'audit_entries', from: 'at', days: keptDays.staffAction },
      { table: 'product_imports', from: 'created_at', days: keptDays.uploadedSheet },
    ],
  },
];
