import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf, sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { queryOf } from '../wish.ts';
import { floorsMeant } from './floors-meant.server.ts';
import { goodsNeeded } from './goods-amount.server.ts';
import { adviceKind } from './guide.server.ts';
import { noUnderlay } from './no-underlay.ts';
import { calculationOf, sayM2 } from './sums.server.ts';

const asksAll =
  /\b(?:what|anything|is there anything) (?:else|all|other (?:bits|things|stuff))\b.*\b(?:need\w*|want|buy|get|requires?|required|have to|order)\b|\bwhat (?:do|would|will|should) (?:i|we|you) (?:need|have to (?:buy|get)|want) (?:to (?:buy|get|order) )?(?:(?:to go )?(?:with|for|along with) (?:it|that|them|this|the \{name\})|to (?:lay|fit|put|install) (?:down )?(?:it|that|them|this|(?:the |my |our |your |a )?(?:\{name\}|\w+))(?: down)?)\b|\bwhat(?:s| is| are)? (?:else )?(?:needed|required)\b|\b(?:everything|all (?:the )?(?:bits|stuff|things)?) ?(?:that )?(?:(?:i|we) (?:will |would |ll )?need|needed)\b|\bshopping list\b|\bwhat (?:goes|bits|accessories|extras)\b.*\b(?:need|with (?:it|that|them|this|the))\b/;
const ofOther =
  /\btools?\b|\bknow\b|\bmeasure\b|\border\b.*\bstatus\b|\bclean\b|\bto do\b|\b(?:do|ask|check) (?:first|before)\b|\bcolou?r\b|\blook\b/;

type Goods = readonly [kind: string, why: string, search?: string];
const underlays: readonly Goods[] = [
  ['underlay', 'Below it, over concrete', 'moisture barrier'],
  ['underlay', 'Below it, over dry boards'],
];
const kit: Goods = ['fitting kit', 'To click it together without harm'];
const scotia: Goods = ['scotia', 'Over the gap at the walls, where the skirting stays on'];
const threshold: Goods = ['threshold', 'In the doorways'];
const tackifier: Goods = ['tackifier', 'To hold it, so that it still lifts'];
const glue = (search: string): Goods => ['adhesive', 'To stick it down', search];
const level: Goods = ['leveller', 'Where the floor below is not smooth'];
const bedded: readonly Goods[] = [
  ['grout', 'For the joints'],
  ['tile trim', 'For open edges on a wall'],
  ['levelling clips', 'To keep big ones level'],
];
/** What is bought with a floor, by how it is laid. */
const needs: Readonly<Record<string, readonly Goods[]>> = {
  laminate: [...underlays, kit, scotia, threshold],
  lvt: [['underlay', 'Below it, where none is built in'], kit, scotia, threshold],
  'glue down lvt': [glue('vinyl'), level, threshold],
  lifted: [tackifier, threshold],
  'self-adhesive': [['primer', 'On a dusty floor, before it is laid'], level, threshold],
  'engineered wood': [...underlays, ['adhesive', 'Or, to stick it down instead of floating it', 'wood'], kit, scotia, threshold],
  'glued wood': [glue('wood'), scotia, threshold],
  'solid wood': [glue('wood'), scotia, threshold],
  tiles: [glue('tile adhesive'), ...bedded],
  'wall tiles': [['adhesive', 'To stick it to the wall, in white', 'tile adhesive+white'], ['grout', 'For the joints'], ['tile trim', 'For open edges']],
  'pale stone': [['adhesive', 'To stick it down, in white', 'tile adhesive+white'], ['sealer', 'Before and after grouting'], ...bedded],
  'natural stone': [glue('tile adhesive'), ['sealer', 'Before and after grouting'], ...bedded],
  vinyl: [glue('vinyl'), ['seam sealer', 'Where two sheets meet'], threshold],
  lino: [level, threshold],
  carpet: [['underlay', 'Below it in rooms'], ['underlay', 'Below it on stairs and in halls', 'crumb rubber'], ['ramp bar', 'In a doorway, beside a hard floor that is higher']],
}; // biome-ignore format: a table
const like: Readonly<Record<string, string>> = {
  porcelain: 'tiles',
  ceramic: 'tiles',
  'safety vinyl': 'vinyl',
  bamboo: 'engineered wood',
  'loose lay': 'lifted',
  'carpet tile': 'lifted',
};
const besides: Readonly<Record<string, string>> = {
  carpet: 'Carpet also wants gripper along the walls, which most fitters bring with them.',
  'solid wood': 'Where it is nailed to joists or timber it takes no adhesive.',
  lino: 'Linoleum is stuck with a linoleum adhesive of its own, which we do not list.',
};

