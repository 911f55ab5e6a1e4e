import type { Appearance } from '#surfaces/appearance.ts';
import { roomOf } from './room-of.ts';
import type { DemoProduct, DemoRoom, PictureView } from './shape.ts';

const laid: Record<Appearance['layout'], string> = {
  'random-plank': 'laid in staggered planks',
  'random-length': 'laid in random lengths',
  brick: 'laid in brick bond',
  stack: 'laid in stack bond',
  herringbone: 'laid in herringbone',
  chevron: 'laid in chevron',
  parquet: 'laid in parquet squares',
  'basket-weave': 'laid in basket weave',
  hexagon: 'laid as hexagons',
  mosaic: 'laid as a mosaic',
  seamless: 'laid',
  object: '',
};

const rooms: Record<DemoRoom, string> = {
  'living-room': 'a living room with a bay window',
  kitchen: 'a kitchen-diner',
  hallway: 'a hallway with stairs',
  bedroom: 'a bedroom',
  bathroom: 'a bathroom',
  utility: 'a boot room',
  sunroom: 'a sunroom',
  showroom: 'a showroom',
};

/** The text for somebody who does not see the picture. It says that it is an illustration: it is not a photograph of the goods. */
export function pictureWords(product: Pick<DemoProduct, 'name' | 'sku' | 'appearance'>, view: PictureView): string {
  const { name, appearance } = product;
  const seen: Record<PictureView, string> = {
    laid: `${name}, a laid patch seen from above`,
    room: `${name} ${laid[appearance.layout]} in ${rooms[roomOf(product)]}`,
    unit: `a single piece of ${name} with its dimensions`,
    close: `the surface of ${name} close up`,
    object: `${name} on plain paper`,
    'object-close': `a detail of ${name}`,
  };
  return `Illustration: ${seen[view]}`;
}
