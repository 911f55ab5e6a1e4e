import type { Reading } from '../reading/read-question.ts';

const asksCharge =
  /\b(?:cost|costs|charge|charges|charged|how much|price|fee|free|pay)\b.*\b(?:deliver\w*|postage|shipping|carriage|sent out|posted)\b|\b(?:delivery|postage|shipping|carriage)\b.*\b(?:be|cost|costs|charge|charges|fee|free|come to|for|on)\b/;
const counted = /\b(an?|one|just|single|only|\d+) (?:(?:an?|one) )?(?:\w+ ){0,2}?(tubs?|bags?|rolls?|lengths?|bottles?|tins?|tubes?|kits?)\b/;
const ofTime = /\b(?:when|how (?:long|soon|quick\w*|fast)|what day|free delivery over)\b/;

/** 'the delivery charge if I only need a tub of wood adhesive': how many packs it is asked of; 0 where it is not. */
export function packsDelivered({ told, text }: Pick<Reading, 'told' | 'text'>): number {
  const whole = `${told} ${text}`;
  const [, count = ''] = counted.exec(whole) ?? [];
  return count && asksCharge.test(whole) && !ofTime.test(whole) ? Number(count) || 1 : 0;
}
