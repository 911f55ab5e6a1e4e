import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';

const gap =
  /\b(?:under|below|beneath|clear|clears|past)\b.*\bdoors?\b[^?.!]*?\b(\d{1,2}(?:\.\d)?) ?mm\b|\bdoors?\b[^?.!]*?\b(\d{1,2}(?:\.\d)?) ?mm (?:gap|clearance|space|under|below|off|clear)|\b(\d{1,2}(?:\.\d)?) ?mm (?:gap |clearance |space |clear )?(?:under|below|beneath) (?:the |my |our |a )?doors?\b/;
/** A door that clears the floor by less than this drags. */
const leastOverMm = 2;

/** 'will it fit under a door with a 6 mm gap', of one product: by how thick it is. Null for anything else. */
export async function answerDoorGap(asked: Asked): Promise<Part | null> {
  const gapMm = Number(gap.exec(asked.reading.text)?.slice(1).find(Boolean) ?? 0);
  if (!gapMm) return null;
  const meant = await whichProducts(asked);
  const product = meant.kind === 'one' ? meant.product : asked.context.focus ? await readProduct(asked.shop, asked.context.focus) : null;
  const thickMm = Number.parseFloat(product?.thickness ?? '');
  if (!product || !(thickMm > 0)) return null;
  const leftMm = Math.round((gapMm - thickMm) * 10) / 10;
  const verdict =
    leftMm < 0
      ? `No: ${linkTo(product)} is ${product.thickness} thick and the gap ${gapMm} mm, so the door has to be planed.`
      : leftMm < leastOverMm
        ? `Only just: ${linkTo(product)} is ${product.thickness} thick, which leaves ${leftMm} mm of the ${gapMm} mm; a door wants about ${leastOverMm} mm to swing clear.`
        : `Yes: ${linkTo(product)} is ${product.thickness} thick, which leaves ${leftMm} mm of the ${gapMm} mm.`;
  return {
    text: `${verdict} An underlay or a levelled floor comes on top of that.`,
    products: [product.id],
    sources: [productSource(product)],
    context: { topic: 'facts', focus: product.id },
  };
}
