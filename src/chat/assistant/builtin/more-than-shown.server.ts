import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import { emptyWish, type Wish } from '../context.ts';
import type { Reading } from '../reading/read-question.ts';
import { shades } from '../reading/words/looks.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import type { Asked } from './part.ts';
import { queryOf } from './wish.ts';

/** 'anything thicker than that', 'have you darker ones': the same with a figure that all of those shown stay below, or a shade of their colour. */
export async function moreThanShown(asked: Asked): Promise<Asked> {
  const { reading } = asked;
  const wish = asked.context.wish ?? emptyWish;
  // A darker blue where there is one, else anything darker.
  if (reading.colour.length && reading.colour.every((name) => shades.has(name))) {
    const colour = [...wish.colour.filter((name) => !shades.has(name)), ...reading.colour];
    const { total } = await findFloors(asked.shop, floorQuery.parse(queryOf({ ...wish, colour })));
    return total ? { ...asked, reading: { ...reading, colour } } : asked;
  }
  return { ...asked, reading: { ...asked.reading, ...(await figureAbove(asked)) } };
}

async function figureAbove(asked: Asked): Promise<Partial<Reading>> {
  const above = await figureAboveAll(asked);
  if (!above.thickness && !above.minWidth) return above;
  // Where those shown are the most so of all, they come first again.
  const wish = asked.context.wish ?? emptyWish;
  const { total } = await findFloors(asked.shop, floorQuery.parse({ ...queryOf({ ...wish, ...above } as Wish), limit: 1 }));
  return total ? above : { sort: above.thickness ? 'thickest' : 'widest' };
}

async function figureAboveAll({ shop, reading, context }: Asked): Promise<Partial<Reading>> {
  const { said } = reading;
  if (/\bthinner\b/.test(said)) return { sort: 'thinnest' };
  if (/\b(?:smaller|narrower)\b/.test(said)) return { sort: 'narrowest' };
  if (!/\b(?:thicker|wider|bigger|larger)\b/.test(said)) return {};
  const shown = await listSummaries(shop, context.shown);
  if (/\bthicker\b/.test(said)) {
    const most = Math.max(0, ...shown.map(({ thickness }) => Number.parseFloat(thickness ?? '') || 0));
    return most ? { thickness: `${Math.floor(most) + 1}mm+` } : { sort: 'thickest' };
  }
  const widest = Math.max(0, ...shown.map(({ plankSize, tileSize }) => Number.parseInt(plankSize ?? tileSize ?? '', 10) || 0));
  return widest ? { minWidth: widest + 1 } : { sort: 'widest' };
}

const layers = [0.3, 0.5, 0.7];
const hardest = 5;

/** 'something harder wearing', 'with a thicker wear layer': the next grade above the first that was shown, where its kind has one; else the hardest first. */
export async function harderThanShown(asked: Asked): Promise<Asked> {
  const { reading, context, shop } = asked;
  const wish = context.wish ?? emptyWish;
  const [id] = context.shown;
  const first = id ? await readProduct(shop, id) : null;
  const condition = [...new Set([...reading.condition, 'heavy traffic'])];
  const grade = Number(/^AC(\d)$/.exec(first?.acRating ?? '')?.[1] ?? 0);
  const layer = Number.parseFloat(first?.wearLayer ?? '') || 0;
  const next = layers.find((one) => one > layer);
  const above: Partial<Reading> = grade > 0 && grade < hardest ? { acRating: `AC${grade + 1}` } : layer > 0 && next ? { wearLayer: `${next}mm` } : {};
  const now = { ...wish, condition, ...(reading.colour.length ? { colour: reading.colour } : {}), ...above } as Wish;
  const { total } = await findFloors(shop, floorQuery.parse({ ...queryOf(now), limit: 1 }));
  return { ...asked, reading: { ...reading, condition, ...(total && Object.keys(above).length ? above : { sort: 'wear' as const }) } };
}
