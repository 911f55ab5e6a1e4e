import { listSummaries } from '#catalogue/catalogue.server.ts';
import { nameInText } from '../../answer-text.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { listed, productLine, productSource, upperFirst } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { queryOf, wishOf } from '../wish.ts';
import { browse } from './browse-link.ts';

type Column = 'tile_size' | 'thickness' | 'wear_layer' | 'ac_rating';

const figures: readonly (readonly [RegExp, Column, string])[] = [
  [/\b(?:wear ?layers?|wear thickness\w*)\b/, 'wear_layer', 'wear layers of'],
  [/\b(?:thickness\w*|thick)\b/, 'thickness', 'thicknesses of'],
  [/\bsizes?\b/, 'tile_size', 'sizes of'],
  [/\bac (?:ratings?|class\w*|grades?)\b/, 'ac_rating', 'the classes'],
];
const asksWhich =
  /\b(?:what|which)(?: are| is)?(?: the| different| kinds? of| sorts? of| all)* (?:sizes?|thickness\w*|wear ?layers?|ac (?:ratings?|class\w*|grades?))\b/;
const ofOurs =
  /\b(?:do|does|did|have|are|can|is) (?:you|yous|ye|u|they|it|them|these|those|there|the|your|all)\b|\b(?:you|yous|ye|u) (?:do|have|sell|stock|got|get|offer|keep)\b|\b(?:come|comes|available|is there|are there|on offer|options?)\b/;
const asksBestOf = /\b(?:do i|should i|would i|need|best|recommend|should|must|better|right|mean|difference)\b/;
const hasSizes: ReadonlySet<string> = new Set(['Tiles', 'LVT', 'Laminate Flooring', 'Wood Flooring']);
const mostShown = 4;

/** 'solid oak, what thickness do you have': the figures that there are, with the cheapest of each; null where a kind is not asked for them. */
export async function answerFiguresThereAre(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  const { said, names, floor } = reading;
  if (
    names.length ||
    new Set(floor.map((name) => sold[name]?.category ?? name)).size !== 1 ||
    reading.measured.length ||
    !asksWhich.test(said) ||
    !ofOurs.test(said) ||
    asksBestOf.test(said)
  )
    return null;
  const [, column, called] = figures.find(([asks]) => asks.test(said)) ?? [];
  const category = sold[floor[0] ?? '']?.category;
  if (!column || !category || (column === 'tile_size' && !hasSizes.has(category))) return null;
  const wish = { ...wishOf(reading), sort: null };
  const found = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), limit: 3 }));
  const groups = await byFigure(asked, found.ranked, column);
  if (groups.length < (column === 'tile_size' ? 1 : 2)) return null;
  const shown = groups.length > mostShown ? [...groups.slice(0, mostShown - 1), ...groups.slice(-1)] : groups;
  const products = await listSummaries(
    shop,
    shown.map(({ id }) => id),
  );
  const first = `${upperFirst(sayWish(wish).replaceAll(/[“”]/g, ''))}: there ${groups.length === 1 ? 'is the size' : `are ${called}`} ${listed(groups.map(({ value }) => nameInText(value)))}. Of each, the cheapest${groups.length > mostShown ? ' of some of them' : ''}:`;
  return {
    text: [first, ...products.map((product) => `${figureOf(shown, product.id)}: ${productLine(product)}`), browse(found.query)]
      .filter(Boolean)
      .join('\n\n'),
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: ['Compare the first two'],
    context: { topic: 'find', wish, shown: products.map(({ id }) => id), focus: null, page: 1 },
  };
}

type Group = { value: string; id: string };

const figureOf = (groups: readonly Group[], id: string) => groups.find((group) => group.id === id)?.value ?? '';

/** The figures of some products from the least, each with the cheapest that has it. */
async function byFigure({ shop }: Asked, ids: readonly string[], column: Column): Promise<Group[]> {
  const { sql } = shop;
  const number =
    column === 'tile_size'
      ? sql`substring(coalesce(tile_size, plank_size) from '^(\\d+)')::numeric * substring(coalesce(tile_size, plank_size) from 'x ?(\\d+)')::numeric`
      : sql`substring(${sql(column)} from '(\\d+(?:\\.\\d+)?)')::numeric`;
  const shown = column === 'tile_size' ? sql`coalesce(tile_size, plank_size)` : sql(column);
  const rows = await sql<{ id: string; value: string }[]>`
    select distinct on (number) id, value from (
      select id, price_pence::float8 / nullif(coverage_cm2, 0) as each, ${shown} as value,
        ${number} as number
      from products where id = any(${[...ids]})) of_each
    where number is not null order by number, each nulls last`;
  return rows.map(({ id, value }) => ({ id, value: value.replace(/(\d)mm$/, '$1 mm') }));
}

/** 'lvt with a 0.55 wear layer', of which there is none so exactly: what there is; empty where there is one, or more was allowed. */
export async function sayNotExactly(asked: Asked): Promise<string> {
  const { reading, shop } = asked;
  const { wearLayer, floor, said } = reading;
  if (!wearLayer || floor.length !== 1 || /\b(?:or|at least|min|minimum|more|over|above|better|thicker|plus)\b/.test(said)) return '';
  const { ranked } = await findFloors(shop, floorQuery.parse({ ...queryOf({ ...wishOf(reading), wearLayer: null, sort: null }), limit: 3 }));
  const groups = await byFigure(asked, ranked, 'wear_layer');
  const [most] = groups.slice(-1);
  const isThere = groups.some(({ value }) => Number.parseFloat(value) === Number.parseFloat(wearLayer));
  if (isThere || !most) return '';
  return `None has exactly ${wearLayer.replace('mm', ' mm')}: there are wear layers of ${listed(groups.map(({ value }) => value))}, so ${most.value} is the highest.`;
}
