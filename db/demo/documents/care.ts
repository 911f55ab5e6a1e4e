import { demoProducts } from '../products.ts';
import { begins, type Paper } from './paper.ts';

type Guide = [title: string, codes: string[], often: string[], stains: string[], never: string[]];

const guides: Guide[] = [
  ['Care guide for tiles and stone', ['TIL'], ['Sweep or vacuum without the beater bar.', 'Wash with warm water and a neutral cleaner; rinse ' +
    'well.', 'Seal limestone, slate and cement tiles once a year.'], ['Grease: a weak alkaline cleaner, left for five minutes.', 'Limescale on ' +
    'porcelain: a mild acid cleaner. Never on stone.'], ['Acid, vinegar or lemon on stone and grout.', 'Wax or polish on matt porcelain.']],
  ['Care guide for wood floors', ['WOD'], ['Vacuum with the hard-floor brush.', 'Wipe with a cloth that is damp, not wet, and wood soap.',
    'Oiled floors: oil again once a year, and where it looks dry.'], ['Scratches in oil: rub with a grey pad and a drop of oil.', 'Scratches in ' +
    'lacquer: a repair pen of the same shade.'], ['Steam mops and standing water.', 'Rubber-backed mats, which leave marks.']],
  ['Care guide for laminate and vinyl planks', ['LAM', 'LVT'], ['Sweep or vacuum.', 'Wipe with a well-wrung cloth and a cleaner without soap.',
    'Felt pads under chairs; soft castors on office chairs.'], ['Rubber marks: a white pad and methylated spirit.', 'Nail varnish: acetone on a ' +
    'cloth on laminate; never on vinyl.'], ['Steam mops on laminate.', 'Bleach, wax, and anything with a solvent on vinyl.']],
  ['Care guide for sheet vinyl and lino', ['VIN'], ['Sweep or vacuum.', 'Wash with a neutral cleaner.', 'Lino: a coat of lino polish once a ' +
    'year.'], ['Yellowed lino clears in daylight.', 'Heel marks: a white pad and neutral cleaner.'], ['Ammonia and strong alkali on lino.',
    'Rubber-backed mats.']],
  ['Care guide for carpets', ['CPT'], ['Vacuum twice a week; loop pile without the beater bar.', 'Turn rugs and move furniture a little every few ' +
    'months.', 'Have it cleaned by hot-water extraction every 18 months.'], ['Blot at once with a white cloth, from the edge inwards.', 'Then ' +
    'cold water, and a carpet shampoo; blot again.'], ['Bleach on wool.', 'Rubbing, and soaking the backing.']],
]; // biome-ignore format: a table

export const careGuides: Paper[] = guides.map(([title, codes, often, stains, never]) => ({
  kind: 'care',
  title,
  by: 'Strangford Floors',
  skus: demoProducts.filter(begins(...codes)).map(({ sku }) => sku),
  parts: [
    { heading: 'Day to day', text: often },
    { heading: 'Stains and marks', text: stains },
    { heading: 'What harms it', text: never },
  ],
}));
