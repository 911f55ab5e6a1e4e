import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo } from '../say.ts';

type Grade = { name: string; of: (product: Product) => string | null };

const trodden = new Set(['Hallway', 'Stairs', 'Kitchen', 'Office']);
const slip: Grade = { name: 'slip rating', of: ({ slipRating }) => slipRating };
const wear: readonly Grade[] = [
  { name: 'AC rating', of: ({ acRating }) => acRating },
  { name: 'wear layer', of: ({ wearLayer }) => wearLayer },
];

/**
 * Of a few products side by side, the one for a room or with the most grip, going by their records: the only one sold for the room,
 * else the one with the higher rating. The conversation then goes on with it. A part that compares none, or that has no such one, stays as it is.
 */
export async function withChoice({ shop, reading }: Asked, part: Part): Promise<Part> {
  const ids = part.context?.topic === 'compare' ? (part.context.shown ?? []) : [];
  const products = (await Promise.all(ids.map((id) => readProduct(shop, id)))).filter((product): product is Product => product !== null);
  if (products.length < 2) return part;
  const [room] = reading.room;
  const fit = room ? products.filter(({ rooms }) => rooms.includes(room)) : products;
  const [only] = fit;
  if (room && fit.length === 1 && only) return chosen(part, only, `For that I would take ${linkTo(only)}: of these only it is sold for it.`);
  const grades = reading.condition.includes('slip') ? [slip] : room && trodden.has(room) ? wear : [];
  for (const { name, of } of grades) {
    const best = highest(fit, of);
    if (best) return chosen(part, best, `${linkTo(best)} has the highest ${name} of these: ${of(best)}.`);
  }
  const [same] = grades;
  const grade = same && products[0] ? same.of(products[0]) : null;
  return same && grade && products.every((product) => same.of(product) === grade)
    ? { ...part, text: `They have the same ${same.name}, ${grade}.\n\n${part.text}` }
    : part;
}

function chosen(part: Part, { id }: Product, text: string): Part {
  return { ...part, text: `${text}\n\n${part.text}`, context: { ...part.context, focus: id } };
}

/** The one with more than all the others; null where two share the first place or one does not say. */
function highest(products: readonly Product[], of: Grade['of']): Product | null {
  const rated = products.map((product) => ({ product, grade: Number.parseFloat(of(product)?.replace(/^[^\d.]+/, '') ?? '') }));
  if (rated.some(({ grade }) => Number.isNaN(grade))) return null;
  const [first, second] = rated.toSorted((a, b) => b.grade - a.grade);
  return first && first.grade > (second?.grade ?? 0) ? first.product : null;
}
