import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { searchProducts } from '#search/search-products.server.ts';
import type { Asked } from './part.ts';

/** Which products somebody means. `unknown`: a name that none of ours has. */
export type Meant =
  | { kind: 'one'; product: Product }
  | { kind: 'several'; products: ProductSummary[] }
  | { kind: 'none' }
  | { kind: 'unknown'; said: string };

const mostLookedAt = 40;

/** The product named by stock code, by 'the second one', by name, or as 'it': the one last spoken of, else the one whose page is open. */
export async function whichProducts(asked: Asked): Promise<Meant> {
  const { reading } = asked;
  if (reading.sku) return named(asked, reading.sku, [reading.sku.toLowerCase()]);
  const counted = countedOf(asked);
  // 'the third one' of two: which of them?
  if (reading.ordinals.length && !counted.length && asked.context.shown.length) return meant(asked, asked.context.shown);
  if (counted.length) return meant(asked, counted);
  if (reading.names.length) return named(asked, reading.describing.join(' '), reading.names);
  return meant(asked, itOf(asked));
}

/** Whether a question names a product in any way, so that it is worth looking. */
export function namesProduct({ reading, context, visitor }: Omit<Asked, 'shop' | 'settings'>): boolean {
  if (reading.sku || reading.names.length) return true;
  if (reading.ordinals.length && context.shown.length) return true;
  return reading.refersBack && reading.floor.length === 0 && Boolean(context.focus ?? visitor.productId);
}

/** 'the second one', 'the last', 'the first two'. */
function countedOf({ reading, context }: Asked): string[] {
  return reading.ordinals.flatMap((nth) => context.shown.at(nth > 0 ? nth - 1 : nth) ?? []);
}

function itOf({ context, visitor }: Asked): string[] {
  const id = context.focus ?? visitor.productId;
  return id ? [id] : [];
}

async function named(asked: Asked, text: string, names: readonly string[]): Promise<Meant> {
  const { shop } = asked;
  const attempts = [...new Set([text, names.join(' ')])];
  for (const attempt of attempts) {
    const { best } = await searchProducts(shop, attempt);
    const found = await listSummaries(
      shop,
      best.slice(0, mostLookedAt).map(({ id }) => id),
    );
    const own = found.filter((product) => names.every((name) => labelOf(product).includes(name)));
    if (!own.length) continue;
    const exact = own.filter((product) => asked.reading.describing.every((word) => labelOf(product).includes(word)));
    const named = exact.length ? exact : own;
    const sized = named.filter((product) => asked.reading.size !== null && labelOf(product).includes(asked.reading.size));
    const left = sized.length ? sized : named;
    // 'and in grey?' of a range that has no grey: all of the range.
    return meant(
      asked,
      left.map(({ id }) => id),
    );
  }
  return { kind: 'unknown', said: names.join(' ') };
}

async function meant({ shop }: Asked, ids: readonly string[]): Promise<Meant> {
  const [id] = ids;
  if (!id) return { kind: 'none' };
  if (ids.length > 1) return { kind: 'several', products: await listSummaries(shop, ids) };
  const product = await readProduct(shop, id);
  return product ? { kind: 'one', product } : { kind: 'none' };
}

function labelOf({ name, sku, supplier, colour }: ProductSummary): string {
  return `${name} ${sku} ${supplier} ${colour ?? ''}`.toLowerCase();
}
