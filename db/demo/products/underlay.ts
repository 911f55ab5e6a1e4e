import { type Look, productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const roll = { material: 'roll', layout: 'object', jointMm: 0, jointColour: '#555555', character: 0.3, unitMm: [1000, 300], gloss: 0.15 } satisfies Partial<Look>;
const board = { ...roll, material: 'board', unitMm: [590, 850] } satisfies Partial<Look>;
const inTheHouse = ['Living Room', 'Bedroom', 'Hallway', 'Dining Room', 'Office'];

export const underlay: DemoProduct[] = productsOf(
  {
    sku: 'UND', category: 'Underlay', supplier: 'Quietfell', rooms: inTheHouse, unit: 'roll', warranty_years: 15,
    title: ({ colour }) => colour,
    about: '',
    look: { ...roll, colours: ['#8E959A', '#5E666B', '#D9DCDE'] },
  },
  [
    { code: 'QF-FOAM3', colour: 'Grey', title: 'Quietfell Basic 3mm Foam Underlay', thickness: '3mm', material: 'Polyethylene Foam', coverage: 15000, weight: 1200, perM2: 195, stock: 160, underfloor_heating: false,
      note: 'White closed-cell foam for laminate over a dry timber floor. It levels sawdust, not steps, and has no moisture barrier: over concrete, lay a polythene sheet first. Fifteen square metres to a roll.' },
    { code: 'QF-SILV5', colour: 'Silver', title: 'Quietfell Silver 5mm Underlay with Moisture Barrier', thickness: '5mm', material: 'Polyethylene Foam', coverage: 10000, weight: 2300, perM2: [[360, 395], [31, 325]], stock: 95, underfloor_heating: false, look: { colours: ['#C4C9CC', '#8F979C', '#ECEEEF'] },
      note: 'Foam and foil in one: the silver face is the moisture barrier and the taped overlap comes built in. The usual choice under laminate on a concrete ground floor.' },
    { code: 'QF-HEAT2', colour: 'Red', title: 'Quietfell Low-Tog 2mm Underlay for Heated Floors', thickness: '2mm', material: 'Polyurethane and Mineral', coverage: 10000, weight: 18500, perM2: 545, stock: 40, underfloor_heating: true, look: { colours: ['#A8443A', '#7C2F28', '#D9A39D'] },
      note: 'Thin, heavy and dense: 0.14 tog lets the warmth of a heated screed through while the mineral filling takes the click out of laminate. The roll weighs 18 kg, so buy it with a friend.' },
    { code: 'QF-FIBR5', colour: 'Natural', title: 'Quietfell Wood-Fibre Board Underlay 5mm', thickness: '5mm', material: 'Wood Fibre', unit: 'pack', size: [590, 850], pieces: 14, density: 250, perM2: 295, stock: 62, underfloor_heating: false, look: { ...board, colours: ['#8B9A63', '#6F7D4A', '#C5CDA9'] },
      note: 'Green softboard panels that take up 3 mm of unevenness and quieten footsteps below. Let them lie in the room for a day, and lay them at an angle to the boards above.' },
    { code: 'QF-FIBR3', colour: 'Natural', title: 'Quietfell Wood-Fibre Board Underlay 3mm', thickness: '3mm', material: 'Wood Fibre', unit: 'pack', size: [590, 850], pieces: 30, density: 250, perM2: 195, stock: 4, underfloor_heating: false, look: { ...board, colours: ['#9AA873', '#7D8B57', '#CFD6B6'] },
      note: 'The thinner softboard, for rooms where the door clearance is already counted in millimetres. One pack covers a room of fifteen square metres.' },
    { code: 'QF-LVT1', colour: 'Black', title: 'Quietfell LVT Click Underlay 1mm', thickness: '1mm', material: 'Crosslinked Polymer', coverage: 8500, weight: 3400, perM2: 425, stock: 70, underfloor_heating: true, look: { colours: ['#2E3235', '#1C1F21', '#7A8084'] },
      note: 'Firm enough for thin click vinyl, whose joints break on anything softer. A tacky upper face keeps the planks from creeping in the sun.' },
    { code: 'QF-ACOU8', colour: 'Graphite', title: 'Quietfell Acoustic Rubber Underlay 8mm', thickness: '8mm', material: 'Recycled Rubber', coverage: 6000, weight: 34000, perM2: [[400, 895], [50, 795]], stock: 19, underfloor_heating: false, look: { colours: ['#35383A', '#232526', '#5B6063'] },
      note: 'Ground tyre rubber for flats with someone underneath. Ask your managing agent which figure the lease demands before you order, and tell us: we have the test sheets.' },
    { code: 'QF-CPT11', colour: 'Blue', title: 'Quietfell Luxury 11mm Carpet Underlay', thickness: '11mm', material: 'Polyurethane Foam', coverage: 15070, weight: 20300, perM2: 365, stock: 110, underfloor_heating: false, rooms: ['Bedroom', 'Living Room'], look: { colours: ['#5B7FA3', '#456688', '#BCCDDD'] },
      note: 'Recycled foam, 11 mm deep, that makes a middling carpet feel like a good one. The roll is 1.37 m wide and 11 m long. Too soft for stairs: there we fit the 9 mm crumb rubber.' },
    { code: 'QF-CPT9', colour: 'Brown', title: 'Quietfell Crumb Rubber 9mm Carpet Underlay', thickness: '9mm', material: 'Crumb Rubber', coverage: 15070, weight: 48000, perM2: 475, stock: 0, underfloor_heating: false, rooms: ['Stairs', 'Hallway', 'Living Room'], look: { colours: ['#6B5544', '#513F32', '#A28E7D'] },
      note: 'The heavy one, for stairs, halls and anyone with a tribe of teenagers. It does not flatten at the nosing, where most carpets give up first.' },
  ],
);
