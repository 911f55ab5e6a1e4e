import { q, type ShopperQuestion } from './shopper-questions.ts';

/** How much is needed, what it comes to, and what goes with it. */
export const amountQuestions: readonly ShopperQuestion[] = [
  q('how much is 3 boxes of the portaferry narrows oak delivered to cork', [/£194\.32 in all/]),
  q(
    ['light grey lvt for an open plan kitchen living room about 35m2', 'whats that with underlay'],
    [/the floors shown with underlay/, /£1,384\.49 together/],
  ),
  q(['i have 25m2 to do in the langholt dune oak', 'whats that with underlay'], [/£751\.50 together/]),
  q(['light grey lvt for an open plan kitchen living room about 35m2', 'whats the first one with underlay'], [/£1,257\.28 together/]),
  q(['tiles for a bathroom floor 6m2', 'how much would that come to with adhesive and grout'], [/£187\.10 together/]),
  q(
    [
      'have you any grey oak laminate thats water resistant, for a hall 5.2m by 1.1m',
      'ok and the cheaper of them, would it survive wet boots and a buggy every day or am i better paying the extra',
    ],
    [/Slate Grey Oak.*water resistant/, /AC5 against AC4/, /£11\.50 a m² more/],
  ),
  q('Looking for herringbone LVT in a warm mid brown for a flat, living room is 4.6 x 3.9m', [/Old Teak/], { mustNot: [/warm feet/] }),
  q(
    [
      'herringbone LVT in a mid brown, living room is 4.6 x 3.9m',
      'Nice. Same but darker? And can it go over underfloor heating or is there a temperature limit',
    ],
    [/Inkwell/, /27 °C/],
  ),
  q(['do u do 0% finance on a smaller order like 600 quid', 'and does that cover the underlay and trims aswell or just the floor'], [/whole order/]),
  q('is real wood ok in a house by the sea, worried about the salt air and damp', [/Engineered wood, damp air: with care/], {
    mustNot: [/Rollesby/],
  }),
  q(
    [
      'would engineered wood be ok on the stairs',
      'and what would that come to in euro for a room 4m x 5m plus the 12 stairs, roughly, with the trims',
    ],
    [/pounds sterling/, /with beading/, /together/, /How wide are the stairs/],
  ),
  q('cheap vinyl for utility room, 2m wide roll. about £60 max', [/£60\.00 in all/]),
  q(
    ['cheap vinyl for utility room, wont go slippy', 'room is 2.4 by 1.9 so would the 2m do it or do i need wider, and do i have to stick it down'],
    [/A 2 m roll goes over the 1\.9 m side/, /a roll 4 m wide/, /lie loose/],
  ),
  q(
    [
      'engineered oak 14mm or so brushed and oiled not lacquered, can it go over wet underfloor heating',
      'ok 32 sq m then, price that up with the glue if im sticking it straight to screed',
      'and if i floated it instead what underlay and how much would i save',
    ],
    [/Floated it comes to £182\.10 less/, /Basic 3mm Foam Underlay, 3 rolls/],
  ),
  q('60x120 marble look porcelain matt for bathroom walls n floor, got 22m2 altogether. how many bags of adhesive do i need at that size tile', [
    /Corso Carrara/,
    /10 mm notched trowel/,
    /7 to 8 bags/,
  ]),
  q(['how many bags of adhesive for 22m2 of 600x1200 tiles', 'is that allowing for back buttering them'], [/over 600 mm my figure counts it/]),
  q('white metro tiles 10x20 for splashback 3.4m long x 600 high, how many boxes', [/3 boxes, £94\.89/]),
  q(['white metro tiles for splashback 3.4m by 600mm', 'bevelled ones pls not flat'], [/Lustra/, /metro tile the bevel is the slope/]),
  q(
    ['white metro tiles for splashback 3.4m by 600mm', 'add dark grey grout and a trim for the one end and tell me the total'],
    [/Silver Grey/, /Tile Trim/, /£118\.79 together/],
  ),
  q(
    ['light oak laminate 8mm for 6m2', 'can i get a sample of that and how long does it take to come to donegal'],
    [/sample/, /samples go to Donegal too/, /do not have in writing/],
  ),
  q('how much would it cost to do 14 m2 in porcelain with adhesive and grout', [/Strand Grey/, /£477\.09 together/]),
  q('3 bags of tile adhesive 20kg, will that do 14m2', [/^No, 3 bags are not enough: take 4/]),
  q(['grey carpet for a bedroom 3.6 x 4.1', 'the cheapest of them with an underlay, whats the total'], [/£329\.02 together/], {
    mustNot: [/Herdwick/],
  }),
  q(['Hexley Chalk Hexagon Porcelain Tile for 8m2', 'add adhesive and grout whats that come to'], [/£327\.45 in all/]),
  q('Glenshane slate grey, need to do 18m2, how much with trims and underlay', [/£457\.16 together/]),
  q('how many boxes of tiles for 12 m2 wall if theyre 0.99 a box', [/14 packs with those cuts/]),
  q(['do you do anything at 15 a metre in oak', 'ok go up to 20 then'], [/up to £20\.00 a m²/], { mustNot: [/80\/20/] }),
  q('what would i save if i bought laminate instead of engineered wood for 20m2', [/£756\.37 less than engineered wood/]),
  q('patio slabs for 25m2 whats the total with delivery to newry', [/Causey/, /deliver to Newry/]),
  q(['dark grey porcelain for kitchen floor 18m2', 'what colour grout for the first one', 'ok total please'], [/£589\.40 in all/]),
  q(['oak herringbone real wood 28m2', 'too dear, same look but cheaper'], [/oak herringbone LVT/]),
  q(['click lvt for bathroom 2.2 x 1.8', 'and a trim for the door'], [/Threshold/], { mustNot: [/Tile Trim/] }),
  q(['laminate for 12m2', 'the dearest one, is it worth it over the others'], [/Langholt Dune Oak/, /AC5/]),
  q(['porcelain wood effect planks 15m2', 'what size spacers and how much adhesive'], [/Three millimetres is usual/, /75 kg of tile adhesive/]),
  q('how much grout for 10m2 of mosaic', [/20 × 20 mm/, /7 bags/]),
  q(
    ['cheap grey laminate for rental flat 45m2', 'thats grand, how many boxes of the first one and can you deliver friday'],
    [/23 boxes/, /cannot promise/],
    {
      mustNot: [/printed picture/],
    },
  ),
  q(['white gloss wall tiles 6m2', 'whats the total with grout and 2 trims'], [/2 lengths at £21\.90/, /£149\.70 together/]),
  q(['engineered oak 20m2', 'if i glued it down instead of floating how much dearer'], [/£121\.40 less than glued down/]),
  q(['light oak laminate 24m2', 'the cheaper one with underlay and scotia, total please'], [/£519\.28 together/]),
  q('if i order 25m2 and need more later will it match', [/batches/]),
  q('stairs 13 steps, how many of the black nosings do i need and what do they come to', [/13 lengths: £389\.35/]),
  q("i've 300 quid, how much Glenshane natural oak does that get me", [/9 boxes/, /19\.98 m²/]),
  q("what weight is a box of Strand Charcoal 600x1200, i've to carry it up two flights", [/33\.1 kg/], { mustNot: [/Standard delivery/] }),
  q('need adhesive for sticking down 25m2 of Dunmarrow Blond Oak, which one and how many tubs', [/1 tub of 15 kg/], { mustNot: [/Elastic/] }),
  q('are the tile trims sold by the metre, I need 7 metres in total', [/by the length/, /3 lengths/]),
  q('4 doors need strips, what would they cost in silver', [/4 × .*£47\.80/]),
  q('how many m2 does a bag of levelling compound do at 5mm', [/does about 3 m²/]),
  q('how much would it be per month on finance for 25m2 of Skovgren oak over a year', [/£177\.02/, /£132\.99/]),
  q('got 3 boxes of Glenshane natural oak left from last time, need 15m2, how many more to buy', [/5 boxes more: £165\.95/]),
  q('how many boxes of Strand Grey 600x600 for a kitchen 18 sq m, and should I get a spare box', [/14 boxes/, /repairs/]),
  q('box room 2.1m by 2.4m, have yous anything left over cheap enough to do it under £60', [/Nothing of ours comes to £60/]),
  q('how thick is the Slipway Rope and will it fit under a door with 6mm gap', [/leaves 2 mm/]),
  q('does the price on the website include vat and delivery', [/includes VAT/, /Only delivery comes on top/]),
  q('what would 30 m2 of the cheapest herringbone anything come to', [/25 boxes, £847\.25/]),
  q('have you the Langholt Storm Oak in a 12mm', [/Not in 12mm: it is 10mm thick/]),
  q('whats the difference between Skovgren 20mm and the brushed 18mm', [/Solid Oak 20mm/, /Solid Oak Brushed 18mm/], { mustNot: [/Solid Ash/] }),
  q('is the Corso Carrara really marble', [/No, it is porcelain/]),
  q('need patio slabs in a sandy colour, and what do I stick them down with?', [/Causey Dune/, /Bondarra/], {
    mustNot: [/20kg Grey\]?: Its page says: “Frost/],
  }),
  q('how many 600x600 tiles for 9m2', [/25 tiles, or 28 with the cuts/]),
  q('Whats the cost difference between 8mm and 12mm laminate for 20m2', [/difference is £8\.00 a m²/, /£331\.90/, /£529\.50/]),
  q('conservatory 3.5 x 3.5 what would porcelain cost incl everything to lay it', [/£442\.60 together/]),
  q('Got 22 m2 of floor to tile in 600x600s. How many bags of adhesive and how much grout am i looking at', [/6 bags of 20 kg/, /9\.2 kg of grout/]),
  q('how much to carpet 13 stairs and a landing roughly, wool twist, and is underlay extra?', [/7\.15 m/, /£299\.40/]),
  q('What would it cost me all in, carpet and 11mm underlay, for a bedroom 3.4 x 3m? was thinking of Rough and Tumble Biscuit', [
    /£214\.21 together/,
  ]),
  q('How much extra should I order for a herringbone in a 22m2 dining room, and can I send back a box I dont open?', [/25\.30 m²/, /14 days/]),
  // Of several products only the one that the page belongs to is quoted, and a sum that is more than there is says so.
  q('how many bags of adhesive for 11 sq m of 600x600 porcelain', [/3 bags/, /The page of Bondarra Flexi Rapid[^:]*says/]),
  q('victorian style patterned tiles for the hall, about 7 sq m', [/17 boxes, £505\.58 \(there are only 11 boxes/]),
];
