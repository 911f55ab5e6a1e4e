/** Makers that shoppers ask for by name, and the kind of floor they are known for: to say plainly whether we have them, and what we have of that kind. */
const table = `
  lvt: karndean, amtico, moduleo, polyflor, camaro, invictus, coretec, palio, distinctive flooring, luvanto, malmo, firmfit, lifeproof, novocore, expona, kardean, karndeen, karndine, amitico
  laminate: quick step, quickstep, quick-step, pergo, kaindl, krono, kronospan, egger, balterio, canadia, swiss krono, haro, berry alloc, balterio, elka
  wood: kahrs, kährs, ted todd, boen, junckers, havwoods, woodpecker, tuscan, v4, elka
  tiles: porcelanosa, topps, marazzi, original style, fired earth, mandarin stone, johnsons, villeroy
  vinyl: tarkett, gerflor, leoline, rhinofloor, beauflor, forbo, lifestyle floors
  safety vinyl: altro
  carpet: cormar, brintons, axminster, abingdon, westex, victoria carpets, associated weavers, interface, ulster carpets, crucial trading, adam carpets, penthouse carpets
  underlay: duralay, tredaire, cloud 9, cloud9, floorwise, timbermate, ball and young
  adhesive: mapei, bal, ardex, ultra tile, sika, bostik, f ball, weber, kerakoll, ultratile, no nails
`;

export const brands: ReadonlyMap<string, string> = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const [kind = '', names = ''] = line.split(':');
      return names.split(',').map((name) => [name.trim().replaceAll('-', ' '), kind] as const);
    }),
);

/** Goods that people look for in a shop like this one and that are no floors. */
export const otherGoods =
  /(?<!\b(?:in|into|inside|at|round|around|behind|beside|near|against|up to|past) (?:a|an|the|my|our|your) )\b((?<=(?:sell|stock|supply|do) )underfloor heating$|kitchens?(?! (?:floor|tile|vinyl|lino|laminate|lvt|carpet))|baths?|bath ?tubs?|shower trays?|sinks?|taps?|basins?|radiators?|toilets?(?! (?:floor|room|tile|vinyl|lino))|bathroom (?:suites?|fixtures?|furniture)|doors?|door handles?|paint|wallpaper|rugs?|mats?|doormats?|curtains?|blinds?|furniture|beds?|sofas?|couch\w*|worktops?|work tops?|decking|artificial grass|fake grass|astro ?turf|windows?|tools?|saws?|hammers?|drills?|tile cutters?|trowels?|spacers?|knee ?pads?|gripper rods?|grippers?|carpet tape|double[- ]sided tape|silicone|stair rods?|tanking|backer boards?|wardrobes?|lights?|lighting|lamps?|wall panels?|panelling|cladding|stoves?|fireplaces?|bricks?|cement|timber joists?|plywood|plasterboard|insulation|cork (?:floor\w*|tiles?)|rubber (?:floor\w*|tiles?)|epoxy|resin|heating mats?|underfloor heating (?:kits?|systems?|mats?)|swimming pools?|(?<!\b(?:that|which|it|carpets?|wool|pile|dogs?|cats?|pets?|to|not|doesnt|dont|wont|will|might|may|nothing|never) )sheds?|cushions?|bedding|mattress\w*|kettles?|televisions?|tvs?|phones?|laptops?|cars?|dogs?|food|pizza)\b/;
