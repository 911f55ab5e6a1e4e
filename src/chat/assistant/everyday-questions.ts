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
];
