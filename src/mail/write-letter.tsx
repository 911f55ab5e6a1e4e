import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatPounds } from '#money/pence.ts';
import type { LetterHead, LetterKind, LetterOf } from './letters.ts';
import { plainText } from './plain-text.ts';
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
import { YourFloors } from './templates/floor-letters.tsx';
import {
  ClaimNews,
  FinanceBegun,
  FinanceDeclined,
  OrderCancelled,
  OrderConfirmed,
  OrderLink,
  OrderRefunded,
  RefundFailed,
  ReturnNews,
} from './templates/order-letters.tsx';
import {
  CollectionReminder,
  DeliveryMoved,
  HeldReminder,
  OrderCollected,
  OrderDelivered,
  OrderPreparing,
  OrderReady,
  OrderShipped,
} from './templates/sending-letters.tsx';
import { ChatReply, ContactCopy, ContactMessage, MessageReply, OrderForStaff, StaffNotice } from './templates/staff-letters.tsx';
import { WithdrawalForStaff, WithdrawalReceived } from './templates/withdrawal-letters.tsx';

/** What a letter's template is given; the subject is often its heading too. */
export type Template<K extends LetterKind> = ComponentType<{ head: LetterHead; letter: LetterOf<K>; subject: string }>;

type Kind<K extends LetterKind> = {
  /** What staff call it. */
  name: string;
  subject: string | ((letter: LetterOf<K>, head: LetterHead) => string);
  Body: Template<K>;
};

/** Every letter the shop writes. */
export const letterKinds: { readonly [K in LetterKind]: Kind<K> } = {
  'password-link': { name: 'Password link', subject: 'Choose a new password', Body: PasswordLink },
  'password-changed': { name: 'Password changed', subject: 'Your password has been changed', Body: PasswordChanged },
  'email-link': { name: 'Email change link', subject: 'Confirm your new email address', Body: EmailLink },
  'email-in-use': { name: 'Email already in use', subject: 'You already have an account', Body: EmailInUse },
  'email-changed': { name: 'Email changed', subject: 'Your email address has been changed', Body: EmailChanged },
  'account-deleted': { name: 'Account deleted', subject: 'Your account has been deleted', Body: AccountDeleted },
  'erasure-link': { name: 'Link to erase data', subject: 'Confirm that you want your data erased', Body: ErasureLink },
  'data-erased': { name: 'Data erased', subject: 'Your data has been erased', Body: DataErased },
  'contact-message': { name: 'Contact message', subject: ({ name, subject }) => `${subject}: ${name}`, Body: ContactMessage },
  'contact-copy': { name: 'Copy of a contact message', subject: (_, { businessName }) => `Your message to ${businessName}`, Body: ContactCopy },
  'chat-reply': { name: 'Answer in a chat', subject: (_, { businessName }) => `${businessName} has replied to your chat`, Body: ChatReply },
  'message-reply': { name: 'Answer to a message', subject: (_, { businessName }) => `${businessName}: your message`, Body: MessageReply },
  'your-floors': { name: 'Rooms and floors', subject: 'Your rooms and floors', Body: YourFloors },
  'order-link': { name: 'Order link', subject: ({ reference }) => `Your order ${reference}`, Body: OrderLink },
  'order-confirmed': { name: 'Order confirmed', subject: ({ order }) => `Order ${order.reference} is confirmed`, Body: OrderConfirmed },
  'order-shipped': {
    name: 'Order shipped',
    subject: ({ order, part }) => `${part && !part.isLast ? 'Part of order' : 'Order'} ${order.reference} is on its way`,
    Body: OrderShipped,
  },
  'delivery-moved': {
    name: 'Delivery day changed',
    subject: ({ order, byShop }) => `Order ${order.reference}: ${byShop ? 'your delivery has moved' : 'your delivery day'}`,
    Body: DeliveryMoved,
  },
  'held-reminder': {
    name: 'Reminder to choose a day',
    subject: ({ order }) => `Order ${order.reference}: please choose a delivery day`,
    Body: HeldReminder,
  },
  'order-preparing': { name: 'Being prepared', subject: ({ order }) => `We’re preparing order ${order.reference}`, Body: OrderPreparing },
  'order-ready': { name: 'Ready to collect', subject: ({ order }) => `Order ${order.reference} is ready to collect`, Body: OrderReady },
  'collection-reminder': {
    name: 'Reminder to collect',
    subject: ({ order }) => `Order ${order.reference} is waiting to be collected`,
    Body: CollectionReminder,
  },
  'order-collected': { name: 'Order collected', subject: ({ order }) => `Order ${order.reference} has been collected`, Body: OrderCollected },
  'order-delivered': { name: 'Order delivered', subject: ({ order }) => `Order ${order.reference} has been delivered`, Body: OrderDelivered },
  'order-cancelled': { name: 'Order cancelled', subject: ({ order }) => `Order ${order.reference} has been cancelled`, Body: OrderCancelled },
  'order-refunded': { name: 'Order refunded', subject: ({ order }) => `Refund for order ${order.reference}`, Body: OrderRefunded },
  'refund-failed': { name: 'Refund failed', subject: ({ order }) => `Order ${order.reference}: your refund failed`, Body: RefundFailed },
  'claim-news': { name: 'Problem reported', subject: ({ title, reference }) => `Order ${reference}: ${title}`, Body: ClaimNews },
  'return-news': { name: 'Return', subject: ({ title, reference }) => `Order ${reference}: ${title}`, Body: ReturnNews },
  'finance-begun': {
    name: 'Finance applied for',
    subject: ({ lender, order }) => `Order ${order.reference}: waiting for ${lender}`,
    Body: FinanceBegun,
  },
  'finance-declined': { name: 'Finance declined', subject: ({ order }) => `Order ${order.reference}: finance declined`, Body: FinanceDeclined },
  'order-for-staff': {
    name: 'New order, for the shop',
    subject: ({ order }) => `New order ${order.reference}, ${formatPounds(order.totalPence)}`,
    Body: OrderForStaff,
  },
  'staff-notice': { name: 'Notice, for the shop', subject: ({ subject }) => subject, Body: StaffNotice },
  'withdrawal-received': {
    name: 'Copy of a withdrawal',
    subject: ({ reference }) => `We have received your withdrawal from order ${reference}`,
    Body: WithdrawalReceived,
  },
  'withdrawal-for-staff': {
    name: 'Withdrawal, for the shop',
    subject: ({ fullName, reference }) => `Order ${reference}: return notice from ${fullName}`,
    Body: WithdrawalForStaff,
  },
};

/** The staff's name of a stored kind; one that is no longer written keeps its own. */
export function letterName(kind: string): string {
  return (letterKinds as Record<string, { name: string }>)[kind]?.name ?? kind;
}

export type WrittenLetter = { subject: string; html: string; text: string };

/** What mail programs know. https://www.caniemail.com/search/?s=doctype */
const doctype = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A letter's subject: one line, whatever was typed into what it names. */
export function subjectOf<K extends LetterKind>(letter: LetterOf<K>, head: LetterHead): string {
  const given = letterKinds[letter.kind as K].subject;
  return (typeof given === 'string' ? given : given(letter, head)).replaceAll(/\s+/g, ' ').trim();
}

/** Writes a letter out: subject, HTML, and the same in plain text. */
export function writeLetter<K extends LetterKind>(letter: LetterOf<K>, head: LetterHead): WrittenLetter {
  const { Body } = letterKinds[letter.kind as K];
  const subject = subjectOf(letter, head);
  const html = doctype + renderToStaticMarkup(<Body letter={letter} head={head} subject={subject} />);
  return { subject, html, text: plainText(html) };
}
