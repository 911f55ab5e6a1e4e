import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

/** How much is needed, what it comes to, and what goes with it. */
export const amountQuestions: readonly ShopperQuestion[] = [
  q('how much is 3 boxes of the portaferry narrows oak delivered to cork', [/£194\.32 in all/]),
];
