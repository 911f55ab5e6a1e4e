import type { Product } from '#catalogue/product.ts';
import { nameInText } from '../../answer-text.ts';

/** Whether wood is solid or in layers; null for what is none. */
export function sayLayers({ category, woodType, woodSpecies, thickness }: Product): string | null {
  if (category !== 'Wood Flooring') return null;
  const wood = (woodSpecies ?? 'wood').toLowerCase();
  if (woodType === 'Solid Wood') return `It is solid ${wood} all the way through.`;
  if (woodType !== 'Engineered Wood') return woodType && `It is sold as ${nameInText(woodType.toLowerCase())}, not as solid wood.`;
  return `It is engineered, not solid: real ${wood} on top of a core in layers${thickness ? `, ${thickness} thick in all` : ''}.`;
}

/** Whether it can be sanded; null for wood in layers, of which only the page tells. */
export function saySanding({ category, woodType, material }: Product): string | null {
  if (woodType === 'Solid Wood') return 'Yes: it is solid wood, which can be sanded many times.';
  return category === 'Wood Flooring' ? null : `No, ${nameInText((material ?? category).toLowerCase())} cannot be sanded like wood.`;
}
