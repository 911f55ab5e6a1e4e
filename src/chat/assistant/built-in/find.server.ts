import { listSummaries } from '#catalogue/catalogue.server.ts';
import { emptyWish } from '../context.ts';
import { areaOf } from '../reading/measures.ts';
import { calculate } from '../tools/calculate.server.ts';
import { goodsForFloor } from '../tools/goods-for-floor.server.ts';
import { adviceFor, isGoods, isGoodsCategory, kindsSold } from '../tools/kinds-sold.ts';
import { findWished } from '../tools/wish-query.server.ts';
import { sayFloors, sayWish } from '../words/floors.ts';
import { sayGoods } from '../words/goods.ts';
import type { Part } from '../words/say.ts';
import { inTurn, offerPerson } from '../words/say.ts';
import { saySums } from '../words/sum.ts';
import { sayChoose } from '../words/talk.ts';
import { estimate } from './estimate.server.ts';
import { isWish, mergeWish } from './follow-up.ts';
import type { Turn } from './turn.server.ts';

/** Floors, or goods for them, that fit what was wished for. */
export async function find(turn: Turn, page = 1): Promise<Part | null> {
  const { shop, visitor, wish, ownWish, rooms, slots } = turn;
  if (turn.range.length && !isWish(ownWish)) return listRange(turn);
  if (wish.floors.some(isGoods)) return goods(turn);
  if (!isWish(wish)) return sayChoose();
  const { found, left, kept } = await findWished(shop, visitor, wish, rooms, page);
  if (!found.total) return nothingFound(turn);
  if (!found.products.length) return { text: 'That’s everything that matches.', facts: [found], suggestions: ['Which is the cheapest?'] };
  if (slots.measures.rooms.length && page === 1 && !left.length) {
    const sums = await Promise.all(
      found.products.map(({ id }) => calculate.run(shop, visitor, { id, rooms, pattern: slots.pattern, wastePercent: slots.wastePercent })),
    );
    const known = sums.filter((sum) => sum !== null);
    if (known.length) {
      const part = saySums(known, rooms);
      return {
        ...part,
        text: `${sayWish(wish)}: ${found.total === 1 ? 'one product matches' : `${found.total} products match`}. ${part.text}`,
        facts: [...part.facts, found, wish],
        context: { ...part.context, wish },
      };
    }
  }
  return sayFloors({ wish: kept, found, left, page });
}

/** The next of what was shown. */
export function findMore(turn: Turn): Promise<Part | null> {
  return find(
    { ...turn, wish: turn.before.wish ?? turn.wish, slots: { ...turn.slots, measures: { ...turn.slots.measures, rooms: [] } } },
    turn.before.page + 1,
  );
}

/** Floors like one that is spoken of: of its kind, with the colour or look that was said, else its own. */
export async function findSimilar(turn: Turn): Promise<Part | null> {
  const product = turn.named[0] ?? turn.pointed[0] ?? turn.shown[0];
  if (!product) return find(turn);
  const kind = Object.keys(kindsSold).find(
    (one) => kindsSold[one]?.category === product.category && !kindsSold[one].search && !kindsSold[one].filter,
  );
  const colour = product.colour?.toLowerCase().match(/[a-z]{3,}$/) ?? [];
  const like = {
    ...turn.ownWish,
    floors: turn.ownWish.floors.length ? turn.ownWish.floors : kind ? [kind] : [],
    names: isWish(turn.ownWish) ? [] : [...colour],
  };
  const { found, left, kept } = await findWished(turn.shop, turn.visitor, like, [], 1, 4);
  const others = found.products.filter(({ id }) => id !== product.id).slice(0, 3);
  return others.length ? sayFloors({ wish: kept, found: { ...found, products: others }, left, page: 1 }) : null;
}

/** Goods of a kind for the floor that was named or spoken of, and for the area that was measured. */
export async function goods(turn: Turn): Promise<Part | null> {
  const { shop, visitor, wish, ownWish, before, slots } = turn;
  const kinds = (ownWish.floors.some(isGoods) ? ownWish : wish).floors.filter(isGoods);
  const floor = [...ownWish.floors, ...(before.wish?.floors ?? [])].find((name) => !isGoods(name)) ?? kindOf(turn);
  const rooms = slots.measures.rooms.length ? slots.measures.rooms : before.measured;
  const areaM2 = rooms.length ? Math.round(areaOf(rooms) / 1e4) / 100 : null;
  // 'with underlay', 'and the grout for it': what a floor that is spoken of comes to with them.
  const spoken = turn.named[0] ?? turn.pointed[0] ?? turn.shown.find(({ id }) => id === before.focus);
  const wanted = ownWish.floors.filter((name) => !isGoods(name));
  const asksAll = /\b(?:with|plus|and|total|together|all in|the lot|everything|including|altogether)\b|\+/.test(slots.text);
  if (areaM2 && kinds.length && asksAll) {
    const [found] = !spoken && wanted.length ? (await findWished(shop, visitor, { ...ownWish, floors: wanted }, rooms, 1, 1)).found.products : [];
    const floorMeant = spoken && !isGoodsCategory(spoken.category) ? spoken : found;
    const part = floorMeant ? await estimate({ ...turn, rooms }, floorMeant, kinds.slice(0, 3)) : null;
    if (part) return part;
  }
  const parts: Part[] = [];
  if (!kinds.length) return null;
  for (const kind of kinds.slice(0, 2)) {
    const found = await goodsForFloor.run(shop, visitor, {
      kind,
      floor: floor ?? null,
      words: [...ownWish.colours, ...ownWish.names, ...(ownWish.thickness ? [ownWish.thickness] : [])].slice(0, 3),
      underfloorHeating: wish.demands.includes('underfloor heating'),
      areaM2: areaM2 && areaM2 > 0 ? areaM2 : null,
      sort: ownWish.sort ?? 'relevance',
      limit: 3,
    });
    const part = sayGoods(found);
    if (part) parts.push(part);
  }
  if (!parts.length) return nothingFound(turn);
  const both = inTurn(parts);
  const wished = mergeWish(null, { ...ownWish, floors: [...kinds, ...(floor ? [floor] : [])] });
  return { ...both, context: { ...both.context, wish: wished, focus: turn.named[0]?.id ?? both.context?.focus ?? null } };
}

/** The kind of the floor that is spoken of, by the name under which goods for it are found. */
function kindOf({ named, pointed, shown }: Turn): string | undefined {
  const product = named[0] ?? pointed[0] ?? shown[0];
  return product && adviceFor(product.category, product)[0];
}

async function listRange({ shop, range, slots }: Turn): Promise<Part> {
  const ids = range.slice(0, 6).map(({ id }) => id);
  const names = [...slots.named.words].filter((word) => range.every(({ name }) => name.toLowerCase().includes(word)));
  const wish = { ...emptyWish, names: names.slice(0, 8) };
  return sayFloors({ wish, found: { total: range.length, products: await listSummaries(shop, ids) }, left: [], page: 1 });
}

/** Nothing of it is sold here, by what the catalogue holds today. */
function nothingFound({ wish, settings }: Turn): Part {
  return {
    text: `I couldn’t find anything to match ${sayWish(wish)}. Shall I try another colour, type or price? ${offerPerson(settings)}`,
    facts: [wish],
    offersPerson: true,
    suggestions: ['What is your cheapest laminate?', 'Show me oak LVT'],
    context: { wish },
  };
}
