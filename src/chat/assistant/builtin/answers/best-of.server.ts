import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Wish } from '../../context.ts';
import { type FloorsFound, findFloors, mostRead } from '../../tools/find-floors.server.ts';
import { gripAdvised } from '../demands.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked } from '../part.ts';
import { linkTo } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { rankedByPage } from './fittest.server.ts';
import { recommending, topicsOf } from './page-fit.ts';

const asksBest =
  /\b(?:best|finest|nicest|top)\b(?! (?:way|time|price|deal|value|place|thing to do|shot|bet|kept|rated|sell\w*|review\w*|of both))|\b(?:which|what)(?: one| floor| \w+)? (?:would|do) (?:you|yous|ye) (?:recommend|suggest|go for|pick|choose)\b/;
/** A few votes for the middle: one review of five stars is not yet better than three of four and a half. */
const [middling, votes] = [3.5, 2];
const leastStars = 4;

export type Best = { products: ProductSummary[]; text: string };

/**
 * 'whats your best wood floor': one of those that fit, and why: what its page says of just this, else its reviews. Null where the best was
 * not asked for, or neither tells.
 */
export async function bestOf(asked: Asked, asFound: FloorsFound, wish: Wish): Promise<Best | null> {
  const { reading, shop } = asked;
  const { query: asAsked, total } = asFound;
  const said = `${reading.told} ${reading.said}`;
  const isOrdered = asAsked.sort !== 'relevance' && asAsked.sort !== 'nearest';
  if (isOrdered || asAsked.page > 1 || !wish.floor.length || wish.floor.some(isGoods) || !asksBest.test(said)) return null;
  // Nobody is advised to walk on polished tiles who did not ask for them.
  const slipRating = gripAdvised(wish, asAsked.categories) ?? asAsked.slipRating;
  const isSame = slipRating === asAsked.slipRating && asAsked.sort === 'relevance';
  const fitting = isSame ? asFound : await findFloors(shop, { ...asAsked, slipRating, limit: mostRead }, false);
  const topics = topicsOf(wish, `${reading.told} ${reading.text}`);
  const ranked = topics.length ? await rankedByPage(asked, fitting, wish) : null;
  const found = ranked?.products ?? (await listSummaries(shop, fitting.ranked)).map((product) => ({ product, fit: 0, page: null }));
  const inStock = found.filter(({ product }) => product.stock > 0);
  const [first, ...others] = (inStock.length ? inStock : found).toSorted(
    (a, b) => scoreOf(b.product) + worthOf(b.fit) - scoreOf(a.product) - worthOf(a.fit),
  );
  if (!first) return null;
  const { product } = first;
  const { rating } = product;
  const isRated = rating !== null && rating.average >= leastStars;
  const praise = first.page && first.fit > 0 ? recommending(first.page, topics) : null;
  if (!isRated && !praise) return null;
  const stars = isRated ? `${rating.average} of 5 stars from ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}` : '';
  const why = [stars ? `its reviewers give it ${stars}` : '', praise ? `its page says: “${praise.trim()}”` : ''].filter(Boolean).join(', and ');
  const among = total > 1 ? ` Of ours ${total} fit ${sayWish(wish)}:` : '';
  return { products: [product, ...others.map((one) => one.product)], text: `I would take ${linkTo(product)}: ${why}${praise ? '' : '.'}${among}` };
}

/** What a page says of it counts for a quarter of a star, and for half of one at most. */
function worthOf(fit: number): number {
  return Math.max(-2, Math.min(2, fit)) / 4;
}

function scoreOf({ rating }: ProductSummary): number {
  return rating ? (rating.average * rating.count + middling * votes) / (rating.count + votes) : middling;
}
