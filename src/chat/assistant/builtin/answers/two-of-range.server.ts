import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { queryOf } from '../wish.ts';
import { sayM2, sumsOf } from './sums.server.ts';

const asksApart =
  /\b(?:cheap|dear|pric)(?:er|iest|est|ier)\b|\b(?:more|less|most|least) (?:expensive|money)\b|\bdifference\b.*\b(?:price|cost|money|£)|\b(?:price|cost) difference\b|\bhow much (?:more|less)\b|\b(?:costs?|prices?|come to) (?:the )?(?:more|less|most|least)\b/;
const split = /\b(?:or|vs|versus|against|and|than|over|between)\b/;
const mostLookedAt = 24;
const noWord: ReadonlySet<string> = new Set(['for', 'with', 'and', 'the']);

/**
 * 'what's cheaper for a 12 ft by 10 ft room, the foam or the silver underlay', 'the difference between the oak and the walnut Inver for
 * 18 m²': two of one range or kind, each called by a word that only it has. Null where the words are not those of two.
 */
export async function answerTwoOfRange(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const said = reading.text.toLowerCase();
  if (!asksApart.test(said) || reading.sku || reading.ordinals.length || !split.test(said)) return null;
  const goods = reading.floor.filter(isGoods);
  const [range] = reading.names;
  const query = goods.length ? { ...queryOf({ ...emptyWish, floor: goods.slice(0, 1) }) } : range ? { words: [[range]] } : null;
  if (!query) return null;
  const { products } = await findFloors(shop, { ...floorQuery.parse(query), limit: mostLookedAt }, false);
  const [one, other] = twoOf(said, products);
  if (!one || !other) return null;
  const measured = reading.measured.length ? reading.measured : context.measured;
  const ids = [one.id, other.id];
  const sums = areaOf(measured) > 0 ? await sumsOf(asked, await listSummaries(shop, ids), measured) : [];
  const priced =
    sums.length === 2
      ? sums.map(({ product, calculation }) => ({
          product,
          pence: calculation.totalPence,
          said: `${calculation.amount}, ${formatPounds(calculation.totalPence)}`,
        }))
      : [one, other].map((product) => ({ product, pence: product.pricePerM2Pence ?? product.pricePence, said: '' }));
  const [low, high] = priced.toSorted((a, b) => a.pence - b.pence);
  if (!low || !high) return null;
  const [forArea, per] = sums.length === 2 ? [`For ${sayM2(measured)} and the cuts `, ''] : ['', one.pricePerM2Pence ? ' a m²' : ''];
  const apart =
    low.pence === high.pence
      ? `${forArea}${forArea ? 'both' : 'Both'} cost the same: ${formatPounds(low.pence)}${per}.`
      : `${forArea}${linkTo(low.product)} is the cheaper, by ${formatPounds(high.pence - low.pence)}${per}: ${formatPounds(low.pence)} against ${formatPounds(high.pence)}${per}.`;
  const lines = priced.map(({ product, said: sum }) => (sum ? `${linkTo(product)}: ${sum}.` : productLine(product)));
  return {
    text: [apart, ...lines].join('\n\n'),
    products: ids,
    sources: [one, other].map(productSource),
    context: { topic: 'compare', shown: ids, focus: null, measured },
  };
}

/** The two products that words on either side of an 'or' or 'and' name, each by a word of its name that the other has not. */
function twoOf(said: string, products: readonly ProductSummary[]): [ProductSummary, ProductSummary] | [] {
  const wordsOf = ({ name }: ProductSummary) => name.toLowerCase().split(/[^a-z0-9]+/);
  const halves = said.split(split).map((half) => new Set(half.split(/[^a-z0-9]+/)));
  const isCommon = (word: string) => products.length > 1 && products.every((product) => wordsOf(product).includes(word));
  const meant = halves.flatMap((half) => {
    const scored = products.map((product) => {
      const own = wordsOf(product).filter((word) => word.length > 2 && !noWord.has(word) && !isCommon(word));
      const hits = own.filter((word) => half.has(word)).length;
      return { product, hits, unsaid: own.length - hits };
    });
    const most = Math.max(0, ...scored.map(({ hits }) => hits));
    const [best, next] = scored.filter(({ hits }) => hits === most).toSorted((a, b) => a.unsaid - b.unsaid);
    // 'the oak Inver' is the Inver Oak, and not the Inver Sable Oak.
    return most > 0 && best && (!next || best.unsaid === 0) && next?.unsaid !== 0 ? [best.product] : [];
  });
  const [one, other] = [...new Set(meant)];
  return one && other && new Set(meant).size === 2 ? [one, other] : [];
}
