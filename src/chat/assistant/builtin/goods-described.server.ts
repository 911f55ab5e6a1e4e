import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import type { Wish } from '../context.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import { withItsWords } from './answers/find-meant.server.ts';
import { twoThicknesses } from './answers/told-by-thickness.server.ts';
import { isGoods } from './is-goods.ts';
import type { Asked } from './part.ts';
import { nearestByName } from './told-by-name.ts';
import { queryOf, wishOf } from './wish.ts';

/** 'the 8mm rubber underlay', 'your white adhesive': one of ours is spoken of. */
const ofOne = /\b(?:the|that|this|your|yer|an? (?:length|bag|tub|bottle|roll|pack|tube) of)\b/;
const asksOfIt =
  /^(?:and |so |but )*(?:is|are|does|do (?!i\b|we\b|(?:you|yous|ye|u) (?:sell|stock|do|have|keep)\b)|can|could|will|would|should (?!i\b|we\b)|when|has|have (?!you|yous|ye)|have (?:you|yous|ye) (?:run |sold |gone )?out of\b|how (?!many\b|much (?:is|are|does|do|for|of)?(?: \w+)* (?:need|m2|for))|price|whats in|what size|what(?:s| is| are| does)? (?!(?:do|have) (?:you|yous|ye))|which (?:\w+ ){0,2}(?:figure|rating|tog|class)|what (?:tog|figure|rating))\b/;

/** 'how many in it', 'how far does a bag go', 'what does a roll do', 'what is in the kit': only of one that is known. */
const asksHowMuchIn =
  /\bhow many\b(?: \w+){0,4} (?:in|per|to) (?:it|them|(?:an?|the|each|one) (?:pack|bag|box|roll|kit|tub|set|packet|pair))\b|\bwhat (?:does|do|will|would) (?:an?|one|each|the) (?:roll|pack|bag|tub|box|bottle) (?:do|cover)\b|\bhow (?:far|much)\b.*\b(?:goes|go|cover|covers|do)$|\bhow far (?:does|do|will|would)\b.*\bgo\b|\bwh?at(?:s| is| comes| all is) in(?:side)? (?:it|the|this|that)\b/;
/** 'is there a kit with the tools', 'what do I finish the edge with': something is looked for, and nothing asked of it. */
const seeks =
  /\bwhat(?:s| is)? (?:the )?best (?:(?:way|thing|stuff|product|one) )?(?:for|to) (?:clean|wash|mopp?)(?:ing)?\b|\b(?:is|are) there (?:an?|any|some|such|one)\b(?!.*\b(?:left|warranty|guarantee|differ\w*|in (?:it|the (?:kit|pack|bag|set|box)))\b)|^(?:and |so |but )*what (?:do|would|should|can|could) (?:i|we|you|one) (?:use|finish|fit|put|edge|trim|join|cover|do|seal|stick|glue|grout|bed|prime|oil|varnish|fix|level|clean)\b|^(?:and |so |but )*(?:what|which)(?:s| is)? (?:the )?(?:(?:best|right|proper|kind of|sort of|type of|colou?r|colou?r of) )*(?:\w+ ){0,2}(?:glue|adhesive|underlay|grout|sealer|primer|trim|cleaner|silicone|skirting|scotia|beading|nosing|threshold|bar|leveller)s? (?:(?:do|would|should|can|could|will|must) (?:i|we|you|yous|ye)\b|goes\b|suits?\b|to (?:use|get|buy)\b|is (?:best|right|needed)\b|(?:for|with|under) (?:this|these|those|that|it|them)\b|for the\b)/;

/** 'how do you seal the joins': of doing, though a sealer is bought for it. */
const sealing =
  /\bseal(?:ed|ing|s)? (?!er)(?:\w+ ){0,2}(?:joins?|joints?|seams?|edges?|it|them|that|floor|tiles?)\b|\b(?:joins?|joints?|seams?|edges?) (?:\w+ )?seal/;

const judged = /\b(?:ok|okay|alright|all right|fine|suitable|too (?:soft|thick|thin)|yes or no|or no|or not|any good|do|work|allowed)$/;

/** The one product of ours that goods are described as, where something is asked of it; null where that is none, or more than one. */
export async function goodsDescribed(asked: Asked): Promise<Product | null> {
  const { reading, shop } = asked;
  const { floor, names, ordinals, sku, measured, said, text } = reading;
  if (names.length + ordinals.length + measured.length > 0 || sku !== null) return null;
  if (floor.length === 0) return cutToOrder(asked);
  // '11mm underlay on the stairs, ok or no'
  if (seeks.test(said) || sealing.test(said)) return null;
  const isJudged = reading.thickness !== null && floor.includes('underlay') && judged.test(said);
  if (!floor.some(isGoods) || twoThicknesses(text) || !(isJudged || (ofOne.test(said) && asksOfIt.test(said)) || asksHowMuchIn.test(said)))
    return null;
  const whole = { ...wishOf(reading), room: [], condition: [] };
  const alone = { ...whole, floor: whole.floor.filter(isGoods) };
  // 'the 5mm fibre board under LVT', '15 mm of the smoothing compound': of the goods alone, and then however thick they are.
  const tried = [whole, alone, ...(floor.includes('underlay') ? [] : [{ ...alone, thickness: null }])];
  const { products, total } = await firstFound(asked, tried);
  const [first] = products;
  // 'how wide is the T-bar', which comes in two colours of one size.
  const isAlike = total === 2 && asksSize.test(said);
  return first && (total === 1 || isAlike) ? readProduct(shop, first.id) : null;
}

const mostLookedAt = 6;

async function firstFound(asked: Asked, wishes: readonly Wish[]) {
  let several: { products: ProductSummary[]; total: number } = { products: [], total: 0 };
  for (const one of wishes) {
    const wish = await withItsWords(asked, one);
    const found = await findFloors(asked.shop, floorQuery.parse({ ...queryOf(wish), thickness: wish.thickness, limit: mostLookedAt }));
    // 'the vinyl cleaner': the one whose name has most of it.
    const nearest = found.total > mostLookedAt ? found.products : nearestByName(found.products, asked.reading.text);
    const total = nearest.length === 1 ? 1 : found.total;
    // 'the 11mm carpet underlay': carpets are as thick, and there is one underlay that is.
    if (total === 1) return { products: nearest, total };
    if (total > 0 && several.total === 0) several = { products: nearest, total };
  }
  return several;
}

const asksSize = /\bhow (?:wide|long|thick|high|big)\b|\bwhat (?:size|length|width)\b/;
/** What is cut to order and goes by a word that names no kind of floor; a hearth that is there already is not ours. */
const toOrder = /\b(hearth|saddle)s?\b/;
const theirOwn = /\b(?:my|our|existing|old|up to|around|round|beside|near|against|meets?|front of)\b/;

async function cutToOrder({ reading, shop }: Asked): Promise<Product | null> {
  const said = `${reading.told} ${reading.text}`;
  const word = theirOwn.test(said) || !asksOfIt.test(reading.said) ? null : toOrder.exec(said)?.[1];
  if (!word) return null;
  const { products, total } = await findFloors(shop, floorQuery.parse({ words: [[word]], limit: 1 }));
  return total === 1 && products[0] ? readProduct(shop, products[0].id) : null;
}
