import { listSummaries } from '#catalogue/catalogue.server.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { namedApart, whichProducts } from '../which-products.server.ts';
import { isWishEmpty, queryOf, wishOf } from '../wish.ts';
import { againstPlainKind } from './against-plain-kind.server.ts';
import { toldByThickness } from './told-by-thickness.server.ts';

const mostCompared = 4;
const ofTwo = /\b(?:two|both|three|2|3|four)\b/;
const justTwo = /\b(?:two|2|pair|couple)\b/;
const withThat =
  /\b(?:that|this|it|them|those|these)(?: one)?\b.*\bcompar\w*\b|\bcompar\w*\b.*\b(?:that|this|it|them|those)\b|\b(?:that|this|it)\b.*\b(?:against|beside|next to|versus|vs)\b/;

/** The products that are to be compared, in the order they were named or shown. */
export async function productsCompared(asked: Asked): Promise<string[]> {
  const { reading, context, visitor } = asked;
  const prices = reading.floor.length === 1 ? twoPricesIn(reading.text) : null;
  if (prices) return nearestTo(asked, prices);
  if (isOfExtremes(reading.said) && reading.floor.length < 2) return endsOf(asked, ['cheapest', 'dearest']);
  if ((reading.sort === 'cheapest' || reading.sort === 'dearest') && isOfTwoAtEnd(reading.said)) return endsOf(asked, [reading.sort], 2);
  if (reading.ordinals.length > 1) return reading.ordinals.flatMap((nth) => context.shown.at(nth > 0 ? nth - 1 : nth) ?? []);
  if (/\bfirst (?:two|2)\b|\bthe two\b/.test(reading.said) && context.shown.length > 1 && !context.before && !reading.names.length)
    return context.shown.slice(0, 2);
  const byThickness = reading.thickness ? await toldByThickness(asked) : [];
  if (byThickness.length > 1) return byThickness;
  const plain = await againstPlainKind(asked);
  if (plain.length) return plain;
  // 'how does that compare with the pearl grey one', of two that were listed or looked at.
  const pointed = reading.sku !== null && withThat.test(reading.said) ? await whichProducts(asked) : null;
  if (pointed?.kind === 'one') return [...otherShown(asked, [pointed.product.id]), pointed.product.id];
  if (reading.names.length) {
    const named = await namedApart(asked);
    if (named.length === 1 && (reading.sort === 'cheapest' || reading.sort === 'dearest'))
      return [...named, ...(await endsOf(asked, [reading.sort]))];
    // 'is the Blackwater cheaper than the travertine': than the first of that kind.
    if (named.length === 1 && reading.floor.length === 1 && /\bthan\b/.test(reading.said))
      return [...new Set([...named, ...(await firstOfKind(asked))])];
    // 'the Inver oak … and how does it compare with the Ballydoran': with the first of those that go by the name.
    const first = reading.refersBack && (context.awaits === 'product' || withThat.test(reading.said)) ? otherShown(asked, named)[0] : null;
    const it = context.focus ?? first ?? visitor.productId;
    // 'the two of that range': all that the one name fits.
    if (named.length === 1 && (ofTwo.test(reading.said) || !it)) {
      const meant = await whichProducts(asked);
      if (meant.kind === 'several' && meant.products.length <= mostCompared) return meant.products.map(({ id }) => id);
    }
    // 'is this dearer than the chalk one': of the same range, where that has one of the name.
    const ofRange = it && named.length === 1 ? await ofItsRange(asked, it) : [];
    if (it && ofRange.length === 1) return [it, ...ofRange];
    return named.length === 1 && it && it !== named[0] ? [it, ...named] : named;
  }
  if (reading.floor.length > 1) return [];
  // 'the dearer of the two', after one product and then another.
  const last = context.focus ? [context.focus] : context.shown;
  // 'compare them two' after a better one was looked for: it and the one that was to be bettered.
  const [newest] = last;
  if (context.before && newest && !last.includes(context.before) && justTwo.test(reading.said)) return [context.before, newest];
  if (context.before && last.length && !last.includes(context.before)) return [context.before, ...last];
  return reading.floor.length
    ? []
    : context.shown.slice(
        0,
        !justTwo.test(reading.said) && /\b(?:all|three|them|those|these|which|what(?:s| is) the \w+est)\b/.test(reading.said) ? mostCompared : 2,
      );
}

