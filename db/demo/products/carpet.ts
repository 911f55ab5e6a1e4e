import { productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const fourMetres = { unit: 'metre', coverage: 4000, format: 'Roll, 4 m wide', underfloor_heating: true } as const;
const family = ['Bedroom', 'Living Room', 'Stairs', 'Hallway'];
/** A pile has no unit: the figure is the size of a tuft. */
const pile = { layout: 'seamless', jointMm: 0, jointColour: '#777777', gloss: 0.05 } as const;
const tweed = (ground: string, ...flecks: string[]) => ({ colours: [ground, ...flecks] });

const arvon = productsOf(
  {
    ...fourMetres,
    sku: 'CPT-ARV',
    roll_width_mm: [4000, 5000],
    cut_step_mm: 100,
    category: 'Carpet',
    supplier: 'Glenarvon Carpets',
    material: '80% Wool, 20% Nylon',
    surface: 'Twist Pile',
    thickness: '11mm',
    weight: 10400,
    rooms: family,
    warranty_years: 15,
    title: ({ colour }) => `Arvon Twist ${colour} Wool Carpet`,
    about:
      'A 42 oz twist pile in four parts wool to one part nylon: wool to spring back, nylon to bear the traffic. It sheds fluff for the first month; hoover gently and let it.',
    look: { ...pile, material: 'carpet-twist', unitMm: [4, 4], ...tweed('#B9AE9C', '#A89C88', '#CBC1B0', '#8F8472'), character: 0.35 },
  },
  [
    {
      code: 'TW-OAT',
      colour: 'Oatmeal',
      perM2: [
        [440, 2995],
        [30, 2495],
      ],
      stock: 80,
      is_featured: true,
      note: 'Beige with flecks of undyed brown fleece, the colour that stairs want.',
    },
    {
      code: 'TW-HTH',
      colour: 'Heather',
      perM2: 2895,
      stock: 36,
      look: tweed('#8E8091', '#7C6E80', '#A396A5', '#6A6E66'),
      note: 'A dusky mauve with moss in it, better in wool than it sounds in words.',
    },
    {
      code: 'TW-PEA',
      colour: 'Peat',
      perM2: 2895,
      stock: 22,
      look: tweed('#5C4A3C', '#4B3B2F', '#6E5B4B', '#85725F'),
      note: 'Brown of the bog, deep and even, to set a pale sofa on.',
    },
    {
      code: 'TW-SLT',
      colour: 'Slate Blue',
      perM2: [
        [310, 2895],
        [100, 2995],
      ],
      stock: 10,
      look: tweed('#6B7883', '#5A6771', '#7E8B96', '#485661'),
      note: 'Grey-blue that reads grey by day and blue by lamplight.',
    },
  ],
);

const moor = productsOf(
  {
    ...fourMetres,
    sku: 'CPT-MOR',
    category: 'Carpet',
    supplier: 'Wharfemoor Mills',
    material: '100% Wool',
    surface: 'Loop Pile',
    thickness: '9mm',
    weight: 11200,
    rooms: ['Bedroom', 'Living Room', 'Office'],
    warranty_years: 15,
    aboutFirst: false,
    title: ({ colour }) => `Shieling Loop ${colour} Pure Wool Carpet`,
    about:
      'Loops of undyed and lightly dyed wool, dense enough to lose a pin in. If you keep a cat, choose the twist instead: claws and loops do not agree.',
    look: { ...pile, material: 'carpet-loop', unitMm: [9, 9], ...tweed('#CFC5B2', '#BDB19C', '#DED6C7', '#A3967F'), character: 0.4 },
  },
  [
    { code: 'LP-FLC', colour: 'Fleece', perM2: 3495, stock: 31, note: 'Straight off the sheep: cream with some oat, no dye at all.' },
    {
      code: 'LP-HRR',
      colour: 'Herdwick',
      perM2: 2995,
      stock: 19,
      look: tweed('#857F78', '#6F6963', '#9C968E', '#5A544F'),
      note: 'Charcoal and grey yarns plied together like the coat of a hill sheep.',
    },
    {
      code: 'LP-BRC',
      colour: 'Bracken',
      perM2: 3595,
      stock: 3,
      look: tweed('#9B7A52', '#856641', '#B08F66', '#6B5233'),
      note: 'Russet and tan, a November hillside. A short end of roll: ask for the exact length before you measure up.',
    },
  ],
);

const softly = productsOf(
  {
    ...fourMetres,
    sku: 'CPT-SFT',
    roll_width_mm: [4000, 5000],
    cut_step_mm: 500,
    category: 'Carpet',
    supplier: 'Glenarvon Carpets',
    material: '100% Polypropylene',
    surface: 'Saxony',
    thickness: '14mm',
    weight: 9200,
    rooms: ['Bedroom', 'Living Room'],
    warranty_years: 10,
    title: ({ colour }) => `Sunday Morning ${colour} Saxony Carpet`,
    about:
      'A deep soft pile that can be cleaned with diluted bleach, as it is dyed in the melt. Footprints show in it, and a hoover on a high setting takes them out.',
    look: { ...pile, material: 'carpet-twist', unitMm: [7, 7], ...tweed('#D5CCBE', '#C6BCAC', '#E1DACE'), character: 0.15 },
  },
  [
    {
      code: 'SX-CRM',
      colour: 'Cream Tea',
      perM2: [
        [330, 1795],
        [28, 1495],
      ],
      stock: 60,
      note: 'Warm cream for bedrooms in which nobody eats toast.',
    },
    {
      code: 'SX-MSH',
      colour: 'Mushroom',
      perM2: 1695,
      stock: 44,
      look: tweed('#A79A8C', '#988B7D', '#B7AB9E'),
      note: 'Grey-brown and steady: it neither warms nor cools the room, and it is the one landlords reorder.',
    },
    {
      code: 'SX-BLS',
      colour: 'Old Rose',
      perM2: 1695,
      stock: 8,
      look: tweed('#C39A94', '#B38882', '#D2ADA7'),
      note: 'A dry, faded pink, grown-up enough for a main bedroom.',
    },
  ],
);

const hardy = productsOf(
  {
    ...fourMetres,
    sku: 'CPT-HDY',
    roll_width_mm: [4000, 5000],
    cut_step_mm: 100,
    category: 'Carpet',
    supplier: 'Glenarvon Carpets',
    material: '100% Polypropylene',
    surface: 'Twist Pile',
    thickness: '8mm',
    weight: 7200,
    rooms: family,
    warranty_years: 7,
    title: ({ colour }) => `Rough and Tumble ${colour} Twist Carpet`,
    about: 'Bleach-cleanable, felt-backed and cheap enough to replace when the children leave. Short tight tufts keep their shape on stairs.',
    look: { ...pile, material: 'carpet-twist', unitMm: [4, 4], ...tweed('#8C8C8B', '#777776', '#A3A3A1', '#5F5F5E'), character: 0.4 },
  },
  [
    {
      code: 'TW-PEP',
      colour: 'Pepper',
      perM2: 1095,
      stock: 120,
      note: 'Mid grey salted with white and black, which is to say every colour that comes in on a shoe.',
    },
    {
      code: 'TW-BIS',
      colour: 'Biscuit',
      perM2: 995,
      stock: 75,
      look: tweed('#BCA686', '#A89171', '#CDB99C', '#917B5D'),
      note: 'Digestive-biscuit beige with a brown fleck.',
    },
  ],
);

const flat = productsOf(
  {
    ...fourMetres,
    sku: 'CPT-FLT',
    category: 'Carpet',
    supplier: 'Wharfemoor Mills',
    material: '100% Polypropylene',
    surface: 'Flatweave',
    thickness: '6mm',
    weight: 6800,
    rooms: ['Hallway', 'Stairs', 'Conservatory', 'Dining Room', 'Office'],
    warranty_years: 10,
    title: ({ colour }) => `Causeway ${colour} Flatweave Carpet`,
    about:
      'Woven like sisal but dry-wiped like plastic: no watermarks, no splinters, chairs roll on it. The bouclé ribs run along the roll, so plan the stairs with that in mind.',
    look: { ...pile, material: 'carpet-loop', unitMm: [6, 12], ...tweed('#B79F78', '#A18962', '#CBB48E', '#8A7350'), character: 0.3 },
  },
  [
    { code: 'FW-SIS', colour: 'Sisal', perM2: 1995, stock: 33, note: 'Straw gold, ribbed, with a natural unevenness in the yarn.' },
    {
      code: 'FW-GRA',
      colour: 'Graphite Rib',
      perM2: [
        [350, 2095],
        [54, 1795],
      ],
      stock: 14,
      look: tweed('#4C4E50', '#3D3F41', '#606264', '#77797B'),
      pattern_repeat_length_mm: 320,
      note: 'Charcoal with a lighter rib every 320 mm, for the office above the garage.',
    },
  ],
);

const squares = productsOf(
  {
    sku: 'CPT-SQR',
    category: 'Carpet',
    supplier: 'Wharfemoor Mills',
    material: '100% Solution-Dyed Nylon',
    surface: 'Loop Pile',
    thickness: '6mm',
    size: [500, 500],
    pieces: 20,
    weight: 21500,
    unit: 'box',
    format: 'Tile',
    underfloor_heating: true,
    rooms: ['Office', 'Hallway', 'Bedroom', 'Utility Room'],
    warranty_years: 10,
    title: ({ colour }) => `Deskside ${colour} Carpet Tile 500x500`,
    about:
      'Bitumen-backed squares, held by a dab of tackifier and lifted one at a time when coffee strikes. Arrows on the back: quarter-turn every second tile for a chequer, or keep them in line for a plain floor.',
    look: {
      material: 'carpet-tile',
      layout: 'stack',
      jointMm: 0.5,
      jointColour: '#3F4245',
      ...tweed('#5B6064', '#4C5155', '#6D7276', '#3F4448'),
      character: 0.35,
      gloss: 0.04,
    },
  },
  [
    { code: 'CT-GRA', colour: 'Granite', perM2: 1795, stock: 90, note: 'Dark grey loop with a lighter stitch, hard-wearing enough for castors.' },
    {
      code: 'CT-TEA',
      colour: 'Teal',
      perM2: 1595,
      stock: 27,
      look: { ...tweed('#2F5F63', '#264F53', '#3F7478', '#1E4044'), jointColour: '#1E4044' },
      note: 'Blue-green that wakes a home office up; mix one box of it into three of Granite.',
    },
    {
      code: 'CT-SAN',
      colour: 'Sandbar',
      perM2: 1795,
      stock: 5,
      look: { ...tweed('#A79A84', '#958872', '#B9AD98', '#7F735F'), jointColour: '#7F735F' },
      note: 'A sandy mid tone with brown marl, kind to attic rooms with little light.',
    },
  ],
);

export const carpet: DemoProduct[] = [arvon, moor, softly, hardy, flat, squares].flat();
