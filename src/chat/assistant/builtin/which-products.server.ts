import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { searchProducts } from '#search/search-products.server.ts';
import { singular } from '../reading/phrases.ts';
import { eitherKind } from './answers/more-facts.ts';
import { throughout } from './answers/record.ts';
import { howLaid, isItReal, itsLooks, ofItsColour, ofPage, ownUnderlay, thisKind } from './asked-of-this.ts';
import { fewerNames } from './fewer-names.ts';
import type { Asked } from './part.ts';
import { othersOfRange } from './range-of.server.ts';
import { toStandFor } from './stand-for.ts';
import { asksUnder } from './underlay-of.ts';

/** Which products somebody means. `unknown`: a name that none of ours has. */
export type Meant =
  | { kind: 'one'; product: Product }
  | { kind: 'several'; products: ProductSummary[] }
  | { kind: 'none' }
  | { kind: 'unknown'; said: string };

const mostLookedAt = 40;

/** The product named by stock code, by 'the second one', by name, or as 'it': the one last spoken of, else the one whose page is open. */
export async function whichProducts(asked: Asked): Promise<Meant> {
  const { reading } = asked;
  if (reading.sku) return named(asked, reading.sku, [reading.sku.toLowerCase()]);
  const counted = countedOf(asked);
  // 'the third one' of two, 'the second' of one: which of them?
  if (reading.ordinals.length && !counted.length && asked.context.shown.length)
    return { kind: 'several', products: await listSummaries(asked.shop, asked.context.shown) };
  if (counted.length) return meant(asked, counted);
  if (reading.names.length) {
    const found = await named(asked, reading.describing.join(' '), reading.names);
    if (found.kind !== 'unknown' || reading.names.length < 2) return found;
    for (const names of fewerNames(reading)) {
      const one = await named(asked, names.join(' '), names);
      if (one.kind === 'one') return one;
    }
    // No product has all of the names: two products may have some each.
    const apart = await namedApart(asked);
    return apart.length > 1 ? meant(asked, apart) : found;
  }
  return meant(asked, itOf(asked));
}

/** 'that one' of several that were shown may be any of them. */
const many = /\b(?:they|them|those|these|both|(?:that|this) one)\b|\b(?:boxes|packs|rolls|metres) of that\b/;
const elsewhere =
  /\b(?:show(?! (?:up|every\w*|the (?:dirt|dust|marks?)|dirt|dust|marks?|foot\w*))|find|looking for|do (?:you|yous|ye) (?:sell|have|do|stock)|have (?:you|yous)(?! (?:left|it|any left|more|enough))|any other|what else|which floors?|recommend|suggest|what is (?:an? )?\w+$|whats (?:an? )?\w+$)\b/;

/** 'do they come in grey, in 1200x600?' asks for others. */
function isOtherWish({ colour, species, look, style, size, thickness, price, sort }: Asked['reading']): boolean {
  return colour.length + species.length + look.length + style.length > 0 || [size, thickness, price, sort].some((said) => said !== null);
}

/** Whether a question names a product in any way, so that it is worth looking. */
export function namesProduct({ reading, context, visitor }: Omit<Asked, 'shop' | 'settings'>): boolean {
  if (reading.sku || reading.names.length) return true;
  if (reading.ordinals.length && context.shown.length) return true;
  if (reading.floor.length > 0)
    return (
      ((asksUnder.test(reading.said) || ((throughout.test(reading.said) || eitherKind.test(reading.said)) && reading.refersBack)) &&
        Boolean(context.focus ?? visitor.productId)) ||
      (reading.floor.length === 1 &&
        [thisKind, ownUnderlay, itsLooks, howLaid, isItReal].some((asks) => asks.test(reading.said)) &&
        Boolean(context.focus ?? visitor.productId))
    );
  if (reading.boxes !== null && context.focus) return true;
  if (reading.refersBack)
    return (
      Boolean(context.focus ?? visitor.productId) ||
      ((many.test(reading.said) || isOfSeveral(context)) && context.shown.length > 1 && !isOtherWish(reading))
    );
  // What is asked on a product's page is asked of that product, unless it says otherwise.
  return (
    visitor.productId !== null &&
    (context.topic === null || context.focus === visitor.productId) &&
    (!isOtherWish(reading) || ofItsColour.test(reading.said)) &&
    (reading.room.length + reading.condition.length === 0 || ofPage.test(reading.said) || isFragment.test(reading.said)) &&
    !elsewhere.test(reading.said)
  );
}

