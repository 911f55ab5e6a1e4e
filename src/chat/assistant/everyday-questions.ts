import { q, type ShopperQuestion } from './shopper-questions.ts';

/** What people type first and most: a few words for goods, the shop's service in passing, and what is asked second. As strangers asked them. */
export const everydayQuestions: readonly ShopperQuestion[] = [
  // Goods that are only named are looked for.
  q('waterproof floor for a bathroom', [/^For a bathroom/, /LVT/], { mustNot: [/Water resistant means/] }),
  q('waterproof flooring', [/the best choices are LVT/], { mustNot: [/Water resistant means/] }),
  q('office carpet tiles', [/Deskside/], { mustNot: [/Tackifier/] }),
  q('carpet underlay', [/Quietfell Luxury 11mm/], { mustNot: [/far too soft/] }),
  q(['waterproof floor for a bathroom', 'which is the cheapest of them per metre'], [/cheapest first/], { mustNot: [/Twist Carpet/] }),
  // The shop's service.
  q('do yous do the fitting as well or just sell it', [/fitting and measuring/], { mustNot: [/Fitting Kit/] }),
  q('do yous lift the old carpet and take it away? im 78 and cant be moving furniture', [/I do not have in writing/, /fitting and measuring/]),
  q(['do you fit floors', 'aye grand, how much would it be for a wee bathroom about 5 square metres'], [/the price depends on the room/], {
    mustNot: [/How many boxes/],
  }),
  q('any toilets or sinks? saw something about bathroom fixtures on the banner', [/We now sell bathroom fixtures/]),
  q('do you sell walk in showers or just the toilets and basins?', [/We now sell bathroom fixtures/]),
  q('do you sell consumer units or just the floors', [/I cannot find/, /We sell Tiles/]),
  q('can you recommend a good plumber for the heating manifold', [/not something I have in writing/], { isUnanswerable: true }),
  q('my sons school is looking for a raffle prize would yous be able to donate something', [/not something I have in writing/], {
    isUnanswerable: true,
  }),
  q('its been nearly a week and nobody rang me back', [/I can pass this conversation to one of our people/]),
  q('ordered gull grey and got pebble white, one box is burst open as well', [/I am sorry about that/]),
  q('is rathlin pale ash in stock, need 9 boxes by the end of the month', [/There are 37 boxes/], { mustNot: [/trade account/] }),
  q('do you do trade accounts? im fitting about 3 kitchens a month round ards', [/Trade prices/], { mustNot: [/instalments/] }),
  q('can we pay by invoice, the treasurer has to sign it off', [/credit terms/]),
  q('bondarra flexi rapid grey how many bags in stock', [/There are 240 bags/]),
  q('I bought three boxes too many of the Ballydoran Natural oak. May I return the unopened ones for a refund?', [/14 days/], {
    mustNot: [/£272\.58/],
  }),
  q('2 boxes of my laminate came with the corners broken, what do i do', [/I am sorry about that/], { mustNot: [/outside what I know/] }),
  q(['have you 14 boxes of quoile mill oak in stock', 'could i lift them from bangor myself on saturday morning'], [/can be collected/], {
    mustNot: [/weighs/],
    isUnanswerable: true,
  }),
  // Told of, and no floor looked for.
  q('red wine on a cream carpet since last night, am i too late', [/Blot/], { mustNot: [/cream carpet”/] }),
  q('the old hall has wood block floor thats lifting in places, can we lay vinyl over the top of it', [/block|parquet/i], { mustNot: [/light use/] }),
  q('whats best for cleaning vinyl floors every day, the mop is leaving it sticky', [/neutral cleaner|use less cleaner/], { mustNot: [/wood soap/] }),
  q("My stone floor has no damp course and I'm told it sweats in winter. What could I safely lay on top of it?", [
    /damp floor the best choices are tiles|Stone, terracotta and tiles suit them best/,
  ]),
  q('will solid oak warp in a damp house? I love the skovgren brushed one', [/Most likely, yes/]),
  q('strand grey 600x600 need 31 metres plus 10% whats that in boxes and price', [/24 boxes, £827\.76/]),
  // What is asked second.
  q(['slipway or wharfside click for a bathroom', 'ok which is cheaper per m2'], [/^The cheaper a m² is Slipway/]),
  q(['what glue for skolegade parquet blocks on concrete', 'does the concrete need levelled first? its about 5mm out'], [/3 mm under a 2 m/]),
  q(['how many boxes of strand grey 600x600 for 14 m2', 'what adhesive and grout do i need with that and how much of it'], [/4 bags/, /2 bags/]),
  q('is the glenshane laminate ok in a kitchen and does it come in grey', [/Slate Grey Oak/], { mustNot: [/Cemento/] }),
  q(['rough and tumble carpet', 'does it come in a dark colour'], [/Not in dark: of that range/], { mustNot: [/Causeway/] }),
  // What is wanted stands in two sentences, or what is refused in the second.
  q(
    "I need a floor for a wet room for my mother, she is 84 and a bit unsteady on her feet. It has to be non slip but I don't want tiles as they are too cold for her.",
    [/Surefoot/],
    {
      mustNot: [/Cove Pebble|Portaferry/],
    },
  ),
  q("need something non slip for my mums wet room floor, shes on a walking frame and i'm scared of her falling", [/Surefoot|Cove Pebble/, /R11/]),
  q("What would you have for a bathroom floor that isn't freezing on your feet in the morning? No underfloor heating.", [/LVT and sheet vinyl/], {
    mustNot: [/^Carpet is the warmest/],
  }),
  q(
    'need a wood look floor for the living room, its 20 sq metres, concrete floor. Ive £500 to spend and that has to do underlay as well. what could i get',
    [/^For £500\.00/, /Moisture Barrier.*together/],
  ),
  q(
    "We've an old farmhouse kitchen with an Aga and want real stone on the floor, not porcelain. A blue-grey sort of colour. What do you sell?",
    [/Blackwater|Penrhos/],
    {
      mustNot: [/no real/],
    },
  ),
  q('Doing up an oul caravan in Portrush, want a bit of lino for the floor, cheap and easy to put down. Its 2.3m by 5m. what have you', [/Standby/], {
    mustNot: [/nothing that fits/],
  }),
  q('do yous have herringbone in a light oak.. dont want to be gluing it', [/Quoile Mill Oak/], { mustNot: [/Stiftsaal|Dunmarrow/] }),
  q('real lino for kitchen not vinyl, old fashioned looking. wot colours', [/Linwick/, /Oxblood/]),
  q('want the same sort of grey floor in kitchen and out onto patio so its level, what goes outside?', [/Causey Basalt/, /Pair it with/]),
  q('doing up a victorian terrace, want patterned tiles for the hallway that can carry on out to the front step', [
    /Azul/,
    /frost-proof/,
    /Of the others no page says/,
  ]),
  q('We want limestone in the kitchen but worried about cost, is there a porcelain that looks the same', [/stone effect porcelain/]),
  // The second of two questions.
  q('12 boxes of glenshane natural oak, what does that come to with delivery', [/£398\.28/, /Delivery is free/]),
  q('do you deliver to enniskillen and what if im only getting 2 boxes of slipway rope', [/^Yes, we deliver to Enniskillen/, /£108\.35 in all/]),
  q('Is the Langholt Espresso back in yet? and if it isnt whats the nearest to it that you do have', [/out of stock/, /Binevenagh Bog Oak/]),
  q('How many boxes of the Strand Grey 600x600 do I need for 40 square metres, and what would the lot weigh?', [
    /31 boxes.*with 10% for cuts/,
    /1,026\.7 kg/,
  ]),
  q('I only need 5 of the strand grey 600x600, can I buy them singly', [/2 boxes/, /£68\.98/]),
  q('Do you have a green wall tile for a splashback behind the cooker, and what would I stick it on with?', [/green wall tiles/, /Bondarra Flexi/], {
    mustNot: [/over old tiles/],
  }),
  q('which underlay goes under laminate on a concrete floor, and can i use the same stuff under carpet upstairs', [
    /moisture barrier/i,
    /Under carpet a laminate underlay is as wrong/,
  ]),
  // What is cut to order.
  q('Have you a slab to go under a wood burning stove? And how long would I be waiting on it?', [/Made-to-Measure Slate Hearth/, /three weeks/]),
  q('we are getting a wood burning stove put in, do you do a slate hearth cut to size? ours would need to be about 1.5m long', [
    /1370 by 400 mm/,
    /other size/,
  ]),
  // Our people.
  q(
    "A lady called Sharon from yours was out measuring our house on Tuesday, I need to tell her we're changing the hall. Can you let her know?",
    [/cannot pass on a message/],
    {
      mustNot: [/bought/],
    },
  ),
  q('Your fitter was meant to be here at 9 this morning to do our hall and there is no sign of him. Can you find out where he is please', [
    /I cannot see/,
  ]),
  q(
    'I was talking to a girl in the showroom on Saturday about a walnut floor and she was to email me a price. Nothing has come, could you chase her up',
    [/cannot see/],
    {
      mustNot: [/standard delivery/],
      isUnanswerable: true,
    },
  ),
  q(
    'My brother does up flats to rent, about 15 a year. Would yous do him a trade price, and could he set up an account?',
    [/Trade prices, a trade account/],
    {
      mustNot: [/register/],
    },
  ),
  // What is told decides.
  q(
    'moved into a 1930s house with oul quarry tiles in the kitchen, few of them are uneven. can click vinyl go over the top or do they have to be lifted',
    [/smoothing compound/, /test for damp/],
  ),
  q('theres a wee gap opened up between two of the laminate boards in the hall, fitted last winter. is that normal and can i close it myself?', [
    /pull bar/,
  ]),
  q(
    'The hall floor in our old terrace is that uneven you could roll a marble down it. Could I just put a thicker underlay in and lay laminate on top?',
    [/thicker underlay only makes the floor bounce/],
    {
      mustNot: [/Under tiles go/],
    },
  ),
  q('Whats the difference between engineered wood and solid wood? I always thought engineered was just posh laminate', [
    /^Both have a real wood surface/,
  ]),
  q('Scratched my Ballydoran Farmhouse oak dragging the sofa across it. Can that be sorted or is it ruined?', [/drop of oil/]),
  // Which stands it, which looks like it, which costs most and least.
  q('do yous do anything that looks like white marble for a wee bathroom? dont want real tiles, has to be waterproof', [/Portaferry White Marble/]),
  q(
    "My mum is 82 and we're getting the bath taken out and a walk in level shower put in for her. What have you for the floor that isn't slippy when it's wet?",
    [/Surefoot|Cove Pebble/],
    {
      mustNot: [/without a trace/],
    },
  ),
  q(
    'my mum is 84 and not great on her feet, getting her bathroom done as a wet room with no step into the shower. what floor would you put in that isnt slippy when its wet',
    [/R11/],
    {
      mustNot: [/nosing/],
    },
  ),
  q('Is there anything like the Portaferry Tarred Oak? it says only 3 boxes left and i need about 18 m2', [/Tidewrack/]),
  q('whats the dearest wood floor you do per square metre, and the cheapest?', [/^The dearest is .*£93\.95.*the cheapest .*£28\.95/]),
  q("I've a cat that claws everything, would the shieling loop be a bad idea and what would you point me to instead", [
    /I would not/,
    /Rough and Tumble/,
  ]),
  q('What have you got for outside? want to do the patio off the kitchen, around 20 square metres', [/Causey Basalt/], {
    mustNot: [/nothing that fits/],
  }),
  q('have ye any slabs or tiles would do outside on a patio? has to be non slip and not crack with the frost', [/Causey/, /[Ff]rost-proof/]),
  q(
    "I have £600 to do the living room, its about 20m2, wooden floorboards underneath. Thinking laminate and I'd need underlay out of that too. What would that get me?",
    [/For £600\.00 .*“laminate for living room” with underlay/],
    {
      mustNot: [/in all \(/],
    },
  ),
  q(
    'Tiling a 12 sq metre floor in the Strand Grey 600x600. How many boxes, and what adhesive and grout do I need to go with it and how much of it?',
    [/10 boxes/, /3 bags/, /1 bag/],
  ),
  // Gaps, edges, heat, wear and what lies below.
  q('how big a gap do you leave round the edge for laminate and what do i cover it with if the skirting is staying on?', [/8 to 12 mm/, /scotia/i]),
  q('Can you lay LVT over water underfloor heating and is there a temperature I shouldnt go over?', [/^Yes, it may/, /27 °C/]),
  q('kitchen floor is wile uneven, old concrete. will sheet vinyl hide it or does it need levelled first', [/has to be levelled first/]),
  q('whats the difference between the 0.3 and the 0.5 wear layer in your LVT? its for a house I rent out to students', [
    /clear coat/,
    /For a let take 0\.5/,
  ]),
  q('our oiled oak floor has gone grey and dry looking at the back door where wet boots come in. can you fix that without sanding the whole lot?', [
    /^Mostly without sanding/,
  ]),
  q(
    "laid laminate in the back room in march, and now the boards are lifting up into a peak where they meet in the middle of the room. no leak that i can find. what's caused it",
    [/^A ridge or peak means/],
  ),
  q(
    "The lease on my flat says the floor has to give a certain dB of impact sound reduction. What's the figure for your 8mm acoustic rubber underlay?",
    [/not on record/],
  ),
  // What was bought, and what an order comes to.
  q('if I order a couple of boxes too many can I bring the spare ones back?', [/^Yes, what is unopened can go back/]),
  q('2 boxes left over after the fitter finished, never opened. they were delivered about 3 weeks ago, can i still send them back', [
    /is over by then/,
  ]),
  q('Floor I want comes to about £1,400, can i pay it monthly and do i need a deposit', [/12 instalments of £116\.66/], { mustNot: [/161 fit/] }),
  // What is ruled out, what goes on to the step, and what was proper lino.
  q('have you any herringbone thats waterproof but isnt vinyl? its for a kitchen', [/Zopfmuster/], { mustNot: [/Dunmarrow|Quoile/] }),
  q('Hi, we have a 1900s terrace and would love Victorian style patterned tiles for the hall and the front step outside. What have you got?', [
    /Azul/,
    /frost-proof/,
  ]),
  q('do you have anything black and white check for a hall in an old house? sheet vinyl or lino i was thinking, not tiles', [/Dairy Chequer/], {
    mustNot: [/Cement Tile/],
  }),
  q("do you do any herringbone that just clicks together, I'm laying it myself and dont want to be at glue", [/Zopfmuster/], {
    mustNot: [/Tarnfix/],
  }),
  q('my granny had proper lino in the scullery, do you still sell the real stuff and not vinyl? what colours does it come in', [
    /Linwick/,
    /Oatcake/,
  ]),
  q('whats best for cleaning a vinyl floor, the dogs have the back kitchen boggin with mud', [/neutral cleaner/, /out of stock/]),
  q('18 metres of wall to go round, how many lengths of the torus skirting and whats the total', [/8 lengths, £119\.60/], { mustNot: [/How big/] }),
  q(
    'The lease on my flat says the underlay has to give at least 18 dB impact sound reduction. Does your 8mm acoustic rubber one meet that?',
    [/cannot promise that/],
    {
      mustNot: [/Wood-Fibre/],
    },
  ),
  q('My floor comes to £1450. If I pay it monthly with no deposit what is that a month and is there interest', [/£120\.83/, /0% interest/]),
  q('I over ordered, have 3 boxes of laminate not opened that came last Thursday. Can I send them back?', [/^Yes, what is unopened/, /14 days/]),
  q('Your lads fitted our hall floor in March and now a board is lifting at the front door. Who do I talk to about getting it looked at?', [
    /pass this conversation/,
    /guarantee of 1 year/,
  ]),
  q("I'm in Sligo, do you send floors down here and how long would I be waiting?", [/^Yes, we deliver to Sligo/, /2 weeks/]),
];
