import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Task } from '../decide.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productLine, productSource, sayPrice } from '../say.ts';
import { nearestByName } from '../told-by-name.ts';
import { whichProducts } from '../which-products.server.ts';
import { queryOf } from '../wish.ts';
import { isLength } from './amount-said.ts';
import { coverOf } from './amounts.ts';
import { answerPacksAndGoods } from './both-measured.server.ts';
import { wishMeant } from './find-meant.server.ts';
import { glueFor } from './goes-with.server.ts';
import { amountOfGoods } from './goods-amount.server.ts';
import { noUnderlay } from './no-underlay.ts';
import { pageSays } from './page-says.ts';
import { runMm } from './run-of-lengths.server.ts';
import { answerStock } from './stock.ts';
import { answerSundryQuantity } from './sundries.server.ts';

/** What may be done for a message that tells an amount of one of ours. */
const ofAmount: ReadonlySet<Task> = new Set(['calculate', 'sundries', 'price', 'facts', 'find', 'stock', 'advice', 'units', 'refine', 'suitability', 'beyond', 'unclear']); // biome-ignore format: a list
const asksAmount =
  /\b(?:how (?:many|much)|(?:what|which) (?:adhesive|glue)|cost|costs|price|come to|comes to|set me back|work out|bags?|tubs?|litres?|lengths?|rolls?|bottles?|need|want|take|order|have|get|got|please|what would|what does|what do|whats)\b/;
const isThere = /\b(?:still (?:have|got|do|sell)|have (?:you|yous|ye)|in stock|is there|are there|any left|got)\b/;
/** Worked out by the kind of floor and the size of its tiles. */
const workedOut: ReadonlySet<string> = new Set(['underlay', 'adhesive', 'grout', 'leveller', 'skirting', 'scotia', 'stair nosing']);
const soldInPacks: ReadonlySet<string> = new Set(['tackifier', 'primer', 'sealer', 'cleaner', 'levelling clips']);

/**
 * 'Seven metres off the roll of the Pepper', '17 m of the torus skirting', 'bags of the flexi rapid for 22 m²': so much of the one that is
 * named, or meant, and what it comes to. Null where no amount is told, and for what is worked out with its cuts.
 */
export async function answerAmountNamed(message: Asked, task: Task): Promise<Part | null> {
  const asked = await withBoxesTold(message);
  const ofFloor = await forFloorSpokenOf(asked, task, asked !== message);
  if (ofFloor) return ofFloor;
  const { reading } = withRoomTold(asked);
  const said = `${reading.told} ${reading.text}`;
  const isRoom = reading.measured.some((room) => 'lengthMm' in room || room.as === 'walls');
  const ofMetres = reading.boxes !== null && /\bmet(?:re|er)s?\b/.test(said) ? reading.boxes * 1000 : null;
  const mm = isRoom ? null : (runMm(said) ?? ofMetres);
  const isArea = areaOf(reading.measured) > 0;
  // 'levelling clips for 15 m²'
  const isAsked = asksAmount.test(said) || reading.floor.some((name) => soldInPacks.has(name));
  if (!ofAmount.has(task) || (mm === null && !isArea) || (reading.boxes !== null && ofMetres === null) || !isAsked) return null;
  const inPacks = isArea ? await ofPacksTold(asked) : null;
  if (inPacks) return inPacks;
  const glue = isArea ? await glueOfNamed(asked) : null;
  if (glue) return glue;
  const product = (await productOfAmount(asked)) ?? (mm === null ? null : await ofRoll(asked));
  if (!product) return ofPacks({ ...asked, reading });
  if (mm !== null && product.unit === 'metre') return metresOf(asked, product, mm);
  if (product.coverageCm2 !== null || (!isArea && product.unit !== 'length')) return null;
  return withContext((await amountOfGoods(asked, product, reading.measured)) ?? notOnPage(asked, product), product, asked);
}

const counted: ReadonlySet<string> = new Set(['adhesive', 'grout', 'underlay']);
const asksHowMuch = /\bhow (?:many|much)\b/;
/** Once so many boxes were told, how much it takes belongs to which it is. */
const asksWhich = /\b(?:what|which) (?:glue|adhesive|underlay|grout)\b/;

