import { type ClaimStatus, type Fault, faultWords } from './claim-moves.ts';

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

export const goodsWanted = 'Please choose what the problem is with.';

/** '2 × Mourne Oak: damaged'. */
export function goodsInWords({ name, quantity, fault }: { name: string; quantity: number; fault: Fault }): string {
  return `${quantity} × ${name}: ${faultWords[fault].toLowerCase()}`;
}
