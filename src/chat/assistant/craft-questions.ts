import { q, type ShopperQuestion } from './shopper-questions.ts';

/** What suits a room, how it is laid and looked after, and what words mean. */
export const craftQuestions: readonly ShopperQuestion[] = [
  q('difference between 4v bevel and square edge', [/slight chamfer/]),
  q('my carpet has a ripple in it 2 months after it was fitted', [/stretches it again/]),
  q('can i mix straight and herringbone of the same lvt in two rooms', [/^Yes, and it looks well/]),
  q("we've a 1970s bungalow with parquet under the carpet, can i lay laminate over it", [/goes over an old wood or parquet floor/], {
    mustNot: [/cannot go over carpet/],
  }),
  q(
    'we want tiles out on the patio and the same inside the kitchen, have you one that does both',
    [/may be laid indoors too/, /Causey Basalt/, /Strand tile indoors/],
    {
      mustNot: [/Polished/],
    },
  ),
  q('what adhesive for 600x1200 porcelain onto anhydrite screed', [/only on a primer/]),
  q('back hall wants somethin i can hose down, boots and clabber every day. what thickness of tile wud take it', [/8 to 10 mm/]),
  q('have 9 labradors in and out of a utility room, is lvt slippy for them and does the wee get down thru the joins', [
    /textured ones rated R10/,
    /Wipe accidents up at once/,
  ]),
];