/** 'how many tubs of glue is that' after the boxes, 'what glue and how much for 30 m²' on its page: so much for the floor that is spoken of. */
async function forFloorSpokenOf(asked: Asked, task: Task, areBoxesTold: boolean): Promise<Part | null> {
  const { reading, context, visitor, shop } = asked;
  const [goods, ...others] = reading.floor;
  const said = `${reading.told} ${reading.said}`;
  const measured = reading.measured.length ? reading.measured : context.measured;
  const id = context.focus ?? visitor.productId;
  const isUnnamed = reading.names.length === 0 && reading.sku === null && others.every((name) => counted.has(name)) && ofAmount.has(task);
  const isAsked = asksHowMuch.test(said) || ((areBoxesTold || context.topic === 'calculate') && asksWhich.test(said));
  if (!isUnnamed || !goods || !(counted.has(goods) || goods === 'tackifier') || !id || areaOf(measured) <= 0 || !isAsked) return null;
  const product = await readProduct(shop, id);
  const kind = product && adviceKindOf(product);
  const isTacked = goods === 'adhesive' && product !== null && /carpet tile|loose/i.test(`${product.name} ${product.construction}`);
  if (!product || !kind || (goods === 'underlay' && noUnderlay(product)) || (goods === 'adhesive' && !isTacked && !glueFor(product))) return null;
  const both = await answerPacksAndGoods({ ...asked, reading: { ...reading, measured } }, product);
  if (both || !counted.has(goods)) return both;
  const floor = isTacked ? ['tackifier'] : [goods, ...others, kind];
  const ofIt = { ...asked, reading: { ...reading, floor, measured }, context: { ...context, focus: product.id } };
  return floor.includes('tackifier') ? ofPacks(ofIt) : answerSundryQuantity(ofIt);
}

/** 'what adhesive for the Skolegade parquet, 15 m²': so much of what sticks its kind down. */
async function glueOfNamed(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const isGlue = reading.floor.includes('adhesive') && reading.floor.every((name) => name === 'adhesive' || !isGoods(name));
  if (!isGlue || !reading.names.length || /\b(?:with|and(?! (?:how (?:much|many)|what)\b)|plus|incl\w*)\b/.test(`${reading.told} ${reading.said}`))
    return null;
  const meant = await whichProducts(asked);
  const id = meant.kind === 'several' ? meant.products[0]?.id : meant.kind === 'one' ? meant.product.id : null;
  const product = id ? await readProduct(asked.shop, id) : null;
  const kind = product && adviceKindOf(product);
  if (!kind) return null;
  return answerSundryQuantity({ ...asked, reading: { ...reading, names: [], colour: [], species: [], floor: ['adhesive', kind] } });
}

const boxesTold = /\b(\d{1,3}) (?:boxes|packs)\b/i;

/** 'how many tubs of glue for 15 boxes of the Stiftsaal', or after so many boxes: the area that they cover, cuts and all. */
async function withBoxesTold(asked: Asked): Promise<Asked> {
  const { reading, context, visitor, shop, before = '' } = asked;
  const isOfGoods =
    reading.floor.some((name) => counted.has(name)) && [asksHowMuch, asksWhich].some((asks) => asks.test(`${reading.told} ${reading.said}`));
  if (!isOfGoods || reading.measured.length + context.measured.length > 0) return asked;
  const boxes = reading.boxes ?? Number(boxesTold.exec(before)?.[1] ?? 0);
  const meant = reading.names.length && boxes ? await whichProducts(asked) : null;
  const id = meant ? (meant.kind === 'one' ? meant.product.id : null) : (context.focus ?? visitor.productId);
  const product = boxes && id ? await readProduct(shop, id) : null;
  if (!product?.coverageCm2 || !adviceKindOf(product)) return asked;
  const measured = [{ name: '', areaMm2: boxes * product.coverageCm2 * 100, times: 1 }];
  return { ...asked, reading: { ...reading, measured, boxes: null } };
}

/** 'and levelling clips', after a floor was worked out. */
const bareGoods =
  /^(?:and |the |some |what about |how about |plus |need |also )*(?:levelling clips|clips|tackifier|primer|sealer)(?: (?:too|as well|then|please|for (?:that|it|them)))*$/;

/** 'and how much tackifier' after the room was told. */
function withRoomTold(asked: Asked): Asked {
  const { reading, context } = asked;
  const isOfRoom =
    !reading.measured.length &&
    reading.floor.some((name) => soldInPacks.has(name)) &&
    (/\bhow (?:much|many)\b(?! (?:is|are|does|do)\b)/.test(reading.said) || (context.topic === 'calculate' && bareGoods.test(reading.said)));
  return isOfRoom ? { ...asked, reading: { ...reading, measured: context.measured } } : asked;
}

async function productOfAmount(asked: Asked): Promise<Product | null> {
  const { reading, context, visitor } = asked;
  const isOfIt = reading.refersBack && reading.floor.length === 0 && (context.focus ?? visitor.productId) !== null;
  if (!reading.names.length && !reading.sku && !isOfIt) return null;
  const meant = await whichProducts(asked);
  if (meant.kind === 'one') return meant.product;
  const [nearest, ...others] = meant.kind === 'several' ? nearestByName(meant.products, `${reading.told} ${reading.text}`) : [];
  return nearest && !others.length ? readProduct(asked.shop, nearest.id) : null;
}

