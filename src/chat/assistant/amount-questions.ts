import { q, type ShopperQuestion } from './shopper-questions.ts';

/** How much is needed, what it comes to, and what goes with it. */
export const amountQuestions: readonly ShopperQuestion[] = [
  q('how much is 3 boxes of the portaferry narrows oak delivered to cork', [/£194\.32 in all/]),
  q(
    ['light grey lvt for an open plan kitchen living room about 35m2', 'whats that with underlay'],
    [/the floors shown with underlay/, /£1,384\.49 together/],
  ),
  q(['i have 25m2 to do in the langholt dune oak', 'whats that with underlay'], [/£751\.50 together/]),
  q(['light grey lvt for an open plan kitchen living room about 35m2', 'whats the first one with underlay'], [/£1,257\.28 together/]),
  q(['tiles for a bathroom floor 6m2', 'how much would that come to with adhesive and grout'], [/£187\.10 together/]),
];
