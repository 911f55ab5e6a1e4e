import { boards, timber } from '../palettes.ts';
import { type Look, productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const anywhere = ['Kitchen', 'Bathroom', 'Hallway', 'Living Room', 'Bedroom', 'Utility Room', 'Conservatory', 'Dining Room'];
const vinyl = {
  material: 'Vinyl',
  category: 'LVT',
  water_resistance: 'Waterproof',
  underfloor_heating: true,
  rooms: anywhere,
  slip_rating: 'R10',
} as const;
const spc = { ...vinyl, construction: 'SPC Click', density: 2000 } as const;
const plank = { material: 'wood', layout: 'random-plank', jointMm: 0.5, character: 0.35, gloss: 0.15 } as const;
const slab: Look = {
  material: 'limestone',
  layout: 'stack',
  jointMm: 1.5,
  jointColour: '#9C9A94',
  colours: ['#B9B6AE', '#A8A59D', '#C9C6BE', '#94918A'],
  character: 0.3,
  gloss: 0.15,
};

const portaferry = productsOf(
  {
    ...spc,
    sku: 'LVT-PFY',
    supplier: 'Kestrane',
    thickness: '5mm',
    wear_layer: '0.5mm',
    format: 'Plank',
    surface: 'Embossed',
    size: [180, 1220],
    pieces: 10,
    warranty_years: 20,
    title: ({ colour }) => `Portaferry ${colour} Rigid Click LVT`,
    about: 'A mineral core that does not swell, with a cork-backed foot built in, so no separate underlay goes down. Cut it with a knife and a snap.',
    look: { ...plank, ...boards(timber.naturalOak) },
  },
  [
    {
      code: 'PL-NAT',
      colour: 'Narrows Oak',
      perM2: [
        [420, 2995],
        [32, 2495],
      ],
      stock: 130,
      is_featured: true,
      note: 'The natural oak of the range, satin rather than shiny and gently embossed. It will go down over most old tiled floors once the joints are skimmed.',
    },
    {
      code: 'PL-SND',
      colour: 'Sandbank',
      perM2: 2895,
      stock: 74,
      look: boards(timber.rawOak),
      note: 'Blond boards with beige grain; the friendliest of the six to small flats and low ceilings.',
    },
    {
      code: 'PL-TID',
      colour: 'Tidewrack',
      perM2: 2895,
      stock: 61,
      look: boards(timber.smokedOak, 0.45),
      note: 'A brown with green and black in it like dried kelp. Mud dries invisible on it; we have tried.',
    },
    {
      code: 'PL-GUL',
      colour: 'Gull Grey',
      perM2: [
        [300, 2895],
        [85, 2995],
      ],
      stock: 39,
      look: boards(timber.greyOak),
      note: 'Clear light grey, planed rather than rustic, with next to no knots.',
    },
    {
      code: 'PL-PEB',
      colour: 'Pebble White',
      perM2: 2895,
      stock: 10,
      look: boards(timber.whiteOak, 0.25),
      note: 'Soft white with grey tick marks, the brightest in the range. The micro-bevel keeps the planks legible even so.',
    },
    {
      code: 'PL-TAR',
      colour: 'Tarred Oak',
      perM2: [
        [380, 2995],
        [57, 2645],
      ],
      stock: 3,
      look: boards(timber.blackenedOak, 0.3),
      note: 'Boat-black with brown at the knots. Sold out at the mill until the new year, so what we have is what there is.',
    },
  ],
);

const portTile = productsOf(
  {
    ...spc,
    sku: 'LVT-PFT',
    supplier: 'Kestrane',
    thickness: '5mm',
    wear_layer: '0.5mm',
    format: 'Tile',
    surface: 'Textured',
    size: [305, 610],
    pieces: 12,
    warranty_years: 20,
    aboutFirst: true,
    title: ({ colour }) => `Portaferry ${colour} Rigid Click Tile`,
    about: 'The same core and joint as the Portaferry plank, cut as a tile with a painted bevel that stands in for grout.',
    look: { ...slab },
  },
  [
    {
      code: 'TL-LIM',
      colour: 'Lough Limestone',
      perM2: 2995,
      stock: 42,
      note: 'A dove-grey limestone with fossil flecks, warm enough for bare feet straight from the shower.',
    },
    {
      code: 'TL-SLT',
      colour: 'Boathouse Slate',
      perM2: 2495,
      stock: 28,
      look: { material: 'slate', colours: ['#50565B', '#454A4F', '#60666B', '#6A6660'], jointColour: '#35383B' },
      note: 'Riven slate in blue-black. Run it brick-fashion through porch, hall and cloakroom and there is no threshold to trip on.',
    },
    {
      code: 'TL-CAR',
      colour: 'White Marble',
      perM2: 3095,
      stock: 15,
      look: { material: 'marble', colours: ['#ECEBE8', '#C8C8C7', '#A9AAAB', '#DCDBD8'], jointColour: '#C9C8C5', gloss: 0.3 },
      note: 'White with thin grey veins and a slight sheen, for bathrooms whose joists could not carry the real stone.',
    },
  ],
);

const dunmarrow = productsOf(
  {
    ...vinyl,
    sku: 'LVT-DUN',
    supplier: 'Dunmarrow',
    construction: 'Glue Down',
    density: 1750,
    thickness: '3mm',
    wear_layer: '0.7mm',
    format: 'Plank',
    surface: 'Embossed',
    size: [229, 1219],
    pieces: 12,
    warranty_years: 25,
    title: ({ colour }) => `Dunmarrow ${colour} Glue-Down LVT Plank`,
    about:
      'Stuck flat to a smoothed subfloor it is silent, thin and stays put over underfloor heating. The subfloor is half the job: every trowel ridge below will be seen above.',
    look: { ...plank, jointMm: 0.3, ...boards(timber.oiledOak) },
  },
  [
    {
      code: 'GD-HBR',
      colour: 'Harvest Oak',
      perM2: 3195,
      stock: 66,
      note: 'Wide oak in the colour of stubble fields. The 0.7 mm wear layer is rated for shops, so a family with a scooter is well inside its limits.',
    },
    {
      code: 'GD-PEA',
      colour: 'Peat Smoke',
      perM2: [
        [510, 3295],
        [43, 2795],
      ],
      stock: 35,
      look: boards(timber.darkOak, 0.4),
      note: 'Peat-brown with an open, brushed emboss. In lamplight it looks like floorboards that came with the house.',
    },
    {
      code: 'GD-LIN',
      colour: 'Bleached Linen',
      perM2: 3195,
      stock: 20,
      look: boards(timber.limedOak, 0.25),
      note: 'Undyed-linen beige, dry and even, an easy floor to put anything on.',
    },
    {
      code: 'GD-WAL',
      colour: 'Gunstock Walnut',
      perM2: [
        [330, 3295],
        [150, 3395],
      ],
      stock: 8,
      look: boards(timber.walnut, 0.45),
      note: 'Walnut with the swirl of a good gunstock. Framed by a 5 mm pale feature strip it makes a formal dining room.',
    },
  ],
);

const dunHerringbone = productsOf(
  {
    ...vinyl,
    sku: 'LVT-DHB',
    supplier: 'Dunmarrow',
    construction: 'Glue Down',
    density: 1750,
    thickness: '2mm',
    wear_layer: '0.5mm',
    format: 'Herringbone',
    surface: 'Embossed',
    size: [76, 305],
    pieces: 120,
    warranty_years: 20,
    title: ({ colour }) => `Dunmarrow ${colour} Parquet Herringbone LVT`,
    about:
      'Small blocks, 76 by 305 mm, as in a thirties drawing room, at 2 mm thick. It takes a fitter who likes the work: figure on twice the laying time of planks and 15% for cuts.',
    look: { ...plank, layout: 'herringbone', jointMm: 0.3, ...boards(timber.naturalOak, 0.45) },
  },
  [
    {
      code: 'HB-BLD',
      colour: 'Blond Oak',
      perM2: [
        [400, 3995],
        [30, 2995],
      ],
      stock: 58,
      is_featured: true,
      note: 'Blond oak in three close tones, shuffled in the box.',
    },
    {
      code: 'HB-TEA',
      colour: 'Old Teak',
      perM2: 3595,
      stock: 23,
      look: boards(['#9B6C42', '#835633', '#B38254', '#6B4326'], 0.5),
      note: 'The orange-brown of post-war teak blocks, worn in already.',
    },
    {
      code: 'HB-INK',
      colour: 'Inkwell',
      perM2: 3595,
      stock: 5,
      look: boards(timber.blackenedOak, 0.3),
      note: 'Blue-black blocks, dramatic and forgiving at once because the pattern breaks up every reflection.',
    },
  ],
);

const dunStone = productsOf(
  {
    ...vinyl,
    sku: 'LVT-DST',
    supplier: 'Dunmarrow',
    construction: 'Glue Down',
    density: 1750,
    thickness: '3mm',
    wear_layer: '1.0mm',
    format: 'Tile',
    surface: 'Textured',
    size: [457, 457],
    pieces: 16,
    warranty_years: 25,
    rooms: ['Kitchen', 'Hallway', 'Utility Room', 'Office', 'Conservatory'],
    title: ({ colour }) => `Dunmarrow ${colour} Heavy-Duty LVT Tile`,
    about:
      'A full millimetre of clear wear layer, twice what a home needs: it was made for waiting rooms and canteens. Weld it or butt it; either way water stays on top.',
    look: { ...slab, jointMm: 0.6 },
  },
  [
    {
      code: 'HD-FLG',
      colour: 'Flagstone',
      perM2: 3995,
      stock: 31,
      note: 'Buff-grey flagstones with a worn face and a fine texture that grips a wet shoe.',
    },
    {
      code: 'HD-TRZ',
      colour: 'Terrazzo Mist',
      perM2: 3495,
      stock: 17,
      look: { material: 'terrazzo', colours: ['#D7D6D2', '#A7A8A8', '#7C7F81', '#ECEBE8', '#B9AFA2'], jointColour: '#C2C1BD', character: 0.45 },
      note: 'Grey-white terrazzo with small chips. Laid wall to wall with tight joints it passes for poured.',
    },
  ],
);

const wharf = productsOf(
  {
    ...vinyl,
    sku: 'LVT-WRF',
    supplier: 'Kestrane',
    construction: 'WPC Click',
    density: 1350,
    thickness: '7mm',
    wear_layer: '0.3mm',
    format: 'Plank',
    surface: 'Wire Brushed',
    size: [178, 1220],
    pieces: 8,
    warranty_years: 15,
    rooms: ['Bedroom', 'Living Room', 'Hallway', 'Dining Room', 'Kitchen'],
    title: ({ colour }) => `Wharfside ${colour} Comfort Click LVT 7mm`,
    about:
      'A foamed wood-polymer core makes this the warm, quiet, light one, made for upstairs rooms. It dents sooner than a mineral core under a piano or a heavy wardrobe; use cups.',
    look: { ...plank, ...boards(timber.ash) },
  },
  [
    { code: 'WP-ASH', colour: 'Sailcloth Ash', perM2: 2695, stock: 44, note: 'Creamy ash with a long figure, brushed just enough to feel.' },
    {
      code: 'WP-CDR',
      colour: 'Cedar Chest',
      perM2: 2295,
      stock: 26,
      look: boards(['#A9714B', '#905C39', '#BF8960', '#734628'], 0.4),
      note: 'Reddish cedar, cosy at night. A box weighs about three quarters of a mineral-core one, which anyone carrying it up two flights will appreciate.',
    },
    {
      code: 'WP-FOG',
      colour: 'Fog Bank',
      perM2: 2695,
      stock: 0,
      look: boards(timber.limedOak, 0.25),
      in_stock: false,
      note: 'Grey-beige without contrast, like weather coming in. We have paused it while the mill changes the core.',
    },
  ],
);

const spcHerringbone = productsOf(
  {
    ...spc,
    sku: 'LVT-QUO',
    supplier: 'Kestrane',
    thickness: '6mm',
    wear_layer: '0.5mm',
    format: 'Herringbone',
    surface: 'Embossed',
    size: [126, 630],
    pieces: 20,
    warranty_years: 20,
    title: ({ colour }) => `Quoile ${colour} Click Herringbone LVT`,
    about:
      'Herringbone for people who own a rubber mallet: A and B planks click together and float on their own built-in pad. Start from a chalked centre line and keep the boxes mixed.',
    look: { ...plank, layout: 'herringbone', ...boards(timber.naturalOak, 0.35) },
  },
  [
    {
      code: 'CH-OAK',
      colour: 'Mill Oak',
      perM2: [
        [460, 3995],
        [39, 3295],
      ],
      stock: 63,
      note: 'A mid oak with soft grain, the safest route to the pattern everyone photographs.',
    },
    {
      code: 'CH-DRF',
      colour: 'Riverbed',
      perM2: 3795,
      stock: 24,
      look: boards(timber.greyOak, 0.35),
      note: 'Grey-brown like wet shingle. It is at its best in a long hall with light from one end.',
    },
    {
      code: 'CH-NUT',
      colour: 'Hazel',
      perM2: 3795,
      stock: 12,
      look: boards(['#9C7449', '#855F38', '#B48A5D', '#6C4B2B'], 0.4),
      note: 'Hazelnut brown, rich and even. Use the matching pad-backed stair nosings if the flight begins in the same hall.',
    },
  ],
);

const loose = productsOf(
  {
    ...vinyl,
    sku: 'LVT-LSE',
    supplier: 'Dunmarrow',
    construction: 'Loose Lay',
    density: 1700,
    thickness: '4mm',
    wear_layer: '0.5mm',
    format: 'Plank',
    surface: 'Smooth',
    size: [250, 1500],
    pieces: 6,
    warranty_years: 15,
    rooms: ['Office', 'Living Room', 'Bedroom', 'Hallway'],
    title: ({ colour }) => `Sojourn ${colour} Loose-Lay LVT`,
    about:
      'Heavy planks with a gripping back that lie by their own weight; a ring of tackifier holds them at the walls. Lift one, and the next tenant or the electrician can get at the floor.',
    look: { ...plank, ...boards(timber.naturalOak, 0.3) },
  },
  [
    { code: 'LL-OAT', colour: 'Oatmeal Oak', perM2: 3395, stock: 21, note: 'Oat-coloured oak, a wide 250 mm board that covers a room quickly.' },
    {
      code: 'LL-COC',
      colour: 'Cocoa Oak',
      perM2: 2995,
      stock: 11,
      look: boards(timber.smokedOak, 0.35),
      note: 'Cocoa brown, matt, with a fine grain and a few pin knots.',
    },
  ],
);

const slim = productsOf(
  {
    ...spc,
    sku: 'LVT-SLM',
    supplier: 'Kestrane',
    thickness: '4mm',
    wear_layer: '0.3mm',
    format: 'Plank',
    surface: 'Smooth',
    size: [150, 910],
    pieces: 16,
    warranty_years: 12,
    title: ({ colour }) => `Slipway ${colour} Slim Click LVT 4mm`,
    about: 'The thin, inexpensive rigid plank, for flats and first homes. Use our 1 mm LVT underlay beneath it and keep heavy castors off.',
    look: { ...plank, ...boards(timber.rawOak, 0.3) },
  },
  [
    { code: 'SL-DRY', colour: 'Dry Oak', perM2: 1895, stock: 96, note: 'A dry, pale oak in a short plank that wastes little in small rooms.' },
    {
      code: 'SL-ROP',
      colour: 'Rope',
      perM2: [
        [330, 2095],
        [44, 1795],
      ],
      stock: 48,
      look: boards(timber.oiledOak, 0.3),
      note: 'Tarred-rope brown: forgiving in a hall that has a bicycle in it.',
    },
  ],
);

export const lvt: DemoProduct[] = [portaferry, portTile, dunmarrow, dunHerringbone, dunStone, wharf, spcHerringbone, loose, slim].flat();
