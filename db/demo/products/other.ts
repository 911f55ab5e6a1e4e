import { productsOf } from '../product-range.ts';
import type { DemoProduct } from '../shape.ts';

const thing = { layout: 'object', jointMm: 0, jointColour: '#444444', character: 0.2, gloss: 0.45 } as const;

export const other: DemoProduct[] = productsOf(
  {
    sku: 'OTH-CLN',
    category: 'Other',
    supplier: 'Clennagh Care',
    coverage: null,
    unit: 'each',
    title: ({ colour }) => colour,
    about: '',
    look: { ...thing, material: 'kit', unitMm: [260, 300], colours: ['#2F6B5B', '#F2F0EA', '#C9A24B'] },
  },
  [
    {
      code: 'WOODKIT',
      colour: 'Green',
      title: 'Clennagh Oiled Floor Care Kit',
      weight: 2600,
      price: 3295,
      stock: 38,
      rooms: ['Living Room', 'Bedroom', 'Hallway', 'Dining Room'],
      note: 'Soap, maintenance oil, two pads and a flat mop for an oiled timber floor. Wash with the soap monthly, feed with the oil once a year, and the first scratch becomes part of the floor.',
    },
    {
      code: 'STONE1L',
      colour: 'Clear',
      title: 'Clennagh Stone Sealer 1L',
      unit: 'bottle',
      weight: 1050,
      price: 2895,
      stock: 25,
      rooms: ['Kitchen', 'Bathroom', 'Hallway'],
      look: { material: 'bottle', unitMm: [90, 260], colours: ['#D9DDE0', '#3A4A57', '#C9A24B'] },
      note: 'An impregnator that goes into limestone, slate and cement tile and leaves no film on top. A litre gives about 12 m\u00B2 its first two coats. Try it on an offcut, since some stones darken.',
    },
    {
      code: 'LVT500',
      colour: 'Blue',
      title: 'Clennagh Vinyl and Laminate Cleaner 750ml',
      unit: 'bottle',
      weight: 820,
      price: [
        [300, 895],
        [110, 945],
      ],
      stock: 9,
      in_stock: false,
      rooms: ['Kitchen', 'Bathroom', 'Living Room', 'Hallway'],
      look: { material: 'bottle', unitMm: [95, 270], colours: ['#4C86B0', '#F4F6F7', '#1F4E79'] },
      note: 'A spray that dries without streaks on smooth floors, where washing-up liquid leaves a film. We are changing the bottle and have taken it off sale until the new labels come.',
    },
  ],
);
