import { type Look, productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const thing = { layout: 'object', jointMm: 0, jointColour: '#444444', character: 0.2, gloss: 0.4 } satisfies Partial<Look>;
const tub = { ...thing, material: 'tub', unitMm: [270, 280], colours: ['#F2F0EA', '#1F4E79', '#E8B23A'] } satisfies Partial<Look>;
const bag = { ...thing, material: 'bag', unitMm: [400, 600], colours: ['#D9CDB8', '#8A2F24', '#F4F1EA'], gloss: 0.1 } satisfies Partial<Look>;

export const adhesives: DemoProduct[] = [
  ...productsOf(
    {
      sku: 'ADH-BON', category: 'Adhesives', supplier: 'Bondarra', coverage: null, title: ({ colour }) => colour, about: '',
      look: bag,
    },
    [
      { code: 'FLEX20G', colour: 'Grey', title: 'Bondarra Flexi Rapid Tile Adhesive 20kg Grey', unit: 'bag', material: 'Cement', weight: 20000, price: 1795, stock: 240, underfloor_heating: true, rooms: ['Kitchen', 'Bathroom', 'Hallway'],
        note: 'Polymer-modified cement adhesive for porcelain and stone, over screed, backer board or heated floors. Walk on it after three hours; mix no more than you can lay in thirty minutes. A bag does about 4 m\u00B2 with a 10 mm notched trowel.' },
      { code: 'FLEX20W', colour: 'White', title: 'Bondarra Flexi Standard Tile Adhesive 20kg White', unit: 'bag', material: 'Cement', weight: 20000, price: 2295, stock: 130, underfloor_heating: true, rooms: ['Bathroom', 'Kitchen'], look: { colours: ['#F1EFEA', '#2F6B5B', '#D9CDB8'] },
        note: 'White, because grey shows through pale marble, glass and glazed wall tiles. It gives three hours to adjust a tile and is ready for grout next day.' },
      { code: 'GROUT5', colour: 'Silver Grey', title: 'Bondarra Fine Joint Grout 5kg Silver Grey', unit: 'bag', material: 'Cement', weight: 5000, price: [[365, 1195], [140, 1295]], stock: 88, underfloor_heating: true, look: { unitMm: [220, 320], colours: ['#B9BCBD', '#3A4A57', '#F2F0EA'] },
        note: 'For joints from 1.5 to 10 mm, with a resin that sheds water and keeps the colour even. Five kilograms grout about 12 m\u00B2 of 600 mm tile with a 3 mm joint. Wipe once, then leave it alone.' },
      { code: 'PRIME5', colour: 'Green', title: 'Bondarra Floor Primer 5L', unit: 'bottle', material: 'Acrylic', weight: 5300, price: 2495, stock: 57, look: { ...thing, material: 'bottle', unitMm: [190, 300], colours: ['#3F7A5A', '#F2F0EA', '#1E3D2D'] },
        note: 'Acrylic primer that stops a dry screed from drinking the water out of the adhesive. Dilute one to three for absorbent floors; use it neat on old quarry tiles before levelling.' },
      { code: 'LEVEL25', colour: 'Grey', title: 'Bondarra Smoothing Compound 25kg', unit: 'bag', material: 'Cement', weight: 25000, price: [[280, 2495], [17, 2245]], stock: 5, underfloor_heating: true, look: { colours: ['#C9CCCE', '#E07B2C', '#33383C'] },
        note: 'Self-smoothing from 2 to 10 mm in one pour, which is what a glued-down vinyl floor needs beneath it. One bag at 3 mm covers about 5 m\u00B2; keep the edge wet and pour the room in one go.' },
    ],
  ),
  ...productsOf(
    {
      sku: 'ADH-TRN', category: 'Adhesives', supplier: 'Tarnfix', coverage: null, unit: 'tub', title: ({ colour }) => colour, about: '',
      look: tub,
    },
    [
      { code: 'MSWOOD15', colour: 'Oak', title: 'Tarnfix Elastic Wood Floor Adhesive 15kg', material: 'MS Polymer', weight: 15600, price: 8995, stock: 46, underfloor_heating: true,
        note: 'Solvent-free elastic adhesive for engineered and solid boards; it stays a little rubbery for life and so lets the wood breathe. Spread with a B11 trowel, a tub bonds about 13 m\u00B2. It does not come off skin: wear the gloves in the lid.' },
      { code: 'PSVINYL15', colour: 'White', title: 'Tarnfix Pressure-Sensitive Vinyl Adhesive 15L', material: 'Acrylic', weight: 15900, price: 7495, stock: 33, underfloor_heating: true, look: { colours: ['#F4F2EC', '#2D7C7A', '#153F3E'] },
        note: 'Goes on white, turns clear, then it is ready: lay vinyl planks or sheet into the tacky film and roll both ways. Fifteen litres do roughly 60 m\u00B2 on a smooth floor.' },
      { code: 'TACK5', colour: 'Clear', title: 'Tarnfix Tackifier for Carpet Tiles 5L', material: 'Acrylic', weight: 5200, price: [[300, 3295], [90, 3495]], stock: 12, look: { colours: ['#F2F0EA', '#6C4A86', '#E0D6EA'] },
        note: 'A rolled-on film that never quite dries, so that carpet tiles and loose-lay planks grip and still lift. Coverage is about 40 m\u00B2 from 5 litres.' },
      { code: 'GRAB310', colour: 'White', title: 'Tarnfix Instant Grab Cartridge 310ml', unit: 'each', material: 'MS Polymer', weight: 480, price: 795, stock: 300, look: { ...thing, material: 'cartridge', unitMm: [50, 235], colours: ['#F4F2EC', '#B5352A', '#2B2B2B'] },
        note: 'For skirting, trims and door bars on walls that will not take a screw. Push, slide 5 mm, and it holds; you have ten minutes for second thoughts. Can be painted next day.' },
      { code: 'SEAM50', colour: 'Clear', title: 'Tarnfix Cold Weld Seam Sealer 44g', unit: 'each', material: 'Solvent', weight: 90, price: 1195, stock: 2, look: { ...thing, material: 'bottle', unitMm: [40, 120], colours: ['#E8EEF2', '#1F4E79', '#B5352A'] },
        note: 'A needle-nosed tube that fuses two edges of sheet vinyl into one. Tape over the seam, cut through, inject, and peel the tape after ten minutes. Open a window.' },
    ],
  ),
];