const offRoll =
  /\d ?(?:m|mtrs?|met(?:re|er)s?) (?:of|off) (?:the |your |that )?([a-z]+(?: [a-z]+){0,3}?)(?=,| please| have\b| how\b| what\b| and\b| cost\b| price\b| in stock|$)/;
const mostWords = 4;

/** '10 metres of the slate blue': the one off a roll that has all of these words in its name. */
async function ofRoll({ reading, shop }: Asked): Promise<Product | null> {
  const said = offRoll.exec(`${reading.told} ${reading.text}`)?.[1]?.trim().split(' ') ?? [];
  if (!said.length || said.length > mostWords) return null;
  const query = floorQuery.parse({ categories: ['Carpet', 'Vinyl & Lino'], words: said.map((word) => [word]), limit: 6 });
  const nearest = nearestByName((await findFloors(shop, query)).products, said.join(' ')).filter(({ unit }) => unit === 'metre');
  return nearest.length === 1 && nearest[0] ? readProduct(shop, nearest[0].id) : null;
}

function metresOf(asked: Asked, product: Product, mm: number): Part {
  const metres = Math.ceil(mm / 1000 - 1e-9);
  const said = `${asked.reading.told} ${asked.reading.said}`;
  if (isThere.test(said)) return answerStock({ ...asked, reading: { ...asked.reading, boxes: metres } }, product);
  const part = coverOf(product, metres, { topic: 'calculate' });
  const whole = metres * 1000 > mm ? `It is sold in whole metres, so ${mm / 1000} m is ${countUnits(metres, product.unit)}. ` : '';
  return { ...part, text: `${whole}${part.text}`, suggestions: ['Do you deliver?', 'Can I get a sample?'] };
}

const packsAsked = /\bhow (?:many|much) (litres?|liters?|ltrs?|bottles?|bags?|tubs?|tins?)\b/;

/** 'how many litres for 25 m², two coats' after the sealer for a stone was told: of the one of those that were told that comes so. */
async function ofPacksTold(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const unit = packsAsked.exec(reading.said)?.[1] ?? '';
  if (!unit || reading.names.length + reading.floor.filter(isGoods).length > 0 || reading.sku !== null) return null;
  const pages = await readProducts(shop, context.shown);
  const isSoldSo = ({ name, unit: own }: Product) => (/^l/.test(unit) ? /\dL\b/.test(name) : unitWords(own).one === unit.replace(/s$/, ''));
  const fit = pages.filter((page) => page.coverageCm2 === null && isSoldSo(page));
  const [product, ...others] = fit;
  // 'does the limestone need sealed' and then 'how many litres for 25 m²'.
  if (!product && /\bseal/i.test(asked.before ?? '')) return ofPacks({ ...asked, reading: { ...reading, floor: ['sealer'] } });
  if (!product || others.length) return null;
  const part = await amountOfGoods(asked, product, reading.measured);
  return part && withContext(part, product, asked);
}

/** 'how much sealer for 30 m² of slate': of the one that fits. */
async function ofPacks(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const isGrab = reading.floor.includes('adhesive') && (isLength(reading.floor) || /\bgrab\b/.test(reading.text));
  const isOfPacks = reading.floor.some((name) => soldInPacks.has(name)) && !reading.floor.some((name) => workedOut.has(name));
  if (!isOfPacks && !isGrab) return null;
  const meant = { ...(await wishMeant(asked, false)), room: [], condition: [], size: null };
  const wish = isGrab ? { ...meant, floor: ['adhesive'], colour: [], species: [], names: ['grab'] } : meant;
  const found = await findFloors(asked.shop, floorQuery.parse({ ...queryOf(wish), limit: 6 }));
  const [nearest] = nearestByName(found.products, `${reading.told} ${reading.text}`);
  const product = nearest ? await readProduct(asked.shop, nearest.id) : null;
  if (!product) return null;
  return withContext((await amountOfGoods(asked, product, reading.measured)) ?? notOnPage(asked, product), product, asked);
}

/** How far one goes stands nowhere: what its page says of its use, and what it costs. */
function notOnPage({ settings }: Asked, product: Product): Part {
  const page = pageSays(product, /\b(?:dilute|cover\w*|above|spray|spread|use it)\b/i);
  return {
    text: [
      `How far a ${unitWords(product.unit).one} of ${linkTo(product)} goes its page does not say, so I will not guess how many you need; it costs ${sayPrice(product)}.`,
      page ?? '',
      offerPerson(settings),
    ]
      .filter(Boolean)
      .join(' '),
    products: [product.id],
    sources: [productSource(product)],
    offersPerson: true,
    isUnanswered: true,
  };
}

function withContext(part: Part, product: Product, { reading }: Asked): Part {
  const context = { topic: 'sundries', measured: reading.measured, focus: product.id, shown: [product.id] };
  return { ...part, text: part.text || productLine(product), context };
}
