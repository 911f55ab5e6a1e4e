import { readProducts } from '#catalogue/catalogue.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { areaOf } from '../../reading/measures.ts';
import { isGoods } from '../is-goods.ts';
import { namedByWords } from '../named-by-words.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { calculationOf } from './sums.server.ts';

const asksEnough = /\b(?:would|will|is|are|do|does|can|could|if|has)\b.*\{count\}.*\b(?:do|cover|enough|be enough|suffice|stretch)\b/;
const mostTold = 3;

/** 'would 3 boxes do 4 m² of the Strand Grey': yes or no by the boxes that the area takes with its cuts, for each size that goes by the name. Null where no floor of ours is meant. */
export async function answerBoxesEnough(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor, shop } = asked;
  const { boxes, measured, said } = reading;
  if (boxes === null || areaOf(measured) <= 0 || !asksEnough.test(said)) return null;
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  const meant = isNamed ? await whichProducts(asked) : null;
  const open = context.focus ?? visitor.productId;
  const ids = meant
    ? meant.kind === 'one'
      ? [meant.product.id]
      : meant.kind === 'several'
        ? meant.products.map(({ id }) => id)
        : []
    : open
      ? [open]
      : [];
  // 'would 2 rolls of the basic foam do 26 m²'
  const called = ids.length || reading.floor.some((name) => !isGoods(name)) ? [] : await namedByWords(shop, reading.text);
  const pages = called.length && called.length <= mostTold ? called : await readProducts(shop, ids.slice(0, mostTold));
  const lines = pages.flatMap((product) => {
    const sum = calculationOf(product, measured, null, reading.wastePercent);
    if (!sum || product.coverageCm2 === null) return [];
    const covered = (boxes * product.coverageCm2) / 10_000;
    const verdict = boxes >= sum.boxes ? 'Yes' : 'No';
    const need = boxes >= sum.boxes ? '' : `: with the cuts it takes ${sum.amount}`;
    return [`${linkTo(product)}: ${verdict}, ${countUnits(boxes, product.unit)} cover ${covered} m²${need}.`];
  });
  if (!lines.length) return null;
  return {
    text: lines.join('\n\n'),
    products: pages.map(({ id }) => id),
    sources: pages.map(productSource),
    suggestions: ['Is it in stock?'],
    context: { topic: 'calculate', measured, shown: pages.map(({ id }) => id), focus: pages.length === 1 ? (pages[0]?.id ?? null) : null },
  };
}
