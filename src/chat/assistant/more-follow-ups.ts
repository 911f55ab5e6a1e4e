import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

/** The same few words after a list, one product, advice, a comparison and a sum: each time they ask of what was shown. */
export const moreFollowUps: readonly ShopperQuestion[] = [
  q(['show me oak laminate', 'thats too dear'], [/the cheapest first/]),
  q(['is the portaferry narrows oak waterproof', 'thats too dear'], [/^Cheaper ones of the same kind/]),
  q(['compare glenshane natural oak and langholt dune oak', 'bit dear'], [/The cheaper a m² is Glenshane/]),
  q(['show me oak laminate', 'what would you pick'], [/the best reviewed first/]),
  q(['compare glenshane natural oak and langholt dune oak', 'which would you recommend'], [/Langholt Dune Oak[^.]*is the better one/]),
  q(['how many boxes of strand grey 600x600 for 12m2', 'which would you recommend'], [/^Gladly/], { mustNot: [/fitting/] }),
  q(['show me oak laminate', 'is it on offer'], [/it was £39\.85 a box before/]),
  q(['is the portaferry narrows oak waterproof', 'is it on offer'], [/it was £65\.77 a box before/]),
  q(['show me oak laminate', 'is there anything better'], [/the best reviewed first/]),
  q(['is the portaferry narrows oak waterproof', 'show me more'], [/^Others of the same kind/]),
  q(['is the portaferry narrows oak waterproof', 'is it easy to clean'], [/neutral cleaner/], { mustNot: [/Porcelain takes up/] }),
  q(['compare glenshane natural oak and langholt dune oak', 'and for the hall'], [/each of them: Yes, it is sold for a hallway/]),
  q(['show me engineered oak', 'what trims do i need'], [/skirting/], { mustNot: [/Tile Trim/] }),
  q(['show me engineered oak', 'can you hold it for me'], [/held for 20 minutes/]),
  q(['show me engineered oak', 'who makes it'], [/made by Tollyglen/]),
  q(['show me engineered oak', 'have you a photo'], [/pictures there are stand on their pages/]),
  q(['how much is the strand grey 600x600', 'is it real wood'], [/No, it is porcelain\./], { mustNot: [/made to look like wood/] }),
  q(['how much is the roble honey oak', 'is it real wood'], [/made to look like wood/]),
  q(['how much is the strand grey 600x600', 'who makes it'], [/Tile Co\.$/]),
  q(['grey carpet for stairs', 'do you have it in the showroom'], [/Our showroom is at/], { mustNot: [/14 days/] }),
  q(['what floor for a hall with a dog', 'how thick is it'], [/Its thickness is 10mm/], { mustNot: [/drain/] }),
  q(['what floor for a hall with a dog', 'is it in stock'], [/each of them: It is in stock/]),
  q(['can i get a sample of the arvon twist oatmeal', 'does it come in other colours'], [/Heather/, /Peat/]),
  q(['can i get a sample of the arvon twist oatmeal', 'any cheaper'], [/^Cheaper ones/]),
  q(['can i get a sample of the arvon twist oatmeal', 'can you fit it'], [/fitting and measuring/], { mustNot: [/Samples are free/] }),
  q(['i have 25m2 to do in the langholt dune oak', 'any cheaper'], [/^Cheaper ones/]),
  q(['what underlay for laminate on concrete', 'what about carpet'], [/Every fitted carpet wants underlay/]),
  q(['what underlay for laminate on concrete', 'what about underfloor heating'], [/Low-Tog/]),
  q(['cheapest waterproof flooring for a utility room', 'does it come in a dark colour'], [/waterproof dark floor/], { mustNot: [/Pine/] }),
  q("Portaferry Sandbank or Wharfside Sailcloth Ash, which one's quieter and which one's warmer", [/Wharfside Sailcloth Ash[^.]*to be quiet/]),
  q("whats the lowest pile carpet you have, i've asthma with dust and want something easy to hoover", [/“low pile carpet”/]),
  q('how long does delivery take to lisburn, and can you say a day', [/About a certain day/]),
];
