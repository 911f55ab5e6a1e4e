import { listSummaries } from '#catalogue/catalogue.server.ts';
import { sizeAndThickness } from '#catalogue/size-words.ts';
import { vatIncluded } from '#money/vat.ts';
import { amountOf, type Order } from '#orders/order.ts';
import type { Shop } from '../shop.server.ts';
import type { Summary } from './summary.ts';

/** The summary of an order, at the prices it was placed at. `problems`: why lines cannot be had any more, by their place. */
export async function summaryOfOrder(shop: Shop, order: Order, problems: ReadonlyMap<number, string> = new Map()): Promise<Summary> {
  const ids = order.lines.flatMap(({ productId }) => productId ?? []);
  const products = new Map((await listSummaries(shop, [...new Set(ids)])).map((product) => [product.id, product]));
  const lines = order.lines.map((line, at) => {
    const { productId, name, quantity, unitPence, isSample } = line;
    const product = productId ? products.get(productId) : undefined;
    const photo = product?.photos[0];
    return {
      name,
      amount: isSample ? 'Sample' : amountOf(line, product?.unit ?? 'box'),
      size: product ? sizeAndThickness(product) : '',
      isCut: line.roll !== null,
      cuts: line.cuts?.cuts ?? null,
      linePence: unitPence * quantity,
      isSample,
      picture: photo
        ? { image_id: photo.imageId, width: photo.width, height: photo.height, placeholder: photo.placeholder, alt_text: photo.alt }
        : null,
      problem: problems.get(at) ?? null,
    };
  });
  return {
    lines,
    goodsPence: order.goodsPence,
    samples: lines.filter((line) => line.isSample).length,
    samplePostagePence: order.samplePostagePence,
    deliveryPence: order.deliveryPence,
    vatPence: vatIncluded(order.totalPence),
    totalPence: order.totalPence,
  };
}
