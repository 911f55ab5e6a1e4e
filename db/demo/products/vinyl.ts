import { boards, timber } from '../palettes.ts';
import { productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const damp = ['Kitchen', 'Bathroom', 'Utility Room', 'Hallway'];
const fourMetres = {
  unit: 'metre',
  coverage: 4000,
  format: 'Roll, 4 m wide',
  water_resistance: 'Waterproof',
  material: 'Vinyl',
  underfloor_heating: true,
} as const;

const rollesby = productsOf(
  {
    ...fourMetres,
    sku: 'VIN-RBY',
    category: 'Vinyl & Lino',
    supplier: 'Rollesby & Co',
    thickness: '3mm',
    wear_layer: '0.3mm',
    weight: 7600,
    rooms: damp,
    slip_rating: 'R10',
    warranty_years: 12,
    surface: 'Embossed',
    title: ({ colour }) => `Rollesby ${colour} Cushioned Sheet Vinyl`,
    about: 'Sold by the metre off a roll 4 m wide, so most rooms have no seam at all. The felt back rides over small unevenness and keeps feet warm.',
    look: { material: 'wood', layout: 'random-plank', jointMm: 0.5, unitMm: [160, 1200], character: 0.35, ...boards(timber.naturalOak), gloss: 0.25 },
  },
  [
    { code: 'SH-OAK', colour: 'Kitchen Oak', perM2: 1395, stock: 64, note: 'An oak plank print with a slight emboss, sensible under a high chair.' },
    {
      code: 'SH-GRY',
      colour: 'Salt-Washed Oak',
      perM2: [
        [360, 1495],
        [34, 1195],
      ],
      stock: 41,
      look: boards(timber.greyOak, 0.3),
      note: 'Grey-beige boards, photographed from a real pier and softened.',
    },
    {
      code: 'SH-CHQ',
      colour: 'Dairy Chequer',
      perM2: 1295,
      stock: 27,
      look: {
        material: 'plain',
        layout: 'stack',
        unitMm: [300, 300],
        jointMm: 1,
        jointColour: '#C9C6BF',
        colours: ['#EDEAE2', '#2C2E30'],
        character: 0.9,
      },
      note: 'Cream and charcoal squares of 300 mm, the old dairy floor. Line the chequer up with the door, not with the cooker.',
    },
    {
      code: 'SH-HEX',
      colour: 'Sea Holly Hexagon',
      perM2: 1445,
      stock: 9,
      look: {
        material: 'encaustic',
        layout: 'hexagon',
        unitMm: [200, 230],
        jointMm: 1,
        jointColour: '#D8D6CF',
        colours: ['#DDE2E3', '#7B93A0', '#AFC0C7'],
        character: 0.4,
      },
      note: 'Blue-grey hexagons, some plain and some with a small thistle star, for a cloakroom that wants cheering.',
    },
  ],
);

const practical = productsOf(
  {
    ...fourMetres,
    sku: 'VIN-STD',
    category: 'Vinyl & Lino',
    supplier: 'Rollesby & Co',
    thickness: '2mm',
    wear_layer: '0.2mm',
    weight: 5200,
    rooms: ['Kitchen', 'Bathroom', 'Utility Room'],
    slip_rating: 'R10',
    warranty_years: 7,
    surface: 'Smooth',
    title: ({ colour }) => `Standby ${colour} Sheet Vinyl 2mm`,
    about:
      'The plain inexpensive sheet for lets, caravans and the back kitchen. Loose-lay rooms up to 20 m\u00B2 with tape at the doors; glue anything larger.',
    look: {
      material: 'limestone',
      layout: 'stack',
      unitMm: [330, 330],
      jointMm: 2,
      jointColour: '#BDB6A8',
      colours: ['#D6CFC1', '#C6BEAE', '#E2DCD0'],
      character: 0.2,
      gloss: 0.25,
    },
  },
  [
    {
      code: 'SH-STN',
      colour: 'Biscuit Stone',
      perM2: 945,
      stock: 88,
      note: 'Biscuit-coloured tiles with a light grout line, easy to match when a piece has to be let in.',
    },
    {
      code: 'SH-PIN',
      colour: 'Country Pine',
      perM2: 925,
      stock: 53,
      look: { material: 'wood', layout: 'random-plank', unitMm: [100, 1000], ...boards(timber.pine, 0.4) },
      note: 'Narrow pine boards, warm and a little nostalgic.',
    },
  ],
);

const safety = productsOf(
  {
    sku: 'VIN-SFE',
    category: 'Vinyl & Lino',
    supplier: 'Rollesby & Co',
    material: 'Vinyl',
    unit: 'metre',
    coverage: 2000,
    format: 'Roll, 2 m wide',
    thickness: '2mm',
    wear_layer: '0.7mm',
    weight: 5400,
    water_resistance: 'Waterproof',
    underfloor_heating: true,
    rooms: ['Bathroom', 'Kitchen', 'Utility Room'],
    slip_rating: 'R11',
    warranty_years: 12,
    surface: 'Textured',
    title: ({ colour }) => `Surefoot ${colour} Safety Vinyl`,
    about:
      'Grit runs right through the sheet, so the grip does not wear off with the shine. Welded at the seams and turned up the wall, it makes a level-access shower watertight.',
    look: {
      material: 'sheet',
      layout: 'seamless',
      unitMm: [400, 400],
      jointMm: 0,
      jointColour: '#8E9599',
      colours: ['#9AA2A6', '#7E868A', '#C4CACC', '#5F676B'],
      character: 0.3,
      gloss: 0.15,
    },
  },
  [
    { code: 'SH-DOV', colour: 'Dove', perM2: 2195, stock: 34, note: 'Mid grey with pale and dark flecks, the shade that hides limescale best.' },
    {
      code: 'SH-LAG',
      colour: 'Lagoon',
      perM2: 2195,
      stock: 6,
      look: { jointColour: '#3D6F7B', colours: ['#4E8490', '#3D6F7B', '#7FA9B2', '#2E5660'] },
      note: 'A sea-green speckle for people who refuse to let a care bathroom look like one.',
    },
  ],
);

const linwick = productsOf(
  {
    sku: 'VIN-LNO',
    category: 'Vinyl & Lino',
    supplier: 'Linwick',
    material: 'Linoleum',
    unit: 'metre',
    coverage: 2000,
    format: 'Roll, 2 m wide',
    thickness: '2.5mm',
    weight: 5800,
    water_resistance: 'Water Resistant',
    underfloor_heating: true,
    rooms: ['Kitchen', 'Hallway', 'Office', 'Bedroom', 'Utility Room'],
    slip_rating: 'R9',
    warranty_years: 20,
    surface: 'Smooth',
    aboutFirst: false,
    title: ({ colour }) => `Linwick ${colour} Marbled Lino`,
    about:
      'True linoleum: linseed oil, pine resin, cork and wood flour on jute. It smells faintly of putty for a week, hardens for years, and can be repaired with a hot weld.',
    look: {
      material: 'sheet',
      layout: 'seamless',
      unitMm: [2000, 2000],
      jointMm: 0,
      jointColour: '#6E7F73',
      colours: ['#8FA596', '#7B9384', '#A6B9AB', '#66806F'],
      character: 0.5,
      gloss: 0.3,
    },
  },
  [
    {
      code: 'MB-EAU',
      colour: 'Eau de Nil',
      perM2: 2395,
      stock: 29,
      is_featured: true,
      note: 'Soft thirties green with cream marbling, very good with painted cupboards and a wooden draining board.',
    },
    {
      code: 'MB-OXB',
      colour: 'Oxblood',
      perM2: 2095,
      stock: 18,
      look: { colours: ['#7A3A32', '#692F29', '#8E4C42', '#52231F'], jointColour: '#692F29' },
      note: 'A deep brown-red, polished by feet to the gleam of a good shoe. Lovely in a narrow hall with a dado.',
    },
    {
      code: 'MB-NVY',
      colour: 'Harbour Navy',
      perM2: 2395,
      stock: 10,
      look: { colours: ['#2E3F55', '#243347', '#41546C', '#5A6D84'], jointColour: '#243347' },
      note: 'Navy with slate-blue clouds, the back-hall floor of a house that has boats.',
    },
    {
      code: 'MB-OAT',
      colour: 'Oatcake',
      perM2: [
        [280, 2295],
        [75, 2395],
      ],
      stock: 22,
      look: { colours: ['#CDBD9F', '#BFAE8E', '#DCCFB5', '#A8966F'], jointColour: '#BFAE8E' },
      note: 'A warm beige flecked with brown, the plainest and the hardest to tire of.',
    },
  ],
);

const peelStick = productsOf(
  {
    sku: 'VIN-TIL',
    category: 'Vinyl & Lino',
    supplier: 'Rollesby & Co',
    material: 'Vinyl',
    unit: 'pack',
    thickness: '2mm',
    wear_layer: '0.2mm',
    density: 1650,
    size: [305, 305],
    pieces: 20,
    format: 'Tile',
    water_resistance: 'Water Resistant',
    underfloor_heating: false,
    rooms: ['Bathroom', 'Hallway', 'Utility Room'],
    slip_rating: 'R9',
    warranty_years: 5,
    surface: 'Smooth',
    title: ({ colour }) => `Press-Down ${colour} Vinyl Tile 305x305`,
    about: 'Self-adhesive: peel, place, press with a rolling pin. Prime a dusty floor first, and do not skimp the centre lines.',
    look: {
      material: 'encaustic',
      layout: 'stack',
      jointMm: 0.5,
      jointColour: '#AAA9A4',
      colours: ['#E5E2DA', '#4B5358', '#A2A7A8'],
      character: 0.4,
      gloss: 0.25,
    },
  },
  [
    {
      code: 'PD-PRC',
      colour: 'Porch Star',
      perM2: 1395,
      stock: 36,
      note: 'A charcoal star on bone white, four tiles to the figure. Twenty pieces will do a small cloakroom on a Saturday morning.',
    },
  ],
);

export const vinylAndLino: DemoProduct[] = [rollesby, practical, safety, linwick, peelStick].flat();
