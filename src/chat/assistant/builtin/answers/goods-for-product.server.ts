import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import type { Reading } from '../../reading/read-question.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { areBareGoods } from '../bare-goods.ts';
import { sayUnfit } from '../goods-fit.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { linkTo, offerPerson, productLine, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { queryOf } from '../wish.ts';
import { isForFloor } from './find-meant.server.ts';
import { fittingGoods } from './fitting-goods.server.ts';
import { glueFor } from './goes-with.server.ts';
import { inItsColour } from './goods-told-apart.ts';
import { groutOfRange } from './grout-of-range.server.ts';
import { noUnderlay } from './no-underlay.ts';
import { pageSays } from './page-says.ts';

const goodsAsked = ['adhesive', 'underlay', 'grout', 'stair nosing', 'sealer', 'cleaner', 'skirting', 'scotia'] as const;
type Goods = (typeof goodsAsked)[number];

const mostShown = 3;
const asksWhich =
  /\b(?:what|which|whats the (?:right|best|correct|proper)|recommend\w*|suggest\w*|right|correct|proper)\b.*\b(?:glue|adhesive|underlay|grout|nosing|sealer|cleaner|skirting|beading|scotia)\b(?! (?:joints?|lines?|gaps?|widths?|colou?rs?)\b)(?!.*\b(?:mean|difference)\b)|^(?:(?:i |we )?(?:need|want|looking(?: for)?|after|got any|have you(?: any)?|any|do you (?:do|have|sell)(?: any)?|some|the|a|an|and|also|matching|is there) )*(?:tile |floor |wood )?(?:glue|adhesive|underlay|grout|nosing|stair nosing|sealer|cleaner|skirtings?|beading|scotia) (?:for|to go (?:with|under)|that goes (?:with|under)|under|to match) (?:the |my |our |that |this )?\{name\}/;

/** 'what glue do I need for the Harvest Oak': which goods are asked for, of a product that is named; null where something else is asked. */
export function goodsForNamed({ names, floor, said, measured }: Pick<Reading, 'names' | 'floor' | 'said' | 'measured'>): Goods | null {
  const named = goodsAsked.filter((name) => floor.includes(name));
  const done = Object.entries(doneTo).find(([, says]) => says.test(said))?.[0];
  if (done && names.length > 0 && measured.length === 0) return done as Goods;
  const goods = named;
  return names.length > 0 && measured.length === 0 && goods.length === 1 && asksWhich.test(said) ? (goods[0] ?? null) : null;
}

/** 'what do I seal the Penrhos with', 'what sits under the Slipway' */
const doneTo: Partial<Record<Goods, RegExp>> = {
  underlay:
    /^(?:and |so )*what (?:goes|sits|lies|do (?:i|we|you) (?:put|lay)|should go) (?:under|underneath|beneath|below) (?:the |my |our )?\{name\}/,
  sealer: /^(?:and |so )*what (?:do|would|should|can) (?:i|we|you) seal (?:the |my |our )?\{name\}.* with$/,
  adhesive: /^(?:and |so )*what (?:do|would|should|can) (?:i|we|you) (?:stick|glue|fix|bed) (?:the |my |our )?\{name\}.* with$/,
};

/** 'what goes underneath this', 'what do I seal it with': of the product that is open or spoken of. */
function goodsForIt(asked: Asked): Goods | null {
  const { reading, context, visitor } = asked;
  // The kind of the floor may have been put in besides.
  const [only, ...others] = reading.floor.filter(isGoods);
  const isOfIt = (context.focus ?? visitor.productId) !== null && !reading.names.length;
  return isOfIt && !others.length && !reading.measured.length && (areBareGoods(asked) || isForFloor(asked))
    ? (goodsAsked.find((name) => name === only) ?? null)
    : null;
}

/** The glue or the underlay that the product named takes, or why it takes none. */
export async function answerGoodsFor(asked: Asked): Promise<Part | null> {
  const goods = goodsForNamed(asked.reading) ?? goodsForIt(asked);
  const meant = goods && (await whichProducts(asked));
  const id = meant?.kind === 'one' ? meant.product.id : meant?.kind === 'several' ? meant.products[0]?.id : null;
  const product = id ? await readProduct(asked.shop, id) : null;
  if (!goods || !product) return null;
  const kind = adviceKindOf(product);
  if (!kind || isGoods(kind)) return null;
  const range = goods === 'grout' ? await rangeNamed(asked, product) : [];
  if (range.length > 1) return groutOfRange(asked, range);
  const none = takesNone[goods]?.(product) ?? '';
  const { fit, unfit } = none ? { fit: [], unfit: [] } : await goodsOf(asked, goods, product);
  const found = fit.slice(0, mostShown);
  if (!none && !found.length && !unfit.length) return null;
  const page = pageSays(product, ofGoods[goods]) ?? '';
  const besides = await goodsNamedBesides(asked);
  return {
    text: none
      ? `${linkTo(product)}:${none} ${page}`.trim()
      : [
          found.length ? `For ${linkTo(product)} we have:` : `For ${linkTo(product)} we have none that fits. ${offerPerson(asked.settings)}`,
          ...found.map(productLine),
          ...besides.map(productLine),
          page,
          sayUnfit(unfit),
        ]
          .filter(Boolean)
          .join('\n\n'),
    products: [product.id, ...found.map((one) => one.id), ...besides.map((one) => one.id)],
    sources: [product, ...found, ...besides].map(productSource),
    suggestions: ['For 20 m²'],
    context: { topic: 'facts', focus: product.id, shown: found.length ? found.map((one) => one.id) : [product.id] },
  };
}

