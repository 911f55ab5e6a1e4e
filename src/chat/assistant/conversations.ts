import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: readonly string[], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask: [...ask],
  must,
  ...more,
});

/** Messages that mean something only with those before them. What the last answer has to hold is all that is looked at. */
export const conversations: readonly ShopperQuestion[] = [
  q(['what would the natural Ballydoran cost for 5.4 x 3.9', 'and the smoked one?'], [/Ballydoran Smoked/, /11 boxes/, /£1,285\.46/]),
  q(['is the Ballydoran Natural in stock', 'what about the smoked'], [/Ballydoran Smoked.* in stock|Ballydoran Smoked/], { mustNot: [/ammonia/] }),
  q(['grey tiles for a bathroom', 'how many boxes of the cheapest one for 8 m2'], [/For .* you need \d+ boxes/]),
  q(['compare Ballydoran Natural and Hofgut Amber', 'and 25m2 of the cheaper one?'], [/Ballydoran Natural/, /13 boxes/, /£1,181\.18/]),
  q(['oak laminate', 'is the dearest of those waterproof'], [/[Ww]aterproof/], { mustNot: [/fit “/] }),
  q(['anything in dark green for a kitchen splashback?', 'whats the price of a box'], [/£29\.65/]),
  q(['I liked the Bog Oak laminate, is it too dark for a north facing room?', 'ok, 3.6 x 3.2, boxes and price'], [/Bog Oak/, /9 boxes/]),
  q(['have you herringbone in real wood', 'what colours are there then'], [/Natural, Whitewashed and Smoked/]),
  q(['what colours does your laminate come in'], [/Natural Oak/, /Painted White/]),
  q(['grey laminate', 'anything thicker than that'], [/9mm or thicker|1[02]mm/]),
  q(['do you have bamboo flooring', 'how does it compare to the solid oak'], [/harder than oak/]),
  q(["I'd like a dark wood floor for the dining room", 'something engineered, not solid'], [/dark engineered wood/, /dining room/]),
  q(['can i get laminate in a bathroom', 'what would you use instead then'], [/LVT/, /vinyl/], { mustNot: [/laminate suits|nothing in writing/] }),
  q(['what do i need to lay a click lvt on floorboards', 'do i need ply even if theyre pretty flat'], [/flat/, /3 mm|plywood/]),
  q(['how do I get scratches out of laminate', 'and if its a deep one?'], [/hard wax|filled/], { mustNot: [/Saxony/] }),
  q(['the Glenshane Natural Oak, is it ok with underfloor heating', 'what underlay would i use with it'], [/[Uu]nderlay/, /Quietfell/]),
  q(['lvt for a kitchen', 'is it any good with kids'], [/LVT|[Yy]es/]),
  q(['do you deliver to Cork', 'and how long would it be'], [/2 weeks/]),
  q(['can I use finance on about £900', 'what would it be a month with £200 down'], [/£58\.33/]),
  q(['can i get a sample of Portaferry Gull Grey', 'and the narrows oak as well'], [/sample of Portaferry Narrows Oak/]),
  q(["what's the difference between SPC and WPC", 'which one is quieter'], [/WPC/, /quieter/]),
  q(['can vinyl go in a conservatory', 'what about lvt then', 'and tiles'], [/tiles suit a conservatory/]),
  q(['I need 20m2 of Strand Grey 600x600', 'how much adhesive would I need for that', 'and grout'], [/kg of grout/]),
  q(['do you sell carpet tiles', 'what sizes'], [/500 x 500/]),
  q(['do you do finance', 'whats the minimum'], [/£12/]),
  q(['whats your best rated floor', 'no i mean for a kitchen'], [/kitchen/, /stars/]),
  q(['would the Rollesby Dairy Chequer do in a conservatory', 'ok what would then'], [/conservatory/, /[Tt]iles/]),
  q(['how much is the Inver Walnut per m2', 'and the oak one?'], [/Inver Oak/, /£28\.95/]),
  q(
    ['have you any waterproof floors that look like stone', 'which of those is the cheapest', 'and would that be ok with underfloor heating'],
    [/Standby/, /underfloor heating/],
  ),
  q(["I've 2 big dogs and a wooden floor that's wrecked. What would you put down instead?"], [/LVT/, /laminate/i], { mustNot: [/wood can suit/] }),
  q(['do you open sundays', 'is there a creche'], [/person|people/], { isUnanswerable: true }),
];
