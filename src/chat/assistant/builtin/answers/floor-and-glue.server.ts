import { readProduct } from '#catalogue/catalogue.server.ts';
import { areaOf } from '../../reading/measures.ts';
import { floorMeasured } from '../floor-measured.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { answerFind } from './find.server.ts';
import { bagsFor, glueOf } from './goes-with.server.ts';
import { noGlue } from './goods-for-product.server.ts';
import { pageSays } from './page-says.ts';

const asksGlue =
  /\b(?:(?:do|does|will|would|must|should|to) .*\b(?:glue|adhesive|tackifier|stuck|stick|glued)\b|(?:what|which|how) .*\b(?:glue|adhesive|tackifier|stick|sticks|stuck|holds?)\b)/;
const isTheirs = /\b(?:ive|weve|have (?:a|some|the)|my|our|laid|bought|ordered|put down|old|existing)\b/;

/** 'carpet tiles for an office 6 m x 4 m, and what sticks them down': the floors that were described, and then what they are stuck with. */
export async function answerFloorAndGlue(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  const { told, said, floor, names, refersBack } = reading;
  const kinds = floor.filter((name) => !isGoods(name));
  const isGlued = floor.some((name) => name === 'adhesive' || name === 'tackifier') || /\b(?:stick|glue) (?:them|it|those|these)\b/.test(said);
  const isDescribed = reading.room.length + reading.colour.length + reading.measured.length > 0 || reading.price !== null;
  if (
    !told ||
    !isGlued ||
    !(kinds.length === 1 || (kinds.length === 0 && reading.species.length + reading.style.length > 0)) ||
    names.length > 0 ||
    !refersBack ||
    !isDescribed
  )
    return null;
  if (!asksGlue.test(said) || isTheirs.test(told.replaceAll("'", '').toLowerCase())) return null;
  const floors = await answerFind(
    { ...asked, reading: { ...reading, floor: kinds, text: told.toLowerCase(), said: told.toLowerCase(), told: '' } },
    false,
  );
  const [first] = floors.products ?? [];
  const product = first ? await readProduct(shop, first) : null;
  if (!product) return null;
  const none = noGlue(product).trim();
  const glue = none ? null : await glueOf(asked, product);
  if (!none && !glue) return null;
  const areaM2 = areaOf(floorMeasured(asked)) / 1_000_000;
  const bags = glue && areaM2 > 0 ? await bagsFor(asked, 'adhesive', product, areaM2) : null;
  const page = glue ? (pageSays(glue, /\bm²/) ?? '') : '';
  const stuck = glue ? `What holds it: ${bags ? `${bags.text}.` : productLine(glue)} ${page}`.trim() : `${linkTo(product)}: ${none}`;
  return {
    ...floors,
    text: `${floors.text}\n\n${stuck}`,
    products: [...(floors.products ?? []), ...(glue ? [glue.id] : [])],
    sources: [...(floors.sources ?? []), ...(glue ? [productSource(glue)] : [])],
  };
}
