import { listSummaries } from '#catalogue/catalogue.server.ts';
import { emptyWish } from '../context.ts';
import { calculate } from '../tools/calculate.server.ts';
import { isGoods, kindsSold } from '../tools/kinds-sold.server.ts';
import { findWished } from '../tools/wish-query.server.ts';
import { sayFloors, sayWish } from '../words/floors.ts';
import type { Part } from '../words/say.ts';
import { offerPerson } from '../words/say.ts';
import { saySums } from '../words/sum.ts';
import { sayChoose } from '../words/talk.ts';
import { isWish } from './follow-up.ts';
import { goods } from './goods.server.ts';
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
    (one) => kindsSold[one]?.category === product.category && !kindsSold[one].search.length && !kindsSold[one].filter,
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