/** 'what else do I need to buy with it': all that is laid with the floor that is named, open or spoken of. */
export function asksAllItNeeds({ reading, context, visitor }: Asked): boolean {
  const isOfFloor =
    reading.names.length > 0 ||
    reading.sku !== null ||
    reading.floor.some((name) => !isGoods(name)) ||
    (context.focus ?? visitor.productId ?? context.subject) !== null;
  return isOfFloor && !reading.floor.some(isGoods) && asksAll.test(reading.said) && !ofOther.test(reading.said);
}

export async function answerAllItNeeds(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const [product] = await floorsMeant(asked);
  const named = reading.floor.find((name) => !isGoods(name));
  const spoken = named ?? context.subject ?? '';
  const kind = product ? laidAs(product) : (like[spoken] ?? (spoken === 'glue down lvt' ? spoken : adviceKind(spoken)));
  const laid = like[kind] ?? kind;
  const wanted = (needs[laid] ?? []).filter(
    ([goods]) => (goods !== 'underlay' || !product || !noUnderlay(product)) && (goods !== 'levelling clips' || !product || isBig(product)),
  );
  if (!wanted.length) return null;
  const around = kind === 'glued wood' ? 'wood' : kind;
  const found = await Promise.all(
    wanted.map(async ([goods, why, search]) => {
      const query = queryOf({ ...emptyWish, floor: goods === 'underlay' ? [goods, around] : [goods] });
      const { products } = await findFloors(
        shop,
        floorQuery.parse({ ...query, ...(search ? { words: search.split('+').map((word) => [word]) } : {}), limit: 1 }),
      );
      const page = products[0] ? await readProduct(shop, products[0].id) : null;
      return page ? { one: page, why } : null;
    }),
  );
  const goods = found.flatMap((one, at) => (one && found.findIndex((other) => other?.one.id === one.one.id) === at ? [one] : []));
  const measured = reading.measured.length ? reading.measured : context.focus !== null && context.focus === product?.id ? context.measured : [];
  const amounts = await Promise.all(goods.map(({ one }) => amountOf(asked, one, measured)));
  const own = product ? noUnderlay(product).trim() : '';
  const first = `With ${product ? linkTo(product) : sayKindInside(named ?? spoken)}${areaOf(measured) > 0 ? `, ${sayM2(measured)},` : ''} you want:`;
  return {
    text: [first, ...goods.map(({ one, why }, at) => `${why}: ${productLine(one)}${amounts[at]}`), [own, besides[laid]].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join('\n\n'),
    products: goods.map(({ one }) => one.id),
    sources: goods.map(({ one }) => productSource(one)),
    suggestions: ['Do you fit it?', 'Can I get a sample?'],
    context: {
      topic: 'find',
      wish: null,
      measured,
      shown: goods.map(({ one }) => one.id),
      focus: product?.id ?? context.focus,
      subject: product ? adviceKindOf(product) : context.subject,
    },
  };
}

/** ' For the room 3 rolls, £97.50.', of what is counted by the area. */
async function amountOf(asked: Asked, goods: Product, measured: Asked['reading']['measured']): Promise<string> {
  if (areaOf(measured) <= 0) return '';
  const own = calculationOf(goods, measured, 'straight', null);
  if (own) return ` For that ${own.amount}, ${formatPounds(own.totalPence)}.`;
  const needed = await goodsNeeded(asked, goods, measured);
  return needed ? ` For that ${countUnits(needed.count, goods.unit)}, ${formatPounds(needed.count * goods.pricePence)}.` : '';
}

const bigMm = 600;
const isBig = ({ tileSize }: Product) => Math.max(...(tileSize?.match(/\d+/g) ?? []).map(Number), 0) >= bigMm;

/** How a floor is laid, as its record and its page have it. */
function laidAs(product: Product): string {
  const { category, construction, description, name, material } = product;
  const kind = adviceKindOf(product) ?? '';
  if (category === 'Tiles' && /\bwall\b/i.test(name)) return 'wall tiles';
  if (construction === 'Glue Down') return 'glue down lvt';
  if (/\bself-adhesive\b/i.test(description)) return 'self-adhesive';
  if (construction === 'Loose Lay' || /\btackifier\b/i.test(description) || /carpet tile/i.test(name)) return 'lifted';
  if (kind === 'engineered wood' && noUnderlay(product)) return 'glued wood';
  return kind === 'natural stone' && /\b(?:marble|travertine|limestone)\b/i.test(`${material} ${name}`) && /\b(?:white|cream|carrara)\b/i.test(name)
    ? 'pale stone'
    : kind;
}