/** 'scratches from a dog'. */
const isFragment = /^(?!.*\bfloor(?:s|ing)?\b)(?!what|which|any|how|where|when|best|something|need|looking)(?:\w+ ?){1,4}$/;

/** After several that a name fits 'it' is each of them. */
function isOfSeveral({ topic, awaits }: Asked['context']): boolean {
  return (topic === 'facts' || topic === 'stock') && awaits === 'product';
}

/** The one product that a message names, as what a conversation is about; nothing where it names none, or several. */
export async function productNamed(asked: Asked): Promise<{ focus?: string }> {
  const { names, sku } = asked.reading;
  const meant = names.length > 0 || sku !== null ? await whichProducts(asked) : null;
  return meant?.kind === 'one' ? { focus: meant.product.id } : {};
}

const ofOne: ReadonlySet<string | null> = new Set(['find', 'facts', 'stock', 'samples', 'price', 'calculate', 'compare']);
/** 'whats the price of a box', 'how thick', 'which brand' and no more: what a record says. */
const asksRecord =
  /^(?:and |so |but |ok |okay |right |then |please )*(?:(?:what|whats|which|how much)(?: is| are| of)? ?(?:the |a )?(?:price|cost|box|pack|metre|meter|tub|bag|bottle|length|thickness|width|length|size|sizes|weight|brand|make|colou?r|wear layer|(?:slip |ac |wear )?rating|warranty|guarantee|coverage|material|finish)|how (?:thick|wide|long|heavy|big)$|how (?:thick|wide|long|heavy|big) (?:is|are) (?:a|the|each) (?:box|board|plank|tile|roll)|what(?:s| is) in a box|how many in a box|price(?: of a box| per box)?$|how much(?: (?:is|are) (?:it|they|that))?$|any (?:left|reviews|warranty|guarantee))\b/;

/** Asked of the one product that was just spoken of, without a word for it. */
export function isOfFocus({ reading, context, visitor }: Asked): boolean {
  const { said, room, condition, measured, place } = reading;
  // 'the slip rating' is of the record.
  const places = room.length + condition.filter((name) => name !== 'slip').length;
  const isElsewhere = places + measured.length > 0 || place !== null || isOtherWish(reading);
  const isOpen = context.topic === null && visitor.productId !== null;
  const isThere = isOpen || context.focus !== null || (context.topic === 'find' && context.shown.length > 1);
  return isThere && (isOpen || ofOne.has(context.topic)) && !isElsewhere && said.split(' ').length <= 9 && asksRecord.test(said);
}

/** 'the second one', 'the last', 'the first two'. */
function countedOf({ reading, context }: Asked): string[] {
  return reading.ordinals.flatMap((nth) => context.shown.at(nth > 0 ? nth - 1 : nth) ?? []);
}

function itOf({ reading, context, visitor }: Asked): string[] {
  // 'will they take a wheelchair' of two that were compared, whichever of them was the better.
  if (context.topic === 'compare' && context.shown.length > 1 && /\b(?:they|them|those|these|both)\b/.test(reading.said))
    return context.shown.slice(0, 4);
  const id = context.focus ?? (many.test(reading.said) && context.shown.length ? null : visitor.productId);
  return id ? [id] : many.test(reading.said) || isOfSeveral(context) ? context.shown.slice(0, 4) : [];
}

async function named(asked: Asked, text: string, names: readonly string[]): Promise<Meant> {
  const { shop } = asked;
  const attempts = [...new Set([text, names.join(' ')])];
  for (const attempt of attempts) {
    const { best } = await searchProducts(shop, attempt);
    const found = await listSummaries(
      shop,
      best.slice(0, mostLookedAt).map(({ id }) => id),
    );
    const exact = found.filter((product) => names.every((name) => labelOf(product).includes(name)));
    // 'Skovgren oak' is of that range, and not all that its maker has in oak.
    const byName = exact.filter((product) => names.every((name) => product.name.toLowerCase().includes(name)));
    const own = byName.length
      ? byName
      : exact.length
        ? exact
        : found.filter((product) => names.every((name) => labelOf(product).includes(singular(name))));
    if (!own.length) continue;
    // 'and in grey?' of a range that has no grey: all of the range.
    const left = narrowed(asked.reading, own);
    return meant(
      asked,
      left.map(({ id }) => id),
    );
  }
  return { kind: 'unknown', said: names.join(' ') };
}

