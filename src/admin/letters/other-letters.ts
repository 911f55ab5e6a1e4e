import { linkMinutes } from '#accounts/account-links.server.ts';
import { keptDays } from '#privacy/periods.ts';
import { type ListedLetters, sample } from './sample.ts';

const { firstName, fullName, email, reference, goods } = sample;
const asked = { subject: 'A quote', message: 'Could you measure two bedrooms in Sampletown?' };

export const accountLetters = {
  'password-link': {
    when: 'When somebody asks for a new password.',
    samples: {
      Link: (at) => ({ kind: 'password-link', fullName, link: `${at}/reset-password?token=sample`, validMinutes: linkMinutes.password }),
    },
  },
  'password-changed': {
    when: 'When a password has been changed, by a link or in the account.',
    samples: { Changed: () => ({ kind: 'password-changed', fullName }) },
  },
  'email-link': {
    when: 'When a customer changes their email address, to the new one.',
    samples: {
      Link: (at) => ({
        ...{ kind: 'email-link', fullName, newEmail: 'new@sample.example', validMinutes: linkMinutes.email },
        link: `${at}/confirm-email?token=sample`,
      }),
    },
  },
  'email-in-use': {
    when: 'When a customer wants an email address that already has an account, to that account.',
    samples: { 'In use': () => ({ kind: 'email-in-use', fullName }) },
  },
  'email-changed': {
    when: 'When an email address has been changed, to the old one.',
    samples: { Changed: () => ({ kind: 'email-changed', fullName, newEmail: 'new@sample.example' }) },
  },
  'account-deleted': {
    when: 'When an account has been deleted, by its customer or by you.',
    samples: { Deleted: () => ({ kind: 'account-deleted', fullName }) },
  },
  'erasure-link': {
    when: 'When somebody without an account asks for their data to be erased.',
    samples: {
      Link: (at) => ({ kind: 'erasure-link', link: `${at}/erase?token=sample`, hasAccount: false, validMinutes: 24 * 60 }),
      'With an account only': () => ({ kind: 'erasure-link', link: null, hasAccount: true, validMinutes: 24 * 60 }),
    },
  },
  'data-erased': {
    when: 'When somebody’s data has been erased as they asked.',
    samples: {
      'All of it': () => ({ kind: 'data-erased', orders: 2, stillUnderWay: [], keptInvoices: 0 }),
      'Orders under way': () => ({ kind: 'data-erased', orders: 2, stillUnderWay: [reference], keptInvoices: 1 }),
    },
  },
} satisfies Partial<ListedLetters>;

export const messageLetters = {
  'contact-copy': {
    when: 'When somebody writes to you with the contact form, as a copy.',
    samples: { Copy: () => ({ kind: 'contact-copy', firstName, ...asked }) },
  },
  'message-reply': {
    when: 'When you answer a message from the contact form.',
    samples: { Answer: () => ({ kind: 'message-reply', firstName, ...asked, reply: 'Gladly. Would Tuesday suit you?' }) },
  },
  'chat-reply': {
    when: 'When you answer in a chat that the visitor has left, after a few minutes.',
    samples: { Answer: (at) => ({ kind: 'chat-reply', firstName, messages: ['I make it twelve boxes.'], link: `${at}/?chat=open` }) },
  },
  'your-floors': {
    when: 'When a shopper sends themselves the rooms that they measured.',
    samples: {
      'With a floor': (at) => ({
        ...{ kind: 'your-floors', rooms: ['Lounge: 5.00 m × 4.00 m, 20.00 m²'], totalPence: 36_000, link: `${at}/your-rooms` },
        floors: [{ name: goods, amount: '12 boxes', rooms: ['Lounge'], pence: 36_000 }],
        worksFor: `${keptDays.guestRooms} days`,
      }),
    },
  },
} satisfies Partial<ListedLetters>;

export const staffLetters = {
  'contact-message': {
    when: 'When somebody writes to you with the contact form.',
    samples: { Message: () => ({ kind: 'contact-message', name: fullName, email, phone: '', ...asked }) },
  },
  'staff-notice': {
    when: 'When something needs you: a refund that failed, a chat that waits, a service that cannot be reached.',
    samples: {
      Notice: (at) => ({ kind: 'staff-notice', subject: 'Sample notice', lines: ['What happened, and what to do about it.'], link: `${at}/admin` }),
    },
  },
} satisfies Partial<ListedLetters>;
