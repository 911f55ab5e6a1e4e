import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: readonly string[], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask: [...ask],
  must,
  ...more,
});

/** More messages that mean something only with those before them: short ones, whose question is left out. */
export const followUpConversations: readonly ShopperQuestion[] = [
  q(['what does saxony mean', 'show me yours'], [/Sunday Morning/], { mustNot: [/We sell/] }),
  q(['whats a click floor', 'have yous any of them in grey', 'which is the cheapest'], [/^11 fit/, /Glenshane Slate Grey/, /£17\.45/]),
  q(['do you do finance', 'smallest order you can do it on'], [/£12/], { mustNot: [/whole box/] }),
  q(['how much for shieling loop fleece in a 3.5 x 4 room', 'is underlay in that price'], [/^No/, /£559\.20/, /£669\.22/]),
  q(['how much for glenshane limewash in a 3x3 room', 'and with 10% extra'], [/10% extra already/, /5 boxes/]),
  q(['show me dark laminate', 'which is thickest', 'can i get a sample of that one'], [/Binevenagh Bog Oak/, /£5\.99/], {
    mustNot: [/Espresso/, /Walnut/],
  }),
  q(['the causey basalt, is it frost proof', 'what size of patio would 10 boxes do'], [/7\.2 m²/, /£237\.20/]),
  q(
    ["what's the difference between solid and engineered", 'how much dearer is solid'],
    [/Solid wood: from £31\.95/, /Engineered wood: from £41\.95/],
  ),
  q(['do you price match', 'b&q have laminate at 9.99', 'whats your cheapest'], [/Heatherlea Golden Oak/, /£10\.95/], { mustNot: [/Standby/] }),
];
