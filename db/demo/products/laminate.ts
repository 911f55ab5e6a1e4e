import { boards, timber } from '../palettes.ts';
import { productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const living = ['Living Room', 'Bedroom', 'Hallway', 'Dining Room', 'Office'];
const livingAndKitchen = ['Kitchen', ...living];
const laminate = { material: 'Laminate', category: 'Laminate Flooring', density: 900, underfloor_heating: true, format: 'Plank' } as const;
const plank = { material: 'wood', layout: 'random-plank', jointMm: 0.6, character: 0.4, gloss: 0.15 } as const;

const heather = productsOf(
  {
    ...laminate,
    sku: 'LAM-HTH',
    supplier: 'Cairnmoor',
    thickness: '7mm',
    ac_rating: 'AC3',
    plank_style: 'Straight Plank',
    water_resistance: 'Standard',
    surface: 'Smooth',
    size: [192, 1285],
    pieces: 10,
    rooms: ['Bedroom', 'Office', 'Living Room'],
    warranty_years: 12,
    title: ({ colour }) => `Heatherlea ${colour} Laminate 7mm`,
    about:
      'A 7 mm board for bedrooms and rented rooms: thin enough to slip under existing doors, and it clicks down without glue. Keep it out of kitchens and away from wet boots.',
    look: { ...plank, jointMm: 0.4, ...boards(timber.naturalOak) },
  },
  [
    {
      code: '07-OAK',
      colour: 'Golden Oak',
      perM2: [
        [500, 1295],
        [36, 1095],
      ],
      stock: 140,
      note: 'A plain two-tone oak, tidy and warm. At this price a double bedroom costs less than its curtains.',
    },
    {
      code: '07-WHT',
      colour: 'Painted White',
      perM2: 1195,
      stock: 62,
      look: boards(['#E8E5DF', '#DAD6CE', '#F2F0EB', '#C6C1B8'], 0.2),
      note: 'White boards with the faintest grain. Use felt pads under chair legs, for a grey scuff shows on it.',
    },
    {
      code: '07-BCH',
      colour: 'Silver Birch',
      perM2: [
        [390, 1145],
        [200, 1195],
      ],
      stock: 45,
      look: boards(timber.birch, 0.2),
      note: 'A light birch pattern with hardly any knots, for rooms where the carpet has come up and the budget is already spent on paint.',
    },
  ],
);

const glenshane = productsOf(
  {
    ...laminate,
    sku: 'LAM-GLS',
    supplier: 'Cairnmoor',
    thickness: '8mm',
    ac_rating: 'AC4',
    plank_style: 'Straight Plank',
    water_resistance: 'Water Resistant',
    surface: 'Embossed',
    size: [192, 1285],
    pieces: 9,
    rooms: livingAndKitchen,
    warranty_years: 20,
    title: ({ colour }) => `Glenshane ${colour} Laminate 8mm`,
    about:
      'Pressed in register, so the texture under your hand follows the printed grain. The edges are waxed: a spill may stand for an hour before it needs the cloth.',
    look: { ...plank, ...boards(timber.naturalOak) },
  },
  [
    {
      code: '08-NAT',
      colour: 'Natural Oak',
      perM2: [
        [450, 1795],
        [33, 1495],
      ],
      stock: 118,
      is_featured: true,
      note: 'The everyday oak: eight different planks to the pattern, four bevelled sides, a colour that nobody has to defend.',
    },
    {
      code: '08-GRY',
      colour: 'Slate Grey Oak',
      perM2: 1745,
      stock: 83,
      look: boards(timber.greyOak),
      note: 'A cool grey with charcoal in the grain. Warm it with wool and timber or the room will feel like an office.',
    },
    {
      code: '08-HNY',
      colour: 'Honeycomb Oak',
      perM2: 1695,
      stock: 57,
      look: boards(['#C88F4E', '#AE7738', '#D9A567', '#8C5C2A'], 0.45),
      note: 'Orange-gold, like the pitch pine under a thousand Belfast carpets. It belongs with terracotta and old brass.',
    },
    {
      code: '08-WAL',
      colour: 'Rich Walnut',
      perM2: [
        [280, 1795],
        [12, 1995],
        [5, 1745],
      ],
      stock: 31,
      look: boards(timber.walnut, 0.45),
      note: 'A walnut with long dark streaks. Dark boards show crumbs, light ones show hair; those with a black dog may choose freely.',
    },
    {
      code: '08-LIM',
      colour: 'Limewash',
      perM2: 1695,
      stock: 2,
      look: boards(timber.limedOak),
      note: 'Whitened oak with grey left in the pores, being replaced by a new design in spring.',
    },
  ],
);

const binevenagh = productsOf(
  {
    ...laminate,
    sku: 'LAM-BIN',
    supplier: 'Cairnmoor',
    thickness: '12mm',
    ac_rating: 'AC4',
    plank_style: 'Wide Plank',
    water_resistance: 'Water Resistant',
    surface: 'Textured',
    size: [244, 1261],
    pieces: 5,
    rooms: livingAndKitchen,
    warranty_years: 25,
    aboutFirst: true,
    title: ({ colour }) => `Binevenagh ${colour} Wide Laminate 12mm`,
    about: 'At 12 mm it sounds and feels much more like timber than a thinner laminate does, and it bridges a slightly lively subfloor.',
    look: { ...plank, jointMm: 1, ...boards(timber.oiledOak, 0.6) },
  },
  [
    {
      code: '12-BOG',
      colour: 'Bog Oak',
      perM2: 2495,
      stock: 36,
      look: boards(timber.darkOak, 0.5),
      note: 'Bog Oak is nearly black-brown, with grain as fine as pencil lines.',
    },
    {
      code: '12-BRN',
      colour: 'Barn Oak',
      perM2: [
        [340, 2595],
        [45, 2295],
      ],
      stock: 49,
      note: 'Barn Oak carries cracks, filled knots and the ghost of a nail here and there, printed across planks 244 mm wide.',
    },
    {
      code: '12-SND',
      colour: 'Magilligan Sand',
      perM2: 2395,
      stock: 9,
      look: boards(timber.rawOak, 0.4),
      note: 'Sand is the bleached end of the family, a dry beige that leaves the colour to the furniture.',
    },
  ],
);

const langholt = productsOf(
  {
    ...laminate,
    sku: 'LAM-LNG',
    supplier: 'Vossberg',
    thickness: '10mm',
    ac_rating: 'AC5',
    plank_style: 'Long Plank',
    water_resistance: 'Waterproof',
    surface: 'Wire Brushed',
    size: [242, 2050],
    pieces: 4,
    rooms: [...livingAndKitchen, 'Utility Room', 'Bathroom'],
    warranty_years: 25,
    title: ({ colour }) => `Langholt ${colour} Long Plank Laminate 10mm`,
    about:
      'Planks of just over two metres, with a sealed joint that keeps standing water out for 24 hours. AC5 is the shop-floor class; a busy hallway will not trouble it.',
    look: { ...plank, jointMm: 1, ...boards(timber.rawOak) },
  },
  [
    {
      code: '10-DUN',
      colour: 'Dune Oak',
      perM2: [
        [310, 3095],
        [26, 2495],
      ],
      stock: 54,
      is_featured: true,
      note: 'Dry, sandy oak with brushed grain, so matt that most visitors take it for oiled timber. Length makes the room: in 4 m there is only one end joint to a row.',
    },
    {
      code: '10-TOF',
      colour: 'Toffee Oak',
      perM2: 2895,
      stock: 40,
      look: boards(timber.oiledOak, 0.5),
      note: 'Toffee brown with some darker hearts, a good partner to cream kitchens and dark worktops.',
    },
    {
      code: '10-STM',
      colour: 'Storm Oak',
      perM2: 2895,
      stock: 18,
      look: boards(['#8A8379', '#736C62', '#A29B90', '#5D574F'], 0.5),
      note: 'The grey of a wet fence post, with brown coming through. Choose skirting in plain white.',
    },
    {
      code: '10-ESP',
      colour: 'Espresso',
      perM2: 2695,
      stock: 0,
      look: boards(timber.darkOak, 0.35),
      note: 'Very dark, very even, a plank for loft apartments and picture galleries. The mill runs it every second month.',
    },
  ],
);

const zopf = productsOf(
  {
    ...laminate,
    sku: 'LAM-ZPF',
    supplier: 'Vossberg',
    thickness: '8mm',
    ac_rating: 'AC4',
    plank_style: 'Herringbone',
    water_resistance: 'Waterproof',
    surface: 'Embossed',
    size: [133, 665],
    pieces: 16,
    rooms: livingAndKitchen,
    warranty_years: 20,
    format: 'Herringbone',
    title: ({ colour }) => `Zopfmuster ${colour} Herringbone Laminate 8mm`,
    about:
      'Left and right boards come in one carton and click at the long and the short side, so a patient amateur can lay herringbone without glue. Allow 15% for cuts.',
    look: { ...plank, layout: 'herringbone', ...boards(timber.naturalOak, 0.35) },
  },
  [
    {
      code: '08-NAT',
      colour: 'Natural',
      perM2: 2395,
      stock: 47,
      note: 'A natural oak, each block printed apart from its neighbour, so the zigzag is lively without shouting.',
    },
    {
      code: '08-SMK',
      colour: 'Smoked',
      perM2: 2795,
      stock: 22,
      look: boards(timber.smokedOak, 0.4),
      note: 'Brown as a cigar box. In a narrow hall, point the arrows at the door and the walls step back.',
    },
    {
      code: '08-PRL',
      colour: 'Pearl Grey',
      perM2: 2695,
      stock: 6,
      look: boards(timber.limedOak, 0.3),
      note: 'Grey-white blocks with a dry, plastery look; fresh in a bedroom, chilly in a room with no sun.',
    },
  ],
);

const hafen = productsOf(
  {
    ...laminate,
    sku: 'LAM-HFN',
    supplier: 'Vossberg',
    thickness: '8mm',
    ac_rating: 'AC5',
    plank_style: 'Wide Plank',
    water_resistance: 'Waterproof',
    surface: 'Textured',
    size: [327, 635],
    pieces: 10,
    rooms: ['Kitchen', 'Bathroom', 'Utility Room', 'Hallway'],
    warranty_years: 20,
    format: 'Tile',
    title: ({ colour }) => `Hafen ${colour} Tile-Effect Laminate 8mm`,
    about: 'A stone look that is warm to bare feet and needs no grout. The bevel is coated, so water does not creep into the board at the joint.',
    look: {
      material: 'slate',
      layout: 'brick',
      jointMm: 2,
      jointColour: '#3A3D40',
      colours: ['#4E5357', '#42474B', '#5D6367', '#6B6A66'],
      character: 0.35,
      gloss: 0.15,
    },
  },
  [
    {
      code: '08-SLT',
      colour: 'Harbour Slate',
      perM2: 2195,
      stock: 34,
      note: 'Harbour Slate copies a riven blue-black slate, cleft ridges included. From standing height it takes a second look.',
    },
    {
      code: '08-CON',
      colour: 'Quay Concrete',
      perM2: [
        [260, 2195],
        [47, 1995],
      ],
      stock: 26,
      look: { material: 'concrete', jointColour: '#8C8C89', colours: ['#A9A9A6', '#999996', '#B9B9B6', '#868683'] },
      note: 'Quay Concrete is a mid-grey screed with trowel marks, made for utility rooms that double as the way in.',
    },
  ],
);

const rathlin = productsOf(
  {
    ...laminate,
    sku: 'LAM-RTH',
    supplier: 'Cairnmoor',
    thickness: '10mm',
    ac_rating: 'AC4',
    plank_style: 'Straight Plank',
    water_resistance: 'Standard',
    surface: 'Wire Brushed',
    size: [159, 1380],
    pieces: 8,
    rooms: living,
    warranty_years: 20,
    title: ({ colour }) => `Rathlin ${colour} Narrow Laminate 10mm`,
    about:
      'A narrower plank than the fashion, 159 mm, which suits the proportions of a terrace house. Four-sided bevel, attached to nothing: lay it over a good fibre underlay and it hardly clicks underfoot.',
    look: { ...plank, jointMm: 0.8, ...boards(timber.pine, 0.6) },
  },
  [
    { code: '10-PIN', colour: 'Scrubbed Pine', perM2: 1995, stock: 52, note: 'Scrubbed farmhouse pine with blond grain and tan knots.' },
    {
      code: '10-ASH',
      colour: 'Pale Ash',
      perM2: [
        [350, 2095],
        [140, 1995],
        [110, 2145],
      ],
      stock: 37,
      look: boards(timber.ash, 0.4),
      note: 'Pale ash with tall flame figure, a quiet blond that neither greys nor yellows.',
    },
    {
      code: '10-CHS',
      colour: 'Chestnut',
      perM2: 1845,
      stock: 16,
      look: boards(['#9A6A42', '#825533', '#B07F55', '#664126'], 0.5),
      note: 'Sweet-chestnut brown, ruddy without being red. It flatters oak furniture by being unlike it.',
    },
  ],
);

const foyle = productsOf(
  {
    ...laminate,
    sku: 'LAM-FYL',
    supplier: 'Cairnmoor',
    thickness: '12mm',
    ac_rating: 'AC5',
    plank_style: 'Long Plank',
    water_resistance: 'Water Resistant',
    surface: 'Embossed',
    size: [188, 1845],
    pieces: 5,
    rooms: livingAndKitchen,
    warranty_years: 30,
    title: ({ colour }) => `Foyle ${colour} Long Laminate 12mm`,
    about: 'The heaviest laminate we keep: 12 mm, AC5, long boards. Shops and surgeries buy it; at home it simply outlives the sofa.',
    look: { ...plank, jointMm: 1, ...boards(timber.naturalOak, 0.5) },
  },
  [
    {
      code: '12-EST',
      colour: 'Estate Oak',
      perM2: [
        [470, 3750],
        [28, 2595],
      ],
      stock: 29,
      note: 'A proper brown oak with generous cathedrals and few knots, in planks close to two metres.',
    },
    {
      code: '12-CHA',
      colour: 'Chalk Oak',
      perM2: 3095,
      stock: 10,
      look: boards(timber.whiteOak, 0.35),
      note: 'Chalky boards with caramel at the knots, so that white does not turn clinical.',
    },
  ],
);

export const laminateFloors: DemoProduct[] = [heather, glenshane, binevenagh, langholt, zopf, hafen, rathlin, foyle].flat();
