import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Asked } from './part.ts';

const whichFor =
  /^(?:(?:and|so|ok|okay|right|but|then) )*(?:(?:which|what)(?: one| kind| sort| type)?(?: (?:is|do i need|would i need|should i get|would you use|goes|is best|is right))? (?:for|with|under)|what about (?:for|with|under)|for|under) (?:the |my |our )?\{name\}$/;

/** 'which one for the Slipway', after underlay for its kind was told: the underlay that goes with that. Null where no goods were told. */
export async function goodsToldFor(asked: Asked): Promise<Asked | null> {
  const { reading, context, shop } = asked;
  const [first] = context.shown;
  if (!first || reading.names.length === 0 || reading.measured.length > 0 || !whichFor.test(reading.said)) return null;
  const [goods] = await listSummaries(shop, [first]);
  const word = goods && goodsWordOf(goods);
  return word ? { ...asked, reading: { ...reading, floor: [word], intent: null, said: `which ${word} for the {name}` } } : null;
}

const inColour =
  /\b(?:do|does|have|get|come|comes|sell|stock|available|got)\b.*\b(?:it|them|that|one|those)\b.* in\b|^(?:and |or |what about |how about )*in \w+(?: \w+)?$/;

/** 'and do you have it in white', after the grout for a tile was told: white grout, and not the tile. Null where no goods were told, or no colour is asked for. */
export async function goodsToldInColour({ reading, context, shop, visitor }: Asked): Promise<Asked['reading'] | null> {
  const [first, ...others] = context.shown;
  const isUnnamed = reading.names.length + reading.floor.length === 0 && reading.sku === null;
  if (!first || others.length || first === visitor.productId || !isUnnamed || !reading.colour.length || !inColour.test(reading.said)) return null;
  const [goods] = await listSummaries(shop, [first]);
  const word = goods && goodsWordOf(goods);
  return word ? { ...reading, floor: [word], intent: null, refersBack: false } : null;
}

function goodsWordOf({ category, name }: Pick<ProductSummary, 'category' | 'name'>): string | null {
  if (category === 'Underlay') return 'underlay';
  if (category === 'Adhesives') return /\b(?:grout|adhesive)\b/i.exec(name)?.[0].toLowerCase() ?? null;
  return /\b(?:sealer|nosing|skirting|scotia)\b/i.exec(name)?.[0].toLowerCase().replace('nosing', 'stair nosing') ?? null;
}
