import { q, type ShopperQuestion } from './shopper-questions.ts';

/** What people tell before they ask, two things wanted at once, and what only sounds like something else. As strangers asked them. */
export const toldFirstQuestions: readonly ShopperQuestion[] = [
  q(
    'my grandchildren are never off our stairs and the old carpet is threadbare, what would be the hardest wearing one you have thats still soft enough underfoot',
    [/wool is the softest/, /Arvon Twist/],
  ),
  q("we're upstairs in a flat and the neighbours below complain about noise, what would be the quietest floor", [
    /Carpet on underlay is the quietest/,
  ]),
  q('our dishwasher leaked last week and the laminate by it has all swelled up at the edges, is there any saving it or does it need to come up', [
    /has to be changed/,
  ]),
  q('we live on a dairy farm and himself comes in the back door in his wellies, what would yous put in a utility room that can be mopped every day', [
    /utility room|boots|muddy/i,
  ]),
  q('the utility room here is about 3m x 2.4m and im thinking of the penrhos slate riven, does it need sealed', [/sealed/], { mustNot: [/8 boxes/] }),
  q(
    'our house is 1930s with suspended floorboards and a bit of bounce in them. can we put laminate straight on top or do the boards need sorting first?',
    [/noggins/],
  ),
  q('1970s bungalow in sligo, concrete floor and i think a bit of damp. what should go down under laminate?', [/damp-proof membrane/], {
    mustNot: [/25 fit/],
  }),
  q('laminate has lifted up in the middle of the room like a bubble, bounces when you walk on it', [/(?:presses|tight) against a wall/]),
  q('cat has peed on our engineered oak and its left a black stain, any way of getting it out?', [/oxalic acid/]),
  q('i use a powerchair, which floors hold up to the wheels turning on the spot', [/100 kg/]),
  q('got a wee gift shop in Ballymena, about 30m2, concrete floor. what would stand up to footfall', [/class 33/]),
  q('I ordered 9 boxes of Foyle estate oak and only 8 turned up. fitter is coming thursday what do i do', [/Whether the rest was sent/], {
    mustNot: [/fitting and measuring/],
  }),
  q('delivery due today and nobody has turned up, took the day off work for it so i did', [/log in/], { mustNot: [/Do not count on it/] }),
  q('can yous come out and check the damp in my floor before i order', [/comes out to look/]),
  // Two at once.
  q('need a floor for the kitchen and a carpet for the bedroom, sage or soft green if poss, budget about £1500 for both', [
    /green floor for kitchen/,
    /carpet for bedroom/,
  ]),
  q('retiling bathroom, need a white gloss wall tile and a non slip floor tile to go with it, nothing too dear', [
    /white gloss wall tiles/,
    /Slip-Resistant Floor Tile/,
  ]),
  q('can i pay monthly an is there a min spend', [/minimum of £12/], { mustNot: [/nothing in writing/] }),
  q('how wide is the rough and tumble carpet and whats the price', [/4 m wide/, /£10\.95/, /£9\.95/]),
  q('do yous deliver to Letterkenny and is there any customs charge on it?', [/deliver to Letterkenny/, /About customs and duty/]),
  q('what adhesive and grout do i need for porcelain tiles on a concrete floor', [/Flexi/, /Fine Joint Grout/]),
  q('looking for a hexagon tile for a wee downstairs bathroom floor, have yous any in green', [/Hexley Sage/], { mustNot: [/Carrara/] }),
  q('need underlay for the glenshane natural oak going on a concrete floor, which one and how many rolls for 22 square metres', [/3 rolls, £97\.50/]),
  q('can i put the ballydoran mourn mist over underfloor heating, and what underlay goes with it?', [/suits underfloor heating/, /Low-Tog/], {
    mustNot: [/Foam Underlay/],
  }),
  q("we've old red quarry tiles in the back kitchen, can you lay click vinyl straight on top or do they have to come up first?", [
    /over old tiles that are firm/,
  ]),
  // What only sounds like something else.
  q('looking for a nice warm grey wood look for the living room, maybe under £25 a square metre?', [/Slate Grey/], { mustNot: [/Golden/] }),
  q('sunday mornin mushroom or ruff and tumble pepper for stairs, 2 kids and a dog', [/I would take .*Rough and Tumble Pepper/]),
  q('arvon twist slate blue for a bedroom 4 x 3.5, what does it come to with a decent underlay', [/Slate Blue/, /together/], {
    mustNot: [/Oatmeal/],
  }),
  q(
    'We have a barn conversion near Hilltown with underfloor heating throughout. Would the Ballydoran engineered oak be ok on it?',
    [/suits underfloor heating/],
    {
      mustNot: [/Binevenagh/],
    },
  ),
  q('do you sell a shower tray and screen to go with the tiles', [/We now sell bathroom fixtures/]),
  q('do you do fitted kitchens as well or know a good joiner in bangor', [/I cannot find|not something I have in writing/], {
    isUnanswerable: true,
    mustNot: [/fitting and measuring/],
  }),
  q('is herringbone hard to lay for a beginner? like the zopfmuster pearl gray one', [/clicks together/], { mustNot: [/Others of the same kind/] }),
  q('carrera marble look tiles 60x60 shiny', [/Corso Carrara White Polished/], { mustNot: [/left out/] }),
  // What is asked second.
  q(['what does R10 or R11 mean on a tile', 'what would suit a wet room for my mum'], [/wet room/], { mustNot: [/^R9 is for dry rooms/] }),
  q(['how much are samples', 'can i get 3 of the engineered oaks, the ballydoran ones'], [/there are samples/], { mustNot: [/a box/] }),
  q(['can we pay monthly for flooring', 'whats the lowest amount you can put on it, our order would only be about 600 quid'], [/£50\.00/, /£12/]),
  q(
    ['can i lay new click lvt over old ceramic tiles', 'the grout lines are fairly deep, would i need smoothing compound and how many bags for 14m2'],
    [/Smoothing Compound/, /3 bags/],
  ),
  // What happened to a floor, and what is to be done about it: none is looked for, and no showroom or stairs are spoken of.
  q('dropped a pot and took a chip out of the laminate in the kitchen. can it be fixed or does the whole floor have to come up', [/hard wax/], {
    mustNot: [/on show/, /suits a kitchen/],
  }),
  q(
    'laid click lvt at the weekend and some of the planks move when you step on them beside the door. what have i done wrong',
    [/underlay is too soft/],
    {
      mustNot: [/suit stairs/],
    },
  ),
  q('sun has bleached a square where the rug was on our oak floor, will it even out', [/mostly evens out/], { mustNot: [/Better not/] }),
  q('the oak boards have cupped since the radiator burst, any chance they will flatten out', [/many lie flat again/], { mustNot: [/\d+ fit/] }),
  q('spilled a glass of milk on the bedroom carpet on sunday and now its stinking, is the underlay ruined', [/enzyme cleaner/], {
    mustNot: [/Laminate and floating wood need/],
  }),
  // What lies there, what goes on it and what between.
  q('original floorboards, a bit bouncy. want glue down lvt in the dining room. can it go straight on the boards or do i need ply', [
    /do not go straight on the boards/,
    /screwed down to the joists/,
  ]),
  q('wet underfloor heating downstairs. can we put laminate over it, and does it need special underlay', [/Low-Tog 2mm/], {
    mustNot: [/Lift the old laminate/],
  }),
  q('is the 11mm carpet underlay ok for the stairs as well or just the bedrooms', [/Too soft for stairs/], { mustNot: [/Every fitted carpet/] }),
  q('screed was poured 5 weeks ago and looks bone dry, builder says go ahead with the engineered oak. is he right', [
    /^Go by a reading, not by its age/,
    /75%/,
  ]),
  q('need to know what moisture reading is ok before laying oak on a screed', [/at or below 75%/], { mustNot: [/\d+ fit/] }),
  // What there is at home is no wish, nor is a room that somebody was told something in.
  q('whats the best floor for someone with bad asthma, the carpets are killing her', [/laminate, LVT/], { mustNot: [/carpet can suit/] }),
  q('a fella in the pub says you cant lay lvt in winter, is that right', [/as long as the house is heated/], { mustNot: [/office/] }),
  q('not trained puppy, would you go wool or polypropylene for the living room', [/take polypropylene/]),
  q('somebody told me hoovering a brushed oak floor wears off the oil, nonsense', [/oil/], { mustNot: [/\d+ fit/] }),
  q('black marks on the vinyl off the kids school shoes, tried everything', [/white eraser/], { mustNot: [/suits children/] }),
  q('my porcelain patio has gone green and slippery. jet wash it or what', [/pressure washer|patio cleaner/], { mustNot: [/\d+ fit/] }),
  q('sink dripped on the laminate and the board below has puffed up. can i swap the one board', [/One board can be changed|that board|unclicked/], {
    mustNot: [/exchange one thing/],
  }),
  // Who said it, and who somebody is, asks for none of our fitters and no discount.
  q('Been told by the fitter we need underlay under the Portaferry click planks, next door says you dont. Who is right?', [/takes no other/], {
    mustNot: [/fitting and measuring/],
  }),
  q('im a joiner doing a floating ballydoran 14mm in a room 7m long, what gap do i leave at the walls', [/10 to 15 mm all round/], {
    mustNot: [/discount/, /fitting and measuring/],
  }),
  q('im a builder, what can you do for me on price', [/Trade prices/]),
  // What went wrong, and what is to be done about it.
  q('Half way through laying my laminate and just noticed I have it tight against the wall all down one side, no gap. Can I leave it', [
    /^It matters/,
    /8 to 12 mm/,
  ]),
  q('dog has peed on our oak floor and theres a dark mark on it now. will it come out?? its an oiled floor', [/^A dark mark/, /oxalic acid/]),
  q('old stone cottage, flagstones straight onto the earth. I had my heart set on solid oak boards. Would that be daft?', [/measures dry/], {
    mustNot: [/Skolegade/],
  }),
  q('the lease says min 19 dB impact sound reduction under any wood floor. Does your rubber underlay meet that?', [/cannot promise/, /ring us/]),
  q(
    'bathroom upstairs, floor is old floorboards. Can the fitter tile straight on to them or does something have to go down first?',
    [/^No, not straight/],
    {
      mustNot: [/Edgemoyle/],
    },
  ),
  q('getting water underfloor heating in the extension. Can we have solid oak over it or does it have to be engineered?', [/^No: solid boards/], {
    mustNot: [/Engineered, there/],
  }),
  q('can i put laminate over underfloor heating? its the water pipes in a concrete screed', [/^Yes/]),
  q('Whats the difference between LVT and laminate?? never bought a floor before', [/LVT is vinyl/, /Laminate is fibreboard/]),
  q('can your lads bring the boxes up the stairs for me', [/carrying goods indoors or upstairs I have nothing in writing/], {
    mustNot: [/fitting and measuring/],
  }),
  q('Scratched my Ballydoran Farmhouse oak dragging the sofa across it. Can that be sorted or is it ruined?', [/maintenance oil/]),
  q(
    "we've a big dog and 3 kids and the living room carpet is wrecked. want something hard wearing that looks like proper oak, about £30 a square metre",
    [/wood effect floor/],
    {
      mustNot: [/Twist Carpet/],
    },
  ),
];
