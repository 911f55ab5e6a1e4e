import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

/** All sorts, as people asked them who had never seen the shop's answers. */
export const mixedQuestions: readonly ShopperQuestion[] = [q('which of your carpets are wool', [/wool carpet/, /Arvon Twist/])];
