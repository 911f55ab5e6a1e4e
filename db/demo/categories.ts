import type { DemoCategory } from './shape.ts';

/** In the order of the shop's pills. */
export const demoCategories: DemoCategory[] = [
  {
    name: 'Tiles',
    slug: 'tiles',
    description: 'Porcelain, ceramic and natural stone for floors and walls, from 20 mm mosaic to extra-large slabs.',
    picture: { sku: 'TIL-PAT-2020-AZL', room: 'hallway', crop: 'square' },
  },
  {
    name: 'Wood Flooring',
    slug: 'wood-flooring',
    description: 'Engineered and solid boards, herringbone and parquet, in oak and other timbers.',
    picture: { sku: 'WOD-BLD-14190-NAT', room: 'sunroom', crop: 'square' },
  },
  {
    name: 'Laminate Flooring',
    slug: 'laminate-flooring',
    description: 'Hard-wearing boards that click together in a weekend, many of them safe in a kitchen.',
    picture: { sku: 'LAM-LNG-10-DUN', room: 'bedroom', crop: 'square' },
  },
  {
    name: 'LVT',
    slug: 'lvt',
    description: 'Luxury vinyl planks and tiles: thin, quiet, waterproof, and at home over underfloor heating.',
    picture: { sku: 'LVT-DHB-HB-BLD', room: 'kitchen', crop: 'square' },
  },
  {
    name: 'Vinyl & Lino',
    slug: 'vinyl-and-lino',
    description: 'Sheet vinyl without a seam, real linoleum, and safety flooring for wet rooms.',
    picture: { sku: 'VIN-LNO-MB-EAU', room: 'utility', crop: 'square' },
  },
  {
    name: 'Carpet',
    slug: 'carpet',
    description: 'Wool twists and loops, easy-clean family carpets, flatweaves and carpet tiles, cut to the length you need.',
    picture: { sku: 'CPT-MOR-LP-HRR', room: 'living-room', crop: 'square' },
  },
  {
    name: 'Trims & Accessories',
    slug: 'trims-and-accessories',
    description: 'Thresholds, skirting, beading and fitting tools.',
    picture: { sku: 'TRM-DRJ-SKT-TOR120', room: 'object' },
  },
  {
    name: 'Underlay',
    slug: 'underlay',
    description: 'For a quieter, warmer floor, over timber, damp concrete or underfloor heating.',
    picture: { sku: 'UND-QF-CPT11', room: 'object' },
  },
  {
    name: 'Adhesives',
    slug: 'adhesives',
    description: 'Tile adhesive, grout, primer, levelling compound and the right glue for wood, vinyl and carpet tile.',
    picture: { sku: 'ADH-TRN-MSWOOD15', room: 'object' },
  },
  {
    name: 'Other',
    slug: 'other',
    description: 'Soap, oil, sealer and cleaners to keep your floor looking its best.',
    picture: { sku: 'OTH-CLN-WOODKIT', room: 'object' },
  },
];
