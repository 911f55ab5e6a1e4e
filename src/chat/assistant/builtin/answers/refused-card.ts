import type { Asked, Part } from '../part.ts';
import { offerPerson, ownTerms } from '../say.ts';

/** 'your site won't take my card', 'the payment keeps failing' */
export const isCardRefused =
  /\b(?:card|payment|apple pay|google pay|paying|pay)\b.*\b(?:refus\w*|declin\w*|reject\w*|fail\w*|error|not (?:working|going through|accepted)|isn'?t (?:working|going through)|(?:won'?t|will not|doesn'?t|didn'?t|wouldn'?t) (?:go through|work|take)|keeps? \w+ing)|\b(?:won'?t|wouldn'?t|will not|not|doesn'?t|didn'?t|refus\w*|declin\w*|reject\w*) (?:to )?(?:take|accept|like|let)? ?(?:my|the|our) (?:card|payment)\b|\bwon'?t let me pay\b/;

/** What commonly helps, and a person. */
export function answerRefusedCard(settings: Asked['settings']): Part {
  return {
    text: `I am sorry. Check the number, the date and the postcode, and whether your bank is waiting for you to confirm the payment; another card, Apple Pay or Google Pay may go through, and what is in your cart stays there. Why a bank refused a card I cannot see. ${offerPerson(settings)}`,
    sources: [ownTerms('Ways to pay')],
    offersPerson: true,
    suggestions: ['Can I pay monthly?'],
    context: { topic: 'payment' },
  };
}
