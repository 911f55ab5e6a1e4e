import type { ClaimStatus, Fault } from './claim-moves.ts';

/** What is wrong with the goods, as it is said to people. */
export const faultWords: Record<Fault, string> = {
  damaged: 'Damaged',
  short: 'Missing',
  'wrong-goods': 'Wrong goods',
  shade: 'Wrong shade',
};

/** What a shopper is told of each state of a claim: in the letter and on the order. */
export const claimNews: Record<ClaimStatus, { title: string; said: string }> = {
  reported: { title: 'We’ve received your report', said: 'Thank you for telling us. We’ll look at it and write to you.' },
  replacing: { title: 'We’re sending a replacement', said: 'We’re sending these goods again. There is nothing to pay.' },
  replaced: { title: 'Your replacement has been dispatched', said: 'Your replacement is on its way.' },
  collecting: { title: 'We’ll collect the goods', said: 'We’ll collect these goods from you at no charge. We’ll be in touch to agree a day.' },
  collected: { title: 'We’ve collected the goods', said: 'We’ve collected these goods.' },
  refunded: { title: 'Your refund is on its way', said: 'We’re refunding you to your original payment method.' },
  refused: { title: 'Our answer to your report', said: 'We’ve looked at your report and can’t accept it. Your legal rights are not affected.' },
};

/** The same, where staff write without a decision. */
export const messageNews = { title: 'A message about your report', said: 'You can reply from the page of your report.' };

/** What staff call each state, and in their list. */
export const claimStates: Record<ClaimStatus, string> = {
  reported: 'To answer',
  replacing: 'Replacement to send',
  replaced: 'Replaced',
  collecting: 'To collect',
  collected: 'Collected',
  refunded: 'Refunded',
  refused: 'Refused',
};

export const reportWords = 'Report a problem';
export const tooOften = 'You have sent us several reports. Please try again in {wait}, or call us.';
export const messageWanted = 'Please write a message or add a photo.';
export const answerWanted = 'Please write your message to the customer.';
export const goodsWanted = 'Please choose what the problem is with.';
export const reportTooEarly = 'You can report a problem once the order has been dispatched. Until then, please contact us.';

/** An invitation, for the carrier's sake: no right hangs on it. */
export const tellUsSoon =
  'Please tell us within 48 hours of delivery if you can, so that we can take it up with the carrier. If you find it later, still tell us: ' +
  'none of your rights depend on it.';

/** '2 × Mourne Oak: damaged'. */
export function goodsInWords({ name, quantity, fault }: { name: string; quantity: number; fault: Fault }): string {
  return `${quantity} × ${name}: ${faultWords[fault].toLowerCase()}`;
}
