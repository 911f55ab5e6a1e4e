import type { ProductSummary } from '#catalogue/product.ts';
import type { Shop } from '../../../../shop.server.ts';
import { type Ground, groundOf, warmth } from './picture-colours.ts';

/** `way`: 1 where less of a warm colour is wanted, -1 where less of a cold one is. */
type Tone = { said: string; way: 1 | -1 };

const [warm, cold] = ['orange|yellow|gold(?:en)?|red|pink|brown|warm', 'grey|gray|blue|cold|cool'];
const toned = new RegExp(`\\b(?:less|not (?:quite )?(?:so|as)|too)(?: of an?)? (?:(${warm})|(?:${cold}))\\b`);
/** What is seen as another tone, of 255. */
const leastToned = 12;

/** 'the nearest thing thats less orange', 'not as grey'; null where no tone is to be less. */
export function toneIn(said: string): Tone | null {
  const found = toned.exec(said);
  return found && { said: found[0], way: found[1] ? 1 : -1 };
}

/** How much nearer one of the same range is felt to be, and how much further what looks of stone and not of wood, and what is sold out. */
const [sameRange, otherLook, soldOut] = [0.6, 60, 1000];

/** Those that look most like a product first, by the colours of their pictures; one of its range counts for nearer. */
export async function byLikeness(
  shop: Shop,
  like: ProductSummary,
  products: readonly ProductSummary[],
  tone: Tone | null = null,
): Promise<ProductSummary[]> {
  const rows = await shop.sql<{ id: string; colours: string[] | null; material: string | null }[]>`
    select id, appearance->'colours' as colours, appearance->>'material' as material from products where id = any(${[like.id, ...products.map(({ id }) => id)]})`;
  const seen = new Map(rows.map(({ id, colours }) => [id, groundOf(colours ?? [])]));
  const materials = new Map(rows.map(({ id, material }) => [id, material]));
  const own = seen.get(like.id);
  if (!own) return [...products];
  const range = like.name.split(' ')[0];
  const awayOf = (one: ProductSummary) => {
    const ground = seen.get(one.id);
    const away = ground ? distance(own, ground) : 255;
    const ofOther = materials.get(one.id) === materials.get(like.id) ? 0 : otherLook;
    return ofOther + away * (one.supplier === like.supplier && one.name.split(' ')[0] === range ? sameRange : 1) + (one.stock < 1 ? soldOut : 0);
  };
  const isToned = ({ id }: ProductSummary) => {
    const ground = seen.get(id);
    return !tone || (ground !== undefined && ground !== null && (warmth(own) - warmth(ground)) * tone.way >= leastToned);
  };
  return products
    .filter(isToned)
    .map((product) => ({ product, away: awayOf(product) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ product }) => product);
}

function distance(one: Ground, other: Ground): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
