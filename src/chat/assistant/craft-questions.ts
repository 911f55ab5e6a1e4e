import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

/** What suits a room, how it is laid and looked after, and what words mean. */
export const craftQuestions: readonly ShopperQuestion[] = [q('difference between 4v bevel and square edge', [/slight chamfer/])];
