import type { z } from 'zod';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { sizeAndThickness } from '#catalogue/size-words.ts';
import { penceToPounds } from '#money/pence.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import type { CheckoutOwner } from './checkout-key.server.ts';
import { type PricedLine, priceCart } from './price-cart.ts';
import type { CartQuote, CartQuoteItem, quoteIn } from './schemas.ts';

const nobody: CheckoutOwner = { checkoutKey: null, userId: null };

/**
 * Prices a cart by what the shop charges now, and says which lines cannot be ordered as they stand. `owner`: whose it is, so that
 * nobody is told that the boxes which their own unpaid order holds are gone.
 */
export async function quoteCart(shop: Shop, { items }: z.output<typeof quoteIn>, owner: CheckoutOwner = nobody): Promise<CartQuote> {
  const [settings, summaries, held] = await Promise.all([
    readSettings(shop),
    listSummaries(shop, [...new Set(items.map((item) => item.product_id))]),
    shop.ownHeldBoxes(shop, owner),
  ]);
  const products = new Map(summaries.map((product) => [product.id, { ...product, stock: product.stock + (held.get(product.id) ?? 0) }]));
  const wanted = items.map((item) => ({
    productId: item.product_id,
    product: products.get(item.product_id) ?? null,
    quantity: item.quantity,
    isSample: item.is_sample,
    area: item.area_m2 ?? null,
  }));
  const priced = priceCart(wanted, settings);
  return {
    items: priced.lines.map((line, at) => itemOf(line, wanted[at]?.area ?? null, settings.sample_postage_pence)),
    goods_total: penceToPounds(priced.goodsPence),
    sample_postage: penceToPounds(priced.samplePostagePence),
    delivery: penceToPounds(priced.deliveryPence),
    missing_for_free_delivery: penceToPounds(priced.missingForFreeDeliveryPence),
    vat_included: penceToPounds(priced.vatPence),
    total_amount: penceToPounds(priced.totalPence),
    is_orderable: priced.isOrderable,
  };
}

function itemOf(line: PricedLine<ProductSummary>, area: number | null, postagePence: number): CartQuoteItem {
  const { product } = line;
  const [photo] = product?.photos ?? [];
  return {
    product_id: line.productId,
    product_name: product?.name ?? 'No longer sold',
    sku: product?.sku ?? null,
    supplier: product?.supplier ?? '',
    unit: product?.unit ?? 'box',
    size: product ? sizeAndThickness(product) : '',
    product_price: penceToPounds(line.unitPence),
    product_images: photo
      ? [{ image_id: photo.imageId, width: photo.width, height: photo.height, placeholder: photo.placeholder, alt_text: photo.alt }]
      : [],
    quantity: line.quantity,
    area_m2: area,
    coverage_m2: product?.coverageCm2 ? product.coverageCm2 / 10_000 : null,
    is_sample: line.isSample,
    sample_shipping_cost: line.isSample && line.problem === null ? penceToPounds(postagePence) : 0,
    total_price: penceToPounds(line.linePence),
    available: product?.stock ?? 0,
    problem: line.problem,
  };
}
