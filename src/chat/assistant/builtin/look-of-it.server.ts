import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { emptyWish } from '../context.ts';
import { readGuide } from '../guide/guide.server.ts';
import { speciesWords } from '../reading/words/looks.ts';
import type { FloorQuery } from '../tools/find-floors.server.ts';
import { adviceKind, isUnsuited } from './answers/guide.server.ts';
import { compromiseOf } from './compromise.ts';
import { looksOf } from './implied.ts';
import type { Asked } from './part.ts';

/** What is to be looked for instead, and within what limit. */
type Alike = { asked: Asked; more: Partial<FloorQuery> };

const looksLikeIt =
  /\b(?:just |only |still |at least )*(?:looks?|looking) (?:just |a bit |a lot |something |much |the )?(?:like|same as) (?:it|that|this|them|those|these|the real thing)\b|\blooks? (?:just |much |exactly )?the same\b|\b(?:the|that|a similar|the same) (?:look|appearance) (?:of|as|to) (?:it|that|this|them|those|these)\b|\b(?:with|in|has|have|get|gives?) (?:the |that |a )?(?:same |similar )look\b|\b(?:cheaper|budget|cheap) (?:version|take|alternative)s? (?:of|on|to) (?:it|that|this|them|those)\b|\b(?:imitation|lookalike|look-alike|fake|print(?:ed)?)s?\b.*\b(?:it|that|them|those)\b/;
const wantsOne = /\b(?:any|anything|something|thing|one|ones|what|which|cheaper|instead|have you|do you|is there)\b/;
const nearestToIt =
  /\b(?:nearest|closest)\b(?! (?:shop|showroom|store|town|branch))|\b(?:something|anything|one|thing)(?: \w+)? (?:similar|like (?:it|that|this))\b|\bsimilar\b|\balternatives?\b|\bthe same look\b/;

/** 'something cheaper that just looks like it' of real wood or stone: what is printed or pressed to look so, for as much less as was said; null for anything else. */
export async function lookOfIt(asked: Asked): Promise<Alike | null> {
  const { reading, context, shop, visitor } = asked;
  const { said, floor, names, ordinals } = reading;
  if (names.length + ordinals.length > 0 || floor.length > 1 || !looksLikeIt.test(said) || !wantsOne.test(said)) return null;
  const it = context.focus ?? context.shown[0] ?? visitor.productId;
  const product = it ? await readProduct(shop, it) : null;
  const real = product && realIn(product);
  if (!product || !real) return null;
  const wish = context.wish ?? emptyWish;
  const shown = context.focus ? [product] : await listSummaries(shop, context.shown);
  const least = Math.min(...shown.flatMap(({ pricePerM2Pence }) => pricePerM2Pence ?? []));
  const most = /\bhalf\b/.test(said) ? Math.round(least / 2) : /\b(?:cheaper|less|cheap|dear|afford|budget)\b/.test(said) ? least - 1 : null;
  const isLimited = most !== null && Number.isFinite(most) && !reading.price;
  const seen = {
    ...asked,
    reading: {
      ...reading,
      ...real,
      floor: floor.filter((name) => !name.includes('wood')),
      colour: reading.colour.length ? reading.colour : wish.colour,
      room: reading.room.length ? reading.room : wish.room,
      condition: [...new Set([...wish.condition, ...reading.condition])],
      intent: null,
      refersBack: false,
    },
  };
  return { asked: seen, more: isLimited ? { maxPerM2: most, sort: 'cheapest' } : {} };
}

/** What stands for a real material where it is only looked like. */
function realIn({
  category,
  name,
  woodSpecies,
  material,
}: Product): Pick<Asked['reading'], 'species' | 'look' | 'feature' | 'without' | 'style'> | null {
  if (category === 'Wood Flooring') {
    const text = `${name} ${woodSpecies ?? ''}`.toLowerCase();
    const species = [...new Set(speciesWords.map(({ name: wood }) => wood))].filter((wood) => text.includes(wood));
    const style = /herringbone|chevron|parquet/.exec(text)?.[0];
    return { species: species.slice(0, 1), look: ['wood effect'], style: style ? [style] : [], feature: [], without: ['wood'] };
  }
  const stone = category === 'Tiles' && /marble|limestone|travertine|slate|granite|stone/i.exec(material ?? '')?.[0].toLowerCase();
  return stone ? { species: [], style: [], look: [looksOf[stone] ?? 'stone effect'], feature: ['imitation'], without: [] } : null;
}

/** What comes nearest to a kind in how it looks and feels, the nearest first. */
const nearest: Readonly<Record<string, readonly string[]>> = {
  'solid wood': ['engineered wood'],
  'natural stone': ['porcelain', 'lvt'],
  laminate: ['lvt', 'vinyl', 'tiles'],
  lvt: ['tiles'],
  lino: ['vinyl', 'lvt'],
};
const woods: ReadonlySet<string> = new Set(['wood', 'solid wood', 'engineered wood', 'bamboo']);

/** 'what would be the nearest thing to it that would work' after a kind of floor that does not suit: another kind that does, of the same wood and colour; null for anything else. */
export async function nearestSuited(asked: Asked): Promise<Alike | null> {
  const agreed = compromiseOf(asked);
  if (agreed) return agreed;
  const { reading, context } = asked;
  const { wish } = context;
  const kind = wish?.floor[0] ?? context.subject;
  if (!wish || !kind || wish.floor.length > 1 || context.focus || context.topic === 'find') return null;
  if (reading.floor.length + reading.names.length + reading.ordinals.length > 0 || !nearestToIt.test(reading.said)) return null;
  const places = [...wish.room, ...wish.condition];
  if (!places.length || !(await isUnsuited([kind], places))) return null;
  const { suitability } = await readGuide();
  const suits = (one: string) =>
    places.every((place) => suitability.some(({ floor, where, verdict }) => floor === adviceKind(one) && where === place && verdict === 'yes'));
  const floor = (nearest[kind] ?? []).find(suits);
  if (!floor && !woods.has(kind)) return null;
  const like = floor ? { floor: [floor] } : { floor: [], look: ['wood effect'], without: ['wood'] };
  const kept = { species: wish.species, colour: wish.colour, style: wish.style, room: wish.room, condition: wish.condition };
  return { asked: { ...asked, reading: { ...reading, ...kept, ...like, intent: null, refersBack: false } }, more: {} };
}
