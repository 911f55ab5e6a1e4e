import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Wish } from '../../context.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { underWhat } from '../underlay-of.ts';
import { noUnderlay } from './no-underlay.ts';
import { pageSays } from './page-says.ts';

type UnderlayOfOne = { none: Part | null; page: string; fit: (underlays: readonly ProductSummary[]) => Promise<ProductSummary[]> };

/**
 * What the page of the floor spoken of says of its underlay goes before what goes under its kind: none at all, or one so thick. Null where
 * no floor is spoken of, or another kind is named.
 */
export async function underlayOfOne({ shop, reading, context, visitor }: Asked, wish: Wish): Promise<UnderlayOfOne | null> {
  const id = reading.names.length ? null : (context.focus ?? visitor.productId ?? context.before);
  const product = id ? await readProduct(shop, id) : null;
  const kind = product && adviceKindOf(product);
  const named = reading.floor.filter((name) => !isGoods(name));
  if (!product || !kind || isGoods(kind) || named.some((name) => name !== kind && !wish.floor.includes(kind))) return null;
  const page = pageSays(product, /\bunderlay\b/i) ?? '';
  const none = noUnderlay(product).trim();
  const mm = /\b(\d+(?:\.\d)?) ?mm\b[^.]*\bunderlay\b/i.exec(page)?.[1];
  return {
    none: none
      ? {
          text: `${linkTo(product)}: ${[none, page].filter(Boolean).join(' ')}`,
          products: [product.id],
          sources: [productSource(product)],
          suggestions: ['What else do I need to lay it?'],
          context: { topic: 'facts', focus: product.id, shown: [product.id] },
        }
      : null,
    page: page && `${linkTo(product)}: ${page}`,
    fit: async (underlays) => {
      const pages = await readProducts(shop, underlays);
      const allowed: ProductSummary[] = pages.filter((one) => !/^No\b/.test(underWhat(one, { floor: [kind] }) ?? ''));
      const asThick = pages.filter((one) => mm !== undefined && allowed.includes(one) && Number.parseFloat(one.thickness ?? '') === Number(mm));
      return asThick.length ? asThick : allowed.length ? allowed : [...underlays];
    },
  };
}
