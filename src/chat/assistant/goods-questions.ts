import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

/** What floors and goods are found, and what is told of them. */
export const goodsQuestions: readonly ShopperQuestion[] = [q('do yous do a click vinyl that looks like slate', [/Boathouse Slate/])];