/** The products named on the sides of an 'or': by where it stands, else by which of the names belong together. One of a range stands for it. */
export async function namedApart(asked: Asked): Promise<string[]> {
  const { sides, names, describing } = asked.reading;
  if (sides.length > 1) {
    const found = (await Promise.all(sides.map((side) => firstOrTwo(asked, side)))).flat();
    if (found.length > 1) return [...new Set(found)];
  }
  const whole = await firstOfEach(asked, [{ names, describing }]);
  if (whole.length) return [...whole, ...(await otherOfRange(asked, whole[0] ?? ''))];
  for (let at = 1; at < names.length; at++) {
    const from = describing.indexOf(names[at] ?? '');
    const parts = [
      { names: names.slice(0, at), describing: describing.slice(0, from) },
      { names: names.slice(at), describing: describing.slice(from) },
    ];
    const found = await firstOfEach(asked, parts);
    if (found.length > 1) return found;
  }
  return [];
}

const between =
  /\b(?:and|or|vs|versus|than|against|from|to|over|with)(?: (?:the|a))? (\w+(?: \w+){0,3}?)(?= (?:for|in|on|if|when|which|what|to|with|under|near)\b|$)/;
const ofKinds = /^(?:one|ones|tiles?|floor\w*|laminate|lvt|vinyl|carpet|planks?|\{name\})$/;

/** 'the Ballydoran natural and the smoked': the other of its range, by the words that are not the first one's. */
async function otherOfRange({ shop, reading }: Asked, id: string): Promise<string[]> {
  const last = between.exec(reading.said)?.[1] ?? '';
  const [like] = await listSummaries(shop, [id]);
  const described = like ? reading.describing.map(singular).filter((word) => !labelOf(like).includes(word)) : [];
  const left = described.length ? described : last.split(' ').filter((word) => word && !ofKinds.test(word));
  if (!like || !last || !left.length) return [];
  const fit = (await othersOfRange(shop, like)).filter((product) => left.every((word) => labelOf(product).includes(word)));
  return fit.length === 1 ? fit.map((product) => product.id) : [];
}

/** 'Mill Oak, Sandbank or Dry Oak': one side may name two. */
async function firstOrTwo(asked: Asked, side: Asked['reading']['sides'][number]): Promise<string[]> {
  const whole = await firstOfEach(asked, [side]);
  for (let at = 1; !whole.length && at < side.names.length; at++) {
    const from = side.describing.indexOf(side.names[at] ?? '');
    const found = await firstOfEach(asked, [
      { names: side.names.slice(0, at), describing: side.describing.slice(0, from) },
      { names: side.names.slice(at), describing: side.describing.slice(from) },
    ]);
    if (found.length > 1) return found;
  }
  return whole;
}

async function firstOfEach(asked: Asked, sides: Asked['reading']['sides']): Promise<string[]> {
  const found = await Promise.all(
    sides.map((side) => named({ ...asked, reading: { ...asked.reading, ...side, said: '' } }, side.describing.join(' '), side.names)),
  );
  return [
    ...new Set(
      found.flatMap((one) =>
        one.kind === 'one' ? one.product.id : one.kind === 'several' ? (toStandFor(one.products, asked.reading.text)?.id ?? []) : [],
      ),
    ),
  ];
}

/** Those that answer to more of what was said: every word, the thickness, the size, the words as one piece. What none answers to is let be. */
function narrowed({ describing, thickness, size, said }: Asked['reading'], own: ProductSummary[]): ProductSummary[] {
  const piece = describing.map(singular).join(' ');
  const plain = said.split(' ').filter((word) => /^[a-z]{4,}$/.test(word) && own.some((product) => labelOf(product).split(/\W+/).includes(word)));
  const tests: ((label: string) => boolean)[] = [
    (label) => describing.every((word) => label.includes(word) || label.includes(singular(word))),
    (label) => describing.filter((word) => !ofKinds.test(word)).every((word) => label.includes(singular(word))),
    (label) => thickness !== null && label.includes(thickness),
    (label) => size !== null && label.includes(size),
    (label) => plain.every((word) => label.includes(word)),
    (label) => piece.includes(' ') && label.startsWith(`${piece} `),
  ];
  return tests.reduce((left, test) => {
    const fits = left.filter((product) => test(labelOf(product)));
    return fits.length ? fits : left;
  }, own);
}

async function meant({ shop }: Asked, ids: readonly string[]): Promise<Meant> {
  const [id] = ids;
  if (!id) return { kind: 'none' };
  if (ids.length > 1) return { kind: 'several', products: await listSummaries(shop, ids) };
  const product = await readProduct(shop, id);
  return product ? { kind: 'one', product } : { kind: 'none' };
}

function labelOf({ name, sku, supplier, colour }: ProductSummary): string {
  return `${name} ${sku} ${supplier} ${colour ?? ''}`.toLowerCase();
}
