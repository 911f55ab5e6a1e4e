import type { ReturnKind, ReturnStatus } from './return-moves.ts';

/** What a shopper is told of each state of a return: in the letter and on the order. */
export const returnNews: Record<ReturnStatus, { title: string; said: string }> = {
  asked: { title: 'We’ve received your request', said: 'We’ll look at it and write to you. Please keep the boxes sealed until then.' },
  agreed: { title: 'You can send it back', said: 'Please pack it as it came, if you can.' },
  'on-the-way': { title: 'Your return is on its way', said: 'Thank you for telling us. We’ll write to you when it arrives.' },
  arrived: { title: 'Your return has arrived', said: 'We’ll check it and refund you.' },
  'paid-back': {
    title: 'Your return has been refunded',
    said: 'We’re refunding you to your original payment method. Please allow up to ten working days.',
  },
  refused: { title: 'Our answer to your return', said: 'We’ve looked at it and can’t accept it. Your legal rights are not affected.' },
  'called-off': { title: 'Your return has been called off', said: 'You keep the goods, and nothing is refunded.' },
};

/** What staff call each state, and in their list. */
export const returnStates: Record<ReturnStatus, string> = {
  asked: 'To agree',
  agreed: 'To be sent',
  'on-the-way': 'On the way',
  arrived: 'To pay back',
  'paid-back': 'Paid back',
  refused: 'Refused',
  'called-off': 'Called off',
};

export const returnKindWords: Record<ReturnKind, string> = { withdrawal: 'Withdrawal', 'left-over': 'Left-over boxes' };

export const returnNotFound = 'Return not found';

/** '2 × Mourne Oak'. */
export function piecesInWords({ name, quantity }: { name: string; quantity: number }): string {
  return `${quantity} × ${name}`;
}
