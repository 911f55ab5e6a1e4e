import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: readonly string[], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask: [...ask],
  must,
  ...more,
});

/** More messages that mean something only with those before them: short ones, whose question is left out. */
export const followUpConversations: readonly ShopperQuestion[] = [
  q(['what does saxony mean', 'show me yours'], [/Sunday Morning/], { mustNot: [/We sell/] }),
  q(['4.2 x 3.6 living room glenshane natural oak', 'and the underlay', 'total delivered to newry'], [/£324\.02/, /Newry/, /delivery is free/]),
  q(['my daughter has asthma, we are lifting the carpet in the living room. what would be the best floor for dust?'], [/LVT/], {
    mustNot: [/carpet can suit/i, /Twist/],
  }),
  q(['have you any carpet for a bedroom, something soft', 'what underlay goes under it', 'is the 11mm worth the extra over the 9'], [/£1\.10 a m²/], {
    mustNot: [/laminate/i],
  }),
  q(['white primed skirting, what sizes do yous do?', 'how many lengths for 32 metres', 'and whats the price on that'], [/£195\.30/]),
  q(['is the hofgut ok over underfloor heating', 'and in a kitchen?'], [/Hofgut/, /kitchen/]),
  q(['is laminate waterproof', 'which of yours is', "what's the dearest"], [/waterproof laminate/]),
  q(['do you deliver to Derry? I am after an lvt', 'which is the cheapest'], [/Slipway Rope/]),
  q(["I've an old concrete floor, bit damp", 'what can go on top', 'would tiles be ok'], [/concrete/], { mustNot: [/go over tiles/] }),
  q(['can I put LVT on stairs', 'what nosing do I need', 'how many for 12 steps'], [/12 lengths: £359\.40/]),
  q(['do you sell the adhesive for the Dunmarrow glue down', 'how much would I need for 20m2'], [/£74\.95/], { mustNot: [/boxes/] }),
  q(['how do I get scratches out of an oak floor', "it's lacquered", 'will sanding ruin it'], [/sanded/], { mustNot: [/Care Kit: No/] }),
  q(['whats the wear layer on the Slipway Rope', 'is that enough for a family kitchen', 'which have 0.5'], [/0\.5mm or more/]),
  q(['12 m2 bathroom floor', 'adhesive white one how many', 'so whats the lot'], [/£543\.35/, /3 bags/], { on: 'TIL-COR-6060-CAR' }),
  q(['Causey Basalt frost proof', 'how thick', 'what size is the patio if I buy 10 boxes'], [/7\.2 m²/, /£237\.20/]),
  q(['how many boxes for 22m2', 'is that with wastage'], [/^Yes/, /15% for cuts/], { on: 'LVT-QUO-CH-OAK' }),
  q(['bedroom 12ft x 11ft cream tea carpet', 'is it cheaper in the biscuit twist'], [/^Yes/, /£80\.00 less/]),
  q(['bedroom 3m x 3m hall 4m x 1m', 'glenshane honeycomb', 'just the bedroom'], [/5 boxes, £188\.15/]),
  q(['kitchen 4.5x3.8', 'adhesive and grout', 'how many bags'], [/5 bags/, /2 bags/], { on: 'TIL-STR-6060-GRY' }),
  q(['three rooms 3x3, 4x3 and a hall 5x1.2, all in heatherlea golden oak, whats the damage'], [/13 boxes, £351\.13/]),
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
  q(['floor is concrete, no damp course', 'so can i put laminate down'], [/Laminate, a damp floor: no/], { mustNot: [/printed picture/] }),
  q(['flooring for rented flat under 15 a metre', 'just the laminates'], [/Glenshane Natural Oak/], { mustNot: [/£24\.95/] }),
  q(['white wall tiles for bathroom', 'the gloss ones', 'how many for 9 m2', 'and grout'], [/Cove White Gloss/, /£173\.74/], {
    mustNot: [/Strand Grey/],
  }),
  q(['which is softer saxony or twist', 'show me the twist', 'have you it in grey'], [/Rough and Tumble Pepper/]),
  q(['do you do carpet fitting', 'do yous lift the old one'], [/not have in writing/]),
  q(['whats your returns policy', 'what about carpet'], [/cannot be sent back/]),
  q(['hard floor for the hall', 'and something softer for the bedrooms'], [/“carpet for bedroom”/]),
  q(['sage green wall tiles', 'do they come in a hexagon'], [/Hexley Sage/], { mustNot: [/Cove White/] }),
  q(
    ['whats the difference between engineered and solid wood', 'which would you put in an old house with no central heating'],
    [/^Engineered, there/],
  ),
  q(['a cheaper one that looks like quoile mill oak', 'whats the catch with it being cheaper'], [/Quoile Mill Oak/, /Dunmarrow Blond Oak/, /2mm/]),
  q(['a cheaper one that looks like quoile mill oak', 'compare the two'], [/£32\.95 against £29\.95/], { mustNot: [/T-bar/] }),
  q(['cheaper version of this in laminate or lvt?'], [/Zopfmuster/, /Dunmarrow Blond Oak/], { on: 'LVT-QUO-CH-OAK', mustNot: [/Golden Oak/] }),
  q(['would 38 sq metres of this be in stock'], [/enough for 28 boxes/], { on: 'LVT-QUO-CH-OAK' }),
  q(
    [
      'need flooring for downstairs about 45 m2, what would you suggest',
      'we have two kids and underfloor heating',
      'ok what would the lvt cost roughly for the lot',
    ],
    [/For 45 m²/, /23 boxes, £901\.60/],
  ),
  q(['oak flooring for a living room 5.5 by 4', 'whats the cheapest of those', 'and with underlay'], [/£328\.60 together/]),
  q(['whats the difference between porcelain and ceramic', 'which is better for a floor', 'show me some under £30'], [/up to £30\.00/], {
    mustNot: [/Corso/],
  }),
  q(['what is SPC', 'do you have any under £25', 'in stock now?'], [/Slipway Rope/, /in stock/], { mustNot: [/Which floor do you mean/] }),
  q(
    ['i want a light oak herringbone', 'laminate or lvt whichever is cheaper', 'how much for 20 sq m with 15% waste'],
    [/Dunmarrow Blond Oak/, /9 boxes, £749\.88/],
  ),
  q(['can i use the same tile on wall and floor', 'which ones'], [/fit “tiles”/], { mustNot: [/Granite/] }),
  q(
    ['easy clean floor for kitchen diner, about 28 sq m, under £30 a metre', 'which of those would be best for dog claws'],
    [/take Strand Grey/, /Claws do it no harm/],
  ),
  q(
    [
      'I am re-tiling a small bathroom, floor 2.4m by 1.8m. Which adhesive and grout do I need for porcelain tiles?',
      'How many bags of the adhesive would that take?',
    ],
    [/2 bags of 20 kg/],
    { mustNot: [/wooden floor/] },
  ),
  q(['have you any white tiles for bathroom walls', 'has it to be gloss or is there a matt one'], [/“white matt wall tiles for bathroom”/]),
  q(
    ['need something to finish the edge where the laminate in the hall meets the kitchen tiles, about 10mm step', 'do you have it in brass'],
    [/Antique Brass/, /for a step there is only/],
  ),
  q(['Sunday Morning carpet - what colours does it come in and what underlay would you put below it?'], [/Luxury 11mm/], {
    mustNot: [/Fibre Board/],
  }),
  q(['Engineered wood or laminate for an upstairs bedroom', 'and which is quieter, I sleep during the day'], [/There is little between/]),
  q(['have you any sheet vinyl for a bathroom', 'does it need glued down'], [/Surefoot Lagoon Safety Vinyl: It is glued down/, /may lie loose/], {
    mustNot: [/does not say/],
  }),
  q(['show me carpet for stairs', 'would they lift up again if i move'], [/stretched onto gripper/], { mustNot: [/click floor/] }),
  q(['laminate for a kitchen', 'is it glued or click'], [/each of them: It clicks together and floats/]),
  q(['tiles for a shower floor', 'whats the slip rating on those'], [/slip rating is R11/, /slip rating is R10/]),
  q(['show me carpet tiles for an office', 'can i lift one and wash it'], [/can be cleaned by itself/]),
  q(['lvt for bathroom', 'have they bevelled edges'], [/Boathouse Slate.* and Portaferry White Marble.*painted bevel/]),
  q(['do you do cream carpet', 'whats the darkest you have in that range'], [/Arvon Twist Oatmeal.* is the darkest/]),
  q(['grey porcelain 600x600', 'are these ok on a wall too', 'how heavy is a box'], [/A box weighs 33.1 kg/]),
  q(['how much is the hofgut amber', 'and the invisible oil one', 'what makes it dearer'], [/£59.95 against £68.95/]),
  q(['oak effect lvt', 'too yellow, anything greyer', 'in click?'], [/“click grey LVT/], { mustNot: [/rubber/] }),
  q(['does carpet come with underlay', 'how much is the underlay', 'which is best for stairs'], [/The heavy one, for stairs/], {
    mustNot: [/Foam Underlay/],
  }),
  q(['need a floor for a shop, heavy traffic', 'lvt'], [/“commercial LVT/]),
  q(['can you recommend a floor for a kids playroom', 'is carpet tiles better than vinyl'], [/^Carpet tiles are warmer/]),
  q(['grey porcelain tiles for a hall 1.2m x 5m', 'can you add 15% for the cuts on the first one'], [/6 boxes, .* with 15% for cuts/]),
  q(['does the Corso Carrara come in a bigger size', 'price of the big one'], [/Porcelain 1200x600: It costs £34.95/]),
  q(['cheap carpet for a whole house about 90m2', 'what would underlay add'], [/“underlay for carpet”/, /7 rolls, £385.07/]),
  q(['i want tiles that look like wood', 'which one is lightest'], [/about as light as each other/]),
  q(['what is the cheapest laminate suitable for a kitchen', 'whats the next one up in price'], [/^Glenshane Limewash/]),
  q(
    ['whats the difference between Langholt Dune Oak and Rathlin Pale Ash', 'which one is better for a wee small room'],
    [/^A light floor makes a small room look larger: Rathlin Pale Ash/],
  ),
  q(
    ['is laminate or lvt better for downstairs', "there's a dog and it gets wet at the back door", 'ok show me some grey ones then'],
    [/“grey laminate or LVT/],
  ),
  q(
    [
      'we have underfloor heating going in (water) and want wood look through the ground floor, about 70 square metres, what would you suggest',
      'whats the best of those for heat',
      'roughly what would that cost',
    ],
    [/^For Roble Honey Oak .* 65 boxes, £2,180.10/],
  ),
  q(['cream gloss wall tiles', 'do you have them bigger'], [/the biggest first/], { mustNot: [/weighs/] }),
  q(
    [
      'id like to do my living room in a grey laminate, its 5.1 by 3.9',
      'does the second one suit underfloor heating',
      'ok and how much with underlay and delivered to Newry',
    ],
    [/£706.71 together/, /we deliver to Newry/],
  ),
  q(['cheapest herringbone you have? love the look but my budget is tiny', 'anything like it for a bedroom under £25 a metre'], [/£14.95|£24.95/], {
    mustNot: [/£29.95|£53.95/],
  }),
  q(
    ['do you have any herringbone floors in a light oak', 'which of those is the cheapest per m2', 'and can we fit that one ourselves'],
    [/^Dunmarrow Blond Oak.*glued down/],
    { mustNot: [/Stiftsaal/] },
  ),
  q(['What flooring would you recommend for a garden room?', 'would the portaferry narrows oak do out there'], [/sold for a conservatory/]),
  q(
    [
      'Which of your floors can go on top of underfloor heating?',
      "what's the max temperature for the lvt",
      'and do I need a special underlay for it',
    ],
    [/LVT Click Underlay 1mm/],
    { mustNot: [/Strand/] },
  ),
  q(['wool carpet for the stairs, something dark', 'what underlay goes under it'], [/Too soft for stairs/]),
  q(['Do you do trade accounts?', 'what discount would i get on the portaferry range'], [/cannot give or promise a discount/]),
  q(
    [
      'hi there, moving into our first house in bangor and want lvt throughout downstairs',
      'its 46 square metres',
      'something light oak, click',
      'whats that going to cost with underlay',
    ],
    [/£1,210.14 together/],
  ),
  q(['looking for engineered oak, brushed', 'which is the palest'], [/going by their pictures/]),
  q(['do you have any tiles on offer', 'any for a floor', 'how much for 7 square metres of the cheapest'], [/Strand Grey .* 6 boxes, £206.94/]),
  q(['which is better for resale tiles or wood', 'and cheaper'], [/Tiles: from £19.95/, /Wood: from £28.95/]),
];
