import { render, toPlainText } from '@react-email/render';
import type { Letter, LetterHead } from './letters.ts';
import { subjectOf } from './subjects.ts';
import {
  AccountDeleted,
  DataErased,
  EmailChanged,
  EmailInUse,
  EmailLink,
  ErasureLink,
  PasswordChanged,
  PasswordLink,
} from './templates/account-letters.tsx';
import {
  FinanceBegun,
  FinanceDeclined,
  OrderCancelled,
  OrderConfirmed,
  OrderDelivered,
  OrderLink,
  OrderRefunded,
  OrderShipped,
  RefundFailed,
  WithdrawalForStaff,
  WithdrawalReceived,
} from './templates/order-letters.tsx';
import { ChatReply, ContactCopy, ContactMessage, MessageReply, OrderForStaff, StaffNotice } from './templates/staff-letters.tsx';

export type WrittenLetter = { subject: string; html: string; text: string };

/** Writes a letter out: subject, HTML, and the same in plain text. */
export async function writeLetter(letter: Letter, head: LetterHead): Promise<WrittenLetter> {
  const html = await render(<Sheet letter={letter} head={head} />);
  const text = toPlainText(html, { wordwrap: 78, selectors: [{ selector: 'h1', options: { uppercase: false } }] });
  return { subject: subjectOf(letter, head.businessName), html, text: `${text.trim()}\n` };
}

function Sheet({ letter, head }: { letter: Letter; head: LetterHead }) {
  switch (letter.kind) {
    case 'password-link':
      return <PasswordLink head={head} letter={letter} />;
    case 'password-changed':
      return <PasswordChanged head={head} letter={letter} />;
    case 'email-link':
      return <EmailLink head={head} letter={letter} />;
    case 'email-in-use':
      return <EmailInUse head={head} letter={letter} />;
    case 'email-changed':
      return <EmailChanged head={head} letter={letter} />;
    case 'account-deleted':
      return <AccountDeleted head={head} letter={letter} />;
    case 'erasure-link':
      return <ErasureLink head={head} letter={letter} />;
    case 'data-erased':
      return <DataErased head={head} letter={letter} />;
    case 'contact-message':
      return <ContactMessage head={head} letter={letter} />;
    case 'contact-copy':
      return <ContactCopy head={head} letter={letter} />;
    case 'chat-reply':
      return <ChatReply head={head} letter={letter} />;
    case 'message-reply':
      return <MessageReply head={head} letter={letter} />;
    case 'order-link':
      return <OrderLink head={head} letter={letter} />;
    case 'order-confirmed':
      return <OrderConfirmed head={head} letter={letter} />;
    case 'order-shipped':
      return <OrderShipped head={head} letter={letter} />;
    case 'order-delivered':
      return <OrderDelivered head={head} letter={letter} />;
    case 'order-cancelled':
      return <OrderCancelled head={head} letter={letter} />;
    case 'order-refunded':
      return <OrderRefunded head={head} letter={letter} />;
    case 'refund-failed':
      return <RefundFailed head={head} letter={letter} />;
    case 'finance-begun':
      return <FinanceBegun head={head} letter={letter} />;
    case 'finance-declined':
      return <FinanceDeclined head={head} letter={letter} />;
    case 'order-for-staff':
      return <OrderForStaff head={head} letter={letter} />;
    case 'staff-notice':
      return <StaffNotice head={head} letter={letter} />;
    case 'withdrawal-received':
      return <WithdrawalReceived head={head} letter={letter} />;
    case 'withdrawal-for-staff':
      return <WithdrawalForStaff head={head} letter={letter} />;
  }
}
