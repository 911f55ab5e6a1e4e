import { timber } from '../palettes.ts';
import { type Look, productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const thing = { layout: 'object', jointMm: 0, jointColour: '#444444', character: 0.2, gloss: 0.35 } satisfies Partial<Look>;
const metal = { ...thing, material: 'profile', unitMm: [40, 900], gloss: 0.6 } satisfies Partial<Look>;
const timberPart = { ...thing, material: 'skirting', unitMm: [120, 2400], gloss: 0.2 } satisfies Partial<Look>;

export const trims: DemoProduct[] = [
  ...productsOf(
    {
      sku: 'TRM-EDG', category: 'Trims & Accessories', supplier: 'Edgemoyle', coverage: null, unit: 'length', material: 'Aluminium', title: ({ colour }) => colour, about: '', warranty_years: 10,
      look: { ...metal, colours: ['#B9BCBE', '#8D9194', '#E2E4E5'] },
    },
    [
      { code: 'TBAR-SLV', colour: 'Silver', title: 'Edgemoyle T-Bar Threshold 0.9m Silver', price: 1195, weight: 310, stock: 150, plank_size: '40 x 900', note: 'Joins two floors of the same height, with room under each wing for the boards to move. Drilled for screws, or bed it in a line of grab adhesive.' },
      { code: 'TBAR-BRS', colour: 'Antique Brass', title: 'Edgemoyle T-Bar Threshold 0.9m Antique Brass', price: 1245, weight: 310, stock: 64, plank_size: '40 x 900', look: { colours: ['#8C6F3C', '#6B532A', '#B89A5E'] }, note: 'The same bar anodised in old brass, for houses whose door handles are that colour already.' },
      { code: 'RAMP-SLV', colour: 'Silver', title: 'Edgemoyle Ramp Bar 0.9m Silver', price: 1295, weight: 350, stock: 72, plank_size: '45 x 900', note: 'Slopes from a floor up to 10 mm high down to bare concrete, vinyl or thin carpet. Take care which way the slope faces before drilling.' },
      { code: 'NOSE-BLK', colour: 'Black', title: 'Edgemoyle Stair Nosing 1.2m Black', price: [[280, 2795], [150, 2995]], weight: 690, stock: 20, plank_size: '55 x 1200', slip_rating: 'R11', rooms: ['Stairs'], look: { colours: ['#2A2C2E', '#161718', '#55585A'] }, note: 'Caps the front of each tread over 5 to 6 mm LVT, with a rubber insert that marks the edge for tired eyes. Order one spare; the mitre at the landing always takes two tries.' },
      { code: 'TRIM-CHR', colour: 'Chrome', title: 'Edgemoyle Straight-Edge Tile Trim 10mm 2.5m Chrome', price: 1095, weight: 420, stock: 98, thickness: '10mm', plank_size: '10 x 2500', rooms: ['Bathroom', 'Kitchen'], look: { colours: ['#D3D7DA', '#9EA4A8', '#F4F6F7'], gloss: 0.9 }, note: 'An L-shaped edge for the outside corner of a tiled wall. Set it in the adhesive with the first row, 1 mm proud of the tile.' },
      { code: 'TRIM-BLK', colour: 'Matt Black', title: 'Edgemoyle Straight-Edge Tile Trim 10mm 2.5m Matt Black', price: 1195, weight: 420, stock: 41, thickness: '10mm', plank_size: '10 x 2500', rooms: ['Bathroom', 'Kitchen'], look: { colours: ['#2B2C2D', '#1B1C1D', '#4A4C4D'], gloss: 0.15 }, note: 'Powder-coated black to go with black taps and screens. Cut it with a fine blade and touch the end in with a marker.' },
    ],
  ),
  ...productsOf(
    {
      sku: 'TRM-DRJ', category: 'Trims & Accessories', supplier: 'Drumlin Joinery', coverage: null, unit: 'length', title: ({ colour }) => colour, about: '', warranty_years: 10,
      look: { ...timberPart, colours: ['#F4F3EF', '#E4E2DC', '#CBC8C0'] },
    },
    [
      { code: 'SKT-TOR120', colour: 'White', title: 'Drumlin Torus Skirting 120mm x 2.4m Primed White', material: 'MDF', thickness: '18mm', price: 1495, weight: 3900, stock: 180, plank_size: '120 x 2400', note: 'Moisture-resistant MDF with the half-round torus of most Ulster semis, primed twice and ready for your own gloss.' },
      { code: 'SKT-SQR145', colour: 'White', title: 'Drumlin Square Skirting 145mm x 2.4m Primed White', material: 'MDF', thickness: '18mm', price: 1395, weight: 4700, stock: 66, plank_size: '145 x 2400', look: { unitMm: [145, 2400] }, note: 'A plain square board with a hairline round on the top edge. It is high enough to hide the gap left by old skirting that came out with half the plaster.' },
      { code: 'SKT-OAK95', colour: 'Oak', title: 'Drumlin Solid Oak Skirting 95mm x 2.4m', material: 'Oak', wood_species: 'Oak', finish: 'Oiled', thickness: '16mm', price: 3495, weight: 2650, stock: 10, plank_size: '95 x 2400', look: { unitMm: [95, 2400], colours: timber.oiledOak }, note: 'Solid European oak, oiled on the face, to run round a timber floor. Drill before you pin it, or it splits at the ends.' },
      { code: 'SCT-OAK', colour: 'Oak', title: 'Drumlin Oak Scotia Beading 19mm x 2.4m', material: 'Oak Veneer', wood_species: 'Oak', thickness: '19mm', price: [[260, 695], [60, 625]], weight: 420, stock: 210, plank_size: '19 x 2400', look: { unitMm: [19, 2400], colours: timber.naturalOak }, note: 'The quarter-hollow bead that covers the expansion gap when the skirting stays on. Pin it to the skirting, never to the floor.' },
      { code: 'PIP-OAK15', colour: 'Oak', title: 'Drumlin Oak Pipe Covers 15mm, Pair', unit: 'pack', material: 'Oak', wood_species: 'Oak', price: 895, weight: 60, stock: 6, plank_size: '55 x 55', pieces: 2, look: { unitMm: [55, 55], colours: timber.naturalOak }, pictures: ['object', 'object-close'], note: 'Two turned collars in halves, for the radiator pipes. Glue them to the floor alone and leave the pipe free.' },
    ],
  ),
  ...productsOf(
    {
      sku: 'TRM-KIT', category: 'Trims & Accessories', supplier: 'Edgemoyle', coverage: null, unit: 'each', title: ({ colour }) => colour, about: '',
      look: { ...thing, material: 'kit', unitMm: [320, 240], colours: ['#C8702A', '#2B2B2B', '#E8E4DC'] },
    },
    [
      { code: 'FIT', colour: 'Orange', title: 'Edgemoyle Floor Fitting Kit', price: 1995, weight: 1650, stock: 53, note: 'Pull bar, tapping block, forty wedges and a mallet that will not bruise a plank: what the click-floor leaflets assume you own. It all fits back in the bag.' },
      { code: 'LVL100', colour: 'Red', title: 'Edgemoyle Tile Levelling Clips 2mm, 100 Pack', unit: 'pack', pieces: 100, price: 1395, weight: 700, stock: 77, look: { unitMm: [260, 200], colours: ['#B5352A', '#F2F0EA', '#2B2B2B'] }, note: 'Clips and wedges hold neighbouring tiles level while the adhesive sets; next day a kick with a boot snaps them off at the joint. Worth every penny above 600 mm.' },
    ],
  ),
];