/** 'levelling clips and adhesive for the Strand Grey': what else is named beside what goes with it. */
async function goodsNamedBesides({ shop, reading }: Asked): Promise<ProductSummary[]> {
  const others = reading.floor.filter((name) => isGoods(name) && !goodsAsked.some((one) => one === name));
  const found = await Promise.all(
    others.map((name) => findFloors(shop, floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [name] }), limit: 1 }))),
  );
  return found.flatMap(({ products }) => products);
}

const takesNone: Partial<Record<Goods, (product: Product) => string>> = {
  underlay: noUnderlay,
  adhesive: (product) => noGlue(product),
  grout: (product) => noGrout(product),
};
const ofGoods: Readonly<Record<Goods, RegExp>> = {
  'stair nosing': /\bnosing/i,
  skirting: /\bskirting/i,
  scotia: /\bscotia|\bbeading/i,
  sealer: /\bseal(?:ed|er|ing)?\b/i,
  cleaner: /\b(?:clean|wash|mop)\w*/i,
  underlay: /\bunderlay/i,
  adhesive: /\bglue|\badhesive|\bstuck/i,
  grout: /\bgrout|\bjoints?\b/i,
};

const noGrout = ({ category }: Product) => (category === 'Tiles' ? '' : ' It has no joints to be grouted.');

export function noGlue({ category, construction }: Product): string {
  const isFloating = category === 'Laminate Flooring' || /click/i.test(construction ?? '');
  return isFloating ? ' It clicks together and lies loose on the floor, so it takes no glue.' : '';
}

async function goodsOf({ shop, reading, context }: Asked, goods: Goods, product: Product) {
  const kind = adviceKindOf(product);
  const glue = goods === 'adhesive' ? glueFor(product) : null;
  if (!kind || (goods === 'adhesive' && !glue)) return { fit: [], unfit: [] };
  const floor = goods === 'grout' ? [goods] : [goods, kind];
  const query = floorQuery.parse({
    ...queryOf({ ...emptyWish, floor, condition: goods === 'underlay' ? reading.condition : [] }),
    ...(glue ? { words: [[glue]] } : {}),
  });
  // 'carpet for the stairs', and then 'what underlay goes under it'.
  const rooms = reading.room.length ? reading.room : goods === 'underlay' ? (context.wish?.room ?? []) : [];
  const places = [...rooms, ...reading.condition];
  const fitting = await fittingGoods(shop, query, { places, kinds: [kind], mm: Number.parseFloat(product.thickness ?? '') || null });
  // Grey shows through a glazed wall tile and pale marble: what is made for them comes first.
  const own = /\bwall\b/i.test(product.name) ? /\bwall tiles?\b/i : /\bmarble\b|\bcarrara\b/i.test(product.name) ? /\bmarble\b/i : null;
  const isMade = (one: Product) => own !== null && pageSays(one, own) !== null;
  if (goods === 'skirting') return { ...fitting, fit: inItsColour(fitting.fit, coloursOnPage(product)) };
  return { ...fitting, fit: goods === 'adhesive' ? [...fitting.fit.filter(isMade), ...fitting.fit.filter((one) => !isMade(one))] : fitting.fit };
}

/** 'Choose skirting in plain white': the colours that the page of a floor wants it in. */
function coloursOnPage(product: Product): string[] {
  return (
    pageSays(product, ofGoods.skirting)
      ?.toLowerCase()
      .match(/\b(?:white|oak|black|grey|cream)\b(?=[^,;]*$|[^.]*\bskirting)/g) ?? []
  );
}

/** 'the Strand tiles': all of a range where no more than it was named; none where one of it was. */
async function rangeNamed({ shop, reading }: Asked, product: Product): Promise<ProductSummary[]> {
  const isCalled = ({ name }: { name: string }) => reading.names.every((word) => name.toLowerCase().includes(word));
  if (reading.sku !== null || reading.colour.length > 0 || !reading.names.length || !isCalled(product)) return [];
  return [product, ...(await othersOfRange(shop, product)).filter(isCalled)];
}
