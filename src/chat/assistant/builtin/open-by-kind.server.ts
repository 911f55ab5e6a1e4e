import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { singular } from '../reading/phrases.ts';
import { asksPriceEach } from './answers/price-each.ts';
import { adviceKindOf } from './kind-of.ts';
import type { Asked } from './part.ts';

/** 'what is in the kit', 'does the adhesive smell', 'are the slabs heavy': with a word of its name for the product whose page is open. */
const pointsAtIt = /\b(?:the|this|these|that) (?:\w+ ){0,2}?/;
/** 'how many bottles for 30 m² of slate' on the page of a sealer. */
const asksUnits = /\bhow many (tubs|bags|bottles|rolls|lengths|packs)\b/;
const isFloor = ({ category, name, material, woodType, woodSpecies }: Product) =>
  adviceKindOf({ category, name, material, woodType, woodSpecies }) !== null;
const asksForOthers =
  /\b(?:which|what (?:kind|sort|type|colour|other|else)|any|another|other|need|needs|recommend|go(?:es)? with|for (?:it|this|these|them)|do you (?:have|sell|stock|do)|have you|sell|cheaper|instead|than|or)\b/;

/** The open product, where a message calls it by what it is; null where it may ask for others of the kind. */
export async function openByKind({ shop, reading, context, visitor }: Asked): Promise<Product | null> {
  const { floor, names, sku, describing, said, colour, species } = reading;
  const isOpen = visitor.productId !== null && (context.topic === null || context.focus === visitor.productId);
  const unit = isOpen ? asksUnits.exec(said)?.[1] : null;
  if (unit && names.length === 0) {
    const open = await readProduct(shop, visitor.productId ?? '');
    if (open && open.unit === singular(unit) && !isFloor(open)) return open;
  }
  // 'how much per tile' on the page of one.
  if (isOpen && asksPriceEach(reading) && names.length + colour.length + species.length === 0 && sku === null && reading.size === null)
    return readProduct(shop, visitor.productId ?? '');
  if (!isOpen || names.length > 0 || sku !== null || floor.length !== 1 || colour.length + species.length > 0) return null;
  if (asksForOthers.test(said) || !describing.some((word) => new RegExp(`${pointsAtIt.source}${word}\\b`).test(said))) return null;
  const product = await readProduct(shop, visitor.productId ?? '');
  const label = product?.name.toLowerCase() ?? '';
  return product && describing.every((word) => label.includes(singular(word))) ? product : null;
}