/** The one that is spoken of, else the first of those shown that is not among these. */
function otherShown({ context, visitor }: Asked, but: readonly string[]): string[] {
  const open = [context.focus, ...context.shown, visitor.productId].find((id) => id && !but.includes(id));
  return open ? [open] : [];
}

async function ofItsRange({ shop, reading }: Asked, id: string): Promise<string[]> {
  const [it] = await listSummaries(shop, [id]);
  const others = it ? await othersOfRange(shop, it) : [];
  return others.filter(({ name }) => reading.names.every((word) => name.toLowerCase().includes(word))).map((other) => other.id);
}

async function firstOfKind({ shop, reading }: Asked): Promise<string[]> {
  const query = queryOf({ ...wishOf(reading), names: [], without: [], sort: null });
  return (await findFloors(shop, floorQuery.parse({ ...query, limit: 1 }))).products.map(({ id }) => id);
}

/** 'and how does that compare with the pearl grey one', of those that were listed. */
export function comparesShown({ reading, context }: Asked): boolean {
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  return isNamed && context.shown.length > 0 && reading.refersBack && /\bcompar\w*\b/.test(reading.said);
}

const pounds = String.raw`£ ?(\d{1,3}(?:\.\d\d)?)`;
const twoPrices = new RegExp(
  String.raw`\b(?:your|the|a|yer) ${pounds}\b.*\b(?:and|or|as|than|vs|versus|against|over|to) (?:your |the |a |yer )+${pounds}`,
);

/** 'is there much between your £15 laminate and the £28 one': what a m² of each costs, in pence; null where two are not set side by side. */
export function twoPricesIn(text: string): [number, number] | null {
  const found = twoPrices.exec(text.toLowerCase());
  return found && found[1] !== found[2] ? [Number(found[1]) * 100, Number(found[2]) * 100] : null;
}

/** Of a kind those that cost about as much as was named, if there are any. */
async function nearestTo({ shop, reading }: Asked, prices: readonly number[]): Promise<string[]> {
  const said = queryOf({ ...wishOf(reading), price: null, sort: null });
  // A pattern costs more for itself.
  const query = reading.style.length ? said : { ...said, without: [...(said.without ?? []), 'herringbone', 'chevron', 'parquet'] };
  const near = (pence: number) => ({
    nearPerM2: pence,
    minPerM2: Math.round(pence * 0.85),
    maxPerM2: Math.round(pence * 1.15),
    sort: 'nearest' as const,
  });
  const found = await Promise.all(prices.map((pence) => findFloors(shop, floorQuery.parse({ ...query, ...near(pence), limit: 1 }))));
  return [...new Set(found.flatMap(({ products }) => products.map(({ id }) => id)))];
}

/** 'your cheapest and your dearest'. */
export function isOfExtremes(said: string): boolean {
  return (
    (/\bcheapest\b/.test(said) && /\b(?:dearest|most expensive|priciest)\b/.test(said)) ||
    /\b(?:your|the|yer) (?:cheap|cheaper)\b.*\b(?:your|the|yer) (?:dear|dearer|expensive|more expensive)\b/.test(said) ||
    /\bcheap(?:er|est)?\b.*\b(?:vs|versus|against|compared (?:to|with))\b.*\b(?:dear|dearer|expensive|premium|top end)\b/.test(said)
  );
}

/** 'your two dearest'. */
export function isOfTwoAtEnd(said: string): boolean {
  return /\b(?:two|2) (?:cheapest|dearest|most expensive|priciest)\b/.test(said);
}

/** The cheapest or the dearest of what was asked for, so many of each end. */
async function endsOf({ shop, reading, context }: Asked, ends: readonly ('cheapest' | 'dearest')[], limit = 1): Promise<string[]> {
  const said = { ...wishOf(reading), sort: null, names: [], without: [] };
  const wish = isWishEmpty(said) && context.wish ? context.wish : said;
  const found = await Promise.all(ends.map((sort) => findFloors(shop, floorQuery.parse({ ...queryOf(wish), sort, limit }))));
  return found.flatMap(({ products }) => products.map(({ id }) => id));
}
