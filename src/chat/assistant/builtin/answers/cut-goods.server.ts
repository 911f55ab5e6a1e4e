import { readProducts } from '#catalogue/catalogue.server.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productSource, sayPrice, sayStock } from '../say.ts';
import { quotable } from './page-says.ts';

/** What a stonemason cuts, and is bought as one piece: asked after as goods, and not as the place where a floor ends. */
const cut =
  /(?:\b(?:(?:do|would|could|can|will) (?:you|yous|ye|youse)(?: (?:do|sell|make|cut|supply|stock|have|keep))?|have (?:you|yous|ye)(?: got)?|sells?|stocks?|got any|any|(?:i|we) (?:need|want)|(?:i|we)d like|im after|looking for|after|buy|order|(?:price|cost) (?:of|for)|how (?:much|long)(?: \w+){0,2}(?: for)?|quote (?:for|on)|whats?) |^)(?:(?:for|you|me|us|an?|any|some|the|your|new|custom|bespoke|cut|made|to|measure|size|stone|slate|granite|marble|limestone|quartz|black|grey) )*(hearths?|slabs?(?= (?:\w+ ){0,4}?(?:under|below|beneath|for|in front of) (?:an? |the |my |our )?(?:\w+ ){0,2}(?:stove|fire|burner)\b)|(?:stone |limestone |slate |door )?saddles?)\b(?! (?:tiles?|boards?|bars?))/;
const stones = /\b(?:granite|marble|limestone|slate|quartz|sandstone)\b/g;
/** How it is laid, or whether one is needed, is told by the guide. */
const ofLaying =
  /\b(?:do (?:i|we|you) need|should|how (?:do|should|can|would) (?:i|we)|how (?:big|far|thick|close) (?:should|does|do|must)|regulations?|tile (?:a|the|my|our))\b/;
const mostLookedAt = 4;

/** 'do you do hearths and how long do they take', 'slate hearth 1500 wide, what would that cost': what its page says of the cutting. */
export async function answerCutGoods({ reading, shop, settings }: Asked): Promise<Part | null> {
  const said = `${reading.told} ${reading.said}`.trim().toLowerCase();
  const [, named] = cut.exec(reading.said.toLowerCase()) ?? cut.exec(said) ?? [];
  if (!named || ofLaying.test(said)) return null;
  const single = named.endsWith('s') ? named.slice(0, -1) : named;
  const word = single === 'slab' ? 'hearth' : single;
  const query = { categories: ['Tiles'] as const, words: word.split(' ').map((one) => [one]), limit: mostLookedAt };
  const { products } = await findFloors(shop, floorQuery.parse(query));
  const pages = (await readProducts(shop, products)).filter((page) => toDrawing.test(page.description));
  const [product] = pages;
  if (!product) return null;
  const asked = said.match(stones) ?? [];
  const isOfOther =
    asked.length > 0 && !asked.some((stone) => stone === product.material?.toLowerCase() || product.name.toLowerCase().includes(stone));
  return {
    text: [
      `${isOfOther ? `Not in ${asked[0]}, but we have` : 'Yes, we have'} ${linkTo(product)}: ${sayPrice(product)}, ${sayStock(product)}.`,
      `Its page says: “${quotable(product).join(' ')}”`,
      `For any other size our people give you the price. ${offerPerson(settings)}`,
    ].join('\n\n'),
    products: [product.id],
    sources: [productSource(product)],
    offersPerson: true,
    context: { topic: 'facts', focus: product.id, shown: [product.id] },
  };
}

const toDrawing = /\bcut to your drawing\b/i;
