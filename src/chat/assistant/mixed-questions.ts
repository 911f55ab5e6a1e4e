import { q, type ShopperQuestion } from './shopper-questions.ts';

/** All sorts, as people asked them who had never seen the shop's answers. */
export const mixedQuestions: readonly ShopperQuestion[] = [
  q('which of your carpets are wool', [/wool carpet/, /Arvon Twist/]),
  q('need hard wearing lvt for a 2 bed rental in belfast, about 45sqm, whats the cheapest that wont look wrecked after 2 tenants', [
    /the cheapest first/,
    /For 45 m²/,
  ]),
  q(
    'Which flooring is genuinely safe for a toddler who falls constantly and a labrador who skids everywhere?',
    [/For children and a house with pets/],
    {
      mustNot: [/secure form/],
    },
  ),
  q('can i use real oak over underfloor heating or will it warp', [/engineered wood instead|[Ee]ngineered wood suits underfloor heating/], {
    mustNot: [/but not wood/],
  }),
  q('Do your fitters move the furniture and take away the old carpet, or must I arrange that myself?', [
    /Whether they move furniture and whether they take up and take away what is there now I do not have in writing/,
  ]),
  q(
    ['do your fitters move the furniture', 'I see. Roughly what would that add to the bill for one bedroom and a landing?'],
    [/price depends on the room/],
    {
      mustNot: [/days our fitters are free/],
    },
  ),
  q('I’ve been quoted £34.99 per square metre for a herringbone LVT elsewhere. Would you match that?', [/cannot promise a price match/]),
  q('what trim do I use between tile and wood, and do you stock it in brushed brass?', [/T-Bar Threshold 0.9m Antique Brass/], {
    mustNot: [/Which floor do you mean/],
  }),
  q('will you refuse to honour the guarantee if I skip the membrane?', [/left out, such as a membrane, I do not have in writing/]),
  q('can i use 2 cards to pay, one is my mums', [/About parting a payment I have nothing in writing/]),
  q('can you hold 12 packs for me til friday', [/holding goods for later I have nothing in writing/], { mustNot: [/is sooner/] }),
  q('is the walnut one still on offer', [/reduced walnut floor/]),
  q('is the grey herringbone laminate still on offer', [/not reduced at (?:present|the moment)/, /Zopfmuster Pearl Grey/]),
  q('whats the difference between lvt and spc', [/SPC is one kind of LVT/]),
  q('are your samples the real thing or just a picture', [/cut from the floor itself, not a picture/]),
  q('does the underlay come in a roll or sheets', [/underlays are on rolls/]),
  q('Is the tile adhesive safe to use outdoors in frost?', [/stands frost once it has set/]),
  q(['I ordered on the 12th and still nothing, order SF-10234', 'well can you tell me what stage its at'], [/log in and ask me again/]),
  q('Is there a laminate thats actually waterproof for a bathroom or is that just sales talk', [/waterproof laminate for bathroom/], {
    mustNot: [/reduced/],
  }),
  q('what underlay do i need for engineered oak over wet underfloor heating?? the screed went in about 8 weeks ago', [
    /low tog/,
    /75% relative humidity/,
  ]),
  q('bathroom 2.4m x 1.8m how many boxes of a 600x300 tile would that be incl waste, floor only not walls', [/floor tiles/], {
    mustNot: [/Wall Tile/],
  }),
  q('My order was meant to come to Dundrum on Tuesday and 3 of the boxes were burst open with the corners smashed', [/do not lay boards/], {
    mustNot: [/kept waiting/],
  }),
  q(
    'cat keeps being sick on the carpet so ripping it out, room is 12 x 10 foot, whats the cheapest thing thats wipeable, budget about £250 all in',
    [/£250/],
    {
      mustNot: [/Twist Carpet/],
    },
  ),
  q('Looking for herringbone LVT in a warm mid brown', [/brown herringbone LVT/], { mustNot: [/warm feet/] }),
  q(
    ['show me brown herringbone lvt', 'Nice. Same but darker? And can it go over underfloor heating'],
    [/dark herringbone LVT/, /Inkwell.*suits underfloor heating/],
  ),
  q(
    ['do u do 0% finance on a smaller order like 600 quid', 'and does that cover the underlay and trims aswell or just the floor'],
    [/for the whole order/],
  ),
  q('does the 0% cover the underlay and trims too', [/for the whole order/]),
  q('Whats the thickest underlay i can put under 8mm laminate on a concrete floor', [/6 mm the most/]),
  q(
    [
      '60x120 marble look porcelain matt for bathroom walls n floor, got 22m2 altogether. how many bags of adhesive do i need at that size tile',
      'is that allowing for back buttering them',
    ],
    [/over 600 mm my figure counts it/],
  ),
  q('how many bags of adhesive for 22m2 of 60x120 porcelain on the floor', [/132 to 154 kg/, /7 to 8 bags/]),
  q(
    'the lad on the phone friday said he’d hold 9 boxes of the end of line walnut laminate for me under McCready, can someone check they’re still put by before i drive down to bangor',
    [/I cannot see/, /pass this conversation/],
    { mustNot: [/delivery is free/], isUnanswerable: true },
  ),
  q('door bars for going from 10mm tile down to 7mm lvt in brushed silver', [/a step of 3 mm/]),
  q('white metro tiles 10x20 for splashback 3.4m long x 600 high, how many boxes', [/2\.04 m²/]),
  q(['cheap vinyl for utility room, about £60 max', 'room is 2.4 by 1.9'], [/£60/, /in all/]),
  q(
    [
      'engineered oak 14mm or so brushed and oiled not lacquered, can it go over wet underfloor heating',
      'ok 32 sq m then, price that up with the glue if im sticking it straight to screed',
    ],
    [/17 boxes, £1,765\.62/, /3 tubs for £269\.85/],
  ),
  q('does the engineered oak need oiled when it arrives', [/finished from the factory/]),
  q('what oil do you sell for oak floors', [/Clennagh Oiled Floor Care Kit/]),
  q('i got a sample of the grey one and it looks green in my room, why is that', [/Light makes the colour/]),
  q('my basket says 3 boxes but the calculator said 4, which is right', [/the calculator is the one to go by/]),
  q('what happens if a tile cracks in 5 years, can i still get the same one', [/Nobody can promise it/]),
  q('Do you do refunds on samples', [/Samples are free/]),
  q(['do the planks come with the joints bevelled', 'how do i clean those wee grooves'], [/soft vacuum brush/]),
  q(
    ['looking for tiles for a fire hearth, slate or something dark', 'will the heat crack them'],
    [/large slabs can crack unless they are cut and jointed/],
  ),
  q(['what is the difference between R9 and R10', 'which of your tiles are R11'], [/fit “R11 tiles”/]),
  q(['porcelain tiles that look like concrete', 'do they come in 60x60'], [/600x600 porcelain tiles/], { mustNot: [/Parquet Panel/] }),
  q(['is lvt warm underfoot', 'warmer than tile?'], [/LVT is warmer underfoot than tiles/]),
  q(['is lvt warm underfoot', 'what about with no underlay'], [/foot of its own built in/]),
  q(['delivery to Wexford for 14 boxes of tiles', 'is it the same if i only get 3 boxes'], [/3 boxes of our tiles/, /£29\.95/]),
  q(['any samples of the dark walnut laminate', 'how many can i get'], [/up to 8 at a time/]),
  q(['any samples of the dark walnut laminate', 'how long till they come'], [/How long the post takes with them I do not have in writing/]),
  q(['do you have that in a wider plank', 'sorry i mean the Glenshane Natural Oak'], [/192 x 1285 mm only/]),
  q('my hall is 6.1 by 1.2 and the porch is 1.5 square', [/9\.57 m²/]),
  q(['my hall is 6.1 by 1.2', 'how much is that in the cheapest tile you have'], [/For 7\.32 m²/], { mustNot: [/Wall Tile/] }),
  q('need 26m2 of herringbone lvt and the glue for it, can you deliver to Larne next week', [/11 boxes, £916\.52; with Tarnfix/, /deliver to Larne/]),
  q('my dog wees on the carpet sometimes, what floor is best and does the smell come out of concrete', [/enzyme cleaner/]),
  q('how much deposit for finance on 1800 and how long does the yes or no take', [/How long the lender takes to decide I do not have in writing/]),
  q('i need 5 door bars and 20m of skirting, price?', [/come to £59\.75/, /9 lengths \(21\.6 m\)/]),
  q('my laminate clicks when i walk, laid last week over old lino', [/hollow below it/]),
  q('can i use the same floor in the kitchen and the bathroom, want it to flow', [/waterproof throughout/]),
  q('which is dearer to lay, tiles or lvt', [/then tiles/]),
  q('what do i do with leftover adhesive', [/Never pour any of it down a drain/]),
  q('does the Binevenagh come in walnut', [/No, not in walnut/, /Barn Oak/]),
  q(['chevron floors, what do you have', 'any in laminate'], [/nothing chevron/, /herringbone laminate/]),
  q(['large grey tiles 80x80 or 90x90', 'is the 90 one in stock'], [/grey 900x900 tiles/], { mustNot: [/800x800:/] }),
  q(['which vinyls have a 4m wide roll', 'cheapest of those'], [/sheet vinyl with a roll 4 m wide/]),
  q('something that looks like old farmhouse flagstones but warm underfoot', [/stone effect LVT/]),
  q('cheap laminate for a rental bedroom 10m2, whats it cost all in', [/5 boxes, £135\.05/], { mustNot: [/Pay It Monthly/] }),
  q(
    ['How does the 0% finance work, is there a minimum spend', 'and can I use it if I live in the Republic, I’m in Dundalk'],
    [/No, not with an address in the Republic/],
  ),
  q(['How does the 0% finance work', 'is it available in Ireland'], [/No, not with an address in Ireland/]),
  q('can i get 0% in Dublin', [/No, not with an address in Dublin/]),
  q(
    ['how many boxes of 8mm oak laminate for 4.2m x 3.6m', 'and does that include the extra for cuts or do I add that on myself'],
    [/Yes, the cuts are counted/],
  ),
  q(['where is my order', 'I dont have the order number on me, can you find it with my email'], [/log in and ask me again/]),
  q('why is engineered dearer than laminate', [/You pay for what it is made of/]),
  q(['whats a floating floor', 'does tile float'], [/bedded in adhesive and never float/]),
];
