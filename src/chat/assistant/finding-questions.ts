import type { ShopperQuestion } from './shopper-questions.ts';

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

/** What is looked for: what is wanted less of, what looks alike for less, the figures there are, and what is reduced. */
export const findingQuestions: readonly ShopperQuestion[] = [
  q(['polished tiles for hall', 'hmm that sounds slippy, less shiny please'], [/tiles for hallway .*but not gloss/], {
    mustNot: [/quiet house/, /Polished/],
  }),
  q(['cheap and cheerful vinyl for a rental', 'nothing with wood pattern'], [/but not wood effect/, /Biscuit Stone/], { mustNot: [/Oak|Pine/] }),
  q('solid oak flooring, what thickness do you have', [/18 mm, 20 mm and 22 mm/]),
  q('what thicknesses do your laminates come in', [/7 mm, 8 mm, 10 mm and 12 mm/]),
  q("do you do lvt with a 0.55 wear layer? what's the highest you do", [/None has exactly 0\.55 mm/, /1\.0 mm is the highest/]),
  q(['cheapest real wood', 'and cheapest that looks like wood'], [/Standby Country Pine/], { mustNot: [/Real Wood Top/] }),
  q(['matt finish laminate dark', 'nah thats too dark'], [/laminate but not dark/], { mustNot: [/Bog Oak|Rich Walnut/] }),
  q('what sizes do your slate tiles come in', [/300x600 and 600x600/]),
  q('any roll ends of vinyl', [/no list of remnants or offcuts/, /Rollesby Salt-Washed/]),
  q('are your tiles rectified', [/cut after firing/, /Strand Grey/]),
  q('i like the limed white oak, is there a laminate that looks the same for less', [/Glenshane Limewash/]),
  q(['light oak laminate for bedroom, AC4 or better', 'which is thickest', 'sample of that one'], [/a sample of Foyle Chalk Oak/], {
    mustNot: [/samples of/],
  }),
  q('hubby wants oak, i want it waterproof, any compromise', [/wood effect/, /Roble Honey Oak|Narrows Oak/], { mustNot: [/Engineered/] }),
  q('whats the widest vinyl roll you sell', [/widest roll is 4 m/]),
  q('whats the thinnest lvt you do, door clearance is tight', [/thinnest is 2 mm/], { mustNot: [/reduced/] }),
  q(['marble look tiles 600x600', 'anything less shiny than that'], [/Emerine White Marble Honed/], { mustNot: [/Polished/] }),
  q('i want something that looks like real wood but i cant afford real wood, light oak, for living room and kitchen', [/Glenshane Natural Oak/], {
    mustNot: [/Engineered/],
  }),
  q('hard floor for the hall', [/For a hallway the best choices are tiles/], { mustNot: [/softest/] }),
  q('60m2 of heavy duty LVT for a shop, what would that cost me delivered to Derry', [/Heavy-Duty LVT Tile: 20 boxes/, /we deliver to Derry/], {
    mustNot: [/unloaded/, /customs/],
  }),
  q('25m2 of oak laminate delivered to omagh how much', [/13 boxes, £431\.47/, /we deliver to Omagh/]),
  q('what is the difference between your two dearest carpets', [/Shieling Loop Bracken/, /Shieling Loop Fleece/, /£1\.00 a m² more/], {
    mustNot: [/T-bar/],
  }),
  q('stairs, 13 of them, 80cm wide, carpet and underlay how much', [/strip 7\.15 m long and 0\.8 m wide/], { mustNot: [/How wide are the stairs/] }),
  q('i have 4 doors, need t bars for them all, what does that cost', [/4 lengths/, /£47\.80/]),
  q('what size room could i do for £1200 in engineered oak', [/25\.5 m²/, /13 boxes for £1,181\.18/]),
  q('is £30 a square metre a good price for LVT', [/about the middle/, /16 of 28/]),
  q('matching trim for the ballydoran smoked oak doorway', [/None of our door bars is made in the colour of/, /T-Bar/]),
  q('what skirting goes with the glenshane natural oak', [/Drumlin Solid Oak Skirting/]),
  q('whats the price per sheet of the carrara mosaic', [/£8\.55 each, 11 in a box/]),
  q('what glue for the dunmarrow blond oak and how much for 18m2', [/vinyl adhesive/, /£74\.95/], { mustNot: [/Wood Floor Adhesive/] }),
  q('cheapest way to do a 4x4 bedroom', [/Biscuit Twist Carpet: 5 metres, £199\.00/]),
  q('need a floor for a caravan, something light', [/sheet vinyl/i], { mustNot: [/Engineered|Solid Pine/] }),
  q('laminate 20m2 supplied and fitted', [/10 boxes, £331\.90/, /without the fitting/]),
  q('carpet and fitting for 3 bedrooms roughly', [/“carpet for bedroom”/, /free quote/]),
  q('porcelain paving for a patio 5x4 grey, how much', [/Causey Basalt/, /31 boxes, £735\.32/], { mustNot: [/mortar bed/] }),
  q('do you do a floor that looks like brick', [/^I cannot find a floor that looks like brick/]),
  q('white oak flooring not yellow', [/“white oak floor”/], { mustNot: [/rubber/] }),
  q('my husband wants solid wood i want lvt, who is right, kitchen diner with ufh', [/LVT is the better choice/]),
  q('whats cheaper to heat, tiles or lvt with ufh', [/take tiles/], { mustNot: [/the cheapest of each/] }),
  q('looking for a herringbone floor for our hall, terrace house so its only narrow. what have you got', [/^12 fit “herringbone floor for hallway”/]),
  q('Is the Portaferry Narrows Oak in stock, I need 45m2 by the end of next week', [/23 boxes/, /2 weeks; whether you can have it/]),
  q('best flooring for a rental flat, needs to be tough and not cost the earth', [/For rented rooms and heavy traffic/]),
  q('have you any sheet vinyl wide enough for 3.8 m without a join', [/^Yes, it goes down in one piece/, /Standby Country Pine/]),
  q('Dunmarrow Heavy-Duty LVT or Surefoot safety vinyl for a cafe floor, compare them', [/Dunmarrow Flagstone Heavy-Duty/, /Surefoot Dove/], {
    mustNot: [/Harvest Oak/],
  }),
  q('Engineered wood or laminate for a bedroom, what would you pick and roughly what price per square metre?', [
    /^I would take laminate/,
    /Engineered wood: from £41\.95/,
  ]),
  q('is the quoile riverbed more brown or grey', [/Grey-brown like wet shingle/]),
  q('can i use my own fitter', [/^You can buy the floor alone/]),
  q('carpet tiles for a home office, how many in a box and do they need glued?', [/a box covers 5 m², with 20 pieces/, /Deskside/, /[Tt]ackifier/]),
  q('how many tiles per box of the 600x600 porcelain', [/a box covers 0.72 to 1.44 m², with 2 to 4 pieces/]),
  q('would i still get an account if im only a small builder', [/^Trade prices/]),
  q('trim between laminate and carpet', [/^Where carpet meets a hard floor/, /Ramp Bar/]),
  q('have you herringbone in a light oak colour that isnt too dear', [/light oak herringbone.*the cheapest first/]),
  q('looking for a light oak laminate for a living room, what have you got under £20 a square metre', [/Glenshane Natural Oak/], {
    mustNot: [/Foyle|Langholt/],
  }),
  q('what size of levelling clips and adhesive do I need for Strand Grey 600x600', [/Flexi Rapid/, /Levelling Clips 2mm/]),
  q('bathroom is 2.4 by 1.9 what do i need for cove white gloss on the walls, one wall only 2.4 wide x 2.3 high. boxes and price pls', [
    /5 boxes, £114.85/,
  ]),
  q('what do i put between the laminate in the hall and the tiles in the kitchen, theres a bit of a height difference', [/Ramp Bar/], {
    mustNot: [/take water for ever/],
  }),
  q('what is the total for 14 boxes of portaferry narrows oak delivered', [/£767.06 in all/, /Delivery is free/]),
  q('what sizes do your porcelain tiles come in', [/600x600/, /1200x600/]),
  q('is the gull grey lvt a warm grey or a cold grey', [/on the warm side of neutral/], { mustNot: [/underlay/] }),
  q('what underlay do i need for LVT over concrete', [/LVT Click Underlay 1mm/], { mustNot: [/Silver 5mm/] }),
];
