import { readProduct } from '#catalogue/catalogue.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish } from '../../context.ts';
import type { MeasuredRoom } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { doorsIn } from '../sundry-quantities.ts';
import { queryOf } from '../wish.ts';
import { amountOfGoods } from './goods-amount.server.ts';
import { saidIn } from './sums.server.ts';

const atDoor: ReadonlySet<string> = new Set(['trims', 'threshold', 'ramp bar']);

/** 'with trim for one door': the bars for the doorways after the sum of the floor; the part as it was where none are asked. */
export async function withDoorBars(asked: Asked, part: Part): Promise<Part> {
  const { floor } = asked.reading;
  const doors = doorsIn(saidIn(asked));
  if (!doors || !part.calculation || !floor.some((name) => atDoor.has(name))) return part;
  const found = await Promise.all(
    ['threshold', 'ramp bar'].map(async (name) => {
      const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [name] }), sort: 'cheapest', limit: 1 });
      return (await findFloors(asked.shop, query)).products[0];
    }),
  );
  const [level, ramp] = found;
  if (!level) return part;
  const pence = doors * level.pricePence;
  const other =
    ramp && ramp.id !== level.id ? ` Where the next floor is lower, take ${linkTo(ramp)} at ${formatPounds(ramp.pricePence)} instead.` : '';
  const many = doors === 1 ? 'the doorway' : `the ${doors} doorways`;
  return {
    ...part,
    text: `${part.text}\n\nFor ${many}, to a floor of the same height: ${doors} × ${linkTo(level)}, ${formatPounds(pence)}; with the floor ${formatPounds(pence + part.calculation.totalPence)} together.${other}`,
    products: [...(part.products ?? []), level.id, ...(ramp && ramp.id !== level.id ? [ramp.id] : [])],
    context: { ...part.context, reckoned: [...(part.context?.reckoned ?? []), { id: level.id, pence, areaMm2: 0 }] },
  };
}

const asksBars = /\bhow (?:many|much)\b|\b(?:cost|price|come to|need|total|have (?:you|yous)|do (?:you|yous) have|looking for|want)\b/;
const saysBars = /\b(?:door ?bars?|bars?|t-?bars?|thresholds?|door ?strips?)\b/;

const ofBar: ReadonlySet<string> = new Set(['silver', 'antique', 'brass', 'threshold', 'bar', 'bars', 't', 't-bar', 'edgemoyle']);

/** 'how many T-bars for 3 doorways, and what will it cost': one for each doorway, and their sum. Null for anything else. */
export async function answerDoorBars(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  const said = `${reading.told} ${reading.text}`.trim().toLowerCase();
  const doors = doorsIn(said) || Number(/\b(\d) (?:\w+ ){0,2}?(?:door ?bars?|t-?bars?|thresholds?|door ?strips?)\b/.exec(said)?.[1] ?? 0);
  // '5 lengths of torus and 3 door bars': each is counted.
  if (/\b\d+ (?:lengths|rolls|packs|bags|tubs|boxes) of\b/.test(said)) return null;
  const isOfBars = reading.floor.every((name) => atDoor.has(name)) && saysBars.test(said);
  if (!doors || !isOfBars || !reading.names.every((name) => ofBar.has(name)) || reading.measured.length > 0 || !asksBars.test(reading.said))
    return null;
  const told = reading.names.filter((name) => name === 'silver' || name === 'brass');
  const wish = { ...emptyWish, floor: ['threshold'], colour: [...reading.colour, ...told], finish: reading.finish };
  const [bar] = (await findFloors(shop, floorQuery.parse({ ...queryOf(wish), sort: 'cheapest', limit: 1 }))).products;
  if (!bar) return null;
  return {
    text: `One for each doorway of up to 0.9 m, so ${countUnits(doors, bar.unit)}: ${doors} × ${linkTo(bar)} at ${formatPounds(bar.pricePence)} come to ${formatPounds(doors * bar.pricePence)}. It joins two floors of about the same height; where one is lower a ramp bar is the one.`,
    products: [bar.id],
    sources: [productSource(bar)],
    context: { topic: 'find', wish, shown: [bar.id], focus: bar.id, page: 1 },
  };
}

const inPacks = ['fitting kit', 'sealer', 'levelling clips', 'primer', 'tackifier', 'leveller'] as const;

/** 'and the sealer too': what is sold by the bottle or pack and named beside a floor, with how much the floor takes of it. */
export async function withPacksBesides(asked: Asked, part: Part, measured: MeasuredRoom[]): Promise<Part> {
  const names = inPacks.filter((name) => asked.reading.floor.includes(name));
  if (!part.calculation || !names.length) return part;
  const found = await Promise.all(
    names.map(async (name) => {
      const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [name] }), limit: 1 });
      const [first] = (await findFloors(asked.shop, query)).products;
      const product = first ? await readProduct(asked.shop, first.id) : null;
      const told =
        product && (await amountOfGoods({ ...asked, context: { ...asked.context, focus: part.calculation?.productId ?? null } }, product, measured));
      return product ? { id: product.id, text: told?.text ?? productLine(product) } : null;
    }),
  );
  const kept = found.flatMap((one) => one ?? []);
  return {
    ...part,
    text: [part.text, ...kept.map(({ text }) => text)].join('\n\n'),
    products: [...(part.products ?? []), ...kept.map(({ id }) => id)],
  };
}
