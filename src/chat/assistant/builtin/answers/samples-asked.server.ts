import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { isSampleEligible } from '#catalogue/sample-eligibility.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { linkTo, listed, productSource, sayStock, upperFirst } from '../say.ts';
import { productMeant } from './facts.server.ts';
import { answerFind } from './find.server.ts';
import { madeToMeasure } from './made-to-measure.server.ts';
import { answerSamples } from './terms.ts';

const mostNamed = 4;
const asksForEach = /\b(?:and|plus|both|each)\b/;
/** What was done of one product. */
const one: ReadonlySet<string | null> = new Set(['facts', 'stock', 'price', 'calculate', 'find', 'samples']);

/** The terms of samples, with the floors that a sample is wanted of: the one that is meant, or those that a name fits. */
export async function answerSamplesAsked(asked: Asked): Promise<Part> {
  const meant = await productMeant(asked);
  if (meant?.kind === 'several' && meant.products.length <= mostNamed) return ofSeveral(asked, meant.products, asksForEach.test(asked.reading.text));
  const { context, reading, shop, visitor } = asked;
  // 'grand, can you send me a sample' of the one that was just spoken of, else of the one that is open.
  const it = (one.has(context.topic) ? context.focus : null) ?? visitor.productId;
  const unnamed = !meant && it && reading.floor.length === 0 ? await readProduct(shop, it) : null;
  const product = meant?.kind === 'one' ? meant.product : unnamed;
  const besides = meant?.kind === 'one' ? await describedBesides(asked, meant.product) : [];
  if (meant?.kind === 'one' && besides.length) return ofSeveral(asked, [meant.product, ...besides], true);
  // 'can I get a sample of it' of two that were just shown.
  const isOfShown = reading.refersBack && context.topic === 'find' && context.shown.length > 1 && reading.floor.length === 0;
  if (!product && isOfShown) return ofSeveral(asked, await listSummaries(shop, context.shown.slice(0, mostNamed)));
  // 'a sample of the made to measure hearth': of what is cut to order there is none to send.
  const cut = product ? null : await madeToMeasure(asked);
  if (cut) return { ...cut, text: `There are no samples of it to order: it is no floor that we cut them from. ${cut.text}` };
  if (!product) return (await ofDescribed(asked)) ?? answerSamples(asked, null);
  const part = answerSamples(asked, { name: product.name, link: linkTo(product), isEligible: isSampleEligible(product) });
  // 'order 2 boxes and a sample of the same floor'
  const boxes = reading.boxes !== null && reading.boxes > 0 && asksForEach.test(reading.text) ? `${sayBoxes(product, reading.boxes)}\n\n` : '';
  return {
    ...part,
    text: boxes + part.text,
    products: [product.id],
    sources: [...(part.sources ?? []), productSource(product)],
    context: { ...part.context, focus: product.id },
  };
}

/** 'samples of your grey carpets': those that are. Null where no kind and nothing of its look is named. */
async function ofDescribed(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  if (context.topic !== null || reading.floor.length !== 1 || reading.colour.length + reading.species.length === 0) return null;
  const found = await answerFind(asked, false);
  if (!found.products?.length) return null;
  const terms = answerSamples(asked, null);
  return { ...found, ...terms, text: `${terms.text}\n\n${found.text}`, products: found.products, context: { ...found.context, topic: 'samples' } };
}

/** What so many boxes come to, and how they are ordered: nothing is ordered here. */
function sayBoxes(product: ProductSummary, boxes: number): string {
  return `${upperFirst(countUnits(boxes, product.unit))} of ${linkTo(product)} ${boxes === 1 ? 'comes' : 'come'} to ${formatPounds(boxes * product.pricePence)}; ${sayStock(product)}. I cannot place an order myself: add ${boxes === 1 ? 'it' : 'them'} to the [cart](/cart) from its page. A sample can be ordered besides.`;
}

/** 'a sample of the Palais chevron and the smoked herringbone': the others, described after the one that is named. None where more fit than can be told. */
async function describedBesides({ reading, shop }: Asked, named: ProductSummary): Promise<ProductSummary[]> {
  const [, after = ''] = / (?:and|plus|as well as) (?:also )?(?:one of |some of )?(?:the |a |your )?([^,{}]+)$/.exec(reading.text) ?? [];
  const own = named.name.toLowerCase();
  const words = reading.describing.filter((word) => after.split(' ').includes(word));
  if (!words.length || words.every((word) => own.includes(word))) return [];
  const isMeant = (one: ProductSummary) => one.id !== named.id && words.every((word) => `${one.name} ${one.colour}`.toLowerCase().includes(word));
  const ofRange = (await othersOfRange(shop, named)).filter(isMeant);
  if (ofRange.length === 1 || words.length < 2) return ofRange.slice(0, mostNamed - 1);
  const { products, total } = await findFloors(shop, floorQuery.parse({ words: words.map((word) => [word]), limit: mostNamed }));
  return total < mostNamed ? products.filter(isMeant) : [];
}

function ofSeveral(asked: Asked, products: readonly ProductSummary[], isEachWanted = false): Part {
  const cut = products.filter(isSampleEligible);
  const part = answerSamples(asked, null, isEachWanted ? cut.length : 0);
  const ids = products.map(({ id }) => id);
  if (!cut.length) return { ...part, products: ids };
  return {
    ...part,
    text: `Yes, there are samples of ${listed(cut.map(linkTo))}. ${part.text}`,
    products: ids,
    sources: [...(part.sources ?? []), ...cut.map(productSource)],
    context: { ...part.context, shown: ids, focus: null },
  };
}
