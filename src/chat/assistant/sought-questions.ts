import { q, type ShopperQuestion } from './shopper-questions.ts';

/** What is looked for by people who tell more than the kind: what they refuse, what they may spend, and what else they want to hear. */
export const soughtQuestions: readonly ShopperQuestion[] = [
  q("Need the cheapest laminate you do that still looks decent. It's a student let, two bedrooms, I'm redoing it over Christmas", [
    /Heatherlea Golden Oak/,
  ]),
  q('grey click LVT please, which have you in stock? wanting a plank not a tile', [/Gull Grey/], { mustNot: [/Boathouse|Limestone/] }),
  q('looking for a laminate 12mm thick, light oak, do you have one in stock', [/Chalk Oak/], { mustNot: [/Dune Oak|Glenshane/] }),
  q('porcelain slabs for out the back, 25 m2, grey, has to take the frost', [/Causey Basalt/], { mustNot: [/Cemento|Strand/] }),
  q("do you do any tiles suitable for outside that'd match inside so it flows through", [/Causey Basalt/, /frost-proof/]),
  q("anything in walnut that isn't mega money", [/the cheapest first:\s+\[?Glenshane Rich Walnut/]),
  q('Is there a thinner lvt, my doors are already tight', [/The thinnest is 2 mm/]),
  q('not looking to spend more than £15 per sq m, need a hard floor for 3 bedrooms', [/up to £15\.00/, /Heatherlea/], { mustNot: [/from £15/] }),
  q("blue carpet for a wee boy's room, under £100 a metre", [/up to £100\.00 a metre/, /Slate Blue/]),
  q('cream carpet for a bedroom, max £70 a metre', [/Cream Tea/], { mustNot: [/Fleece/] }),
  q('kitchen diner, two labradors, husband wants tiles i want something warmer. grey tones', [/grey floor for kitchen but not tiles/]),
  q('I want oak flooring but engineered, wide planks, brushed and oiled if possible. About £60 a m', [/Hofgut/], { mustNot: [/Sawmill/] }),
  q('do you have the Rathlin chestnut in stock or is there something similar thats thicker', [/is in stock/, /Thicker ones/, /12mm/]),
  q("Is the Roble walnut going to be back in, and if not what's the closest thing", [/out of stock/, /Others of the same kind/]),
  q('what would be the nearest thing in LVT to the Hofgut Amber', [/In LVT these look most like/]),
  q('need oak skirting to go with my oak floor, 95mm ideally', [/Solid Oak Skirting 95mm/]),
  q('cream or ivory large floor tiles for open plan kitchen, must be matt', [/Strand Ivory/], { mustNot: [/on show/] }),
  q('which laminate has the longest warranty', [/Foyle Chalk Oak.*30 years/]),
  q('is the £15 laminate as good as the £28 one', [/Glenshane Natural Oak/, /£28\.95|£27\.95/, /dearer/]),
  q('whats the difference between your cheap laminate and your dear one', [/Heatherlea Golden Oak/, /Foyle Chalk Oak/]),
  q(['does the Shieling come in any other colours', 'which is the cheapest'], [/the cheapest first:\s+\[?Shieling Loop Herdwick/], {
    mustNot: [/Standby/],
  }),
  q('looking for engineered oak, unfinished so i can stain it myself', [/nothing that fits/, /sanded when they are down/]),
  q('which is your warmest carpet underlay', [/Luxury 11mm/]),
  q('do you do cork flooring', [/cannot find .cork flooring/]),
];
