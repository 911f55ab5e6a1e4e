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
    what: 'Your account: name, email, username, password (scrambled, so nobody can read it), addresses, cart, wishlist',
    why: 'So that you can log in and find your things again',
    kept: 'Until you delete the account',
    erased: 'Immediately, with the account',
    ends: [{ table: 'cart_merges', from: 'merged_at', days: keptDays.cartMerge }],
  },
  {
    name: 'rooms',
    what: 'Rooms you measured, with the names you gave them and the floors you chose for them, and copies you shared by a link',
    why: 'So that you measure them once',
    kept: `With an account, until you delete it; a guest’s: ${days('guestRooms')} after the last change; a shared link: ${days('guestRooms')}`,
    erased: 'Immediately, with the account; a guest’s cannot be linked to you',
    ends: [{ table: 'room_lists', from: 'updated_at', days: keptDays.guestRooms, where: 'user_id is null or is_shared' }],
  },
  {
    name: 'signing-in',
    what: 'Where you are logged in, links to reset your password or email, and browsers you have used before',
    why: 'To keep your account secure',
    kept: `A session for a week, a link for ${days('usedLink')} after it expired, a browser for ${days('knownDevice')} after it was last used`,
    erased: 'Immediately, with the account',
    ends: [
      { table: 'sessions', from: 'expires_at', days: 0 },
      { table: 'account_links', from: 'expires_at', days: keptDays.usedLink },
      { table: 'known_devices', from: 'seen_at', days: keptDays.knownDevice },
      { table: 'password_requests', from: 'requested_at', days: keptDays.passwordRequest },
    ],
  },
  {
    name: 'order',
    what: 'Your orders: items, prices, delivery address, email, phone number, notes, order history, returns, problems you reported with their photos',
    why: 'To deliver them, to help if something goes wrong, and to keep the sales records the law requires',
    kept: `${days('sale')} after payment, or as long as you have an account; a guest’s unpaid order: ${days('unpaidOrder')}`,
    erased: 'Immediately, unless it is still in progress. Items, prices, town and country stay as a sales record, without your name',
    ends: [],
  },
  {
    name: 'invoice',
    what: 'Invoices and credit notes: number, date, items, amounts, and the name and address they were issued to',
    why: 'VAT invoices must be kept as issued (VAT Regulations 1995, regulations 14, 16 and 31)',
    kept: `${days('sale')} after it was issued`,
    erased: 'Immediately, except that the name and address stay on invoices over £250',
    ends: [],
  },
  {
    name: 'payment',
    what: 'Payments and refunds: amounts, times and the card provider’s references. We never see your card number',
    why: 'For refunds, and to keep the sales records the law requires',
    kept: 'As long as their order',
    erased: 'Reasons, receipts and messages immediately; amounts and references stay with the sale',
    ends: [{ table: 'finance_applications', from: 'updated_at', days: keptDays.looseApplication, where: 'order_id is null' }],
  },
  {
    name: 'provider-event',
    what: 'What the card provider tells us about a payment',
    why: 'To confirm payments',
    kept: days('providerEvent'),
    erased: 'Immediately',
    ends: [
      { table: 'webhook_events', from: 'received_at', days: keptDays.providerEvent },
      { table: 'provider_strays', from: 'at', days: keptDays.providerEvent },
    ],
  },
  {
    name: 'order-link',
    what: 'Links in our emails that open your order',
    why: 'So that you can view it without an account',
    kept: `They work for ${days('orderLink')}`,
    erased: 'Immediately',
    ends: [
      { table: 'order_links', from: 'created_at', days: keptDays.orderLink },
      { table: 'order_link_requests', from: 'requested_at', days: keptDays.passwordRequest },
    ],
  },
  {
    name: 'letter',
    what: 'Emails we sent you',
    why: 'To send them again if they go missing',
    kept: `${days('letter')}; the email confirming that your data was erased: ${days('farewell')} after it was sent`,
    erased: 'Immediately',
    ends: [
      { table: 'outbox', from: 'created_at', days: keptDays.letter },
      { table: 'outbox', from: 'sent_at', days: keptDays.farewell, where: `kind in ('account-deleted', 'data-erased')` },
    ],
  },
  {
    name: 'chat',
    what: 'Your chats with us',
    why: 'So that you can continue them, and our team knows what was said',
    kept: `A guest’s: ${days('guestChat')} after the last message; a customer’s: ${days('customerChat')}`,
    erased: 'Immediately: a customer’s with the account, a guest’s if it mentions the email address or was started in the same browser',
    ends: [
      { table: 'chat_sessions', from: 'last_message_at', days: keptDays.guestChat, where: 'user_id is null' },
      { table: 'chat_sessions', from: 'last_message_at', days: keptDays.customerChat },
    ],
  },
  {
    name: 'message',
    what: 'Messages from the contact form, with our replies',
    why: 'To answer them, and to have a record if you contact us again',
    kept: days('message'),
    erased: 'Immediately',
    ends: [{ table: 'contact_messages', from: 'created_at', days: keptDays.message }],
  },
  {
    name: 'published',
    what: 'Reviews and photos of floors, with the name you gave',
    why: 'So that other shoppers can see them',
    kept: 'Until you ask us to remove them',
    erased: 'Reviews stay without your name; contact us about photos',
    ends: [],
  },
  {
    name: 'vote',
    what: 'Likes and helpful votes: a random number kept in your browser',
    why: 'So that each person is counted once',
    kept: 'As long as the photo or review',
    erased: 'It cannot be linked to you',
    ends: [],
  },
  {
    name: 'visit',
    what: 'Product views and repeated attempts from one network address, stored as codes',
    why: 'To show how many people viewed a product, and to prevent abuse',
    kept: `A view for ${days('visit')}; a count for two days at most`,
    erased: 'Deleted automatically within days',
    ends: [
      // Counts throw themselves away (sweepTurns, sweepSpending).
      { table: 'product_views', from: 'viewed_at', days: keptDays.visit },
    ],
  },
  {
    name: 'asked',
    what: 'Searches and questions we couldn’t answer, with email addresses, phone and order numbers removed',
    why: 'To find out what shoppers are looking for',
    kept: `${days('search')} after it was last searched for`,
    erased: 'It cannot be linked to you',
    ends: [
      { table: 'search_misses', from: 'day', days: keptDays.search },
      { table: 'chat_unanswered', from: 'last_asked_at', days: keptDays.question },
    ],
  },
  {
    name: 'erasure',
    what: 'Your request to erase your data',
    why: 'To email you the link that confirms it',
    kept: 'Until the link is used or expires, a day at most',
    erased: 'When the link is used',
    ends: [
      { table: 'erasure_requests', from: 'expires_at', days: 0 },
      { table: 'erasure_requests', from: 'requested_at', days: keptDays.passwordRequest, where: 'token_hash is null' },
    ],
  },
  {
    name: 'staff',
    what: 'Changes, stock counts and uploads made by our staff',
    why: 'To keep a record',
    kept: `${days('staffAction')}; an uploaded sheet for ${days('uploadedSheet')}`,
    erased: 'Kept without a name when a member of staff leaves',
    ends: [
      { table: 'audit_entries', from: 'at', days: keptDays.staffAction },
      { table: 'product_imports', from: 'created_at', days: keptDays.uploadedSheet },
      { table: 'undo_steps', from: 'undo_until', days: 0 },
    ],
  },
];
