import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked } from '../part.ts';
import { whichProducts } from '../which-products.server.ts';

const mostMeant = 4;
const thisOne = /\b(?:it|this|these|that|those|them|they)\b/;

/** The floors of ours that a message speaks of: those it names, else the one that is spoken of or open. None where it is of a kind, or of goods. */
export async function floorsMeant(asked: Asked): Promise<Product[]> {
  const { reading, context, visitor, shop } = asked;
  const isNamed = reading.names.length > 0 || reading.sku !== null || (reading.ordinals.length > 0 && context.shown.length > 0);
  const isOfKind = reading.floor.some((name) => !isGoods(name)) && !thisOne.test(reading.said);
  if (!isNamed && isOfKind) return [];
  const ids = isNamed ? idsOf(await whichProducts(asked)) : [context.focus ?? visitor.productId ?? ''].filter(Boolean);
  const pages = await readProducts(shop, ids.slice(0, mostMeant));
  return pages.flatMap((page) => (page && adviceKindOf(page) ? [page] : []));
}

function idsOf(meant: Awaited<ReturnType<typeof whichProducts>>): string[] {
  if (meant.kind === 'one') return [meant.product.id];
  return meant.kind === 'several' ? meant.products.map(({ id }) => id) : [];
}
