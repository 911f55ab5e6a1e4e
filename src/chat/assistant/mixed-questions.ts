import { q, type ShopperQuestion } from './shopper-questions.ts';

/** All sorts, as people asked them who had never seen the shop's answers. */
export const mixedQuestions: readonly ShopperQuestion[] = [q('which of your carpets are wool', [/wool carpet/, /Arvon Twist/])];
