import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

/** Delivery, orders, returns, faults, finance, samples and the showroom. */
export const serviceQuestions: readonly ShopperQuestion[] = [q('i typed the wrong postcode in my order', [/cannot change or cancel an order/])];
