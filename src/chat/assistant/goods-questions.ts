import { q, type ShopperQuestion } from './shopper-questions.ts';

/** What floors and goods are found, and what is told of them. */
export const goodsQuestions: readonly ShopperQuestion[] = [
  q('do yous do a click vinyl that looks like slate', [/Boathouse Slate/]),
  q('Do you stock a terrazzo-effect tile in a warm off-white?', [/Confetta/], { mustNot: [/warm feet/] }),
  q(['show me grey laminate', 'do the trims match and are they in the price or extra'], [/the price is for the boards alone/]),
  q('do trims come with the laminate or are they extra', [/for the floor alone/]),
  q('is grout included with the tiles', [/for the floor alone/]),
];
