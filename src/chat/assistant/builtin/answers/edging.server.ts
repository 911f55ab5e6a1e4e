import type { Product } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish } from '../../context.ts';
import type { MeasuredRoom } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked } from '../part.ts';
import { linkTo } from '../say.ts';
import { doorsIn, doorwayMm, lengthsNeeded, metresIn } from '../sundry-quantities.ts';
import { queryOf } from '../wish.ts';

const isEdging = (name: string) => name === 'skirting' || name === 'scotia';

const beadingAlone = /\bskirtings? (?:board )?(?:or )?(?:beading|scotia)\b/;

/** Those of these goods that a message names: 'skirting beading' is the beading alone. */
export function goodsNamed<Name extends string>({ floor, told, said }: Asked['reading'], goods: readonly Name[]): Name[] {
  const isBeading = beadingAlone.test(`${told} ${said}`);
  return goods.filter((name) => floor.includes(name) && !(isBeading && name === 'skirting'));
}

/** The way round a room of which only the area is known: one a third longer than it is wide. */
const longerThanWide = 4 / 3;

/** A room with its sides; of one that was told by its area alone such as rooms usually have. */
function withSidesOf(room: MeasuredRoom): { lengthMm: number; widthMm: number; times: number }[] {
  if ('lengthMm' in room) return room.as === 'steps' || room.as === 'walls' ? [] : [room];
  const widthMm = Math.sqrt(room.areaMm2 / longerThanWide);
  return room.as ? [] : [{ lengthMm: widthMm * longerThanWide, widthMm, times: room.times }];
}

/** Lengths of skirting or beading once round the rooms, the cheapest that suits the floor: beading of oak for oak, skirting in the colour that was said. */
export async function edgingFor(
  asked: Asked,
  name: string,
  product: Product,
  measured: readonly MeasuredRoom[],
): Promise<{ id: string; text: string; pence: number } | null> {
  const rooms = measured.flatMap(withSidesOf);
  if (!rooms.length || !isEdging(name) || product.category === 'Carpet' || product.category === 'Tiles') return null;
  const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [name] }), sort: 'cheapest', limit: 6 });
  const { products } = await findFloors(asked.shop, query);
  const said = `${asked.reading.told} ${asked.reading.text}`;
  const asSaid = products.find((one) => /\boak skirting\b/.test(said) && /\boak\b/i.test(one.name));
  const one = asSaid ?? products[0];
  const metres = one ? metresIn(one.name.replace(/.*\bx /, '')) : 0;
  if (!one || !metres) return null;
  const told = runTold(said);
  const count = told ? Math.ceil(told / metres - 1e-9) : lengthsNeeded(rooms, metres * 1000, doorsIn(said) * doorwayMm);
  const pence = count * one.pricePence;
  return { id: one.id, text: `${linkTo(one)}, ${countUnits(count, one.unit)} for ${formatPounds(pence)}`, pence };
}

/** '20 m of scotia': the metres that were told; 0 where none were. */
function runTold(said: string): number {
  return Number(
    /\b(\d{1,3}(?:\.\d+)?) ?(?:m|mtrs?|met(?:re|er)s?) (?:of )?(?:the |your |that )?(?:\w+ ){0,2}?(?:scotia|beading|skirting)\b/.exec(said)?.[1] ?? 0,
  );
}

/** Said of skirting or beading where only an area was told. */
export function sayAround(goods: readonly string[], measured: readonly MeasuredRoom[], said = ''): string {
  const isGuessed = !runTold(said) && goods.some(isEdging) && measured.some((room) => !('lengthMm' in room) && !room.as);
  return isGuessed
    ? 'The lengths round the room are for one a third longer than it is wide, with a tenth for the mitres; tell me its sides and I count them exactly.'
    : '';
}

const bothEnds = /\b(?:both|two|2|each|either) (?:ends?|sides?|edges?)\b/;
const longest = 3000;
/** '2 trims' */
const trimsSaid = /\b(\d{1,2}) (?:lengths of )?(?:tile )?trims?\b/;

/** Whether so many trims were asked for, or the sides that they finish are known. */
export const areTrimsKnown = (said: string, measured: readonly MeasuredRoom[]) =>
  trimsSaid.test(said) || (measured.length === 1 && measured.some((room) => 'lengthMm' in room));

/** Lengths of tile trim for the ends of a tiled strip, such as a splashback: as high as it is. */
export async function tileTrimFor(
  asked: Asked,
  product: Product,
  measured: readonly MeasuredRoom[],
): Promise<{ id: string; text: string; pence: number } | null> {
  const [strip] = measured;
  const highMm = strip && 'lengthMm' in strip ? Math.min(strip.lengthMm, strip.widthMm) : 0;
  const said = `${asked.reading.told} ${asked.reading.text}`;
  const told = Number(trimsSaid.exec(said)?.[1] ?? 0);
  if (product.category !== 'Tiles' || (!told && (measured.length !== 1 || !highMm || highMm > longest))) return null;
  const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: ['tile trim'] }), sort: 'cheapest', limit: 6 });
  const { products } = await findFloors(asked.shop, query);
  const one = products.find(({ name }) => asked.reading.colour.some((colour) => name.toLowerCase().includes(colour))) ?? products[0];
  const metres = one ? metresIn(one.name.replace(/.*\bmm /, '')) : 0;
  if (!one || !metres) return null;
  const count = told || Math.ceil((highMm * (bothEnds.test(said) ? 2 : 1)) / (metres * 1000));
  const pence = count * one.pricePence;
  return { id: one.id, text: `${linkTo(one)}, ${countUnits(count, one.unit)} for ${formatPounds(pence)}`, pence };
}
