import { readProduct } from '#catalogue/catalogue.server.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import type { Asked, Part } from './part.ts';
import { whichProducts } from './which-products.server.ts';

const pieces =
  /(?<![\d.,x£] ?)\b(\d{1,4}) (?:of (?:the|these|those|them) )?(?:single |individual )?(tiles|slabs|flags|pavers|planks|boards|pieces|sheets)\b/;
const ofNamed = /(?<![\d.,x£] ?)\b(\d{1,4}) of (?:the|these|those|your) (?:[a-z]+ ){1,5}?(tiles|slabs|planks|boards|sheets)\b/;
const perBox =
  /\b(?:per|a|each|every|one|in (?:a|the)) (?:box|pack)\b|\b(?:broken|cracked|damaged|chipped|smashed|left over|leftover|wide|across|thick|years?)\b/;
const ofAmount: ReadonlySet<string | null> = new Set(['stock', 'calculate', 'facts', 'price']);

/** What is sold by the box and asked for by the piece: 'is it in stock, need about 30 slabs'. */
export type InBoxes = { asked: Asked; told: string; sum: string };

/** The message with so many boxes in the place of so many pieces; null where none are counted, or no box of the product holds several. */
export async function piecesCounted(asked: Asked): Promise<InBoxes | null> {
  const { reading, context, visitor, shop } = asked;
  // '200 of the penny mosaic sheets' may be read as boxes.
  const [whole, number = '', name = ''] = pieces.exec(reading.text) ?? ofNamed.exec(reading.text) ?? [];
  if (!whole || (reading.boxes !== null && reading.boxes !== Number(number)) || reading.measured.length > 0 || perBox.test(reading.text)) return null;
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  const meant = isNamed ? await whichProducts(asked) : null;
  const id = context.focus ?? visitor.productId;
  const product = meant ? (meant.kind === 'one' ? meant.product : null) : id ? await readProduct(shop, id) : null;
  const each = product?.piecesPerBox ?? 0;
  if (!product || each < 2 || product.unit !== 'box') return null;
  const boxes = Math.ceil(Number(number) / each);
  const said = reading.said.replace(whole, '{count} boxes');
  const isSaid = (word: string) => said.includes(word);
  return {
    asked: {
      ...asked,
      reading: {
        ...reading,
        boxes,
        said,
        refersBack: true,
        floor: reading.floor.filter((kind) => kind !== 'tiles' || isSaid('tile')),
        feature: reading.feature.filter((feature) => feature !== 'large format' || isSaid('slab')),
      },
    },
    told: `${number} ${name} are ${countUnits(boxes, product.unit)}, with ${each} in a ${unitWords(product.unit).one}.`,
    sum: formatPounds(boxes * product.pricePence),
  };
}

/** What was asked of so many pieces, after how many boxes they are and what those come to. */
export function withPieces(counted: InBoxes | null, part: Part): Part {
  if (!counted || part.isUnanswered || !ofAmount.has(part.context?.topic ?? null)) return part;
  const { told, sum } = counted;
  return { ...part, text: `${part.text.includes(sum) ? told : told.replace(/\.$/, `: ${sum}.`)} ${part.text}` };
}
