import { q, type ShopperQuestion } from './shopper-questions.ts';

/** What floors and goods are found, and what is told of them. */
export const goodsQuestions: readonly ShopperQuestion[] = [
  q('do yous do a click vinyl that looks like slate', [/Boathouse Slate/]),
  q('Do you stock a terrazzo-effect tile in a warm off-white?', [/Confetta/], { mustNot: [/warm feet/] }),
  q(['show me grey laminate', 'do the trims match and are they in the price or extra'], [/the price is for the boards alone/]),
  q('do trims come with the laminate or are they extra', [/for the floor alone/]),
  q('is grout included with the tiles', [/for the floor alone/]),
  q("have yous any wood flooring under £50 a square metre that isn't yellow looking?", [/Limed White|Mourne Mist|Sable/], {
    mustNot: [/Ballydoran Natural/],
  }),
  q('real oak boards in a pale washed finish for the good room, max £60 per sq m', [/Limed White/], { mustNot: [/Natural Oak Herringbone/] }),
  q('white brick shape wall tiles for a kitchen splashback, shiny ones', [/Milk White/], { mustNot: [/Bottle Green/] }),
  q('what have you in dark wood look for a hall that isnt real wood', [/dark wood effect/], { mustNot: [/Natural Oak Laminate/] }),
  q('wool carpet for a living room with an open fire, not too pale as the ashes get everywhere', [/Arvon Twist Peat/]),
  q('have you any wood look tiles in a light oak, the missus doesnt want actual wood in the utility room', [/Roble Honey Oak/], {
    mustNot: [/Engineered/],
  }),
  q('looking for something dark and hardwearing for a front hall with two boys and muddy football boots', [/Boathouse Slate/], {
    mustNot: [/Carpet|Polished/],
  }),
  q('a pale pink or cream carpet for the bedroom', [/Cream Tea/, /Old Rose/]),
  q('showing my husband the Ballydoran Smoked, he says too dark. Whats the next one lighter in real oak', [/Lighter ones/, /Ballydoran/]),
  q('price per sq metre for the Ballydoran Smoked oak please, and is there money off it at the minute?', [/£53\.95/, /is not reduced/]),
];
