import { readProduct } from '#catalogue/catalogue.server.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { groutForTiles, kgIn, withSides } from '../sundry-quantities.ts';
import { isWishEmpty, queryOf, wishOf } from '../wish.ts';
import { pageSays } from './page-says.ts';

const asksOnePack =
  /\bhow (?:much|many|far|big)\b.*\b(?:one|a|an|1|each|every) (?:bag|tub|roll|bottle|pack|tube|cartridge|tin)\b(?! (?:cost|costs|price)\b)(?!.*\b(?:cost|costs|price)\b)/;

/** 'how much does one bag do for metro tiles', of the goods whose page is open or that are spoken of: what its page says, and of a grout what it does for tiles of that size. */
export async function answerOnePack({ shop, reading, context, visitor }: Asked): Promise<Part | null> {
  const id = context.focus ?? visitor.productId;
  const isOfIt = reading.names.length + reading.measured.length === 0 && reading.sku === null && asksOnePack.test(reading.said);
  const product = isOfIt && id ? await readProduct(shop, id) : null;
  if (!product || product.coverageCm2 !== null || !/^(?:Adhesives|Other)$/.test(product.category)) return null;
  const own = pageSays(product, /m²/);
  if (!own) return null;
  const wish = { ...wishOf(reading), floor: reading.floor.filter((name) => !isGoods(name)), names: [] };
  const isOfTiles = /\bgrout\b/i.test(product.name) && !isWishEmpty({ ...wish, floor: [] });
  const [tile] = isOfTiles ? (await findFloors(shop, floorQuery.parse({ ...queryOf(wish), categories: ['Tiles'], limit: 1 }))).products : [];
  const record = tile ? await readProduct(shop, tile.id) : null;
  const kg = kgIn(product.name);
  const { kg: kgPerTen, tiles } = groutForTiles(record ? withSides(record) : null, 10);
  const ofThose =
    record && kg
      ? ` For ${tiles}, such as ${linkTo(record)}, a ${unitWords(product.unit).one} does about ${Math.floor((kg / kgPerTen) * 10)} m².`
      : '';
  return {
    text: `${linkTo(product)}: ${own}${ofThose}`,
    products: [product.id],
    sources: [productSource(product)],
    suggestions: ['How much do I need?'],
    context: { topic: 'facts', focus: product.id },
  };
}
