import { formatPounds } from '#money/pence.ts';
import type { Letter } from './letters.ts';

/** A letter's subject: one line, whatever was typed into what it names. */
export function subjectOf(letter: Letter, businessName: string): string {
  return compose(letter, businessName).replaceAll(/\s+/g, ' ').trim();
}

function compose(letter: Letter, businessName: string): string {
  switch (letter.kind) {
    case 'password-link':
      return 'Choose a new password';
    case 'password-changed':
      return 'Your password has been changed';
    case 'email-link':
      return 'Confirm your new email address';
    case 'email-in-use':
      return 'You already have an account';
    case 'email-changed':
      return 'Your email address has been changed';
    case 'account-deleted':
      return 'Your account has been deleted';
    case 'erasure-link':
      return 'Confirm that you want your data erased';
    case 'data-erased':
      return 'Your data has been erased';
    case 'contact-message':
      return `${letter.subject}: ${letter.name}`;
    case 'contact-copy':
      return `Your message to ${businessName}`;
    case 'chat-reply':
      return `${businessName} has replied to your chat`;
    case 'message-reply':
      return `${businessName}: your message`;
    case 'order-link':
      return `Your order ${letter.reference}`;
    case 'order-confirmed':
      return `Order ${letter.order.reference} is confirmed`;
    case 'order-shipped':
      return `Order ${letter.order.reference} is on its way`;
    case 'order-delivered':
      return `Order ${letter.order.reference} has been delivered`;
    case 'order-cancelled':
      return `Order ${letter.order.reference} has been cancelled`;
    case 'order-refunded':
      return `Refund for order ${letter.order.reference}`;
    case 'refund-failed':
      return `Order ${letter.order.reference}: your refund failed`;
    case 'finance-begun':
      return `Order ${letter.order.reference}: waiting for ${letter.lender}`;
    case 'finance-declined':
      return `Order ${letter.order.reference}: finance declined`;
    case 'order-for-staff':
      return `New order ${letter.order.reference}, ${formatPounds(letter.order.totalPence)}`;
    case 'staff-notice':
      return letter.subject;
    case 'withdrawal-received':
      return `Your notice of cancellation for order ${letter.reference}`;
    case 'withdrawal-for-staff':
      return `Order ${letter.reference}: return notice from ${letter.fullName}`;
  }
}
